func.func private @width(!smt.bv<0>)

// -----

func.func private @negative(!smt.bv<-8>)

// -----

func.func private @domain(!smt.array<[index -> !smt.int]>)

// -----

func.func private @range(!smt.array<[!smt.int -> index]>)

// -----

func.func private @inputs(!smt.func<(f32) !smt.int>)

// -----

func.func private @output(!smt.func<(!smt.int) f32>)

// -----

func.func private @higher(!smt.func<(!smt.func<(!smt.int) !smt.int>) !smt.int>)

// -----

func.func private @nullary(!smt.func<() !smt.int>)

// -----

func.func private @sort(!smt.sort<"s"[i1]>)

// -----

func.func @c_untyped() {
  %0 = smt.bv.constant #smt.bv<3>
  return
}

// -----

func.func @c_short() {
  %0 = smt.bv.constant <3> : !smt.bv<3>
  return
}

// -----

func.func @c_number() {
  %0 = smt.bv.constant 3 : i3
  return
}

// -----

func.func @c_large() {
  %0 = smt.bv.constant #smt.bv<9> : !smt.bv<3>
  return
}

// -----

func.func @c_small() {
  %0 = smt.bv.constant #smt.bv<-9> : !smt.bv<3>
  return
}

// -----

func.func @c_other() {
  %0 = smt.bv.constant #smt.bv<1> : f32
  return
}

// -----

func.func @c_inferred() {
  %0 = "smt.bv.constant"() <{value = #smt.bv<1> : !smt.bv<2>}> : () -> !smt.bv<3>
  return
}

// -----

func.func @extract(%a: !smt.bv<8>) {
  %0 = smt.bv.extract %a from 5 : (!smt.bv<8>) -> !smt.bv<4>
  return
}

// -----

func.func @concat(%a: !smt.bv<8>) {
  %0 = "smt.bv.concat"(%a, %a) : (!smt.bv<8>, !smt.bv<8>) -> !smt.bv<15>
  return
}

// -----

func.func @multiple(%a: !smt.bv<8>) {
  %0 = "smt.bv.repeat"(%a) : (!smt.bv<8>) -> !smt.bv<20>
  return
}

// -----

func.func @zero(%a: !smt.bv<8>) {
  %0 = smt.bv.repeat 0 times %a : !smt.bv<8>
  return
}

// -----

func.func @times(%a: !smt.bv<8>) {
  %0 = smt.bv.repeat 2 of %a : !smt.bv<8>
  return
}

// -----

func.func @huge(%a: !smt.bv<8>) {
  %0 = smt.bv.repeat 99999999999999999999 times %a : !smt.bv<8>
  return
}

// -----

func.func @scalar(%a: !smt.int) {
  %0 = smt.bv.repeat 2 times %a : !smt.int
  return
}

// -----

func.func @wide(%a: !smt.bv<4611686018427387904>) {
  %0 = smt.bv.repeat 4 times %a : !smt.bv<4611686018427387904>
  return
}

// -----

func.func @one(%a: !smt.int) {
  %0 = smt.eq %a : !smt.int
  return
}

// -----

func.func @none() {
  %0 = smt.distinct : !smt.int
  return
}

// -----

func.func @predicate(%a: !smt.int) {
  %0 = smt.int.cmp ne %a, %a
  return
}

// -----

func.func @push() {
  smt.push -3
  return
}

// -----

func.func @logic() {
  smt.set_logic "ALL"
  return
}

// -----

func.func @above(%a: !smt.bool) {
  smt.solver() : () -> () {
    smt.assert %a
  }
  return
}

// -----

func.func @enters(%a: !smt.int) {
  smt.solver(%a) : (!smt.int) -> () {
  ^bb0(%b: !smt.int):
  }
  return
}

// -----

func.func @arguments(%a: i32) {
  smt.solver(%a) : (i32) -> () {
  }
  return
}

// -----

func.func @results() {
  %0 = smt.solver() : () -> i32 {
  }
  return
}

// -----

func.func @checked() {
  %0 = smt.check sat {
    %c = arith.constant 1 : i8
    smt.yield %c : i8
  } unknown {
  } unsat {
  } -> i8
  return
}

// -----

func.func @block() {
  smt.check sat {
  } unknown {
  ^bb0(%a: i8):
  } unsat {
  }
  return
}

// -----

func.func @names() {
  %0 = smt.forall ["p", "q"] {
  ^bb0(%p: !smt.bool):
    smt.yield %p : !smt.bool
  }
  return
}

// -----

func.func @yields() {
  %0 = smt.forall {
  ^bb0(%p: !smt.bool):
    smt.yield
  }
  return
}

// -----

func.func @yields_int() {
  %0 = smt.forall {
  ^bb0(%p: !smt.int):
    smt.yield %p : !smt.int
  }
  return
}

// -----

func.func @function() {
  %0 = smt.forall {
  ^bb0(%f: !smt.func<(!smt.int) !smt.bool>, %p: !smt.bool):
    smt.yield %p : !smt.bool
  }
  return
}

// -----

func.func @no_pattern() {
  %0 = smt.forall no_pattern {
  ^bb0(%p: !smt.bool):
    smt.yield %p : !smt.bool
  } patterns {
  ^bb0(%p: !smt.bool):
    smt.yield %p : !smt.bool
  }
  return
}

// -----

func.func @pattern_arguments() {
  %0 = smt.forall {
  ^bb0(%p: !smt.bool):
    smt.yield %p : !smt.bool
  } patterns {
  ^bb0(%p: !smt.int):
    smt.yield %p : !smt.int
  }
  return
}

// -----

func.func @pattern_yield() {
  %0 = smt.forall {
  ^bb0(%p: !smt.bool):
    smt.yield %p : !smt.bool
  } patterns {
  ^bb0(%p: !smt.bool):
    smt.yield
  }
  return
}

// -----

func.func @pattern_dialect() {
  %0 = smt.forall {
  ^bb0(%p: !smt.bool):
    smt.yield %p : !smt.bool
  } patterns {
  ^bb0(%p: !smt.bool):
    %c = arith.constant true
    smt.yield %p : !smt.bool
  }
  return
}

// -----

func.func @pattern_binding() {
  %0 = smt.forall {
  ^bb0(%p: !smt.bool):
    smt.yield %p : !smt.bool
  } patterns {
  ^bb0(%p: !smt.bool):
    %e = smt.exists {
      %t = smt.constant true
      smt.yield %t : !smt.bool
    }
    smt.yield %p : !smt.bool
  }
  return
}
