// Products of matrices of doubles and of floats.
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module {
  llvm.mlir.global private unnamed_addr constant @".str"("%.12f %.5f\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.func @run() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1152 : i64) : i64
    %2 = llvm.mlir.constant(144 : i64) : i64
    %3 = llvm.mlir.constant(8 : i64) : i64
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(12 : i32) : i32
    %6 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %7 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    %8 = llvm.mlir.addressof @".str" : !llvm.ptr
    %9 = llvm.mlir.constant(0 : i64) : i64
    %10 = llvm.mlir.constant(-5.000000e-01 : f64) : f64
    %11 = llvm.mlir.constant(1.000000e+00 : f64) : f64
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x !llvm.array<12 x array<12 x f32>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %21 = llvm.alloca %0 x f64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %22 = llvm.alloca %0 x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %23 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %24 = llvm.call @malloc(%1) {no_unwind} : (i64) -> (!llvm.ptr {llvm.noalias})
    llvm.store %24, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %25 = llvm.call @malloc(%1) {no_unwind} : (i64) -> (!llvm.ptr {llvm.noalias})
    llvm.store %25, %13 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %26 = llvm.call @calloc(%2, %3) {no_unwind} : (i64, i64) -> (!llvm.ptr {llvm.noalias})
    llvm.store %26, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %4, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %27 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.icmp "slt" %27, %5 : i32
    llvm.cond_br %28, ^bb2, ^bb8
  ^bb2:  // pred: ^bb1
    llvm.store %4, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %29 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.icmp "slt" %29, %5 : i32
    llvm.cond_br %30, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %31 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.sitofp %31 : i32 to f64
    %33 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %34 = llvm.sitofp %33 : i32 to f64
    %35 = llvm.intr.fmuladd(%10, %34, %32) : (f64, f64, f64) -> f64
    %36 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.mul %37, %5 overflow<nsw> : i32
    %39 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %40 = llvm.add %38, %39 overflow<nsw> : i32
    %41 = llvm.sext %40 : i32 to i64
    %42 = llvm.getelementptr inbounds %36[%41] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %35, %42 {alignment = 8 : i64} : f64, !llvm.ptr
    %43 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %44 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %45 = llvm.add %43, %44 overflow<nsw> : i32
    %46 = llvm.add %45, %0 overflow<nsw> : i32
    %47 = llvm.sitofp %46 : i32 to f64
    %48 = llvm.fdiv %11, %47 : f64
    %49 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %50 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %51 = llvm.mul %50, %5 overflow<nsw> : i32
    %52 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %53 = llvm.add %51, %52 overflow<nsw> : i32
    %54 = llvm.sext %53 : i32 to i64
    %55 = llvm.getelementptr inbounds %49[%54] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %48, %55 {alignment = 8 : i64} : f64, !llvm.ptr
    %56 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %57 = llvm.sext %56 : i32 to i64
    %58 = llvm.getelementptr inbounds %15[%9, %57] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<12 x array<12 x f32>>
    %59 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %60 = llvm.sext %59 : i32 to i64
    %61 = llvm.getelementptr inbounds %58[%9, %60] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<12 x f32>
    llvm.store %7, %61 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %62 = llvm.load %17 {alignment = 4 : i64} : !llvm.ptr -> i32
    %63 = llvm.add %62, %0 overflow<nsw> : i32
    llvm.store %63, %17 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb3
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %64 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %65 = llvm.add %64, %0 overflow<nsw> : i32
    llvm.store %65, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb1
    llvm.store %4, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %66 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %67 = llvm.icmp "slt" %66, %5 : i32
    llvm.cond_br %67, ^bb10, ^bb20
  ^bb10:  // pred: ^bb9
    llvm.store %4, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:
    %68 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %69 = llvm.icmp "slt" %68, %5 : i32
    llvm.cond_br %69, ^bb12, ^bb18
  ^bb12:  // pred: ^bb11
    llvm.store %4, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:
    %70 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %71 = llvm.icmp "slt" %70, %5 : i32
    llvm.cond_br %71, ^bb14, ^bb16
  ^bb14:  // pred: ^bb13
    %72 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %73 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %74 = llvm.mul %73, %5 overflow<nsw> : i32
    %75 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %76 = llvm.add %74, %75 overflow<nsw> : i32
    %77 = llvm.sext %76 : i32 to i64
    %78 = llvm.getelementptr inbounds %72[%77] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %79 = llvm.load %78 {alignment = 8 : i64} : !llvm.ptr -> f64
    %80 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %81 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %82 = llvm.mul %81, %5 overflow<nsw> : i32
    %83 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %84 = llvm.add %82, %83 overflow<nsw> : i32
    %85 = llvm.sext %84 : i32 to i64
    %86 = llvm.getelementptr inbounds %80[%85] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %87 = llvm.load %86 {alignment = 8 : i64} : !llvm.ptr -> f64
    %88 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %89 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %90 = llvm.mul %89, %5 overflow<nsw> : i32
    %91 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %92 = llvm.add %90, %91 overflow<nsw> : i32
    %93 = llvm.sext %92 : i32 to i64
    %94 = llvm.getelementptr inbounds %88[%93] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %95 = llvm.load %94 {alignment = 8 : i64} : !llvm.ptr -> f64
    %96 = llvm.intr.fmuladd(%79, %87, %95) : (f64, f64, f64) -> f64
    llvm.store %96, %94 {alignment = 8 : i64} : f64, !llvm.ptr
    %97 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %98 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %99 = llvm.mul %98, %5 overflow<nsw> : i32
    %100 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %101 = llvm.add %99, %100 overflow<nsw> : i32
    %102 = llvm.sext %101 : i32 to i64
    %103 = llvm.getelementptr inbounds %97[%102] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %104 = llvm.load %103 {alignment = 8 : i64} : !llvm.ptr -> f64
    %105 = llvm.fptrunc %104 : f64 to f32
    %106 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %107 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %108 = llvm.mul %107, %5 overflow<nsw> : i32
    %109 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %110 = llvm.add %108, %109 overflow<nsw> : i32
    %111 = llvm.sext %110 : i32 to i64
    %112 = llvm.getelementptr inbounds %106[%111] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %113 = llvm.load %112 {alignment = 8 : i64} : !llvm.ptr -> f64
    %114 = llvm.fptrunc %113 : f64 to f32
    %115 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %116 = llvm.sext %115 : i32 to i64
    %117 = llvm.getelementptr inbounds %15[%9, %116] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<12 x array<12 x f32>>
    %118 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %119 = llvm.sext %118 : i32 to i64
    %120 = llvm.getelementptr inbounds %117[%9, %119] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<12 x f32>
    %121 = llvm.load %120 {alignment = 4 : i64} : !llvm.ptr -> f32
    %122 = llvm.intr.fmuladd(%105, %114, %121) : (f32, f32, f32) -> f32
    llvm.store %122, %120 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.br ^bb15
  ^bb15:  // pred: ^bb14
    %123 = llvm.load %20 {alignment = 4 : i64} : !llvm.ptr -> i32
    %124 = llvm.add %123, %0 overflow<nsw> : i32
    llvm.store %124, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13 {loop_annotation = #loop_annotation}
  ^bb16:  // pred: ^bb13
    llvm.br ^bb17
  ^bb17:  // pred: ^bb16
    %125 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %126 = llvm.add %125, %0 overflow<nsw> : i32
    llvm.store %126, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11 {loop_annotation = #loop_annotation}
  ^bb18:  // pred: ^bb11
    llvm.br ^bb19
  ^bb19:  // pred: ^bb18
    %127 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %128 = llvm.add %127, %0 overflow<nsw> : i32
    llvm.store %128, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb9 {loop_annotation = #loop_annotation}
  ^bb20:  // pred: ^bb9
    llvm.store %6, %21 {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.store %7, %22 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.store %4, %23 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb21
  ^bb21:
    %129 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %130 = llvm.icmp "slt" %129, %5 : i32
    llvm.cond_br %130, ^bb22, ^bb24
  ^bb22:  // pred: ^bb21
    %131 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %132 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %133 = llvm.mul %132, %5 overflow<nsw> : i32
    %134 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %135 = llvm.add %133, %134 overflow<nsw> : i32
    %136 = llvm.sext %135 : i32 to i64
    %137 = llvm.getelementptr inbounds %131[%136] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %138 = llvm.load %137 {alignment = 8 : i64} : !llvm.ptr -> f64
    %139 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> f64
    %140 = llvm.fadd %139, %138 : f64
    llvm.store %140, %21 {alignment = 8 : i64} : f64, !llvm.ptr
    %141 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %142 = llvm.sext %141 : i32 to i64
    %143 = llvm.getelementptr inbounds %15[%9, %142] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<12 x array<12 x f32>>
    %144 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %145 = llvm.sext %144 : i32 to i64
    %146 = llvm.getelementptr inbounds %143[%9, %145] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<12 x f32>
    %147 = llvm.load %146 {alignment = 4 : i64} : !llvm.ptr -> f32
    %148 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> f32
    %149 = llvm.fadd %148, %147 : f32
    llvm.store %149, %22 {alignment = 4 : i64} : f32, !llvm.ptr
    llvm.br ^bb23
  ^bb23:  // pred: ^bb22
    %150 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    %151 = llvm.add %150, %0 overflow<nsw> : i32
    llvm.store %151, %23 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb21 {loop_annotation = #loop_annotation}
  ^bb24:  // pred: ^bb21
    %152 = llvm.load %21 {alignment = 8 : i64} : !llvm.ptr -> f64
    %153 = llvm.load %22 {alignment = 4 : i64} : !llvm.ptr -> f32
    %154 = llvm.fpext %153 : f32 to f64
    %155 = llvm.call @printf(%8, %152, %154) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64) -> i32
    %156 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%156) {no_unwind} : (!llvm.ptr) -> ()
    %157 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%157) {no_unwind} : (!llvm.ptr) -> ()
    %158 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%158) {no_unwind} : (!llvm.ptr) -> ()
    llvm.return %4 : i32
  }
  llvm.func @malloc(i64) -> (!llvm.ptr {llvm.noalias})
  llvm.func @calloc(i64, i64) -> (!llvm.ptr {llvm.noalias})
  llvm.func @printf(!llvm.ptr, ...) -> i32
  llvm.func @free(!llvm.ptr)
}
