// entry-point-result: i64
// A loop whose block arguments change places, which needs parallel moves.
llvm.func @run() -> i64 {
  %a = llvm.mlir.constant(3 : i64) : i64
  %b = llvm.mlir.constant(1000 : i64) : i64
  %c = llvm.mlir.constant(77 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %n = llvm.mlir.constant(7 : i64) : i64
  llvm.br ^loop(%zero, %a, %b, %c : i64, i64, i64, i64)
^loop(%i: i64, %x: i64, %y: i64, %z: i64):
  %more = llvm.icmp "ult" %i, %n : i64
  %next = llvm.add %i, %one : i64
  llvm.cond_br %more, ^loop(%next, %y, %z, %x : i64, i64, i64, i64), ^done(%y, %x : i64, i64)
^done(%p: i64, %q: i64):
  %hundred = llvm.mlir.constant(100000 : i64) : i64
  %m = llvm.mul %p, %hundred : i64
  %r = llvm.add %m, %q : i64
  llvm.return %r : i64
}
