// Vectors of 128 bits, and of other sizes.
module {
  llvm.mlir.global private unnamed_addr constant @".str"("%d %d %d %d|%d %d %d %d|%g %g|\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%d %d %d|%g %g|%d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.func @run() -> i32 {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(3 : i64) : i64
    %2 = llvm.mlir.addressof @".str" : !llvm.ptr
    %3 = llvm.mlir.constant(11 : i32) : i32
    %4 = llvm.mlir.constant(-38 : i32) : i32
    %5 = llvm.mlir.constant(93 : i32) : i32
    %6 = llvm.mlir.constant(-156 : i32) : i32
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.mlir.constant(-1 : i32) : i32
    %9 = llvm.mlir.constant(1 : i64) : i64
    %10 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %11 = llvm.mlir.constant(-5 : i32) : i32
    %12 = llvm.mlir.constant(8 : i32) : i32
    %13 = llvm.mlir.constant(32 : i32) : i32
    %14 = llvm.mlir.constant(5.000000e-01 : f64) : f64
    %15 = llvm.mlir.constant(8.000000e-01 : f64) : f64
    %16 = llvm.call fastcc tail @scale() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : () -> vector<4xf32>
    %17 = llvm.call fastcc tail @swap() {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : () -> f64
    %18 = llvm.bitcast %17 : f64 to vector<2xi32>
    %19 = llvm.extractelement %16[%0 : i64] : vector<4xf32>
    %20 = llvm.fpext %19 : f32 to f64
    %21 = llvm.extractelement %16[%1 : i64] : vector<4xf32>
    %22 = llvm.fpext %21 : f32 to f64
    %23 = llvm.call tail @printf(%2, %3, %4, %5, %6, %7, %8, %7, %8, %20, %22) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}, i32, i32, i32, i32, i32, i32, i32, i32, f64, f64) -> i32
    %24 = llvm.extractelement %18[%0 : i64] : vector<2xi32>
    %25 = llvm.extractelement %18[%9 : i64] : vector<2xi32>
    %26 = llvm.call tail @printf(%10, %11, %12, %13, %14, %15, %24, %25) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}, i32, i32, i32, f64, f64, i32, i32) -> i32
    llvm.return %7 : i32
  }
  llvm.func internal unnamed_addr fastcc @scale() -> vector<4xf32> {
    %0 = llvm.mlir.constant(dense<[1.500000e+00, 3.000000e+00, 4.500000e+00, 6.000000e+00]> : vector<4xf32>) : vector<4xf32>
    llvm.return %0 : vector<4xf32>
  }
  llvm.func internal unnamed_addr fastcc @swap() -> f64 {
    %0 = llvm.mlir.constant(1.0609978957790755E-313 : f64) : f64
    llvm.return %0 : f64
  }
  llvm.func @printf(!llvm.ptr {llvm.nocapture, llvm.readonly}, ...) -> (i32)
}
