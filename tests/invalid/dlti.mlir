"t.a"() {a = #dlti.dl_entry<32, 1>} : () -> ()
// -----
"t.a"() {a = #dlti.dl_entry<foo, 1>} : () -> ()
// -----
"t.a"() {a = #dlti.dl_entry<, 1>} : () -> ()
// -----
"t.a"() {a = #dlti.dl_entry<"a" = 1>} : () -> ()
// -----
"t.a"() {a = #dlti.dl_entry<"a">} : () -> ()
// -----
"t.a"() {a = #dlti.dl_entry<"a", >} : () -> ()
// -----
"t.a"() {a = #dlti.dl_entry<"a", 1 : i32, 4>} : () -> ()
// -----
"t.a"() {a = #dlti.dl_entry<i32 1>} : () -> ()
// -----
"t.a"() {a = #dlti.dl_entry} : () -> ()
// -----
"t.a"() {a = #dlti.dl_entry<>} : () -> ()
// -----
"t.a"() {a = #dlti.dl_entry<!foo, 1>} : () -> ()
// -----
"t.a"() {a = #dlti.dl_entry<vector<, 1>} : () -> ()
// -----
"t.a"() {a = #dlti.dl_entry<vector<4>, 1>} : () -> ()
// -----
"t.a"() {a = #dlti.dl_entry<@f, 1>} : () -> ()
// -----
"t.a"() {a = #dlti.dl_entry<"a", i32, i64>} : () -> ()
// -----
"t.a"() {a = #dlti.foo} : () -> ()
// -----
"t.a"() {a = #dlti<"foo">} : () -> ()
// -----
"t.a"() {a = !dlti.foo} : () -> ()
// -----
"dlti.foo"() : () -> ()
// -----
"t.a"() {a = #dlti.map<!foo = 1>} : () -> ()
// -----
"t.a"() {a = #dlti.map<vector<4> = 1>} : () -> ()
// -----
"t.a"() {a = #dlti.map<vector< = 1>} : () -> ()
// -----
"t.a"() {a = #dlti.map<3 = 1>} : () -> ()
// -----
"t.a"() {a = #dlti.map<foo = 1>} : () -> ()
// -----
"t.a"() {a = #dlti.map<[] >} : () -> ()
// -----
"t.a"() {a = #dlti.map<"a" : 1>} : () -> ()
// -----
"t.a"() {a = #dlti.map<"a", 1>} : () -> ()
// -----
"t.a"() {a = #dlti.map<i32, 1>} : () -> ()
// -----
"t.a"() {a = #dlti.map<i32>} : () -> ()
// -----
"t.a"() {a = #dlti.map<i32 = >} : () -> ()
// -----
"t.a"() {a = #dlti.map<"a" = 1 "b" = 2>} : () -> ()
// -----
"t.a"() {a = #dlti.map<"a" = 1} : () -> ()
// -----
"t.a"() {a = #dlti.map<"a" = 1, >} : () -> ()
// -----
"t.a"() {a = #dlti.map<"a" = >} : () -> ()
// -----
"t.a"() {a = #dlti.map<"a" = #dlti.dl_entry<"x", >>} : () -> ()
// -----
"t.a"() {a = #dlti.map<#dlti.dl_entry<"x", 1>, #dlti.map<>>} : () -> ()
// -----
"t.a"() {a = #dlti.map<#dlti.dl_entry<"x" 1>>} : () -> ()
// -----
"t.a"() {a = #dlti.map<#dlti.dl_entry<"", 1>>} : () -> ()
// -----
"t.a"() {a = #dlti.map<@foo = 1>} : () -> ()
// -----
"t.a"() {a = #dlti.map<1.0 = 1>} : () -> ()
// -----
"t.a"() {a = #dlti.map<- = 1>} : () -> ()
// -----
"t.a"() {a = #dlti.map< = 1>} : () -> ()
// -----
"t.a"() {a = #dlti.map<"a">} : () -> ()
// -----
"t.a"() {a = #dlti.map<"a" = 1, "b" = 2, "a" = 3>} : () -> ()
// -----
"t.a"() {a = #dlti.map<i32 = 1, i32 = 1>} : () -> ()
// -----
"t.a"() {a = #dlti.map<i32 = 1, #dlti.dl_entry<i32, 2>>} : () -> ()
// -----
"t.a"() {a = #dlti.map<"" = 1>} : () -> ()
// -----
"t.a"() {a = #dlti.map<"x\"\n" = 1, "x\22\0A" = 2>} : () -> ()
// -----
!t = i17
#k = #dlti.dl_entry<!t, 3>
"t.a"() {a = #dlti.dl_spec<#k, !t = 4>} : () -> ()
// -----
"t.a"() {a = #dlti.dl_spec<i32 = 1, i32 = 1>} : () -> ()
// -----
"t.a"() {a = #dlti.dl_spec<"" = 1>} : () -> ()
// -----
"t.a"() {a = #dlti.dl_spec<"a" = 1, "a" = 2>} : () -> ()
// -----
"t.a"() {a = #dlti.dl_spec<"a" = 1, memref<4xf32, affine_map<(d0) -> (d0)>> = 2, memref<4xf32> = 3>} : () -> ()
// -----
"t.a"() {a = [1, #dlti.dl_spec<"b" = #dlti.dl_spec<"a" = 1, "a" = 2>>]} : () -> ()
// -----
"t.a"() {a = #dlti<dl_spec<"a" = 1, "a" = 2>>} : () -> ()
// -----
"t.a"() {a = #dlti.target_device_spec<>} : () -> ()
// -----
"t.a"() {a = #dlti.target_device_spec} : () -> ()
// -----
"t.a"() {a = #dlti.target_device_spec<i32 = 2>} : () -> ()
// -----
"t.a"() {a = #dlti.target_device_spec<#dlti.dl_entry<i32, 2>>} : () -> ()
// -----
"t.a"() {a = #dlti.target_device_spec<"a" = 2, "a" = 2>} : () -> ()
// -----
"t.a"() {a = #dlti.target_device_spec<"" = 2>} : () -> ()
// -----
"t.a"() {a = #dlti.target_device_spec<foo>} : () -> ()
// -----
"t.a"() {a = #dlti.target_system_spec<>} : () -> ()
// -----
"t.a"() {a = #dlti.target_system_spec} : () -> ()
// -----
"t.a"() {a = #dlti.target_system_spec<"a" = 3>} : () -> ()
// -----
"t.a"() {a = #dlti.target_system_spec<"a" = #dlti.map<"c" = 2>>} : () -> ()
// -----
"t.a"() {a = #dlti.target_system_spec<i32 = 3>} : () -> ()
// -----
"t.a"() {a = #dlti.target_system_spec<#dlti.dl_entry<i32, 3>>} : () -> ()
// -----
"t.a"() {a = #dlti.target_system_spec<"a" = #dlti.target_device_spec<>>} : () -> ()
// -----
"t.a"() {a = #dlti.target_system_spec<"a\"" = #dlti.target_device_spec<"x" = 1>, "b" = #dlti.target_device_spec<"x" = 1>, "a\"" = #dlti.target_device_spec<"y" = 1>>} : () -> ()
// -----
"t.a"() {a = #dlti.target_system_spec<#dlti.target_device_spec<"x" = 1>>} : () -> ()
// -----
"t.a"() {a = #dlti.function_pointer_alignment<64>} : () -> ()
// -----
"t.a"() {a = #dlti.function_pointer_alignment<x, function_dependent = false>} : () -> ()
// -----
"t.a"() {a = #dlti.function_pointer_alignment<1, function_dependent = y>} : () -> ()
// -----
"t.a"() {a = #dlti.function_pointer_alignment<1, dependent = true>} : () -> ()
// -----
"t.a"() {a = #dlti.function_pointer_alignment} : () -> ()
// -----
"t.a"() {a = #dlti.function_pointer_alignment<99999999999999999999999, function_dependent = true>} : () -> ()
// -----
"t.a"() {a = #dlti.function_pointer_alignment<1, function_dependent true>} : () -> ()
// -----
"t.a"() {a = #dlti.function_pointer_alignment<1, function_dependent = true, 3>} : () -> ()
// -----
"t.a"() {a = #dlti.function_pointer_alignment<1, function_dependent = 2>} : () -> ()
// -----
"t.a"() {dlti.dl_spec = 3} : () -> ()
// -----
"t.a"() {dlti.dl_spec = #dlti.map<>} : () -> ()
// -----
"t.a"() {dlti.map = 3} : () -> ()
// -----
"t.a"() {dlti.map = #dlti.dl_spec<>} : () -> ()
// -----
"t.a"() {dlti.target_system_spec = 3} : () -> ()
// -----
"t.a"() {dlti.target_system_spec = #dlti.target_device_spec<"a" = 1>} : () -> ()
// -----
"t.a"() {dlti.target_device_spec = 3} : () -> ()
// -----
"t.a"() {dlti.target_device_spec = #dlti.target_device_spec<"a" = 1>} : () -> ()
// -----
"t.a"() {dlti.foo = 3} : () -> ()
// -----
"t.a"() {dlti.function_pointer_alignment = 3, dlti.dl_spec = 4} : () -> ()
