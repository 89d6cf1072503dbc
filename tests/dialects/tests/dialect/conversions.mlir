// Attributes of other kinds and types as properties, which the properties convert.
"test.format_optional_unit_property"() <{is_optional = index}> : () -> ()
// -----
"test.format_optional_unit_property"() <{is_optional = 0}> : () -> ()
// -----
"test.format_optional_unit_property"() {is_optional = array<i64>} : () -> ()
// -----
"test.with_optional_properties"() <{maybeUnit = [index]}> : () -> ()
// -----
"test.with_array_properties"() <{ints = [], strings = [], nested = [], opt = [], explicitOptions = [], explicitUnits = [unit, index], hasDefault = []}> : () -> ()
// -----
"test.non_zero"() <{e = 1 : si8, named = 2 : ui16, form = #test<non_zero one>, last = 1 : i32, optional = [5 : si8]}> : () -> ()
// -----
"test.non_zero"() <{e = 1 : si8, named = 3 : ui16, form = 1, last = 1 : i32}> : () -> ()
// -----
"test.non_zero"() <{e = 1 : si8, named = 2 : ui16, form = -1 : i8, last = 1 : i32, two = 7 : i16}> : () -> ()
// -----
"test.enum_lists"() <{cases = [1 : si8, 7 : ui8, 0 : i32], forms = [[], [1 : i8]], always = [#test<enum second>, 9 : i16]}> : () -> ()
// -----
"test.enum_lists"() <{cases = [1 : si8], forms = [[9 : i8], [1 : i8]], always = [#test<enum second>, 1 : i16]}> : () -> ()
// -----
"test.enum_lists"() <{cases = [1 : si8], forms = [[], [1 : i8]], always = [#test<enum second>, 1 : i16]}> : () -> ()
// -----
"test.enum_lists"() <{cases = [1 : si8, unit], forms = [], always = []}> : () -> ()
