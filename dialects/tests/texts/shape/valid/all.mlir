func.func @constants() {
  %0 = shape.const_shape [1, 2, 3] : !shape.shape
  %1 = shape.const_shape [4, 5] : tensor<2xindex>
  %2 = shape.const_shape {tag = "a"} [] : tensor<0xindex>
  %3 = shape.const_size 10
  %4 = shape.const_witness true
  return
}
// -----
func.func @arithmetic(%a: !shape.size, %b: index) {
  %0 = shape.add %a, %b : !shape.size, index -> !shape.size
  %1 = shape.mul %b, %b : index, index -> index
  %2 = shape.div %b, %b : index, index -> !shape.size
  %3 = shape.max %a, %a : !shape.size, !shape.size -> !shape.size
  %4 = shape.min %a, %a {k} : !shape.size, !shape.size -> !shape.size
  %5 = shape.index_to_size %b
  %6 = shape.size_to_index %a : !shape.size
  %7 = shape.meet %a, %b : !shape.size, index -> !shape.size
  return
}
// -----
func.func @shapes(%s: !shape.shape, %t: tensor<?xindex>, %v: tensor<2x?xf32>, %w: !shape.value_shape, %i: index, %z: !shape.size) {
  %0 = shape.shape_of %v : tensor<2x?xf32> -> tensor<2xindex>
  %1 = shape.shape_of %v : tensor<2x?xf32> -> !shape.shape
  %2 = shape.shape_of %w : !shape.value_shape -> !shape.shape
  %3 = shape.rank %s : !shape.shape -> !shape.size
  %4 = shape.rank %t : tensor<?xindex> -> index
  %5 = shape.num_elements %t : tensor<?xindex> -> index
  %6 = shape.get_extent %t, %i : tensor<?xindex>, index -> index
  %7 = shape.get_extent %s, %z : !shape.shape, !shape.size -> !shape.size
  %8 = shape.dim %v, %i : tensor<2x?xf32>, index -> index
  %9 = shape.broadcast %s, %t : !shape.shape, tensor<?xindex> -> !shape.shape
  %10 = shape.broadcast %t, %t, %t {error = "no"} : tensor<?xindex>, tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %11 = shape.concat %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %12 = shape.to_extent_tensor %s : !shape.shape -> tensor<3xindex>
  %13 = shape.from_extents %i, %z : index, !shape.size
  %14 = shape.from_extent_tensor %t : tensor<?xindex>
  %15 = shape.any %s, %t : !shape.shape, tensor<?xindex> -> !shape.shape
  %16 = shape.meet %s, %t : !shape.shape, tensor<?xindex> -> !shape.shape
  %17 = shape.value_as_shape %t : tensor<?xindex> -> !shape.shape
  %18 = shape.with_shape %v, %t : tensor<2x?xf32>, tensor<?xindex>
  %19 = shape.value_of %w : tensor<?xf32>
  %20 = shape.shape_eq %t, %s : tensor<?xindex>, !shape.shape
  %21 = shape.is_broadcastable %t, %t : tensor<?xindex>, tensor<?xindex>
  return
}
// -----
func.func @reduce(%s: !shape.shape, %t: tensor<?xindex>, %init: !shape.size, %i: index) -> (!shape.size, index) {
  %0 = shape.reduce(%s, %init) : !shape.shape -> !shape.size {
  ^bb0(%at: index, %extent: !shape.size, %acc: !shape.size):
    %1 = shape.mul %acc, %extent : !shape.size, !shape.size -> !shape.size
    shape.yield %1 : !shape.size
  }
  %2 = shape.reduce(%t, %i) : tensor<?xindex> -> index {
  ^bb0(%at: index, %extent: index, %acc: index):
    shape.yield %acc : index
  } {k}
  return %0, %2 : !shape.size, index
}
// -----
func.func @constraints(%s: tensor<?xindex>, %t: !shape.shape, %c: i1) {
  %0 = shape.cstr_broadcastable %s, %t : tensor<?xindex>, !shape.shape
  %1 = shape.cstr_eq %s, %s {k} : tensor<?xindex>, tensor<?xindex>
  %2 = shape.cstr_require %c, "message"
  %3 = shape.assuming_all %0, %1, %2
  %4 = shape.assuming %3 -> (f32) {
    %5 = "t.source"() : () -> f32
    shape.assuming_yield %5 : f32
  }
  shape.assuming %3 {
    "t.use"() : () -> ()
  } {k}
  return
}
// -----
shape.function_library @lib attributes {note = "n"} {
  shape.func @same(%arg: !shape.value_shape) -> !shape.shape {
    %0 = shape.shape_of %arg : !shape.value_shape -> !shape.shape
    shape.return %0 : !shape.shape
  }
  shape.func private @declared(!shape.value_shape) -> !shape.shape
} mapping {
  t.same = @same, t.other = @same
}
// -----
module attributes {shape.lib = [@one, @two]} {
  shape.function_library @one {
    shape.func private @a(!shape.value_shape) -> !shape.shape
  } mapping {
    t.a = @a
  }
  shape.function_library @two {
    shape.func private @b(!shape.value_shape) -> !shape.shape
  } mapping {
    t.b = @b
  }
}
// -----
module attributes {shape.lib = @one} {
  shape.function_library @one {
    shape.func private @a(!shape.value_shape) -> !shape.shape
  } mapping {
  }
}
