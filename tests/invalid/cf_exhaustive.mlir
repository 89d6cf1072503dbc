func.func @f() { cf.br }
// -----
func.func @f() { cf.br ^a(%x : i32)
^a(%y: i32): return }
// -----
func.func @f() { cf.br ^a
^a(%y: i32): return }
// -----
func.func @f(%x: i64) { cf.br ^a(%x : i64)
^a(%y: i32): return }
// -----
func.func @f(%x: i32) { cf.br ^a(%x : i32, i32)
^a(%y: i32): return }
// -----
func.func @f(%x: i32) { cf.br ^a(%x)
^a(%y: i32): return }
// -----
func.func @f(%x: i32) { cf.cond_br %x, ^a, ^a
^a: return }
// -----
func.func @f(%x: i1) { cf.cond_br %x, ^a
^a: return }
// -----
func.func @f(%x: i1) { cf.cond_br %x, ^a, ^b
^a: return }
// -----
func.func @f(%x: i1) { cf.cond_br %x weights([1]), ^a, ^a
^a: return }
// -----
func.func @f(%x: i1) { cf.cond_br %x weights(3), ^a, ^a
^a: return }
// -----
func.func @f(%x: i1) { cf.cond_br %x, ^a(%x : i1), ^a
^a(%q: i1): return }
// -----
func.func @f(%x: i1) { cf.assert %x return }
// -----
func.func @f(%x: i32) { cf.assert %x, "a" return }
// -----
func.func @f(%x: i1) { cf.assert %x, 3 return }
// -----
func.func @f(%x: i32) { cf.switch %x : i32, [ ] }
// -----
func.func @f(%x: i32) { cf.switch %x : i32, [ default: ^a, 1 ^a ]
^a: return }
// -----
func.func @f(%x: i32) { cf.switch %x : i32, [ default: ^a, x: ^a ]
^a: return }
// -----
func.func @f(%x: f32) { cf.switch %x : f32, [ default: ^a ]
^a: return }
// -----
func.func @f(%x: i1) { "cf.cond_br"(%x)[^a, ^a] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1) -> ()
^a: return }
// -----
func.func @f(%x: i1) { "cf.cond_br"(%x)[^a, ^a] <{operandSegmentSizes = array<i32: 1, 0>}> : (i1) -> ()
^a: return }
// -----
func.func @f(%x: i1) { "cf.cond_br"(%x)[^a] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a: return }
// -----
func.func @f(%x: i1) { "cf.cond_br"(%x)[^a, ^a] : (i1) -> ()
^a: return }
// -----
func.func @f() { "cf.br"() : () -> () }
// -----
func.func @f() { %0 = ub.poison return }
// -----
func.func @f() { %0 = ub.poison <1> : i32 return }
// -----
func.func @f() { ub.unreachable
 return }
// -----
func.func @f(%x: i32) {
  cf.br ^a
^b:
  cf.br ^a
^a:
  "foo.use"(%y) : (i32) -> ()
  return
^c:
  %y = arith.constant 1 : i32
  cf.br ^a
}
