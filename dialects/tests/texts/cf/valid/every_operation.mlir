func.func @operations(%i1: i1) {
  cf.assert %i1, "a"
  return
}

// -----

func.func @operation() {
  cf.br ^bb1
^bb1:  // pred: ^bb0
  return
}

// -----

func.func @operation(%arg0: i1) {
  cf.cond_br %arg0, ^bb1, ^bb1
^bb1:  // 2 preds: ^bb0, ^bb0
  return
}
