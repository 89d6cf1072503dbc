func.func @extract(%t: tensor<8x16x4xf32>, %i: index) {
  %0 = tensor.extract_slice %t[0, 2, 1] [4, 4, 2] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4x4x2xf32>
  %1 = tensor.extract_slice %t[%i, 2, %i] [%i, 4, 2] [1, %i, 1] : tensor<8x16x4xf32> to tensor<?x4x2xf32>
  %2 = tensor.extract_slice %t[0, 2, 0] [4, 1, 4] [1, 1, 1] : tensor<8x16x4xf32> to tensor<4x4xf32>
  %3 = tensor.extract_slice %t[0, 2, 0] [1, 1, 1] [1, 1, 1] {x} : tensor<8x16x4xf32> to tensor<f32>
  %4 = tensor.extract_slice %t[0, 0, 0] [4, 2, 1] [2, 8, 3] : tensor<8x16x4xf32> to tensor<4x2x1xf32>
  return
}
// -----
func.func @scalar(%t: tensor<f32>) {
  %0 = tensor.extract_slice %t[] [] [] : tensor<f32> to tensor<f32>
  %1 = tensor.insert_slice %0 into %t[] [] [] : tensor<f32> into tensor<f32>
  return
}
// -----
func.func @encodings(%t: tensor<8x8xf32, "rows">) {
  %0 = tensor.extract_slice %t[0, 0] [4, 4] [1, 1] : tensor<8x8xf32, "rows"> to tensor<4x4xf32, "rows">
  %1 = tensor.extract_slice %t[0, 0] [1, 4] [1, 1] : tensor<8x8xf32, "rows"> to tensor<4xf32, "rows">
  return
}
// -----
func.func @insert(%part: tensor<4x?xf32>, %row: tensor<8xf32>, %t: tensor<?x8xf32>, %i: index) -> tensor<?x8xf32> {
  %0 = tensor.insert_slice %part into %t[%i, 0] [4, %i] [1, 1] : tensor<4x?xf32> into tensor<?x8xf32>
  %1 = tensor.insert_slice %row into %0[0, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<?x8xf32>
  return %1 : tensor<?x8xf32>
}
// -----
func.func @parallel(%n: index, %part: tensor<1x8xf32>, %t: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<16x8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %part into %o[%i, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<16x8xf32>
    }
  }
  return %0 : tensor<16x8xf32>
}
// -----
func.func @gathers(%t: tensor<4x5x6xf32>, %i: tensor<1x3x2xindex>, %one: tensor<7x1xi16>) {
  %0 = tensor.gather %t[%i] gather_dims([1, 2]) unique : (tensor<4x5x6xf32>, tensor<1x3x2xindex>) -> tensor<1x3x4xf32>
  %1 = tensor.gather %t[%i] gather_dims([0, 2]) : (tensor<4x5x6xf32>, tensor<1x3x2xindex>) -> tensor<1x3x1x5x1xf32>
  %2 = tensor.gather %t[%one] gather_dims([1]) : (tensor<4x5x6xf32>, tensor<7x1xi16>) -> tensor<7x4x6xf32>
  %3 = tensor.scatter %0 into %t[%i] scatter_dims([1, 2]) unique : (tensor<1x3x4xf32>, tensor<4x5x6xf32>, tensor<1x3x2xindex>) -> tensor<4x5x6xf32>
  return
}
// -----
func.func @concat(%a: tensor<3x4xf32>, %b: tensor<?x4xf32>) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<3x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = tensor.concat dim(1) %a, %a, %a : (tensor<3x4xf32>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x12xf32>
  %2 = tensor.concat dim(0) %a {k} : (tensor<3x4xf32>) -> tensor<?x4xf32>
  return
}
