// Declarations and definitions, visibility, attributes on functions, arguments and results.
func.func private @declared(i32, f32 {test.note = "argument"}) -> (i64 {test.note = "result"}, i1)
func.func private @empty()
func.func nested @nested(%a: i32) { return }
func.func @results(%a: i32, %b: f32) -> (i32, f32) { return %a, %b : i32, f32 }
func.func @one(%a: i32 {test.note}) -> (i32 {test.note}) attributes {test.key = 1 : i32, no_inline} {
  return %a : i32
}
func.func @higher(%f: (i32) -> i32, %a: i32) -> i32 {
  %0 = call_indirect %f(%a) : (i32) -> i32
  %1 = func.call_indirect %f(%0) {note} : (i32) -> i32
  return %1 : i32
}
func.func @"quoted name"() { return }
func.func @calls(%a: i32, %b: f32) {
  call @empty() : () -> ()
  func.call @empty() {note = unit} : () -> ()
  %0:2 = call @declared(%a, %b) : (i32, f32) -> (i64, i1)
  %1 = call @one(%a) {no_inline} : (i32) -> i32
  %f = constant @one : (i32) -> i32
  %g = func.constant @empty : () -> ()
  %2 = call_indirect %f(%1) : (i32) -> i32
  call_indirect %g() : () -> ()
  call @"quoted name"() : () -> ()
  return
}

// -----

module @outer attributes {test.key = "value"} {
  module {
    func.func @inner() { func.return {note} }
  }
  builtin.module @second {
    func.func @inner() { return }
  }
  func.func @casts(%a: i32, %b: f32) {
    %0 = builtin.unrealized_conversion_cast %a : i32 to index
    %1:2 = builtin.unrealized_conversion_cast %a, %b : i32, f32 to tuple<i32>, f64 {note}
    %2 = builtin.unrealized_conversion_cast to !unknown.type<"text">
    return
  }
}

// -----

"func.func"() <{function_type = (i32) -> i32, sym_name = "generic", arg_attrs = [{test.a}], res_attrs = [{test.r}]}> ({
^bb0(%arg0: i32):
  %0 = "func.call"(%arg0) <{callee = @generic, no_inline}> : (i32) -> i32
  "func.return"(%0) : (i32) -> ()
}) {test.discardable} : () -> ()
