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
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 1>} {}
// -----
module attributes {t.s = #dlti.dl_spec<"dlti.endianness" = "big">, dlti.dl_spec = 1} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"builtin.foo" = 1>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"func.foo" = 1>} { func.func @a() { return } }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = "a">} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 2.0>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = dense<1> : vector<1xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 2>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<1> : vector<2xi32>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<1> : vector<2xui64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<1> : vector<2xindex>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<1.0> : vector<2xf64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = array<i64: 32>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<1> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[]> : tensor<0xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<8> : vector<1xi64>, f32 = dense<[2,1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[-1,1]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<si7 = dense<[32,1]> : tensor<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<vector<2xi32> = 1>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<complex<f32> = 1>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<none = 1>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!async.token = 1>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!nobody.token = 1>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = 1>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "Big">} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 1, i32 = 2>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.\"foo\"" = 1>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} { module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {} }
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 1>} {
  module @b attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
    module {
      module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 2>} {}
    }
  }
}
// -----
module {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"nobody.a" = 1>} {
    module attributes {dlti.dl_spec = #dlti.dl_spec<"nobody.a" = 2>} {}
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = 1>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"a" = "1">} {}
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">, dlti.target_system_spec = 3} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.x" = "big">, dlti.target_system_spec = #dlti.target_system_spec<"A" = #dlti.target_device_spec<"a" = 1>>} {}
// -----
"t.x"() : () -> ()
  module attributes {dlti.dl_spec = #dlti.dl_spec<"nobody.a" = 1>} {
    module attributes {dlti.dl_spec = #dlti.dl_spec<"nobody.a" = 2>} {}
  }
// -----
module { module {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"nobody.a" = 1>} {
    module attributes {dlti.dl_spec = #dlti.dl_spec<"nobody.a" = 2>} {}
  }
}}
// -----
module attributes {t.a = 1} { module { 
  module attributes {dlti.dl_spec = #dlti.dl_spec<"nobody.a" = 1>} {
    module attributes {dlti.dl_spec = #dlti.dl_spec<"nobody.a" = 2>} {}
  }
}}

// -----
"t.a"() {a = #dlti.function_pointer_alignment<0x10, function_dependent = -1>} : () -> ()
