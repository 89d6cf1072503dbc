// Entries: keys are types or strings, values are anything.
"t.a"() {a = #dlti.dl_entry<i32, 1>, b = #dlti.dl_entry<"a.b", "c">, c = #dlti.dl_entry<index, unit>} : () -> ()
"t.a"() {a = #dlti.dl_entry<"", 1 : i32>, b = #dlti.dl_entry<vector<[4]x3xf32>, dense<1> : tensor<2xi64>>} : () -> ()
"t.a"() {a = #dlti.dl_entry<"x\"\n\\", [1, "a", {b = 2}]>, b = #dlti.dl_entry<(i32) -> i64, @f>} : () -> ()
"t.a"() {a = #dlti.dl_entry<none, none>, b = #dlti.dl_entry<i32, #dlti.dl_entry<i64, #dlti.map<>>>} : () -> ()
"t.a"() {a = #dlti.dl_entry<!nobody.knows<"this">, 1.5 : f16>} : () -> ()

// -----
// The short form of an entry that is a value of another.
"t.a"() {a = #dlti<dl_entry<"a", 1 : i32>>, b = #dlti<map<"a" = 2>>} : () -> ()

// -----
// A type behind an attribute is read and dropped.
"t.a"() {a = #dlti.dl_entry<"a", 1 : i32> : i32, b = #dlti.map<> : f32} : () -> ()

// -----
// Lists: both forms of entries, with strings and types.
"t.a"() {a = #dlti.dl_spec<>, b = #dlti.map<>} : () -> ()
"t.a"() {a = #dlti.dl_spec<"a" = 1, i32 = 2, #dlti.dl_entry<"b", 2>, #dlti.dl_entry<i64, 4>>} : () -> ()
"t.a"() {a = #dlti.map<i32 = i32, none = "b", vector<3xi32> = #dlti.map<"x" = 2>, (i32)->i32 = 3>} : () -> ()
"t.a"() {a = #dlti.map<"x\"y" = 1, "a b" = "c", "ü" = "ß", "\01\FF" = 0>} : () -> ()
"t.a"() {a = #dlti.map<tuple<i32> = 1, tuple<> = 2, !t.x = 3, memref<?xi32> = 4, si8 = 5, ui8 = 6, i8 = 7>} : () -> ()
"t.a"() {a = #dlti.map<
  "CPU" = #dlti.map<"cache" = #dlti.map<"L1" = #dlti.map<"size_in_bytes" = 65536 : i32>>>
>} : () -> ()

// -----
#one = #dlti.dl_entry<i17, 3>
!t = i18
#spec = #dlti.dl_spec<#one, !t = 4, "x" = #one>
"t.a"() {a = #spec, b = #one, c = #dlti.map<"spec" = #spec>} : () -> ()

// -----
// Keys are written without aliases, values with them.
#map = affine_map<(d0) -> (d0 + 1)>
"t.a"() {a = #dlti.map<memref<4xf32, #map> = #map>, b = #dlti.dl_entry<memref<4xf32, #map>, #map>} : () -> ()

// -----
// Devices and systems.
"t.a"() {a = #dlti.target_device_spec<"a" = 1>} : () -> ()
"t.a"() {a = #dlti.target_device_spec<"a" = 1 : ui32, #dlti.dl_entry<"b", "c">>} : () -> ()
"t.a"() {a = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"x" = 1>, "b" = #dlti.target_device_spec<"x" = 1, "y" = i32>>} : () -> ()
"t.a"() {a = #dlti.target_system_spec<#dlti.dl_entry<"a", #dlti.target_device_spec<"x" = 1>>>} : () -> ()

// -----
// A device may be called nothing.
#d = #dlti.target_device_spec<"x" = 1>
"t.a"() {a = #dlti.target_system_spec<"a" = #d, "" = #d>} : () -> ()

// -----
// The alignment of function pointers.
"t.a"() {a = #dlti.function_pointer_alignment<64, function_dependent = false>} : () -> ()
"t.a"() {a = #dlti.function_pointer_alignment<0, function_dependent = true>} : () -> ()
"t.a"() {a = #dlti.function_pointer_alignment<18446744073709551615, function_dependent = 1>} : () -> ()
"t.a"() {a = #dlti.function_pointer_alignment<-64, function_dependent = 0>} : () -> ()

// -----
// Attributes of operations: only modules are held to what the layout says.
"t.a"() {dlti.dl_spec = #dlti.dl_spec<"dlti.nothing" = 1, index = "x">} : () -> ()
"t.a"() {dlti.map = #dlti.map<>} : () -> ()
"t.a"() {dlti.target_system_spec = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"dlti.x" = 1>>} : () -> ()
module attributes {dlti.map = #dlti.map<"a" = 1>, dlti.dl_spec = #dlti.dl_spec<>} {}

// -----
// Every key of the dialect's own; most of the values are not looked at.
module attributes {dlti.dl_spec = #dlti.dl_spec<
  "dlti.endianness" = "little",
  "dlti.default_memory_space" = 7 : ui64,
  "dlti.alloca_memory_space" = 5 : ui64,
  "dlti.program_memory_space" = 3 : ui64,
  "dlti.global_memory_space" = 2 : ui64,
  "dlti.mangling_mode" = "e",
  "dlti.stack_alignment" = 128 : i64,
  "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<64, function_dependent = true>,
  "dlti.legal_int_widths" = array<i32: 32, 64>
>} {}

// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big", "dlti.stack_alignment" = "high", "dlti.mangling_mode" = 1>} {}

// -----
// Entries of types.
module attributes {dlti.dl_spec = #dlti.dl_spec<
  index = 32, i8 = dense<8> : vector<1xi64>, si16 = dense<[16, 32]> : vector<2xi64>, ui32 = dense<[32, 32]> : tensor<2xi64>,
  f16 = dense<16> : vector<2xi64>, bf16 = dense<[16]> : tensor<1xi64>, f80 = dense<[32, 128]> : vector<2xi64>, f8E4M3FN = dense<8> : vector<1xi64>
>} {}

// -----
// What nobody knows is not checked.
module attributes {dlti.dl_spec = #dlti.dl_spec<"nobody.thing" = 1, "nodot" = 2, "nobody" = 3>} {}

// -----
// Nested layouts: of other types, and the same of identifiers.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, "dlti.endianness" = "big">} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<1xi64>, "dlti.endianness" = "big", "dlti.stack_alignment" = 64>} {
    module {
      module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<32> : vector<1xi64>, "dlti.stack_alignment" = 64>} {}
    }
  }
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 128>} {}
}

// -----
// A system on a module.
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"L1" = 4096 : ui32>>} {
  module attributes {dlti.target_system_spec = #dlti.target_system_spec<"GPU" = #dlti.target_device_spec<"L1" = 4096 : ui32, "dlti.x" = 1>>} {}
}

// -----
// An attribute that is a layout may have any name on a module; there may be one.
module attributes {t.layout = #dlti.dl_spec<index = 16>} {}

// -----
// Not a layout of the module's, and so not checked.
module attributes {t.layouts = [#dlti.dl_spec<index = "no">, #dlti.dl_spec<index = "neither">]} {}

// -----
func.func @f(%a: i32 {dlti.map = 3, dlti.what = 4}) -> (i32 {dlti.dl_spec = "x"}) {
  return %a : i32
}
