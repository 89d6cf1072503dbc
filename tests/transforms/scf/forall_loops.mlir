// options: --scf-forall-to-for --allow-unregistered-dialect
// options: --scf-forall-to-parallel --allow-unregistered-dialect
// options: --scf-forall-to-parallel --scf-parallel-for-to-nested-fors --scf-for-to-while --allow-unregistered-dialect
// options: --scf-forall-to-for --canonicalize --cse --allow-unregistered-dialect
func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i) = (0) to (%b) step (1) {
    "t.use"(%i) : (index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i) = (0) to (%b) step (%s) {
    "t.use"(%i) : (index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i) = (0) to (7) step (1) {
    "t.use"(%i) : (index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i) = (0) to (7) step (%s) {
    "t.use"(%i) : (index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i) = (%a) to (%b) step (1) {
    "t.use"(%i) : (index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i) = (%a) to (%b) step (%s) {
    "t.use"(%i) : (index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i) = (%a) to (7) step (1) {
    "t.use"(%i) : (index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i) = (%a) to (7) step (%s) {
    "t.use"(%i) : (index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i) = (-3) to (%b) step (1) {
    "t.use"(%i) : (index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i) = (-3) to (%b) step (%s) {
    "t.use"(%i) : (index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i) = (-3) to (7) step (1) {
    "t.use"(%i) : (index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i) = (-3) to (7) step (%s) {
    "t.use"(%i) : (index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i, %j) = (0, 0) to (%b, 4) step (1, 1) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i, %j) = (0, 0) to (%b, 4) step (%s, %s) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i, %j) = (0, 0) to (7, 4) step (1, 1) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i, %j) = (0, 0) to (7, 4) step (%s, %s) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i, %j) = (%a, %a) to (%b, 4) step (1, 1) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i, %j) = (%a, %a) to (%b, 4) step (%s, %s) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i, %j) = (%a, %a) to (7, 4) step (1, 1) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i, %j) = (%a, %a) to (7, 4) step (%s, %s) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i, %j) = (-3, -3) to (%b, 4) step (1, 1) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i, %j) = (-3, -3) to (%b, 4) step (%s, %s) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i, %j) = (-3, -3) to (7, 4) step (1, 1) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i, %j) = (-3, -3) to (7, 4) step (%s, %s) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i, %j, %k) = (0, 0, 0) to (%b, 4, 4) step (1, 1, 1) {
    "t.use"(%i, %j, %k) : (index, index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i, %j, %k) = (0, 0, 0) to (%b, 4, 4) step (%s, %s, %s) {
    "t.use"(%i, %j, %k) : (index, index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i, %j, %k) = (0, 0, 0) to (7, 4, 4) step (1, 1, 1) {
    "t.use"(%i, %j, %k) : (index, index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i, %j, %k) = (0, 0, 0) to (7, 4, 4) step (%s, %s, %s) {
    "t.use"(%i, %j, %k) : (index, index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i, %j, %k) = (%a, %a, %a) to (%b, 4, 4) step (1, 1, 1) {
    "t.use"(%i, %j, %k) : (index, index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i, %j, %k) = (%a, %a, %a) to (%b, 4, 4) step (%s, %s, %s) {
    "t.use"(%i, %j, %k) : (index, index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i, %j, %k) = (%a, %a, %a) to (7, 4, 4) step (1, 1, 1) {
    "t.use"(%i, %j, %k) : (index, index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i, %j, %k) = (%a, %a, %a) to (7, 4, 4) step (%s, %s, %s) {
    "t.use"(%i, %j, %k) : (index, index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i, %j, %k) = (-3, -3, -3) to (%b, 4, 4) step (1, 1, 1) {
    "t.use"(%i, %j, %k) : (index, index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i, %j, %k) = (-3, -3, -3) to (%b, 4, 4) step (%s, %s, %s) {
    "t.use"(%i, %j, %k) : (index, index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i, %j, %k) = (-3, -3, -3) to (7, 4, 4) step (1, 1, 1) {
    "t.use"(%i, %j, %k) : (index, index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  scf.forall (%i, %j, %k) = (-3, -3, -3) to (7, 4, 4) step (%s, %s, %s) {
    "t.use"(%i, %j, %k) : (index, index, index) -> ()
  }
  return
}


// -----

func.func @nested(%a: index) {
  scf.forall (%i) in (%a) {
    scf.forall (%j) = (%i) to (%a) step (2) {
      "t.use"(%i, %j) : (index, index) -> ()
    }
    "t.after"(%i) : (index) -> ()
  } {tag = 1 : i32}
  return
}


// -----

func.func @mapping(%a: index) {
  scf.forall (%i) in (%a) {
    "t.use"(%i) : (index) -> ()
  } {mapping = []}
  return
}


// -----

func.func @empty(%a: index) {
  scf.forall (%i, %j) in (%a, 3) {
  }
  return
}
