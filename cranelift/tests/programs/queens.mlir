// Solutions of the problem of eight queens.
#loop_unroll = #llvm.loop_unroll<disable = true>
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
module {
  llvm.mlir.global private unnamed_addr constant @".str"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external @stdout() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.ptr
  llvm.func @run() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.addressof @".str" : !llvm.ptr
    %3 = llvm.mlir.constant(9 : i32) : i32
    %4 = llvm.mlir.addressof @stdout : !llvm.ptr
    %5 = llvm.mlir.constant(10 : i32) : i32
    llvm.br ^bb2(%0 : i32)
  ^bb1:  // pred: ^bb2
    %6 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.call tail @putc(%5, %6) : (i32, !llvm.ptr) -> i32
    llvm.return %1 : i32
  ^bb2(%8: i32):
    %9 = llvm.call fastcc tail @solve(%8, %1, %1, %1, %1) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i32, i32, i32, i32, i32) -> i32
    %10 = llvm.call tail @printf(%2, %9) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}, i32) -> i32
    %11 = llvm.add %8, %0 overflow<nsw, nuw> : i32
    %12 = llvm.icmp "eq" %11, %3 : i32
    llvm.cond_br %12, ^bb1, ^bb2(%11 : i32) {loop_annotation = #loop_annotation}
  }
  llvm.func @printf(!llvm.ptr {llvm.nocapture, llvm.readonly}, ...) -> (i32)
  llvm.func internal unnamed_addr fastcc @solve(%arg0: i32 {llvm.range = #llvm.constant_range<i32, -2147483648, 9>}, %arg1: i32, %arg2: i32, %arg3: i32 {llvm.range = #llvm.constant_range<i32, 0, -2147483648>}, %arg4: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.icmp "eq" %arg4, %arg0 : i32
    llvm.cond_br %2, ^bb6(%0 : i32), ^bb1
  ^bb1:  // pred: ^bb0
    %3 = llvm.icmp "sgt" %arg0, %1 : i32
    llvm.cond_br %3, ^bb2, ^bb6(%1 : i32)
  ^bb2:  // pred: ^bb1
    %4 = llvm.or %arg2, %arg1 : i32
    %5 = llvm.or %4, %arg3 : i32
    %6 = llvm.add %arg4, %0 overflow<nsw> : i32
    llvm.br ^bb3(%1, %1 : i32, i32)
  ^bb3(%7: i32, %8: i32):
    %9 = llvm.shl %0, %7 overflow<nsw, nuw> : i32
    %10 = llvm.and %9, %5 : i32
    %11 = llvm.icmp "eq" %10, %1 : i32
    llvm.cond_br %11, ^bb4, ^bb5(%8 : i32)
  ^bb4:  // pred: ^bb3
    %12 = llvm.or %9, %arg1 : i32
    %13 = llvm.or %9, %arg2 : i32
    %14 = llvm.shl %13, %0 : i32
    %15 = llvm.or %9, %arg3 : i32
    %16 = llvm.lshr %15, %0 : i32
    %17 = llvm.call fastcc tail @solve(%arg0, %12, %14, %16, %6) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i32, i32, i32, i32, i32) -> i32
    %18 = llvm.add %17, %8 overflow<nsw> : i32
    llvm.br ^bb5(%18 : i32)
  ^bb5(%19: i32):
    %20 = llvm.add %7, %0 overflow<nsw, nuw> : i32
    %21 = llvm.icmp "eq" %20, %arg0 : i32
    llvm.cond_br %21, ^bb6(%19 : i32), ^bb3(%20, %19 : i32, i32) {loop_annotation = #loop_annotation}
  ^bb6(%22: i32):
    llvm.return %22 : i32
  }
  llvm.func @putc(i32, !llvm.ptr {llvm.nocapture}) -> (i32)
}
