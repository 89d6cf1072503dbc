func.func @one_iteration(%a: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%c1) step (%c1) {
    "test.body"(%i) : (index) -> ()
    scf.reduce
  }
  return
}

// -----

func.func @no_iteration(%n: index, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.parallel (%i, %j) = (%c0, %c1) to (%n, %c0) step (%c1, %c1) init (%a) -> i32 {
    %x = "test.body"(%i, %j) : (index, index) -> i32
    scf.reduce(%x : i32) {
    ^bb0(%l: i32, %r: i32):
      %s = arith.addi %l, %r : i32
      scf.reduce.return %s : i32
    }
  }
  return %0 : i32
}

// -----

// With reductions.
func.func @reductions(%a: i32, %b: f32) -> (i32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%a, %b) -> (i32, f32) {
    %x:2 = "test.body"(%i) : (index) -> (i32, f32)
    scf.reduce(%x#0, %x#1 : i32, f32) {
    ^bb0(%l: i32, %r: i32):
      %s = "test.add"(%l, %r) : (i32, i32) -> i32
      scf.reduce.return %s : i32
    }, {
    ^bb0(%l: f32, %r: f32):
      scf.reduce.return %r : f32
    }
  }
  return %0#0, %0#1 : i32, f32
}

// -----

// Some dimensions.
func.func @some_dimensions(%n: index, %a: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index
  %0 = scf.parallel (%i, %j, %k) = (%c0, %c3, %c0) to (%n, %c10, %c10) step (%c1, %c10, %c3) init (%a) -> i32 {
    %x = "test.body"(%i, %j, %k) : (index, index, index) -> i32
    scf.reduce(%x : i32) {
    ^bb0(%l: i32, %r: i32):
      %s = arith.addi %l, %r : i32
      scf.reduce.return %s : i32
    }
  } {test.tag}
  return %0 : i32
}

// -----

func.func @all_dimensions_remain(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%n, %m) step (%c1, %c1) {
    "test.body"(%i, %j) : (index, index) -> ()
    scf.reduce
  }
  return
}

// -----

// Nested loops.
func.func @nested(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j, %k) = (%c0, %n) to (%m, %m) step (%c1, %n) {
      "test.body"(%i, %j, %k) : (index, index, index) -> ()
      "test.region"() ({
        "test.inner"(%k) : (index) -> ()
      }) : () -> ()
      scf.reduce
    }
    scf.reduce
  } {test.tag}
  return
}

// -----

// The bounds of the inner loop depend on the outer one.
func.func @dependent(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.parallel (%j) = (%c0) to (%i) step (%c1) {
      "test.body"(%i, %j) : (index, index) -> ()
      scf.reduce
    }
    scf.reduce
  }
  return
}

// -----

// More in the outer loop.
func.func @not_alone(%n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    "test.more"(%i) : (index) -> ()
    scf.parallel (%j) = (%c0) to (%m) step (%c1) {
      "test.body"(%i, %j) : (index, index) -> ()
      scf.reduce
    }
    scf.reduce
  }
  return
}

// -----

// The inner loop reduces.
func.func @inner_reduction(%n: index, %m: index, %a: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %0 = scf.parallel (%j) = (%c0) to (%m) step (%c1) init (%a) -> i32 {
      %x = "test.body"(%i, %j) : (index, index) -> i32
      scf.reduce(%x : i32) {
      ^bb0(%l: i32, %r: i32):
        %s = arith.addi %l, %r : i32
        scf.reduce.return %s : i32
      }
    }
    scf.reduce
  }
  return
}
