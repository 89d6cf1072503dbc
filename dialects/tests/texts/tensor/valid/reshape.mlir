func.func @reshape(%any: tensor<*xf32>, %fixed: tensor<2x6xf32>, %one: tensor<1xi32>, %two: tensor<2xindex>, %open: tensor<?xi32>) {
  %0 = tensor.reshape %any(%one) : (tensor<*xf32>, tensor<1xi32>) -> tensor<?xf32>
  %1 = tensor.reshape %fixed(%two) : (tensor<2x6xf32>, tensor<2xindex>) -> tensor<3x4xf32>
  %2 = tensor.reshape %fixed(%open) : (tensor<2x6xf32>, tensor<?xi32>) -> tensor<*xf32>
  return
}
// -----
func.func @expand(%a: tensor<?x32xf32>, %b: tensor<f32>, %n: index) {
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [%n, 4, 32] : tensor<?x32xf32> into tensor<?x4x32xf32>
  %1 = tensor.expand_shape %b [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %2 = tensor.expand_shape %a [[0, 1], [2, 3]] output_shape [%n, %n, 8, 4] : tensor<?x32xf32> into tensor<?x?x8x4xf32>
  return
}
// -----
func.func @collapse(%a: tensor<?x4x8xf32>, %b: tensor<1x1xf32>, %c: tensor<2x3x4xi8>) {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x4x8xf32> into tensor<?x8xf32>
  %1 = tensor.collapse_shape %b [] : tensor<1x1xf32> into tensor<f32>
  %2 = tensor.collapse_shape %c [[0, 1, 2]] {a} : tensor<2x3x4xi8> into tensor<24xi8>
  %3 = tensor.collapse_shape %c [[0], [1], [2]] : tensor<2x3x4xi8> into tensor<2x3x4xi8>
  return
}
// -----
func.func @pad(%a: tensor<3x4xf32>, %b: tensor<?x?xf32>, %n: index, %x: f32) {
  %0 = tensor.pad %a low[1, 2] high[2, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<3x4xf32> to tensor<6x9xf32>
  %1 = tensor.pad %b nofold low[%n, 0] high[0, %n] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } {kept = 1} : tensor<?x?xf32> to tensor<?x16xf32>
  return
}
// -----
func.func @pad_scalar(%a: tensor<f32>, %x: f32) {
  %0 = tensor.pad %a low[] high[] {
    tensor.yield %x : f32
  } : tensor<f32> to tensor<f32>
  return
}
// -----
func.func @encoded(%a: tensor<2x4xf32, "enc">) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<2x4xf32, "enc"> into tensor<8xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32, "other">
  return
}
