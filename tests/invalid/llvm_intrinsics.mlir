llvm.func @colon_for_operands() {
  llvm.call_intrinsic "llvm.debugtrap"(: () -> ()
  llvm.return
}

// -----

llvm.func @no_operands() {
  llvm.call_intrinsic "llvm.debugtrap" : () -> ()
  llvm.return
}

// -----

llvm.func @comma_behind_operand(%a: f32) {
  %0 = llvm.call_intrinsic "llvm.floor"(%a,) : (f32) -> f32
  llvm.return
}
