// The longest sequence of Collatz below a bound.
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module {
  llvm.mlir.global private unnamed_addr constant @".str"("%u %u\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.func @run() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(20000 : i32) : i32
    %3 = llvm.mlir.addressof @".str" : !llvm.ptr
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(2 : i64) : i64
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.mlir.constant(3 : i64) : i64
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %0, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %13 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.icmp "ult" %13, %2 : i32
    llvm.cond_br %14, ^bb2, ^bb12
  ^bb2:  // pred: ^bb1
    %15 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.zext %15 : i32 to i64
    llvm.store %16, %11 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %1, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %17 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %18 = llvm.icmp "ne" %17, %4 : i64
    llvm.cond_br %18, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    %19 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %20 = llvm.urem %19, %5 : i64
    %21 = llvm.icmp "ne" %20, %6 : i64
    llvm.cond_br %21, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %22 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %23 = llvm.mul %7, %22 : i64
    %24 = llvm.add %23, %4 : i64
    llvm.br ^bb7(%24 : i64)
  ^bb6:  // pred: ^bb4
    %25 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> i64
    %26 = llvm.udiv %25, %5 : i64
    llvm.br ^bb7(%26 : i64)
  ^bb7(%27: i64):
    llvm.store %27, %11 {alignment = 8 : i64} : i64, !llvm.ptr
    %28 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.add %28, %0 : i32
    llvm.store %29, %12 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb3
    %30 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    %31 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.icmp "ugt" %30, %31 : i32
    llvm.cond_br %32, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    %33 = llvm.load %12 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %33, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    %34 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %34, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb10
  ^bb10:
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %35 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %36 = llvm.add %35, %0 : i32
    llvm.store %36, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb1
    %37 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.call @printf(%3, %37, %38) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32) -> i32
    %40 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %40 : i32
  }
  llvm.func @printf(!llvm.ptr, ...) -> i32
}
