// options: --sccp --allow-unregistered-dialect
func.func @if_true(%a: i32) -> i32 {
  %true = arith.constant true
  %0 = scf.if %true -> i32 {
    %1 = arith.constant 4 : i32
    scf.yield %1 : i32
  } else {
    scf.yield %a : i32
  }
  return %0 : i32
}
// -----

func.func @if_false(%a: i32) -> i32 {
  %false = arith.constant false
  %0 = scf.if %false -> i32 {
    scf.yield %a : i32
  } else {
    %1 = arith.constant 4 : i32
    %2 = arith.addi %1, %1 : i32
    scf.yield %2 : i32
  }
  return %0 : i32
}
// -----

// Both regions yield the same constant; one of two results.
func.func @if_same(%c: i1, %a: i32) -> (i32, i32) {
  %1 = arith.constant 4 : i32
  %0:2 = scf.if %c -> (i32, i32) {
    scf.yield %1, %a : i32, i32
  } else {
    %2 = arith.constant 2 : i32
    %3 = arith.addi %2, %2 : i32
    scf.yield %3, %1 : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}
// -----

// An operation without an else region; what is in a dead region stays.
func.func @if_without_else(%a: i32) {
  %false = arith.constant false
  %true = arith.constant true
  scf.if %false {
    %0 = arith.constant 1 : i32
    %1 = arith.addi %0, %0 : i32
    "foo.effect"(%1) : (i32) -> ()
  }
  scf.if %true {
    %0 = arith.constant 1 : i32
    %1 = arith.addi %0, %0 : i32
    "foo.effect"(%1) : (i32) -> ()
  }
  return
}
// -----

// A condition that is known only in another region.
func.func @nested_if(%c: i1) -> i32 {
  %true = arith.constant true
  %0 = arith.constant 1 : i32
  %1 = arith.constant 2 : i32
  %2 = scf.if %c -> i32 {
    %3 = arith.xori %true, %true : i1
    %4 = scf.if %3 -> i32 {
      scf.yield %1 : i32
    } else {
      scf.yield %0 : i32
    }
    scf.yield %4 : i32
  } else {
    scf.yield %0 : i32
  }
  return %2 : i32
}
// -----

func.func @for_unchanged(%l: index, %u: index, %s: index) -> (i32, i32) {
  %0 = arith.constant 1 : i32
  %1:2 = scf.for %i = %l to %u step %s iter_args(%x = %0, %y = %0) -> (i32, i32) {
    %2 = arith.muli %x, %x : i32
    %3 = arith.addi %y, %x : i32
    scf.yield %2, %3 : i32, i32
  }
  return %1#0, %1#1 : i32, i32
}
// -----

// Loops with known numbers of iterations.
func.func @for_bounds(%a: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %0 = arith.constant 1 : i32
  %1 = scf.for %i = %c0 to %c0 step %c1 iter_args(%x = %0) -> i32 {
    scf.yield %a : i32
  }
  %2 = scf.for %i = %c0 to %c1 step %c1 iter_args(%x = %a) -> i32 {
    scf.yield %0 : i32
  }
  %3 = scf.for %i = %c0 to %c9 step %c1 iter_args(%x = %a) -> i32 {
    scf.yield %0 : i32
  }
  return %1, %2, %3 : i32, i32, i32
}
// -----

// The induction variable is not known.
func.func @induction_variable() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c1 step %c1 {
    %0 = arith.addi %i, %c1 : index
    "foo.effect"(%0) : (index) -> ()
  }
  return
}
// -----

func.func @while(%c: i1) -> i32 {
  %0 = arith.constant 1 : i32
  %1 = scf.while (%x = %0) : (i32) -> i32 {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    %2 = arith.muli %y, %y : i32
    scf.yield %2 : i32
  }
  return %1 : i32
}
// -----

// The condition is constant.
func.func @while_false(%a: i32) -> i32 {
  %false = arith.constant false
  %0 = arith.constant 1 : i32
  %1 = scf.while (%x = %0) : (i32) -> i32 {
    scf.condition(%false) %x : i32
  } do {
  ^bb0(%y: i32):
    scf.yield %a : i32
  }
  return %1 : i32
}
// -----

func.func @while_true() -> i32 {
  %true = arith.constant true
  %0 = arith.constant 1 : i32
  %1 = scf.while (%x = %0) : (i32) -> i32 {
    scf.condition(%true) %x : i32
  } do {
  ^bb0(%y: i32):
    "foo.effect"(%y) : (i32) -> ()
    scf.yield %y : i32
  }
  return %1 : i32
}
// -----

// The arguments of the two regions and the results have different numbers and types.
func.func @while_types(%c: i1) -> (i64, i32) {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 2 : i64
  %2:2 = scf.while (%x = %0) : (i32) -> (i64, i32) {
    scf.condition(%c) %1, %x : i64, i32
  } do {
  ^bb0(%y: i64, %z: i32):
    %3 = arith.trunci %y : i64 to i32
    %4 = arith.subi %3, %z : i32
    scf.yield %4 : i32
  }
  return %2#0, %2#1 : i64, i32
}
// -----

func.func @index_switch(%a: i32) -> i32 {
  %c2 = arith.constant 2 : index
  %0 = arith.constant 1 : i32
  %1 = scf.index_switch %c2 -> i32
  case 1 {
    scf.yield %a : i32
  }
  case 2 {
    scf.yield %0 : i32
  }
  default {
    scf.yield %a : i32
  }
  return %1 : i32
}
// -----

func.func @index_switch_default(%a: i32, %i: index) -> (i32, i32) {
  %c5 = arith.constant 5 : index
  %0 = arith.constant 1 : i32
  %1 = scf.index_switch %c5 -> i32
  case 1 {
    scf.yield %a : i32
  }
  default {
    scf.yield %0 : i32
  }
  %2 = scf.index_switch %i -> i32
  case 1 {
    scf.yield %0 : i32
  }
  default {
    scf.yield %1 : i32
  }
  return %1, %2 : i32, i32
}
// -----

func.func @execute_region(%c: i1, %a: i32) -> (i32, i32) {
  %0 = arith.constant 1 : i32
  %true = arith.constant true
  %1 = scf.execute_region -> i32 {
    cf.cond_br %true, ^a, ^b
  ^a:
    scf.yield %0 : i32
  ^b:
    scf.yield %a : i32
  }
  %2 = scf.execute_region -> i32 {
    cf.cond_br %c, ^a, ^b
  ^a:
    scf.yield %0 : i32
  ^b:
    scf.yield %1 : i32
  }
  return %1, %2 : i32, i32
}
// -----

func.func @parallel(%l: index, %m: memref<?xi32>) -> i32 {
  %0 = arith.constant 1 : i32
  %c1 = arith.constant 1 : index
  %1 = scf.parallel (%i) = (%c1) to (%l) step (%c1) init (%0) -> i32 {
    %2 = arith.muli %0, %0 : i32
    memref.store %2, %m[%i] : memref<?xi32>
    scf.reduce(%2 : i32) {
    ^bb0(%x: i32, %y: i32):
      %3 = arith.muli %x, %0 : i32
      scf.reduce.return %3 : i32
    }
  }
  return %1 : i32
}
// -----

func.func @forall(%l: index, %m: memref<?xi32>) {
  %0 = arith.constant 1 : i32
  scf.forall (%i) in (%l) {
    %2 = arith.addi %0, %0 : i32
    memref.store %2, %m[%i] : memref<?xi32>
  }
  return
}
// -----

// Constants move to the start of the closest region that is isolated from above.
func.func @scopes(%c: i1) {
  scf.if %c {
    %0 = arith.constant 1 : i32
    %1 = arith.addi %0, %0 : i32
    builtin.module {
      func.func private @inner() -> i32 {
        %2 = arith.constant 1 : i32
        %3 = arith.addi %2, %2 : i32
        return %3 : i32
      }
    }
    "foo.effect"(%1) : (i32) -> ()
  }
  return
}
// -----

// Operations of unknown dialects may execute their regions, whose arguments are not known.
func.func @unregistered_region() -> i32 {
  %0 = "foo.region"() ({
  ^bb0(%x: i32):
    %1 = arith.constant 1 : i32
    %2 = arith.addi %1, %1 : i32
    %3 = arith.addi %2, %x : i32
    "foo.yield"(%2, %3) : (i32, i32) -> ()
  }) : () -> i32
  return %0 : i32
}
// -----

func.func @alloca_scope(%a: i32) -> i32 {
  %0 = memref.alloca_scope -> (i32) {
    %1 = arith.constant 1 : i32
    memref.alloca_scope.return %1 : i32
  }
  return %0 : i32
}
// -----

func.func @async() {
  %0 = arith.constant 1 : i32
  %token, %result = async.execute -> !async.value<i32> {
    %1 = arith.addi %0, %0 : i32
    async.yield %1 : i32
  }
  %2 = async.await %result : !async.value<i32>
  "foo.effect"(%2) : (i32) -> ()
  return
}
