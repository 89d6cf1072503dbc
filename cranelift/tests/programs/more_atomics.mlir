// Atomic operations that are loops, and floats.
// entry-point-result: void
llvm.mlir.global internal constant @hex("%lx \00") {addr_space = 0 : i32}
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @show(%x: i64) {
  %format = llvm.mlir.addressof @hex : !llvm.ptr
  %0 = llvm.call @printf(%format, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  llvm.return
}
llvm.func @dump(%p: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^loop(%zero : i64)
^loop(%i: i64):
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %byte = llvm.load %q : !llvm.ptr -> i8
  %wide = llvm.zext %byte : i8 to i64
  llvm.call @show(%wide) : (i64) -> ()
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "ult" %next, %n : i64
  llvm.cond_br %more, ^loop(%next : i64), ^done
^done:
  llvm.return
}
llvm.func @run() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  %x = llvm.mlir.constant(1.5 : f32) : f32
  %y = llvm.mlir.constant(-4.0 : f32) : f32
  llvm.store %x, %m : f32, !llvm.ptr
  %0 = llvm.atomicrmw fadd %m, %x monotonic : !llvm.ptr, f32
  %1 = llvm.atomicrmw fsub %m, %y acq_rel : !llvm.ptr, f32
  %2 = llvm.atomicrmw fmin %m, %y seq_cst : !llvm.ptr, f32
  %3 = llvm.atomicrmw fmax %m, %x seq_cst : !llvm.ptr, f32
  %4 = llvm.load %m atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> f32
  %5 = llvm.fadd %0, %1 : f32
  %6 = llvm.fadd %5, %2 : f32
  %7 = llvm.fadd %6, %3 : f32
  %8 = llvm.fadd %7, %4 : f32
  %bits = llvm.bitcast %8 : f32 to i32
  %wide = llvm.zext %bits : i32 to i64
  llvm.call @show(%wide) : (i64) -> ()
  %n = llvm.alloca %one x i16 : (i32) -> !llvm.ptr
  %k = llvm.mlir.constant(5 : i16) : i16
  %k2 = llvm.mlir.constant(3 : i16) : i16
  llvm.store %k, %n atomic seq_cst {alignment = 2 : i64} : i16, !llvm.ptr
  %9 = llvm.atomicrmw uinc_wrap %n, %k seq_cst : !llvm.ptr, i16
  %10 = llvm.atomicrmw uinc_wrap %n, %k seq_cst : !llvm.ptr, i16
  %11 = llvm.atomicrmw udec_wrap %n, %k2 seq_cst : !llvm.ptr, i16
  %12 = llvm.atomicrmw udec_wrap %n, %k2 seq_cst : !llvm.ptr, i16
  %13 = llvm.atomicrmw nand %n, %k2 seq_cst : !llvm.ptr, i16
  %14 = llvm.atomicrmw umax %n, %k2 seq_cst : !llvm.ptr, i16
  %15 = llvm.atomicrmw min %n, %k2 seq_cst : !llvm.ptr, i16
  %16 = llvm.atomicrmw usub_cond %n, %k2 seq_cst : !llvm.ptr, i16
  %17 = llvm.atomicrmw usub_sat %n, %k2 seq_cst : !llvm.ptr, i16
  %18 = llvm.load %n : !llvm.ptr -> i16
  %w9 = llvm.zext %9 : i16 to i64
  llvm.call @show(%w9) : (i64) -> ()
  %w10 = llvm.zext %10 : i16 to i64
  llvm.call @show(%w10) : (i64) -> ()
  %w11 = llvm.zext %11 : i16 to i64
  llvm.call @show(%w11) : (i64) -> ()
  %w12 = llvm.zext %12 : i16 to i64
  llvm.call @show(%w12) : (i64) -> ()
  %w13 = llvm.zext %13 : i16 to i64
  llvm.call @show(%w13) : (i64) -> ()
  %w14 = llvm.zext %14 : i16 to i64
  llvm.call @show(%w14) : (i64) -> ()
  %w15 = llvm.zext %15 : i16 to i64
  llvm.call @show(%w15) : (i64) -> ()
  %w16 = llvm.zext %16 : i16 to i64
  llvm.call @show(%w16) : (i64) -> ()
  %w17 = llvm.zext %17 : i16 to i64
  llvm.call @show(%w17) : (i64) -> ()
  %w18 = llvm.zext %18 : i16 to i64
  llvm.call @show(%w18) : (i64) -> ()
  %p = llvm.alloca %one x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %m, %p : !llvm.ptr, !llvm.ptr
  %19 = llvm.cmpxchg %p, %m, %n acq_rel monotonic : !llvm.ptr, !llvm.ptr
  %20 = llvm.extractvalue %19[1] : !llvm.struct<(ptr, i1)>
  %w20 = llvm.zext %20 : i1 to i64
  llvm.call @show(%w20) : (i64) -> ()
  llvm.return
}
