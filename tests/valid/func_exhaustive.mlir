func.func private @decl(i32, f32) -> i32
func.func private @decl2(i32 {a.b = 1 : i32}, f32) -> (i32 {c.d}, f32) attributes {x.y = "z", no_inline}
func.func @empty() { return }
func.func nested @nested(%a: i32) -> i32 { return %a : i32 }
func.func public @public(%a: i32 {a.b}, %b: f32 loc("b")) -> (i32 {c.d = unit}) attributes {some.attr = 3 : i64} {
  %0 = func.call @decl(%a, %b) : (i32, f32) -> i32
  %1 = call @decl(%0, %b) {note.it = [1, 2]} : (i32, f32) -> i32
  %2:2 = call @decl2(%1, %b) {no_inline} : (i32, f32) -> (i32, f32)
  %f = constant @decl : (i32, f32) -> i32
  %g = func.constant @decl2 : (i32, f32) -> (i32, f32)
  %3 = call_indirect %f(%2#0, %2#1) : (i32, f32) -> i32
  %4:2 = func.call_indirect %g(%3, %2#1) {k.k = 1 : i8} : (i32, f32) -> (i32, f32)
  call @empty() : () -> ()
  return %4#0 : i32
}
func.func @fnresult() -> (() -> ()) {
  %f = constant @empty : () -> ()
  return %f : () -> ()
}
func.func @blocks(%c: i1, %x: i32) -> (i32, i32) {
  cf.br ^bb1(%x, %x : i32, i32)
^bb1(%y: i32, %z: i32):
  return %y, %z : i32, i32
}
func.func @"quoted name"() { return }
// -----
module @outer attributes {a.b = 1 : i32} {
  module @inner {
    func.func private @f()
  }
  module {
  }
  module @p attributes {sym_visibility = "private"} {
  }
  func.func @g(%a: memref<2x2xf32, affine_map<(d0, d1) -> (d1, d0)>>, %b: tuple<i32, f32>) {
    %0 = builtin.unrealized_conversion_cast %b : tuple<i32, f32> to i32
    %1:2 = builtin.unrealized_conversion_cast %b : tuple<i32, f32> to i32, f32 {x.y}
    %2 = builtin.unrealized_conversion_cast to i64
    %3 = builtin.unrealized_conversion_cast %0, %2 : i32, i64 to tuple<i32, i64>
    "foo.region"() ({
      %4 = arith.constant 1 : i32
      "foo.yield"(%4) : (i32) -> ()
    }) : () -> ()
    func.return
  }
}
// -----
func.func @shadow(%arg0: i32) {
  %0 = "foo.a"() ({
    %c0 = arith.constant 0 : index
    "foo.b"(%c0, %arg0) : (index, i32) -> ()
    func.func @inner(%q: i32) {
      %c9 = arith.constant 0 : index
      return
    }
  }) : () -> i32
  %c0 = arith.constant 0 : index
  %c0_0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.constant {value = 1 : i32} 2 : i32
 %1 = arith.cmpi slt, %a, %a {predicate = 3 : i64} : i32
 %2 = arith.addi %a, %a overflow<nsw> {overflowFlags = #arith.overflow<nuw>} : i32
 return
}
module @a attributes {sym_name = "b"} {}
