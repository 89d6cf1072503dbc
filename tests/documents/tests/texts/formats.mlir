// The document's call.
%0 = "t.value"() : () -> i32
%1 = my.call @callee(%0) {note} : (i32) -> i64
my.call @callee() : () -> ()
// -----
// Its new line.
%results = my.operation {
  this_is_on_a_newline
}
// -----
my.return
// -----
%0:2 = "t.value"() : () -> (i32, f32)
my.return %0#0, %0#1 : i32, f32
// -----
// The anchor is there: so must be the rest.
%0 = "t.value"() : () -> i32
my.return %0
// -----
// Unit attributes and properties stand for their group.
foo.op is_read_only
foo.op
foo.prop is_read_only
foo.prop
foo.else foo_is_present
foo.else foo_is_absent
// -----
foo.else
// -----
// With and without the prefix.
%0 = "t.value"() : () -> vector<4xf32>
vector.multi_reduction <minf>, %0 : vector<4xf32>
vector.qualified_multi_reduction #vector.kind<minf>, %0 : vector<4xf32>
// -----
%0 = "t.value"() : () -> vector<4xf32>
vector.qualified_multi_reduction <minf>, %0 : vector<4xf32>
// -----
%0:2 = "t.value"() : () -> (i32, f32)
my.directive %0#1, %0#0 : f32, i32
// -----
// Literals.
%0 = "t.value"() : () -> i32
my.arrows < -> > {a}
my.punctuation [%0, %0]{} ? * + = -> : () {a}
my.lines {
  1,
  2
}
// -----
// Everything of a kind.
%0:2 = "t.value"() : () -> (i32, f32)
%1 = my.everything %0#0, %0#1, %0#1 : (i32, f32, f32) -> i1 {
}, {
  "t.op"() : () -> ()
} attributes {a}
// -----
%0 = "t.value"() : () -> i32
%1 = my.everything %0 : (i32, i32) -> i1 {
}
// -----
%0 = "t.region"() ({
  %1 = "t.value"() : () -> i32
  %2 = my.leave %1, %1 : i32, i32 ^a, ^a, ^b -> i64
^a:
  %3 = "t.value"() : () -> i32
  %4 = my.leave %3 : i32 ^b attributes {a} -> i64
^b:
  my.return
}) : () -> i1
// -----
// Anchors of every kind: all there, none, and each alone.
%0 = "t.value"() : () -> i32
%1:2 = my.anchors operand %0 others %0, %0 : i32, i32 attr "a" count 2 prop 3 flag (i1, i2) body {
  "t.op"() : () -> ()
}
my.anchors no_attr
my.anchors operand %0 no_attr
my.anchors others %0 : i32 no_attr
my.anchors no_attr count 4
my.anchors no_attr prop 0
my.anchors no_attr flag
%2 = my.anchors no_attr (i1)
// -----
// A count that equals the default is no reason for the group.
my.anchors attr "a" count 1
// -----
my.anchors
// -----
%0 = "t.value"() : () -> i32
my.nested
my.nested %0 closed
my.nested %0, %0 by 2 open {a}
// -----
%0 = "t.value"() : () -> i32
my.nested %0 by 2
// -----
// Clauses in any order, each once.
%0:2 = "t.value"() : () -> (i1, f32)
my.clauses limit = 3 copy(%0#0, %0#1 : i1, f32) wait if(%0#0)
my.clauses wait
my.clauses
my.flags[level 2 fast]
my.flags[]
// -----
my.flags[fast fast]
// -----
my.prefixed_kinds <low>, #my.level<high>, %0 : !my.pair
%0 = "t.value"() : () -> !my.pair
// -----
// Directives written in Rust.
"t.region"() ({
  %0 = "t.value"() : () -> i32
  my.spanned %0 -> %0 step 4 : i8 times 2 to ^a {a}
^a:
  %1 = "t.value"() : () -> i32
  my.spanned %1 step "x" times 0 to ^a
}) : () -> ()
my.body "name" 2 {
  "t.op"() : () -> ()
} and {
} and {
} end
my.body "none" 0 {
} end {a}
// -----
// Code in directives that refers to the builder and to the context.
my.filled byte plain
my.filled of i16 with 3 : i8 {a}
// -----
my.body "name" 2 {
} and {
} end
// -----
my.custom says "this" {a}
// -----
my.custom "this"
// -----
// Directives that receive typed attributes, types, dictionaries and properties.
my.marked "name"
my.marked_with <low> "name"
my.marked_with <high> "name" 3 {a}
%0:3 = "t.value"() : () -> (i1, i2, i3)
my.listed %0#0() : i1
my.listed %0#0, %0#1(%0#0, %0#2) : i1, i2 -> i1, i3
my.tagged tags {count = 4 : i64, other}
my.stamped 4 "name" {a}
// -----
my.marked 3
// -----
my.tagged tags {other}
// -----
// An attribute of each kind: its type is left out if the definition has it.
my.attr_kinds -3 4 5 true 1.5 "text" tensor<2xi8> @outer::@inner @name [1, "a"] ["b"] [4, -5] [0.5, -1.0] {a = 1 : i8} dense<[1, 2]> : tensor<2xi8> affine_map<(d0)[s0] -> (d0 + s0)> any 7 : i16 unit {other}
my.attr_kinds 0 0 0 false 0.0 "" i1 @a @b [] [] [] [] {} dense<0.0> : vector<2xf32> affine_map<() -> ()> any #my.level<low>
// -----
my.attr_kinds 3 : i32
