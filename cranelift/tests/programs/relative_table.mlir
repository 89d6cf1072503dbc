// A table of strings, which clang makes one of distances in position-independent code.
#loop_unroll = #llvm.loop_unroll<disable = true>
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
module {
  llvm.mlir.global private unnamed_addr constant @".str"("%s \00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.1"("Monday\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.2"("Tuesday\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.3"("Wednesday\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.4"("Thursday\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.5"("Friday\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.6"("Saturday\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.7"("Sunday\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @".str.8"("?\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global private unnamed_addr constant @switch.table.name.rel() {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : !llvm.array<8 x i32> {
    %0 = llvm.mlir.addressof @switch.table.name.rel : !llvm.ptr
    %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
    %2 = llvm.mlir.addressof @".str.8" : !llvm.ptr
    %3 = llvm.ptrtoint %2 : !llvm.ptr to i64
    %4 = llvm.sub %3, %1 : i64
    %5 = llvm.trunc %4 : i64 to i32
    %6 = llvm.mlir.addressof @".str.7" : !llvm.ptr
    %7 = llvm.ptrtoint %6 : !llvm.ptr to i64
    %8 = llvm.sub %7, %1 : i64
    %9 = llvm.trunc %8 : i64 to i32
    %10 = llvm.mlir.addressof @".str.6" : !llvm.ptr
    %11 = llvm.ptrtoint %10 : !llvm.ptr to i64
    %12 = llvm.sub %11, %1 : i64
    %13 = llvm.trunc %12 : i64 to i32
    %14 = llvm.mlir.addressof @".str.5" : !llvm.ptr
    %15 = llvm.ptrtoint %14 : !llvm.ptr to i64
    %16 = llvm.sub %15, %1 : i64
    %17 = llvm.trunc %16 : i64 to i32
    %18 = llvm.mlir.addressof @".str.4" : !llvm.ptr
    %19 = llvm.ptrtoint %18 : !llvm.ptr to i64
    %20 = llvm.sub %19, %1 : i64
    %21 = llvm.trunc %20 : i64 to i32
    %22 = llvm.mlir.addressof @".str.3" : !llvm.ptr
    %23 = llvm.ptrtoint %22 : !llvm.ptr to i64
    %24 = llvm.sub %23, %1 : i64
    %25 = llvm.trunc %24 : i64 to i32
    %26 = llvm.mlir.addressof @".str.2" : !llvm.ptr
    %27 = llvm.ptrtoint %26 : !llvm.ptr to i64
    %28 = llvm.sub %27, %1 : i64
    %29 = llvm.trunc %28 : i64 to i32
    %30 = llvm.mlir.addressof @".str.1" : !llvm.ptr
    %31 = llvm.ptrtoint %30 : !llvm.ptr to i64
    %32 = llvm.sub %31, %1 : i64
    %33 = llvm.trunc %32 : i64 to i32
    %34 = llvm.mlir.undef : !llvm.array<8 x i32>
    %35 = llvm.insertvalue %33, %34[0] : !llvm.array<8 x i32> 
    %36 = llvm.insertvalue %29, %35[1] : !llvm.array<8 x i32> 
    %37 = llvm.insertvalue %25, %36[2] : !llvm.array<8 x i32> 
    %38 = llvm.insertvalue %21, %37[3] : !llvm.array<8 x i32> 
    %39 = llvm.insertvalue %17, %38[4] : !llvm.array<8 x i32> 
    %40 = llvm.insertvalue %13, %39[5] : !llvm.array<8 x i32> 
    %41 = llvm.insertvalue %9, %40[6] : !llvm.array<8 x i32> 
    %42 = llvm.insertvalue %5, %41[7] : !llvm.array<8 x i32> 
    llvm.return %42 : !llvm.array<8 x i32>
  }
  llvm.func @run() -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.addressof @".str" : !llvm.ptr
    %2 = llvm.mlir.constant(1 : i32) : i32
    %3 = llvm.mlir.constant(8 : i32) : i32
    %4 = llvm.mlir.constant(10 : i32) : i32
    llvm.br ^bb2(%0 : i32)
  ^bb1:  // pred: ^bb2
    %5 = llvm.call tail @putchar(%4) : (i32) -> i32
    llvm.return %0 : i32
  ^bb2(%6: i32):
    %7 = llvm.call fastcc tail @name(%6) {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>} : (i32) -> !llvm.ptr
    %8 = llvm.call tail @printf(%1, %7) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}, !llvm.ptr {llvm.nonnull}) -> i32
    %9 = llvm.add %6, %2 overflow<nsw, nuw> : i32
    %10 = llvm.icmp "eq" %9, %3 : i32
    llvm.cond_br %10, ^bb1, ^bb2(%9 : i32) {loop_annotation = #loop_annotation}
  }
  llvm.func @printf(!llvm.ptr {llvm.nocapture, llvm.readonly}, ...) -> (i32)
  llvm.func internal unnamed_addr fastcc @name(%arg0: i32 {llvm.range = #llvm.constant_range<i32, 0, 8>}) -> (!llvm.ptr {llvm.nonnull}) {
    %0 = llvm.mlir.constant(2 : i64) : i64
    %1 = llvm.mlir.addressof @switch.table.name.rel : !llvm.ptr
    %2 = llvm.zext nneg %arg0 : i32 to i64
    %3 = llvm.shl %2, %0 : i64
    %4 = llvm.call_intrinsic "llvm.load.relative.i64"(%1, %3) : (!llvm.ptr, i64) -> !llvm.ptr
    llvm.return %4 : !llvm.ptr
  }
  llvm.func @putchar(i32) -> (i32)
  llvm.func @llvm.load.relative.i64(!llvm.ptr, i64) -> !llvm.ptr
}
