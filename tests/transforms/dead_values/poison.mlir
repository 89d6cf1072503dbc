// options: --remove-dead-values=canonicalize=false --allow-unregistered-dialect
// Both a value and an argument of a region that depend on each other.
func.func @cycle(%n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> (i32) {
    %1 = arith.addi %a, %a : i32
    "foo.op"() : () -> ()
    scf.yield %1 : i32
  }
  return
}

// -----

func.func @while_condition(%m: memref<i1>, %x: i32) {
  %0 = scf.while (%a = %x) : (i32) -> i32 {
    %c = memref.load %m[] : memref<i1>
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    "foo.op"() : () -> ()
    scf.yield %b : i32
  }
  return
}

// -----

// The operand of the condition goes to a live argument and a dead result.
func.func @while_two(%m: memref<i1>, %x: i32) {
  %0 = scf.while (%a = %x) : (i32) -> i32 {
    %c = memref.load %m[] : memref<i1>
    scf.condition(%c) %a : i32
  } do {
  ^bb0(%b: i32):
    "foo.op"(%b) : (i32) -> ()
    scf.yield %b : i32
  }
  return
}

// -----

func.func @nested_if(%c: i1, %x: i32, %y: i32, %m: memref<i32>) -> i32 {
  %0:2 = scf.if %c -> (i32, i32) {
    %1:2 = scf.if %c -> (i32, i32) {
      memref.store %x, %m[] : memref<i32>
      scf.yield %x, %y : i32, i32
    } else {
      scf.yield %y, %x : i32, i32
    }
    scf.yield %1#0, %1#1 : i32, i32
  } else {
    %2 = arith.muli %x, %y : i32
    scf.yield %x, %2 : i32, i32
  }
  return %0#0 : i32
}

// -----

func.func @execute_region(%c: i1, %x: i32) -> i32 {
  %0:2 = scf.execute_region -> (i32, i32) {
    cf.cond_br %c, ^a, ^b
  ^a:
    %1 = arith.addi %x, %x : i32
    scf.yield %x, %1 : i32, i32
  ^b:
    %2 = arith.muli %x, %x : i32
    scf.yield %2, %x : i32, i32
  }
  return %0#0 : i32
}

// -----

// Uses of a dead value in a dead region.
func.func @dead_region(%x: i32, %m: memref<i32>) {
  %false = arith.constant false
  %0 = arith.addi %x, %x : i32
  scf.if %false {
    memref.store %0, %m[] : memref<i32>
  }
  return
}

// -----

// A loop with a part of its values.
func.func @parts(%l: index, %u: index, %s: index, %a: i32, %b: i32, %c: i32) -> i32 {
  %0:3 = scf.for %i = %l to %u step %s iter_args(%x = %a, %y = %b, %z = %c) -> (i32, i32, i32) {
    %1 = arith.addi %x, %z : i32
    %2 = arith.muli %y, %y : i32
    scf.yield %z, %2, %1 : i32, i32, i32
  }
  return %0#0 : i32
}

// -----

// A loop in a loop.
func.func @loops(%l: index, %u: index, %s: index, %a: i32, %m: memref<?xi32>) {
  scf.for %i = %l to %u step %s {
    %0:2 = scf.for %j = %l to %u step %s iter_args(%x = %a, %y = %a) -> (i32, i32) {
      memref.store %x, %m[%j] : memref<?xi32>
      %1 = arith.addi %x, %x : i32
      %2 = arith.addi %y, %x : i32
      scf.yield %1, %2 : i32, i32
    }
  }
  return
}
