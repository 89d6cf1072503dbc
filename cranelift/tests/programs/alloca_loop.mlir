// Memory on the stack whose size is known only when the program runs.
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module {
  llvm.mlir.global private unnamed_addr constant @".str"("%d %d %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.func @run() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(50 : i32) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.mlir.constant(20 : i32) : i32
    %5 = llvm.mlir.constant(10 : i32) : i32
    %6 = llvm.mlir.addressof @".str" : !llvm.ptr
    %7 = llvm.mlir.constant(16 : i64) : i64
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %12 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %1, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %15 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.icmp "slt" %15, %2 : i32
    llvm.cond_br %16, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %17 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.call @fill(%17) : (i32) -> i32
    %19 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.add %19, %18 overflow<nsw> : i32
    llvm.store %20, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %21 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.add %21, %0 overflow<nsw> : i32
    llvm.store %22, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    llvm.store %3, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %0, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:
    %23 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.icmp "slt" %23, %4 : i32
    llvm.cond_br %24, ^bb6, ^bb8
  ^bb6:  // pred: ^bb5
    %25 = llvm.alloca %7 x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    llvm.store %25, %12 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %26 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %26, %27 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %28 = llvm.load %12 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %28, %10 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb7
  ^bb7:  // pred: ^bb6
    %29 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.add %29, %0 overflow<nsw> : i32
    llvm.store %30, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb8:  // pred: ^bb5
    llvm.store %1, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    %31 = llvm.load %10 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %31, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9
  ^bb9:
    %32 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %33 = llvm.icmp "ne" %32, %3 : !llvm.ptr
    llvm.cond_br %33, ^bb10, ^bb12
  ^bb10:  // pred: ^bb9
    %34 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.add %34, %0 overflow<nsw> : i32
    llvm.store %35, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %36 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %37, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.br ^bb9 {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb9
    %38 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.call @nested(%5) : (i32) -> i32
    %40 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %41 = llvm.call @printf(%6, %38, %39, %40) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32) -> i32
    %42 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %42 : i32
  }
  llvm.func internal @fill(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(26 : i32) : i32
    %2 = llvm.mlir.constant(97 : i32) : i32
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    %10 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.add %10, %0 overflow<nsw> : i32
    %12 = llvm.zext %11 : i32 to i64
    %13 = llvm.intr.stacksave : !llvm.ptr
    llvm.store %13, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.alloca %12 x i8 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    llvm.store %12, %7 {alignment = 8 : i64} : i64, !llvm.ptr
    %15 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.srem %15, %1 : i32
    %17 = llvm.add %2, %16 overflow<nsw> : i32
    %18 = llvm.trunc %17 : i32 to i8
    %19 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.sext %19 : i32 to i64
    "llvm.intr.memset"(%14, %18, %20) <{arg_attrs = [{llvm.align = 16 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %21 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds %14[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %3, %23 {alignment = 1 : i64} : i8, !llvm.ptr
    llvm.store %4, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %4, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %24 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %26 = llvm.icmp "slt" %24, %25 : i32
    llvm.cond_br %26, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %27 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.sext %27 : i32 to i64
    %29 = llvm.getelementptr inbounds %14[%28] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.load %29 {alignment = 1 : i64} : !llvm.ptr -> i8
    %31 = llvm.sext %30 : i8 to i32
    %32 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %33 = llvm.add %32, %31 overflow<nsw> : i32
    llvm.store %33, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %34 = llvm.load %9 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.add %34, %0 overflow<nsw> : i32
    llvm.store %35, %9 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    %36 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.intr.stackrestore %37 : !llvm.ptr
    llvm.return %36 : i32
  }
  llvm.func @printf(!llvm.ptr, ...) -> i32
  llvm.func internal @nested(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    %9 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.icmp "eq" %9, %1 : i32
    llvm.cond_br %10, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.store %1, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb7
  ^bb2:  // pred: ^bb0
    %11 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.zext %11 : i32 to i64
    %13 = llvm.intr.stacksave : !llvm.ptr
    llvm.store %13, %5 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %14 = llvm.alloca %12 x i32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
    llvm.store %12, %6 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %1, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %15 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.icmp "slt" %15, %16 : i32
    llvm.cond_br %17, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %18 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.mul %18, %19 overflow<nsw> : i32
    %21 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds %14[%22] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %20, %23 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    %24 = llvm.load %7 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.add %24, %0 overflow<nsw> : i32
    llvm.store %25, %7 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb6:  // pred: ^bb3
    %26 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.sub %26, %0 overflow<nsw> : i32
    %28 = llvm.call @nested(%27) : (i32) -> i32
    llvm.store %28, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    %29 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %31 = llvm.sdiv %30, %2 : i32
    %32 = llvm.sext %31 : i32 to i64
    %33 = llvm.getelementptr inbounds %14[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %34 = llvm.load %33 {alignment = 4 : i64} : !llvm.ptr -> i32
    %35 = llvm.add %29, %34 overflow<nsw> : i32
    llvm.store %35, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    %36 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.intr.stackrestore %36 : !llvm.ptr
    llvm.br ^bb7
  ^bb7:
    %37 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %37 : i32
  }
}
