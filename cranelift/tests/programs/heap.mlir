// A priority queue in an array, with structures.
#loop_annotation = #llvm.loop_annotation<mustProgress = true>
module {
  llvm.mlir.global private unnamed_addr constant @".str"("one\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("two\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("three\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("four\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @__const.run.names() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<4 x ptr> {
    %0 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %1 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %2 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %3 = llvm.mlir.addressof @".str" : !llvm.ptr
    %4 = llvm.mlir.undef : !llvm.array<4 x ptr>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.array<4 x ptr> 
    %6 = llvm.insertvalue %2, %5[1] : !llvm.array<4 x ptr> 
    %7 = llvm.insertvalue %1, %6[2] : !llvm.array<4 x ptr> 
    %8 = llvm.insertvalue %0, %7[3] : !llvm.array<4 x ptr> 
    llvm.return %8 : !llvm.array<4 x ptr>
  }
  llvm.mlir.global internal @size(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global private unnamed_addr constant @".str.4"("%d:%s \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @heap() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<32 x struct<"struct.item", (i32, ptr)>> {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.zero : !llvm.struct<"struct.item", (i32, ptr)>
    %3 = llvm.mlir.zero : !llvm.array<32 x struct<"struct.item", (i32, ptr)>>
    llvm.return %3 : !llvm.array<32 x struct<"struct.item", (i32, ptr)>>
  }
  llvm.func @run() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @__const.run.names : !llvm.ptr
    %2 = llvm.mlir.constant(32 : i64) : i64
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(20 : i32) : i32
    %5 = llvm.mlir.addressof @size : !llvm.ptr
    %6 = llvm.mlir.constant(10 : i32) : i32
    %7 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %8 = llvm.mlir.constant(37 : i32) : i32
    %9 = llvm.mlir.constant(23 : i32) : i32
    %10 = llvm.mlir.constant(4 : i32) : i32
    %11 = llvm.mlir.constant(0 : i64) : i64
    %12 = llvm.alloca %0 x !llvm.array<4 x ptr> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    %13 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %14 = llvm.alloca %0 x !llvm.struct<"struct.item", (i32, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    "llvm.intr.memcpy"(%12, %1, %2) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %3, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %15 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.icmp "slt" %15, %4 : i32
    llvm.cond_br %16, ^bb2, ^bb4
  ^bb2:  // pred: ^bb1
    %17 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %18 = llvm.mul %17, %8 overflow<nsw> : i32
    %19 = llvm.srem %18, %9 : i32
    %20 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.srem %20, %10 : i32
    %22 = llvm.sext %21 : i32 to i64
    %23 = llvm.getelementptr inbounds %12[%11, %22] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<4 x ptr>
    %24 = llvm.load %23 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @push(%19, %24) : (i32, !llvm.ptr) -> ()
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    %25 = llvm.load %13 {alignment = 4 : i64} : !llvm.ptr -> i32
    %26 = llvm.add %25, %0 overflow<nsw> : i32
    llvm.store %26, %13 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb4:  // pred: ^bb1
    llvm.br ^bb5
  ^bb5:
    %27 = llvm.load %5 {alignment = 4 : i64} : !llvm.ptr -> i32
    %28 = llvm.icmp "ne" %27, %3 : i32
    llvm.cond_br %28, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %29 = llvm.call @pop() : () -> !llvm.struct<(i32, ptr)>
    %30 = llvm.getelementptr inbounds|nuw %14[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, ptr)>
    %31 = llvm.extractvalue %29[0] : !llvm.struct<(i32, ptr)> 
    llvm.store %31, %30 {alignment = 8 : i64} : i32, !llvm.ptr
    %32 = llvm.getelementptr inbounds|nuw %14[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, ptr)>
    %33 = llvm.extractvalue %29[1] : !llvm.struct<(i32, ptr)> 
    llvm.store %33, %32 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %34 = llvm.getelementptr inbounds|nuw %14[%3, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (i32, ptr)>
    %35 = llvm.load %34 {alignment = 8 : i64} : !llvm.ptr -> i32
    %36 = llvm.getelementptr inbounds|nuw %14[%3, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (i32, ptr)>
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %38 = llvm.call @printf(%7, %35, %37) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, !llvm.ptr) -> i32
    llvm.br ^bb5 {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb5
    %39 = llvm.call @putchar(%6) : (i32) -> i32
    llvm.return %3 : i32
  }
  llvm.func internal @push(%arg0: i32, %arg1: !llvm.ptr) {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @size : !llvm.ptr
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.mlir.constant(false) : i1
    %4 = llvm.mlir.constant(2 : i32) : i32
    %5 = llvm.mlir.addressof @heap : !llvm.ptr
    %6 = llvm.mlir.constant(0 : i64) : i64
    %7 = llvm.mlir.constant(16 : i64) : i64
    %8 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.store %arg0, %8 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %9 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %11 = llvm.load %1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %12 = llvm.add %11, %0 overflow<nsw> : i32
    llvm.store %12, %1 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %11, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %13 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %14 = llvm.icmp "ne" %13, %2 : i32
    llvm.cond_br %14, ^bb2, ^bb3(%3 : i1)
  ^bb2:  // pred: ^bb1
    %15 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %16 = llvm.sub %15, %0 overflow<nsw> : i32
    %17 = llvm.sdiv %16, %4 : i32
    %18 = llvm.sext %17 : i32 to i64
    %19 = llvm.getelementptr inbounds %5[%6, %18] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x struct<"struct.item", (i32, ptr)>>
    %20 = llvm.getelementptr inbounds|nuw %19[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (i32, ptr)>
    %21 = llvm.load %20 {alignment = 16 : i64} : !llvm.ptr -> i32
    %22 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.icmp "sgt" %21, %22 : i32
    llvm.br ^bb3(%23 : i1)
  ^bb3(%24: i1):
    llvm.cond_br %24, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %25 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %26 = llvm.sext %25 : i32 to i64
    %27 = llvm.getelementptr inbounds %5[%6, %26] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x struct<"struct.item", (i32, ptr)>>
    %28 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %29 = llvm.sub %28, %0 overflow<nsw> : i32
    %30 = llvm.sdiv %29, %4 : i32
    %31 = llvm.sext %30 : i32 to i64
    %32 = llvm.getelementptr inbounds %5[%6, %31] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x struct<"struct.item", (i32, ptr)>>
    "llvm.intr.memcpy"(%27, %32, %7) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %33 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %34 = llvm.sub %33, %0 overflow<nsw> : i32
    %35 = llvm.sdiv %34, %4 : i32
    llvm.store %35, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1 {loop_annotation = #loop_annotation}
  ^bb5:  // pred: ^bb3
    %36 = llvm.load %8 {alignment = 4 : i64} : !llvm.ptr -> i32
    %37 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %38 = llvm.sext %37 : i32 to i64
    %39 = llvm.getelementptr inbounds %5[%6, %38] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x struct<"struct.item", (i32, ptr)>>
    %40 = llvm.getelementptr inbounds|nuw %39[%2, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (i32, ptr)>
    llvm.store %36, %40 {alignment = 16 : i64} : i32, !llvm.ptr
    %41 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %42 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %43 = llvm.sext %42 : i32 to i64
    %44 = llvm.getelementptr inbounds %5[%6, %43] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x struct<"struct.item", (i32, ptr)>>
    %45 = llvm.getelementptr inbounds|nuw %44[%2, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (i32, ptr)>
    llvm.store %41, %45 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    llvm.return
  }
  llvm.func internal @pop() -> !llvm.struct<(i32, ptr)> {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.addressof @heap : !llvm.ptr
    %2 = llvm.mlir.constant(16 : i64) : i64
    %3 = llvm.mlir.addressof @size : !llvm.ptr
    %4 = llvm.mlir.constant(-1 : i32) : i32
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.constant(0 : i32) : i32
    %7 = llvm.mlir.constant(2 : i32) : i32
    %8 = llvm.alloca %0 x !llvm.struct<"struct.item", (i32, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %9 = llvm.alloca %0 x !llvm.struct<"struct.item", (i32, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %10 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    %11 = llvm.alloca %0 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
    "llvm.intr.memcpy"(%8, %1, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %12 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %13 = llvm.add %12, %4 overflow<nsw> : i32
    llvm.store %13, %3 {alignment = 4 : i64} : i32, !llvm.ptr
    %14 = llvm.sext %13 : i32 to i64
    %15 = llvm.getelementptr inbounds %1[%5, %14] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x struct<"struct.item", (i32, ptr)>>
    "llvm.intr.memcpy"(%9, %15, %2) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.store %6, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb1:
    %16 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %17 = llvm.mul %7, %16 overflow<nsw> : i32
    %18 = llvm.add %17, %0 overflow<nsw> : i32
    llvm.store %18, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    %19 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %20 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %21 = llvm.icmp "sge" %19, %20 : i32
    llvm.cond_br %21, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    llvm.br ^bb9
  ^bb3:  // pred: ^bb1
    %22 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %23 = llvm.add %22, %0 overflow<nsw> : i32
    %24 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> i32
    %25 = llvm.icmp "slt" %23, %24 : i32
    llvm.cond_br %25, ^bb4, ^bb6
  ^bb4:  // pred: ^bb3
    %26 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %27 = llvm.add %26, %0 overflow<nsw> : i32
    %28 = llvm.sext %27 : i32 to i64
    %29 = llvm.getelementptr inbounds %1[%5, %28] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x struct<"struct.item", (i32, ptr)>>
    %30 = llvm.getelementptr inbounds|nuw %29[%6, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (i32, ptr)>
    %31 = llvm.load %30 {alignment = 16 : i64} : !llvm.ptr -> i32
    %32 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %33 = llvm.sext %32 : i32 to i64
    %34 = llvm.getelementptr inbounds %1[%5, %33] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x struct<"struct.item", (i32, ptr)>>
    %35 = llvm.getelementptr inbounds|nuw %34[%6, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (i32, ptr)>
    %36 = llvm.load %35 {alignment = 16 : i64} : !llvm.ptr -> i32
    %37 = llvm.icmp "slt" %31, %36 : i32
    llvm.cond_br %37, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %38 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %39 = llvm.add %38, %0 overflow<nsw> : i32
    llvm.store %39, %11 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb6
  ^bb6:
    %40 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %41 = llvm.sext %40 : i32 to i64
    %42 = llvm.getelementptr inbounds %1[%5, %41] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x struct<"struct.item", (i32, ptr)>>
    %43 = llvm.getelementptr inbounds|nuw %42[%6, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (i32, ptr)>
    %44 = llvm.load %43 {alignment = 16 : i64} : !llvm.ptr -> i32
    %45 = llvm.getelementptr inbounds|nuw %9[%6, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<"struct.item", (i32, ptr)>
    %46 = llvm.load %45 {alignment = 8 : i64} : !llvm.ptr -> i32
    %47 = llvm.icmp "sge" %44, %46 : i32
    llvm.cond_br %47, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    llvm.br ^bb9
  ^bb8:  // pred: ^bb6
    %48 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %49 = llvm.sext %48 : i32 to i64
    %50 = llvm.getelementptr inbounds %1[%5, %49] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x struct<"struct.item", (i32, ptr)>>
    %51 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    %52 = llvm.sext %51 : i32 to i64
    %53 = llvm.getelementptr inbounds %1[%5, %52] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x struct<"struct.item", (i32, ptr)>>
    "llvm.intr.memcpy"(%50, %53, %2) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 16 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %54 = llvm.load %11 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.store %54, %10 {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.br ^bb1
  ^bb9:
    %55 = llvm.load %10 {alignment = 4 : i64} : !llvm.ptr -> i32
    %56 = llvm.sext %55 : i32 to i64
    %57 = llvm.getelementptr inbounds %1[%5, %56] : (!llvm.ptr, i64, i64) -> !llvm.ptr, !llvm.array<32 x struct<"struct.item", (i32, ptr)>>
    "llvm.intr.memcpy"(%57, %9, %2) <{arg_attrs = [{llvm.align = 16 : i64}, {llvm.align = 8 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %58 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.struct<(i32, ptr)>
    llvm.return %58 : !llvm.struct<(i32, ptr)>
  }
  llvm.func @printf(!llvm.ptr, ...) -> i32
  llvm.func @putchar(i32) -> i32
}
