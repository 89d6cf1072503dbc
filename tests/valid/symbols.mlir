module @a {
  func.func @f() { return }
  module @b {
    func.func private @g()
    func.func @h() {
      call @g() : () -> ()
      return
    }
  }
  func.func @k() {
    %0 = constant @f : () -> ()
    return
  }
}
// -----
module {
  func.func private @p()
  func.func nested @n() { return }
  func.func public @q() { return }
}
// -----
"t.a"() {x = @a, y = @a::@b, z = @"q q"::@c::@"d\0A"} : () -> ()
// -----
module @m attributes {sym_visibility = "private"} {
}
// -----
"t.sym"() {sym_name = "x"} : () -> ()
"t.sym"() {sym_name = "y", sym_visibility = "private"} : () -> ()
// -----
module {
  "t.sym"() {sym_name = "x"} : () -> ()
  module @x2 {
    "t.sym"() {sym_name = "x"} : () -> ()
  }
}
