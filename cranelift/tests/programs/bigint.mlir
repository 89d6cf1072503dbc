// Powers of two as decimal numbers with many digits.
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module {
  llvm.mlir.global private unnamed_addr constant @".str"("%u\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("%09u\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.func @run() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(40 : i64) : i64
    %2 = llvm.mlir.constant(4 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.mlir.constant(300 : i32) : i32
    %6 = llvm.mlir.addressof @".str" : !llvm.ptr
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.mlir.constant(10 : i32) : i32
    %9 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %10 = llvm.mlir.constant(-1 : i32) : i32
    %11 = llvm.mlir.constant(true) : i1
    %12 = llvm.mlir.constant(2 : i64) : i64
    %13 = llvm.mlir.constant(1000000000 : i64) : i64
    %14 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %15 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %16 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %17 = llvm.alloca %0 x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %18 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %19 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %20 = llvm.call @calloc(%1, %2) {no_unwind} : (i64, i64) -> (!llvm.ptr {llvm.noalias})
    llvm.store %20, %14 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.store %0, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    %21 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %22 = llvm.getelementptr inbounds %21[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %0, %22 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %4, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %23 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %24 = llvm.icmp "slt" %23, %5 : i32
    llvm.cond_br %24, ^bb2, ^bb12
  ^bb2:  // pred: ^bb1
    llvm.store %3, %17 {alignment = 8 : i64} : i64, !llvm.ptr
    llvm.store %4, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3
  ^bb3:
    %25 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %26 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.icmp "slt" %25, %26 : i32
    llvm.cond_br %27, ^bb5(%11 : i1), ^bb4
  ^bb4:  // pred: ^bb3
    %28 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i64
    %29 = llvm.icmp "ne" %28, %3 : i64
    llvm.br ^bb5(%29 : i1)
  ^bb5(%30: i1):
    llvm.cond_br %30, ^bb6, ^bb10
  ^bb6:  // pred: ^bb5
    %31 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %32 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %33 = llvm.sext %32 : i32 to i64
    %34 = llvm.getelementptr inbounds %31[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %35 = llvm.load %34 {alignment = 4 : i64} : !llvm.ptr -> i32
    %36 = llvm.zext %35 : i32 to i64
    %37 = llvm.mul %12, %36 : i64
    %38 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i64
    %39 = llvm.add %38, %37 : i64
    llvm.store %39, %17 {alignment = 8 : i64} : i64, !llvm.ptr
    %40 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i64
    %41 = llvm.urem %40, %13 : i64
    %42 = llvm.trunc %41 : i64 to i32
    %43 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %45 = llvm.sext %44 : i32 to i64
    %46 = llvm.getelementptr inbounds %43[%45] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %42, %46 {alignment = 4 : i64} : i32, !llvm.ptr
    %47 = llvm.load %17 {alignment = 8 : i64} : !llvm.ptr -> i64
    %48 = llvm.udiv %47, %13 : i64
    llvm.store %48, %17 {alignment = 8 : i64} : i64, !llvm.ptr
    %49 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %50 = llvm.add %49, %0 overflow<nsw> : i32
    %51 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %52 = llvm.icmp "sgt" %50, %51 : i32
    llvm.cond_br %52, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %53 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %54 = llvm.add %53, %0 overflow<nsw> : i32
    llvm.store %54, %15 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb8
  ^bb8:
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %55 = llvm.load %18 {alignment = 4 : i64} : !llvm.ptr -> i32
    %56 = llvm.add %55, %0 overflow<nsw> : i32
    llvm.store %56, %18 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb3 {loop_annotation = #loop_annotation}
  ^bb10:  // pred: ^bb5
    llvm.br ^bb11
  ^bb11:  // pred: ^bb10
    %57 = llvm.load %16 {alignment = 4 : i64} : !llvm.ptr -> i32
    %58 = llvm.add %57, %0 overflow<nsw> : i32
    llvm.store %58, %16 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb12:  // pred: ^bb1
    %59 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %60 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %61 = llvm.sub %60, %0 overflow<nsw> : i32
    %62 = llvm.sext %61 : i32 to i64
    %63 = llvm.getelementptr inbounds %59[%62] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %64 = llvm.load %63 {alignment = 4 : i64} : !llvm.ptr -> i32
    %65 = llvm.call @printf(%6, %64) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    %66 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    %67 = llvm.sub %66, %7 overflow<nsw> : i32
    llvm.store %67, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13
  ^bb13:
    %68 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %69 = llvm.icmp "sge" %68, %4 : i32
    llvm.cond_br %69, ^bb14, ^bb16
  ^bb14:  // pred: ^bb13
    %70 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %71 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %72 = llvm.sext %71 : i32 to i64
    %73 = llvm.getelementptr inbounds %70[%72] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %74 = llvm.load %73 {alignment = 4 : i64} : !llvm.ptr -> i32
    %75 = llvm.call @printf(%9, %74) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
    llvm.br ^bb15
  ^bb15:  // pred: ^bb14
    %76 = llvm.load %19 {alignment = 4 : i64} : !llvm.ptr -> i32
    %77 = llvm.add %76, %10 overflow<nsw> : i32
    llvm.store %77, %19 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb13 {loop_annotation = #loop_annotation}
  ^bb16:  // pred: ^bb13
    %78 = llvm.call @putchar(%8) : (i32) -> i32
    %79 = llvm.load %14 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @free(%79) {no_unwind} : (!llvm.ptr) -> ()
    %80 = llvm.load %15 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.return %80 : i32
  }
  llvm.func @calloc(i64, i64) -> (!llvm.ptr {llvm.noalias})
  llvm.func @printf(!llvm.ptr, ...) -> i32
  llvm.func @putchar(i32) -> i32
  llvm.func @free(!llvm.ptr)
}
