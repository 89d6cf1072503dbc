// options: --loop-invariant-code-motion
func.func @simple(%l: index, %u: index, %s: index, %a: i32, %m: memref<?xi32>) {
  scf.for %i = %l to %u step %s {
    %0 = arith.addi %a, %a : i32
    %1 = arith.muli %0, %0 : i32
    memref.store %1, %m[%i] : memref<?xi32>
  }
  return
}
// -----
// The order of what moves.
func.func @order(%l: index, %u: index, %s: index, %a: i32, %m: memref<?xi32>) {
  scf.for %i = %l to %u step %s {
    %0 = arith.addi %a, %a : i32
    %1 = arith.index_cast %i : index to i32
    %2 = arith.muli %0, %0 : i32
    %3 = arith.addi %1, %0 : i32
    %4 = arith.subi %2, %0 : i32
    %5 = arith.xori %4, %0 : i32
    %6 = arith.constant 7 : i32
    %7 = arith.addi %6, %5 : i32
    %8 = arith.addi %7, %3 : i32
    memref.store %8, %m[%i] : memref<?xi32>
  }
  return
}
// -----
func.func @nested(%l: index, %u: index, %s: index, %a: i32, %m: memref<?xi32>) {
  scf.for %i = %l to %u step %s {
    scf.for %j = %l to %u step %s {
      %0 = arith.addi %a, %a : i32
      %1 = arith.addi %i, %i : index
      %2 = arith.addi %i, %j : index
      %3 = arith.addi %1, %1 : index
      memref.store %0, %m[%2] : memref<?xi32>
      memref.store %0, %m[%3] : memref<?xi32>
    }
  }
  return
}
// -----
// Memory and unknown operations stay.
func.func @effects(%l: index, %u: index, %s: index, %m: memref<?xi32>) {
  scf.for %i = %l to %u step %s {
    %0 = memref.load %m[%l] : memref<?xi32>
    %1 = arith.addi %0, %0 : i32
    %2 = "t.unknown"() : () -> i32
    %3 = memref.alloc() : memref<4xi32>
    %4 = memref.dim %m, %l : memref<?xi32>
    memref.store %1, %m[%4] : memref<?xi32>
  }
  return
}
// -----
// Divisions by a constant move.
func.func @div(%l: index, %u: index, %s: index, %a: i32, %b: i32) {
  %c0 = arith.constant 0 : i32
  %c5 = arith.constant 5 : i32
  %c-1 = arith.constant -1 : i32
  scf.for %i = %l to %u step %s {
    %0 = arith.divsi %a, %c5 : i32
    %1 = arith.divsi %a, %c0 : i32
    %2 = arith.divsi %a, %c-1 : i32
    %3 = arith.divui %a, %c-1 : i32
    %4 = arith.divui %a, %b : i32
    %5 = arith.ceildivsi %a, %c5 : i32
    %6 = arith.ceildivui %a, %b : i32
    %7 = arith.remsi %a, %c5 : i32
    %8 = arith.remui %a, %c5 : i32
    %9 = arith.floordivsi %a, %c5 : i32
    "t.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> ()
  }
  return
}
// -----
// Operations with regions.
func.func @regions(%l: index, %u: index, %s: index, %a: i32, %c: i1, %m: memref<?xi32>) {
  scf.for %i = %l to %u step %s {
    %0 = scf.if %c -> i32 {
      %1 = arith.addi %a, %a : i32
      scf.yield %1 : i32
    } else {
      scf.yield %a : i32
    }
    %2 = scf.if %c -> i32 {
      %3 = arith.index_cast %i : index to i32
      scf.yield %3 : i32
    } else {
      scf.yield %a : i32
    }
    %4 = scf.if %c -> i32 {
      %5 = memref.load %m[%l] : memref<?xi32>
      scf.yield %5 : i32
    } else {
      scf.yield %a : i32
    }
    "t.use"(%0, %2, %4) : (i32, i32, i32) -> ()
  }
  return
}
// -----
func.func @carried(%l: index, %u: index, %s: index, %a: i32) -> i32 {
  %r = scf.for %i = %l to %u step %s iter_args(%x = %a) -> i32 {
    %0 = arith.addi %a, %a : i32
    %1 = arith.addi %0, %x : i32
    scf.yield %1 : i32
  }
  return %r : i32
}
// -----
func.func @while(%a: i32, %c: i1) -> i32 {
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %0 = arith.addi %a, %a : i32
    %1 = arith.cmpi slt, %x, %0 : i32
    scf.condition(%1) %x : i32
  } do {
  ^bb0(%y: i32):
    %0 = arith.muli %a, %a : i32
    %1 = arith.addi %0, %y : i32
    scf.yield %1 : i32
  }
  return %r : i32
}
// -----
func.func @parallel(%l: index, %u: index, %s: index, %a: i32, %m: memref<?xi32>) {
  scf.parallel (%i, %j) = (%l, %l) to (%u, %u) step (%s, %s) {
    %0 = arith.addi %a, %a : i32
    %1 = arith.addi %i, %l : index
    memref.store %0, %m[%1] : memref<?xi32>
  }
  return
}
// -----
func.func @forall(%u: index, %a: i32, %m: memref<?xi32>) {
  scf.forall (%i) in (%u) {
    %0 = arith.addi %a, %a : i32
    %c = arith.constant 3 : index
    memref.store %0, %m[%c] : memref<?xi32>
  }
  return
}
// -----
// No loops.
func.func @f(%a: i32, %c: i1) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = arith.addi %a, %a : i32
    scf.yield %1 : i32
  } else {
    scf.yield %a : i32
  }
  return %0 : i32
}
// -----
func.func @cf(%a: i32, %c: i1) {
  cf.br ^bb1
^bb1:
  %0 = arith.addi %a, %a : i32
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  "t.use"(%0) : (i32) -> ()
  return
}
// -----
func.func @assert(%l: index, %u: index, %s: index, %a: f32, %c: i1) {
  scf.for %i = %l to %u step %s {
    cf.assert %c, "no"
    %0 = math.sqrt %a : f32
    %1 = arith.divf %0, %a : f32
    %2 = complex.create %0, %1 : complex<f32>
    %3 = complex.abs %2 : complex<f32>
    %4 = index.divs %l, %u
    %5 = index.add %l, %u
    %6 = ub.poison : i32
    "t.use"(%3, %4, %5, %6) : (f32, index, index, i32) -> ()
  }
  return
}
// -----
func.func @unused(%l: index, %u: index, %s: index, %a: i32) {
  scf.for %i = %l to %u step %s {
    %0 = arith.addi %a, %a : i32
    %1 = arith.addi %0, %0 : i32
    %2 = arith.addi %1, %0 : i32
    %3 = arith.addi %2, %1 : i32
  }
  return
}
// -----
func.func @deep(%l: index, %u: index, %s: index, %a: i32, %c: i1) {
  scf.for %i = %l to %u step %s {
    scf.if %c {
      %0 = arith.addi %a, %a : i32
      scf.for %j = %l to %u step %s {
        %1 = arith.addi %0, %0 : i32
        %2 = arith.muli %a, %a : i32
        "t.use"(%1, %2, %i) : (i32, i32, index) -> ()
      }
    }
  }
  return
}
// -----
func.func @casts(%l: index, %u: index, %s: index, %m: memref<4xi32>, %x: i64) {
  scf.for %i = %l to %u step %s {
    %0 = memref.cast %m : memref<4xi32> to memref<?xi32>
    %1 = memref.subview %0[%l] [%u] [1] : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
    %2 = builtin.unrealized_conversion_cast %x : i64 to index
    %3 = arith.trunci %x : i64 to i8
    %4 = arith.shli %x, %x : i64
    %5 = arith.select %i1, %x, %4 : i64
    %i1 = arith.constant true
    "t.use"(%1, %2, %3, %5) : (memref<?xi32, strided<[1], offset: ?>>, index, i8, i64) -> ()
  }
  return
}
// -----
func.func @casts(%l: index, %u: index, %s: index, %m: memref<4xi32>, %x: i64, %i1: i1) {
  scf.for %i = %l to %u step %s {
    %0 = memref.cast %m : memref<4xi32> to memref<?xi32>
    %1 = memref.subview %0[%l] [%u] [1] : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
    %2 = builtin.unrealized_conversion_cast %x : i64 to index
    %3 = arith.trunci %x : i64 to i8
    %4 = arith.shli %x, %x : i64
    %5 = arith.select %i1, %x, %4 : i64
    "t.use"(%1, %2, %3, %5) : (memref<?xi32, strided<[1], offset: ?>>, index, i8, i64) -> ()
  }
  return
}
// -----
func.func @call(%l: index, %u: index, %s: index) {
  scf.for %i = %l to %u step %s {
    func.call @g() : () -> ()
    %f = func.constant @g : () -> ()
    func.call_indirect %f() : () -> ()
  }
  return
}
func.func private @g()
// -----
// A value that is defined in a nested region of the loop.
func.func @scope(%l: index, %u: index, %s: index, %a: i32, %c: i1) {
  scf.for %i = %l to %u step %s {
    %0 = scf.execute_region -> i32 {
      %1 = arith.addi %a, %a : i32
      cf.br ^bb1(%1 : i32)
    ^bb1(%2: i32):
      scf.yield %2 : i32
    }
    %3 = arith.addi %0, %a : i32
    "t.use"(%3) : (i32) -> ()
  }
  return
}
// -----
func.func @twice(%l: index, %u: index, %s: index, %a: i32) {
  scf.for %i = %l to %u step %s {
    %0 = arith.addi %a, %a : i32
    "t.use"(%0) : (i32) -> ()
  }
  scf.for %i = %l to %u step %s {
    %0 = arith.addi %a, %a : i32
    %1 = arith.index_cast %i : index to i32
    %2 = arith.addi %0, %1 : i32
    "t.use"(%2) : (i32) -> ()
  }
  return
}
