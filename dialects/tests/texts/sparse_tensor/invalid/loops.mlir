#rows = #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed, c : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#rows, lvls = 0>) {
  sparse_tensor.iterate %a, %b in %s : !sparse_tensor.iter_space<#rows, lvls = 0> {
  }
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed, c : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#rows, lvls = 0>) {
  sparse_tensor.iterate %a, %b in %s, %s : !sparse_tensor.iter_space<#rows, lvls = 0>, !sparse_tensor.iter_space<#rows, lvls = 0> {
  }
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed, c : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#rows, lvls = 0>) {
  sparse_tensor.iterate %a in %s at(%r, %c) : !sparse_tensor.iter_space<#rows, lvls = 0> {
  }
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed, c : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#rows, lvls = 0>) {
  sparse_tensor.iterate %a in %s at(3) : !sparse_tensor.iter_space<#rows, lvls = 0> {
  }
  return
}

// -----

func.func @f(%s: index) {
  sparse_tensor.iterate %a in %s : index {
  }
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed, c : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#rows, lvls = 0>) {
  sparse_tensor.iterate %a in %s : !sparse_tensor.iter_space<#rows, lvls = 0>, index {
  }
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed, c : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#rows, lvls = 0>, %n: index) {
  %0 = sparse_tensor.iterate %a in %s iter_args(%x = %n) : !sparse_tensor.iter_space<#rows, lvls = 0> -> (index, index) {
  }
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed, c : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#rows, lvls = 0>, %n: index) {
  %0 = sparse_tensor.iterate %a in %s iter_args(%x = %n) : !sparse_tensor.iter_space<#rows, lvls = 0> -> index {
  }
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed, c : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#rows, lvls = 0>, %n: index, %f: f32) {
  %0 = sparse_tensor.iterate %a in %s iter_args(%x = %n) : !sparse_tensor.iter_space<#rows, lvls = 0> -> index {
    sparse_tensor.yield %f : f32
  }
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed, c : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#rows, lvls = 0>, %n: index) {
  "sparse_tensor.iterate"(%s, %n) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%x: index, %it: !sparse_tensor.iterator<#rows, lvls = 0>):
    sparse_tensor.yield %x : index
  }) : (!sparse_tensor.iter_space<#rows, lvls = 0>, index) -> ()
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed, c : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#rows, lvls = 0>) {
  "sparse_tensor.iterate"(%s) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%it: !sparse_tensor.iterator<#rows, lvls = 1>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#rows, lvls = 0>) -> ()
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed, c : compressed) }>
func.func @f(%s: !sparse_tensor.iter_space<#rows, lvls = 0>) {
  "sparse_tensor.iterate"(%s) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%x: index, %it: !sparse_tensor.iterator<#rows, lvls = 0>):
    "sparse_tensor.yield"() : () -> ()
  }) : (!sparse_tensor.iter_space<#rows, lvls = 0>) -> ()
  return
}

// -----

#line = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%p: !sparse_tensor.iter_space<#line, lvls = 0>) {
  sparse_tensor.coiterate (%p, %p) : (!sparse_tensor.iter_space<#line, lvls = 0>)
  case %a, %b {
  }
  return
}

// -----

#line = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%p: !sparse_tensor.iter_space<#line, lvls = 0>) {
  sparse_tensor.coiterate (%p, %p) : (!sparse_tensor.iter_space<#line, lvls = 0>, !sparse_tensor.iter_space<#line, lvls = 0>)
  case %a, %b, %c {
  }
  return
}

// -----

#line = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%p: !sparse_tensor.iter_space<#line, lvls = 0>) {
  sparse_tensor.coiterate (%p, %p) : (!sparse_tensor.iter_space<#line, lvls = 0>, !sparse_tensor.iter_space<#line, lvls = 0>)
  case %a, _ {
  }
  case %b, _ {
  }
  return
}

// -----

#line = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%p: !sparse_tensor.iter_space<#line, lvls = 0>, %n: index, %f: f32) {
  %0 = sparse_tensor.coiterate (%p, %p) iter_args(%x = %n) : (!sparse_tensor.iter_space<#line, lvls = 0>, !sparse_tensor.iter_space<#line, lvls = 0>) -> index
  case %a, _ {
    sparse_tensor.yield %x : index
  }
  case _, %b {
    sparse_tensor.yield %f : f32
  }
  return
}

// -----

#line = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
func.func @f(%p: !sparse_tensor.iter_space<#line, lvls = 0>, %n: index) {
  %0 = sparse_tensor.coiterate (%p, %p) iter_args(%x = %n) : (!sparse_tensor.iter_space<#line, lvls = 0>, !sparse_tensor.iter_space<#line, lvls = 0>) -> index
  case %a, _ {
  }
  return
}
