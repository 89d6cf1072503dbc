func.func @operations(%shape: !shape.shape, %shape_1: !shape.shape, %i1: i1, %v4xf32: vector<4xf32>,
  %size: !shape.size, %t4xindex: tensor<4xindex>, %index: index) {
  %0 = "shape.any"() : () -> !shape.shape
  %1 = shape.any %shape : !shape.shape -> !shape.shape
  %2 = shape.concat %shape, %shape_1 : !shape.shape, !shape.shape -> !shape.shape
  %c0 = shape.const_size 0
  %3 = shape.const_witness true
  %4 = "shape.cstr_eq"() : () -> !shape.witness
  %5 = shape.cstr_eq %shape : !shape.shape
  %6 = shape.cstr_require %i1, "a"
  %7 = "shape.debug_print"(%shape) : (!shape.shape) -> !shape.shape
  %8 = shape.dim %v4xf32, %size : vector<4xf32>, !shape.size -> !shape.size
  %9 = shape.from_extent_tensor %t4xindex : tensor<4xindex>
  %10 = "shape.from_extents"() : () -> !shape.shape
  %11 = shape.from_extents %size : !shape.size
  %12 = shape.index_to_size %index
  return
}

// -----

func.func @operations(%shape: !shape.shape, %shape_1: !shape.shape, %size: !shape.size,
  %value_shape: !shape.value_shape) {
  %0 = "shape.is_broadcastable"() : () -> i1
  %1 = shape.is_broadcastable %shape : !shape.shape
  %2 = shape.max %shape, %shape_1 : !shape.shape, !shape.shape -> !shape.shape
  %3 = shape.meet %shape, %shape_1 : !shape.shape, !shape.shape -> !shape.shape
  %4 = shape.meet %shape, %shape_1, error = "a" : !shape.shape, !shape.shape -> !shape.shape
  %5 = shape.min %shape, %shape_1 : !shape.shape, !shape.shape -> !shape.shape
  %6 = "shape.shape_eq"() : () -> i1
  %7 = shape.shape_eq %shape : !shape.shape
  %8 = shape.size_to_index %size : !shape.size
  %head, %tail = "shape.split_at"(%shape, %size) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  %9 = shape.to_extent_tensor %shape : !shape.shape -> tensor<4xindex>
  %10 = shape.value_as_shape %value_shape : !shape.value_shape -> !shape.shape
  %11 = shape.value_of %value_shape : vector<4xf32>
  %12 = shape.with_shape %value_shape, %shape : !shape.value_shape, !shape.shape
  return
}

// -----

func.func @assume(%witness: !shape.witness, %a: f32) -> f32 {
  %0 = shape.assuming %witness -> (f32) {
    shape.assuming_yield %a : f32
  }
  return %0 : f32
}
shape.func @identity(%shape: !shape.shape) -> !shape.shape {
  shape.return %shape : !shape.shape
}
