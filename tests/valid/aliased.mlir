#map = affine_map<(d0, d1) -> (d0 + d1, d1)>
"t.a"() {x = #map, y = #map} : () -> ()
// -----
#a = affine_map<(d0) -> (d0 * 2)>
#b = affine_map<(d0) -> (d0 * 3)>
#c = affine_map<(d0) -> (d0 * 2)>
"t.a"() {x = #b, y = #a, z = #c} : () -> ()
// -----
#s = affine_set<(d0)[s0] : (d0 - s0 >= 0)>
#m = affine_map<()[s0] -> (s0)>
"t.a"() {s = #s, m = [#m, #s, {x = #m}]} : () -> ()
// -----
!t = tuple<i32, tuple<f32, f64>>
%x = "t.a"() : () -> !t
"t.b"(%x) : (!t) -> ()
// -----
!alias = i32
#attr = "text"
#dict = {a = #attr, b = !alias}
"t.a"() {x = #dict, y = #attr} : () -> !alias
// -----
"t.a"() : () -> tuple<tuple<i32>, tuple<i32>, tuple<tuple<i32>>>
// -----
"t.a"() {m = memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>} : () -> memref<2x2xf32, affine_map<(d0, d1) -> (d1, d0)>>
// -----
#d = distinct[0]<"x">
#e = distinct[1]<"x">
"t.a"() {a = #d, b = #e, c = #d, d = distinct[2]<>} : () -> ()
// -----
#d = distinct[7]<{a = 1}>
"t.a"() {x = #d} : () -> () loc(fused<#d>["a"])
// -----
#map1 = affine_map<(d0) -> (d0 + 1)>
#map2 = affine_map<(d0) -> (d0 + 2)>
#map10 = affine_map<(d0) -> (d0 + 10)>
"t.a"() {a = #map10, b = #map2, c = #map1} : () -> ()
"t.b"() ({
  "t.c"() {x = #map10} : () -> ()
}) {y = #map1} : () -> ()
// -----
#inner = affine_map<(d0) -> (d0)>
!ty = memref<?xf32, #inner>
"t.a"() {f = (!ty) -> (!ty, tuple<!ty>)} : () -> ()
// -----
func.func @f(%a: tuple<i32, f32>) -> tuple<i32, f32> {
  return %a : tuple<i32, f32>
}
// -----
func.func private @g(memref<2xf32, affine_map<(d0) -> (d0 + 3)>> {t.m = affine_map<(d0) -> (d0)>}) -> (i32 {t.s = affine_set<(d0) : (d0 == 0)>})
