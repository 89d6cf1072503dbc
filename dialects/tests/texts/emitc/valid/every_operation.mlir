func.func @operations(%ptr_i32: !emitc.ptr<i32>, %ptr_i32_1: !emitc.ptr<i32>, %i1: i1,
  %opaque_a: !emitc.opaque<"a">, %opaque_a_1: !emitc.opaque<"a">, %lvalue_i32: !emitc.lvalue<i32>) {
  %0 = emitc.bitwise_and %ptr_i32, %ptr_i32_1 : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  %1 = emitc.bitwise_left_shift %ptr_i32, %ptr_i32_1 : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  %2 = emitc.bitwise_not %ptr_i32 : (!emitc.ptr<i32>) -> !emitc.ptr<i32>
  %3 = emitc.bitwise_or %ptr_i32, %ptr_i32_1 : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  %4 = emitc.bitwise_right_shift %ptr_i32, %ptr_i32_1 : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  %5 = emitc.bitwise_xor %ptr_i32, %ptr_i32_1 : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  %6 = emitc.cast %ptr_i32 : !emitc.ptr<i32> to !emitc.ptr<i32>
  %7 = emitc.cmp eq, %ptr_i32, %ptr_i32_1 : (!emitc.ptr<i32>, !emitc.ptr<i32>) -> !emitc.ptr<i32>
  %8 = emitc.conditional %i1, %ptr_i32, %ptr_i32_1 : !emitc.ptr<i32>
  %9 = emitc.div %opaque_a, %opaque_a_1 : (!emitc.opaque<"a">, !emitc.opaque<"a">) -> !emitc.opaque<"a">
  %10 = emitc.load %lvalue_i32 : <i32>
  %11 = emitc.logical_and %ptr_i32, %ptr_i32_1 : !emitc.ptr<i32>, !emitc.ptr<i32>
  %12 = emitc.logical_not %ptr_i32 : !emitc.ptr<i32>
  %13 = emitc.logical_or %ptr_i32, %ptr_i32_1 : !emitc.ptr<i32>, !emitc.ptr<i32>
  return
}

// -----

func.func @operations(%lvalue_emitc_opaque_a: !emitc.lvalue<!emitc.opaque<"a">>, %opaque_a: !emitc.opaque<"a">,
  %opaque_a_1: !emitc.opaque<"a">, %ptr_i32: !emitc.ptr<i32>) {
  %0 = "emitc.member"(%lvalue_emitc_opaque_a) <{member = "a"}> : (!emitc.lvalue<!emitc.opaque<"a">>) -> !emitc.lvalue<i32>
  %1 = "emitc.member_of_ptr"(%lvalue_emitc_opaque_a) <{member = "a"}> : (!emitc.lvalue<!emitc.opaque<"a">>) -> !emitc.lvalue<i32>
  %2 = emitc.mul %opaque_a, %opaque_a_1 : (!emitc.opaque<"a">, !emitc.opaque<"a">) -> !emitc.opaque<"a">
  %3 = emitc.rem %opaque_a, %opaque_a_1 : (!emitc.opaque<"a">, !emitc.opaque<"a">) -> !emitc.opaque<"a">
  %4 = emitc.unary_minus %ptr_i32 : (!emitc.ptr<i32>) -> !emitc.ptr<i32>
  %5 = emitc.unary_plus %ptr_i32 : (!emitc.ptr<i32>) -> !emitc.ptr<i32>
  return
}

// -----

func.func @operation() {
  emitc.file "a" {
    llvm.unreachable
  }
  return
}

// -----

emitc.declare_func @later
emitc.global @counter : i32 = 4
emitc.global static @table : !emitc.array<2xf32>
emitc.func @later(%a: i32) -> i32 {
  %0 = emitc.get_global @counter : !emitc.lvalue<i32>
  %1 = emitc.get_global @table : !emitc.array<2xf32>
  %2 = emitc.call @later(%a) : (i32) -> i32
  emitc.return %2 : i32
}

// -----

emitc.class @Model {
  emitc.field @weights : !emitc.array<4xf32>
  emitc.field @bias : i32 = 7 {a.note}
  emitc.func @run() {
    emitc.return
  }
}
emitc.class final @Sealed {
  emitc.field @only : f64
}
