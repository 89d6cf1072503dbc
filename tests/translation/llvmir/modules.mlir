llvm.func @f() attributes {passthrough = [["readonly", "42"]]}
// -----
llvm.func @f() attributes {passthrough = ["alignstack"]}
// -----
llvm.func @f() attributes {passthrough = [42]}
// -----
llvm.func @f() attributes {passthrough = [[42, 43]]}
// -----
llvm.comdat @one {
  llvm.comdat_selector @foo any
}
llvm.comdat @two {
  llvm.comdat_selector @foo any
}
// -----
module attributes {llvm.target_triple = "x86_64-pc-windows-msvc"} {}
// -----
module attributes {llvm.data_layout = "E", llvm.target_triple = "aarch64-linux-android"} {
  llvm.func @f()
}
// -----
llvm.mlir.global linkonce @z() : !llvm.struct<(i32, i64, array<3 x i8>)> {
  %0 = llvm.mlir.zero : !llvm.struct<(i32, i64, array<3 x i8>)>
  %1 = llvm.mlir.constant(1 : i64) : i64
  %2 = llvm.insertvalue %1, %0[1] : !llvm.struct<(i32, i64, array<3 x i8>)>
  llvm.return %2 : !llvm.struct<(i32, i64, array<3 x i8>)>
}
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
llvm.linker_options ["/DEFAULTLIB:", "libcmtd"]
llvm.mlir.global linkonce @forward() : !llvm.ptr {
  %0 = llvm.mlir.addressof @later : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global linkonce @later() : f32
llvm.mlir.global_ctors ctors = [], priorities = [], data = []
llvm.mlir.global_dtors dtors = [], priorities = [], data = []
// -----
module attributes {llvm.target_triple = "x86_64-pc-windows-msvc19.0"} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>]
}
// -----
module attributes {llvm.target_triple = "x86_64-pc-win32"} {
}
// -----
module attributes {llvm.target_triple = "x86_64-pc-windows-msvc19.0"} {
  llvm.module_flags [#llvm.mlir.module_flag<warning, "x", 3 : i32>, #llvm.mlir.module_flag<warning, "CodeView", 1 : i32>]
}
// -----
llvm.mlir.global @m(#llvm.poison) : i32
// -----
llvm.mlir.global_ctors ctors = [], priorities = [], data = []
llvm.mlir.global_ctors ctors = [@f], priorities = [1 : i32], data = [#llvm.zero]
llvm.func @f()
// -----
llvm.mlir.global_ctors ctors = [@f], priorities = [1 : i32], data = [#llvm.zero]
llvm.mlir.global_ctors ctors = [], priorities = [], data = []
llvm.func @f()
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = 5 : ui64, "dlti.program_memory_space" = 3 : ui64, "dlti.global_memory_space" = 2 : ui64, "dlti.stack_alignment" = 128 : i64, "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 8, 32>, "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<32, function_dependent = true>, "dlti.maximum_vector_width" = 3 : i64>} {
  llvm.func @f()
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<ui64 = dense<64> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<bf16 = dense<64> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"foo" = dense<64> : vector<2xi64>>} {}
// -----
llvm.func @f() attributes {passthrough = [["byval", "x"]]}
// -----
llvm.func @missing(%a: f32) {
  %0 = llvm.call_intrinsic "llvm.no.such.thing"(%a) : (f32) -> f32
  llvm.return
}
