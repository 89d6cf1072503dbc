// peer
"test.op_with_enum_prop"() <{value = 4294967303 : index}> : () -> ()
// -----
"test.op_with_enum_prop"() <{value = 1 : i64}> : () -> ()
// -----
"test.op_with_enum_prop"() <{value = 7 : i64}> : () -> ()
// -----
"test.op_with_enum_prop"() <{value = 7 : si8}> : () -> ()
// -----
"test.op_with_enum_prop"() <{value = -1 : i8}> : () -> ()
// -----
"test.op_with_enum_prop"() <{value = -1 : i64}> : () -> ()
// -----
"test.op_with_enum_prop"() <{value = 4294967296 : i64}> : () -> ()
// -----
"test.op_with_enum_prop"() <{value = 4294967303 : i64}> : () -> ()
// -----
"test.op_with_enum_prop"() <{value = true}> : () -> ()
// -----
"test.op_with_enum_prop"() <{value = 4.5 : f32}> : () -> ()
// -----
"test.op_with_enum_prop_attr_form"() <{value = 9 : ui8}> : () -> ()
// -----
"test.op_with_enum_prop_attr_form_always"() <{value = 1 : si16}> : () -> ()
// -----
"test.op_with_bit_enum_prop"() <{value1 = 9 : ui8, value2 = 2 : si64}> : () -> ()
// -----
"test.op_with_bit_enum_prop"() <{value1 = 3 : ui8, value2 = 2 : si64}> : () -> ()
// -----
"test.op_with_bit_enum_prop"() <{value1 = 3 : ui8, value2 = 64 : si64}> : () -> ()
// -----
"test.format_optional_unit_property"() <{is_optional = 1 : i1}> : () -> ()
// -----
"test.format_optional_unit_property"() <{is_optional = false}> : () -> ()
// -----
"test.format_optional_unit_property"() {is_optional = index} : () -> ()
// -----
"test.with_optional_properties"() <{maybeUnit = [unit]}> : () -> ()
// -----
"test.with_optional_properties"() <{maybeUnit = [unit, unit]}> : () -> ()
// -----
"test.with_optional_properties"() <{simplei8 = [300 : i32]}> : () -> ()
// -----
"test.with_optional_properties"() <{simpleui8 = [255 : ui8]}> : () -> ()
// -----
"test.with_optional_properties"() <{simpleui8 = [255 : i8]}> : () -> ()
// -----
"test.with_optional_properties"() <{simpleui8 = [-1 : i8]}> : () -> ()
// -----
"test.with_optional_properties"() <{simple = [255 : ui8]}> : () -> ()
// -----
"test.with_optional_properties"() <{simple = [-1 : si8]}> : () -> ()
// -----
"test.with_optional_properties"() <{simple = [true]}> : () -> ()
// -----
"test.with_optional_properties"() <{simple = [18446744073709551615 : ui64]}> : () -> ()
// -----
"test.with_optional_properties"() <{simple = [-1 : index]}> : () -> ()
// -----
"test.with_optional_properties"() <{simple = 4}> : () -> ()
// -----
"test.with_array_properties"() <{ints = [1 : si8, 255 : ui8], strings = [], nested = [[5 : i8, 6: si4]], opt = [], explicitOptions = [[], [9 : ui8]], explicitUnits = [unit, false, true], hasDefault = [1 : i2]}> : () -> ()
// -----
"test.with_properties"() <{a = 1 : si8, b = "x", c = "y" , flag = 1 : i1, array = array<i64: 1>, array32 = array<i32: 1>}> : () -> ()
// -----
"test.with_properties"() <{a = 1 : si8, b = "x", c = "y" , flag = 1 : i32, array = array<i64: 1>, array32 = array<i32: 1>}> : () -> ()
// -----
"test.with_properties"() <{a = 1 : si8, b = "x", c = "y" : i32, flag = unit, array = array<i64: 1>, array32 = array<i32: 1>}> : () -> ()
// -----
"test.with_properties"() <{a = 1 : si8, b = "x", c = "y" : i32, flag = true, array = [1], array32 = array<i32: 1>}> : () -> ()
// -----
"test.with_default_valued_properties"() <{b = "x" : i32, c = 3: si64, unit}> : () -> ()
// -----
"test.with_default_valued_properties"() <{b = 3, c = 3: si64, unit}> : () -> ()
// -----
"test.op_with_property_predicates"() <{scalar = -5 : si8, array = [], more_constrained = 2, non_empty_unconstrained = [4], non_empty_constrained = [4], unconstrained = 3 : ui8}> : () -> ()
// -----
"test.op_with_property_predicates"() <{scalar = 255 : ui8, array = [], more_constrained = 2:i8, non_empty_unconstrained = [4:si8], non_empty_constrained = [4], unconstrained = 3 : ui8}> : () -> ()
