// A picture in characters, from a loop over doubles.
#loop_unroll = #llvm.loop_unroll<disable = true>
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
module {
  llvm.mlir.global external @stdout() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.ptr
  llvm.func @run() -> i32 {
    %0 = llvm.mlir.constant(-6 : i32) : i32
    %1 = llvm.mlir.constant(5.000000e+00 : f64) : f64
    %2 = llvm.mlir.constant(-20 : i32) : i32
    %3 = llvm.mlir.constant(1.000000e+01 : f64) : f64
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %6 = llvm.mlir.constant(4.000000e+00 : f64) : f64
    %7 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.constant(50 : i32) : i32
    %10 = llvm.mlir.constant(5 : i32) : i32
    %11 = llvm.mlir.constant(43 : i32) : i32
    %12 = llvm.mlir.constant(46 : i32) : i32
    %13 = llvm.mlir.constant(35 : i32) : i32
    %14 = llvm.mlir.addressof @stdout : !llvm.ptr
    %15 = llvm.mlir.constant(11 : i32) : i32
    %16 = llvm.mlir.constant(10 : i32) : i32
    %17 = llvm.mlir.constant(7 : i32) : i32
    llvm.br ^bb1(%0 : i32)
  ^bb1(%18: i32):
    %19 = llvm.sitofp %18 : i32 to f64
    %20 = llvm.fdiv %19, %1 : f64
    llvm.br ^bb4(%2 : i32)
  ^bb2:  // pred: ^bb3
    llvm.return %4 : i32
  ^bb3:  // pred: ^bb7
    %21 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.call tail @putc(%16, %21) : (i32, !llvm.ptr) -> i32
    %23 = llvm.add %18, %8 overflow<nsw> : i32
    %24 = llvm.icmp "eq" %23, %17 : i32
    llvm.cond_br %24, ^bb2, ^bb1(%23 : i32) {loop_annotation = #loop_annotation}
  ^bb4(%25: i32):
    %26 = llvm.sitofp %25 : i32 to f64
    %27 = llvm.fdiv %26, %3 : f64
    llvm.br ^bb5(%4, %5, %5 : i32, f64, f64)
  ^bb5(%28: i32, %29: f64, %30: f64):
    %31 = llvm.fmul %29, %29 : f64
    %32 = llvm.intr.fmuladd(%30, %30, %31) : (f64, f64, f64) -> f64
    %33 = llvm.fcmp "olt" %32, %6 : f64
    llvm.cond_br %33, ^bb6, ^bb7(%28 : i32)
  ^bb6:  // pred: ^bb5
    %34 = llvm.fneg %31 : f64
    %35 = llvm.intr.fmuladd(%30, %30, %34) : (f64, f64, f64) -> f64
    %36 = llvm.fadd %27, %35 : f64
    %37 = llvm.fmul %30, %7 : f64
    %38 = llvm.intr.fmuladd(%37, %29, %20) : (f64, f64, f64) -> f64
    %39 = llvm.add %28, %8 overflow<nsw, nuw> : i32
    %40 = llvm.icmp "eq" %39, %9 : i32
    llvm.cond_br %40, ^bb7(%9 : i32), ^bb5(%39, %38, %36 : i32, f64, f64) {loop_annotation = #loop_annotation}
  ^bb7(%41: i32):
    %42 = llvm.icmp "eq" %41, %9 : i32
    %43 = llvm.icmp "ugt" %41, %10 : i32
    %44 = llvm.select %43, %11, %12 : i1, i32
    %45 = llvm.select %42, %13, %44 : i1, i32
    %46 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %47 = llvm.call tail @putc(%45, %46) : (i32, !llvm.ptr) -> i32
    %48 = llvm.add %25, %8 overflow<nsw> : i32
    %49 = llvm.icmp "eq" %48, %15 : i32
    llvm.cond_br %49, ^bb3, ^bb4(%48 : i32) {loop_annotation = #loop_annotation}
  }
  llvm.func @putc(i32, !llvm.ptr {llvm.nocapture}) -> (i32)
}
