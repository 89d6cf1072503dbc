// One loop of unknown bounds.
func.func @one(%lb: index, %ub: index, %step: index, %m: memref<?xf32>) {
  scf.parallel (%i) = (%lb) to (%ub) step (%step) {
    %one = arith.constant 1.0 : f32
    memref.store %one, %m[%i] : memref<?xf32>
  }
  return
}

// -----

// Constants are not captured.
func.func @constants(%ub: index, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 2.5 : f32
  %v = arith.constant dense<1> : vector<4xi32>
  scf.parallel (%i) = (%c0) to (%ub) step (%c1) {
    memref.store %f, %m[%i] : memref<?xf32>
    "t.use"(%v, %c1) : (vector<4xi32>, index) -> ()
  }
  return
}

// -----

// All bounds are constant.
func.func @static(%m: memref<100xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  scf.parallel (%i) = (%c0) to (%c100) step (%c1) {
    memref.store %f, %m[%i] : memref<100xf32>
  }
  return
}

// -----

func.func @static_step(%m: memref<100xf32>, %f: f32) {
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %c5000 = arith.constant 5000 : index
  scf.parallel (%i) = (%c3) to (%c5000) step (%c7) {
    memref.store %f, %m[%i] : memref<100xf32>
  }
  return
}

// -----

func.func @no_iterations(%m: memref<100xf32>, %f: f32) {
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i) = (%c5) to (%c5) step (%c1) {
    memref.store %f, %m[%i] : memref<100xf32>
  }
  return
}

// -----

func.func @one_iteration(%m: memref<100xf32>, %f: f32) {
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i) = (%c1) to (%c5) step (%c5) {
    memref.store %f, %m[%i] : memref<100xf32>
  }
  return
}

// -----

// Both loops are constant, and small.
func.func @two_static(%m: memref<8x10xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c10 = arith.constant 10 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c10) step (%c1, %c1) {
    memref.store %f, %m[%i, %j] : memref<8x10xf32>
  }
  return
}

// -----

// The inner loop has an unknown bound, so nothing is unrolled.
func.func @inner_unknown(%n: index, %m: memref<8x?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %n) step (%c1, %c1) {
    memref.store %f, %m[%i, %j] : memref<8x?xf32>
  }
  return
}

// -----

// The inner loop is too long.
func.func @inner_long(%m: memref<8x513xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c513 = arith.constant 513 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c8, %c513) step (%c1, %c1) {
    memref.store %f, %m[%i, %j] : memref<8x513xf32>
  }
  return
}

// -----

func.func @three(%n: index, %m: memref<4x5x?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j, %k) = (%c0, %c1, %c0) to (%c4, %c5, %n) step (%c1, %c2, %c1) {
    memref.store %f, %m[%i, %j, %k] : memref<4x5x?xf32>
  }
  return
}

// -----

func.func @reduction(%lb: index, %ub: index, %step: index, %f: f32) -> f32 {
  %0 = scf.parallel (%i) = (%lb) to (%ub) step (%step) init (%f) -> f32 {
    scf.reduce(%f : f32) {
    ^bb0(%a: f32, %b: f32):
      %1 = arith.addf %a, %b : f32
      scf.reduce.return %1 : f32
    }
  }
  return %0 : f32
}

// -----

// Captures are in the order of their first use, contents before the operation.
func.func @captures(%n: index, %a: i32, %b: f64, %c: tensor<*xf32>, %p: i1, %v: vector<[4]xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %0 = "t.a"(%b, %a) : (f64, i32) -> i32
    scf.if %p {
      "t.b"(%c, %0, %a) : (tensor<*xf32>, i32, i32) -> ()
    } else {
      "t.c"(%v) : (vector<[4]xi8>) -> ()
    }
    "t.d"(%i, %n) : (index, index) -> ()
  }
  return
}

// -----

// The body has nested regions, blocks and calls.
func.func private @callee(index) -> index
func.func @body(%n: index, %p: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %0 = func.call @callee(%i) : (index) -> index
    %1 = scf.execute_region -> index {
      cf.cond_br %p, ^bb1(%0 : index), ^bb2
    ^bb1(%2: index):
      scf.yield %2 : index
    ^bb2:
      cf.br ^bb1(%i : index)
    }
    scf.for %j = %c0 to %1 step %c1 {
      "t.use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// -----

func.func @nested(%n: index, %m: memref<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%i) step (%c1) {
      memref.store %f, %m[%j] : memref<?xf32>
    }
  }
  return
}

// -----

// Uses in the clones of two nested loops decide which of them is first.
func.func @nested_three_times(%a: index, %p: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c10 = arith.constant 10 : index
  scf.parallel (%i) = (%c0) to (%c10) step (%c1) {
    scf.parallel (%j) = (%c1) to (%c10) step (%c2) {
      scf.parallel (%k) = (%j) to (%j) step (%a) {
        scf.if %p {
          "t.use"(%k, %c10) : (index, index) -> ()
        }
      }
      scf.if %p {
        "t.use"(%a, %c10) : (index, index) -> ()
      }
    }
  }
  return
}

// -----

func.func @several(%n: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    "t.a"(%i, %f) : (index, f32) -> ()
  }
  scf.parallel (%i) = (%c1) to (%n) step (%c1) {
    "t.b"(%i) : (index) -> ()
  }
  return
}
func.func @other(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    "t.c"(%i) : (index) -> ()
  }
  return
}

// -----

// Names that are taken.
func.func private @parallel_compute_fn()
func.func private @parallel_compute_fn_1()
memref.global @async_dispatch_fn : memref<i32>
func.func @names(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    "t.a"(%i) : (index) -> ()
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    "t.b"(%i) : (index) -> ()
  }
  return
}

// -----

// The functions are in the innermost module.
module @outer {
  func.func @a(%n: index, %s: index) {
    scf.parallel (%i) = (%n) to (%n) step (%s) {
      "t.a"(%i) : (index) -> ()
    }
    return
  }
  module @inner {
    func.func @b(%n: index, %s: index) {
      scf.parallel (%i) = (%s) to (%n) step (%s) {
        "t.b"(%i) : (index) -> ()
      }
      return
    }
  }
}

// -----

func.func @empty(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
  }
  return
}

// -----

func.func @unreachable(%n: index, %s: index) {
  return
^bb1:
  scf.parallel (%i) = (%n) to (%n) step (%s) {
    "t.a"(%i) : (index) -> ()
  }
  cf.br ^bb1
}

// -----

// The other operations are folded.
func.func @folded(%n: index, %a: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %0 = arith.addi %a, %zero : i32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    "t.a"(%i, %0) : (index, i32) -> ()
  }
  %1 = arith.muli %a, %zero : i32
  return %0, %1 : i32, i32
}

// -----

// In a loop and in a task.
func.func @inside(%n: index, %s: index) {
  scf.for %j = %s to %n step %s {
    scf.parallel (%i) = (%j) to (%n) step (%s) {
      "t.a"(%i, %j) : (index, index) -> ()
    }
  }
  %token = async.execute {
    scf.parallel (%i) = (%s) to (%n) step (%s) {
      "t.b"(%i) : (index) -> ()
    }
    async.yield
  }
  async.await %token : !async.token
  return
}

// -----

// Other types of constants, and a constant of an unregistered operation, which is captured.
func.func @kinds(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %none = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %poison = ub.poison : i8
  %other = "t.constant"() : () -> i64
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    "t.a"(%true, %none, %poison, %other) : (i1, complex<f32>, i8, i64) -> ()
  }
  return
}
