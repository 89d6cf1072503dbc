llvm.mlir.global internal thread_local @local(7 : i32) : i32
llvm.mlir.global internal @large(0 : i256) : i256
llvm.mlir.global internal @difference() : i64 {
  %0 = llvm.mlir.addressof @text : !llvm.ptr
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
  %2 = llvm.mul %1, %1 : i64
  llvm.return %2 : i64
}
llvm.mlir.global internal constant @text("text") {addr_space = 0 : i32}
module @nested {
  llvm.func @inside() {
    llvm.return
  }
}
llvm.func @main() {
  %0 = llvm.mlir.addressof @local : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return
}
