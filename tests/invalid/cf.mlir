func.func @f(%a: i32) { cf.br ^bb1 ^bb1(%x: i32): return }
// -----
func.func @f(%a: i32) { cf.br ^bb1(%a : i32) ^bb1: return }
// -----
func.func @f(%a: i32) { cf.br ^bb1(%a : i32) ^bb1(%x: f32): return }
// -----
func.func @f(%a: i32) { cf.br ^bb1(%a : f32) ^bb1(%x: f32): return }
// -----
func.func @f(%a: i32) { cf.br ^bb1(%a, %a : i32) ^bb1: return }
// -----
func.func @f() { cf.br ^bb1 }
// -----
func.func @f() { cf.br }
// -----
func.func @f(%c: i32) { cf.cond_br %c, ^bb1, ^bb1 ^bb1: return }
// -----
func.func @f(%c: i1) { cf.cond_br %c, ^bb1 ^bb1: return }
// -----
func.func @f(%c: i1) { cf.cond_br %c weights([1]), ^bb1, ^bb1 ^bb1: return }
// -----
func.func @f(%c: i1) { cf.cond_br %c weights([0, 0]), ^bb1, ^bb1 ^bb1: return }
// -----
func.func @f(%c: i1) { cf.cond_br %c weights(1, 2), ^bb1, ^bb1 ^bb1: return }
// -----
func.func @f(%c: i1) { cf.cond_br %c weights([1, x]), ^bb1, ^bb1 ^bb1: return }
// -----
func.func @f(%c: i1) { cf.cond_br %c weights([99999999999]), ^bb1, ^bb1 ^bb1: return }
// -----
func.func @f(%c: i1) { "cf.cond_br"(%c)[^bb1, ^bb1] : (i1) -> () ^bb1: return }
// -----
func.func @f(%c: i1) { "cf.cond_br"(%c)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1) -> () ^bb1: return }
// -----
func.func @f(%c: i1) { "cf.cond_br"(%c)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0>}> : (i1) -> () ^bb1: return }
// -----
func.func @f(%c: i1) { "cf.cond_br"(%c)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, -1, 1>}> : (i1) -> () ^bb1: return }
// -----
func.func @f(%c: i1) { "cf.cond_br"(%c)[^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> () ^bb1: return }
// -----
func.func @f(%a: f32) { cf.switch %a : f32, [ default: ^bb1 ] ^bb1: return }
// -----
func.func @f(%a: i32) { cf.switch %a : i32, [ ^bb1 ] ^bb1: return }
// -----
func.func @f(%a: i32) { cf.switch %a : i32, [ default: ^bb1, x: ^bb1 ] ^bb1: return }
// -----
func.func @f(%a: i32) { cf.switch %a : i32, [ default: ^bb1, 1: ^bb1(%a : i32) ] ^bb1: return }
// -----
func.func @f(%a: i32) { cf.switch %a : i32, [ default: ^bb1, 1 ^bb1 ] ^bb1: return }
// -----
func.func @f(%a: i32) { "cf.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> () ^bb1: return }
// -----
func.func @f(%a: i32) { "cf.switch"(%a)[^bb1, ^bb1] <{case_operand_segments = array<i32: 0>, case_values = dense<[1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> () ^bb1: return }
// -----
func.func @f(%a: i1) { cf.assert %a return }
// -----
func.func @f(%a: i1) { cf.assert %a, 5 return }
// -----
func.func @f(%a: i32) { cf.assert %a, "m" return }
// -----
func.func @f(%a: i1) { "cf.assert"(%a) : (i1) -> () return }
// -----
func.func @f(%a: i1) { cf.br ^bb1 ^bb1: cf.br ^bb0 }
// -----
func.func @f(%a: i1) { cf.br ^bb1 "test.op"() : () -> () ^bb1: return }
// -----
func.func @f(%a: i32) { cf.switch %a : i32, [default: ^b, -x: ^b]
^b: return }
// -----
func.func @f(%a: i32) { cf.switch %a : i32, [default: ^b, -
   x: ^b]
^b: return }

// -----

// Destinations of cases may name results by number, the default may not.
func.func @f(%flag: i32) {
  %0:2 = "t"() : () -> (i1, i1)
  cf.switch %flag : i32, [
    default: ^a(%0#1 : i1),
    1: ^a(%0#1 : i1)
  ]
^a(%x: i1):
  return
}
