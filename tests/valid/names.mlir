func.func @f(%arg0: i32, %arg1: i32) { return }
// -----
func.func @f(%x: i32) {
  %arg0 = "t.d"() : () -> i32
  "t.r"() ({
  ^bb0(%y: i32, %z: i64):
    "t.use"(%y, %z, %arg0) : (i32, i64, i32) -> ()
  }) : () -> ()
  return
}
// -----
func.func @constants() {
  %a = arith.constant 1 : i32
  %b = arith.constant 1 : i32
  %c = arith.constant 1 : i64
  %d = arith.constant true
  %e = arith.constant false
  %f = arith.constant -5 : i8
  %g = arith.constant 3 : index
  %h = arith.constant 3 : index
  %i = arith.constant 1.5 : f32
  %j = arith.constant dense<1> : tensor<2xi32>
  return
}
// -----
func.func @collide() {
  %c1_i32 = "t.d"() : () -> i32
  %x = arith.constant 1 : i32
  %y = arith.constant 1 : i32
  "t.r"() ({
    %z = arith.constant 1 : i32
    "t.use"(%x, %y, %z, %c1_i32) : (i32, i32, i32, i32) -> ()
  }) : () -> ()
  %w = arith.constant 1 : i32
  return
}
// -----
func.func @isolated() {
  %x = arith.constant 4 : i32
  builtin.module {
    %y = arith.constant 4 : i32
    func.func @inner() {
      %z = arith.constant 4 : i32
      return
    }
  }
  return
}
// -----
"t.a"() ({
^bb0(%p: i32):
  "t.b"() ({
  ^bb0(%q: i32):
    "t.use"(%p, %q) : (i32, i32) -> ()
  ^bb1(%r: i32):
    "t.use"(%p, %r) : (i32, i32) -> ()
  }) : () -> ()
}, {
^bb0(%s: i32):
  "t.use"(%s) : (i32) -> ()
}) : () -> ()
// -----
"t.a"() ({
  "t.br"()[^one] : () -> ()
^one(%p: i32, %q: i64):
  %v = "t.d"(%q) : (i64) -> i32
  "t.br"(%v)[^two] : (i32) -> ()
^two(%r: i32):
  "t.end"(%p, %r) : (i32, i32) -> ()
}) : () -> ()
// -----
%0 = "t.d"() : () -> i32
"t.a"() ({
  %1 = "t.d"() : () -> i32
  "t.end"(%1, %0) : (i32, i32) -> ()
}) : () -> ()
%1 = "t.d"() : () -> i32
"t.use"(%1) : (i32) -> ()
// -----
%long_name.with-all$kinds_0 = "t.d"() : () -> i32
"t.use"(%long_name.with-all$kinds_0) : (i32) -> ()
// -----
%_ = "t.d"() : () -> i32
%__ = "t.d"() : () -> i32
%-x = "t.d"() : () -> i32
%.y = "t.d"() : () -> i32
%$z = "t.d"() : () -> i32
"t.use"(%_, %__, %-x, %.y, %$z) : (i32, i32, i32, i32, i32) -> ()
// -----
"t.a"() ({
  "t.br"()[^-x, ^.y, ^$z, ^_0, ^12] : () -> ()
^-x:
  "t.end"() : () -> ()
^.y:
  "t.end"() : () -> ()
^$z:
  "t.end"() : () -> ()
^_0:
  "t.end"() : () -> ()
^12:
  "t.end"() : () -> ()
}) : () -> ()
// -----
func.func @"needs quotes"() { return }
func.func @"with\22quote"() { return }
func.func @ok.$_1() { return }
func.func @caller() {
  call @"needs quotes"() : () -> ()
  call @"with\22quote"() : () -> ()
  call @ok.$_1() : () -> ()
  return
}
// -----
func.func @use_of_results() -> i32 {
  %0:3 = "t.three"() : () -> (i32, i32, i32)
  %1, %2 = "t.two"() : () -> (i32, i32)
  %3 = arith.addi %0#2, %1 : i32
  %4 = arith.addi %3, %2 : i32
  cf.br ^bb1(%0#0, %2 : i32, i32)
^bb1(%5: i32, %6: i32):
  return %6 : i32
}
// -----
func.func @extended(%a: i32) {
  %s, %o = arith.addui_extended %a, %a : i32, i1
  %l, %h = arith.mulsi_extended %a, %a : i32
  "t.use"(%s, %o, %l, %h) : (i32, i1, i32, i32) -> ()
  return
}
// -----
func.func @poison() {
  %a = ub.poison : i32
  %b = ub.poison : tensor<2xf32>
  return
}
// -----
"t.x"() : () -> () loc("name")
%a = "t.y"() : () -> i32 loc("name with space")
%b = "t.y"() : () -> i32 loc("same"("f":1:2))
%c = "t.y"() : () -> i32 loc("same")
%d = "t.y"() : () -> i32 loc("1digit")
%e = "t.y"() : () -> i32 loc(fused["x", "inner"])
%f = "t.y"() : () -> i32 loc(callsite("callee" at "caller"))
%g:2 = "t.z"() : () -> (i32, i32) loc("pair")
"t.use"(%a, %b, %c, %d, %e, %f, %g#0, %g#1) : (i32, i32, i32, i32, i32, i32, i32, i32) -> ()
// -----
func.func @located(%a: i32 loc("first"), %b: i32 loc("second"), %c: i32 loc(unknown)) -> i32 {
  %0 = arith.addi %a, %b : i32 loc("sum")
  %1 = arith.constant 5 : i32 loc("five")
  cf.br ^bb1(%0 : i32)
^bb1(%x: i32 loc("first")):
  return %x : i32
}
// -----
"t.a"() ({
^bb0(%a: i32 loc("arg"), %b: i32 loc("arg")):
  "t.b"() ({
  ^bb0(%c: i32 loc("arg")):
    %d = "t.c"(%a, %b, %c) : (i32, i32, i32) -> i32 loc("arg")
  }) : () -> ()
}) : () -> ()

// -----

// Names after locations are made fit to be names, byte by byte.
%0 = "t"() : () -> i32 loc("\22a")
%1 = "t"() : () -> i32 loc("é")
%2 = "t"() : () -> i32 loc(" x")
%3 = "t"() : () -> i32 loc("-x")
%4 = "t"() : () -> i32 loc("a\FF")
%5 = "t"() : () -> i32 loc("1 x")
%6 = "t"() : () -> i32 loc(" ")
%7 = "t"() : () -> i32 loc("\00")
%8 = "t"() : () -> i32 loc("\FF\0A")

// -----

// The root has a number of its own where users and all values are numbered.
!t = i32
"t"() : () -> ()
%0 = "t"() : () -> !t
module {
  %1 = "t"() : () -> i64
  "u"(%1) : (i64) -> ()
}
