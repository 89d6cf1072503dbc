func.func @operations(%t4xf32: tensor<4xf32>, %index: index, %f32: f32) {
  %0 = tensor.bitcast %t4xf32 : tensor<4xf32> to tensor<4xf32>
  %cast = tensor.cast %t4xf32 : tensor<4xf32> to tensor<4xf32>
  %dim = tensor.dim %t4xf32, %index : tensor<4xf32>
  %from_elements = tensor.from_elements %f32 : tensor<f32>
  %rank = tensor.rank %t4xf32 : tensor<4xf32>
  return
}

// -----

func.func @filled(%a: f32) -> tensor<4x2xf32> {
  %0 = tensor.generate {
  ^bb0(%i: index, %j: index):
    tensor.yield %a : f32
  } : tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}
