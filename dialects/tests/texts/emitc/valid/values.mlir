func.func private @types(!emitc.array<2x3xf32>, !emitc.lvalue<i32>, !emitc.opaque<"std::vector<int>">, !emitc.ptr<!emitc.ptr<i8>>, !emitc.size_t, !emitc.ssize_t, !emitc.ptrdiff_t)
// -----
func.func private @nested(!emitc.array<2x!emitc.ptr<i32>>, !emitc.lvalue<!emitc.ptr<f64>>, !emitc.lvalue<tuple<i32, f32>>, !emitc.array<0xi1>, !emitc.lvalue<tensor<2xi32>>)
// -----
func.func @arithmetic(%a: i32, %p: !emitc.ptr<i32>, %x: f32) {
  %0 = emitc.add %a, %a : (i32, i32) -> i32
  %1 = emitc.add %p, %a : (!emitc.ptr<i32>, i32) -> !emitc.ptr<i32>
  %2 = emitc.sub %p, %p : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptrdiff_t
  %3 = emitc.mul %x, %x : (f32, f32) -> f32
  %4 = emitc.div %a, %a : (i32, i32) -> i32
  %5 = emitc.rem %a, %a : (i32, i32) -> i32
  return
}
// -----
func.func @bits(%a: i32, %c: i1) {
  %0 = emitc.bitwise_and %a, %a : (i32, i32) -> i32
  %1 = emitc.bitwise_not %a : (i32) -> i32
  %2 = emitc.bitwise_left_shift %a, %a : (i32, i32) -> i32
  %3 = emitc.logical_and %c, %c : i1, i1
  %4 = emitc.logical_not %c : i1
  %5 = emitc.cmp eq, %a, %a : (i32, i32) -> i1
  %6 = emitc.conditional %c, %a, %a : i32
  %7 = emitc.unary_minus %a : (i32) -> i32
  return
}
// -----
func.func @constants() {
  %0 = "emitc.constant"() <{value = 1 : i32}> : () -> i32
  %1 = "emitc.constant"() <{value = #emitc.opaque<"x">}> : () -> !emitc.opaque<"int">
  %2 = "emitc.constant"() <{value = 4 : index}> : () -> !emitc.size_t
  %3 = emitc.literal "M_PI" : f32
  %4 = "emitc.variable"() <{value = 1 : i32}> : () -> !emitc.lvalue<i32>
  %5 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.array<2xi32>
  return
}
// -----
func.func @variables(%a: i32) -> i32 {
  %0 = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
  emitc.assign %a : i32 to %0 : !emitc.lvalue<i32>
  %1 = emitc.load %0 : !emitc.lvalue<i32>
  %2 = emitc.apply "&"(%0) : (!emitc.lvalue<i32>) -> !emitc.ptr<i32>
  %3 = emitc.apply "*"(%2) : (!emitc.ptr<i32>) -> i32
  %4 = emitc.address_of %0 : !emitc.lvalue<i32>
  %5 = emitc.dereference %4 : !emitc.ptr<i32>
  return %1 : i32
}
// -----
func.func @casts(%a: i32, %b: !emitc.array<2xi32>) {
  %0 = emitc.cast %a : i32 to f32
  %1 = emitc.cast %a : i32 to !emitc.ptr<i8>
  %2 = emitc.cast %b : !emitc.array<2xi32> to !emitc.ptr<i32>
  return
}
// -----
func.func @subscripts(%a: !emitc.array<2x3xf32>, %p: !emitc.ptr<i32>, %o: !emitc.opaque<"map">, %i: index, %k: !emitc.opaque<"key">) {
  %0 = emitc.subscript %a[%i, %i] : (!emitc.array<2x3xf32>, index, index) -> !emitc.lvalue<f32>
  %1 = emitc.subscript %p[%i] : (!emitc.ptr<i32>, index) -> !emitc.lvalue<i32>
  %2 = emitc.subscript %o[%k] : (!emitc.opaque<"map">, !emitc.opaque<"key">) -> !emitc.lvalue<!emitc.opaque<"value">>
  return
}
// -----
func.func @opaque_calls(%a: i32) {
  emitc.call_opaque "f"() : () -> ()
  %0 = emitc.call_opaque "g"(%a) {args = [0 : index, 4 : i8], template_args = [i32, 3 : i8]} : (i32) -> i32
  %1:2 = emitc.call_opaque "h"(%a, %a) : (i32, i32) -> (i32, f32)
  return
}
// -----
func.func @verbatim(%a: i32, %p: !emitc.ptr<i32>) {
  emitc.verbatim "#define x {}"
  emitc.verbatim "{} = *{};" args %a, %p : i32, !emitc.ptr<i32>
  emitc.verbatim "{{ {} }" args %a : i32
  return
}
// -----
func.func @members(%a: !emitc.lvalue<!emitc.opaque<"s">>) {
  %0 = "emitc.member"(%a) <{member = "x"}> : (!emitc.lvalue<!emitc.opaque<"s">>) -> !emitc.lvalue<i32>
  return
}
