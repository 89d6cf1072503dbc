// options: --sroa --mem2reg
llvm.func @copied_out(%to: !llvm.ptr, %x: i16) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(4 : i32) : i32
  %p = llvm.alloca %one x !llvm.array<2 x i16> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i16>
  llvm.store %x, %0 : i16, !llvm.ptr
  "llvm.intr.memmove"(%to, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
