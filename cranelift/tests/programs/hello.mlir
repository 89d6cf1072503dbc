// entry-point-result: void
llvm.mlir.global internal constant @text("hello, world\00") {addr_space = 0 : i32}
llvm.func @puts(!llvm.ptr) -> i32
llvm.func @run() {
  %0 = llvm.mlir.addressof @text : !llvm.ptr
  %1 = llvm.call @puts(%0) : (!llvm.ptr) -> i32
  llvm.return
}
