llvm.func @main() {
  llvm.return
}
llvm.func @assembly(%x: i64) -> i64 {
  %0 = llvm.inline_asm "nop", "=r,r" %x : (i64) -> i64
  %1 = llvm.add %0, %x : i64
  llvm.return %1 : i64
}
llvm.func @wide(%x: i256) -> i256 {
  llvm.return %x : i256
}
llvm.func @wide_inside(%x: i64) -> i64 {
  %0 = llvm.zext %x : i64 to i200
  %1 = llvm.mul %0, %0 : i200
  %2 = llvm.trunc %1 : i200 to i64
  llvm.return %2 : i64
}
llvm.func @extended(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> f80
  llvm.store %0, %p : f80, !llvm.ptr
  llvm.return
}
llvm.func @scalable(%x: vector<[4]xi32>) {
  llvm.return
}
llvm.func @variadic(%x: i32, ...) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.array<24 x i8> : (i32) -> !llvm.ptr
  llvm.intr.vastart %0 : !llvm.ptr
  %1 = llvm.va_arg %0 : (!llvm.ptr) -> i32
  llvm.intr.vaend %0 : !llvm.ptr
  llvm.return %1 : i32
}
llvm.func @not_variadic(%p: !llvm.ptr) {
  llvm.intr.vastart %p : !llvm.ptr
  llvm.return
}
llvm.func @quadruple(%x: f128) -> f128 {
  %0 = llvm.fadd %x, %x : f128
  llvm.return %0 : f128
}
llvm.func @intrinsic(%x: i32) -> i32 {
  %0 = llvm.call_intrinsic "llvm.x86.sse42.crc32.32.32"(%x, %x) : (i32, i32) -> i32
  llvm.return %0 : i32
}
llvm.func @no_stack(%x: i32) -> i32 {
  %0 = llvm.call musttail @no_stack(%x) : (i32) -> i32
  llvm.return %0 : i32
}
