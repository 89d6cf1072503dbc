func.func private @types(!smt.bool, !smt.int, !smt.bv<7>, !smt.array<[!smt.int -> !smt.bv<2>]>, !smt.sort<"Color">, !smt.sort<"Pair"[!smt.int, !smt.bool]>, !smt.func<(!smt.int) !smt.bool>)

// -----

func.func @integers() {
  %x0 = smt.int.constant 0
  %x1 = smt.int.constant -1
  %x2 = smt.int.constant 9
  %x3 = smt.int.constant 15
  %x4 = smt.int.constant 16
  %x5 = smt.int.constant -300
  %x6 = smt.int.constant 00042
  %x7 = smt.int.constant 0x1F
  %x8 = smt.int.constant 340282366920938463463374607431768211456
  return
}

// -----

func.func @sums(%a: !smt.int, %b: !smt.int) {
  %0 = smt.int.add %a, %b, %a
  %1 = smt.int.mul %a, %b {note}
  %2 = smt.int.sub %a, %b
  %3 = smt.int.div %a, %b
  %4 = smt.int.mod %a, %b
  %5 = smt.int.abs %a
  return
}

// -----

func.func @order(%a: !smt.int, %b: !smt.int) {
  %lt = smt.int.cmp lt %a, %b
  %le = smt.int.cmp le %a, %b
  %gt = smt.int.cmp gt %a, %b
  %ge = smt.int.cmp ge %a, %b
  return
}

// -----

func.func @convert(%a: !smt.int) {
  %0 = smt.int2bv %a : !smt.bv<9>
  %1 = smt.bv2int %0 : !smt.bv<9>
  %2 = smt.bv2int %0 signed {note} : !smt.bv<9>
  return
}

// -----

func.func @bits() {
  %0 = smt.bv.constant #smt.bv<-3> : !smt.bv<4>
  %1 = smt.bv.constant #smt.bv<0xff> : !smt.bv<8>
  %2 = smt.bv.constant #smt.bv<1> : !smt.bv<1> {note}
  %3 = smt.bv.constant #smt.bv<99999999999999999999> : !smt.bv<100>
  return
}

// -----

func.func @arithmetic(%a: !smt.bv<12>, %b: !smt.bv<12>) {
  %add = smt.bv.add %a, %b : !smt.bv<12>
  %mul = smt.bv.mul %a, %b : !smt.bv<12>
  %urem = smt.bv.urem %a, %b : !smt.bv<12>
  %srem = smt.bv.srem %a, %b : !smt.bv<12>
  %smod = smt.bv.smod %a, %b : !smt.bv<12>
  %udiv = smt.bv.udiv %a, %b : !smt.bv<12>
  %sdiv = smt.bv.sdiv %a, %b : !smt.bv<12>
  return
}

// -----

func.func @logic(%a: !smt.bv<12>, %b: !smt.bv<12>) {
  %and = smt.bv.and %a, %b {note} : !smt.bv<12>
  %or = smt.bv.or %a, %b {note} : !smt.bv<12>
  %xor = smt.bv.xor %a, %b {note} : !smt.bv<12>
  %shl = smt.bv.shl %a, %b {note} : !smt.bv<12>
  %lshr = smt.bv.lshr %a, %b {note} : !smt.bv<12>
  %ashr = smt.bv.ashr %a, %b {note} : !smt.bv<12>
  %not = smt.bv.not %a : !smt.bv<12>
  %neg = smt.bv.neg %a : !smt.bv<12>
  return
}

// -----

func.func @comparisons(%a: !smt.bv<12>, %b: !smt.bv<12>) {
  %slt = smt.bv.cmp slt %a, %b : !smt.bv<12>
  %sle = smt.bv.cmp sle %a, %b : !smt.bv<12>
  %sgt = smt.bv.cmp sgt %a, %b : !smt.bv<12>
  %sge = smt.bv.cmp sge %a, %b : !smt.bv<12>
  %ult = smt.bv.cmp ult %a, %b : !smt.bv<12>
  %ule = smt.bv.cmp ule %a, %b : !smt.bv<12>
  %ugt = smt.bv.cmp ugt %a, %b : !smt.bv<12>
  %uge = smt.bv.cmp uge %a, %b : !smt.bv<12>
  return
}

// -----

func.func @parts(%a: !smt.bv<3>, %b: !smt.bv<5>) {
  %0 = smt.bv.concat %a, %b : !smt.bv<3>, !smt.bv<5>
  %1 = smt.bv.extract %0 from 2 : (!smt.bv<8>) -> !smt.bv<6>
  %2 = smt.bv.repeat 3 times %a {note} : !smt.bv<3>
  return
}

// -----

func.func @equality(%a: !smt.int, %b: !smt.int) {
  %0 = smt.eq %a, %b : !smt.int
  %1 = smt.distinct %a, %b, %a {note} : !smt.int
  return
}

// -----

func.func @booleans() {
  %true = smt.constant true
  %f = smt.constant false {note}
  %0 = smt.not %true
  %1 = smt.and %0, %f, %true
  %2 = smt.or %0, %1
  %3 = smt.xor %1, %2
  %4 = smt.implies %3, %0
  %5 = smt.ite %4, %0, %1 : !smt.bool
  return
}

// -----

func.func @declarations() {
  %0 = smt.declare_fun : !smt.int
  %1 = smt.declare_fun "x" : !smt.bool
  %2 = smt.declare_fun "x" {note} : !smt.func<(!smt.int, !smt.bool) !smt.int>
  %3 = smt.apply_func %2(%0, %1) : !smt.func<(!smt.int, !smt.bool) !smt.int>
  return
}

// -----

func.func @arrays(%i: !smt.int, %v: !smt.bool) {
  %0 = smt.array.broadcast %v : !smt.array<[!smt.int -> !smt.bool]>
  %1 = smt.array.store %0[%i], %v {note} : !smt.array<[!smt.int -> !smt.bool]>
  %2 = smt.array.select %1[%i] : !smt.array<[!smt.int -> !smt.bool]>
  return
}

// -----

func.func @commands() {
  smt.solver() : () -> () {
    smt.set_logic "QF_BV"
    %0 = smt.declare_fun "goal" : !smt.bool
    smt.push 2
    smt.assert %0
    smt.pop 2
    smt.reset
  }
  return
}

// -----

func.func @answers(%a: i1, %b: f32) {
  %0:2 = smt.solver(%a, %b) {note} : (i1, f32) -> (f32, i1) {
  ^bb0(%c: i1, %d: f32):
    smt.yield %d, %c : f32, i1
  }
  return
}

// -----

func.func @check() {
  %0 = smt.check sat {
    %c1 = arith.constant 1 : i8
    smt.yield %c1 : i8
  } unknown {
    %c2 = arith.constant 2 : i8
    smt.yield %c2 : i8
  } unsat {
    %c3 = arith.constant 3 : i8
    smt.yield %c3 : i8
  } -> i8
  smt.check {note} sat {
  } unknown {
  } unsat {
  }
  return
}

// -----

func.func @forall() {
  %0 = smt.forall ["n", "p"] weight 7 {
  ^bb0(%n: !smt.int, %p: !smt.bool):
    smt.yield %p : !smt.bool
  } patterns {
  ^bb0(%n: !smt.int, %p: !smt.bool):
    smt.yield %n : !smt.int
  }, {
  ^bb0(%n: !smt.int, %p: !smt.bool):
    smt.yield %n, %p : !smt.int, !smt.bool
  }
  return
}

// -----

func.func @exists() {
  %0 = smt.exists no_pattern attributes {note} {
  ^bb0(%p: !smt.bool):
    smt.yield %p : !smt.bool
  }
  %1 = smt.exists [] {
    %t = smt.constant true
    smt.yield %t : !smt.bool
  }
  return
}

// -----

func.func @nested() {
  %0 = smt.forall {
  ^bb0(%p: !smt.bool):
    %1 = smt.exists {
    ^bb0(%q: !smt.bool):
      %2 = smt.xor %p, %q
      smt.yield %2 : !smt.bool
    }
    smt.yield %1 : !smt.bool
  }
  return
}
