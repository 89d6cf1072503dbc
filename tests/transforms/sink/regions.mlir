// options: --control-flow-sink --allow-unregistered-dialect
// An operation that one region needs.
func.func @then(%c: i1, %x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = scf.if %c -> i32 {
    scf.yield %0 : i32
  } else {
    scf.yield %x : i32
  }
  return %1 : i32
}
// -----

// One for each region.
func.func @each(%c: i1, %x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = arith.muli %x, %x : i32
  %2 = scf.if %c -> i32 {
    scf.yield %0 : i32
  } else {
    scf.yield %1 : i32
  }
  return %2 : i32
}
// -----

// Both regions need it.
func.func @both(%c: i1, %x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = scf.if %c -> i32 {
    %2 = arith.muli %0, %x : i32
    scf.yield %2 : i32
  } else {
    scf.yield %0 : i32
  }
  return %1 : i32
}
// -----

// It is needed outside, too.
func.func @outside(%c: i1, %x: i32) -> (i32, i32) {
  %0 = arith.addi %x, %x : i32
  %1 = scf.if %c -> i32 {
    scf.yield %0 : i32
  } else {
    scf.yield %x : i32
  }
  return %0, %1 : i32, i32
}
// -----

// A chain.
func.func @chain(%c: i1, %x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = arith.muli %0, %x : i32
  %2 = arith.subi %1, %0 : i32
  %3 = scf.if %c -> i32 {
    scf.yield %2 : i32
  } else {
    scf.yield %x : i32
  }
  return %3 : i32
}
// -----

// A chain with a use elsewhere.
func.func @broken_chain(%c: i1, %x: i32) -> (i32, i32) {
  %0 = arith.addi %x, %x : i32
  %1 = arith.muli %0, %x : i32
  %2 = scf.if %c -> i32 {
    scf.yield %1 : i32
  } else {
    scf.yield %x : i32
  }
  return %2, %0 : i32, i32
}
// -----

// Operations with effects stay.
func.func @effects(%c: i1, %m: memref<i32>) -> i32 {
  %0 = memref.load %m[] : memref<i32>
  %1 = "foo.op"() : () -> i32
  %2 = scf.if %c -> i32 {
    scf.yield %0 : i32
  } else {
    scf.yield %1 : i32
  }
  return %2 : i32
}
// -----

// Constants.
func.func @constants(%c: i1) -> i32 {
  %0 = arith.constant 0 : i32
  %1 = arith.constant 1 : i32
  %2 = scf.if %c -> i32 {
    scf.yield %0 : i32
  } else {
    scf.yield %1 : i32
  }
  return %2 : i32
}
// -----

// A region that may run many times.
func.func @loop(%n: index, %x: i32, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = arith.addi %x, %x : i32
  scf.for %i = %c0 to %n step %c1 {
    memref.store %0, %m[%i] : memref<?xi32>
  }
  return
}
// -----

// A condition in a loop, and a loop in a condition.
func.func @nested(%c: i1, %n: index, %x: i32, %m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = arith.addi %x, %x : i32
  %1 = arith.muli %x, %x : i32
  scf.if %c {
    scf.for %i = %c0 to %n step %c1 {
      scf.if %c {
        memref.store %0, %m[%i] : memref<?xi32>
      }
      memref.store %1, %m[%i] : memref<?xi32>
    }
  }
  return
}
// -----

// Conditions in conditions.
func.func @conditions(%c: i1, %d: i1, %x: i32, %m: memref<i32>) {
  %0 = arith.addi %x, %x : i32
  %1 = arith.muli %x, %x : i32
  scf.if %c {
    scf.if %d {
      memref.store %0, %m[] : memref<i32>
    }
    memref.store %1, %m[] : memref<i32>
  }
  return
}
// -----

// A known condition.
func.func @known(%x: i32) -> i32 {
  %true = arith.constant true
  %0 = arith.addi %x, %x : i32
  %1 = arith.muli %x, %x : i32
  %2 = scf.if %true -> i32 {
    scf.yield %0 : i32
  } else {
    scf.yield %1 : i32
  }
  return %2 : i32
}
// -----

func.func @switch(%i: index, %x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = arith.muli %x, %x : i32
  %2 = arith.subi %x, %x : i32
  %3 = scf.index_switch %i -> i32
  case 1 {
    scf.yield %0 : i32
  }
  case 2 {
    scf.yield %1 : i32
  }
  default {
    scf.yield %2 : i32
  }
  return %3 : i32
}
// -----

func.func @known_switch(%x: i32) -> i32 {
  %c2 = arith.constant 2 : index
  %0 = arith.addi %x, %x : i32
  %1 = arith.muli %x, %x : i32
  %2 = scf.index_switch %c2 -> i32
  case 1 {
    scf.yield %0 : i32
  }
  default {
    scf.yield %1 : i32
  }
  return %2 : i32
}
// -----

// A region with several blocks.
func.func @execute_region(%c: i1, %x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = scf.execute_region -> i32 {
    cf.cond_br %c, ^a, ^b
  ^a:
    scf.yield %0 : i32
  ^b:
    scf.yield %x : i32
  }
  return %1 : i32
}
// -----

// Operations with regions.
func.func @region_op(%c: i1, %x: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    scf.yield %x : i32
  } else {
    %1 = arith.addi %x, %x : i32
    scf.yield %1 : i32
  }
  %2 = scf.if %c -> i32 {
    scf.yield %0 : i32
  } else {
    scf.yield %x : i32
  }
  return %2 : i32
}
// -----

// Several results.
func.func @results(%c: i1, %x: i32) -> i32 {
  %0, %1 = arith.addui_extended %x, %x : i32, i1
  %2, %3 = arith.mulsi_extended %x, %x : i32
  %4 = scf.if %c -> i32 {
    %5 = arith.select %1, %0, %2 : i32
    scf.yield %5 : i32
  } else {
    scf.yield %3 : i32
  }
  return %4 : i32
}
// -----

// In several blocks.
func.func @blocks(%c: i1, %x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  cf.br ^a
^a:
  %1 = scf.if %c -> i32 {
    scf.yield %0 : i32
  } else {
    scf.yield %x : i32
  }
  return %1 : i32
}
// -----

// The order of what moves.
func.func @order(%c: i1, %x: i32, %m: memref<i32>) {
  %0 = arith.addi %x, %x : i32
  %1 = arith.muli %x, %x : i32
  %2 = arith.subi %x, %x : i32
  scf.if %c {
    memref.store %2, %m[] : memref<i32>
    memref.store %0, %m[] : memref<i32>
    memref.store %1, %m[] : memref<i32>
  }
  return
}
// -----

// A graph region.
module @graph {
  %0 = scf.execute_region -> i32 {
    %2 = arith.addi %1, %1 : i32
    scf.yield %2 : i32
  }
  %1 = arith.constant 1 : i32
}
// -----

// An operation that uses its own result.
module @itself {
  %0 = scf.execute_region -> i32 {
    %1 = arith.addi %0, %0 : i32
    scf.yield %1 : i32
  }
}
