// Functions that read variadic arguments, pass lists on, and copy them.
#loop_unroll = #llvm.loop_unroll<disable = true>
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
module {
  llvm.mlir.global private unnamed_addr constant @".str"("%ld %ld %ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%g %g %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("idl\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("dddddddddddd\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("idididididididid\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%s %d %.2f %c %ld %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("text\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.run.b() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<"struct.big", (array<4 x i64>)> {
    %0 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : tensor<4xi64>) : !llvm.array<4 x i64>
    %1 = llvm.mlir.undef : !llvm.struct<"struct.big", (array<4 x i64>)>
    %2 = llvm.insertvalue %0, %1[0] : !llvm.struct<"struct.big", (array<4 x i64>)> 
    llvm.return %2 : !llvm.struct<"struct.big", (array<4 x i64>)>
  }
  llvm.mlir.global private unnamed_addr constant @".str.7"("%ld %ld %ld %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("%ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.func @run() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(3 : i32) : i32
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(9 : i32) : i32
    %5 = llvm.mlir.constant(4 : i32) : i32
    %6 = llvm.mlir.constant(5 : i32) : i32
    %7 = llvm.mlir.constant(6 : i32) : i32
    %8 = llvm.mlir.constant(7 : i32) : i32
    %9 = llvm.mlir.constant(8 : i32) : i32
    %10 = llvm.mlir.constant(-9 : i32) : i32
    %11 = llvm.mlir.addressof @".str" : !llvm.ptr
    %12 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %13 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %14 = llvm.mlir.constant(4.500000e+00 : f64) : f64
    %15 = llvm.mlir.constant(6 : i64) : i64
    %16 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %17 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %18 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %19 = llvm.mlir.constant(3.000000e+00 : f64) : f64
    %20 = llvm.mlir.constant(4.000000e+00 : f64) : f64
    %21 = llvm.mlir.constant(5.000000e+00 : f64) : f64
    %22 = llvm.mlir.constant(6.000000e+00 : f64) : f64
    %23 = llvm.mlir.constant(7.000000e+00 : f64) : f64
    %24 = llvm.mlir.constant(8.000000e+00 : f64) : f64
    %25 = llvm.mlir.constant(9.000000e+00 : f64) : f64
    %26 = llvm.mlir.constant(1.000000e+01 : f64) : f64
    %27 = llvm.mlir.constant(1.100000e+01 : f64) : f64
    %28 = llvm.mlir.constant(1.200000e+01 : f64) : f64
    %29 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %30 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %31 = llvm.mlir.poison : !llvm.ptr
    %32 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %33 = llvm.mlir.constant(42 : i32) : i32
    %34 = llvm.mlir.constant(2.500000e+00 : f64) : f64
    %35 = llvm.mlir.constant(120 : i32) : i32
    %36 = llvm.mlir.constant(1099511627776 : i64) : i64
    %37 = llvm.mlir.constant(1.000000e+10 : f64) : f64
    %38 = llvm.mlir.poison : i32
    %39 = llvm.mlir.constant(1.500000e+00 : f64) : f64
    %40 = llvm.mlir.constant(2 : i64) : i64
    %41 = llvm.mlir.addressof @__const.run.b : !llvm.ptr
    %42 = llvm.mlir.constant(8 : i64) : i64
    %43 = llvm.mlir.constant(16 : i64) : i64
    %44 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %45 = llvm.mlir.poison : f64
    %46 = llvm.mlir.constant(11 : i32) : i32
    %47 = llvm.mlir.constant(2.250000e+01 : f64) : f64
    %48 = llvm.mlir.constant(33 : i64) : i64
    %49 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %50 = llvm.mlir.constant(20 : i32) : i32
    %51 = llvm.alloca %0 x !llvm.struct<"struct.big", (array<4 x i64>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %52 = llvm.call tail @ints(%1) vararg(!llvm.func<i64 (i32, ...)>) : (i32) -> i64
    %53 = llvm.call tail @ints(%2, %0, %3, %2) vararg(!llvm.func<i64 (i32, ...)>) : (i32, i32, i32, i32) -> i64
    %54 = llvm.call tail @ints(%4, %0, %3, %2, %5, %6, %7, %8, %9, %10) vararg(!llvm.func<i64 (i32, ...)>) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> i64
    %55 = llvm.call tail @printf(%11, %52, %53, %54) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}, i64, i64, i64) -> i32
    %56 = llvm.call tail @mixed(%12, %13, %2, %14, %15) vararg(!llvm.func<f64 (ptr, f64, ...)>) : (!llvm.ptr {llvm.nonnull}, f64, i32, f64, i64) -> f64
    %57 = llvm.call tail @mixed(%16, %17, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28) vararg(!llvm.func<f64 (ptr, f64, ...)>) : (!llvm.ptr {llvm.nonnull}, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64) -> f64
    %58 = llvm.call tail @mixed(%29, %18, %0, %13, %3, %13, %2, %13, %5, %13, %6, %13, %7, %13, %8, %13, %9, %13) vararg(!llvm.func<f64 (ptr, f64, ...)>) : (!llvm.ptr {llvm.nonnull}, f64, i32, f64, i32, f64, i32, f64, i32, f64, i32, f64, i32, f64, i32, f64, i32, f64) -> f64
    %59 = llvm.call tail @printf(%30, %56, %57, %58) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}, f64, f64, f64) -> i32
    %60 = llvm.call tail @print(%31, %32, %33, %34, %35, %36, %37) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, i32, f64, i32, i64, f64) -> i32
    llvm.intr.lifetime.start %51 : !llvm.ptr
    llvm.call @structures(%51, %38, %39, %40, %41, %39, %40, %41, %39, %40, %41) vararg(!llvm.func<void (ptr, i32, ...)>) : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"struct.big", (array<4 x i64>)>}, i32, f64, i64, !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<"struct.big", (array<4 x i64>)>, llvm.nonnull}, f64, i64, !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<"struct.big", (array<4 x i64>)>, llvm.nonnull}, f64, i64, !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<"struct.big", (array<4 x i64>)>, llvm.nonnull}) -> ()
    %61 = llvm.load %51 {alignment = 8 : i64} : !llvm.ptr -> i64
    %62 = llvm.getelementptr inbounds|nuw %51[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %63 = llvm.load %62 {alignment = 8 : i64} : !llvm.ptr -> i64
    %64 = llvm.getelementptr inbounds|nuw %51[%43] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %65 = llvm.load %64 {alignment = 8 : i64} : !llvm.ptr -> i64
    %66 = llvm.call tail @printf(%44, %61, %63, %65, %60) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}, i64, i64, i64, i32) -> i32
    %67 = llvm.call tail @many(%38, %38, %38, %38, %38, %38, %38, %45, %46, %47, %48) vararg(!llvm.func<i64 (i32, i32, i32, i32, i32, i32, i32, f64, ...)>) : (i32, i32, i32, i32, i32, i32, i32, f64, i32, f64, i64) -> i64
    %68 = llvm.call tail @printf(%49, %67) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}, i64) -> i32
    %69 = llvm.call tail @ints(%3, %50, %0) vararg(!llvm.func<i64 (i32, ...)>) : (i32, i32, i32) -> i64
    %70 = llvm.trunc %69 : i64 to i32
    llvm.intr.lifetime.end %51 : !llvm.ptr
    llvm.return %70 : i32
  }
  llvm.func @printf(!llvm.ptr {llvm.nocapture, llvm.readonly}, ...) -> (i32)
  llvm.func internal unnamed_addr @ints(%arg0: i32 {llvm.range = #llvm.constant_range<i32, 0, 10>}, ...) -> i64 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.constant(3 : i64) : i64
    %6 = llvm.mlir.constant(41 : i32) : i32
    %7 = llvm.mlir.constant(8 : i32) : i32
    %8 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %8 : !llvm.ptr
    llvm.intr.vastart %8 : !llvm.ptr
    %9 = llvm.icmp "eq" %arg0, %1 : i32
    llvm.cond_br %9, ^bb2(%2 : i64), ^bb1
  ^bb1:  // pred: ^bb0
    %10 = llvm.load %8 {alignment = 16 : i64} : !llvm.ptr -> i32
    %11 = llvm.getelementptr inbounds|nuw %8[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %12 = llvm.getelementptr inbounds|nuw %8[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %13 = llvm.load %12 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %14 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb3(%14, %1, %2, %10 : !llvm.ptr, i32, i64, i32)
  ^bb2(%15: i64):
    llvm.intr.vaend %8 : !llvm.ptr
    llvm.intr.lifetime.end %8 : !llvm.ptr
    llvm.return %15 : i64
  ^bb3(%16: !llvm.ptr, %17: i32, %18: i64, %19: i32):
    %20 = llvm.mul %18, %5 overflow<nsw> : i64
    %21 = llvm.icmp "ult" %19, %6 : i32
    llvm.cond_br %21, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %22 = llvm.zext nneg %19 : i32 to i64
    %23 = llvm.getelementptr %13[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.add %19, %7 overflow<nsw, nuw> : i32
    llvm.store %24, %8 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb6(%16, %24, %23 : !llvm.ptr, i32, !llvm.ptr)
  ^bb5:  // pred: ^bb3
    %25 = llvm.getelementptr %16[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %25, %11 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6(%25, %19, %16 : !llvm.ptr, i32, !llvm.ptr)
  ^bb6(%26: !llvm.ptr, %27: i32, %28: !llvm.ptr):
    %29 = llvm.load %28 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.sext %29 : i32 to i64
    %31 = llvm.add %20, %30 overflow<nsw> : i64
    %32 = llvm.add %17, %0 overflow<nsw, nuw> : i32
    %33 = llvm.icmp "eq" %32, %arg0 : i32
    llvm.cond_br %33, ^bb2(%31 : i64), ^bb3(%26, %32, %31, %27 : !llvm.ptr, i32, i64, i32) {loop_annotation = #loop_annotation}
  }
  llvm.func internal unnamed_addr @mixed(%arg0: !llvm.ptr {llvm.nocapture, llvm.readonly}, %arg1: f64, ...) -> f64 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(8 : i64) : i64
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.constant(4 : i64) : i64
    %4 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %5 = llvm.mlir.constant(41 : i32) : i32
    %6 = llvm.mlir.constant(8 : i32) : i32
    %7 = llvm.mlir.constant(105 : i8) : i8
    %8 = llvm.mlir.constant(161 : i32) : i32
    %9 = llvm.mlir.constant(16 : i32) : i32
    %10 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %11 = llvm.mlir.constant(1 : i64) : i64
    %12 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %12 : !llvm.ptr
    llvm.intr.lifetime.start %13 : !llvm.ptr
    llvm.intr.vastart %12 : !llvm.ptr
    llvm.intr.vacopy %12 to %13 : !llvm.ptr, !llvm.ptr
    %14 = llvm.load %12 {alignment = 16 : i64} : !llvm.ptr -> i32
    %15 = llvm.getelementptr inbounds|nuw %12[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %16 = llvm.getelementptr inbounds|nuw %12[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %17 = llvm.load %16 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %12[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.getelementptr inbounds|nuw %12[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.getelementptr inbounds|nuw %12[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %21 = llvm.load %15 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb1(%22, %21, %14, %arg0, %4 : i32, !llvm.ptr, i32, !llvm.ptr, f64)
  ^bb1(%23: i32, %24: !llvm.ptr, %25: i32, %26: !llvm.ptr, %27: f64):
    %28 = llvm.load %26 {alignment = 1 : i64} : !llvm.ptr -> i8
    llvm.switch %28 : i8, ^bb11 [
      0: ^bb2,
      105: ^bb3,
      108: ^bb7
    ]
  ^bb2:  // pred: ^bb1
    %29 = llvm.load %arg0 {alignment = 1 : i64} : !llvm.ptr -> i8
    %30 = llvm.icmp "eq" %29, %7 : i8
    llvm.cond_br %30, ^bb16, ^bb20
  ^bb3:  // pred: ^bb1
    %31 = llvm.icmp "ult" %25, %5 : i32
    llvm.cond_br %31, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %32 = llvm.zext nneg %25 : i32 to i64
    %33 = llvm.getelementptr %17[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %34 = llvm.add %25, %6 overflow<nsw, nuw> : i32
    llvm.store %34, %12 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb6(%24, %34, %33 : !llvm.ptr, i32, !llvm.ptr)
  ^bb5:  // pred: ^bb3
    %35 = llvm.getelementptr %24[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %35, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6(%35, %25, %24 : !llvm.ptr, i32, !llvm.ptr)
  ^bb6(%36: !llvm.ptr, %37: i32, %38: !llvm.ptr):
    %39 = llvm.load %38 {alignment = 4 : i64} : !llvm.ptr -> i32
    %40 = llvm.sitofp %39 : i32 to f64
    llvm.br ^bb15(%23, %36, %37, %40 : i32, !llvm.ptr, i32, f64)
  ^bb7:  // pred: ^bb1
    %41 = llvm.icmp "ult" %25, %5 : i32
    llvm.cond_br %41, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %42 = llvm.zext nneg %25 : i32 to i64
    %43 = llvm.getelementptr %17[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %44 = llvm.add %25, %6 overflow<nsw, nuw> : i32
    llvm.store %44, %12 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb10(%24, %44, %43 : !llvm.ptr, i32, !llvm.ptr)
  ^bb9:  // pred: ^bb7
    %45 = llvm.getelementptr %24[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %45, %15 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb10(%45, %25, %24 : !llvm.ptr, i32, !llvm.ptr)
  ^bb10(%46: !llvm.ptr, %47: i32, %48: !llvm.ptr):
    %49 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> i64
    %50 = llvm.sitofp %49 : i64 to f64
    llvm.br ^bb15(%23, %46, %47, %50 : i32, !llvm.ptr, i32, f64)
  ^bb11:  // pred: ^bb1
    %51 = llvm.icmp "ult" %23, %8 : i32
    llvm.cond_br %51, ^bb12, ^bb13
  ^bb12:  // pred: ^bb11
    %52 = llvm.zext nneg %23 : i32 to i64
    %53 = llvm.getelementptr %17[%52] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %54 = llvm.add %23, %9 overflow<nsw, nuw> : i32
    llvm.store %54, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb14(%54, %24, %53 : i32, !llvm.ptr, !llvm.ptr)
  ^bb13:  // pred: ^bb11
    %55 = llvm.getelementptr %24[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %55, %20 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb14(%23, %55, %24 : i32, !llvm.ptr, !llvm.ptr)
  ^bb14(%56: i32, %57: !llvm.ptr, %58: !llvm.ptr):
    %59 = llvm.load %58 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.br ^bb15(%56, %57, %25, %59 : i32, !llvm.ptr, i32, f64)
  ^bb15(%60: i32, %61: !llvm.ptr, %62: i32, %63: f64):
    %64 = llvm.intr.fmuladd(%27, %10, %63) : (f64, f64, f64) -> f64
    %65 = llvm.getelementptr inbounds|nuw %26[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb1(%60, %61, %62, %65, %64 : i32, !llvm.ptr, i32, !llvm.ptr, f64) {loop_annotation = #loop_annotation}
  ^bb16:  // pred: ^bb2
    %66 = llvm.load %13 {alignment = 16 : i64} : !llvm.ptr -> i32
    %67 = llvm.icmp "ult" %66, %5 : i32
    llvm.cond_br %67, ^bb17, ^bb18
  ^bb17:  // pred: ^bb16
    %68 = llvm.getelementptr inbounds|nuw %13[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %69 = llvm.load %68 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %70 = llvm.zext nneg %66 : i32 to i64
    %71 = llvm.getelementptr %69[%70] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %72 = llvm.add %66, %6 overflow<nsw, nuw> : i32
    llvm.store %72, %13 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb19(%71 : !llvm.ptr)
  ^bb18:  // pred: ^bb16
    %73 = llvm.getelementptr inbounds|nuw %13[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %74 = llvm.load %73 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %75 = llvm.getelementptr %74[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %75, %73 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb19(%74 : !llvm.ptr)
  ^bb19(%76: !llvm.ptr):
    %77 = llvm.load %76 {alignment = 4 : i64} : !llvm.ptr -> i32
    %78 = llvm.sitofp %77 : i32 to f64
    llvm.br ^bb24(%78 : f64)
  ^bb20:  // pred: ^bb2
    %79 = llvm.getelementptr inbounds|nuw %13[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %80 = llvm.load %79 {alignment = 4 : i64} : !llvm.ptr -> i32
    %81 = llvm.icmp "ult" %80, %8 : i32
    llvm.cond_br %81, ^bb21, ^bb22
  ^bb21:  // pred: ^bb20
    %82 = llvm.getelementptr inbounds|nuw %13[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %83 = llvm.load %82 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %84 = llvm.zext nneg %80 : i32 to i64
    %85 = llvm.getelementptr %83[%84] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %86 = llvm.add %80, %9 overflow<nsw, nuw> : i32
    llvm.store %86, %79 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb23(%85 : !llvm.ptr)
  ^bb22:  // pred: ^bb20
    %87 = llvm.getelementptr inbounds|nuw %13[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %88 = llvm.load %87 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %89 = llvm.getelementptr %88[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %89, %87 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb23(%88 : !llvm.ptr)
  ^bb23(%90: !llvm.ptr):
    %91 = llvm.load %90 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.br ^bb24(%91 : f64)
  ^bb24(%92: f64):
    llvm.intr.vaend %13 : !llvm.ptr
    llvm.intr.vaend %12 : !llvm.ptr
    %93 = llvm.intr.fmuladd(%27, %arg1, %92) : (f64, f64, f64) -> f64
    llvm.intr.lifetime.end %13 : !llvm.ptr
    llvm.intr.lifetime.end %12 : !llvm.ptr
    llvm.return %93 : f64
  }
  llvm.func internal unnamed_addr @print(%arg0: !llvm.ptr {llvm.nocapture, llvm.readnone}, ...) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %2 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %2 : !llvm.ptr
    llvm.intr.vastart %2 : !llvm.ptr
    %3 = llvm.call @vprintf(%1, %2) {no_unwind} : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> i32
    llvm.intr.vaend %2 : !llvm.ptr
    llvm.intr.lifetime.end %2 : !llvm.ptr
    llvm.return %3 : i32
  }
  llvm.func internal unnamed_addr @structures(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.nocapture, llvm.nonnull, llvm.sret = !llvm.struct<"struct.big", (array<4 x i64>)>}, %arg1: i32, ...) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(32 : i64) : i64
    %3 = llvm.mlir.constant(3 : i64) : i64
    %4 = llvm.mlir.constant(4 : i64) : i64
    %5 = llvm.mlir.constant(8 : i64) : i64
    %6 = llvm.mlir.constant(16 : i64) : i64
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.constant(41 : i32) : i32
    %9 = llvm.mlir.constant(161 : i32) : i32
    %10 = llvm.mlir.constant(8 : i32) : i32
    %11 = llvm.mlir.constant(16 : i32) : i32
    %12 = llvm.mlir.constant(24 : i64) : i64
    %13 = llvm.mlir.constant(3 : i32) : i32
    %14 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.struct<"struct.pair", (f64, i64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %14 : !llvm.ptr
    llvm.intr.vastart %14 : !llvm.ptr
    "llvm.intr.memset"(%arg0, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %3, %arg0 {alignment = 8 : i64} : i64, !llvm.ptr
    %16 = llvm.getelementptr inbounds|nuw %14[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %17 = llvm.getelementptr inbounds|nuw %14[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %18 = llvm.getelementptr inbounds|nuw %arg0[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.getelementptr inbounds|nuw %arg0[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %20 = llvm.load %14 {alignment = 16 : i64} : !llvm.ptr -> i32
    %21 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.load %19 {alignment = 8 : i64} : !llvm.ptr -> i64
    %24 = llvm.getelementptr inbounds|nuw %14[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %25 = llvm.getelementptr inbounds|nuw %14[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %26 = llvm.load %25 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.getelementptr inbounds|nuw %15[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %28 = llvm.load %24 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb2(%28, %7, %20, %21, %22, %23 : !llvm.ptr, i32, i32, i32, i64, i64)
  ^bb1:  // pred: ^bb5
    llvm.store %59, %18 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %60, %19 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.intr.vaend %14 : !llvm.ptr
    llvm.intr.lifetime.end %14 : !llvm.ptr
    llvm.return
  ^bb2(%29: !llvm.ptr, %30: i32, %31: i32, %32: i32, %33: i64, %34: i64):
    %35 = llvm.icmp "ult" %31, %8 : i32
    %36 = llvm.icmp "ult" %32, %9 : i32
    %37 = llvm.and %35, %36 : i1
    llvm.cond_br %37, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %38 = llvm.zext nneg %31 : i32 to i64
    %39 = llvm.getelementptr %26[%38] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %40 = llvm.zext nneg %32 : i32 to i64
    %41 = llvm.getelementptr %26[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %42 = llvm.load %41 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.store %42, %15 {alignment = 8 : i64} : f64, !llvm.ptr
    %43 = llvm.load %39 {alignment = 8 : i64} : !llvm.ptr -> i64
    llvm.store %43, %27 {alignment = 8 : i64} : i64, !llvm.ptr
    %44 = llvm.add %31, %10 overflow<nsw, nuw> : i32
    llvm.store %44, %14 {alignment = 16 : i64} : i32, !llvm.ptr
    %45 = llvm.add %32, %11 overflow<nsw, nuw> : i32
    llvm.store %45, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5(%29, %45, %44, %15 : !llvm.ptr, i32, i32, !llvm.ptr)
  ^bb4:  // pred: ^bb2
    %46 = llvm.getelementptr %29[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %46, %24 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb5(%46, %32, %31, %29 : !llvm.ptr, i32, i32, !llvm.ptr)
  ^bb5(%47: !llvm.ptr, %48: i32, %49: i32, %50: !llvm.ptr):
    %51 = llvm.load %50 {alignment = 8 : i64} : !llvm.ptr -> f64
    %52 = llvm.getelementptr inbounds|nuw %50[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %53 = llvm.load %52 {alignment = 8 : i64} : !llvm.ptr -> i64
    %54 = llvm.getelementptr %47[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %54, %17 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %55 = llvm.getelementptr inbounds|nuw %47[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %56 = llvm.load %55 {alignment = 8 : i64} : !llvm.ptr -> i64
    %57 = llvm.fptosi %51 : f64 to i64
    %58 = llvm.add %53, %57 overflow<nsw> : i64
    %59 = llvm.add %58, %33 overflow<nsw> : i64
    %60 = llvm.add %34, %56 overflow<nsw> : i64
    %61 = llvm.add %30, %0 overflow<nsw, nuw> : i32
    %62 = llvm.icmp "eq" %61, %13 : i32
    llvm.cond_br %62, ^bb1, ^bb2(%54, %61, %49, %48, %59, %60 : !llvm.ptr, i32, i32, i32, i64, i64) {loop_annotation = #loop_annotation}
  }
  llvm.func internal unnamed_addr @many(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: i32, %arg5: i32, %arg6: i32, %arg7: f64, ...) -> i64 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(41 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(16 : i64) : i64
    %4 = llvm.mlir.constant(8 : i32) : i32
    %5 = llvm.mlir.constant(4 : i64) : i64
    %6 = llvm.mlir.constant(161 : i32) : i32
    %7 = llvm.mlir.constant(16 : i32) : i32
    %8 = llvm.mlir.constant(100 : i64) : i64
    %9 = llvm.mlir.constant(990000 : i64) : i64
    %10 = llvm.alloca %0 x !llvm.array<1 x struct<"struct.__va_list_tag", (i32, i32, ptr, ptr)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %10 : !llvm.ptr
    llvm.intr.vastart %10 : !llvm.ptr
    %11 = llvm.load %10 {alignment = 16 : i64} : !llvm.ptr -> i32
    %12 = llvm.icmp "ult" %11, %1 : i32
    llvm.cond_br %12, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %13 = llvm.getelementptr inbounds|nuw %10[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.load %13 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.zext nneg %11 : i32 to i64
    %16 = llvm.getelementptr %14[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %17 = llvm.add %11, %4 overflow<nsw, nuw> : i32
    llvm.store %17, %10 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb3(%16 : !llvm.ptr)
  ^bb2:  // pred: ^bb0
    %18 = llvm.getelementptr inbounds|nuw %10[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.getelementptr %19[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %20, %18 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb3(%19 : !llvm.ptr)
  ^bb3(%21: !llvm.ptr):
    %22 = llvm.load %21 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.getelementptr inbounds|nuw %10[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.icmp "ult" %24, %6 : i32
    llvm.cond_br %25, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %26 = llvm.getelementptr inbounds|nuw %10[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %27 = llvm.load %26 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %28 = llvm.zext nneg %24 : i32 to i64
    %29 = llvm.getelementptr %27[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.add %24, %7 overflow<nsw, nuw> : i32
    llvm.store %30, %23 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb6(%29 : !llvm.ptr)
  ^bb5:  // pred: ^bb3
    %31 = llvm.getelementptr inbounds|nuw %10[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.getelementptr %32[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %33, %31 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb6(%32 : !llvm.ptr)
  ^bb6(%34: !llvm.ptr):
    %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> f64
    %36 = llvm.load %10 {alignment = 16 : i64} : !llvm.ptr -> i32
    %37 = llvm.icmp "ult" %36, %1 : i32
    llvm.cond_br %37, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %38 = llvm.getelementptr inbounds|nuw %10[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.load %38 {alignment = 16 : i64} : !llvm.ptr -> !llvm.ptr
    %40 = llvm.zext nneg %36 : i32 to i64
    %41 = llvm.getelementptr %39[%40] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %42 = llvm.add %36, %4 overflow<nsw, nuw> : i32
    llvm.store %42, %10 {alignment = 16 : i64} : i32, !llvm.ptr
    llvm.br ^bb9(%41 : !llvm.ptr)
  ^bb8:  // pred: ^bb6
    %43 = llvm.getelementptr inbounds|nuw %10[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %44 = llvm.load %43 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %45 = llvm.getelementptr %44[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %45, %43 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9(%44 : !llvm.ptr)
  ^bb9(%46: !llvm.ptr):
    %47 = llvm.sext %22 : i32 to i64
    %48 = llvm.mul %47, %8 overflow<nsw> : i64
    %49 = llvm.add %48, %9 overflow<nsw> : i64
    %50 = llvm.fptosi %35 : f64 to i64
    %51 = llvm.add %49, %50 overflow<nsw> : i64
    %52 = llvm.mul %51, %8 overflow<nsw> : i64
    %53 = llvm.load %46 {alignment = 8 : i64} : !llvm.ptr -> i64
    %54 = llvm.add %53, %52 overflow<nsw> : i64
    llvm.intr.vaend %10 : !llvm.ptr
    llvm.intr.lifetime.end %10 : !llvm.ptr
    llvm.return %54 : i64
  }
  llvm.func @vprintf(!llvm.ptr {llvm.nocapture, llvm.readonly}, !llvm.ptr) -> (i32)
}
