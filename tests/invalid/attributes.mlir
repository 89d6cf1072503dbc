"a.b"() {x = 1 : f32x} : () -> ()
// -----
"a.b"() {x = 1.0 : i32} : () -> ()
// -----
"a.b"() {x = 300 : i8} : () -> ()
// -----
"a.b"() {x = -1 : ui8} : () -> ()
// -----
"a.b"() {x = 1 : none} : () -> ()
// -----
"a.b"() {x = dense<1> : i32} : () -> ()
// -----
"a.b"() {x = dense<[1, 2]> : tensor<3xi32>} : () -> ()
// -----
"a.b"() {x = dense<[[1], [2, 3]]> : tensor<2x2xi32>} : () -> ()
// -----
"a.b"() {x = dense<"0x1"> : tensor<2xi32>} : () -> ()
// -----
"a.b"() {x = dense<1.0> : tensor<2xi32>} : () -> ()
// -----
"a.b"() {x = array<i32: 1.0>} : () -> ()
// -----
"a.b"() {x = array<i33: 1>} : () -> ()
// -----
"a.b"() {x = array<i32 1>} : () -> ()
// -----
"a.b"() {x = affine_map<(d0) -> (d1)>} : () -> ()
// -----
"a.b"() {x = affine_map<(d0, d0) -> (d0)>} : () -> ()
// -----
"a.b"() {x = affine_map<(d0) -> (d0 * d0)>} : () -> ()
// -----
"a.b"() {x = affine_set<(d0) : (d0)>} : () -> ()
// -----
"a.b"() {x = [1, 2} : () -> ()
// -----
"a.b"() {x = {a = 1} : () -> ()
// -----
"a.b"() {x = @a::} : () -> ()
// -----
"a.b"() {x = #foo} : () -> ()
// -----
"a.b"() {x = #foo<"a} : () -> ()
// -----
"a.b"() {x = -} : () -> ()
// -----
"a.b"() {x = -foo} : () -> ()
// -----
"a.b"() {x = 0x1.5} : () -> ()
// -----
"a.b"() {x = strided<[1], offset: x>} : () -> ()
// -----
"a.b"() {x = 99999999999999999999 : i64} : () -> ()
// -----
"a.b"() {x = dense<[1, -1]> : tensor<2xui8>} : () -> ()
// -----
"a.b"() {x = distinct[} : () -> ()
// -----
"a.b"() {x = loc(} : () -> ()
// -----
"t"() {a0 = {loc = distinct[2]<distinct[0]<#builtin.int<3>>>, x.y = unit}} : () -> ()
// -----
"t"() {a0 = [distinct[0]<#builtin.int<3>>]} : () -> ()
// -----
func.func @floats(%f: f32) {
  %0 = arith.addf %f, %f fastmath<afn,fastreturn> : f32
  return
}
// -----
"t"() {t.a = loc("f":1:   4294967296)} : () -> ()
// -----
"t"() {t.a = loc("f":1:2 to   :  99999999999)} : () -> ()
// -----
"t"() {t.a = loc("f":1:2 to   99999999999:1)} : () -> ()

// -----

module attributes {t.a = #func< /* 8 i32> } {}

// -----

module attributes {t.a = #arith<  x>, t.b = !func< y>} {}

// -----

func.func @f(%a: i32 loc(#late)) { return }

// -----

// What is nested comes first, and operations before their arguments.
"t"() ({
^bb0(%a: i32 loc(#argument)):
  "x"() : () -> ()
  "y"() : () -> () loc(#inner)
}) : () -> () loc(#outer)

// -----

"t"() ({
^bb0(%a: i32 loc(#argument)):
  "x"() : () -> ()
}) : () -> () loc(#outer)

// -----

func.func @f(%a: i32 loc(#one)) { return }
#one = dense<[1, 2, 3]> : tensor<3xi32>

// -----

#one = [loc("a"("b":1:2)), loc(callsite("a" at "b":1:2)), dense<[1, 2, 3]> : tensor<3xi32>]
"t"() : () -> () loc(#one)

// -----

func.func @f(%a: tensor<3xi32, dense<[1, 2, 3]> : tensor<3xi32>>) -> i32 {
  return %a : tensor<3xi32, dense<[1, 2, 3]> : tensor<3xi32>>
}

// -----

"complex.bitcast"(%x) : (i32) -> i32 loc("name"("other"))
