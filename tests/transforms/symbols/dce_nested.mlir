// options: --pass-pipeline=builtin.module(builtin.module(symbol-dce))
module @m {
  func.func private @x()
  func.func @y() { return }
  func.func nested @z() { return }
}
// -----
module @m attributes {sym_visibility = "private"} {
  func.func private @x()
  func.func @y() { return }
  func.func nested @z() { return }
}
// -----
module {
  func.func private @x()
  func.func nested @z() { return }
}
// -----
module @m attributes {sym_visibility = "nested"} {
  module @n { func.func private @x() func.func nested @z() { return } }
  module @o attributes {sym_visibility = "private"} { func.func @z() { return } }
}
