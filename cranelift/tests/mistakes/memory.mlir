llvm.func @main() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.array<2000000000 x i8> : (i32) -> !llvm.ptr
  %1 = llvm.alloca %one x i32 {alignment = 24 : i64} : (i32) -> !llvm.ptr
  %2 = llvm.alloca %one x !llvm.array<3000000000 x i8> : (i32) -> !llvm.ptr
  %3 = llvm.alloca %one x !llvm.struct<"opaque", opaque> : (i32) -> !llvm.ptr
  %4 = llvm.load %0 : !llvm.ptr -> !llvm.array<5000 x i8>
  llvm.store %one, %1 : i32, !llvm.ptr
  llvm.return
}
llvm.func @segment(%p: !llvm.ptr<256>) {
  llvm.return
}
