"t.op"() ({
}) : () -> ()
// -----
"t.op"() ({
^bb0:
}) : () -> ()
// -----
"t.op"() ({
}, {
}, {
  "t.in"() : () -> ()
}) : () -> ()
// -----
"t.op"() ({
^entry(%a: i32, %b: f32):
  "t.use"(%b, %a) : (f32, i32) -> ()
}) : () -> ()
// -----
"t.op"() ({
^a:
  "t.br"()[^b, ^c] : () -> ()
^b:
  "t.br"()[^c] : () -> ()
^c:
  "t.br"()[^b] : () -> ()
}) : () -> ()
// -----
"t.op"() ({
^a(%x: i32):
  "t.br"(%x)[^b] : (i32) -> ()
^b:
  "t.use"(%x) : (i32) -> ()
  "t.end"() : () -> ()
}) : () -> ()
// -----
"t.op"() ({
  "t.br"()[^z] : () -> ()
^y:
  "t.end"() : () -> ()
^z:
  "t.br"()[^y] : () -> ()
}) : () -> ()
// -----
"t.op"() ({
  "t.br"()[^z, ^z, ^z] : () -> ()
^z(%a: i1):
  "t.br"(%a)[^z] : (i1) -> ()
}) : () -> ()
// -----
"t.op"() ({
  "t.a"() ({
    "t.b"() ({
      "t.c"() ({
        "t.d"() : () -> ()
      }) : () -> ()
    }) : () -> ()
  }, {
    "t.e"() : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
%0:2 = "t.two"() : () -> (i32, i64)
"t.use"(%0#1, %0#0, %0#1) : (i64, i32, i64) -> ()
// -----
%a, %b = "t.two"() : () -> (i32, i64)
"t.use"(%b, %a) : (i64, i32) -> ()
// -----
%a:2, %b, %c:3 = "t.six"() : () -> (i1, i2, i3, i4, i5, i6)
"t.use"(%a#0, %a#1, %b, %c#0, %c#1, %c#2) : (i1, i2, i3, i4, i5, i6) -> ()
// -----
%a:1 = "t.one"() : () -> i32
"t.use"(%a#0) : (i32) -> ()
// -----
"t.op"() ({
  "t.use"(%x) : (i32) -> ()
  %x = "t.def"() : () -> i32
}) : () -> ()
// -----
"t.op"() ({
  "t.use"(%x#1, %x#0) : (i64, i32) -> ()
  %x:2 = "t.def"() : () -> (i32, i64)
}) : () -> ()
// -----
"t.op"() ({
  %a = "t.def"(%b) : (i32) -> i32
  %b = "t.def"(%a) : (i32) -> i32
}) : () -> ()
// -----
"t.op"() ({
  %a = "t.def"(%a) : (i32) -> i32
}) : () -> ()
// -----
"t.op"() ({
  "t.in"() ({
    "t.use"(%x) : (i32) -> ()
  }) : () -> ()
  %x = "t.def"() : () -> i32
}) : () -> ()
// -----
module {
  "t.use"(%x) : (i32) -> ()
  %x = "t.def"() : () -> i32
}
// -----
module @a {
  module @b attributes {t.x} {
    module {
    }
  }
}
// -----
func.func @f(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}
func.func @g(%x: i32) -> i32 {
  %y = arith.muli %x, %x : i32
  return %y : i32
}
// -----
func.func @f(%x: i32) {
  "t.region"() ({
    %y = arith.addi %x, %x : i32
    "t.region"() ({
      %z = arith.addi %y, %x : i32
      "t.end"(%z) : (i32) -> ()
    }) : () -> ()
    "t.end"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @f() {
  "t.region"() ({
    %y = "t.a"() : () -> i32
    "t.end"(%y) : (i32) -> ()
  }) : () -> ()
  "t.region"() ({
    %y = "t.b"() : () -> i64
    "t.end"(%y) : (i64) -> ()
  }, {
    %y = "t.c"() : () -> i8
    "t.end"(%y) : (i8) -> ()
  }) : () -> ()
  return
}
// -----
func.func @f(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a(%x : i32), ^b
^a(%p: i32):
  cf.br ^join(%p : i32)
^b:
  %k = arith.constant 7 : i32
  cf.br ^join(%k : i32)
^join(%r: i32):
  return %r : i32
}
// -----
func.func @loop(%n: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  cf.br ^head(%zero : index)
^head(%i: index):
  %c = arith.cmpi ult, %i, %n : index
  cf.cond_br %c, ^body, ^exit
^body:
  %next = arith.addi %i, %one : index
  cf.br ^head(%next : index)
^exit:
  return %i : index
}
// -----
func.func @unreachable() {
  return
^dead(%a: i32):
  %b = arith.addi %a, %b : i32
  cf.br ^dead(%b : i32)
}
// -----
func.func private @decl(i32, f32) -> (i64, tensor<2xf32>)
func.func private @decl2(%a: i32 {t.x = 1}, %b: f32) -> (i64 {t.y})
func.func @use(%a: i32, %b: f32) -> i64 {
  %0:2 = call @decl(%a, %b) : (i32, f32) -> (i64, tensor<2xf32>)
  return %0#0 : i64
}
// -----
func.func @attrs(%a: i32 {t.a = "x"}, %b: i32) -> (i32 {t.r = 3 : i8}, i32) attributes {t.f, t.g = [1, 2]} {
  return %a, %b : i32, i32
}
// -----
func.func @multi() -> (i32, i64, f32) {
  %0:3 = "t.three"() : () -> (i32, i64, f32)
  return %0#0, %0#1, %0#2 : i32, i64, f32
}
// -----
"t.prop"() <{a = 1 : i32, b = "x"}> : () -> ()
// -----
"t.prop"() <{a = 1 : i32}> ({
  "t.in"() : () -> ()
}) {c = 2 : i32} : () -> ()
// -----
"t.prop"() <[1, 2]> : () -> ()
// -----
"t.prop"() <"anything"> {d} : () -> ()
// -----
"t.op"() {"needs quotes" = 1, plain = 2, a.b = 3, "a-b" = 4, _u = 5, "0" = 6, if = 7} : () -> ()
// -----
"t.op"() {b = 1, a = 2, c = 0, "B" = 9, "a.z" = 8} : () -> ()
// -----
"t.op"() {unit, nested = {unit, deeper = {x = [unit, {}]}}, empty = {}} : () -> ()
// -----
"quoted name.op"() : () -> ()
// -----
"nodot"() : () -> ()
// -----
"a.b.c.d"() : () -> ()
// -----
"t.\22op\22"() : () -> ()
// -----
builtin.module {
  builtin.module @x {
  }
}
// -----
builtin.unrealized_conversion_cast to i32
// -----
%a = "t.d"() : () -> i32
%b:2 = builtin.unrealized_conversion_cast %a : i32 to i64, i8 {t.x = 1}
// -----
module attributes {t.a = 1 : i64} {
  func.func private @f()
}
// -----
module @m {
  func.func @f() {
    %0 = func.constant @f : () -> ()
    call_indirect %0() : () -> ()
    return
  }
}
// -----
// A comment.
"t.a"() : () -> () // behind
// between
"t.b"( // within
) : () -> () //
// -----
// What is not registered ends no block that may leave out its terminator.
func.func @f(%c: i1) {
  scf.if %c {
    "dialect.op"() : () -> ()
  }
  return
}
