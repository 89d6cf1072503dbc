// Integers of 128 bits: greatest common divisors, powers and decimal output.
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module {
  llvm.mlir.global private unnamed_addr constant @".str"("%.10g %.10g\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.func @run() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i128) : i128
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.constant(34 : i32) : i32
    %4 = llvm.mlir.constant(1267650600228229401496703205376 : i128) : i128
    %5 = llvm.mlir.constant(3 : i128) : i128
    %6 = llvm.mlir.constant(1000003 : i128) : i128
    %7 = llvm.mlir.constant(998244353 : i128) : i128
    %8 = llvm.mlir.constant(0 : i128) : i128
    %9 = llvm.mlir.constant(1000007 : i128) : i128
    %10 = llvm.mlir.constant(17 : i128) : i128
    %11 = llvm.mlir.constant(64 : i128) : i128
    %12 = llvm.mlir.constant(4294967295 : i128) : i128
    %13 = llvm.mlir.addressof @".str" : !llvm.ptr
    %14 = llvm.mlir.constant(1000 : i128) : i128
    %15 = llvm.alloca %0 x i128 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i128 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %15 {alignment = 16 : i64} : i128, !llvm.ptr
    llvm.store %2, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %18 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.icmp "sle" %18, %3 : i32
    llvm.cond_br %19, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %20 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.sext %20 : i32 to i128
    %22 = llvm.load %15 {alignment = 16 : i64} : !llvm.ptr -> i128
    %23 = llvm.mul %22, %21 : i128
    llvm.store %23, %15 {alignment = 16 : i64} : i128, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %24 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.add %24, %0 overflow<nsw> : i32
    llvm.store %25, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %26 = llvm.load %15 {alignment = 16 : i64} : !llvm.ptr -> i128
    llvm.call @show(%26) : (i128) -> ()
    %27 = llvm.load %15 {alignment = 16 : i64} : !llvm.ptr -> i128
    %28 = llvm.call @gcd(%27, %4) : (i128, i128) -> i128
    llvm.call @show(%28) : (i128) -> ()
    %29 = llvm.call @power_mod(%5, %6, %7) : (i128, i128, i128) -> i128
    llvm.call @show(%29) : (i128) -> ()
    %30 = llvm.load %15 {alignment = 16 : i64} : !llvm.ptr -> i128
    %31 = llvm.sub %8, %30 overflow<nsw> : i128
    llvm.store %31, %17 {alignment = 16 : i64} : i128, !llvm.ptr
    %32 = llvm.load %17 {alignment = 16 : i64} : !llvm.ptr -> i128
    %33 = llvm.sdiv %32, %9 : i128
    %34 = llvm.sub %8, %33 overflow<nsw> : i128
    llvm.call @show(%34) : (i128) -> ()
    %35 = llvm.load %17 {alignment = 16 : i64} : !llvm.ptr -> i128
    %36 = llvm.srem %35, %9 : i128
    %37 = llvm.sub %8, %36 overflow<nsw> : i128
    llvm.call @show(%37) : (i128) -> ()
    %38 = llvm.load %15 {alignment = 16 : i64} : !llvm.ptr -> i128
    %39 = llvm.lshr %38, %10 : i128
    llvm.call @show(%39) : (i128) -> ()
    %40 = llvm.load %17 {alignment = 16 : i64} : !llvm.ptr -> i128
    %41 = llvm.ashr %40, %11 : i128
    %42 = llvm.and %41, %12 : i128
    llvm.call @show(%42) : (i128) -> ()
    %43 = llvm.load %15 {alignment = 16 : i64} : !llvm.ptr -> i128
    %44 = llvm.uitofp %43 : i128 to f64
    %45 = llvm.load %17 {alignment = 16 : i64} : !llvm.ptr -> i128
    %46 = llvm.sitofp %45 : i128 to f64
    %47 = llvm.call @printf(%13, %44, %46) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64) -> i32
    %48 = llvm.load %15 {alignment = 16 : i64} : !llvm.ptr -> i128
    %49 = llvm.urem %48, %14 : i128
    %50 = llvm.trunc %49 : i128 to i32
    llvm.return %50 : i32
  }
  llvm.func internal @show(%arg0: i128) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(49 : i32) : i32
    %2 = llvm.mlir.constant(0 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(10 : i128) : i128
    %5 = llvm.mlir.constant(48 : i32) : i32
    %6 = llvm.mlir.constant(-1 : i32) : i32
    %7 = llvm.mlir.constant(0 : i128) : i128
    %8 = llvm.alloca %0 x i128 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.array<50 x i8> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %8 {alignment = 16 : i64} : i128, !llvm.ptr
    llvm.store %1, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    %11 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.sext %11 : i32 to i64
    %13 = llvm.getelementptr inbounds %9[%2, %12] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<50 x i8>
    llvm.store %3, %13 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %14 = llvm.load %8 {alignment = 16 : i64} : !llvm.ptr -> i128
    %15 = llvm.urem %14, %4 : i128
    %16 = llvm.trunc %15 : i128 to i32
    %17 = llvm.add %5, %16 overflow<nsw> : i32
    %18 = llvm.trunc %17 : i32 to i8
    %19 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.add %19, %6 overflow<nsw> : i32
    llvm.store %20, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    %21 = llvm.sext %20 : i32 to i64
    %22 = llvm.getelementptr inbounds %9[%2, %21] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<50 x i8>
    llvm.store %18, %22 {alignment = 1 : i64} : i8, !llvm.ptr
    %23 = llvm.load %8 {alignment = 16 : i64} : !llvm.ptr -> i128
    %24 = llvm.udiv %23, %4 : i128
    llvm.store %24, %8 {alignment = 16 : i64} : i128, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    %25 = llvm.load %8 {alignment = 16 : i64} : !llvm.ptr -> i128
    %26 = llvm.icmp "ne" %25, %7 : i128
    llvm.cond_br %26, ^bb1, ^bb3 {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb2
    %27 = llvm.getelementptr inbounds %9[%2, %2] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<50 x i8>
    %28 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.sext %28 : i32 to i64
    %30 = llvm.getelementptr inbounds %27[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %31 = llvm.call @puts(%30) : (!llvm.ptr) -> i32
    llvm.return
  }
  llvm.func internal @gcd(%arg0: i128, %arg1: i128) -> i128 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i128) : i128
    %2 = llvm.alloca %0 x i128 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i128 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i128 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 16 : i64} : i128, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 16 : i64} : i128, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %5 = llvm.load %3 {alignment = 16 : i64} : !llvm.ptr -> i128
    %6 = llvm.icmp "ne" %5, %1 : i128
    llvm.cond_br %6, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %7 = llvm.load %2 {alignment = 16 : i64} : !llvm.ptr -> i128
    %8 = llvm.load %3 {alignment = 16 : i64} : !llvm.ptr -> i128
    %9 = llvm.urem %7, %8 : i128
    llvm.store %9, %4 {alignment = 16 : i64} : i128, !llvm.ptr
    %10 = llvm.load %3 {alignment = 16 : i64} : !llvm.ptr -> i128
    llvm.store %10, %2 {alignment = 16 : i64} : i128, !llvm.ptr
    %11 = llvm.load %4 {alignment = 16 : i64} : !llvm.ptr -> i128
    llvm.store %11, %3 {alignment = 16 : i64} : i128, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb1
    %12 = llvm.load %2 {alignment = 16 : i64} : !llvm.ptr -> i128
    llvm.return %12 : i128
  }
  llvm.func internal @power_mod(%arg0: i128, %arg1: i128, %arg2: i128) -> i128 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(1 : i128) : i128
    %2 = llvm.mlir.constant(0 : i128) : i128
    %3 = llvm.alloca %0 x i128 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i128 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i128 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i128 {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %3 {alignment = 16 : i64} : i128, !llvm.ptr
    llvm.store %arg1, %4 {alignment = 16 : i64} : i128, !llvm.ptr
    llvm.store %arg2, %5 {alignment = 16 : i64} : i128, !llvm.ptr
    llvm.store %1, %6 {alignment = 16 : i64} : i128, !llvm.ptr
    %7 = llvm.load %5 {alignment = 16 : i64} : !llvm.ptr -> i128
    %8 = llvm.load %3 {alignment = 16 : i64} : !llvm.ptr -> i128
    %9 = llvm.urem %8, %7 : i128
    llvm.store %9, %3 {alignment = 16 : i64} : i128, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %10 = llvm.load %4 {alignment = 16 : i64} : !llvm.ptr -> i128
    %11 = llvm.icmp "ne" %10, %2 : i128
    llvm.cond_br %11, ^bb2, ^bb5
  ^bb2:  // pred: ^bb1
    %12 = llvm.load %4 {alignment = 16 : i64} : !llvm.ptr -> i128
    %13 = llvm.and %12, %1 : i128
    %14 = llvm.icmp "ne" %13, %2 : i128
    llvm.cond_br %14, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %15 = llvm.load %6 {alignment = 16 : i64} : !llvm.ptr -> i128
    %16 = llvm.load %3 {alignment = 16 : i64} : !llvm.ptr -> i128
    %17 = llvm.mul %15, %16 : i128
    %18 = llvm.load %5 {alignment = 16 : i64} : !llvm.ptr -> i128
    %19 = llvm.urem %17, %18 : i128
    llvm.store %19, %6 {alignment = 16 : i64} : i128, !llvm.ptr
    llvm.br ^bb4
  ^bb4:
    %20 = llvm.load %3 {alignment = 16 : i64} : !llvm.ptr -> i128
    %21 = llvm.load %3 {alignment = 16 : i64} : !llvm.ptr -> i128
    %22 = llvm.mul %20, %21 : i128
    %23 = llvm.load %5 {alignment = 16 : i64} : !llvm.ptr -> i128
    %24 = llvm.urem %22, %23 : i128
    llvm.store %24, %3 {alignment = 16 : i64} : i128, !llvm.ptr
    %25 = llvm.load %4 {alignment = 16 : i64} : !llvm.ptr -> i128
    %26 = llvm.lshr %25, %1 : i128
    llvm.store %26, %4 {alignment = 16 : i64} : i128, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb1
    %27 = llvm.load %6 {alignment = 16 : i64} : !llvm.ptr -> i128
    llvm.return %27 : i128
  }
  llvm.func @printf(!llvm.ptr, ...) -> i32
  llvm.func @puts(!llvm.ptr) -> i32
}
