// Floats: conversions, comparisons with what is no number, rounding, functions.
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module {
  llvm.mlir.global internal @inputs(dense<[0.000000e+00, -0.000000e+00, 1.500000e+00, -2.500000e+00, 1.000000e+300, -1.000000e-300, 3.9999989999999999, 1.000000e+10, 0x7FF0000000000000, 0xFFF0000000000000]> : tensor<10xf64>) {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<10 x f64>
  llvm.mlir.global private unnamed_addr constant @".str"("%g %g %g %g %g %g %g|\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%d%d%d%d%d%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%g %g %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%d%d%d%d%d%d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%.6f %.6f %.6f %.6f %.6f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%d %u %ld %lu %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%f %f %f %f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.func @run() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(10 : i32) : i32
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.mlir.addressof @inputs : !llvm.ptr
    %6 = llvm.getelementptr inbounds %5[%4, %3] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<10 x f64>
    %7 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %8 = llvm.mlir.constant(true) : i1
    %9 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %10 = llvm.mlir.constant(2 : i64) : i64
    %11 = llvm.getelementptr inbounds %5[%4, %10] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<10 x f64>
    %12 = llvm.mlir.constant(3 : i64) : i64
    %13 = llvm.getelementptr inbounds %5[%4, %12] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<10 x f64>
    %14 = llvm.mlir.constant(7 : i64) : i64
    %15 = llvm.getelementptr inbounds %5[%4, %14] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<10 x f64>
    %16 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %17 = llvm.mlir.constant(6 : i64) : i64
    %18 = llvm.getelementptr inbounds %5[%4, %17] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<10 x f64>
    %19 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %20 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %21 = llvm.mlir.constant(-7.000000e+00 : f64) : f64
    %22 = llvm.mlir.constant(0x41EFFFFFFFE00000 : f64) : f64
    %23 = llvm.mlir.constant(1.8446744073709552E+19 : f64) : f64
    %24 = llvm.mlir.constant(0x4170000000000000 : f64) : f64
    %25 = llvm.mlir.addressof @".str" : !llvm.ptr
    %26 = llvm.mlir.constant(1.500000e+00 : f64) : f64
    %27 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %28 = llvm.mlir.constant(-3.000000e+00 : f64) : f64
    %29 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %30 = llvm.mlir.constant(1.750000e+00 : f64) : f64
    %31 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %32 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %33 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %34 = llvm.alloca %0 x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %35 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %32 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %36 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.icmp "slt" %36, %2 : i32
    llvm.cond_br %37, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %38 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.sext %38 : i32 to i64
    %40 = llvm.getelementptr inbounds %5[%4, %39] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<10 x f64>
    %41 = llvm.load volatile %40 {alignment = 8 : i64} : !llvm.ptr -> f64
    llvm.store %41, %33 {alignment = 8 : i64} : f64, !llvm.ptr
    %42 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> f64
    %43 = llvm.fptrunc %42 : f64 to f32
    llvm.store %43, %34 {alignment = 4 : i64} : f32, !llvm.ptr
    %44 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> f64
    %45 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> f32
    %46 = llvm.fpext %45 : f32 to f64
    %47 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> f64
    %48 = llvm.intr.floor(%47) : (f64) -> f64
    %49 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> f64
    %50 = llvm.intr.ceil(%49) : (f64) -> f64
    %51 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> f64
    %52 = llvm.intr.trunc(%51) : (f64) -> f64
    %53 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> f64
    %54 = llvm.intr.rint(%53) : (f64) -> f64
    %55 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> f64
    %56 = llvm.intr.round(%55) : (f64) -> f64
    %57 = llvm.call @printf(%25, %44, %46, %48, %50, %52, %54, %56) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64, f64, f64, f64, f64, f64) -> i32
    %58 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> f64
    %59 = llvm.fcmp "olt" %58, %7 : f64
    %60 = llvm.zext %59 : i1 to i32
    %61 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> f64
    %62 = llvm.fcmp "ole" %61, %26 : f64
    %63 = llvm.zext %62 : i1 to i32
    %64 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> f64
    %65 = llvm.fcmp "oeq" %64, %27 : f64
    %66 = llvm.zext %65 : i1 to i32
    %67 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> f64
    %68 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> f64
    %69 = llvm.fcmp "une" %67, %68 : f64
    %70 = llvm.zext %69 : i1 to i32
    %71 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> f64
    %72 = llvm.fcmp "ogt" %71, %28 : f64
    %73 = llvm.zext %72 : i1 to i32
    %74 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> f64
    %75 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> f32
    %76 = llvm.fpext %75 : f32 to f64
    %77 = llvm.fcmp "oge" %74, %76 : f64
    %78 = llvm.zext %77 : i1 to i32
    %79 = llvm.call @printf(%29, %60, %63, %66, %70, %73, %78) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32, i32, i32, i32) -> i32
    %80 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> f64
    %81 = llvm.intr.fabs(%80) : (f64) -> f64
    %82 = llvm.call @sqrt(%81) {no_unwind} : (f64) -> f64
    %83 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> f64
    %84 = llvm.intr.copysign(%7, %83) : (f64, f64) -> f64
    %85 = llvm.load %33 {alignment = 8 : i64} : !llvm.ptr -> f64
    %86 = llvm.call @fmod(%85, %30) {no_unwind} : (f64, f64) -> f64
    %87 = llvm.call @printf(%31, %82, %84, %86) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64, f64) -> i32
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %88 = llvm.load %32 {alignment = 4 : i64} : !llvm.ptr -> i32
    %89 = llvm.add %88, %0 overflow<nsw> : i32
    llvm.store %89, %32 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %90 = llvm.load volatile %6 {alignment = 16 : i64} : !llvm.ptr -> f64
    %91 = llvm.load volatile %6 {alignment = 16 : i64} : !llvm.ptr -> f64
    %92 = llvm.fsub %90, %91 : f64
    llvm.store %92, %35 {alignment = 8 : i64} : f64, !llvm.ptr
    %93 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> f64
    %94 = llvm.fcmp "olt" %93, %7 : f64
    %95 = llvm.zext %94 : i1 to i32
    %96 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> f64
    %97 = llvm.fcmp "ole" %96, %7 : f64
    %98 = llvm.zext %97 : i1 to i32
    %99 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> f64
    %100 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> f64
    %101 = llvm.fcmp "oeq" %99, %100 : f64
    %102 = llvm.zext %101 : i1 to i32
    %103 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> f64
    %104 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> f64
    %105 = llvm.fcmp "une" %103, %104 : f64
    %106 = llvm.zext %105 : i1 to i32
    %107 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> f64
    %108 = llvm.fcmp "ogt" %107, %7 : f64
    %109 = llvm.zext %108 : i1 to i32
    %110 = llvm.load %35 {alignment = 8 : i64} : !llvm.ptr -> f64
    %111 = llvm.fcmp "oge" %110, %7 : f64
    %112 = llvm.xor %111, %8 : i1
    %113 = llvm.zext %112 : i1 to i32
    %114 = llvm.call @printf(%9, %95, %98, %102, %106, %109, %113) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32, i32, i32, i32) -> i32
    %115 = llvm.load volatile %11 {alignment = 16 : i64} : !llvm.ptr -> f64
    %116 = llvm.call @sin(%115) {no_unwind} : (f64) -> f64
    %117 = llvm.load volatile %13 {alignment = 8 : i64} : !llvm.ptr -> f64
    %118 = llvm.call @cos(%117) {no_unwind} : (f64) -> f64
    %119 = llvm.load volatile %11 {alignment = 16 : i64} : !llvm.ptr -> f64
    %120 = llvm.call @exp(%119) {no_unwind} : (f64) -> f64
    %121 = llvm.load volatile %15 {alignment = 8 : i64} : !llvm.ptr -> f64
    %122 = llvm.call @log(%121) {no_unwind} : (f64) -> f64
    %123 = llvm.load volatile %11 {alignment = 16 : i64} : !llvm.ptr -> f64
    %124 = llvm.load volatile %13 {alignment = 8 : i64} : !llvm.ptr -> f64
    %125 = llvm.call @pow(%123, %124) {no_unwind} : (f64, f64) -> f64
    %126 = llvm.call @printf(%16, %116, %118, %120, %122, %125) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64, f64, f64, f64) -> i32
    %127 = llvm.load volatile %13 {alignment = 8 : i64} : !llvm.ptr -> f64
    %128 = llvm.fptosi %127 : f64 to i32
    %129 = llvm.load volatile %18 {alignment = 16 : i64} : !llvm.ptr -> f64
    %130 = llvm.fptoui %129 : f64 to i32
    %131 = llvm.load volatile %15 {alignment = 8 : i64} : !llvm.ptr -> f64
    %132 = llvm.fptosi %131 : f64 to i64
    %133 = llvm.load volatile %15 {alignment = 8 : i64} : !llvm.ptr -> f64
    %134 = llvm.fptoui %133 : f64 to i64
    %135 = llvm.load volatile %18 {alignment = 16 : i64} : !llvm.ptr -> f64
    %136 = llvm.fptrunc %135 : f64 to f32
    %137 = llvm.fptosi %136 : f32 to i32
    %138 = llvm.call @printf(%19, %128, %130, %132, %134, %137) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i64, i64, i32) -> i32
    %139 = llvm.call @printf(%20, %21, %22, %23, %24) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64, f64, f64) -> i32
    llvm.return %1 : i32
  }
  llvm.func @printf(!llvm.ptr, ...) -> i32
  llvm.func @sqrt(f64) -> f64
  llvm.func @fmod(f64, f64) -> f64
  llvm.func @sin(f64) -> f64
  llvm.func @cos(f64) -> f64
  llvm.func @exp(f64) -> f64
  llvm.func @log(f64) -> f64
  llvm.func @pow(f64, f64) -> f64
}
