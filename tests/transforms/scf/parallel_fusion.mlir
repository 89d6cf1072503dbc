// options: --scf-parallel-loop-fusion
// options: --scf-parallel-loop-fusion --canonicalize --cse
func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %a[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %a[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %j = arith.addi %i, %c1 : index
    %x = memref.load %a[%j] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %j = arith.addi %i, %c1 : index
    %x = memref.load %a[%j] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %a[%c0] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %a[%c0] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %b[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %b[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %j = arith.addi %i, %c1 : index
    %x = memref.load %b[%j] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %j = arith.addi %i, %c1 : index
    %x = memref.load %b[%j] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %b[%c0] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %b[%c0] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %j = arith.addi %i, %c1 : index
    memref.store %v, %a[%j] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %j = arith.addi %i, %c1 : index
    %x = memref.load %a[%j] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %j = arith.addi %i, %c1 : index
    memref.store %v, %a[%j] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %j = arith.subi %i, %c1 : index
    %x = memref.load %a[%j] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %j = arith.addi %i, %c1 : index
    memref.store %v, %a[%j] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %j = arith.addi %i, %n : index
    %x = memref.load %a[%j] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %j = arith.addi %i, %c1 : index
    memref.store %v, %a[%j] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %j = arith.addi %i, %c1 : index
    memref.store %v, %a[%j] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
    memref.store %v, %a[%c0] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %a[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
    memref.store %v, %a[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %a[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
    memref.store %v, %b[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = memref.load %b[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  %m = memref.alloc(%n) : memref<?xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %m[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %a[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  %m = memref.alloca(%n) : memref<?xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %m[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  %m = memref.alloc(%n) : memref<?xf32>
  %o = memref.alloc(%n) : memref<?xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %m[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %o[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  %m = memref.alloc(%n) : memref<?xf32>
  %o = memref.alloc(%n) : memref<?xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %m[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %m[%i] : memref<?xf32>
    memref.store %v, %o[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %o[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  %m = memref.cast %a : memref<?xf32> to memref<?xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %m[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %a[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  %m = arith.select %k, %a, %b : memref<?xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %m[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %a[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  %m = memref.alloc(%n) : memref<?xf32>
  %o = scf.if %k -> memref<?xf32> {
    scf.yield %a : memref<?xf32>
  } else {
    scf.yield %b : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %m[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %o[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  %m = memref.alloc(%n) : memref<?xf32>
  %o = scf.for %l = %c0 to %n step %c1 iter_args(%z = %m) -> memref<?xf32> {
    %w = scf.if %k -> memref<?xf32> {
      scf.yield %z : memref<?xf32>
    } else {
      scf.yield %b : memref<?xf32>
    }
    scf.yield %w : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %m[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %o[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  %m, %o = memref.distinct_objects %a, %b : memref<?xf32>, memref<?xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %m[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %x = memref.load %o[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %m = memref.alloc(%n) : memref<?xf32>
    %x = memref.load %m[%i] : memref<?xf32>
    memref.dealloc %m : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
  }
  %s = arith.addi %n, %c1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %b[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
  }
  memref.store %v, %a[%c0] : memref<?xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %b[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
  }
  %s = memref.load %a[%c0] : memref<?xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %b[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
  }
  scf.if %k {
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %b[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c1) to (%n) step (%c1) {
    memref.store %v, %b[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%c1) step (%c1) {
    memref.store %v, %b[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%n) {
    memref.store %v, %b[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c1) to (%n) step (%c1) {
    memref.store %v, %b[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c1) to (%n) step (%c1) {
    memref.store %v, %b[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%l) = (%c0) to (%n) step (%c1) {
      memref.store %v, %a[%l] : memref<?xf32>
    }
    scf.parallel (%l) = (%c0) to (%n) step (%c1) {
      memref.store %v, %b[%l] : memref<?xf32>
    }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %b[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.if %k {
      memref.store %v, %a[%i] : memref<?xf32>
    }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.for %l = %c0 to %n step %c1 {
      %x = memref.load %a[%i] : memref<?xf32>
    }
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %b: memref<?xf32>, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
  }
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %v: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%v) -> f32 {
    %x = memref.load %a[%i] : memref<?xf32>
    scf.reduce(%x : f32) {
    ^bb0(%p: f32, %q: f32):
      %z = arith.addf %p, %q : f32
      scf.reduce.return %z : f32
    }
  }
  %s = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%v) -> f32 {
    %x = memref.load %a[%i] : memref<?xf32>
    scf.reduce(%x : f32) {
    ^bb0(%p: f32, %q: f32):
      %z = arith.mulf %p, %q : f32
      scf.reduce.return %z : f32
    }
  }
  return %r, %s : f32, f32
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %v: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%v) -> f32 {
    %x = memref.load %a[%i] : memref<?xf32>
    scf.reduce(%x : f32) {
    ^bb0(%p: f32, %q: f32):
      %z = arith.addf %p, %q : f32
      scf.reduce.return %z : f32
    }
  }
  %s = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%r) -> f32 {
    %x = memref.load %a[%i] : memref<?xf32>
    scf.reduce(%x : f32) {
    ^bb0(%p: f32, %q: f32):
      %z = arith.mulf %p, %q : f32
      scf.reduce.return %z : f32
    }
  }
  return %r, %s : f32, f32
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %v: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%v) -> f32 {
    %x = memref.load %a[%i] : memref<?xf32>
    scf.reduce(%x : f32) {
    ^bb0(%p: f32, %q: f32):
      %z = arith.addf %p, %q : f32
      scf.reduce.return %z : f32
    }
  }
  %t = arith.addf %r, %r : f32
  %s = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%v) -> f32 {
    %x = memref.load %a[%i] : memref<?xf32>
    scf.reduce(%x : f32) {
    ^bb0(%p: f32, %q: f32):
      %z = arith.mulf %p, %q : f32
      scf.reduce.return %z : f32
    }
  }
  return %r, %s : f32, f32
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %v: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%v) -> f32 {
    %x = memref.load %a[%i] : memref<?xf32>
    scf.reduce(%x : f32) {
    ^bb0(%p: f32, %q: f32):
      %z = arith.addf %p, %q : f32
      scf.reduce.return %z : f32
    }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %y = memref.load %a[%c0] : memref<?xf32>
  }
  %s = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%v) -> f32 {
    %x = memref.load %a[%i] : memref<?xf32>
    scf.reduce(%x : f32) {
    ^bb0(%p: f32, %q: f32):
      %z = arith.mulf %p, %q : f32
      scf.reduce.return %z : f32
    }
  }
  return %r, %s : f32, f32
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %v: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%v) -> f32 {
    %x = memref.load %a[%i] : memref<?xf32>
    scf.reduce(%x : f32) {
    ^bb0(%p: f32, %q: f32):
      %z = arith.addf %p, %q : f32
      scf.reduce.return %z : f32
    }
  }
  %u = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%v) -> f32 {
    %x = memref.load %a[%i] : memref<?xf32>
    scf.reduce(%x : f32) {
    ^bb0(%p: f32, %q: f32):
      %z = arith.maximumf %p, %q : f32
      scf.reduce.return %z : f32
    }
  }
  %s = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%v) -> f32 {
    %x = memref.load %a[%i] : memref<?xf32>
    scf.reduce(%x : f32) {
    ^bb0(%p: f32, %q: f32):
      %z = arith.mulf %p, %q : f32
      scf.reduce.return %z : f32
    }
  }
  return %r, %s : f32, f32
}

// -----

func.func @f(%n: index, %a: memref<?xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  return
^bb1:
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %a[%i] : memref<?xf32>
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %0 = memref.load %a[%i] : memref<?xf32>
  } {tag}
  cf.br ^bb1
}

// -----

func.func @f(%n: index, %a: memref<?x?xf32>, %v: f32, %k: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.cond_br %k, ^bb1(%a : memref<?x?xf32>), ^bb2
^bb1(%m: memref<?x?xf32>):
  scf.parallel (%i, %j) = (%c0, %c1) to (%n, %n) step (%c1, %c1) {
    memref.store %v, %a[%j, %i] : memref<?x?xf32>
  }
  scf.parallel (%k0, %l) = (%c0, %c1) to (%n, %n) step (%c1, %c1) {
    %0 = memref.load %a[%l, %k0] : memref<?x?xf32>
  }
  scf.parallel (%k0, %l) = (%c0, %c1) to (%n, %n) step (%c1, %c1) {
    %0 = memref.load %m[%l, %k0] : memref<?x?xf32>
  }
  cf.br ^bb2
^bb2:
  scf.parallel (%i, %j) = (%c0, %c1) to (%n, %n) step (%c1, %c1) {
    memref.store %v, %a[%i, %j] : memref<?x?xf32>
  }
  scf.parallel (%i, %j) = (%c0, %c1) to (%n, %n) step (%c1, %c1) {
    %0 = memref.load %a[%j, %i] : memref<?x?xf32>
  }
  return
}
