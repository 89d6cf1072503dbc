module attributes {sym.outside_use = @symbol_foo} {
  func.func private @symbol_foo() attributes {sym.use = @symbol_bar}
  func.func private @symbol_bar() attributes {sym.use = [@symbol_foo, {key = @symbol_foo}]}
  func.func @symbol_baz() {
    "foo.op"() {test.nested_reference = [@symbol_baz], f = @symbol_foo} : () -> ()
    return
  }
}
// -----
"t.user"() {a = @m, b = [@m::@n, {x = @n}], c = @m::@k::@n} : () -> ()
module @m {
  "t.user"() {a = @n, b = @k::@n} : () -> ()
  module @n {
    "t.user"() {a = @n} : () -> ()
  }
  module @k attributes {a.b = @n} {
    module @n {}
    "t.user"() {a = [@n, "n", @n], b = @n} : () -> ()
  }
}
module @n {}
// -----
module @only {}
// -----
func.func private @dead()
func.func private @live()
func.func @user() { call @live() : () -> () return }
// -----
// Erased although another that is erased was between.
func.func private @a()
func.func private @b()
func.func @c()  { return }
// -----
// References in types of attributes and in locations do not count, those within other attributes do.
func.func private @f()
"t.user"() {a = #t.opaque<@f>, b = dense<0> : tensor<1xi32>} : () -> () loc(fused<@f>["a"])
// -----
func.func @blocks(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  func.call @f() : () -> ()
  cf.br ^b
^b:
  func.call @g() : () -> ()
  return
}
func.func private @f()
func.func private @g()
// -----
// What is nested in what comes later in a block is found first.
func.func @regions() {
  "t.two"() ({ "t.u"() {a = @f, n = 0} : () -> () }, { "t.u"() {a = @f, n = 1} : () -> () }) : () -> ()
  "t.two"() ({ "t.u"() {a = @f, n = 2} : () -> () }, { "t.u"() {a = @f, n = 3} : () -> () }) : () -> ()
  return
}
func.func private @f()
// -----
module {
  module {
    func.func private @hidden()
    "t.user"() {a = @hidden} : () -> ()
  }
  "t.user"() {a = @hidden} : () -> ()
}
// -----
module @a {
  module @b {
    module @c {
      func.func private @d()
    }
    "t.user"() {a = @c::@d} : () -> ()
  }
  "t.user"() {a = @b::@c::@d, b = @b::@c, c = @b} : () -> ()
}
"t.user"() {a = @a::@b::@c::@d, b = @a::@b, c = @d} : () -> ()
// -----
func.func @recursive() {
  call @recursive() : () -> ()
  return
}
// -----
func.func private @"a b"()
func.func private @"1"() attributes {x.y = @"a b"}
"t.user"() {a = @"a b"::@c, b = @"1"} : () -> ()
// -----
memref.global "private" @g : memref<2xf32>
func.func @user() -> memref<2xf32> {
  %0 = memref.get_global @g : memref<2xf32>
  return %0 : memref<2xf32>
}
// -----
async.func @task() -> !async.token {
  return
}
func.func @caller() {
  %t = async.call @task() : () -> !async.token
  return
}
// -----
func.func @constant() -> (() -> ()) {
  %0 = func.constant @f : () -> ()
  return %0 : () -> ()
}
func.func private @f()
// -----
// Not a symbol: it has no name.
module {
  module {}
  module @named {}
}
// -----
"t.a"() {x = @s} : () -> ()
"t.b"() <{x = @s}> : () -> ()
"t.c"() {a = @s, b = [@s], c = {d = @s::@t}} : () -> ()
func.func private @s()
// -----
func.func @outer() {
  %c = arith.constant true
  scf.if %c {
    func.call @x() : () -> ()
    scf.if %c { func.call @y() : () -> () } else { func.call @x() : () -> () }
  }
  func.call @y() : () -> ()
  return
}
func.func private @x()
func.func private @y()
