// A linked list on the heap, reversed and sorted.
#loop_unroll = #llvm.loop_unroll<disable = true>
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
module {
  llvm.mlir.global private unnamed_addr constant @".str"("%d \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global external @stdout() {addr_space = 0 : i32, alignment = 8 : i64} : !llvm.ptr
  llvm.func @run() -> i32 {
    %0 = llvm.mlir.zero : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.mlir.constant(12345 : i32) : i32
    %3 = llvm.mlir.constant(1103515245 : i32) : i32
    %4 = llvm.mlir.constant(16 : i32) : i32
    %5 = llvm.mlir.constant(1000 : i32) : i32
    %6 = llvm.mlir.constant(16 : i64) : i64
    %7 = llvm.mlir.constant(8 : i64) : i64
    %8 = llvm.mlir.constant(1 : i32) : i32
    %9 = llvm.mlir.constant(40 : i32) : i32
    %10 = llvm.mlir.addressof @".str" : !llvm.ptr
    %11 = llvm.mlir.addressof @stdout : !llvm.ptr
    %12 = llvm.mlir.constant(10 : i32) : i32
    llvm.br ^bb2(%0, %1, %2 : !llvm.ptr, i32, i32)
  ^bb1:  // pred: ^bb2
    %13 = llvm.call fastcc tail @sort(%22) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.nonnull}) -> !llvm.ptr
    %14 = llvm.icmp "eq" %13, %0 : !llvm.ptr
    llvm.cond_br %14, ^bb3, ^bb4(%13 : !llvm.ptr)
  ^bb2(%15: !llvm.ptr, %16: i32, %17: i32):
    %18 = llvm.mul %17, %3 : i32
    %19 = llvm.add %18, %2 : i32
    %20 = llvm.lshr %19, %4 : i32
    %21 = llvm.urem %20, %5 : i32
    %22 = llvm.call tail @malloc(%6) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (i64) -> (!llvm.ptr {llvm.dereferenceable_or_null = 16 : i64, llvm.noalias})
    llvm.store %21, %22 {alignment = 8 : i64} : i32, !llvm.ptr
    %23 = llvm.getelementptr inbounds|nuw %22[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %15, %23 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %24 = llvm.add %16, %8 overflow<nsw, nuw> : i32
    %25 = llvm.icmp "eq" %24, %9 : i32
    llvm.cond_br %25, ^bb1, ^bb2(%22, %24, %19 : !llvm.ptr, i32, i32) {loop_annotation = #loop_annotation}
  ^bb3:
    %26 = llvm.load %11 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %27 = llvm.call tail @putc(%12, %26) : (i32, !llvm.ptr) -> i32
    llvm.return %1 : i32
  ^bb4(%28: !llvm.ptr):
    %29 = llvm.getelementptr inbounds|nuw %28[%7] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %30 = llvm.load %29 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %31 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> i32
    %32 = llvm.call tail @printf(%10, %31) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}, i32) -> i32
    llvm.call tail @free(%28) {memory_effects = #llvm.memory_effects<other = none, argMem = readwrite, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind} : (!llvm.ptr) -> ()
    %33 = llvm.icmp "eq" %30, %0 : !llvm.ptr
    llvm.cond_br %33, ^bb3, ^bb4(%30 : !llvm.ptr) {loop_annotation = #loop_annotation}
  }
  llvm.func internal unnamed_addr fastcc @sort(%arg0: !llvm.ptr) -> !llvm.ptr {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.zero : !llvm.ptr
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.mlir.constant(0 : i8) : i8
    %4 = llvm.mlir.constant(16 : i64) : i64
    %5 = llvm.mlir.constant(false) : i1
    %6 = llvm.alloca %0 x !llvm.struct<"struct.node", (i32, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
    %7 = llvm.icmp "eq" %arg0, %1 : !llvm.ptr
    llvm.cond_br %7, ^bb10(%1 : !llvm.ptr), ^bb1
  ^bb1:  // pred: ^bb0
    %8 = llvm.getelementptr inbounds|nuw %arg0[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %10 = llvm.icmp "eq" %9, %1 : !llvm.ptr
    llvm.cond_br %10, ^bb10(%arg0 : !llvm.ptr), ^bb2(%9, %arg0 : !llvm.ptr, !llvm.ptr)
  ^bb2(%11: !llvm.ptr, %12: !llvm.ptr):
    %13 = llvm.getelementptr inbounds|nuw %11[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.load %13 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %15 = llvm.icmp "eq" %14, %1 : !llvm.ptr
    llvm.cond_br %15, ^bb4(%12 : !llvm.ptr), ^bb3
  ^bb3:  // pred: ^bb2
    %16 = llvm.getelementptr inbounds|nuw %12[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %17 = llvm.load %16 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %18 = llvm.getelementptr inbounds|nuw %14[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.load %18 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %20 = llvm.icmp "eq" %19, %1 : !llvm.ptr
    llvm.cond_br %20, ^bb4(%17 : !llvm.ptr), ^bb2(%19, %17 : !llvm.ptr, !llvm.ptr) {loop_annotation = #loop_annotation}
  ^bb4(%21: !llvm.ptr):
    %22 = llvm.getelementptr inbounds|nuw %21[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %23 = llvm.load %22 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.store %1, %22 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %24 = llvm.call fastcc tail @sort(%arg0) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr {llvm.nonnull}) -> !llvm.ptr
    %25 = llvm.call fastcc tail @sort(%23) {memory_effects = #llvm.memory_effects<other = readwrite, argMem = readwrite, inaccessibleMem = none, errnoMem = readwrite, targetMem0 = none, targetMem1 = none>} : (!llvm.ptr) -> !llvm.ptr
    llvm.intr.lifetime.start %6 : !llvm.ptr
    "llvm.intr.memset"(%6, %3, %4) <{arg_attrs = [{llvm.align = 8 : i64, llvm.dereferenceable = 16 : i64, llvm.nonnull}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
    %26 = llvm.icmp "ne" %24, %1 : !llvm.ptr
    %27 = llvm.icmp "ne" %25, %1 : !llvm.ptr
    %28 = llvm.and %26, %27 : i1
    llvm.cond_br %28, ^bb5(%6, %25, %24 : !llvm.ptr, !llvm.ptr, !llvm.ptr), ^bb9(%24, %25, %6, %26 : !llvm.ptr, !llvm.ptr, !llvm.ptr, i1)
  ^bb5(%29: !llvm.ptr, %30: !llvm.ptr, %31: !llvm.ptr):
    %32 = llvm.load %31 {alignment = 8 : i64} : !llvm.ptr -> i32
    %33 = llvm.load %30 {alignment = 8 : i64} : !llvm.ptr -> i32
    %34 = llvm.icmp "sgt" %32, %33 : i32
    %35 = llvm.getelementptr inbounds|nuw %29[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.cond_br %34, ^bb7, ^bb6
  ^bb6:  // pred: ^bb5
    llvm.store %31, %35 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %36 = llvm.getelementptr inbounds|nuw %31[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %37 = llvm.load %36 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb8(%37, %30 : !llvm.ptr, !llvm.ptr)
  ^bb7:  // pred: ^bb5
    llvm.store %30, %35 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %38 = llvm.getelementptr inbounds|nuw %30[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %39 = llvm.load %38 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb8(%31, %39 : !llvm.ptr, !llvm.ptr)
  ^bb8(%40: !llvm.ptr, %41: !llvm.ptr):
    %42 = llvm.getelementptr inbounds|nuw %29[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %43 = llvm.load %42 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %44 = llvm.icmp "ne" %40, %1 : !llvm.ptr
    %45 = llvm.icmp "ne" %41, %1 : !llvm.ptr
    %46 = llvm.select %44, %45, %5 : i1, i1
    llvm.cond_br %46, ^bb5(%43, %41, %40 : !llvm.ptr, !llvm.ptr, !llvm.ptr), ^bb9(%40, %41, %43, %44 : !llvm.ptr, !llvm.ptr, !llvm.ptr, i1) {loop_annotation = #loop_annotation}
  ^bb9(%47: !llvm.ptr, %48: !llvm.ptr, %49: !llvm.ptr, %50: i1):
    %51 = llvm.select %50, %47, %48 : i1, !llvm.ptr
    %52 = llvm.getelementptr inbounds|nuw %49[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.store %51, %52 {alignment = 8 : i64} : !llvm.ptr, !llvm.ptr
    %53 = llvm.getelementptr inbounds|nuw %6[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %54 = llvm.load %53 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.intr.lifetime.end %6 : !llvm.ptr
    llvm.br ^bb10(%54 : !llvm.ptr)
  ^bb10(%55: !llvm.ptr):
    llvm.return %55 : !llvm.ptr
  }
  llvm.func @printf(!llvm.ptr {llvm.nocapture, llvm.readonly}, ...) -> (i32)
  llvm.func @free(!llvm.ptr {llvm.allocptr, llvm.nocapture})
  llvm.func @malloc(i64) -> (!llvm.ptr {llvm.noalias})
  llvm.func @putc(i32, !llvm.ptr {llvm.nocapture}) -> (i32)
}
