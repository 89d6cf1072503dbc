func.func @no_iteration(%a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c1 to %c0 step %c1 iter_args(%x = %a) -> i32 {
    %y = "test.body"(%i, %x) : (index, i32) -> i32
    scf.yield %y : i32
  }
  return %0 : i32
}

// -----

func.func @equal_bounds(%n: index, %s: index, %a: i32) -> i32 {
  %0 = scf.for %i = %n to %n step %s iter_args(%x = %a) -> i32 {
    %y = "test.body"(%i, %x) : (index, i32) -> i32
    scf.yield %y : i32
  }
  return %0 : i32
}

// -----

func.func @one_iteration(%a: i32, %b: f32) -> (i32, f32) {
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %0:2 = scf.for %i = %c2 to %c4 step %c5 iter_args(%x = %a, %y = %b) -> (i32, f32) {
    %z = "test.body"(%i, %x) : (index, i32) -> i32
    scf.yield %z, %y : i32, f32
  }
  return %0#0, %0#1 : i32, f32
}

// -----

func.func @one_iteration_i32() {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  scf.for %i = %c0 to %c1 step %c1 : i32 {
    "test.body"(%i) : (i32) -> ()
  }
  return
}

// -----

// From a value to its sum with a constant.
func.func @one_iteration_of_sum(%n: index) {
  %c4 = arith.constant 4 : index
  %m = arith.addi %n, %c4 overflow<nsw> : index
  scf.for %i = %n to %m step %c4 {
    "test.body"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @sum_that_may_wrap(%n: index) {
  %c4 = arith.constant 4 : index
  %m = arith.addi %n, %c4 : index
  scf.for %i = %n to %m step %c4 {
    "test.body"(%i) : (index) -> ()
  }
  return
}

// -----

func.func @unsigned_loop() {
  %c-1 = arith.constant -1 : i8
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 1 : i8
  scf.for unsigned %i = %c-1 to %c0 step %c1 : i8 {
    "test.none"(%i) : (i8) -> ()
  }
  scf.for %i = %c-1 to %c0 step %c1 : i8 {
    "test.once"(%i) : (i8) -> ()
  }
  return
}

// -----

// Only yields values from outside.
func.func @yields_outside(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %0 = scf.for %i = %c0 to %c10 step %c1 iter_args(%x = %a) -> i32 {
    scf.yield %b : i32
  }
  return %0 : i32
}

// -----

// The number of iterations is unknown.
func.func @yields_outside_unknown(%n: index, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> i32 {
    scf.yield %b : i32
  }
  return %0 : i32
}

// -----

// Yields its own argument.
func.func @invariant(%n: index, %a: i32, %b: f32) -> (i32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (i32, f32) {
    %z = "test.body"(%x, %y) : (i32, f32) -> f32
    scf.yield %x, %z : i32, f32
  }
  return %0#0, %0#1 : i32, f32
}

// -----

// Yields the initial value.
func.func @initial(%n: index, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> i32 {
    "test.body"(%x) : (i32) -> ()
    scf.yield %a : i32
  }
  return %0 : i32
}

// -----

// The result is not used, but the argument is.
func.func @unused_result(%n: index, %a: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> i32 {
    %y = "test.body"(%x) : (i32) -> i32
    scf.yield %y : i32
  }
  return
}

// -----

// Neither the result nor the argument is used.
func.func @unused_both(%n: index, %a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (i32, i32) {
    %z:2 = "test.body"(%y) : (i32) -> (i32, i32)
    scf.yield %z#0, %z#1 : i32, i32
  } {test.tag}
  return %0#1 : i32
}

// -----

// Two arguments are always the same.
func.func @duplicates(%n: index, %a: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %a) -> (i32, i32) {
    %z = "test.body"(%x, %y) : (i32, i32) -> i32
    scf.yield %z, %z : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// -----

// They start differently.
func.func @almost_duplicates(%n: index, %a: i32, %b: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (i32, i32) {
    %z = "test.body"(%x, %y) : (i32, i32) -> i32
    scf.yield %z, %z : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// -----

// Two arguments change places.
func.func @swapped(%n: index, %a: i32, %b: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (i32, i32) {
    "test.body"() : () -> ()
    scf.yield %y, %x : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// -----

func.func @swapped_equal(%n: index, %a: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %a) -> (i32, i32) {
    "test.body"(%x, %y) : (i32, i32) -> ()
    scf.yield %y, %x : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}

// -----

// An empty loop.
func.func @empty(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
  }
  return
}

// -----

// An empty loop that may not end.
func.func @empty_with_step(%n: index, %s: index) {
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %n step %s {
  }
  return
}

// -----

// Nested loops.
func.func @nested(%n: index, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> i32 {
    %1 = scf.for %j = %c0 to %c1 step %c1 iter_args(%y = %x) -> i32 {
      %2 = "test.body"(%i, %j, %y) : (index, index, i32) -> i32
      scf.yield %2 : i32
    }
    scf.yield %1 : i32
  }
  return %0 : i32
}

// -----

// A large step, and bounds of i1.
func.func @edges(%a: i32) -> (i32, i32) {
  %t = arith.constant true
  %f = arith.constant false
  %max = arith.constant 9223372036854775807 : i64
  %min = arith.constant 0 : i64
  %0 = scf.for %i = %t to %f step %t iter_args(%x = %a) -> (i32) : i1 {
    %y = "test.bool"(%i, %x) : (i1, i32) -> i32
    scf.yield %y : i32
  }
  %1 = scf.for %i = %min to %max step %max iter_args(%x = %a) -> (i32) : i64 {
    %y = "test.long"(%i, %x) : (i64, i32) -> i32
    scf.yield %y : i32
  }
  return %0, %1 : i32, i32
}

// -----

// Distances that are shorter and longer than the step.
func.func @overflow(%a: i32) -> (i32, i32) {
  %l = arith.constant -10 : i8
  %u = arith.constant 100 : i8
  %s = arith.constant 120 : i8
  %0 = scf.for %i = %l to %u step %s iter_args(%x = %a) -> (i32) : i8 {
    %y = "test.signed"(%i, %x) : (i8, i32) -> i32
    scf.yield %y : i32
  }
  %1 = scf.for unsigned %i = %u to %l step %s iter_args(%x = %a) -> (i32) : i8 {
    %y = "test.unsigned"(%i, %x) : (i8, i32) -> i32
    scf.yield %y : i32
  }
  return %0, %1 : i32, i32
}

// -----

// A wide induction variable.
func.func @wide(%a: i32) -> i32 {
  %l = arith.constant 1 : i96
  %u = arith.constant 2 : i96
  %s = arith.constant 3 : i96
  %0 = scf.for %i = %l to %u step %s iter_args(%x = %a) -> (i32) : i96 {
    %y = "test.body"(%i, %x) : (i96, i32) -> i32
    scf.yield %y : i32
  }
  return %0: i32
}

// -----

// At least one iteration.
func.func @always_entered(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %0 = scf.for %i = %c0 to %c10 step %c1 iter_args(%x = %a) -> (i32)  {
    "test.body"(%i, %x) : (index, i32) -> ()
    scf.yield %b : i32
  }
  return %0: i32
}
