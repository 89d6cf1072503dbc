// The text has the blocks in another order than that in which they dominate one another.
llvm.func @run() -> i32 {
  %a = llvm.mlir.constant(6 : i32) : i32
  llvm.br ^first
^second:
  %s = llvm.add %p, %a : i32
  llvm.return %s : i32
^first:
  %p = llvm.mul %a, %a : i32
  llvm.br ^second
}
