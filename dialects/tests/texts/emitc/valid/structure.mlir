emitc.include "a.h"
emitc.include <"b.h">
// -----
emitc.func @f(%a: i32) -> i32 {
  emitc.return %a : i32
}
emitc.declare_func @f
emitc.func private @g(i32) attributes {specifiers = ["static", "inline"]}
emitc.func @h(%a: i32) {
  %0 = emitc.call @f(%a) : (i32) -> i32
  emitc.call @g(%0) : (i32) -> ()
  emitc.return
}
// -----
emitc.global @a : i32 = 1
emitc.global static const @b : !emitc.array<2xf32> = dense<1.0>
emitc.global extern @c : !emitc.opaque<"t">
emitc.global @d : !emitc.opaque<"t"> = #emitc.opaque<"x">
func.func @use() {
  %0 = emitc.get_global @a : !emitc.lvalue<i32>
  %1 = emitc.get_global @b : !emitc.array<2xf32>
  return
}
// -----
func.func @for(%a: index, %b: i32) {
  emitc.for %i = %a to %a step %a {
    %0 = emitc.add %i, %i : (index, index) -> index
  }
  emitc.for %i = %b to %b step %b : i32 {
  } {note}
  return
}
// -----
func.func @if(%c: i1) {
  emitc.if %c {
    emitc.if %c {
    }
  } else {
    emitc.verbatim "x"
  }
  return
}
// -----
func.func @switch(%a: i32, %b: !emitc.size_t) {
  emitc.switch %a : i32
  case 2 {
    emitc.yield
  }
  case -3 {
    emitc.verbatim "x"
    emitc.yield
  }
  default {
    emitc.yield
  }
  emitc.switch %b : !emitc.size_t
  default {
    emitc.yield
  }
  return
}
// -----
func.func @do(%a: !emitc.lvalue<i32>, %b: i32) {
  emitc.do {
    emitc.verbatim "x"
  } while {
    %0 = emitc.expression %b : (i32) -> i1 {
      %1 = emitc.cmp lt, %b, %b : (i32, i32) -> i1
      emitc.yield %1 : i1
    }
    emitc.yield %0 : i1
  }
  return
}
// -----
func.func @expression(%a: i32, %b: i32) -> i32 {
  %0 = emitc.expression %a, %b : (i32, i32) -> i32 {
    %1 = emitc.add %a, %b : (i32, i32) -> i32
    %2 = emitc.mul %1, %a : (i32, i32) -> i32
    emitc.yield %2 : i32
  }
  return %0 : i32
}
// -----
func.func @not_inlined(%a: i32) -> i32 {
  %0 = emitc.expression %a noinline : (i32) -> i32 {
    %1 = emitc.add %a, %a : (i32, i32) -> i32
    emitc.yield %1 : i32
  }
  return %0 : i32
}
// -----
func.func @no_operands() -> i32 {
  %0 = emitc.expression : () -> i32 {
    %1 = emitc.call_opaque "f"() : () -> i32
    yield %1 : i32
  }
  return %0 : i32
}
// -----
emitc.class @c {
  emitc.field @x : i32
  emitc.field @y : !emitc.array<2xf32> = dense<0.0>
  emitc.func @f() {
    %0 = get_field @x : i32
    return
  }
}
// -----
emitc.class final @c {
  emitc.field @x : !emitc.ptr<i32> {note}
}
// -----
emitc.file "a.c" {
  emitc.include "a.h"
  func @f() {
    return
  }
}

// -----
// Results of an operation with several keep their numbers inside.
func.func @expression_of_groups(%x: i32) -> i32 {
  %0:2 = "emitc.call_opaque"() <{callee = "two"}> : () -> (i32, i32)
  %1:3 = "emitc.call_opaque"() <{callee = "three"}> : () -> (i32, i32, i32)
  %2 = emitc.expression %0#1, %1#2, %x : (i32, i32, i32) -> i32 {
    %3 = emitc.add %0#1, %1#2 : (i32, i32) -> i32
    %4 = emitc.add %3, %x : (i32, i32) -> i32
    emitc.yield %4 : i32
  }
  return %2 : i32
}
