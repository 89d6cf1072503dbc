#m = affine_map<(d0) -> (d0 + 1)>
!t = tensor<4xf32>
#l = loc("x":1:2)
"t.a"() {m = #m, n = affine_map<(d0) -> (d0)>, k = [affine_map<(d0) -> (d0 * 2)>, affine_set<(d0) : (d0 == 0)>], mm = memref<4xf32, #m>} : () -> () loc(#l)
%0 = "t.b"() {m = distinct[0]<1>, n = distinct[1]<distinct[0]<1>>, o = distinct[2]<affine_map<() -> ()>>} : () -> !t loc(fused["a", "b"("c":1:2)])
"t.c"() ({
^bb0(%a: i32 loc("arg"), %b: tuple<i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1>):
  "t.d"(%a) : (i32) -> () loc(callsite("f" at "g":2:3))
  "t.d"(%b) : (tuple<i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1>) -> () loc("arg")
}) {l = loc("attr"), u = loc(unknown)} : () -> () loc(unknown)
// -----
// Only a location among the attributes.
"t.a"() {l = loc("attr"("f":1:2))} : () -> ()
// -----
// Aliases of one name are numbered, in order of nesting first.
"t.a"() {a = memref<4xf32, affine_map<(d0) -> (d0 + 1)>>, b = affine_map<(d0) -> (d0 + 2)>, c = [distinct[0]<affine_map<() -> (1)>>, distinct[1]<"x">]} : () -> ()
"t.b"() {a = affine_map<() -> (2)>, b = affine_map<(d0) -> (d0 + 1)>} : () -> ()
// -----
// Two locations of one place are one alias.
"t.a"() : () -> () loc("f":1:1)
"t.a"() : () -> () loc("f":1:1)
"t.a"() : () -> () loc(fused["f":1:1, fused<"m">["f":1:1, "g":2:2]])
// -----
// Used before its definition.
"t.a"() : () -> () loc(#late)
"t.b"() ({
^bb0(%a: i32 loc(#late2)):
  "t.c"() : () -> () loc(#late)
}) : () -> ()
#late = loc("late":1:2)
#late2 = loc(callsite(#late at #late))
// -----
#t0 = affine_map<(d0) -> (d0)>
#t1 = [#t0, {x = #t0}]
!f = (tuple<>, memref<4xf32, affine_map<(d0) -> (d0 * 3)>>) -> ()
"t.a"() {a = #t1, b = !f, c = dense<1> : tensor<2xi32>} : () -> ()
// -----
func.func @f(%a: i32 loc("x":1:2), %b: i32) -> i32 {
  %0 = "t.r"() ({
  ^bb0(%c: i32 loc("x":1:2)):
    "t.y"(%c) : (i32) -> ()
  }) : () -> i32
  return %0 : i32
}
// -----
#fm = #arith.fastmath<fast>
module attributes {t.a = #fm, t.b = [#arith.overflow<nsw, nuw>, tensor<4xf32, #fm>]} {}
