// entry-point-result: i64
llvm.func @run() -> i64 {
  %a = llvm.mlir.constant(-1234567890123456789 : i64) : i64
  %b = llvm.mlir.constant(1000 : i64) : i64
  %q = llvm.sdiv %a, %b : i64
  %r = llvm.srem %a, %b : i64
  %s = llvm.xor %q, %r : i64
  llvm.return %s : i64
}
