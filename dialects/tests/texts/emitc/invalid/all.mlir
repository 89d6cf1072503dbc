func.func private @f(!emitc.array<i32>)
// -----
func.func private @f(!emitc.array<?xi32>)
// -----
func.func private @f(!emitc.array<2xtensor<2xi32>>)
// -----
func.func private @f(!emitc.array<2x!emitc.array<2xi32>>)
// -----
func.func private @f(!emitc.array<2xi7>)
// -----
func.func private @f(!emitc.lvalue<i7>)
// -----
func.func private @f(!emitc.lvalue<!emitc.lvalue<i32>>)
// -----
func.func private @f(!emitc.lvalue<!emitc.array<2xi32>>)
// -----
func.func private @f(!emitc.opaque<"">)
// -----
func.func private @f(!emitc.opaque<"int*">)
// -----
func.func private @f(!emitc.ptr<!emitc.lvalue<i32>>)
// -----
func.func @f() {
  %0 = "emitc.constant"() <{value = "text"}> : () -> !emitc.opaque<"t">
  return
}
// -----
func.func @f() {
  %0 = "emitc.constant"() <{value = 1 : i8}> : () -> i32
  return
}
// -----
func.func @f() {
  %0 = "emitc.constant"() <{value = #emitc.opaque<"">}> : () -> i32
  return
}
// -----
func.func @f() {
  %0 = "emitc.variable"() <{value = 1 : i8}> : () -> !emitc.lvalue<i32>
  return
}
// -----
func.func @f() {
  %0 = emitc.literal "" : f32
  return
}
// -----
func.func @f(%p: !emitc.ptr<i32>) {
  %0 = emitc.add %p, %p : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  return
}
// -----
func.func @f(%p: !emitc.ptr<i32>, %x: f32) {
  %0 = emitc.add %p, %x : (!emitc.ptr<i32>, f32) -> !emitc.ptr<i32>
  return
}
// -----
func.func @f(%p: !emitc.ptr<i32>, %x: i32) {
  %0 = emitc.sub %x, %p : (i32, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  return
}
// -----
func.func @f(%p: !emitc.ptr<i32>, %x: f32) {
  %0 = emitc.sub %p, %x : (!emitc.ptr<i32>, f32) -> !emitc.ptr<i32>
  return
}
// -----
func.func @f(%p: !emitc.ptr<i32>) {
  %0 = emitc.sub %p, %p : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> f32
  return
}
// -----
func.func @f(%p: i32) {
  %0 = emitc.apply "+"(%p) : (i32) -> i32
  return
}
// -----
func.func @f(%p: i32) {
  %0 = emitc.apply ""(%p) : (i32) -> i32
  return
}
// -----
func.func @f(%p: i32) {
  %0 = emitc.apply "&"(%p) : (i32) -> !emitc.ptr<i32>
  return
}
// -----
func.func @f(%p: i32) {
  %0 = emitc.apply "*"(%p) : (i32) -> i32
  return
}
// -----
func.func @f(%p: !emitc.lvalue<i32>) {
  %0 = emitc.apply "&"(%p) : (!emitc.lvalue<i32>) -> i32
  return
}
// -----
func.func @f(%p: !emitc.lvalue<i32>, %a: i32) {
  emitc.assign %a : i32 to %p : !emitc.lvalue<i32>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  emitc.assign %a : f32 to %0 : !emitc.lvalue<i32>
  return
}
// -----
func.func @f(%a: tensor<2xi32>) {
  %0 = emitc.cast %a : tensor<2xi32> to i32
  return
}
// -----
func.func @f(%a: !emitc.array<2x2xi32>) {
  %0 = emitc.cast %a : !emitc.array<2x2xi32> to !emitc.ptr<i32>
  return
}
// -----
func.func @f() {
  emitc.call_opaque ""() : () -> ()
  return
}
// -----
func.func @f(%a: i32) {
  emitc.call_opaque "f"(%a) {args = [1 : index]} : (i32) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  emitc.call_opaque "f"(%a) {args = [[1]]} : (i32) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  emitc.call_opaque "f"(%a) {template_args = ["x"]} : (i32) -> ()
  return
}
// -----
func.func @f(%a: i32) {
  %0 = emitc.call_opaque "f"(%a) : (i32) -> !emitc.array<2xi32>
  return
}
// -----
func.func @f(%a: !emitc.array<2x3xi32>, %i: index) {
  %0 = emitc.subscript %a[%i] : (!emitc.array<2x3xi32>, index) -> !emitc.lvalue<i32>
  return
}
// -----
func.func @f(%a: !emitc.array<2xi32>, %i: f32) {
  %0 = emitc.subscript %a[%i] : (!emitc.array<2xi32>, f32) -> !emitc.lvalue<i32>
  return
}
// -----
func.func @f(%a: !emitc.array<2xi32>, %i: index) {
  %0 = emitc.subscript %a[%i] : (!emitc.array<2xi32>, index) -> !emitc.lvalue<i8>
  return
}
// -----
func.func @f(%a: !emitc.ptr<i32>, %i: index) {
  %0 = emitc.subscript %a[%i, %i] : (!emitc.ptr<i32>, index, index) -> !emitc.lvalue<i32>
  return
}
// -----
func.func @f(%a: !emitc.ptr<i32>, %i: f32) {
  %0 = emitc.subscript %a[%i] : (!emitc.ptr<i32>, f32) -> !emitc.lvalue<i32>
  return
}
// -----
func.func @f(%a: !emitc.ptr<i32>, %i: index) {
  %0 = emitc.subscript %a[%i] : (!emitc.ptr<i32>, index) -> !emitc.lvalue<i8>
  return
}
// -----
func.func @f(%a: i32) {
  emitc.verbatim "{" args %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  emitc.verbatim "{x}" args %a : i32
  return
}
// -----
func.func @f(%a: i32) {
  emitc.verbatim "{} {}" args %a : i32
  return
}
// -----
emitc.func @f(%a: !emitc.lvalue<i32>) {
  emitc.return
}
// -----
emitc.func private @f() -> (i32, i32)
// -----
emitc.func private @f() -> !emitc.array<2xi32>
// -----
emitc.func @f() -> i32 {
  emitc.return
}
// -----
emitc.func @f(%a: i8) -> i32 {
  emitc.return %a : i8
}
// -----
emitc.declare_func @f
// -----
emitc.func @f() {
  emitc.call @nothing() : () -> ()
  emitc.return
}
// -----
emitc.func private @g(i32)
emitc.func @f(%a: i8) {
  emitc.call @g(%a) : (i8) -> ()
  emitc.return
}
// -----
emitc.include 1
// -----
emitc.include <"a.h"
// -----
emitc.global @a : i7
// -----
emitc.global @a : i32 = "x"
// -----
emitc.global @a : i32 = dense<1>
// -----
emitc.global static extern @a : i32
// -----
func.func @f() {
  %0 = emitc.get_global @a : !emitc.lvalue<i32>
  return
}
// -----
emitc.global @a : i32
func.func @f() {
  %0 = emitc.get_global @a : !emitc.lvalue<i8>
  return
}
// -----
emitc.global @a : !emitc.array<2xi32>
func.func @f() {
  %0 = emitc.get_global @a : !emitc.array<3xi32>
  return
}
// -----
func.func @f(%a: f32) {
  emitc.switch %a : f32
  default {
    emitc.yield
  }
  return
}
// -----
func.func @f(%a: i32) {
  emitc.switch %a : i32
  case 1 {
    emitc.yield
  }
  case 1 {
    emitc.yield
  }
  default {
    emitc.yield
  }
  return
}
// -----
func.func @f(%a: i32) {
  emitc.switch %a : i32
  default {
    emitc.yield %a : i32
  }
  return
}
// -----
func.func @f(%a: i32) {
  %0 = emitc.expression %a : (i32) -> i32 {
    emitc.yield %a : i32
  }
  return
}
// -----
func.func @f(%a: i32) {
  %0 = emitc.expression %a : (i32) -> i8 {
    %1 = emitc.add %a, %a : (i32, i32) -> i32
    emitc.yield %1 : i32
  }
  return
}
// -----
func.func @f(%a: i32) {
  %0 = emitc.expression %a : (i32) -> i32 {
    %1 = emitc.add %a, %a : (i32, i32) -> i32
    %2 = emitc.add %a, %a : (i32, i32) -> i32
    emitc.yield %1 : i32
  }
  return
}
// -----
func.func @f(%a: i32) {
  %0 = emitc.expression %a : (i32) -> i32 {
    %1 = arith.addi %a, %a : i32
    emitc.yield %1 : i32
  }
  return
}
// -----
func.func @f(%a: i32) {
  %0 = emitc.expression %a : (i32) -> i32 {
    %1 = emitc.call_opaque "f"(%a) : (i32) -> i32
    %2 = emitc.add %1, %1 : (i32, i32) -> i32
    emitc.yield %2 : i32
  }
  return
}
// -----
func.func @f(%a: i32) {
  %0 = emitc.expression %a : i32 {
  }
  return
}
// -----
func.func @f(%a: i32) {
  emitc.for %i = %a to %a step %a {
  }
  return
}
// -----
func.func @f(%a: i32) {
  emitc.do {
  } while {
    emitc.yield
  }
  return
}
// -----
emitc.field @x : i32
// -----
emitc.class @c {
  emitc.func @f() {
    %0 = get_field @y : i32
    return
  }
}
// -----
emitc.class @c {
  emitc.field @x : i32
  emitc.func @f() {
    %0 = get_field @x : i8
    return
  }
}
// -----
func.func @recurring(%a: i32) -> i32 {
  %0 = emitc.expression %a, %a : (i32, i32) -> i32 {
  ^bb0(%x: i32, %y: i32):
    %1 = emitc.add %x, %y : (i32, i32) -> i32
    emitc.yield %1 : i32
  }
  return %0 : i32
}
// -----
func.func @recurring(%a: i32) {
  %0 = emitc.expression %a, %a : (i32, i32) -> i32 {
    %1 = emitc.add %a, %a : (i32, i32) -> i32
    emitc.yield %1 : i32
  }
  return
}
