func.func @operations(%bool: !smt.bool, %func_smt_int_smt_bool: !smt.func<(!smt.int) !smt.bool>, %int: !smt.int,
  %bv_8: !smt.bv<8>, %bv_8_1: !smt.bv<8>) {
  %0 = "smt.and"() : () -> !smt.bool
  %1 = "smt.and"(%bool) : (!smt.bool) -> !smt.bool
  %2 = smt.apply_func %func_smt_int_smt_bool(%int) : !smt.func<(!smt.int) !smt.bool>
  smt.assert %bool
  %3 = smt.bv.add %bv_8, %bv_8_1 : !smt.bv<8>
  %4 = smt.bv.and %bv_8, %bv_8_1 : !smt.bv<8>
  %5 = smt.bv.ashr %bv_8, %bv_8_1 : !smt.bv<8>
  %6 = smt.bv.cmp slt %bv_8, %bv_8_1 : !smt.bv<8>
  %7 = smt.bv.concat %bv_8, %bv_8_1 : !smt.bv<8>, !smt.bv<8>
  %8 = smt.bv.lshr %bv_8, %bv_8_1 : !smt.bv<8>
  %9 = smt.bv.mul %bv_8, %bv_8_1 : !smt.bv<8>
  %10 = smt.bv.neg %bv_8 : !smt.bv<8>
  %11 = smt.bv.not %bv_8 : !smt.bv<8>
  %12 = smt.bv.or %bv_8, %bv_8_1 : !smt.bv<8>
  return
}

// -----

func.func @operations(%bv_8: !smt.bv<8>, %bv_8_1: !smt.bv<8>, %bool: !smt.bool, %bool_1: !smt.bool,
  %int: !smt.int) {
  %0 = smt.bv.sdiv %bv_8, %bv_8_1 : !smt.bv<8>
  %1 = smt.bv.shl %bv_8, %bv_8_1 : !smt.bv<8>
  %2 = smt.bv.smod %bv_8, %bv_8_1 : !smt.bv<8>
  %3 = smt.bv.srem %bv_8, %bv_8_1 : !smt.bv<8>
  %4 = smt.bv.udiv %bv_8, %bv_8_1 : !smt.bv<8>
  %5 = smt.bv.urem %bv_8, %bv_8_1 : !smt.bv<8>
  %6 = smt.bv.xor %bv_8, %bv_8_1 : !smt.bv<8>
  %7 = smt.bv2int %bv_8 : !smt.bv<8>
  %8 = smt.bv2int %bv_8 signed : !smt.bv<8>
  %true = smt.constant true
  %9 = smt.declare_fun : !smt.bv<8>
  %a = smt.declare_fun "a" : !smt.bv<8>
  %10 = smt.implies %bool, %bool_1
  %11 = smt.int.abs %int
  return
}

// -----

func.func @operations(%int: !smt.int, %int_1: !smt.int, %bool: !smt.bool, %bv_8: !smt.bv<8>, %bv_8_1: !smt.bv<8>) {
  %0 = "smt.int.add"() : () -> !smt.int
  %1 = "smt.int.add"(%int) : (!smt.int) -> !smt.int
  %2 = smt.int.cmp lt %int, %int_1
  %3 = smt.int.div %int, %int_1
  %4 = smt.int.mod %int, %int_1
  %5 = "smt.int.mul"() : () -> !smt.int
  %6 = "smt.int.mul"(%int) : (!smt.int) -> !smt.int
  %7 = smt.int.sub %int, %int_1
  %8 = smt.int2bv %int : !smt.bv<8>
  %9 = smt.ite %bool, %bv_8, %bv_8_1 : !smt.bv<8>
  %10 = smt.not %bool
  %11 = "smt.or"() : () -> !smt.bool
  %12 = "smt.or"(%bool) : (!smt.bool) -> !smt.bool
  smt.pop 0
  return
}

// -----

func.func @operations(%bool: !smt.bool) {
  smt.push 0
  smt.reset
  %0 = "smt.xor"() : () -> !smt.bool
  %1 = "smt.xor"(%bool) : (!smt.bool) -> !smt.bool
  return
}

// -----

func.func @arrays(%array: !smt.array<[!smt.int -> !smt.bool]>, %index: !smt.int, %bool: !smt.bool) {
  %0 = smt.array.select %array[%index] : !smt.array<[!smt.int -> !smt.bool]>
  %1 = smt.array.store %array[%index], %bool : !smt.array<[!smt.int -> !smt.bool]>
  %2 = smt.array.broadcast %bool : !smt.array<[!smt.int -> !smt.bool]>
  return
}

// -----

func.func @constants() {
  %0 = smt.bv.constant #smt.bv<5> : !smt.bv<8>
  %1 = smt.bv.constant #smt.bv<-1> : !smt.bv<1>
  smt.solver() : () -> () {
    smt.set_logic "HORN"
    smt.yield
  }
  return
}
