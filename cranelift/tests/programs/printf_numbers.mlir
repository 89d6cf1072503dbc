// Variadic arguments in integer registers, in vector registers, and on the stack.
llvm.mlir.global internal constant @ints("%d %ld %s %c %d %d %d\0A\00") {addr_space = 0 : i32}
llvm.mlir.global internal constant @mixed("%d %g %d %g %g %g %g %g %g %g %g %d %d %d %d\0A\00") {addr_space = 0 : i32}
llvm.mlir.global internal constant @float("%.3f\0A\00") {addr_space = 0 : i32}
llvm.mlir.global internal constant @word("word\00") {addr_space = 0 : i32}
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @run() -> i32 {
  %ints = llvm.mlir.addressof @ints : !llvm.ptr
  %mixed = llvm.mlir.addressof @mixed : !llvm.ptr
  %float = llvm.mlir.addressof @float : !llvm.ptr
  %word = llvm.mlir.addressof @word : !llvm.ptr
  %a = llvm.mlir.constant(-7 : i32) : i32
  %b = llvm.mlir.constant(123456789012 : i64) : i64
  %c = llvm.mlir.constant(65 : i32) : i32
  %x = llvm.mlir.constant(1.5 : f64) : f64
  %y = llvm.mlir.constant(-0.125 : f64) : f64
  %0 = llvm.call @printf(%ints, %a, %b, %word, %c, %a, %c, %a) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, i64, !llvm.ptr, i32, i32, i32, i32) -> i32
  %1 = llvm.call @printf(%mixed, %a, %x, %c, %y, %x, %y, %x, %y, %x, %y, %x, %a, %c, %a, %c) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, f64, i32, f64, f64, f64, f64, f64, f64, f64, f64, i32, i32, i32, i32) -> i32
  %2 = llvm.call @printf(%float, %y) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  %3 = llvm.add %0, %1 : i32
  %4 = llvm.add %3, %2 : i32
  llvm.return %4 : i32
}
