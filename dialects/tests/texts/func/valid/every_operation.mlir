func.func private @callee(i32) -> f32
func.func @calls(%a: i32, %f: (i32) -> f32) -> f32 {
  %0 = call @callee(%a) : (i32) -> f32
  %1 = call_indirect %f(%a) : (i32) -> f32
  %2 = constant @callee : (i32) -> f32
  %3 = call_indirect %2(%a) : (i32) -> f32
  %4 = "func.call"(%a) <{arg_attrs = [{a.in}], callee = @callee, no_inline, res_attrs = [{a.out = 1 : i8}]}> : (i32) -> f32
  return %4 : f32
}
