// Operations that have no effect.
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
  %t = llvm.mlir.constant(true) : i1
  %x = llvm.mlir.constant(42 : i64) : i64
  %m = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %m : !llvm.ptr
  llvm.store volatile %x, %m : i64, !llvm.ptr
  llvm.intr.assume %t : i1
  %0 = llvm.load volatile %m : !llvm.ptr -> i64
  %1 = llvm.intr.expect %0, %x : i64
  %2 = llvm.freeze %1 : i64
  "llvm.intr.prefetch"(%m) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %4 = llvm.intr.launder.invariant.group %m : !llvm.ptr
  %5 = llvm.load %4 : !llvm.ptr -> i64
  %6 = llvm.add %2, %5 : i64
  %mask = llvm.mlir.constant(-8 : i64) : i64
  %7 = llvm.intr.ptrmask %m, %mask : (!llvm.ptr, i64) -> !llvm.ptr
  %8 = llvm.load %7 : !llvm.ptr -> i64
  %9 = llvm.add %6, %8 : i64
  llvm.inline_asm has_side_effects "", "~{memory}" : () -> ()
  llvm.intr.lifetime.end %m : !llvm.ptr
  llvm.call @show(%9) : (i64) -> ()
  %10 = llvm.mlir.undef : i64
  %11 = llvm.mlir.poison : i64
  llvm.return
}
