// options: --scf-parallel-for-to-nested-fors --allow-unregistered-dialect
// options: --scf-parallel-for-to-nested-fors --scf-for-to-while --cse --allow-unregistered-dialect
func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i) = (%a) to (%b) step (%s) {
    "t.use"(%i) : (index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i) = (%a) to (%c5) step (%s) {
    "t.use"(%i) : (index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i) = (%a) to (%c0) step (%s) {
    "t.use"(%i) : (index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i) = (%a) to (%a) step (%s) {
    "t.use"(%i) : (index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i) = (%c0) to (%b) step (%s) {
    "t.use"(%i) : (index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i) = (%c0) to (%c5) step (%s) {
    "t.use"(%i) : (index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i) = (%c0) to (%c0) step (%s) {
    "t.use"(%i) : (index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i) = (%c0) to (%a) step (%s) {
    "t.use"(%i) : (index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i) = (%c5) to (%b) step (%s) {
    "t.use"(%i) : (index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i) = (%c5) to (%c5) step (%s) {
    "t.use"(%i) : (index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i) = (%c5) to (%c0) step (%s) {
    "t.use"(%i) : (index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i) = (%c5) to (%a) step (%s) {
    "t.use"(%i) : (index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j) = (%a, %a) to (%b, %b) step (%s, %s) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j) = (%a, %a) to (%c5, %c5) step (%s, %s) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j) = (%a, %a) to (%c0, %c0) step (%s, %s) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j) = (%a, %a) to (%a, %a) step (%s, %s) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%b, %b) step (%s, %s) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c5, %c5) step (%s, %s) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c0, %c0) step (%s, %s) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%a, %a) step (%s, %s) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j) = (%c5, %c5) to (%b, %b) step (%s, %s) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j) = (%c5, %c5) to (%c5, %c5) step (%s, %s) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j) = (%c5, %c5) to (%c0, %c0) step (%s, %s) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j) = (%c5, %c5) to (%a, %a) step (%s, %s) {
    "t.use"(%i, %j) : (index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j, %k) = (%a, %a, %a) to (%b, %b, %b) step (%s, %s, %s) {
    "t.use"(%i, %j, %k) : (index, index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j, %k) = (%a, %a, %a) to (%c5, %c5, %c5) step (%s, %s, %s) {
    "t.use"(%i, %j, %k) : (index, index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j, %k) = (%a, %a, %a) to (%c0, %c0, %c0) step (%s, %s, %s) {
    "t.use"(%i, %j, %k) : (index, index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j, %k) = (%a, %a, %a) to (%a, %a, %a) step (%s, %s, %s) {
    "t.use"(%i, %j, %k) : (index, index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j, %k) = (%c0, %c0, %c0) to (%b, %b, %b) step (%s, %s, %s) {
    "t.use"(%i, %j, %k) : (index, index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j, %k) = (%c0, %c0, %c0) to (%c5, %c5, %c5) step (%s, %s, %s) {
    "t.use"(%i, %j, %k) : (index, index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j, %k) = (%c0, %c0, %c0) to (%c0, %c0, %c0) step (%s, %s, %s) {
    "t.use"(%i, %j, %k) : (index, index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j, %k) = (%c0, %c0, %c0) to (%a, %a, %a) step (%s, %s, %s) {
    "t.use"(%i, %j, %k) : (index, index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j, %k) = (%c5, %c5, %c5) to (%b, %b, %b) step (%s, %s, %s) {
    "t.use"(%i, %j, %k) : (index, index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j, %k) = (%c5, %c5, %c5) to (%c5, %c5, %c5) step (%s, %s, %s) {
    "t.use"(%i, %j, %k) : (index, index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j, %k) = (%c5, %c5, %c5) to (%c0, %c0, %c0) step (%s, %s, %s) {
    "t.use"(%i, %j, %k) : (index, index, index) -> ()
  }
  return
}


// -----

func.func @f(%a: index, %b: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.parallel (%i, %j, %k) = (%c5, %c5, %c5) to (%a, %a, %a) step (%s, %s, %s) {
    "t.use"(%i, %j, %k) : (index, index, index) -> ()
  }
  return
}


// -----

func.func @reduction(%a: index, %b: index, %z: f32) -> f32 {
  scf.parallel (%i) = (%a) to (%b) step (%b) {
    %r = scf.parallel (%j) = (%a) to (%i) step (%b) init (%z) -> f32 {
      scf.reduce(%z : f32) {
      ^bb0(%x: f32, %y: f32):
        %n = arith.addf %x, %y : f32
        scf.reduce.return %n : f32
      }
    }
    "t.use"(%r) : (f32) -> ()
  } {tag = 1 : i32}
  return %z : f32
}


// -----

func.func @in_reduction(%a: index, %b: index, %z: f32) -> f32 {
  %r = scf.parallel (%j) = (%a) to (%b) step (%b) init (%z) -> f32 {
    scf.parallel (%i) = (%a) to (%j) step (%b) {
      "t.use"(%i, %j) : (index, index) -> ()
    }
    scf.reduce(%z : f32) {
    ^bb0(%x: f32, %y: f32):
      scf.parallel (%i) = (%a) to (%b) step (%b) {
        "t.use"(%i) : (index) -> ()
      }
      scf.reduce.return %y : f32
    }
  }
  return %r : f32
}
