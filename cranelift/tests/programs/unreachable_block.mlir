// Blocks that are not executed need not be compiled, and may jump into the function.
llvm.func @run() -> i32 {
  %a = llvm.mlir.constant(5 : i32) : i32
  llvm.br ^end(%a : i32)
^never(%x: i32):
  %y = llvm.add %x, %a : i32
  %c = llvm.icmp "eq" %y, %a : i32
  llvm.cond_br %c, ^end(%x : i32), ^never(%y : i32)
^end(%r: i32):
  llvm.return %r : i32
}
