llvm.mlir.global private constant @private(1 : i32) : i32
llvm.mlir.global internal @internal(1 : i32) {dso_local} : i32
llvm.mlir.global external @external() : i32
llvm.mlir.global extern_weak @extern_weak() : i32
llvm.mlir.global weak @weak(1 : i32) {alignment = 64 : i64} : i32
llvm.mlir.global weak_odr @weak_odr(1 : i32) {dso_local} : i32
llvm.mlir.global linkonce @linkonce(1 : i32) comdat(@comdats::@group) : i32
llvm.mlir.global linkonce_odr hidden @linkonce_odr(1 : i32) comdat(@comdats::@linkonce_odr) {dso_local} : i32
llvm.mlir.global common @common(0 : i32) : i32
llvm.mlir.global available_externally protected @available(1 : i32) : i32
llvm.mlir.global appending @appending(dense<1> : tensor<2xi32>) : !llvm.array<2 x i32>
llvm.mlir.global internal thread_local @thread(0 : i64) : i64
llvm.mlir.global internal unnamed_addr @unnamed(0 : i64) {section = "my section"} : i64
llvm.mlir.global internal local_unnamed_addr @local_unnamed(0 : i64) {addr_space = 3 : i32} : i64
llvm.mlir.global external @initialized(0 : i64) {externally_initialized} : i64
llvm.mlir.global internal @without_value() : i64
llvm.mlir.global internal @"a name"(0 : i8) : i8
llvm.mlir.global internal @"1"(0 : i8) : i8
llvm.mlir.global internal @attributed(0 : i8) {target_specific_attrs = ["plain", ["key", "value"]]} : i8

llvm.comdat @comdats {
  llvm.comdat_selector @group largest
  llvm.comdat_selector @linkonce_odr any
  llvm.comdat_selector @unused nodeduplicate
}

llvm.mlir.alias external @alias : i32 {
  %0 = llvm.mlir.addressof @weak : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

llvm.mlir.alias internal hidden unnamed_addr @inside {dso_local} : !llvm.array<1 x i32> {
  %0 = llvm.mlir.addressof @appending : !llvm.ptr
  %1 = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i32>
  llvm.return %1 : !llvm.ptr
}

llvm.mlir.ifunc @resolved : !llvm.func<i32 (i32)>, !llvm.ptr @resolver
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @chosen : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @chosen(%a: i32) -> i32 {
  %0 = llvm.call @resolved(%a) : (i32) -> i32
  llvm.return %0 : i32
}

llvm.func @first() { llvm.return }
llvm.func @last() { llvm.return }
llvm.mlir.global_ctors ctors = [@first, @last], priorities = [0 : i32, 65535 : i32], data = [#llvm.zero, #llvm.zero]
llvm.mlir.global_dtors dtors = [@last], priorities = [1 : i32], data = [#llvm.zero]

// -----

llvm.mlir.global @list() : !llvm.struct<"list", (ptr, struct<"list.data", packed (i8, i32)>)> {
  %0 = llvm.mlir.zero : !llvm.struct<"list", (ptr, struct<"list.data", packed (i8, i32)>)>
  llvm.return %0 : !llvm.struct<"list", (ptr, struct<"list.data", packed (i8, i32)>)>
}
llvm.func @opaque(%p: !llvm.ptr, %i: i64) {
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<"used in a body", (i32)>
  llvm.return
}
llvm.func @equivalent() -> !llvm.ptr {
  %0 = llvm.dso_local_equivalent @opaque : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
