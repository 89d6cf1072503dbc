// Operations that only this dialect has.
"test.sorted_arrays"() {emptyattr = array<i32>, i32attr = array<i32: 1, 2>, i64attr = array<i64: 1, 1>} : () -> ()
// -----
"test.sorted_arrays"() {emptyattr = array<i32>, i32attr = array<i32: 1, 1>, i64attr = array<i64: 1, 1>} : () -> ()
// -----
"test.sorted_arrays"() {emptyattr = array<i32>, i32attr = array<i32: 1, 2>, i64attr = array<i64: 3, 1>} : () -> ()
// -----
"test.sorted_arrays"() {emptyattr = array<i32: 1>, i32attr = array<i32: 1, 2>, i64attr = array<i64: 1, 1>} : () -> ()
// -----
"test.positive_arrays"() {boolattr = array<i1: true, true>, i8attr = array<i8: 2, 3>, i64attr = array<i64: 1>, f32attr = array<f32: 1.1>} : () -> ()
// -----
"test.positive_arrays"() {boolattr = array<i1: true>, i8attr = array<i8: 2, 3>, i64attr = array<i64: 1>, f32attr = array<f32: 1.1>} : () -> ()
// -----
"test.positive_arrays"() {boolattr = array<i1: true, true>, i8attr = array<i8: 0>, i64attr = array<i64: 1>, f32attr = array<f32: 1.1>} : () -> ()
// -----
"test.positive_arrays"() {boolattr = array<i1: true, true>, i8attr = array<i8: 1>, i64attr = array<i64: 1>, f32attr = array<f32: -1.1>} : () -> ()
// -----
"test.confined_ints"() {least = 10 : i32, most = 10 : i32, not_three = 2 : i32, power = 8, positive_power = 4, one_of = 3, both = 4} : () -> ()
// -----
"test.confined_ints"() {least = 9 : i32, most = 10 : i32, not_three = 2 : i32, power = 8, positive_power = 4, one_of = 3, both = 4} : () -> ()
// -----
"test.confined_ints"() {least = 10 : i32, most = 11 : i32, not_three = 2 : i32, power = 8, positive_power = 4, one_of = 3, both = 4} : () -> ()
// -----
"test.confined_ints"() {least = 10 : i32, most = 10 : i32, not_three = 3 : i32, power = 8, positive_power = 4, one_of = 3, both = 4} : () -> ()
// -----
"test.confined_ints"() {least = 10 : i32, most = 10 : i32, not_three = 2 : i32, power = 7, positive_power = 4, one_of = 3, both = 4} : () -> ()
// -----
"test.confined_ints"() {least = 10 : i32, most = 10 : i32, not_three = 2 : i32, power = 8, positive_power = 0, one_of = 3, both = 4} : () -> ()
// -----
"test.confined_ints"() {least = 10 : i32, most = 10 : i32, not_three = 2 : i32, power = 8, positive_power = 4, one_of = 4, both = 4} : () -> ()
// -----
"test.confined_ints"() {least = 10 : i32, most = 10 : i32, not_three = 2 : i32, power = 8, positive_power = 4, one_of = 3, both = 5} : () -> ()
// -----
"test.confined_arrays"() {least = [1, 2], most = [1], exactly = [1, 2], equal = [8], min = [0, 10], max = [0, 10], range = [5], dense = array<i32: 1>} : () -> ()
// -----
"test.confined_arrays"() {least = [1], most = [1], exactly = [1, 2], equal = [8], min = [0, 10], max = [0, 10], range = [5], dense = array<i32: 1>} : () -> ()
// -----
"test.confined_arrays"() {least = [1, 2], most = [1, 2, 3], exactly = [1, 2], equal = [8], min = [0, 10], max = [0, 10], range = [5], dense = array<i32: 1>} : () -> ()
// -----
"test.confined_arrays"() {least = [1, 2], most = [1], exactly = [1], equal = [8], min = [0, 10], max = [0, 10], range = [5], dense = array<i32: 1>} : () -> ()
// -----
"test.confined_arrays"() {least = [1, 2], most = [1], exactly = [1, 2], equal = [9], min = [0, 10], max = [0, 10], range = [5], dense = array<i32: 1>} : () -> ()
// -----
"test.confined_arrays"() {least = [1, 2], most = [1], exactly = [1, 2], equal = [8], min = [0, 9], max = [0, 10], range = [5], dense = array<i32: 1>} : () -> ()
// -----
"test.confined_arrays"() {least = [1, 2], most = [1], exactly = [1, 2], equal = [8], min = [0, 10], max = [0, 11], range = [5], dense = array<i32: 1>} : () -> ()
// -----
"test.confined_arrays"() {least = [1, 2], most = [1], exactly = [1, 2], equal = [8], min = [0, 10], max = [0, 10], range = [9], dense = array<i32: 1>} : () -> ()
// -----
"test.confined_arrays"() {least = [1, 2], most = [1], exactly = [1, 2], equal = [8], min = [0, 10], max = [0, 10], range = [5], dense = array<i32>} : () -> ()
// -----
"test.confined_arrays"() {least = [1, 2], most = [1], exactly = [1, 2], equal = [8], min = [0, 10], max = [0, 10], range = [5], dense = array<i32: 1, 2, 3>} : () -> ()
// -----
%x = "t.s"() : () -> i64 test.mixed_arguments 3 "t" %x, %x 7
// -----
%x = "t.s"() : () -> i64 %s, %c = test.mixed_arguments 3 "t" %x, %x 7 flag true marked {limit = 11, note = "n"} -> i64
// -----
%x = "t.s"() : () -> i64 test.mixed_arguments 3 "t" %x, %x 7 {limit = 10 : i32}
// -----
test.defaults
// -----
test.defaults {int = 6 : i32, list = array<i64: 1, 2, 3>, text = "text", maybe = "other"}
// -----
"test.defaults"() : () -> ()
// -----
%t = "t.s"() : () -> tensor<4x2xf32> %r = test.derived %t, %t : tensor<4x2xf32>, tensor<4x2xf32> -> tensor<4x2xf32>
// -----
%x:3 = "t.s"() : () -> (f32, index, bf16) test.predicates %x#0 : %x#1 %x#2 f32, index, bf16
// -----
%x:3 = "t.s"() : () -> (i32, index, bf16) test.predicates %x#0 : %x#1 %x#2 i32, index, bf16
// -----
%x:3 = "t.s"() : () -> (f32, index, i8) test.predicates %x#0 : %x#1 %x#2 f32, index, i8
// -----
%x:3 = "t.s"() : () -> (f32, index, bf16) test.predicates %x#0 never %x#1 : index : %x#1 %x#2 f32, index, bf16
// -----
%x:4 = "t.s"() : () -> (i8, tensor<2xf32>, i7, i32) "test.combined_types"(%x#0, %x#1, %x#2, %x#3, %x#3) : (i8, tensor<2xf32>, i7, i32, i32) -> ()
// -----
%x:6 = "t.s"() : () -> (i8, tensor<2xf32>, i7, i32, i16, f32) "test.combined_types"(%x#0, %x#1, %x#2, %x#3, %x#4, %x#5) : (i8, tensor<2xf32>, i7, i32, i16, f32) -> ()
// -----
%x:6 = "t.s"() : () -> (i8, tensor<?xf32>, i7, i32, i16, f32) "test.combined_types"(%x#0, %x#1, %x#2, %x#3, %x#4, %x#5) : (i8, tensor<?xf32>, i7, i32, i16, f32) -> ()
// -----
%x:6 = "t.s"() : () -> (i8, tensor<2xf32>, i3, i32, i16, f32) "test.combined_types"(%x#0, %x#1, %x#2, %x#3, %x#4, %x#5) : (i8, tensor<2xf32>, i3, i32, i16, f32) -> ()
// -----
test.point (1, 2) 7
// -----
test.point (2, 1) 7
// -----
test.point (1, 2) 8
// -----
test.point (1 2) 7
// -----
"test.point"() <{at = array<i64: 1, 2>, seven = 7}> : () -> ()
// -----
"test.point"() <{at = array<i64: 1>, seven = 7}> : () -> ()
// -----
test.span 3 : 4
// -----
test.span 3 4
// -----
"test.span"() <{span = array<i64: 3, 4>}> : () -> ()
// -----
"test.span"() <{span = 3}> : () -> ()
// -----
test.groups a
// -----
test.groups ab
// -----
test.groups "ab|c"
// -----
test.groups "a|b|c|d"
// -----
test.groups nothing
// -----
test.groups a|b
// -----
test.signs "+"
// -----
test.signs "left right"
// -----
test.signs plus
// -----
test.constant_enum second
// -----
test.constant_enum first
// -----
%x:2 = "t.s"() : () -> (i1, i32) test.nested_groups %x#0, (%x#0, %x#1), (), (%x#1) : (i1, i32), (), (i32) extra %x#1
// -----
%x:2 = "t.s"() : () -> (i1, i32) test.nested_groups %x#0, (%x#0) : (i1)
// -----
"test.bounded_regions"() ({ "t.e"() : () -> () }, {}, { "t.e"() : () -> () }) : () -> ()
// -----
"test.bounded_regions"() ({ }, {}) : () -> ()
// -----
"test.bounded_regions"() ({ "t.e"() : () -> () }, {}, {}) : () -> ()
// -----
"test.bounded_regions"() ({ "t.e"() : () -> () }) : () -> ()
// -----
"test.no_region_arguments"() ({ "t.e"() : () -> () }, { ^b(%x: i32): "t.e"() : () -> () }) : () -> ()
// -----
func.func @f(%x: i32) { test.branches %x, %x ^a, ^a ^a: test.branches ^b ^b: return }
// -----
func.func @f(%x: i32) { "test.branches"() : () -> () ^a: return }
// -----
test.isolated_region { "t.e"() : () -> () }
// -----
%0 = "t.s"() : () -> i32 test.isolated_region { "t.u"(%0) : (i32) -> () }
// -----
test.single_block { "t.e"() : () -> () }
// -----
test.single_block { ^a: "t.e"() : () -> () ^b: "t.e"() : () -> () }
// -----
%x:2 = "t.s"() : () -> (i32, i64) test.predicate_over_attributes 2 [3, 4] %x#0, %x#0 : i32, i32
// -----
%x:2 = "t.s"() : () -> (i32, i64) test.predicate_over_attributes 3 [3, 4] %x#0, %x#0 : i32, i32
// -----
%x:2 = "t.s"() : () -> (i32, i64) test.predicate_over_attributes 2 [3, 4] %x#0, %x#1 : i32, i64
// -----
test.predicate_over_attributes 0 [] :
// -----
%x = "t.s"() : () -> f32 %0 = "test.trait_list"(%x, %x) : (f32, f32) -> f32
// -----
%x:2 = "t.s"() : () -> (f32, f64) %0 = "test.trait_list"(%x#0, %x#1) : (f32, f64) -> f32
// -----
%x = "t.s"() : () -> f32 test.own_trait "n" %x, %x : f32, f32
// -----
%x = "t.s"() : () -> f32 test.own_trait "" %x : f32
// -----
%x = "t.s"() : () -> f32 test.own_trait "n" %x, %x, %x : f32, f32, f32
// -----
%x:2 = "t.s"() : () -> (f32, i32) test.same_type_operands %x#0, %x#0 : f32
// -----
%x:2 = "t.s"() : () -> (f32, i32) "test.same_type_operands"(%x#0, %x#1) : (f32, i32) -> ()
// -----
%x:2 = "t.s"() : () -> (f32, i32) test.format_optional_match %x#0 : f32 mask %x#0 : f32 rest %x#1
// -----
%x:2 = "t.s"() : () -> (f32, i32) test.format_optional_match %x#0 : f32 mask %x#1 : i32
// -----
%x:2 = "t.s"() : () -> (f32, i32) test.format_optional_match %x#0 : f32
// -----
%x = "t.s"() : () -> i32 test.nested_optional a %x, %x s "s" b %x : i32
// -----
%x = "t.s"() : () -> i32 test.nested_optional a %x
// -----
test.nested_optional
// -----
%x = "t.s"() : () -> i32 test.newline_and_indent %x : i32 { inside }
// -----
%v = "t.s"() : () -> vector<4xi32> test.qualified <read>, #test.bit_enum<read, write>, %v : vector<4xi32>
// -----
%x = "t.s"() : () -> i32 test.custom_code <%x : i32>
// -----
test.custom_code <>
// -----
test.oilist_allowed_literal keyword
// -----
test.format_literal_following_optional_group : i32 (5)
// -----
test.format_literal_following_optional_group : i32
// -----
%x = "t.s"() : () -> i32 test.ellipsis (%x, %x ...) : i32, i32
// -----
%x = "t.s"() : () -> i32 test.else_anchor (: %x : i32)
// -----
test.else_anchor (?)
// -----
test.builders 5.0
// -----
%x = "t.s"() : () -> i32 "test.verifiers"(%x) ({ "t.a"() : () -> () "t.b"() : () -> () }) : (i32) -> ()
// -----
%x = "t.zero"() : () -> i32 "test.verifiers"(%x) ({ "t.a"() : () -> () "t.b"() : () -> () }) : (i32) -> ()
// -----
%x = "t.s"() : () -> i32 "test.verifiers"(%x) ({ "t.a"() : () -> () }) : (i32) -> ()
// -----
test.custom_text value 5
// -----
test.custom_text 5
// -----
%x = "t.s"() : () -> i32 test.methods %x base 4
// -----
%x, %y = "t.s"() : () -> (i32, i64) test.custom_references %x, %x, %y (%x), (), (%y, %y) : (i32), (), (i64, i64) : i32, i32, i64 "n" count 3 flag { "t.a"() : () -> () } {}, {} "2 3 1 3 1 1 1 2"
// -----
%x = "t.s"() : () -> i32 test.custom_references %x, : : i32, "n" {} "0 0 0 0 1 0 0 0"
// -----
%x = "t.s"() : () -> i32 test.custom_references %x, %x : : i32, i32 "n" {} "2 0 1 0 1 0 0 0"
// -----
"t.region"() ({
  test.custom_successor_references ^a [^a, ^b] "2"
^a:
  "t.end"() : () -> ()
^b:
  test.custom_successor_references ^a [] "1"
}) : () -> ()
// -----
"t.region"() ({
  test.custom_successor_references ^a [^a] "2"
^a:
  "t.end"() : () -> ()
}) : () -> ()
// -----
%0:11 = "t.t"() : () -> (i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11)
test.word_operands %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8, %0#9, %0#10 {a} : i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11
// -----
test.word_attrs 1 "s" fn move 2 true "b" "st" 3 impl 4 ir {a}
// -----
test.word_attrs 1 "s" false "b" "st" 3
// -----
%0:3 = test.word_results i1, i2, i3 { "t.a"() : () -> () } { }, { }
// -----
func.func @f() {
  test.word_successors ^a, ^b, ^a
^a:
  test.word_successors ^b,
^b:
  test.word_successors ^b, ^b
}
// -----
test.word_enums fn Self type|self
// -----
test.word_enums Self fn Self in in in all
// -----
test.word_enums self fn all
// -----
test.word_enums fn fn none
// -----
test.optional_directives ()
// -----
%a = "t.a"() : () -> i32
%0 = test.optional_directives (foo true +) with {
  "t.b"() : () -> ()
} %a : (i32) -> i64 {x}
// -----
test.optional_directives (foo true)
// -----
test.optional_directives (+)
// -----
test.optional_directives () %a, %b : (i32) -> ()
// -----
test.other_attrs is<second> []
// -----
test.other_attrs is<first> [<1>, <2>] {x}
// -----
test.other_attrs <first> []
// -----
test.other_attrs is<fourth> []
// -----
test.custom_region_references sizes "0"
// -----
test.custom_region_references { "t.a"() : () -> () } "1" with { "t.a"() : () -> () ^bb1: "t.b"() : () -> () } "2" sizes "2"
// -----
test.custom_region_references { "t.a"() : () -> () } "0" sizes "0"
// -----
%x, %y = "t.s"() : () -> (i32, i64) test.own_functions %x, %x, %y, %x 3 4 5 : i32, i32, i64, i32
// -----
%x, %y = "t.s"() : () -> (i32, i64) test.own_functions %x, %y, %y 3 4 5 : i32, i64, i64
// -----
test.custom_expression "3 7"
// -----
test.custom_expression "2 7"
// -----
test.completed_regions
// -----
test.completed_regions named {} {} rest {}, {}
// -----
test.completed_regions {
  "t.a"() : () -> ()
}
// -----
test.completed_list {}, {}
// -----
test.completed_list
// -----
%a, %b, %t = "t.s"() : () -> (i32, f32, tuple<i32, f32>)
test.list_match %t, %a, %b : tuple<i32, f32>
// -----
%a, %b, %t = "t.s"() : () -> (i32, f32, tuple<i32, f32>)
test.list_match %t, %b, %a : tuple<i32, f32>
// -----
%a, %b, %t = "t.s"() : () -> (i32, f32, tuple<i32, f32>)
"test.list_match"(%t, %b) : (tuple<i32, f32>, f32) -> ()
// -----
%a = "t.s"() : () -> i32
%b = test.compatible %a : i32 -> ui32
// -----
%a = "t.s"() : () -> i32
%b = test.compatible %a : i32 -> i64
// -----
test.enums_like_views by_hand nothing
// -----
test.format_opt_symbol_ref_attr_op 5
// -----
test.format_opt_symbol_ref_attr_op @a::@b
// -----
test.format_optional_unit_attribute_no_elide "text"
// -----
%a, %b, %c = "test.attr_sized_results"() {result_segment_sizes = array<i32: 0, 2, 1, 0>} : () -> (i32, i32, i32)
// -----
%a, %b, %c = "t.s"() : () -> (tensor<?xi8>, tensor<10xi8>, tensor<3xi8>)
"test.same_shapes"(%a, %b, %a) : (tensor<?xi8>, tensor<10xi8>, tensor<?xi8>) -> ()
"test.same_result_shapes"(%a, %a) : (tensor<?xi8>, tensor<?xi8>) -> tensor<10xi8>
// -----
%a, %b, %c = "t.s"() : () -> (tensor<?xi8>, tensor<10xi8>, tensor<3xi8>)
"test.same_shapes"(%a, %b, %c) : (tensor<?xi8>, tensor<10xi8>, tensor<3xi8>) -> ()
// -----
%a, %b, %c = "t.s"() : () -> (tensor<?xi8>, tensor<10xi8>, tensor<3xi8>)
"test.same_result_shapes"(%a, %b) : (tensor<?xi8>, tensor<10xi8>) -> tensor<3xi8>
// -----
%a = "t.s"() : () -> i32
"test.oilist_groups"(%a, %a, %a, %a) <{step = [5 : i64], attr = 1 : i32, unit, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (i32, i32, i32, i32) -> ()
"test.oilist_groups"() <{name = "x", operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
"test.oilist_groups"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
// -----
%a = "t.s"() : () -> i32
test.oilist_groups step (by 5) any %a : i32 list of %a attr is 3 unit set either other %a
test.oilist_groups step () either name "n" list
// -----
%a, %b, %c = "t.s"() : () -> (i32, tensor<2xi8>, tensor<?xi8>)
"test.any_shapes"(%a, %a) <{number = 3 : i32, choice = 4, list = [0, 3], sorted = array<i32: 1, 1>}> : (i32, i32) -> ()
"test.any_shapes"(%b, %b) : (tensor<2xi8>, tensor<2xi8>) -> ()
// -----
%a, %b, %c = "t.s"() : () -> (i32, tensor<2xi8>, tensor<?xi8>)
"test.any_shapes"(%a, %b) : (i32, tensor<2xi8>) -> ()
// -----
%a, %b, %c = "t.s"() : () -> (i32, tensor<2xi8>, tensor<?xi8>)
"test.any_shapes"(%c, %b) : (tensor<?xi8>, tensor<2xi8>) -> ()
// -----
%a = "t.s"() : () -> i32
"test.any_shapes"(%a, %a) <{number = "s"}> : (i32, i32) -> ()
// -----
%a = "t.s"() : () -> i32
"test.any_shapes"(%a, %a) <{choice = unit}> : (i32, i32) -> ()
// -----
%a = "t.s"() : () -> i32
"test.any_shapes"(%a, %a) <{choice = 170141183460469231731687303715884105727 : i128}> : (i32, i32) -> ()
// -----
%a = "t.s"() : () -> i32
"test.any_shapes"(%a, %a) <{list = [2]}> : (i32, i32) -> ()
// -----
%a = "t.s"() : () -> i32
"test.any_shapes"(%a, %a) <{sorted = array<i64: 1>}> : (i32, i32) -> ()
// -----
test.ordered_region {
  "t.s"() : () -> ()
^bb1:
  "t.s"() : () -> ()
}
// -----
test.ordered_region {
  "t.use"(%0) : (i32) -> ()
  %0 = "t.s"() : () -> i32
}
// -----
test.unordered_region {
  "t.use"(%0) : (i32) -> ()
  %0 = "t.s"() : () -> i32
}
// -----
test.unordered_region {
  "t.s"() : () -> ()
^bb1:
  "t.s"() : () -> ()
}
// -----
"t.r"() ({
  %a = "t.s"() : () -> i32
  "test.oilist_lists"(%a, %a)[^bb1, ^bb1] ({}, {}) : (i32, i32) -> ()
^bb1:
  test.oilist_lists successors ^bb2 operands %a : i32
^bb2:
  test.oilist_lists regions ({ "t.s"() : () -> () })
^bb3:
  test.oilist_lists
}) : () -> ()
// -----
test.spaces [near, far] [high, low]
// -----
test.spaces [] [low] {l = #test<list_unspaced[low, high]>, s = #test<list_spaced[far, near]>}
// -----
"test.spaces"() <{spaced = #test<list_spaced[far]>, unspaced = #test<list_unspaced[wide]>}> : () -> ()
