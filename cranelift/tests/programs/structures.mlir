// Structures as arguments and results, in registers and in memory.
!pair = !llvm.struct<(i32, f64)>
!big = !llvm.struct<(i64, i64, i64, struct<(i8, f32)>, array<2 x i16>)>
llvm.mlir.global internal constant @format("%d %.2f %ld %d %.2f %d\0A\00") {addr_space = 0 : i32}
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @make_pair(%a: i32, %b: f64) -> !pair {
  %0 = llvm.mlir.undef : !pair
  %1 = llvm.insertvalue %a, %0[0] : !pair
  %2 = llvm.insertvalue %b, %1[1] : !pair
  llvm.return %2 : !pair
}
llvm.func @make_big(%a: i64, %p: !pair) -> !big {
  %0 = llvm.mlir.zero : !big
  %1 = llvm.insertvalue %a, %0[0] : !big
  %2 = llvm.insertvalue %a, %1[2] : !big
  %b = llvm.extractvalue %p[0] : !pair
  %c = llvm.trunc %b : i32 to i8
  %3 = llvm.insertvalue %c, %2[3, 0] : !big
  %d = llvm.extractvalue %p[1] : !pair
  %e = llvm.fptrunc %d : f64 to f32
  %4 = llvm.insertvalue %e, %3[3, 1] : !big
  %f = llvm.trunc %b : i32 to i16
  %5 = llvm.insertvalue %f, %4[4, 1] : !big
  llvm.return %5 : !big
}
llvm.func @run() -> i32 {
  %a = llvm.mlir.constant(-77 : i32) : i32
  %b = llvm.mlir.constant(2.75 : f64) : f64
  %c = llvm.mlir.constant(5000000000 : i64) : i64
  %p = llvm.call @make_pair(%a, %b) : (i32, f64) -> !pair
  %q = llvm.call @make_big(%c, %p) : (i64, !pair) -> !big
  %p0 = llvm.extractvalue %p[0] : !pair
  %p1 = llvm.extractvalue %p[1] : !pair
  %q2 = llvm.extractvalue %q[2] : !big
  %q30 = llvm.extractvalue %q[3, 0] : !big
  %x = llvm.sext %q30 : i8 to i32
  %q31 = llvm.extractvalue %q[3, 1] : !big
  %y = llvm.fpext %q31 : f32 to f64
  %q41 = llvm.extractvalue %q[4, 1] : !big
  %z = llvm.sext %q41 : i16 to i32
  %format = llvm.mlir.addressof @format : !llvm.ptr
  %0 = llvm.call @printf(%format, %p0, %p1, %q2, %x, %y, %z) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, f64, i64, i32, f64, i32) -> i32
  llvm.return %0 : i32
}
