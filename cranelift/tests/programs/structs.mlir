// Structures by value, as C passes them: in registers, by reference, on the stack.
#loop_unroll = #llvm.loop_unroll<disable = true>
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
module {
  llvm.mlir.global private unnamed_addr constant @".str"("%d %g %g %g %ld %g %ld %ld %c %d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%ld %ld\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.func @run() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i8) : i8
    %2 = llvm.mlir.constant(48 : i64) : i64
    %3 = llvm.mlir.constant(1 : i64) : i64
    %4 = llvm.mlir.constant(8 : i64) : i64
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.mlir.constant(16 : i64) : i64
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.mlir.constant(24 : i64) : i64
    %9 = llvm.mlir.constant(4 : i64) : i64
    %10 = llvm.mlir.constant(32 : i64) : i64
    %11 = llvm.mlir.constant(5 : i64) : i64
    %12 = llvm.mlir.constant(40 : i64) : i64
    %13 = llvm.mlir.constant(120 : i8) : i8
    %14 = llvm.mlir.addressof @".str" : !llvm.ptr
    %15 = llvm.mlir.constant(5 : i32) : i32
    %16 = llvm.mlir.constant(3.000000e+00 : f64) : f64
    %17 = llvm.mlir.constant(1.000000e+01 : f64) : f64
    %18 = llvm.mlir.constant(5.000000e+00 : f64) : f64
    %19 = llvm.mlir.constant(17 : i64) : i64
    %20 = llvm.mlir.constant(4.200000e+01 : f64) : f64
    %21 = llvm.mlir.constant(13 : i32) : i32
    %22 = llvm.mlir.constant(12 : i32) : i32
    %23 = llvm.mlir.constant(11 : i32) : i32
    %24 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %25 = llvm.mlir.constant(0 : i32) : i32
    %26 = llvm.alloca %0 x !llvm.struct<"struct.large", (array<5 x i64>, i8)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %27 = llvm.alloca %0 x !llvm.struct<"struct.large", (array<5 x i64>, i8)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %26 : !llvm.ptr
    "llvm.intr.memset"(%26, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    llvm.store %3, %26 {alignment = 8 : i64} : i64, !llvm.ptr
    %28 = llvm.getelementptr inbounds|nuw %26[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %5, %28 {alignment = 8 : i64} : i64, !llvm.ptr
    %29 = llvm.getelementptr inbounds|nuw %26[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %7, %29 {alignment = 8 : i64} : i64, !llvm.ptr
    %30 = llvm.getelementptr inbounds|nuw %26[%8] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %9, %30 {alignment = 8 : i64} : i64, !llvm.ptr
    %31 = llvm.getelementptr inbounds|nuw %26[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %11, %31 {alignment = 8 : i64} : i64, !llvm.ptr
    %32 = llvm.getelementptr inbounds|nuw %26[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %13, %32 {alignment = 8 : i64} : i8, !llvm.ptr
    llvm.intr.lifetime.start %27 : !llvm.ptr
    llvm.call fastcc @s4(%27, %26) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.align = 8 : i64, llvm.sret = !llvm.struct<"struct.large", (array<5 x i64>, i8)>}, !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<"struct.large", (array<5 x i64>, i8)>, llvm.nonnull}) -> ()
    %33 = llvm.load %27 {alignment = 8 : i64} : !llvm.ptr -> i64
    %34 = llvm.getelementptr inbounds|nuw %27[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> i64
    %36 = llvm.getelementptr inbounds|nuw %27[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> i8
    %38 = llvm.sext %37 : i8 to i32
    %39 = llvm.call tail @printf(%14, %15, %16, %17, %18, %19, %20, %33, %35, %38, %21, %22, %23) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}, i32, f64, f64, f64, i64, f64, i64, i64, i32, i32, i32, i32) -> i32
    %40 = llvm.call fastcc tail @s6(%27) {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<"struct.large", (array<5 x i64>, i8)>, llvm.nonnull}) -> i64
    %41 = llvm.call tail @printf(%24, %40, %11) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}, i64, i64) -> i32
    llvm.intr.lifetime.end %27 : !llvm.ptr
    llvm.intr.lifetime.end %26 : !llvm.ptr
    llvm.return %25 : i32
  }
  llvm.func internal unnamed_addr fastcc @s4(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.noalias, llvm.nocapture, llvm.nonnull, llvm.sret = !llvm.struct<"struct.large", (array<5 x i64>, i8)>, llvm.writeonly}, %arg1: !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<"struct.large", (array<5 x i64>, i8)>, llvm.nocapture}) {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.mlir.constant(11 : i64) : i64
    %2 = llvm.mlir.constant(1 : i64) : i64
    %3 = llvm.mlir.constant(5 : i64) : i64
    %4 = llvm.mlir.constant(40 : i64) : i64
    %5 = llvm.mlir.constant(1 : i8) : i8
    %6 = llvm.mlir.constant(48 : i64) : i64
    llvm.br ^bb2(%0 : i64)
  ^bb1:  // pred: ^bb2
    %7 = llvm.getelementptr inbounds|nuw %arg1[%4] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %8 = llvm.load %7 {alignment = 8 : i64} : !llvm.ptr -> i8
    %9 = llvm.add %8, %5 : i8
    llvm.store %9, %7 {alignment = 8 : i64} : i8, !llvm.ptr
    "llvm.intr.memcpy"(%arg0, %arg1, %6) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull}, {llvm.align = 8 : i64, llvm.dereferenceable = 48 : i64, llvm.nonnull}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.return
  ^bb2(%10: i64):
    %11 = llvm.getelementptr inbounds|nuw %arg1[%10] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %12 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %13 = llvm.mul %12, %1 overflow<nsw> : i64
    llvm.store %13, %11 {alignment = 8 : i64} : i64, !llvm.ptr
    %14 = llvm.add %10, %2 overflow<nsw, nuw> : i64
    %15 = llvm.icmp "eq" %14, %3 : i64
    llvm.cond_br %15, ^bb1, ^bb2(%14 : i64) {loop_annotation = #loop_annotation}
  }
  llvm.func @printf(!llvm.ptr {llvm.nocapture, llvm.readonly}, ...) -> (i32)
  llvm.func internal unnamed_addr fastcc @s6(%arg0: !llvm.ptr {llvm.align = 8 : i64, llvm.byval = !llvm.struct<"struct.large", (array<5 x i64>, i8)>, llvm.nocapture, llvm.readonly}) -> (i64 {llvm.range = #llvm.constant_range<i64, -9223372036854764634, -9223372036854775808>}) {
    %0 = llvm.mlir.constant(32 : i64) : i64
    %1 = llvm.mlir.constant(11174 : i64) : i64
    %2 = llvm.getelementptr inbounds|nuw %arg0[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %3 = llvm.load %2 {alignment = 8 : i64} : !llvm.ptr -> i64
    %4 = llvm.add %3, %1 overflow<nsw> : i64
    llvm.return %4 : i64
  }
}
