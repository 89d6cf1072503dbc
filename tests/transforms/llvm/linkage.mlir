// options: --llvm-add-comdats
// options: --llvm-use-default-visibility
// options: --llvm-use-default-visibility=visibility=hidden
// options: --llvm-use-default-visibility=visibility=protected
// options: --set-llvm-module-datalayout
// options: --set-llvm-module-datalayout=data-layout=e-p:32:32
llvm.func @ext()
llvm.func @def() {
  llvm.return
}
llvm.func protected @prot() {
  llvm.return
}
llvm.func internal @int() {
  llvm.return
}
llvm.func private @priv() {
  llvm.return
}
llvm.func linkonce @lo() {
  llvm.return
}
llvm.func weak @we() {
  llvm.return
}
llvm.func extern_weak @ew()
llvm.mlir.global external @g0() : i32
llvm.mlir.global external @g1(1 : i32) : i32
llvm.mlir.global external @g2() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
llvm.mlir.global internal @g3(1 : i32) : i32
llvm.mlir.global private @g4(1 : i32) : i32
llvm.mlir.global linkonce @g5() : i32
llvm.mlir.global extern_weak @g6() : i32
llvm.mlir.global hidden @g7(1 : i32) : i32
llvm.mlir.global common @g8(0 : i32) : i32
llvm.mlir.global available_externally @g9(0 : i32) : i32
llvm.mlir.global appending @g10(dense<0> : tensor<2xi32>) : !llvm.array<2 x i32>
llvm.mlir.alias external @a1 : i32 {
  %0 = llvm.mlir.addressof @g1 : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias internal @a2 : i32 {
  %0 = llvm.mlir.addressof @g1 : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc @i1 : !llvm.func<void ()>, !llvm.ptr @res
llvm.mlir.ifunc internal @i2 : !llvm.func<void ()>, !llvm.ptr @res
llvm.func @res() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
module {
  llvm.func @def() {
    llvm.return
  }
  llvm.func linkonce_odr @lo() {
    llvm.return
  }
}
