// Globals with addresses, structures and strings as initial values.
#loop_unroll = #llvm.loop_unroll<disable = true>
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
module {
  llvm.mlir.global private unnamed_addr constant @".str"("first\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external @first() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, ptr, array<3 x i32>, array<4 x i8>)> {
    %0 = llvm.mlir.constant(0 : i8) : i8
    %1 = llvm.mlir.constant(dense<0> : tensor<4xi8>) : !llvm.array<4 x i8>
    %2 = llvm.mlir.constant(dense<[1, 2, 3]> : tensor<3xi32>) : !llvm.array<3 x i32>
    %3 = llvm.mlir.addressof @second : !llvm.ptr
    %4 = llvm.mlir.addressof @triple : !llvm.ptr
    %5 = llvm.mlir.addressof @".str" : !llvm.ptr
    %6 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, ptr, array<3 x i32>, array<4 x i8>)>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, ptr, array<3 x i32>, array<4 x i8>)> 
    %8 = llvm.insertvalue %4, %7[1] : !llvm.struct<(ptr, ptr, ptr, array<3 x i32>, array<4 x i8>)> 
    %9 = llvm.insertvalue %3, %8[2] : !llvm.struct<(ptr, ptr, ptr, array<3 x i32>, array<4 x i8>)> 
    %10 = llvm.insertvalue %2, %9[3] : !llvm.struct<(ptr, ptr, ptr, array<3 x i32>, array<4 x i8>)> 
    %11 = llvm.insertvalue %1, %10[4] : !llvm.struct<(ptr, ptr, ptr, array<3 x i32>, array<4 x i8>)> 
    llvm.return %11 : !llvm.struct<(ptr, ptr, ptr, array<3 x i32>, array<4 x i8>)>
  }
  llvm.mlir.global private unnamed_addr constant @".str.1"("%s %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("%d %s %d %g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("second\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @second() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, ptr, array<3 x i32>, array<4 x i8>)> {
    %0 = llvm.mlir.constant(0 : i8) : i8
    %1 = llvm.mlir.constant(dense<0> : tensor<4xi8>) : !llvm.array<4 x i8>
    %2 = llvm.mlir.constant(dense<[4, 5, 6]> : tensor<3xi32>) : !llvm.array<3 x i32>
    %3 = llvm.mlir.addressof @third : !llvm.ptr
    %4 = llvm.mlir.addressof @less : !llvm.ptr
    %5 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %6 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, ptr, array<3 x i32>, array<4 x i8>)>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, ptr, array<3 x i32>, array<4 x i8>)> 
    %8 = llvm.insertvalue %4, %7[1] : !llvm.struct<(ptr, ptr, ptr, array<3 x i32>, array<4 x i8>)> 
    %9 = llvm.insertvalue %3, %8[2] : !llvm.struct<(ptr, ptr, ptr, array<3 x i32>, array<4 x i8>)> 
    %10 = llvm.insertvalue %2, %9[3] : !llvm.struct<(ptr, ptr, ptr, array<3 x i32>, array<4 x i8>)> 
    %11 = llvm.insertvalue %1, %10[4] : !llvm.struct<(ptr, ptr, ptr, array<3 x i32>, array<4 x i8>)> 
    llvm.return %11 : !llvm.struct<(ptr, ptr, ptr, array<3 x i32>, array<4 x i8>)>
  }
  llvm.mlir.global private unnamed_addr constant @".str.5"("third\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @third() {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : !llvm.struct<(ptr, ptr, ptr, array<3 x i32>, array<4 x i8>)> {
    %0 = llvm.mlir.constant(0 : i8) : i8
    %1 = llvm.mlir.constant(dense<0> : tensor<4xi8>) : !llvm.array<4 x i8>
    %2 = llvm.mlir.constant(dense<[7, 8, 9]> : tensor<3xi32>) : !llvm.array<3 x i32>
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.addressof @triple : !llvm.ptr
    %5 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %6 = llvm.mlir.undef : !llvm.struct<(ptr, ptr, ptr, array<3 x i32>, array<4 x i8>)>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, ptr, array<3 x i32>, array<4 x i8>)> 
    %8 = llvm.insertvalue %4, %7[1] : !llvm.struct<(ptr, ptr, ptr, array<3 x i32>, array<4 x i8>)> 
    %9 = llvm.insertvalue %3, %8[2] : !llvm.struct<(ptr, ptr, ptr, array<3 x i32>, array<4 x i8>)> 
    %10 = llvm.insertvalue %2, %9[3] : !llvm.struct<(ptr, ptr, ptr, array<3 x i32>, array<4 x i8>)> 
    %11 = llvm.insertvalue %1, %10[4] : !llvm.struct<(ptr, ptr, ptr, array<3 x i32>, array<4 x i8>)> 
    llvm.return %11 : !llvm.struct<(ptr, ptr, ptr, array<3 x i32>, array<4 x i8>)>
  }
  llvm.mlir.global private unnamed_addr constant @".str.7"("abcdef\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.func internal @triple(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.mul %arg0, %0 overflow<nsw> : i32
    llvm.return %1 : i32
  }
  llvm.func @run() -> i32 {
    %0 = llvm.mlir.addressof @first : !llvm.ptr
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(32 : i64) : i64
    %4 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %5 = llvm.mlir.constant(16 : i64) : i64
    %6 = llvm.mlir.zero : !llvm.ptr
    %7 = llvm.mlir.constant(28 : i64) : i64
    %8 = llvm.mlir.addressof @second : !llvm.ptr
    %9 = llvm.getelementptr inbounds|nuw %8[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %10 = llvm.mlir.constant(10 : i32) : i32
    %11 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %12 = llvm.mlir.constant(3 : i64) : i64
    %13 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %14 = llvm.getelementptr inbounds|nuw %13[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %15 = llvm.mlir.constant(-6 : i32) : i32
    %16 = llvm.mlir.constant(-1.000000e+10 : f64) : f64
    llvm.br ^bb2(%0, %1 : !llvm.ptr, i32)
  ^bb1:  // pred: ^bb2
    %17 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.add %17, %10 overflow<nsw> : i32
    llvm.store %18, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    %19 = llvm.call tail @printf(%11, %18, %14, %15, %16) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}, i32, !llvm.ptr {llvm.nonnull}, i32, f64) -> i32
    llvm.return %27 : i32
  ^bb2(%20: !llvm.ptr, %21: i32):
    %22 = llvm.getelementptr inbounds|nuw %20[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %24 = llvm.call tail %23(%21) {no_unwind} : !llvm.ptr, (i32) -> i32
    %25 = llvm.getelementptr inbounds|nuw %20[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %26 = llvm.load %25 {alignment = 8 : i64} : !llvm.ptr -> i32
    %27 = llvm.add %26, %24 overflow<nsw> : i32
    %28 = llvm.load %20 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %29 = llvm.call tail @printf(%4, %28, %27) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}, !llvm.ptr, i32) -> i32
    %30 = llvm.getelementptr inbounds|nuw %20[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %31 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.icmp "eq" %31, %6 : !llvm.ptr
    llvm.cond_br %32, ^bb1, ^bb2(%31, %27 : !llvm.ptr, i32) {loop_annotation = #loop_annotation}
  }
  llvm.func @printf(!llvm.ptr {llvm.nocapture, llvm.readonly}, ...) -> (i32)
  llvm.func internal @less(%arg0: i32) -> (i32 {llvm.range = #llvm.constant_range<i32, -2147483648, 2147483647>}) {
    %0 = llvm.mlir.constant(-1 : i32) : i32
    %1 = llvm.add %arg0, %0 overflow<nsw> : i32
    llvm.return %1 : i32
  }
}
