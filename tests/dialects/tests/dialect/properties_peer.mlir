// peer
"test.with_properties"() {a = 32 : i64, b = "x"} : () -> ()
// -----
"test.with_properties"() <{a = 32 : i32, b = "x"}> : () -> ()
// -----
"test.with_properties"() <{a = "x", b = "x"}> : () -> ()
// -----
"test.with_properties"() <{a = 32 : i64, b = "x", c = 5}> : () -> ()
// -----
"test.with_properties"() <{a = 32 : i64, b = "x", flag = 5}> : () -> ()
// -----
"test.with_properties"() <{a = 32 : i64, b = "x", flag = unit}> : () -> ()
// -----
"test.with_properties"() <{a = 32 : i64, b = "x", array = 5}> : () -> ()
// -----
"test.with_properties"() <{a = 32 : i64, b = "x", array32 = array<i64: 5>}> : () -> ()
// -----
"test.with_properties"() <{a = 32 : i64, b = "x", zz = 5}> : () -> ()
// -----
test.with_properties a = 32, b = "foo", c = "bar", flag = true, array = [1, 2, 3, 4], array32 = [5, 6]
// -----
test.with_properties a = x, b = "foo", c = "bar", flag = true, array = [1, 2, 3, 4], array32 = [5, 6]
// -----
test.with_properties a = 32, b = "foo", c = bar, flag = true, array = [1, 2, 3, 4], array32 = [5, 6]
// -----
test.with_properties a = 32, b = "foo", c = "bar", flag = tru, array = [1, 2, 3, 4], array32 = [5, 6]
// -----
test.with_properties a = 32, b = "foo", c = "bar", flag = true, array = [1, x, 3, 4], array32 = [5, 6]
// -----
test.with_properties a = 32, b = "foo", c = "bar", flag = true, array = 1, array32 = [5, 6]
// -----
test.with_properties a = 99999999999999999999, b = "foo", c = "bar", flag = true, array = [1], array32 = [5, 6]
// -----
test.with_properties a = 9, b = "foo", c = "bar", flag = true, array = [1], array32 = [99999999999]
// -----
test.op_with_enum_prop foo
// -----
test.op_with_enum_prop 5
// -----
test.op_with_bit_enum_prop_named bit_enum<read
// -----
test.op_with_bit_enum_prop_named bit_enum<read|write>
// -----
test.op_with_bit_enum_prop_named bit_enum<read,write>
// -----
test.op_with_bit_enum_prop_named foo<read,write>
// -----
test.op_with_bit_enum_prop read,write
// -----
test.op_with_bit_enum_prop read, foo
// -----
"test.op_with_bit_enum_prop"() <{value = 3 : i32}> : () -> ()
// -----
"test.op_with_bit_enum_prop"() <{value = 99 : i32}> : () -> ()
// -----
"test.op_with_bit_enum_prop"() <{value = "x"}> : () -> ()
// -----
test.op_with_enum_prop_attr_form<read>
// -----
test.op_with_enum_prop_attr_form <read>
// -----
"test.op_with_enum_prop_attr_form"() <{value = 0 : i32}> : () -> ()
// -----
"test.op_with_enum_prop_attr_form"() <{value = "s"}> : () -> ()
// -----
"test.op_with_enum_prop_attr_form_always"() <{value = 0 : i32}> : () -> ()
// -----
test.with_optional_properties simple = 0 anAttr = 5
// -----
test.with_optional_properties nonTrivialStorage = "x"
// -----
test.with_optional_properties hasDefault = some<0>
// -----
test.with_optional_properties nested = some<none>
// -----
test.with_optional_properties longSyntax = some<"x">
// -----
test.with_optional_properties hasUnit = some<unit_absent>
// -----
test.with_optional_properties maybeUnit = none
// -----
test.with_optional_properties foo
// -----
"test.with_optional_properties"() <{simple = []}> : () -> ()
// -----
"test.with_optional_properties"() <{simple = [1 : i64]}> : () -> ()
// -----
"test.with_optional_properties"() <{simple = [1 : i64, 2: i64]}> : () -> ()
// -----
"test.with_optional_properties"() <{simple = 1}> : () -> ()
// -----
test.with_array_properties ints = [1, 2] strings = ["a", "b"] nested = [[1, 2], []] opt = [1] explicitOptions = [none, 0] explicitUnits = [unit, unit_absent]
// -----
test.with_array_properties ints = [] strings = [] nested = [] opt = none explicitOptions = [] explicitUnits = [] [] thats_has_default
// -----
"test.with_array_properties"() <{ints = 5}> : () -> ()
// -----
test.with_default_valued_properties 0 "foo"
// -----
test.with_default_valued_properties na
// -----
test.using_property_in_custom [1, 4, 20]
// -----
test.format_optional_unit_property is_optional
// -----
test.format_optional_unit_property
// -----
test.format_optional_unit_property_no_elide unit
// -----
test.oilist_with_keywords_only_properties keyword otherKeyword
// -----
test.format_optional_prop_dict <{ a = "x"}>
// -----
test.format_optional_prop_dict <{}>
// -----
test.with_properties_and_attr 16 < {rhs = 16 : i64} >
// -----
test.with_properties_and_attr 16 {rhs = 16 : i64}
// -----
test.with_properties_and_attr 16 <{rhs = "x"}>
// -----
test.with_properties_and_attr 16 <{rh = "x"}>
// -----
test.with_properties_and_attr 16 <{rhs = 4, rh = "x"}>
// -----
test.with_properties a = true, b = "foo", c = "bar", flag = 1, array = [true], array32 = [-5, 0x6]
// -----
test.with_properties a = -5, b = "foo", c = "bar", flag = 2, array = [true], array32 = [-5, 6]
// -----
test.with_optional_properties simplei8 = -1 simpleui8 = 255
// -----
test.with_optional_properties simplei8 = 128
// -----
test.with_optional_properties simplei8 = none
// -----
test.with_optional_properties simplei8 = x
// -----
test.with_optional_properties nonTrivialStorage = x
// -----
test.with_optional_properties longSyntax = x
// -----
test.with_optional_properties longSyntax = some<x>
// -----
test.with_optional_properties hasUnit
// -----
test.with_optional_properties nested = none
// -----
test.with_optional_properties nested = some<5>
// -----
test.with_optional_properties hasDefault = 5
// -----
test.with_optional_properties maybeUnit = some<unit>
// -----
test.with_optional_properties maybeUnit = some<u>
// -----
test.with_optional_properties maybeUnit
// -----
test.op_with_property_predicates <{scalar = 1 : i64}>
// -----
test.op_with_property_predicates <{array = [1], more_constrained = 1 : i64, non_empty_constrained = [1], non_empty_optional = [1], non_empty_unconstrained = [1], optional = [2], scalar = 1 : i64, unconstrained = 0 : i64}>
// -----
"test.op_with_property_predicates"() <{array = [-1], more_constrained = 6 : i64, non_empty_constrained = [1], non_empty_optional = [[1]], non_empty_unconstrained = [1], optional = [2], scalar = 1 : i64, unconstrained = 0 : i64}> : () -> ()
// -----
"test.op_with_property_predicates"() <{array = [1], more_constrained = 6 : i64, non_empty_constrained = [1], non_empty_optional = [[1]], non_empty_unconstrained = [1], optional = [2], scalar = -1 : i64, unconstrained = 0 : i64}> : () -> ()
// -----
"test.op_with_property_predicates"() <{array = [1], more_constrained = 6 : i64, non_empty_constrained = [1], non_empty_optional = [[1]], non_empty_unconstrained = [1], optional = [-2], scalar = 1 : i64, unconstrained = 0 : i64}> : () -> ()
// -----
"test.op_with_property_predicates"() <{array = [1], more_constrained = 3 : i64, non_empty_constrained = [1], non_empty_optional = [[]], non_empty_unconstrained = [1], optional = [2], scalar = 1 : i64, unconstrained = 0 : i64}> : () -> ()
// -----
"test.op_with_property_predicates"() <{array = [1], more_constrained = 3 : i64, non_empty_constrained = [-1], non_empty_optional = [[1]], non_empty_unconstrained = [1], optional = [2], scalar = 1 : i64, unconstrained = 0 : i64, defaulted=-4}> : () -> ()
// -----
"test.op_with_property_predicates"() <{array = [1], more_constrained = 5 : i64, non_empty_constrained = [1], non_empty_optional = [[1]], non_empty_unconstrained = [1], optional = [2], scalar = 1 : i64, unconstrained = 0 : i64, defaulted=4}> : () -> ()
// -----
test.op_with_enum enum first tag 0 : i32
// -----
"test.op_with_enum"() <{value = 0 : i32}> : () -> ()
// -----
test.op_with_enum_prop_attr_form <{value = 0 : i32}>
// -----
test.op_with_enum_prop_attr_form <{value = #test<enum first>}>
// -----
test.variadic_segment_prop : : : end
// -----
%0 = "foo"() : () -> i32 test.variadic_segment_prop %0, %0 : %0 : i32, i32 : i32 end
