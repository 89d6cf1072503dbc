// Fields of structures are where the target has them, also behind integers of odd width.
!odd = !llvm.struct<(i8, i24, i8, i64, i1, i128, f32)>
!packed = !llvm.struct<packed (i8, i32, i16, f64)>
llvm.mlir.global internal constant @format("%ld \00") {addr_space = 0 : i32}
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @putchar(i32) -> i32
llvm.func @show(%base: !llvm.ptr, %p: !llvm.ptr) {
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %a = llvm.ptrtoint %base : !llvm.ptr to i64
  %b = llvm.ptrtoint %p : !llvm.ptr to i64
  %d = llvm.sub %b, %a : i64
  %0 = llvm.call @printf(%format, %d) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  llvm.return
}
llvm.func @run() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x !llvm.array<3 x !odd> : (i32) -> !llvm.ptr
  %0 = llvm.getelementptr %m[0, 1] : (!llvm.ptr) -> !llvm.ptr, !odd
  llvm.call @show(%m, %0) : (!llvm.ptr, !llvm.ptr) -> ()
  %1 = llvm.getelementptr %m[0, 2] : (!llvm.ptr) -> !llvm.ptr, !odd
  llvm.call @show(%m, %1) : (!llvm.ptr, !llvm.ptr) -> ()
  %2 = llvm.getelementptr %m[0, 3] : (!llvm.ptr) -> !llvm.ptr, !odd
  llvm.call @show(%m, %2) : (!llvm.ptr, !llvm.ptr) -> ()
  %3 = llvm.getelementptr %m[0, 4] : (!llvm.ptr) -> !llvm.ptr, !odd
  llvm.call @show(%m, %3) : (!llvm.ptr, !llvm.ptr) -> ()
  %4 = llvm.getelementptr %m[0, 5] : (!llvm.ptr) -> !llvm.ptr, !odd
  llvm.call @show(%m, %4) : (!llvm.ptr, !llvm.ptr) -> ()
  %5 = llvm.getelementptr %m[0, 6] : (!llvm.ptr) -> !llvm.ptr, !odd
  llvm.call @show(%m, %5) : (!llvm.ptr, !llvm.ptr) -> ()
  %6 = llvm.getelementptr %m[1] : (!llvm.ptr) -> !llvm.ptr, !odd
  llvm.call @show(%m, %6) : (!llvm.ptr, !llvm.ptr) -> ()
  %7 = llvm.getelementptr %m[-1, 3] : (!llvm.ptr) -> !llvm.ptr, !packed
  llvm.call @show(%m, %7) : (!llvm.ptr, !llvm.ptr) -> ()
  %8 = llvm.getelementptr %m[3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x vector<3xi32>>
  llvm.call @show(%m, %8) : (!llvm.ptr, !llvm.ptr) -> ()
  %9 = llvm.getelementptr %m[3] : (!llvm.ptr) -> !llvm.ptr, vector<9xi1>
  llvm.call @show(%m, %9) : (!llvm.ptr, !llvm.ptr) -> ()
  %newline = llvm.mlir.constant(10 : i32) : i32
  %written = llvm.call @putchar(%newline) : (i32) -> i32
  llvm.return %one : i32
}
