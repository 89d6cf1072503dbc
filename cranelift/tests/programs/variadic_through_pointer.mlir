// A variadic function that is called through a pointer, with floats.
llvm.mlir.global internal constant @format("%d %.2f %.2f %d %d %d %d\0A\00") {addr_space = 0 : i32}
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @run() -> i32 {
  %f = llvm.mlir.addressof @printf : !llvm.ptr
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %x = llvm.mlir.constant(3.25 : f64) : f64
  %y = llvm.mlir.constant(-9.5 : f64) : f64
  %a = llvm.mlir.constant(4 : i32) : i32
  %0 = llvm.call %f(%format, %a, %x, %y, %a, %a, %a, %a) vararg(!llvm.func<i32 (ptr, ...)>) : !llvm.ptr, (!llvm.ptr, i32, f64, f64, i32, i32, i32, i32) -> i32
  llvm.return %0 : i32
}
