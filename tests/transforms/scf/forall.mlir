// Constant bounds.
func.func @constant_bounds(%n: index) {
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  scf.forall (%i, %j) in (%c9, %n) {
    "test.body"(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i, %j) = (%c2, %n) to (%c9, %c9) step (%n, %c2) {
    "test.body"(%i, %j) : (index, index) -> ()
  }
  return
}

// -----

// One iteration.
func.func @one_iteration(%n: index) {
  scf.forall (%i) in (1) {
    "test.body"(%i) : (index) -> ()
  }
  scf.forall (%i, %j) = (3, 5) to (4, 9) step (1, 10) {
    "test.body"(%i, %j) : (index, index) -> ()
  }
  return
}

// -----

func.func @no_iteration(%n: index, %t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = scf.forall (%i, %j) in (%n, 0) shared_outs(%o = %t) -> tensor<4xf32> {
    "test.body"(%i, %j, %o) : (index, index, tensor<4xf32>) -> ()
    scf.forall.in_parallel {
    }
  }
  return %0 : tensor<4xf32>
}

// -----

// Some dimensions.
func.func @some_dimensions(%n: index) {
  scf.forall (%i, %j, %k) = (0, 7, %n) to (%n, 8, 100) step (1, 1, 2) {
    "test.body"(%i, %j, %k) : (index, index, index) -> ()
  } {test.tag}
  return
}

// -----

func.func @all_dimensions_remain(%n: index) {
  scf.forall (%i, %j) in (%n, 2) {
    "test.body"(%i, %j) : (index, index) -> ()
  }
  return
}

// -----

// Outputs to which nothing is written.
func.func @outputs(%n: index, %t: tensor<4xf32>, %u: tensor<?xf32>) -> (tensor<4xf32>, tensor<?xf32>) {
  %0:2 = scf.forall (%i) in (%n) shared_outs(%o = %t, %p = %u) -> (tensor<4xf32>, tensor<?xf32>) {
    "test.body"(%i, %o, %p) : (index, tensor<4xf32>, tensor<?xf32>) -> ()
    scf.forall.in_parallel {
    }
  } {test.tag}
  return %0#0, %0#1 : tensor<4xf32>, tensor<?xf32>
}

// -----

func.func @unused_outputs(%n: index, %t: tensor<4xf32>) {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> tensor<4xf32> {
    "test.body"(%i) : (index) -> ()
    scf.forall.in_parallel {
    }
  }
  return
}

// -----

// An empty body.
func.func @empty(%n: index) {
  scf.forall (%i) in (%n) {
  }
  return
}
