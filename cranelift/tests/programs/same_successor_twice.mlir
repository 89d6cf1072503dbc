// Both successors are the same block, with different operands.
llvm.func @pick(%c: i1) -> i32 {
  %a = llvm.mlir.constant(11 : i32) : i32
  %b = llvm.mlir.constant(22 : i32) : i32
  llvm.cond_br %c, ^done(%a : i32), ^done(%b : i32)
^done(%r: i32):
  llvm.return %r : i32
}
llvm.func @run() -> i32 {
  %t = llvm.mlir.constant(true) : i1
  %f = llvm.mlir.constant(false) : i1
  %x = llvm.call @pick(%t) : (i1) -> i32
  %y = llvm.call @pick(%f) : (i1) -> i32
  %k = llvm.mlir.constant(100 : i32) : i32
  %m = llvm.mul %x, %k : i32
  %r = llvm.add %m, %y : i32
  llvm.return %r : i32
}
