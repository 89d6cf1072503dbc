// Variables in sections of their own, with and without bytes that are not zero.
llvm.mlir.global internal @zero(0 : i32) {section = ".mine"} : i32
llvm.mlir.global internal @five(5 : i32) {section = ".mine"} : i32
llvm.mlir.global internal constant @fixed(0 : i32) {section = ".others"} : i32
llvm.func @run() -> i32 {
  %zero = llvm.mlir.addressof @zero : !llvm.ptr
  %five = llvm.mlir.addressof @five : !llvm.ptr
  %fixed = llvm.mlir.addressof @fixed : !llvm.ptr
  %0 = llvm.load %five : !llvm.ptr -> i32
  llvm.store %0, %zero : i32, !llvm.ptr
  %1 = llvm.load %zero : !llvm.ptr -> i32
  %2 = llvm.load %fixed : !llvm.ptr -> i32
  %3 = llvm.add %0, %1 : i32
  %4 = llvm.add %2, %3 : i32
  llvm.return %4 : i32
}
