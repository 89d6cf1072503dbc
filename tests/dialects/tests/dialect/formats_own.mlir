// Formats that version 22 cannot print or read, and places of errors.
test.lacking_attrs unit number text dense symbol mark case end
// -----
test.lacking_attrs unit unit number 4 text "a" dense [1, 2] symbol @s mark <5> case case10 end
// -----
test.lacking_attrs unit 5 number text dense symbol mark case end
// -----
test.lacking_attrs unit number foo
// -----
test.first_required 5 : [1.0 : f32]
// -----
test.first_required
// -----
test.qualified_attrs 5 1.0 true "s" i32 [1 : i32] @a h 6
// -----
test.qualified_attrs "s"
// -----
%0 = "t.s"() : () -> i8
test.short_first %0 : i8
test.short_first %0 <3> : i8
test.short_first %0 [1] : i8
test.short_first %0 <3> [1] : i8
// -----
%0 = "t.s"() : () -> i8
%1:2 = test.unnamed %0, %0 : i8
// -----
%0 = "t.s"() : () -> i64
"test.flat_groups_all"(%0, %0, %0) <{sizes = array<i32: 0, 2>}> : (i64, i64, i64) -> ()
"test.flat_groups_function"(%0, %0, %0) <{sizes = array<i32: 0, 2>}> : (i64, i64, i64) -> ()
"test.flat_groups_types"(%0, %0, %0) <{sizes = array<i32: 0, 2>}> : (i64, i64, i64) -> ()
"test.flat_groups_built"(%0, %0, %0) <{sizes = array<i32: 0, 2>}> : (i64, i64, i64) -> ()
"test.flat_groups_same"(%0, %0, %0) <{sizes = array<i32: 0, 2>}> : (i64, i64, i64) -> ()
"test.flat_groups_part"(%0, %0, %0) <{sizes = array<i32: 0, 2>}> : (i64, i64, i64) -> ()
// -----
%0 = "t.s"() : () -> i64
test.format_variadic_of_variadic_operand (%0), : (i64)
// -----
%0 = "t.s"() : () -> i64
test.format_variadic_of_variadic_operand (%0), () : (i64), (),
// -----
%0 = "t.s"() : () -> i64
test.format_variadic_of_variadic_operand (%0 : (i64)
// -----
test.format_variadic_of_variadic_operand (0) : (i64)
// -----
%0 = "t.s"() : () -> i64
test.format_variadic_of_variadic_operand (%0) : (0)
// -----
test.listed_enum one, <value = two>
// -----
"test.listed_enum"() <{prop = #test.listed_enum<value = two>, attr = #test.listed_enum<value = one>}> : () -> ()
// -----
%0 = "t.s"() : () -> i8
%1 = "test.match_optional"(%0) : (i8) -> i8
// -----
%0 = "t.s"() : () -> i8
%1 = "test.match_optional"(%0, %0) : (i8, i8) -> i8
// -----
%0 = "t.s"() : () -> i8
%1 = "test.match_optional"(%0, %0) : (i8, i8) -> i16
// -----
%0 = "t.s"() : () -> i8
%1 = "test.match_optional"(%0) : (i8) -> i16
// -----
%0:2 = "t.s"() : () -> (tensor<2xi8>, tensor<3xi16>)
"test.match_optional_elements"(%0#0) : (tensor<2xi8>) -> ()
"test.match_optional_elements"(%0#0, %0#0) : (tensor<2xi8>, tensor<2xi8>) -> ()
"test.match_optional_elements"(%0#0, %0#1) : (tensor<2xi8>, tensor<3xi16>) -> ()
// -----
%0 = "t.s"() : () -> i8
"test.match_optional_attr"(%0) : (i8) -> ()
"test.match_optional_attr"(%0) <{x = 5 : i8}> : (i8) -> ()
"test.match_optional_attr"(%0) <{x = 5 : i16}> : (i8) -> ()
// -----
%0 = "t.s"() : () -> i8
%1 = test.infer_from_optional of %0 : i8
// -----
%1 = test.infer_from_optional
// -----
%0 = "t.s"() : () -> i8
%1 = test.infer_if_present of %0 : i8
// -----
%1 = test.infer_if_present
// -----
%0 = "t.s"() : () -> i8
%1 = test.infer_from_range %0, %0 : i8, i8
// -----
%0 = "t.s"() : () -> i8
%1 = "test.infer_from_range"(%0) : (i8) -> tuple<i16>
// -----
%0 = "t.s"() : () -> i8
%1:2 = test.infer_range_from_range %0, %0 : i8, i8
// -----
"test.symbol_with_result"() <{sym_name = "a"}> : () -> ()
// -----
"test.symbol_with_result"() <{sym_name = "a"}> : () -> i32
// -----
"test.named_symbol"() <{name = "a"}> : () -> ()
// -----
"test.named_symbol"() <{name = "a"}> {sym_name = "b"} : () -> ()
// -----
"test.with_optional_properties"() <{simpleui8 = [-1 : i8]}> : () -> ()
// -----
test.with_optional_properties simpleui8 = -1
// -----
test.with_optional_properties simpleui8 = -100
// -----
%0 = "t.s"() : () -> i8
test.format_variadic_operand : i8
// -----
%0 = "t.s"() : () -> i8

test.absent_optional : i8
// -----
%0 = "t.s"() : () -> i8

test.absent_variadic : i8, i8
// -----
%0 = "t.s"() : () -> f64
test.one_built %0, %0
// -----
test.one_built
// -----
test.float_array [5.0, 0x7FF0000000000000] [1.5]
// -----
test.float_array [foo] []
// -----
test.float_array [5] []
// -----
"test.optional_groups"() <{sizes = array<i32>}> : () -> ()
"test.optional_groups"() <{sizes = array<i32: 0>}> : () -> ()
"test.optional_groups"() <{sizes = array<i32: 0, 0>}> : () -> ()
// -----
test.optional_groups in nothing
test.optional_groups in () : ()
test.optional_groups in (), () : (), ()
// -----
test.nested_sizes () "
