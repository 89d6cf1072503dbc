func.func @no_outputs(%a: tensor<6xf32>, %b: f32) {
  linalg.fill ins(%b : f32) outs(: tensor<6xf32>)
  return
}

// -----

func.func @no_inputs(%a: tensor<6xf32>) {
  linalg.fill ins(: f32) outs(%a : tensor<6xf32>)
  return
}

// -----

func.func @one_output_type(%a: memref<3x5xf32>, %b: memref<5xf32>) {
  linalg.reduce { arith.maximumf } ins(%a : memref<3x5xf32>) outs(%b, %b : memref<5xf32>) dimensions = [0]
  return
}

// -----

func.func @map_alone(%a: tensor<3x3xf32>) {
  linalg.matmul indexing_maps = affine_map<(i) -> (i)> ins(%a, %a : tensor<3x3xf32>, tensor<3x3xf32>)
    outs(%a : tensor<3x3xf32>)
  return
}

// -----

func.func @number_in_maps(%a: tensor<3x3xf32>) {
  linalg.matmul indexing_maps = [affine_map<(i) -> (i)>, 7] ins(%a, %a : tensor<3x3xf32>, tensor<3x3xf32>)
    outs(%a : tensor<3x3xf32>)
  return
}

// -----

func.func @word_in_maps(%a: tensor<3x3xf32>) {
  linalg.contract indexing_maps = ["i"] ins(%a, %a : tensor<3x3xf32>, tensor<3x3xf32>)
    outs(%a : tensor<3x3xf32>)
  return
}

// -----

func.func @map_alone_of_batches(%a: tensor<2x3x3xf32>) {
  linalg.batch_matmul indexing_maps = affine_map<(i) -> (i)>
    ins(%a, %a : tensor<2x3x3xf32>, tensor<2x3x3xf32>) outs(%a : tensor<2x3x3xf32>)
  return
}

// -----

func.func @no_maps_of_batches(%a: tensor<2x3x3xf32>, %b: tensor<3x3xf32>) {
  linalg.batch_reduce_matmul indexing_maps = []
    ins(%a, %a : tensor<2x3x3xf32>, tensor<2x3x3xf32>) outs(%b : tensor<3x3xf32>)
  return
}

// -----

func.func @number_in_maps_of_elements(%a: tensor<3xf32>) {
  linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [7, 8]
    ins(%a : tensor<3xf32>) outs(%a : tensor<3xf32>)
  return
}
