func.func @operations() {
  %0 = ub.poison : i1
  return
}

// -----

func.func @operation() {
  ub.unreachable
}
