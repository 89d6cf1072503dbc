"t.types"() {
  simple = !mykinds.simple, complex = !mykinds.complex<4, i32>, recursive = !mykinds.recursive<"a", tuple<!mykinds.recursive<"a">>>,
  matrix = !mykinds.matrix<2 by 3 of !mykinds.simple at index>, by_hand = !mykinds.by_hand<5>
} : () -> ()
// -----
"t.attrs"() {
  simple = #mykinds.simple_attr, complex = #mykinds.complex_attr<other = 1 : i8, parameter = 4>,
  recursive = #mykinds.recursive_attr<"a", [#mykinds.recursive_attr<"a">]>, range = [#mykinds.range<7>, #mykinds.range<7 from 1 by 2>]
} : () -> ()
// -----
"t.types"() {complex = !mykinds.complex<0, i32>} : () -> ()
// -----
"t.types"() {complex = !mykinds.complex<1, f32>} : () -> ()
// -----
"t.types"() {matrix = !mykinds.matrix<0 by 3 of i1>} : () -> ()
// -----
"t.types"() {matrix = !mykinds.matrix<1 3 of i1>} : () -> ()
// -----
"t.attrs"() {range = #mykinds.range<7 from 7>} : () -> ()
// -----
"t.types"() {unknown = !mykinds.unknown} : () -> ()
// -----
"t.attrs"() {labels = [#mykinds.label<5>, #mykinds.label<"five" of 5>]} : () -> ()
// -----
"t.types"() {slots = [!mykinds.slot<>, !mykinds.slot<3 : i8>, !mykinds.slot<, "a">, !mykinds.slot<3 : i8, [1]>]} : () -> ()
// -----
"t.types"() {slot = !mykinds.slot<"a">} : () -> ()
// -----
"t.attrs"() {cells = [#mykinds.cells<0 : >, #mykinds.cells<3 : 1 -2 3>]} : () -> ()
// -----
"t.attrs"() {cells = #mykinds.cells<3 : 1 -2>} : () -> ()
