// options: --symbol-dce
module attributes {a.b} {
  func.func private @used(i32)
  func.func private @dead(i32)
  func.func private @dead2() { call @dead3() : () -> () return }
  func.func private @dead3() { call @dead2() : () -> () return }
  func.func nested @nest() { return }
  func.func @pub(%a: i32) { call @used(%a) : (i32) -> () return }
  module @m {
    func.func private @x()
    func.func @y() { return }
    module @n attributes {sym_visibility = "private"} { func.func private @z() }
  }
  module @p attributes {sym_visibility = "private"} {
    func.func @z() { call @w() : () -> () return }
    func.func private @w()
  }
}
// -----
func.func private @f() { call @g() : () -> () return }
func.func private @g() { call @f() : () -> () return }
// -----
// A use of a nested symbol keeps the symbols on the way.
module @a attributes {sym_visibility = "private"} {
  module @b attributes {sym_visibility = "private"} {
    func.func private @c()
    func.func private @d()
    func.func @e() { return }
  }
  func.func private @b2()
}
"t.use"() {x = @a::@b::@c} : () -> ()
// -----
// Only a part of the path exists.
module @a attributes {sym_visibility = "private"} { func.func private @b() }
"t.use"() {x = @a::@c} : () -> ()
// -----
module @a attributes {sym_visibility = "private"} { func.func private @b() }
"t.use"() {x = @a::@b::@c, y = @nothing} : () -> ()
// -----
func.func private @a()
func.func private @b()
func.func @c() attributes {t.a = [@a, {x = @b}]} { return }
// -----
// A module without a name is no symbol.
module {
  func.func private @x()
  func.func nested @y() { return }
  func.func @z() { return }
}
module @top { func.func nested @y() { return } func.func @z() { return } }
module @nest attributes {sym_visibility = "nested"} { func.func nested @y() { return } func.func @z() { return } }
// -----
// An unknown operation with one region may be a symbol table.
func.func private @a()
"t.table"() ({ "t.x"() : () -> () }) : () -> ()
// -----
func.func @f() {
  "t.two"() ({ "t.x"() {a = @g} : () -> () }, {}) : () -> ()
  return
}
func.func private @g()
func.func private @h()
// -----
memref.global "private" @dead : memref<2xf32> = dense<0.0>
memref.global "private" @live : memref<2xf32> = dense<0.0>
memref.global @shown : memref<2xf32>
func.func @f() -> memref<2xf32> {
  %0 = memref.get_global @live : memref<2xf32>
  return %0 : memref<2xf32>
}
// -----
func.func private @a() { call @b() : () -> () return }
func.func private @b() { call @c() : () -> () return }
func.func private @c()
func.func @d() { %0 = func.constant @a : () -> () return }
// -----
module @outer {
  func.func private @a()
  module @inner attributes {sym_visibility = "private"} {
    func.func @f() { call @a() : () -> () return }
    func.func private @a()
  }
  "t.use"() {x = @inner::@f} : () -> ()
}
// -----
module @outer {
  module @inner attributes {sym_visibility = "private"} {
    module @deep { func.func @f() { return } func.func private @g() }
    func.func private @h()
  }
  "t.use"() {x = @inner} : () -> ()
}
// -----
module {
}
// -----
func.func @self() { call @self() : () -> () return }
func.func private @selfish() { call @selfish() : () -> () return }
