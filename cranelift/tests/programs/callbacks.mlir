// Functions that the C library calls.
#loop_unroll = #llvm.loop_unroll<disable = true>
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
module {
  llvm.mlir.global private unnamed_addr constant @__const.run.orders() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<2 x ptr> {
    %0 = llvm.mlir.addressof @down : !llvm.ptr
    %1 = llvm.mlir.addressof @up : !llvm.ptr
    %2 = llvm.mlir.undef : !llvm.array<2 x ptr>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.array<2 x ptr> 
    %4 = llvm.insertvalue %0, %3[1] : !llvm.array<2 x ptr> 
    llvm.return %4 : !llvm.array<2 x ptr>
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external @stdout() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.ptr
  llvm.func @run() -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.mlir.constant(7919 : i32) : i32
    %3 = llvm.mlir.constant(101 : i32) : i32
    %4 = llvm.mlir.constant(1 : i64) : i64
    %5 = llvm.mlir.constant(10 : i64) : i64
    %6 = llvm.mlir.addressof @__const.run.orders : !llvm.ptr
    %7 = llvm.mlir.constant(4 : i64) : i64
    %8 = llvm.mlir.addressof @".str" : !llvm.ptr
    %9 = llvm.mlir.addressof @stdout : !llvm.ptr
    %10 = llvm.mlir.constant(10 : i32) : i32
    %11 = llvm.mlir.constant(12 : i64) : i64
    %12 = llvm.mlir.constant(2 : i64) : i64
    %13 = llvm.mlir.zero : !llvm.ptr
    %14 = llvm.mlir.constant(-1 : i32) : i32
    %15 = llvm.alloca %0 x !llvm.array<10 x i32> {alignment = 16 : i64} : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %15 : !llvm.ptr
    llvm.br ^bb1(%1 : i64)
  ^bb1(%16: i64):
    %17 = llvm.trunc %16 : i64 to i32
    %18 = llvm.mul %17, %2 : i32
    %19 = llvm.urem %18, %3 : i32
    %20 = llvm.getelementptr inbounds|nuw %15[%16] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    llvm.store %19, %20 {alignment = 4 : i64} : i32, !llvm.ptr
    %21 = llvm.add %16, %4 overflow<nsw, nuw> : i64
    %22 = llvm.icmp "eq" %21, %5 : i64
    llvm.cond_br %22, ^bb9(%1 : i64), ^bb1(%21 : i64) {loop_annotation = #loop_annotation}
  ^bb2:  // pred: ^bb10
    %23 = llvm.getelementptr inbounds|nuw %15[%11] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %24 = llvm.load %23 {alignment = 4 : i64} : !llvm.ptr -> i32
    llvm.br ^bb3(%1, %5 : i64, i64)
  ^bb3(%25: i64, %26: i64):
    %27 = llvm.add %26, %25 : i64
    %28 = llvm.lshr %27, %4 : i64
    %29 = llvm.shl %28, %12 : i64
    %30 = llvm.getelementptr inbounds|nuw %15[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %31 = llvm.load %30 {alignment = 4 : i64} : !llvm.ptr -> i32
    %32 = llvm.icmp "slt" %31, %24 : i32
    llvm.cond_br %32, ^bb6(%28, %25 : i64, i64), ^bb4
  ^bb4:  // pred: ^bb3
    %33 = llvm.icmp "eq" %31, %24 : i32
    llvm.cond_br %33, ^bb7, ^bb5
  ^bb5:  // pred: ^bb4
    %34 = llvm.add %28, %4 overflow<nuw> : i64
    llvm.br ^bb6(%26, %34 : i64, i64)
  ^bb6(%35: i64, %36: i64):
    %37 = llvm.icmp "ult" %36, %35 : i64
    llvm.cond_br %37, ^bb3(%36, %35 : i64, i64), ^bb8(%13 : !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb7:  // pred: ^bb4
    %38 = llvm.getelementptr inbounds|nuw %15[%29] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb8(%38 : !llvm.ptr)
  ^bb8(%39: !llvm.ptr):
    %40 = llvm.icmp "eq" %39, %13 : !llvm.ptr
    %41 = llvm.ptrtoint %39 : !llvm.ptr to i64
    %42 = llvm.ptrtoint %15 : !llvm.ptr to i64
    %43 = llvm.sub %41, %42 : i64
    %44 = llvm.lshr exact %43, %12 : i64
    %45 = llvm.trunc %44 : i64 to i32
    %46 = llvm.select %40, %14, %45 : i1, i32
    llvm.intr.lifetime.end %15 : !llvm.ptr
    llvm.return %46 : i32
  ^bb9(%47: i64):
    %48 = llvm.getelementptr inbounds|nuw %6[%47] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %49 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.call @qsort(%15, %5, %7, %49) {no_unwind} : (!llvm.ptr {llvm.nonnull}, i64, i64, !llvm.ptr) -> ()
    llvm.br ^bb11(%1 : i64)
  ^bb10:  // pred: ^bb11
    %50 = llvm.load %9 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %51 = llvm.call @putc(%10, %50) : (i32, !llvm.ptr) -> i32
    %52 = llvm.add %47, %4 overflow<nsw, nuw> : i64
    %53 = llvm.icmp "eq" %47, %1 : i64
    llvm.cond_br %53, ^bb9(%52 : i64), ^bb2 {loop_annotation = #loop_annotation}
  ^bb11(%54: i64):
    %55 = llvm.getelementptr inbounds|nuw %15[%54] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %56 = llvm.load %55 {alignment = 4 : i64} : !llvm.ptr -> i32
    %57 = llvm.call @printf(%8, %56) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}, i32) -> i32
    %58 = llvm.add %54, %4 overflow<nsw, nuw> : i64
    %59 = llvm.icmp "eq" %58, %5 : i64
    llvm.cond_br %59, ^bb10, ^bb11(%58 : i64) {loop_annotation = #loop_annotation}
  }
  llvm.func internal @up(%arg0: !llvm.ptr {llvm.nocapture, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.readonly}) -> (i32 {llvm.range = #llvm.constant_range<i32, -1, 2>}) {
    %0 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %1 = llvm.load %arg1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %2 = llvm.intr.scmp(%0, %1) : (i32, i32) -> i32
    llvm.return %2 : i32
  }
  llvm.func internal @down(%arg0: !llvm.ptr {llvm.nocapture, llvm.readonly}, %arg1: !llvm.ptr {llvm.nocapture, llvm.readonly}) -> (i32 {llvm.range = #llvm.constant_range<i32, -1, 2>}) {
    %0 = llvm.load %arg1 {alignment = 4 : i64} : !llvm.ptr -> i32
    %1 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %2 = llvm.intr.scmp(%0, %1) : (i32, i32) -> i32
    llvm.return %2 : i32
  }
  llvm.func @qsort(!llvm.ptr, i64, i64, !llvm.ptr {llvm.nocapture})
  llvm.func @printf(!llvm.ptr {llvm.nocapture, llvm.readonly}, ...) -> (i32)
  llvm.func @putc(i32, !llvm.ptr {llvm.nocapture}) -> (i32)
}
