// options: --scf-for-loop-canonicalization --allow-unregistered-dialect
func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    scf.yield %a : memref<?x?xf32>
  }
  %d = memref.dim %r, %c0 : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    %e = memref.dim %a, %c0 : memref<?x?xf32>
    "t.use"(%e) : (index) -> ()
    scf.yield %a : memref<?x?xf32>
  }
  %d = memref.dim %r, %c0 : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    %e = memref.dim %a, %c0 : memref<?x?xf32>
    "t.use"(%e) : (index) -> ()
    scf.yield %o : memref<?x?xf32>
  }
  %d = memref.dim %r, %c0 : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    %b = scf.for %ic = %c0 to %n step %c1 iter_args(%c = %a) -> memref<?x?xf32> {
      scf.yield %c : memref<?x?xf32>
    }
    scf.yield %b : memref<?x?xf32>
  }
  %d = memref.dim %r, %c0 : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    %b = scf.for %ic = %c0 to %n step %c1 iter_args(%c = %a) -> memref<?x?xf32> {
      scf.yield %a : memref<?x?xf32>
    }
    scf.yield %b : memref<?x?xf32>
  }
  %d = memref.dim %r, %c0 : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    %b = scf.for %ic = %c0 to %n step %c1 iter_args(%c = %o) -> memref<?x?xf32> {
      scf.yield %c : memref<?x?xf32>
    }
    scf.yield %b : memref<?x?xf32>
  }
  %d = memref.dim %r, %c0 : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    %b = scf.for %ic = %c0 to %n step %c1 iter_args(%c = %a) -> memref<?x?xf32> {
      %e = memref.dim %c, %c0 : memref<?x?xf32>
      "t.use"(%e) : (index) -> ()
      scf.yield %c : memref<?x?xf32>
    }
    scf.yield %b : memref<?x?xf32>
  }
  %d = memref.dim %m, %c0 : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    %b = scf.for %ic = %c0 to %n step %c1 iter_args(%c = %a) -> memref<?x?xf32> {
      %e = scf.for %ig = %c0 to %n step %c1 iter_args(%g = %c) -> memref<?x?xf32> {
        scf.yield %g : memref<?x?xf32>
      }
      scf.yield %e : memref<?x?xf32>
    }
    scf.yield %b : memref<?x?xf32>
  }
  %d = memref.dim %r, %c0 : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    %b = memref.cast %a : memref<?x?xf32> to memref<?x?xf32>
    scf.yield %b : memref<?x?xf32>
  }
  %d = memref.dim %r, %c0 : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    memref.dealloc %o : memref<?x?xf32>
    scf.yield %a : memref<?x?xf32>
  }
  %s = scf.for %ib = %c0 to %n step %c1 iter_args(%b = %r) -> memref<?x?xf32> {
    scf.yield %b : memref<?x?xf32>
  }
  %d = memref.dim %s, %c0 : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    scf.yield %a : memref<?x?xf32>
  }
  %d = memref.dim %r, %c1 : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    %e = memref.dim %a, %c1 : memref<?x?xf32>
    "t.use"(%e) : (index) -> ()
    scf.yield %a : memref<?x?xf32>
  }
  %d = memref.dim %r, %c1 : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    %e = memref.dim %a, %c1 : memref<?x?xf32>
    "t.use"(%e) : (index) -> ()
    scf.yield %o : memref<?x?xf32>
  }
  %d = memref.dim %r, %c1 : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    %b = scf.for %ic = %c0 to %n step %c1 iter_args(%c = %a) -> memref<?x?xf32> {
      scf.yield %c : memref<?x?xf32>
    }
    scf.yield %b : memref<?x?xf32>
  }
  %d = memref.dim %r, %c1 : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    %b = scf.for %ic = %c0 to %n step %c1 iter_args(%c = %a) -> memref<?x?xf32> {
      scf.yield %a : memref<?x?xf32>
    }
    scf.yield %b : memref<?x?xf32>
  }
  %d = memref.dim %r, %c1 : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    %b = scf.for %ic = %c0 to %n step %c1 iter_args(%c = %o) -> memref<?x?xf32> {
      scf.yield %c : memref<?x?xf32>
    }
    scf.yield %b : memref<?x?xf32>
  }
  %d = memref.dim %r, %c1 : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    %b = scf.for %ic = %c0 to %n step %c1 iter_args(%c = %a) -> memref<?x?xf32> {
      %e = memref.dim %c, %c1 : memref<?x?xf32>
      "t.use"(%e) : (index) -> ()
      scf.yield %c : memref<?x?xf32>
    }
    scf.yield %b : memref<?x?xf32>
  }
  %d = memref.dim %m, %c1 : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    %b = scf.for %ic = %c0 to %n step %c1 iter_args(%c = %a) -> memref<?x?xf32> {
      %e = scf.for %ig = %c0 to %n step %c1 iter_args(%g = %c) -> memref<?x?xf32> {
        scf.yield %g : memref<?x?xf32>
      }
      scf.yield %e : memref<?x?xf32>
    }
    scf.yield %b : memref<?x?xf32>
  }
  %d = memref.dim %r, %c1 : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    %b = memref.cast %a : memref<?x?xf32> to memref<?x?xf32>
    scf.yield %b : memref<?x?xf32>
  }
  %d = memref.dim %r, %c1 : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    memref.dealloc %o : memref<?x?xf32>
    scf.yield %a : memref<?x?xf32>
  }
  %s = scf.for %ib = %c0 to %n step %c1 iter_args(%b = %r) -> memref<?x?xf32> {
    scf.yield %b : memref<?x?xf32>
  }
  %d = memref.dim %s, %c1 : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    scf.yield %a : memref<?x?xf32>
  }
  %d = memref.dim %r, %n : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    %e = memref.dim %a, %n : memref<?x?xf32>
    "t.use"(%e) : (index) -> ()
    scf.yield %a : memref<?x?xf32>
  }
  %d = memref.dim %r, %n : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    %e = memref.dim %a, %n : memref<?x?xf32>
    "t.use"(%e) : (index) -> ()
    scf.yield %o : memref<?x?xf32>
  }
  %d = memref.dim %r, %n : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    %b = scf.for %ic = %c0 to %n step %c1 iter_args(%c = %a) -> memref<?x?xf32> {
      scf.yield %c : memref<?x?xf32>
    }
    scf.yield %b : memref<?x?xf32>
  }
  %d = memref.dim %r, %n : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    %b = scf.for %ic = %c0 to %n step %c1 iter_args(%c = %a) -> memref<?x?xf32> {
      scf.yield %a : memref<?x?xf32>
    }
    scf.yield %b : memref<?x?xf32>
  }
  %d = memref.dim %r, %n : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    %b = scf.for %ic = %c0 to %n step %c1 iter_args(%c = %o) -> memref<?x?xf32> {
      scf.yield %c : memref<?x?xf32>
    }
    scf.yield %b : memref<?x?xf32>
  }
  %d = memref.dim %r, %n : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    %b = scf.for %ic = %c0 to %n step %c1 iter_args(%c = %a) -> memref<?x?xf32> {
      %e = memref.dim %c, %n : memref<?x?xf32>
      "t.use"(%e) : (index) -> ()
      scf.yield %c : memref<?x?xf32>
    }
    scf.yield %b : memref<?x?xf32>
  }
  %d = memref.dim %m, %n : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    %b = scf.for %ic = %c0 to %n step %c1 iter_args(%c = %a) -> memref<?x?xf32> {
      %e = scf.for %ig = %c0 to %n step %c1 iter_args(%g = %c) -> memref<?x?xf32> {
        scf.yield %g : memref<?x?xf32>
      }
      scf.yield %e : memref<?x?xf32>
    }
    scf.yield %b : memref<?x?xf32>
  }
  %d = memref.dim %r, %n : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    %b = memref.cast %a : memref<?x?xf32> to memref<?x?xf32>
    scf.yield %b : memref<?x?xf32>
  }
  %d = memref.dim %r, %n : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    memref.dealloc %o : memref<?x?xf32>
    scf.yield %a : memref<?x?xf32>
  }
  %s = scf.for %ib = %c0 to %n step %c1 iter_args(%b = %r) -> memref<?x?xf32> {
    scf.yield %b : memref<?x?xf32>
  }
  %d = memref.dim %s, %n : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %m, %b = %o) -> (memref<?x?xf32>, memref<?x?xf32>) {
    scf.yield %b, %a : memref<?x?xf32>, memref<?x?xf32>
  }
  %d = memref.dim %r#1, %c0 : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %m, %b = %o) -> (memref<?x?xf32>, memref<?x?xf32>) {
    %e = memref.dim %b, %i : memref<?x?xf32>
    "t.use"(%e) : (index) -> ()
    scf.yield %o, %b : memref<?x?xf32>, memref<?x?xf32>
  }
  %d = memref.dim %r#1, %c0 : memref<?x?xf32>
  %g = memref.dim %r#0, %c1 : memref<?x?xf32>
  "t.use"(%g) : (index) -> ()
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.while (%a = %m) : (memref<?x?xf32>) -> memref<?x?xf32> {
    scf.condition(%k) %a : memref<?x?xf32>
  } do {
  ^bb0(%b: memref<?x?xf32>):
    %e = memref.dim %b, %c0 : memref<?x?xf32>
    "t.use"(%e) : (index) -> ()
    scf.yield %b : memref<?x?xf32>
  }
  %d = memref.dim %r, %c0 : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.if %k -> memref<?x?xf32> {
    scf.yield %m : memref<?x?xf32>
  } else {
    scf.yield %m : memref<?x?xf32>
  }
  %d = memref.dim %r, %c0 : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = arith.addi %n, %c0 : index
  %d = arith.muli %s, %c1 : index
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = arith.addi %c1, %c1 : index
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^bb1(%m : memref<?x?xf32>)
  ^bb1(%x: memref<?x?xf32>):
  %d = memref.dim %x, %c0 : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%n: index, %m: memref<?x?xf32>, %o: memref<?x?xf32>, %k: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^bb2
  ^bb1:
  %r = scf.for %ia = %c0 to %n step %c1 iter_args(%a = %m) -> memref<?x?xf32> {
    scf.yield %a : memref<?x?xf32>
  }
  %u = memref.dim %r, %c0 : memref<?x?xf32>
  cf.br ^bb1
  ^bb2:
  %d = memref.dim %m, %c0 : memref<?x?xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<*xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %m) -> (memref<*xf32>) {
    %e = memref.dim %a, %i : memref<*xf32>
    "t.use"(%e) : (index) -> ()
    scf.yield %a : memref<*xf32>
  }
  %d = memref.dim %r, %n : memref<*xf32>
  return %d : index
}

// -----

func.func @f(%m: memref<4x?xf32>, %n: i32) -> index {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %x = arith.constant 1 : index
  %r = scf.for unsigned %i = %c0 to %n step %c1 iter_args(%a = %m) -> (memref<4x?xf32>) : i32 {
    scf.yield %a : memref<4x?xf32>
  }
  %d = memref.dim %r, %x : memref<4x?xf32>
  return %d : index
}
