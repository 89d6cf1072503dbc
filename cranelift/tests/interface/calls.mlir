// Calls of functions in C, and functions that C calls. This text was made from C.
#loop_unroll = #llvm.loop_unroll<disable = true>
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
module {
  llvm.mlir.global private unnamed_addr constant @constinit(dense<[100, 200, 300]> : tensor<3xi64>) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.array<3 x i64>
  llvm.mlir.global private unnamed_addr constant @".str"("%d %d %d %g %g %g %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%d %g %ld %ld %g %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%ld %ld %ld %d %d %d %g %.17g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("%d %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("%lx %lx\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("%g %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("%g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.func @run() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1971210 : i24) : i24
    %2 = llvm.mlir.constant(5 : i32) : i32
    %3 = llvm.mlir.constant(8 : i24) : i24
    %4 = llvm.mlir.constant(16 : i24) : i24
    %5 = llvm.mlir.constant(2.500000e+00 : f32) : f32
    %6 = llvm.mlir.constant(dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>) : vector<2xf32>
    %7 = llvm.mlir.constant(3.000000e+00 : f32) : f32
    %8 = llvm.mlir.constant(1.500000e+00 : f32) : f32
    %9 = llvm.mlir.constant(3 : i32) : i32
    %10 = llvm.mlir.constant(4 : i32) : i32
    %11 = llvm.mlir.constant(5.500000e+00 : f64) : f64
    %12 = llvm.mlir.constant(7 : i64) : i64
    %13 = llvm.mlir.constant(8 : i64) : i64
    %14 = llvm.mlir.constant(1.250000e+00 : f64) : f64
    %15 = llvm.mlir.constant(2.500000e+00 : f64) : f64
    %16 = llvm.mlir.constant(1.000000e+01 : f64) : f64
    %17 = llvm.mlir.constant(2.000000e+01 : f64) : f64
    %18 = llvm.mlir.addressof @constinit : !llvm.ptr
    %19 = llvm.mlir.constant(24 : i64) : i64
    %20 = llvm.mlir.constant(9 : i16) : i16
    %21 = llvm.mlir.constant(26 : i64) : i64
    %22 = llvm.mlir.constant(0 : i8) : i8
    %23 = llvm.mlir.constant(6 : i64) : i64
    %24 = llvm.mlir.constant(122 : i8) : i8
    %25 = llvm.mlir.constant(25769803781 : i64) : i64
    %26 = llvm.mlir.constant(7.500000e+00 : f32) : f32
    %27 = llvm.mlir.constant(4607182418800017408 : i64) : i64
    %28 = llvm.mlir.constant(24 : i32) : i32
    %29 = llvm.mlir.constant(0 : i64) : i64
    %30 = llvm.mlir.constant(1 : i64) : i64
    %31 = llvm.mlir.addressof @".str" : !llvm.ptr
    %32 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %33 = llvm.mlir.constant(16 : i64) : i64
    %34 = llvm.mlir.constant(32 : i64) : i64
    %35 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %36 = llvm.mlir.constant(-100 : i8) : i8
    %37 = llvm.mlir.constant(-56 : i8) : i8
    %38 = llvm.mlir.constant(-3 : i16) : i16
    %39 = llvm.mlir.constant(-5536 : i16) : i16
    %40 = llvm.mlir.constant(true) : i1
    %41 = llvm.mlir.constant(2.000000e+00 : f64) : f64
    %42 = llvm.mlir.constant(3 : i64) : i64
    %43 = llvm.mlir.constant(4.000000e+00 : f32) : f32
    %44 = llvm.mlir.constant(5 : i8) : i8
    %45 = llvm.mlir.constant(6.000000e+00 : f64) : f64
    %46 = llvm.mlir.constant(7 : i32) : i32
    %47 = llvm.mlir.constant(8.000000e+00 : f64) : f64
    %48 = llvm.mlir.constant(9 : i64) : i64
    %49 = llvm.mlir.constant(11 : i32) : i32
    %50 = llvm.mlir.constant(1.200000e+01 : f64) : f64
    %51 = llvm.mlir.constant(1.300000e+01 : f64) : f64
    %52 = llvm.mlir.constant(1.400000e+01 : f64) : f64
    %53 = llvm.mlir.constant(1.500000e+01 : f32) : f32
    %54 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %55 = llvm.mlir.constant(1267650600228229401496703205376 : i128) : i128
    %56 = llvm.mlir.constant(5902958103587056517120 : i128) : i128
    %57 = llvm.mlir.constant(-1 : i128) : i128
    %58 = llvm.mlir.constant(64 : i128) : i128
    %59 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %60 = llvm.mlir.constant(2 : i32) : i32
    %61 = llvm.mlir.constant(4.500000e+00 : f64) : f64
    %62 = llvm.mlir.constant(9 : i32) : i32
    %63 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %64 = llvm.mlir.constant(6 : i32) : i32
    %65 = llvm.mlir.constant(8 : i32) : i32
    %66 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %67 = llvm.mlir.addressof @m_bytes : !llvm.ptr
    %68 = llvm.mlir.addressof @m_singles : !llvm.ptr
    %69 = llvm.mlir.addressof @m_number : !llvm.ptr
    %70 = llvm.mlir.addressof @m_large : !llvm.ptr
    %71 = llvm.mlir.addressof @m_doubles : !llvm.ptr
    %72 = llvm.mlir.addressof @m_narrow : !llvm.ptr
    %73 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %74 = llvm.mlir.constant(0 : i32) : i32
    %75 = llvm.alloca %0 x !llvm.struct<"struct.large", (array<3 x i64>, i16)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %76 = llvm.alloca %0 x !llvm.struct<"struct.large", (array<3 x i64>, i16)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %77 = llvm.call tail @c_bytes(%1, %2) {no_unwind} : (i24, i32) -> i24
    %78 = llvm.zext %77 : i24 to i32
    %79 = llvm.lshr %77, %3 : i24
    %80 = llvm.zext nneg %79 : i24 to i32
    %81 = llvm.lshr %77, %4 : i24
    %82 = llvm.zext nneg %81 : i24 to i32
    %83 = llvm.call tail @c_single(%5) {no_unwind} : (f32) -> f32
    %84 = llvm.call tail @c_singles(%6, %7, %8) {no_unwind} : (vector<2xf32>, f32, f32) -> !llvm.struct<(vector<2xf32>, f32)>
    %85 = llvm.extractvalue %84[0] : !llvm.struct<(vector<2xf32>, f32)> 
    %86 = llvm.extractvalue %84[1] : !llvm.struct<(vector<2xf32>, f32)> 
    %87 = llvm.call tail @c_number(%9, %10, %11) {no_unwind} : (i32, i32, f64) -> !llvm.struct<(i32, f64)>
    %88 = llvm.extractvalue %87[0] : !llvm.struct<(i32, f64)> 
    %89 = llvm.extractvalue %87[1] : !llvm.struct<(i32, f64)> 
    %90 = llvm.call tail @c_pair(%12, %13) {no_unwind} : (i64, i64) -> !llvm.struct<(i64, i64)>
    %91 = llvm.extractvalue %90[0] : !llvm.struct<(i64, i64)> 
    %92 = llvm.extractvalue %90[1] : !llvm.struct<(i64, i64)> 
    %93 = llvm.call tail @c_doubles(%14, %15, %16, %17) {no_unwind} : (f64, f64, f64, f64) -> !llvm.struct<(f64, f64)>
    %94 = llvm.extractvalue %93[0] : !llvm.struct<(f64, f64)> 
    %95 = llvm.extractvalue %93[1] : !llvm.struct<(f64, f64)> 
    llvm.intr.lifetime.start %75 : !llvm.ptr
    "llvm.intr.memcpy"(%76, %18, %19) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull}, {llvm.align = 8 : i64, llvm.dereferenceable = 24 : i64, llvm.nonnull}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %96 = llvm.getelementptr inbounds|nuw %76[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %20, %96 {alignment = 8 : i64} : i16, !llvm.ptr
    %97 = llvm.getelementptr inbounds|nuw %76[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memset"(%97, %22, %23) <{arg_attrs = [{llvm.align = 2 : i64, llvm.dereferenceable = 6 : i64, llvm.nonnull}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.call @c_large(%75, %76, %24) {no_unwind} : (!llvm.ptr {llvm.align = 8 : i64, llvm.nonnull, llvm.sret = !llvm.struct<"struct.large", (array<3 x i64>, i16)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<"struct.large", (array<3 x i64>, i16)>, llvm.nonnull}, i8 {llvm.signext}) -> ()
    %98 = llvm.call @c_nested(%25, %26) {no_unwind} : (i64, f32) -> !llvm.struct<(i64, f32)>
    %99 = llvm.extractvalue %98[0] : !llvm.struct<(i64, f32)> 
    %100 = llvm.extractvalue %98[1] : !llvm.struct<(i64, f32)> 
    %101 = llvm.call @c_either(%27) {no_unwind} : (i64) -> i64
    %102 = llvm.bitcast %101 : i64 to f64
    %103 = llvm.shl %78, %28 : i32
    %104 = llvm.ashr exact %103, %28 : i32
    %105 = llvm.shl %80, %28 : i32
    %106 = llvm.ashr exact %105, %28 : i32
    %107 = llvm.shl %82, %28 overflow<nuw> : i32
    %108 = llvm.ashr exact %107, %28 : i32
    %109 = llvm.fpext %83 : f32 to f64
    %110 = llvm.extractelement %85[%29 : i64] : vector<2xf32>
    %111 = llvm.fpext %110 : f32 to f64
    %112 = llvm.extractelement %85[%30 : i64] : vector<2xf32>
    %113 = llvm.fpext %112 : f32 to f64
    %114 = llvm.fpext %86 : f32 to f64
    %115 = llvm.call @printf(%31, %104, %106, %108, %109, %111, %113, %114) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}, i32, i32, i32, f64, f64, f64, f64) -> i32
    %116 = llvm.call @printf(%32, %88, %89, %91, %92, %94, %95) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}, i32, f64, i64, i64, f64, f64) -> i32
    %117 = llvm.load %75 {alignment = 8 : i64} : !llvm.ptr -> i64
    %118 = llvm.getelementptr inbounds|nuw %75[%13] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %119 = llvm.load %118 {alignment = 8 : i64} : !llvm.ptr -> i64
    %120 = llvm.getelementptr inbounds|nuw %75[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %121 = llvm.load %120 {alignment = 8 : i64} : !llvm.ptr -> i64
    %122 = llvm.getelementptr inbounds|nuw %75[%19] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %123 = llvm.load %122 {alignment = 8 : i64} : !llvm.ptr -> i16
    %124 = llvm.sext %123 : i16 to i32
    %125 = llvm.trunc %99 : i64 to i16
    %126 = llvm.sext %125 : i16 to i32
    %127 = llvm.lshr %99, %34 : i64
    %128 = llvm.trunc %127 overflow<nuw> : i64 to i32
    %129 = llvm.fpext %100 : f32 to f64
    %130 = llvm.call @printf(%35, %117, %119, %121, %124, %126, %128, %129, %102) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}, i64, i64, i64, i32, i32, i32, f64, f64) -> i32
    %131 = llvm.call @c_narrow(%36, %37, %38, %39, %40) {no_unwind} : (i8 {llvm.signext}, i8 {llvm.zeroext}, i16 {llvm.signext}, i16 {llvm.zeroext}, i1 {llvm.zeroext}) -> (i8 {llvm.signext})
    %132 = llvm.sext %131 : i8 to i32
    %133 = llvm.call @c_many(%0, %41, %42, %43, %44, %45, %46, %47, %48, %16, %49, %50, %51, %52, %53) {no_unwind} : (i32, f64, i64, f32, i8 {llvm.signext}, f64, i32, f64, i64, f64, i32, f64, f64, f64, f32) -> f64
    %134 = llvm.call @printf(%54, %132, %133) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}, i32, f64) -> i32
    %135 = llvm.call @c_wide(%30, %55, %9, %56, %57) {no_unwind} : (i64, i128, i32, i128, i128) -> i128
    %136 = llvm.lshr %135, %58 : i128
    %137 = llvm.trunc %136 overflow<nuw> : i128 to i64
    %138 = llvm.trunc %135 : i128 to i64
    %139 = llvm.call @printf(%59, %137, %138) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}, i64, i64) -> i32
    %140 = llvm.call @c_sum(%60, %0, %15, %9, %61) vararg(!llvm.func<f64 (i32, ...)>) {no_unwind} : (i32, i32, f64, i32, f64) -> f64
    %141 = llvm.call @c_sum(%62, %0, %63, %60, %63, %9, %63, %10, %63, %2, %63, %64, %63, %46, %63, %65, %63, %62, %63) vararg(!llvm.func<f64 (i32, ...)>) {no_unwind} : (i32, i32, f64, i32, f64, i32, f64, i32, f64, i32, f64, i32, f64, i32, f64, i32, f64, i32, f64) -> f64
    %142 = llvm.call @printf(%66, %140, %141) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}, f64, f64) -> i32
    %143 = llvm.call @c_back(%67, %68, %69, %70, %71, %72) {no_unwind} : (!llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> f64
    %144 = llvm.call @printf(%73, %143) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}, f64) -> i32
    llvm.intr.lifetime.end %75 : !llvm.ptr
    llvm.return %74 : i32
  }
  llvm.func @c_bytes(i24, i32) -> i24
  llvm.func @c_single(f32) -> f32
  llvm.func @c_singles(vector<2xf32>, f32, f32) -> !llvm.struct<(vector<2xf32>, f32)>
  llvm.func @c_number(i32, i32, f64) -> !llvm.struct<(i32, f64)>
  llvm.func @c_pair(i64, i64) -> !llvm.struct<(i64, i64)>
  llvm.func @c_doubles(f64, f64, f64, f64) -> !llvm.struct<(f64, f64)>
  llvm.func @c_large(!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"struct.large", (array<3 x i64>, i16)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<"struct.large", (array<3 x i64>, i16)>}, i8 {llvm.signext})
  llvm.func @c_nested(i64, f32) -> !llvm.struct<(i64, f32)>
  llvm.func @c_either(i64) -> i64
  llvm.func @printf(!llvm.ptr {llvm.nocapture, llvm.readonly}, ...) -> (i32)
  llvm.func @c_narrow(i8 {llvm.signext}, i8 {llvm.zeroext}, i16 {llvm.signext}, i16 {llvm.zeroext}, i1 {llvm.zeroext}) -> (i8 {llvm.signext})
  llvm.func @c_many(i32, f64, i64, f32, i8 {llvm.signext}, f64, i32, f64, i64, f64, i32, f64, f64, f64, f32) -> f64
  llvm.func @c_wide(i64, i128, i32, i128, i128) -> i128
  llvm.func @c_sum(i32, ...) -> f64
  llvm.func @c_back(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> f64
  llvm.func internal @m_bytes(%arg0: i24, %arg1: i32) -> i24 {
    %0 = llvm.mlir.constant(8 : i24) : i24
    %1 = llvm.mlir.constant(16 : i24) : i24
    %2 = llvm.mlir.constant(65280 : i24) : i24
    %3 = llvm.mlir.constant(255 : i24) : i24
    %4 = llvm.lshr %arg0, %0 : i24
    %5 = llvm.lshr %arg0, %1 : i24
    %6 = llvm.zext nneg %5 : i24 to i32
    %7 = llvm.zext %arg0 : i24 to i32
    %8 = llvm.sub %7, %arg1 : i32
    %9 = llvm.zext nneg %4 : i24 to i32
    %10 = llvm.add %arg1, %9 : i32
    %11 = llvm.or %arg1, %6 : i32
    %12 = llvm.trunc %11 : i32 to i24
    %13 = llvm.shl %12, %1 : i24
    %14 = llvm.trunc %10 : i32 to i24
    %15 = llvm.shl %14, %0 : i24
    %16 = llvm.and %15, %2 : i24
    %17 = llvm.or disjoint %16, %13 : i24
    %18 = llvm.trunc %8 : i32 to i24
    %19 = llvm.and %18, %3 : i24
    %20 = llvm.or disjoint %17, %19 : i24
    llvm.return %20 : i24
  }
  llvm.func internal @m_singles(%arg0: vector<2xf32>, %arg1: f32, %arg2: f32) -> !llvm.struct<(vector<2xf32>, f32)> {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.poison : vector<2xf32>
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.poison : !llvm.struct<(vector<2xf32>, f32)>
    %4 = llvm.extractelement %arg0[%0 : i64] : vector<2xf32>
    %5 = llvm.fadd %4, %arg2 : f32
    %6 = llvm.insertelement %5, %1[%2 : i64] : vector<2xf32>
    %7 = llvm.fadd %arg1, %arg2 : f32
    %8 = llvm.insertelement %7, %6[%0 : i64] : vector<2xf32>
    %9 = llvm.extractelement %arg0[%2 : i64] : vector<2xf32>
    %10 = llvm.fadd %9, %arg2 : f32
    %11 = llvm.insertvalue %8, %3[0] : !llvm.struct<(vector<2xf32>, f32)> 
    %12 = llvm.insertvalue %10, %11[1] : !llvm.struct<(vector<2xf32>, f32)> 
    llvm.return %12 : !llvm.struct<(vector<2xf32>, f32)>
  }
  llvm.func internal @m_number(%arg0: i32, %arg1: i32, %arg2: f64) -> !llvm.struct<(i32, f64)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i32, f64)>
    %1 = llvm.sub %arg1, %arg0 overflow<nsw> : i32
    %2 = llvm.sitofp %arg0 : i32 to f64
    %3 = llvm.fmul %arg2, %2 : f64
    %4 = llvm.insertvalue %1, %0[0] : !llvm.struct<(i32, f64)> 
    %5 = llvm.insertvalue %3, %4[1] : !llvm.struct<(i32, f64)> 
    llvm.return %5 : !llvm.struct<(i32, f64)>
  }
  llvm.func internal @m_large(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.nocapture, llvm.sret = !llvm.struct<"struct.large", (array<3 x i64>, i16)>, llvm.writeonly}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<"struct.large", (array<3 x i64>, i16)>, llvm.nocapture}, %arg2: i8 {llvm.signext}) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(1 : i64) : i64
    %2 = llvm.mlir.constant(3 : i64) : i64
    %3 = llvm.mlir.constant(24 : i64) : i64
    %4 = llvm.mlir.constant(32 : i64) : i64
    %5 = llvm.sext %arg2 : i8 to i64
    llvm.br ^bb2(%0 : i64)
  ^bb1:  // pred: ^bb2
    %6 = llvm.sext %arg2 : i8 to i16
    %7 = llvm.getelementptr inbounds|nuw %arg1[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i16
    %9 = llvm.add %8, %6 : i16
    llvm.store %9, %7 {alignment = 8 : i64} : i16, !llvm.ptr
    "llvm.intr.memcpy"(%arg0, %arg1, %4) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull}, {llvm.align = 8 : i64, llvm.dereferenceable = 32 : i64, llvm.nonnull}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  ^bb2(%10: i64):
    %11 = llvm.getelementptr inbounds|nuw %arg1[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %13 = llvm.mul %12, %5 overflow<nsw> : i64
    llvm.store %13, %11 {alignment = 8 : i64} : i64, !llvm.ptr
    %14 = llvm.add %10, %1 overflow<nsw, nuw> : i64
    %15 = llvm.icmp "eq" %14, %2 : i64
    llvm.cond_br %15, ^bb1, ^bb2(%14 : i64) {loop_annotation = #loop_annotation}
  }
  llvm.func internal @m_doubles(%arg0: f64, %arg1: f64, %arg2: f64, %arg3: f64) -> !llvm.struct<(f64, f64)> {
    %0 = llvm.mlir.poison : !llvm.struct<(f64, f64)>
    %1 = llvm.fmul %arg0, %arg2 : f64
    %2 = llvm.fmul %arg1, %arg3 : f64
    %3 = llvm.insertvalue %1, %0[0] : !llvm.struct<(f64, f64)> 
    %4 = llvm.insertvalue %2, %3[1] : !llvm.struct<(f64, f64)> 
    llvm.return %4 : !llvm.struct<(f64, f64)>
  }
  llvm.func internal @m_narrow(%arg0: i8 {llvm.signext}, %arg1: i8 {llvm.zeroext}, %arg2: i16 {llvm.signext}, %arg3: i16 {llvm.zeroext}, %arg4: i1 {llvm.zeroext}) -> (i8 {llvm.signext}) {
    %0 = llvm.trunc %arg2 : i16 to i8
    %1 = llvm.trunc %arg3 : i16 to i8
    %2 = llvm.sext %arg4 : i1 to i8
    %3 = llvm.add %arg1, %0 : i8
    %4 = llvm.add %3, %1 : i8
    %5 = llvm.sub %arg0, %4 : i8
    %6 = llvm.add %5, %2 : i8
    llvm.return %6 : i8
  }
}
