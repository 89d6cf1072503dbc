func.func @negative_dimension(%a: tensor<6x7xf32>) {
  %0 = tensor.collapse_shape %a [[-1, 1]] : tensor<6x7xf32> into tensor<42xf32>
  return
}

// -----

func.func @negative_dimension_of_expansion(%a: tensor<42xf32>) {
  %0 = tensor.expand_shape %a [[0, -1]] output_shape [6, 7] : tensor<42xf32> into tensor<6x7xf32>
  return
}

// -----

func.func @large_dimension(%a: tensor<6x7xf32>) {
  %0 = tensor.collapse_shape %a [[0, 4294967296]] : tensor<6x7xf32> into tensor<42xf32>
  return
}
