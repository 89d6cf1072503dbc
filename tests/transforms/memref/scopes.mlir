// Nothing is allocated.
func.func @no_allocation(%c: i1) {
  scf.if %c {
    memref.alloca_scope {
      %0 = arith.constant 7 : i32
      memref.alloca_scope.return
    }
    "test.after"() : () -> ()
  }
  return
}

// -----

func.func @results(%a: i32) -> i32 {
  "test.before"() : () -> ()
  %0 = memref.alloca_scope -> (i32) {
    %1 = arith.addi %a, %a : i32
    memref.alloca_scope.return %1 : i32
  }
  return %0 : i32
}

// -----

// Unknown operations may allocate.
func.func @unknown() {
  memref.alloca_scope {
    "test.unknown"() : () -> ()
    memref.alloca_scope.return
  }
  "test.after"() : () -> ()
  return
}

// -----

// The scope is the last in another one.
func.func @last() {
  "test.before"() : () -> ()
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4xf32>
    "test.use"(%0) : (memref<4xf32>) -> ()
    memref.alloca_scope.return
  }
  return
}

// -----

func.func @not_last() {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4xf32>
    "test.use"(%0) : (memref<4xf32>) -> ()
    memref.alloca_scope.return
  }
  "test.after"() : () -> ()
  return
}

// -----

// Allocations move out of an operation that is no scope.
func.func @hoisted(%c: i1) {
  scf.if %c {
    memref.alloca_scope {
      %0 = memref.alloca() : memref<4xf32>
      "test.use"(%0) : (memref<4xf32>) -> ()
      memref.alloca_scope.return
    }
  }
  return
}

// -----

func.func @hoisted_twice(%c: i1, %d: i1, %n: index) {
  scf.if %c {
    scf.if %d {
      memref.alloca_scope {
        %0 = memref.alloca(%n) : memref<?xf32>
        %1 = memref.alloca() : memref<4xf32>
        "test.use"(%0, %1) : (memref<?xf32>, memref<4xf32>) -> ()
        memref.alloca_scope.return
      }
    } else {
      "test.else"() : () -> ()
    }
  }
  return
}

// -----

// The size is computed inside.
func.func @not_hoisted(%c: i1, %n: index) {
  scf.if %c {
    %m = "test.size"() : () -> index
    memref.alloca_scope {
      %0 = memref.alloca(%m) : memref<?xf32>
      "test.use"(%0) : (memref<?xf32>) -> ()
      memref.alloca_scope.return
    }
  }
  return
}

// -----

// More follows.
func.func @not_hoisted_from_middle(%c: i1) {
  scf.if %c {
    memref.alloca_scope {
      %0 = memref.alloca() : memref<4xf32>
      "test.use"(%0) : (memref<4xf32>) -> ()
      memref.alloca_scope.return
    }
    "test.after"() : () -> ()
  }
  return
}

// -----

// The loop is a scope of its own.
func.func @in_loop(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.alloca_scope {
      %0 = memref.alloca() : memref<4xf32>
      "test.use"(%0) : (memref<4xf32>) -> ()
      memref.alloca_scope.return
    }
  }
  return
}

// -----

// Allocations of nested scopes do not count.
func.func @nested_scope(%n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.alloca_scope {
    scf.for %i = %c0 to %n step %c1 {
      %0 = memref.alloca() : memref<4xf32>
      %1 = memref.load %0[%c0] : memref<4xf32>
    }
    memref.alloca_scope.return
  }
  return
}
