// options: --remove-dead-values --allow-unregistered-dialect
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

// A chain of private functions.
func.func private @a(%x: i32, %y: i32) -> i32 {
  return %x : i32
}
func.func private @b(%x: i32, %y: i32) -> i32 {
  %0 = call @a(%x, %y) : (i32, i32) -> i32
  return %0 : i32
}
func.func @main(%x: i32) -> i32 {
  %0 = call @b(%x, %x) : (i32, i32) -> i32
  return %0 : i32
}

// -----

// A public function keeps its arguments and results.
func.func @public(%x: i32, %y: i32) -> (i32, i32) {
  %0 = arith.addi %y, %y : i32
  return %x, %x : i32, i32
}
func.func @caller(%x: i32) -> i32 {
  %0:2 = call @public(%x, %x) : (i32, i32) -> (i32, i32)
  return %0#0 : i32
}

// -----

// A function that calls itself.
func.func private @recursive(%x: i32, %y: i32, %c: i1) -> (i32, i32) {
  cf.cond_br %c, ^a, ^b
^a:
  %0:2 = call @recursive(%x, %y, %c) : (i32, i32, i1) -> (i32, i32)
  return %0#0, %0#1 : i32, i32
^b:
  return %x, %y : i32, i32
}
func.func @main(%x: i32, %c: i1) -> i32 {
  %0:2 = call @recursive(%x, %x, %c) : (i32, i32, i1) -> (i32, i32)
  return %0#0 : i32
}

// -----

// The results of some calls are used.
func.func private @callee(%x: i32) -> (i32, i32, i32) {
  return %x, %x, %x : i32, i32, i32
}
func.func @main(%x: i32) -> (i32, i32) {
  %0:3 = call @callee(%x) : (i32) -> (i32, i32, i32)
  %1:3 = call @callee(%x) : (i32) -> (i32, i32, i32)
  return %0#0, %1#2 : i32, i32
}

// -----

// A function that nothing calls, and one with effects.
func.func private @unused(%x: i32) {
  "foo.op"(%x) : (i32) -> ()
  return
}
func.func private @effects(%x: i32, %m: memref<i32>) -> i32 {
  memref.store %x, %m[] : memref<i32>
  return %x : i32
}
func.func @main(%x: i32, %m: memref<i32>) {
  %0 = call @effects(%x, %m) : (i32, memref<i32>) -> i32
  return
}

// -----

// Several returns.
func.func private @returns(%c: i1, %x: i32, %y: i32) -> (i32, i32) {
  cf.cond_br %c, ^a, ^b
^a:
  return %x, %y : i32, i32
^b:
  return %y, %x : i32, i32
}
func.func @main(%c: i1, %x: i32, %y: i32) -> i32 {
  %0:2 = call @returns(%c, %x, %y) : (i1, i32, i32) -> (i32, i32)
  return %0#1 : i32
}

// -----

// A nested module.
module @inner {
  func.func private @callee(%x: i32, %y: i32) -> i32 {
    return %x : i32
  }
  func.func @main(%x: i32) -> i32 {
    %0 = call @callee(%x, %x) : (i32, i32) -> i32
    return %0 : i32
  }
}

// -----

// Attributes of arguments and results.
func.func private @callee(%x: i32 {foo.x}, %y: i32 {foo.y}, %z: i32) -> (i32 {foo.r}, i32, i32 {foo.s}) {
  return %x, %y, %z : i32, i32, i32
}
func.func @main(%x: i32) -> i32 {
  %0:3 = call @callee(%x, %x, %x) : (i32, i32, i32) -> (i32, i32, i32)
  return %0#1 : i32
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

func.func @blocks(%c: i1, %x: i32, %y: i32) -> i32 {
  %0 = arith.addi %x, %y : i32
  cf.cond_br %c, ^a(%0, %x : i32, i32), ^b(%0 : i32)
^a(%1: i32, %2: i32):
  cf.br ^c(%2 : i32)
^b(%3: i32):
  %4 = arith.muli %3, %3 : i32
  cf.br ^c(%x : i32)
^c(%5: i32):
  return %5 : i32
}

// -----

// A loop of blocks whose argument only depends on itself.
func.func @loop(%c: i1, %x: i32) {
  %0 = arith.muli %x, %x : i32
  cf.br ^a(%0 : i32)
^a(%1: i32):
  %2 = arith.addi %1, %1 : i32
  "foo.op"() : () -> ()
  cf.cond_br %c, ^a(%2 : i32), ^b
^b:
  return
}

// -----

// Operations with effects, allocations, and reads.
func.func @effects(%n: index, %x: i32) {
  %0 = memref.alloc(%n) : memref<?xi32>
  %1 = memref.alloc() : memref<i32>
  %2 = memref.load %1[] : memref<i32>
  %3 = memref.alloca() : memref<i32>
  memref.store %x, %3[] : memref<i32>
  return
}

// -----

// Unregistered operations.
func.func @unregistered(%x: i32) {
  %0 = arith.addi %x, %x : i32
  %1 = "foo.op"(%0) : (i32) -> i32
  %2 = arith.addi %1, %1 : i32
  "foo.region"() ({
    %3 = arith.addi %x, %x : i32
    "foo.yield"(%3) : (i32) -> ()
  }, {
    %4 = arith.muli %x, %x : i32
    "foo.yield"() : () -> ()
  }) : () -> ()
  return
}

// -----

// A graph region.
module @graph {
  %0 = arith.addi %1, %2 : i32
  %1 = arith.constant 1 : i32
  %2 = "foo.op"() : () -> i32
  %3 = arith.addi %2, %2 : i32
  "foo.use"(%3) : (i32) -> ()
}

// -----

// Values of a graph region that depend on themselves.
module @cycle {
  %0 = arith.addi %1, %1 : i32
  %1 = arith.muli %0, %0 : i32
}

// -----

func.func @async(%x: i32) {
  %0 = arith.addi %x, %x : i32
  %t, %r = async.execute -> !async.value<i32> {
    %1 = arith.muli %x, %x : i32
    async.yield %1 : i32
  }
  async.await %t : !async.token
  return
}

// -----

// Globals and other symbols.
memref.global "private" @global : memref<2xi32> = dense<1>
func.func @get() {
  %0 = memref.get_global @global : memref<2xi32>
  return
}

// -----

// An assertion.
func.func @assert(%x: i32, %c: i1) {
  %true = arith.constant true
  %0 = arith.xori %c, %true : i1
  cf.assert %0, "message"
  return
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

// A switch of blocks.
func.func @switch(%f: i32, %x: i32, %y: i64) -> i32 {
  %0 = arith.muli %y, %y : i64
  cf.switch %f : i32, [
    default: ^a(%0, %x : i64, i32),
    1: ^b(%x : i32),
    2: ^a(%0, %x : i64, i32)
  ]
^a(%1: i64, %2: i32):
  return %2 : i32
^b(%3: i32):
  return %x : i32
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
