// Atomic accesses of all widths.
module {
  llvm.mlir.global internal @counter(0 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal @byte(-6 : i8) {addr_space = 0 : i32, alignment = 1 : i64, dso_local} : i8
  llvm.mlir.global internal @wide(1099511627776 : i64) {addr_space = 0 : i32, alignment = 8 : i64, dso_local} : i64
  llvm.mlir.global internal @half(-5 : i16) {addr_space = 0 : i32, alignment = 2 : i64, dso_local} : i16
  llvm.mlir.global private unnamed_addr constant @".str"("%d %d %d %ld %d %d %d %d|%d %d %ld %d\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.func @run() -> i32 {
    %0 = llvm.mlir.addressof @counter : !llvm.ptr
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.constant(2 : i32) : i32
    %3 = llvm.mlir.addressof @byte : !llvm.ptr
    %4 = llvm.mlir.constant(10 : i8) : i8
    %5 = llvm.mlir.addressof @wide : !llvm.ptr
    %6 = llvm.mlir.constant(77 : i64) : i64
    %7 = llvm.mlir.addressof @half : !llvm.ptr
    %8 = llvm.mlir.constant(2 : i16) : i16
    %9 = llvm.mlir.constant(3 : i32) : i32
    %10 = llvm.mlir.constant(9 : i32) : i32
    %11 = llvm.mlir.constant(10 : i32) : i32
    %12 = llvm.mlir.addressof @".str" : !llvm.ptr
    %13 = llvm.mlir.constant(85 : i32) : i32
    %14 = llvm.mlir.constant(240 : i32) : i32
    %15 = llvm.atomicrmw add %0, %1 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %16 = llvm.atomicrmw sub %0, %2 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %17 = llvm.atomicrmw add %3, %4 seq_cst {alignment = 1 : i64} : !llvm.ptr, i8
    %18 = llvm.atomicrmw xchg %5, %6 seq_cst {alignment = 8 : i64} : !llvm.ptr, i64
    %19 = llvm.atomicrmw _or %7, %8 seq_cst {alignment = 2 : i64} : !llvm.ptr, i16
    %20 = llvm.cmpxchg %0, %9, %10 seq_cst seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %21 = llvm.extractvalue %20[1] : !llvm.struct<(i32, i1)> 
    %22 = llvm.cmpxchg %0, %9, %11 seq_cst seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %23 = llvm.extractvalue %22[1] : !llvm.struct<(i32, i1)> 
    %24 = llvm.extractvalue %22[0] : !llvm.struct<(i32, i1)> 
    llvm.fence seq_cst
    %25 = llvm.zext %17 : i8 to i32
    %26 = llvm.sext %19 : i16 to i32
    %27 = llvm.zext %21 : i1 to i32
    %28 = llvm.zext %23 : i1 to i32
    %29 = llvm.load %0 atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
    %30 = llvm.load %3 atomic seq_cst {alignment = 1 : i64} : !llvm.ptr -> i8
    %31 = llvm.zext %30 : i8 to i32
    %32 = llvm.load %5 atomic seq_cst {alignment = 8 : i64} : !llvm.ptr -> i64
    %33 = llvm.load %7 atomic seq_cst {alignment = 2 : i64} : !llvm.ptr -> i16
    %34 = llvm.sext %33 : i16 to i32
    %35 = llvm.call tail @printf(%12, %15, %16, %25, %18, %26, %27, %28, %24, %29, %31, %32, %34) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}, i32, i32, i32, i64, i32, i32, i32, i32, i32, i32, i64, i32) -> i32
    %36 = llvm.atomicrmw _xor %0, %13 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %37 = llvm.atomicrmw _and %0, %14 seq_cst {alignment = 4 : i64} : !llvm.ptr, i32
    %38 = llvm.add %37, %36 overflow<nsw> : i32
    llvm.return %38 : i32
  }
  llvm.func @printf(!llvm.ptr {llvm.nocapture, llvm.readonly}, ...) -> (i32)
}
