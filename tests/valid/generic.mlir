"a.b"() : () -> ()
// -----
%0:3 = "a.b"() {x, y = "z", "not an id" = 1, u = unit} : () -> (i32, f32, index)
%1 = "a.c"(%0#2, %0#0) <{k = [1, 2.5, true, "s", @s, @a::@b, i32, {q = 1}]}> : (index, i32) -> tuple<i32>
"a.d"(%1, %0#1) : (tuple<i32>, f32) -> ()
// -----
"a.region"() ({
^entry(%x: i32, %y: f32):
  %0 = "a.use"(%x) : (i32) -> i1
  "a.cond"(%0, %y)[^yes, ^no] : (i1, f32) -> ()
^yes:
  "a.jump"()[^join] : () -> ()
^no:
  "a.jump"()[^join] : () -> ()
^join:
  "a.ret"() : () -> ()
^dead(%z: i64):
  "a.loop"(%z)[^dead, ^dead] : (i64) -> ()
}, {
}, {
  "a.nested"() ({
    "a.x"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1 * 2)>
!t = tensor<4x?xf32>
%0 = "a.b"() {m = #map} : () -> !t
"a.c"(%0) : (!t) -> () loc("here":1:2)
// -----
"a.a"() : () -> () loc(fused["x", "y"])
"a.b"() : () -> () loc(callsite("f" at "g":3:4))
"a.c"() : () -> () loc(unknown)
"a.d"() : () -> () loc("named"("f":1:1))
"a.e"() : () -> () loc(#later)
#later = loc("later")
// -----
"a.forward"(%late) ({
  "a.inner"() : () -> ()
}) : (i32) -> ()
"a.graph"() : () -> ()
%late = "a.def"() : () -> i32
// -----
"a.block_args"() ({
^bb0(%a: i32 loc("a"), %b: memref<2x2xf32, strided<[2, 1], offset: ?>> loc(unknown)):
  "a.x"(%b, %a) : (memref<2x2xf32, strided<[2, 1], offset: ?>>, i32) -> ()
}) : () -> ()
// -----
func.func @a(%c: i1, %x: i32) {
  "cf.cond_br"(%c, %x)[^bb1, ^bb2] {operand_segment_sizes = array<i32: 1, 1, 0>} : (i1, i32) -> ()
^bb1(%0: i32):
  return
^bb2:
  return
}
// -----
func.func @b(%c: i1, %x: i32) {
  "cf.cond_br"(%c, %x)[^bb1, ^bb2] <{operand_segment_sizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^bb1(%0: i32):
  return
^bb2:
  return
}
// -----
func.func @d(%c: i1, %x: i32) {
  "cf.cond_br"(%c, %x)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> {operand_segment_sizes = array<i32: 1, 0, 1>} : (i1, i32) -> ()
^bb1(%0: i32):
  return
^bb2:
  return
}
// -----
func.func @f(%c: i1, %x: i32) {
  "cf.cond_br"(%c, %x)[^bb1, ^bb2] <{operand_segment_sizes = array<i32: 1, 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
^bb1(%0: i32):
  return
^bb2:
  return
}
// -----
func.func @l(%c: i32) {
  %0 = "arith.addi"(%c, %c) {operand_segment_sizes = array<i32: 1, 1>} : (i32, i32) -> i32
  return
}
// -----
func.func @n(%c: i1, %x: i32) {
  "cf.cond_br"(%c, %x)[^bb1, ^bb2] <{branch_weights = array<i32: 1, 2>}> {operand_segment_sizes = array<i32: 1, 1, 0>} : (i1, i32) -> ()
^bb1(%0: i32):
  return
^bb2:
  return
}
