// Addresses of blocks in a table, and jumps to them.
module {
  llvm.mlir.global internal unnamed_addr constant @run.program("\00\07\02\01\03\03\06\04") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.mlir.global internal @r0(1 : i32) {addr_space = 0 : i32, alignment = 4 : i64, dso_local} : i32
  llvm.mlir.global internal unnamed_addr constant @execute.labels() {addr_space = 0 : i32, alignment = 16 : i64, dso_local} : !llvm.array<5 x ptr> {
    %0 = llvm.blockaddress <function = @execute, tag = <id = 4>> : !llvm.ptr
    %1 = llvm.blockaddress <function = @execute, tag = <id = 3>> : !llvm.ptr
    %2 = llvm.blockaddress <function = @execute, tag = <id = 2>> : !llvm.ptr
    %3 = llvm.blockaddress <function = @execute, tag = <id = 1>> : !llvm.ptr
    %4 = llvm.blockaddress <function = @execute, tag = <id = 0>> : !llvm.ptr
    %5 = llvm.mlir.undef : !llvm.array<5 x ptr>
    %6 = llvm.insertvalue %4, %5[0] : !llvm.array<5 x ptr> 
    %7 = llvm.insertvalue %3, %6[1] : !llvm.array<5 x ptr> 
    %8 = llvm.insertvalue %2, %7[2] : !llvm.array<5 x ptr> 
    %9 = llvm.insertvalue %1, %8[3] : !llvm.array<5 x ptr> 
    %10 = llvm.insertvalue %0, %9[4] : !llvm.array<5 x ptr> 
    llvm.return %10 : !llvm.array<5 x ptr>
  }
  llvm.mlir.global private unnamed_addr constant @".str"("%d steps\0A\00") {addr_space = 0 : i32, alignment = 1 : i64, dso_local}
  llvm.func @run() -> i32 {
    %0 = llvm.mlir.addressof @r0 : !llvm.ptr
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.load volatile %0 {alignment = 4 : i64} : !llvm.ptr -> i32
    %3 = llvm.call fastcc tail @execute() : () -> i32
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    %4 = llvm.icmp "eq" %2, %1 : i32
    %5 = llvm.sub %1, %3 overflow<nsw> : i32
    %6 = llvm.select %4, %5, %3 : i1, i32
    llvm.return %6 : i32
  }
  llvm.func internal unnamed_addr fastcc @execute() -> i32 {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.addressof @run.program : !llvm.ptr
    %2 = llvm.getelementptr inbounds|nuw %1[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %3 = llvm.mlir.constant(1 : i32) : i32
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.blockaddress <function = @execute, tag = <id = 0>> : !llvm.ptr
    %6 = llvm.mlir.constant(999 : i32) : i32
    %7 = llvm.mlir.constant(1999 : i32) : i32
    %8 = llvm.mlir.addressof @".str" : !llvm.ptr
    %9 = llvm.mlir.constant(2 : i64) : i64
    %10 = llvm.mlir.constant(0 : i64) : i64
    %11 = llvm.mlir.addressof @execute.labels : !llvm.ptr
    llvm.br ^bb1(%2, %3, %4, %5 : !llvm.ptr, i32, i32, !llvm.ptr)
  ^bb1(%12: !llvm.ptr, %13: i32, %14: i32, %15: !llvm.ptr):
    %16 = llvm.add %13, %6 : i32
    %17 = llvm.icmp "ult" %16, %7 : i32
    llvm.br ^bb11(%12, %14, %15 : !llvm.ptr, i32, !llvm.ptr)
  ^bb2:  // pred: ^bb11
    llvm.blocktag <id = 0>
    %18 = llvm.getelementptr inbounds|nuw %53[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %19 = llvm.load %53 {alignment = 1 : i64} : !llvm.ptr -> i8
    %20 = llvm.zext %19 : i8 to i32
    %21 = llvm.add %13, %20 overflow<nsw> : i32
    %22 = llvm.getelementptr inbounds|nuw %53[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb3(%18, %22, %21 : !llvm.ptr, !llvm.ptr, i32)
  ^bb3(%23: !llvm.ptr, %24: !llvm.ptr, %25: i32):
    %26 = llvm.load %23 {alignment = 1 : i64} : !llvm.ptr -> i8
    %27 = llvm.zext %26 : i8 to i64
    %28 = llvm.getelementptr inbounds|nuw %11[%27] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %29 = llvm.load %28 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    %30 = llvm.add %54, %3 overflow<nsw> : i32
    llvm.br ^bb1(%24, %25, %30, %29 : !llvm.ptr, i32, i32, !llvm.ptr)
  ^bb4:  // pred: ^bb11
    llvm.blocktag <id = 1>
    %31 = llvm.getelementptr inbounds|nuw %53[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %32 = llvm.load %53 {alignment = 1 : i64} : !llvm.ptr -> i8
    %33 = llvm.zext %32 : i8 to i32
    %34 = llvm.mul %13, %33 overflow<nsw> : i32
    %35 = llvm.getelementptr inbounds|nuw %53[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb3(%31, %35, %34 : !llvm.ptr, !llvm.ptr, i32)
  ^bb5:  // pred: ^bb11
    llvm.blocktag <id = 2>
    %36 = llvm.sub %4, %13 overflow<nsw> : i32
    %37 = llvm.getelementptr inbounds|nuw %53[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb3(%53, %37, %36 : !llvm.ptr, !llvm.ptr, i32)
  ^bb6:  // pred: ^bb11
    llvm.blocktag <id = 3>
    %38 = llvm.add %54, %3 overflow<nsw> : i32
    llvm.cond_br %17, ^bb7, ^bb9
  ^bb7:  // pred: ^bb6
    %39 = llvm.load %53 {alignment = 1 : i64} : !llvm.ptr -> i8
    %40 = llvm.zext %39 : i8 to i64
    %41 = llvm.sub %10, %40 overflow<nsw> : i64
    %42 = llvm.getelementptr inbounds %53[%41] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %43 = llvm.getelementptr inbounds|nuw %42[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb8(%43, %42 : !llvm.ptr, !llvm.ptr)
  ^bb8(%44: !llvm.ptr, %45: !llvm.ptr):
    %46 = llvm.load %45 {alignment = 1 : i64} : !llvm.ptr -> i8
    %47 = llvm.zext %46 : i8 to i64
    %48 = llvm.getelementptr inbounds|nuw %11[%47] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.ptr
    %49 = llvm.load %48 {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.br ^bb11(%44, %38, %49 : !llvm.ptr, i32, !llvm.ptr)
  ^bb9:  // pred: ^bb6
    %50 = llvm.getelementptr inbounds|nuw %53[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %51 = llvm.getelementptr inbounds|nuw %53[%9] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    llvm.br ^bb8(%51, %50 : !llvm.ptr, !llvm.ptr)
  ^bb10:  // pred: ^bb11
    llvm.blocktag <id = 4>
    %52 = llvm.call tail @printf(%8, %54) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr {llvm.dereferenceable = 1 : i64, llvm.nonnull}, i32) -> i32
    llvm.return %13 : i32
  ^bb11(%53: !llvm.ptr, %54: i32, %55: !llvm.ptr):
    llvm.indirectbr %55 : !llvm.ptr, [
    ^bb2,
    ^bb4,
    ^bb5,
    ^bb6,
    ^bb10
    ]
  }
  llvm.func @printf(!llvm.ptr {llvm.nocapture, llvm.readonly}, ...) -> (i32)
}
