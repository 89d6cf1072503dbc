// One function uses the results of a condition in another order, and the other function calls it in a condition.
func.func @sorted(%a: i32, %b: i32) -> (i32, i32) {
  %less = arith.cmpi slt, %a, %b : i32
  %min, %max = scf.if %less -> (i32, i32) {
    scf.yield %a, %b : i32, i32
  } else {
    scf.yield %b, %a : i32, i32
  }
  return %max, %min : i32, i32
}

func.func @distance(%a: i32, %b: i32, %c: i1) -> i32 {
  %0 = scf.if %c -> i32 {
    %pair:2 = func.call @sorted(%a, %b) : (i32, i32) -> (i32, i32)
    %1 = arith.subi %pair#0, %pair#1 : i32
    scf.yield %1 : i32
  } else {
    scf.yield %a : i32
  }
  return %0 : i32
}

// -----

// The results of a condition have three names, and a condition in its first region has results, too.
func.func @nested(%c: i1, %d: i1, %x: i32, %y: f32) -> (f32, i32, i32, f32) {
  %p, %q:2, %r = scf.if %c -> (i32, i32, f32, f32) {
    %inner:2 = scf.if %d -> (f32, i32) {
      scf.yield %y, %x : f32, i32
    } else {
      scf.yield %y, %x : f32, i32
    }
    scf.yield %inner#1, %x, %inner#0, %y : i32, i32, f32, f32
  } else {
    scf.yield %x, %x, %y, %y : i32, i32, f32, f32
  }
  scf.if %d {
    "t.use"(%q#1, %p) : (f32, i32) -> ()
  }
  return %r, %p, %q#0, %q#1 : f32, i32, i32, f32
}
