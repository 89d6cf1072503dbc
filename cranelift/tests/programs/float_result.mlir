// entry-point-result: f32
llvm.func @run() -> f32 {
  %a = llvm.mlir.constant(1.5 : f32) : f32
  %b = llvm.mlir.constant(-2.25 : f32) : f32
  %c = llvm.fmul %a, %b : f32
  %d = llvm.fneg %c : f32
  %e = llvm.fdiv %d, %a : f32
  %f = llvm.fsub %e, %b : f32
  llvm.return %f : f32
}
