module attributes {t.a = #arith.foo} {}
// -----
module attributes {t.a = #arith.fastmath} {}
// -----
module attributes {t.a = #arith.fastmath<foo>} {}
// -----
module attributes {t.a = #arith<fastmath<fast>} {}
// -----
module attributes {t.a = #arith<"x">} {}
// -----
module attributes {t.a = !arith.foo} {}
// -----
module attributes {t.a = !func.foo<i32>} {}
// -----
module attributes {t.a = #func<i32>} {}
// -----
module attributes {t.a = #arith.fastmath<fast x>} {}
// -----
module attributes {t.a = #builtin.foo} {}
// -----
module attributes {t.a = !builtin.foo} {}
// -----
module attributes {t.a = memref<4xf32, #foo.bar>} {}
// -----
module attributes {t.a = #late} {}
#late = 1
// -----
#a = #a
// -----
#a = 1
#a = 2
// -----
#a.b = 1
// -----
!a.b = i32
// -----
!a = !b
