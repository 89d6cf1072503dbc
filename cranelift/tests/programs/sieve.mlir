// Primes below 1000 by a sieve.
#loop_unroll = #llvm.loop_unroll<disable = true>
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
module {
  llvm.mlir.global internal unnamed_addr @composite(dense<0> : tensor<1000xi8>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<1000 x i8>
  llvm.mlir.global private unnamed_addr constant @".str"("%d primes, the last is %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.func @run() -> i32 {
    %0 = llvm.mlir.addressof @composite : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(1000 : i64) : i64
    %3 = llvm.mlir.constant(5 : i64) : i64
    %4 = llvm.mlir.constant(2 : i64) : i64
    %5 = llvm.mlir.constant(4 : i32) : i32
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(1 : i32) : i32
    %8 = llvm.mlir.constant(1 : i8) : i8
    %9 = llvm.mlir.constant(1 : i64) : i64
    %10 = llvm.mlir.addressof @".str" : !llvm.ptr
    "llvm.intr.memset"(%0, %1, %2) <{arg_attrs = [{llvm.align = 16 : i64, llvm.dereferenceable = 1000 : i64, llvm.nonnull}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.br ^bb2(%3, %4, %5, %6, %6 : i64, i64, i32, i32, i32)
  ^bb1:  // pred: ^bb6
    %11 = llvm.call tail @printf(%10, %29, %30) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}, i32, i32) -> i32
    llvm.return %29 : i32
  ^bb2(%12: i64, %13: i64, %14: i32, %15: i32, %16: i32):
    %17 = llvm.getelementptr inbounds|nuw %0[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.load %17 {alignment = 1 : i64} : !llvm.ptr -> i8
    %19 = llvm.icmp "eq" %18, %1 : i8
    llvm.cond_br %19, ^bb3, ^bb6(%16, %15 : i32, i32)
  ^bb3:  // pred: ^bb2
    %20 = llvm.add %16, %7 overflow<nsw> : i32
    %21 = llvm.mul %13, %13 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "ult" %21, %2 : i64
    %23 = llvm.trunc %13 overflow<nsw, nuw> : i64 to i32
    llvm.cond_br %22, ^bb4, ^bb6(%20, %23 : i32, i32)
  ^bb4:  // pred: ^bb3
    %24 = llvm.zext %14 : i32 to i64
    llvm.br ^bb5(%24 : i64)
  ^bb5(%25: i64):
    %26 = llvm.getelementptr inbounds|nuw %0[%25] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %8, %26 {alignment = 1 : i64} : i8, !llvm.ptr
    %27 = llvm.add %25, %13 overflow<nsw, nuw> : i64
    %28 = llvm.icmp "ult" %27, %2 : i64
    llvm.cond_br %28, ^bb5(%27 : i64), ^bb6(%20, %23 : i32, i32) {loop_annotation = #loop_annotation}
  ^bb6(%29: i32, %30: i32):
    %31 = llvm.add %13, %9 overflow<nsw, nuw> : i64
    %32 = llvm.add %12, %4 overflow<nsw, nuw> : i64
    %33 = llvm.trunc %12 overflow<nsw, nuw> : i64 to i32
    %34 = llvm.add %14, %33 : i32
    %35 = llvm.icmp "eq" %31, %2 : i64
    llvm.cond_br %35, ^bb1, ^bb2(%32, %31, %34, %30, %29 : i64, i64, i32, i32, i32) {loop_annotation = #loop_annotation}
  }
  llvm.func @printf(!llvm.ptr {llvm.nocapture, llvm.readonly}, ...) -> (i32)
}
