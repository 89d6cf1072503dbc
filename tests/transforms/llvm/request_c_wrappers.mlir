// options: --llvm-request-c-wrappers
// options: --llvm-request-c-wrappers --convert-func-to-llvm
func.func @f(%a: memref<4xf32>) {
  return
}
func.func private @g(memref<4xf32>)
func.func @h() attributes {llvm.emit_c_interface} {
  return
}
module {
  func.func @i() {
    return
  }
}
