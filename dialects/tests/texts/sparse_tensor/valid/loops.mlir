#rows = #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed, c : compressed) }>

func.func @walk(%s: !sparse_tensor.iter_space<#rows, lvls = 0>) {
  sparse_tensor.iterate %it in %s : !sparse_tensor.iter_space<#rows, lvls = 0> {
  }
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed, c : compressed) }>

func.func @with_coordinates(%s: !sparse_tensor.iter_space<#rows, lvls = 0 to 2>) {
  sparse_tensor.iterate %it in %s at(_, %c) : !sparse_tensor.iter_space<#rows, lvls = 0 to 2> {
    vector.print %c : index
  }
  sparse_tensor.iterate %it in %s at(%r, _) : !sparse_tensor.iter_space<#rows, lvls = 0 to 2> {
    vector.print %r : index
  }
  sparse_tensor.iterate %it in %s at(%r, %c) : !sparse_tensor.iter_space<#rows, lvls = 0 to 2> {
    %n = arith.addi %r, %c : index
  } {tagged}
  return
}

// -----

#rows = #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed, c : compressed) }>

func.func @carry(%s: !sparse_tensor.iter_space<#rows, lvls = 0>, %n: index, %f: f32) -> (index, f32) {
  %0:2 = sparse_tensor.iterate %it in %s at(%r) iter_args(%sum = %n, %keep = %f) : !sparse_tensor.iter_space<#rows, lvls = 0> -> (index, f32) {
    %next = arith.addi %sum, %r : index
    sparse_tensor.yield %next, %keep : index, f32
  }
  return %0#0, %0#1 : index, f32
}

// -----

#rows = #sparse_tensor.encoding<{ map = (r, c) -> (r : compressed, c : compressed) }>

func.func @nest(%t: tensor<8x8xf32, #rows>, %n: index) -> index {
  %s = sparse_tensor.extract_iteration_space %t lvls = 0 : tensor<8x8xf32, #rows> -> !sparse_tensor.iter_space<#rows, lvls = 0>
  %0 = sparse_tensor.iterate %a in %s iter_args(%x = %n) : !sparse_tensor.iter_space<#rows, lvls = 0> -> index {
    %i = sparse_tensor.extract_iteration_space %t at %a lvls = 1 : tensor<8x8xf32, #rows>, !sparse_tensor.iterator<#rows, lvls = 0> -> !sparse_tensor.iter_space<#rows, lvls = 1>
    %1 = sparse_tensor.iterate %b in %i at(%c) iter_args(%y = %x) : !sparse_tensor.iter_space<#rows, lvls = 1> -> index {
      %v = sparse_tensor.extract_value %t at %b : tensor<8x8xf32, #rows>, !sparse_tensor.iterator<#rows, lvls = 1>
      %z = arith.maxui %y, %c : index
      sparse_tensor.yield %z : index
    }
    sparse_tensor.yield %1 : index
  }
  return %0 : index
}

// -----

#line = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>

func.func @union(%p: !sparse_tensor.iter_space<#line, lvls = 0>, %q: !sparse_tensor.iter_space<#line, lvls = 0>, %n: index) -> index {
  %0 = sparse_tensor.coiterate (%p, %q) at(%i) iter_args(%x = %n) : (!sparse_tensor.iter_space<#line, lvls = 0>, !sparse_tensor.iter_space<#line, lvls = 0>) -> index
  case %a, _ {
    sparse_tensor.yield %x : index
  }
  case _, %b {
    sparse_tensor.yield %i : index
  }
  case %a, %b {
    %s = arith.addi %x, %i : index
    sparse_tensor.yield %s : index
  }
  return %0 : index
}

// -----

#line = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>

func.func @intersection(%p: !sparse_tensor.iter_space<#line, lvls = 0>, %q: !sparse_tensor.iter_space<#line, lvls = 0>) {
  sparse_tensor.coiterate (%p, %q) : (!sparse_tensor.iter_space<#line, lvls = 0>, !sparse_tensor.iter_space<#line, lvls = 0>)
  case %a, %b {
  }
  return
}
