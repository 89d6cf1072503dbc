// peer
test.op_with_enum first tag 0 : i32
// -----
test.op_with_enum second
// -----
test.op_with_bit_enum <read, write> tag 0 : i32
// -----
test.op_with_bit_enum <foo>
// -----
test.op_with_bit_enum read
// -----
test.op_with_bit_enum_vbar <user|group> tag 0 : i32
// -----
test.op_with_bit_enum_vbar <user,group>
// -----
"test.op_with_enum"() <{value = #test<enum third>}> : () -> ()
// -----
"test.op_with_enum"() <{value = #test.enum<third>}> : () -> ()
// -----
"test.op_with_bit_enum"() <{value = #test.bit_enum<write, execute>}> : () -> ()
// -----
"foo"() {a = #test<enum third>, b = #test.bit_enum<read>, c = #test.bit_enum_vbar<user|group>} : () -> ()
// -----
"foo"() {a = #test<enum fourth>} : () -> ()
// -----
"foo"() {a = #test.bit_enum<read} : () -> ()
// -----
"foo"() {a = #test<what>} : () -> ()
// -----
"test.i32_enum_attr"() {attr = 5 : i32} : () -> i32
// -----
"test.i32_enum_attr"() {attr = 7 : i32} : () -> i32
// -----
"test.i32_enum_attr"() {attr = 5 : i64} : () -> i32
// -----
"test.i32_enum_attr"() <{attr = 7 : i32}> : () -> i32
// -----
"test.i64_enum_attr"() {attr = 5 : i64} : () -> i32
// -----
"test.i64_enum_attr"() {attr = 7 : i64} : () -> i32
// -----
"test.i64_enum_attr"() : () -> i32
// -----
test.format_optional_enum_attr case5
// -----
test.format_optional_enum_attr
// -----
test.format_optional_enum_attr case7
// -----
test.format_optional_default_enum_attr case5
// -----
test.format_optional_default_enum_attr case10
// -----
test.format_optional_default_enum_attr
// -----
"test.format_optional_default_enum_attr"() : () -> ()
