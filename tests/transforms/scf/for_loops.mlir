// options: --scf-for-loop-range-folding --allow-unregistered-dialect
// options: --scf-for-to-while --allow-unregistered-dialect
// options: --scf-for-loop-range-folding --scf-for-to-while --canonicalize --cse --allow-unregistered-dialect
func.func @f(%lb: index, %ub: index, %s0: index, %x: index) {
  %c = arith.constant 4 : index
  scf.for %i = %lb to %ub step %s0 {
    "t.use"(%i) : (index) -> ()
  }
  return
}


// -----

func.func @f(%lb: index, %ub: index, %s0: index, %x: index) {
  %c = arith.constant 4 : index
  scf.for %i = %lb to %ub step %s0 {
    %s = arith.addi %i, %x : index
    "t.use"(%s) : (index) -> ()
  }
  return
}


// -----

func.func @f(%lb: index, %ub: index, %s0: index, %x: index) {
  %c = arith.constant 4 : index
  scf.for %i = %lb to %ub step %s0 {
    %s = arith.addi %x, %i overflow<nsw> : index
    %p = arith.muli %s, %c : index
    "t.use"(%p, %s) : (index, index) -> ()
  }
  return
}


// -----

func.func @f(%lb: index, %ub: index, %s0: index, %x: index) {
  %c = arith.constant 4 : index
  scf.for %i = %lb to %ub step %s0 {
    %c3 = arith.constant 3 : index
    %p = arith.muli %i, %c : index
    %s = arith.addi %p, %x : index
    "t.use"(%s) : (index) -> ()
  }
  return
}


// -----

func.func @f(%lb: index, %ub: index, %s0: index, %x: index) {
  %c = arith.constant 4 : index
  scf.for unsigned %i = %lb to %ub step %s0 {
    "t.use"(%i) : (index) -> ()
  }
  return
}


// -----

func.func @f(%lb: index, %ub: index, %s0: index, %x: index) {
  %c = arith.constant 4 : index
  scf.for unsigned %i = %lb to %ub step %s0 {
    %s = arith.addi %i, %x : index
    "t.use"(%s) : (index) -> ()
  }
  return
}


// -----

func.func @f(%lb: index, %ub: index, %s0: index, %x: index) {
  %c = arith.constant 4 : index
  scf.for unsigned %i = %lb to %ub step %s0 {
    %s = arith.addi %x, %i overflow<nsw> : index
    %p = arith.muli %s, %c : index
    "t.use"(%p, %s) : (index, index) -> ()
  }
  return
}


// -----

func.func @f(%lb: index, %ub: index, %s0: index, %x: index) {
  %c = arith.constant 4 : index
  scf.for unsigned %i = %lb to %ub step %s0 {
    %c3 = arith.constant 3 : index
    %p = arith.muli %i, %c : index
    %s = arith.addi %p, %x : index
    "t.use"(%s) : (index) -> ()
  }
  return
}


// -----

func.func @f(%lb: i32, %ub: i32, %s0: i32, %x: i32) {
  %c = arith.constant 4 : i32
  scf.for %i = %lb to %ub step %s0 : i32 {
    "t.use"(%i) : (i32) -> ()
  }
  return
}


// -----

func.func @f(%lb: i32, %ub: i32, %s0: i32, %x: i32) {
  %c = arith.constant 4 : i32
  scf.for %i = %lb to %ub step %s0 : i32 {
    %s = arith.addi %i, %x : i32
    "t.use"(%s) : (i32) -> ()
  }
  return
}


// -----

func.func @f(%lb: i32, %ub: i32, %s0: i32, %x: i32) {
  %c = arith.constant 4 : i32
  scf.for %i = %lb to %ub step %s0 : i32 {
    %s = arith.addi %x, %i overflow<nsw> : i32
    %p = arith.muli %s, %c : i32
    "t.use"(%p, %s) : (i32, i32) -> ()
  }
  return
}


// -----

func.func @f(%lb: i32, %ub: i32, %s0: i32, %x: i32) {
  %c = arith.constant 4 : i32
  scf.for %i = %lb to %ub step %s0 : i32 {
    %c3 = arith.constant 3 : i32
    %p = arith.muli %i, %c : i32
    %s = arith.addi %p, %x : i32
    "t.use"(%s) : (i32) -> ()
  }
  return
}


// -----

func.func @f(%lb: i32, %ub: i32, %s0: i32, %x: i32) {
  %c = arith.constant 4 : i32
  scf.for unsigned %i = %lb to %ub step %s0 : i32 {
    "t.use"(%i) : (i32) -> ()
  }
  return
}


// -----

func.func @f(%lb: i32, %ub: i32, %s0: i32, %x: i32) {
  %c = arith.constant 4 : i32
  scf.for unsigned %i = %lb to %ub step %s0 : i32 {
    %s = arith.addi %i, %x : i32
    "t.use"(%s) : (i32) -> ()
  }
  return
}


// -----

func.func @f(%lb: i32, %ub: i32, %s0: i32, %x: i32) {
  %c = arith.constant 4 : i32
  scf.for unsigned %i = %lb to %ub step %s0 : i32 {
    %s = arith.addi %x, %i overflow<nsw> : i32
    %p = arith.muli %s, %c : i32
    "t.use"(%p, %s) : (i32, i32) -> ()
  }
  return
}


// -----

func.func @f(%lb: i32, %ub: i32, %s0: i32, %x: i32) {
  %c = arith.constant 4 : i32
  scf.for unsigned %i = %lb to %ub step %s0 : i32 {
    %c3 = arith.constant 3 : i32
    %p = arith.muli %i, %c : i32
    %s = arith.addi %p, %x : i32
    "t.use"(%s) : (i32) -> ()
  }
  return
}


// -----

func.func @f(%lb: i64, %ub: i64, %s0: i64, %x: i64) {
  %c = arith.constant 4 : i64
  scf.for %i = %lb to %ub step %s0 : i64 {
    "t.use"(%i) : (i64) -> ()
  }
  return
}


// -----

func.func @f(%lb: i64, %ub: i64, %s0: i64, %x: i64) {
  %c = arith.constant 4 : i64
  scf.for %i = %lb to %ub step %s0 : i64 {
    %s = arith.addi %i, %x : i64
    "t.use"(%s) : (i64) -> ()
  }
  return
}


// -----

func.func @f(%lb: i64, %ub: i64, %s0: i64, %x: i64) {
  %c = arith.constant 4 : i64
  scf.for %i = %lb to %ub step %s0 : i64 {
    %s = arith.addi %x, %i overflow<nsw> : i64
    %p = arith.muli %s, %c : i64
    "t.use"(%p, %s) : (i64, i64) -> ()
  }
  return
}


// -----

func.func @f(%lb: i64, %ub: i64, %s0: i64, %x: i64) {
  %c = arith.constant 4 : i64
  scf.for %i = %lb to %ub step %s0 : i64 {
    %c3 = arith.constant 3 : i64
    %p = arith.muli %i, %c : i64
    %s = arith.addi %p, %x : i64
    "t.use"(%s) : (i64) -> ()
  }
  return
}


// -----

func.func @f(%lb: i64, %ub: i64, %s0: i64, %x: i64) {
  %c = arith.constant 4 : i64
  scf.for unsigned %i = %lb to %ub step %s0 : i64 {
    "t.use"(%i) : (i64) -> ()
  }
  return
}


// -----

func.func @f(%lb: i64, %ub: i64, %s0: i64, %x: i64) {
  %c = arith.constant 4 : i64
  scf.for unsigned %i = %lb to %ub step %s0 : i64 {
    %s = arith.addi %i, %x : i64
    "t.use"(%s) : (i64) -> ()
  }
  return
}


// -----

func.func @f(%lb: i64, %ub: i64, %s0: i64, %x: i64) {
  %c = arith.constant 4 : i64
  scf.for unsigned %i = %lb to %ub step %s0 : i64 {
    %s = arith.addi %x, %i overflow<nsw> : i64
    %p = arith.muli %s, %c : i64
    "t.use"(%p, %s) : (i64, i64) -> ()
  }
  return
}


// -----

func.func @f(%lb: i64, %ub: i64, %s0: i64, %x: i64) {
  %c = arith.constant 4 : i64
  scf.for unsigned %i = %lb to %ub step %s0 : i64 {
    %c3 = arith.constant 3 : i64
    %p = arith.muli %i, %c : i64
    %s = arith.addi %p, %x : i64
    "t.use"(%s) : (i64) -> ()
  }
  return
}


// -----

func.func @f(%lb: i8, %ub: i8, %s0: i8, %x: i8) {
  %c = arith.constant 4 : i8
  scf.for %i = %lb to %ub step %s0 : i8 {
    "t.use"(%i) : (i8) -> ()
  }
  return
}


// -----

func.func @f(%lb: i8, %ub: i8, %s0: i8, %x: i8) {
  %c = arith.constant 4 : i8
  scf.for %i = %lb to %ub step %s0 : i8 {
    %s = arith.addi %i, %x : i8
    "t.use"(%s) : (i8) -> ()
  }
  return
}


// -----

func.func @f(%lb: i8, %ub: i8, %s0: i8, %x: i8) {
  %c = arith.constant 4 : i8
  scf.for %i = %lb to %ub step %s0 : i8 {
    %s = arith.addi %x, %i overflow<nsw> : i8
    %p = arith.muli %s, %c : i8
    "t.use"(%p, %s) : (i8, i8) -> ()
  }
  return
}


// -----

func.func @f(%lb: i8, %ub: i8, %s0: i8, %x: i8) {
  %c = arith.constant 4 : i8
  scf.for %i = %lb to %ub step %s0 : i8 {
    %c3 = arith.constant 3 : i8
    %p = arith.muli %i, %c : i8
    %s = arith.addi %p, %x : i8
    "t.use"(%s) : (i8) -> ()
  }
  return
}


// -----

func.func @f(%lb: i8, %ub: i8, %s0: i8, %x: i8) {
  %c = arith.constant 4 : i8
  scf.for unsigned %i = %lb to %ub step %s0 : i8 {
    "t.use"(%i) : (i8) -> ()
  }
  return
}


// -----

func.func @f(%lb: i8, %ub: i8, %s0: i8, %x: i8) {
  %c = arith.constant 4 : i8
  scf.for unsigned %i = %lb to %ub step %s0 : i8 {
    %s = arith.addi %i, %x : i8
    "t.use"(%s) : (i8) -> ()
  }
  return
}


// -----

func.func @f(%lb: i8, %ub: i8, %s0: i8, %x: i8) {
  %c = arith.constant 4 : i8
  scf.for unsigned %i = %lb to %ub step %s0 : i8 {
    %s = arith.addi %x, %i overflow<nsw> : i8
    %p = arith.muli %s, %c : i8
    "t.use"(%p, %s) : (i8, i8) -> ()
  }
  return
}


// -----

func.func @f(%lb: i8, %ub: i8, %s0: i8, %x: i8) {
  %c = arith.constant 4 : i8
  scf.for unsigned %i = %lb to %ub step %s0 : i8 {
    %c3 = arith.constant 3 : i8
    %p = arith.muli %i, %c : i8
    %s = arith.addi %p, %x : i8
    "t.use"(%s) : (i8) -> ()
  }
  return
}


// -----

func.func @carried(%lb: index, %ub: index, %s: index, %a: f32, %b: i32) -> (f32, i32) {
  %r:2 = scf.for %i = %lb to %ub step %s iter_args(%x = %a, %y = %b) -> (f32, i32) {
    %n = arith.addi %i, %s : index
    %z = "t.next"(%n, %x) : (index, f32) -> f32
    scf.yield %z, %y : f32, i32
  } {tag = "t"}
  return %r#0, %r#1 : f32, i32
}


// -----

func.func @zero_trip(%x: index) {
  %c5 = arith.constant 5 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c5 to %c1 step %c1 {
    %n = arith.muli %i, %c5 : index
    "t.use"(%n) : (index) -> ()
  }
  return
}


// -----

func.func @nested(%m: index, %x: index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %m step %c2 {
    scf.for %j = %i to %m step %c2 {
      %n = arith.addi %j, %i : index
      %p = arith.muli %c2, %n : index
      "t.use"(%p) : (index) -> ()
    }
  }
  return
}


// -----

func.func @unreachable(%lb: index, %ub: index) {
  return
^bb1(%i0: index):
  scf.for %i = %lb to %ub step %i0 {
    %n = arith.addi %i, %i0 : index
    "t.use"(%n) : (index) -> ()
  }
  cf.br ^bb1(%i0 : index)
}


// -----

"t.graph"() ({
  %lb, %ub = "t.bounds"() : () -> (index, index)
  scf.for %i = %lb to %ub step %ub {
    %n = arith.addi %i, %lb : index
    "t.use"(%n) : (index) -> ()
  }
}) : () -> ()


// -----

func.func @square(%lb: index, %ub: index) {
  scf.for %i = %lb to %ub step %ub {
    %n = arith.muli %i, %i : index
    "t.use"(%n) : (index) -> ()
  }
  return
}


// -----

func.func @in_condition(%lb: index, %ub: index, %c: i1) {
  scf.for %i = %lb to %ub step %ub {
    scf.if %c {
      %n = arith.addi %i, %ub : index
      "t.use"(%n) : (index) -> ()
    }
  }
  return
}


// -----

func.func @inside(%lb: index, %ub: index) {
  scf.for %i = %lb to %ub step %ub {
    %d = "t.inside"() : () -> index
    %n = arith.addi %i, %d : index
    "t.use"(%n) : (index) -> ()
  }
  return
}
