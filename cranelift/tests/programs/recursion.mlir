// Mutual recursion, and a function that grows very fast.
module {
  llvm.mlir.global private unnamed_addr constant @".str"("%d %d %u %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.func @run() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(10 : i32) : i32
    %3 = llvm.mlir.constant(2 : i32) : i32
    %4 = llvm.mlir.constant(100 : i32) : i32
    %5 = llvm.mlir.constant(77 : i32) : i32
    %6 = llvm.mlir.constant(9 : i32) : i32
    %7 = llvm.mlir.addressof @".str" : !llvm.ptr
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %1, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.call @hanoi(%2, %1, %3, %0, %8) : (i32, i32, i32, i32, !llvm.ptr) -> ()
    %9 = llvm.call @even(%4) : (i32) -> i32
    %10 = llvm.call @odd(%5) : (i32) -> i32
    %11 = llvm.call @ackermann(%3, %6) : (i32, i32) -> i32
    %12 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.call @printf(%7, %9, %10, %11, %12) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i32, i32, i32) -> i32
    llvm.return %1 : i32
  }
  llvm.func internal @hanoi(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32, %arg4: !llvm.ptr) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %4 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %5 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %6 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg2, %4 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg3, %5 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg4, %6 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %7 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %8 = llvm.icmp "eq" %7, %1 : i32
    llvm.cond_br %8, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb3
  ^bb2:  // pred: ^bb0
    %9 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %10 = llvm.sub %9, %0 overflow<nsw> : i32
    %11 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @hanoi(%10, %11, %12, %13, %14) : (i32, i32, i32, i32, !llvm.ptr) -> ()
    %15 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %16 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.add %16, %0 overflow<nsw> : i32
    llvm.store %17, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    %18 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %19 = llvm.sub %18, %0 overflow<nsw> : i32
    %20 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.load %4 {alignment = 4 : i64} : !llvm.ptr -> i32
    %22 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @hanoi(%19, %20, %21, %22, %23) : (i32, i32, i32, i32, !llvm.ptr) -> ()
    llvm.br ^bb3
  ^bb3:
    llvm.return
  }
  llvm.func @printf(!llvm.ptr, ...) -> i32
  llvm.func internal @even(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    %3 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %4 = llvm.icmp "eq" %3, %1 : i32
    llvm.cond_br %4, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb3(%0 : i32)
  ^bb2:  // pred: ^bb0
    %5 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %6 = llvm.sub %5, %0 : i32
    %7 = llvm.call @odd(%6) : (i32) -> i32
    llvm.br ^bb3(%7 : i32)
  ^bb3(%8: i32):
    llvm.return %8 : i32
  }
  llvm.func internal @odd(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    %3 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %4 = llvm.icmp "eq" %3, %1 : i32
    llvm.cond_br %4, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb3(%1 : i32)
  ^bb2:  // pred: ^bb0
    %5 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %6 = llvm.sub %5, %0 : i32
    %7 = llvm.call @even(%6) : (i32) -> i32
    llvm.br ^bb3(%7 : i32)
  ^bb3(%8: i32):
    llvm.return %8 : i32
  }
  llvm.func internal @ackermann(%arg0: i32, %arg1: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %3 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %2 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    %4 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %5 = llvm.icmp "eq" %4, %1 : i32
    llvm.cond_br %5, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %6 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %7 = llvm.add %6, %0 : i32
    llvm.br ^bb6(%7 : i32)
  ^bb2:  // pred: ^bb0
    %8 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %9 = llvm.icmp "eq" %8, %1 : i32
    llvm.cond_br %9, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %10 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %11 = llvm.sub %10, %0 : i32
    %12 = llvm.call @ackermann(%11, %0) : (i32, i32) -> i32
    llvm.br ^bb5(%12 : i32)
  ^bb4:  // pred: ^bb2
    %13 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.sub %13, %0 : i32
    %15 = llvm.load %2 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.sub %16, %0 : i32
    %18 = llvm.call @ackermann(%15, %17) : (i32, i32) -> i32
    %19 = llvm.call @ackermann(%14, %18) : (i32, i32) -> i32
    llvm.br ^bb5(%19 : i32)
  ^bb5(%20: i32):
    llvm.br ^bb6(%20 : i32)
  ^bb6(%21: i32):
    llvm.return %21 : i32
  }
}
