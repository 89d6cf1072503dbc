func.func @reduce(%h: !shape.shape, %s: !shape.size) -> !shape.size {
  %0 = shape.reduce(%h, %s) : !shape.shape -> !shape.size {
  ^bb0(%i: index, %extent: !shape.size, %product: !shape.size):
    %1 = shape.mul %product, %extent : !shape.size, !shape.size -> !shape.size
    shape.yield %1 : !shape.size
  }
  return %0 : !shape.size
}
// -----
func.func @reduce_extents(%t: tensor<?xindex>, %a: index, %b: f32) {
  %0:2 = shape.reduce(%t, %a, %b) : tensor<?xindex> -> (index, f32) {
  ^bb0(%i: index, %extent: index, %c: index, %d: f32):
    shape.yield %c, %d : index, f32
  } {note = "kept"}
  return
}
// -----
func.func @assuming(%h: !shape.shape, %p: i1) -> !shape.shape {
  %0 = shape.cstr_broadcastable %h, %h : !shape.shape, !shape.shape
  %1 = shape.cstr_eq %h, %h, %h : !shape.shape, !shape.shape, !shape.shape
  %2 = shape.cstr_require %p, "must hold"
  %3 = shape.assuming_all %0, %1, %2
  %4 = shape.assuming %3 -> (!shape.shape) {
    shape.assuming_yield %h : !shape.shape
  }
  return %4 : !shape.shape
}
// -----
func.func @assuming_nothing(%w: !shape.witness) {
  shape.assuming %w {
    %0 = shape.const_size 1
  }
  shape.assuming %w {
    shape.assuming_yield
  } {note = "kept"}
  return
}
// -----
func.func @assuming_several(%w: !shape.witness, %a: i32) {
  %0:2 = shape.assuming %w -> (i32, i32) {
    shape.assuming_yield %a, %a : i32, i32
  }
  return
}
// -----
shape.func @function(%v: !shape.value_shape) -> !shape.shape {
  %0 = shape_of %v : !shape.value_shape -> !shape.shape
  return %0 : !shape.shape
}
// -----
shape.func private @declared(!shape.value_shape {test.note = 1 : i8}) -> !shape.shape attributes {test.kept}
// -----
module attributes {shape.lib = [@one, @two]} {
  shape.function_library @one {
    func @same(%v: !shape.value_shape) -> !shape.shape {
      %0 = shape_of %v : !shape.value_shape -> !shape.shape
      return %0 : !shape.shape
    }
  } mapping {
    test.a = @same
  }
  shape.function_library @two attributes {test.note} {
    func private @declared(!shape.value_shape) -> !shape.shape
  } mapping {}
}
// -----
module attributes {shape.lib = @one} {
  shape.function_library @one {
    func.func @plain(%v: !shape.value_shape) -> !shape.value_shape {
      return %v : !shape.value_shape
    }
  } mapping {test.b = @plain, test.c = @plain}
}
