"a.b"
// -----
"a.b"(
// -----
"a.b"()
// -----
"a.b"() :
// -----
"a.b"() : i32
// -----
"a.b"() : ()
// -----
"a.b"() : () ->
// -----
"a.b"() : () -> (i32
// -----
"a.b"() : () -> foo
// -----
"a.b"(%0) : () -> ()
// -----
"a.b"(%0, %1) : (i32) -> ()
// -----
"a.b"(%0) : (i32) -> ()
// -----
"" () : () -> ()
// -----
%0 = "a.b"() : () -> ()
// -----
%0, %1 = "a.b"() : () -> i32
// -----
%0:2 = "a.b"() : () -> (i32, i32, i32)
// -----
%0:0 = "a.b"() : () -> i32
// -----
%0: = "a.b"() : () -> i32
// -----
%0 "a.b"() : () -> i32
// -----
%0 = 
// -----
%0 = 3
// -----
%0, = "a.b"() : () -> i32
// -----
%0 = "a.b"() : () -> i32
%0 = "a.b"() : () -> i32
// -----
%0 = "a.b"() : () -> i32
"a.c"(%0) : (i64) -> ()
// -----
"a.c"(%0) : (i64) -> ()
%0 = "a.b"() : () -> i32
// -----
%0:2 = "a.b"() : () -> (i32, i32)
"a.c"(%0#2) : (i32) -> ()
// -----
%0:2 = "a.b"() : () -> (i32, i32)
"a.c"(%0#x) : (i32) -> ()
// -----
"a.c"(%0 %1) : (i32, i32) -> ()
// -----
"a.b"() {x} {y} : () -> ()
// -----
"a.b"() {x = 1, x = 2} : () -> ()
// -----
"a.b"() {x = } : () -> ()
// -----
"a.b"() {x 1} : () -> ()
// -----
"a.b"() {1 = x} : () -> ()
// -----
"a.b"() {"" = 1} : () -> ()
// -----
"a.b"() {x = 1 : () -> ()
// -----
"a.b"() <{x = 1} : () -> ()
// -----
"a.b"() <> : () -> ()
// -----
"a.b"() ( : () -> ()
// -----
"a.b"() ({) : () -> ()
// -----
"a.b"() ({} : () -> ()
// -----
"a.b"() ({}, ) : () -> ()
// -----
"a.b"()[] : () -> ()
// -----
"a.b"()[^bb1 : () -> ()
// -----
"a.b"() : () -> () loc
// -----
"a.b"() : () -> () loc(
// -----
"a.b"() : () -> () loc("a"
// -----
"a.b"() : () -> () loc("a":x)
// -----
"a.b"() : () -> () loc(#x)
// -----
"a.b"() : () -> () loc(foo)
// -----
}
// -----
^bb0:
// -----
foo
// -----
foo.bar
// -----
foo.bar "x"
// -----
builtin.foo
// -----
3
// -----
#x
// -----
#x =
// -----
#x = 1
#x = 2
// -----
#x.y = 1
// -----
!x
// -----
!x = 
// -----
!x = i32
!x = i32
// -----
!x.y = i32
// -----
"a.b"() : (!x) -> ()
// -----
"a.b"() {y = #x} : () -> ()

// -----

%a:99999999999, %b = "t"() : () -> i32

// -----

#l = loc("x")
"t"() : () -> () loc(#l<a>)

// -----

#l = 1 : i32
"t"() : () -> () loc(#l<fused>["a"])

// -----

%0 = "t.a"() ({
  %1 = "t.b"() : () -> i32
  "t.c"(%1) : (i32) -> ()
}) : () -> i32
func.func @f() {
  %2 = "t.d"(%0) ({
    "t.e"(%0) : (i32) -> ()
  }) : (i32) -> i32
  return
}

// -----

"memref.global"() <{sym_name = 1, type = 1, sym_visibility = 1, constant = 1, alignment = "x"}> : () -> ()

// -----

"memref.global"() {type = i32, alignment = 1 : i32, sym_name = 1} : () -> ()

// -----

"memref.alloc"() <{alignment = "x", operandSegmentSizes = 1}> : () -> memref<2xf32>

// -----

"memref.alloc"() <{alignment = 1 : i64, operandSegmentSizes = 1}> : () -> memref<2xf32>

// -----

"arith.cmpf"() <{predicate = "x", fastmath = "y"}> : () -> i1
// -----
func.func @c(%c: i1, %x: i32) {
  "cf.cond_br"(%c, %x)[^bb1, ^bb2] {operand_segment_sizes = dense<[1, 1, 0]> : vector<3xi32>} : (i1, i32) -> ()
^bb1(%0: i32):
  return
^bb2:
  return
}
// -----
func.func @e(%c: i1, %x: i32) {
  "cf.cond_br"(%c, %x)[^bb1, ^bb2] {operand_segment_sizes = array<i32: 1, 0, 1>, operandSegmentSizes = array<i32: 1, 1, 0>} : (i1, i32) -> ()
^bb1(%0: i32):
  return
^bb2:
  return
}
// -----
func.func @g(%c: i1, %x: i32) {
  "cf.cond_br"(%c, %x)[^bb1, ^bb2] {operand_segment_sizes = array<i32: 1, 1>} : (i1, i32) -> ()
^bb1(%0: i32):
  return
^bb2:
  return
}
// -----
func.func @h(%c: i1, %x: i32) {
  "cf.cond_br"(%c, %x)[^bb1, ^bb2] {operand_segment_sizes = 3 : i32} : (i1, i32) -> ()
^bb1(%0: i32):
  return
^bb2:
  return
}
// -----
func.func @i(%c: i1, %x: i32) {
  "cf.cond_br"(%c, %x)[^bb1, ^bb2] <{operand_segment_sizes = array<i32: 1, 1>}> : (i1, i32) -> ()
^bb1(%0: i32):
  return
^bb2:
  return
}
// -----
func.func @j(%c: i1, %x: i32) {
  "cf.cond_br"(%c, %x)[^bb1, ^bb2] {operand_segment_sizes = array<i32: 1, 0, 0>} : (i1, i32) -> ()
^bb1(%0: i32):
  return
^bb2:
  return
}
// -----
func.func @k(%c: i1, %x: i32) {
  cf.cond_br %c, ^bb1(%x : i32), ^bb2 {operand_segment_sizes = array<i32: 1, 0, 1>}
^bb1(%0: i32):
  return
^bb2:
  return
}
// -----
func.func @o(%c: i1, %x: i32) {
  "cf.cond_br"(%c, %x)[^bb1, ^bb2] <{operand_segment_sizes = 3 : i32}> : (i1, i32) -> ()
^bb1(%0: i32):
  return
^bb2:
  return
}
// -----
func.func @p(%c: i1, %x: i32) {
  cf.cond_br %c, ^bb1(%x : i32), ^bb2 {operandSegmentSizes = array<i32: 1, 0, 1>}
^bb1(%0: i32):
  return
^bb2:
  return
}
// -----
func.func @q(%c: i1, %x: i32) {
  "cf.cond_br"(%c, %x)[^bb1, ^bb2] {operand_segment_sizes = array<i64: 1, 1, 0>} : (i1, i32) -> ()
^bb1(%0: i32):
  return
^bb2:
  return
}
// -----
func.func @f() { "func.return"() <{}> : () -> () }
// -----
func.func @f() { "func.return"() <"text"> {a} : () -> () }
// -----
func.func @f(%a: i32) { %0 = "arith.andi"(%a, %a) <{overflow = 1 : i32}> : (i32, i32) -> i32 return }
// -----
func.func @f(%b: i1) { scf.if %b { } {k, k = 1} return }
