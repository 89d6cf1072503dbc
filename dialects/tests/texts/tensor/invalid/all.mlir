func.func @f(%a: tensor<1xf32>) {
  %0 = tensor.cast %a : tensor<1xf32> to tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<*xf32>) {
  %0 = tensor.cast %a : tensor<*xf32> to tensor<*xi32>
  return
}
// -----
func.func @f(%a: tensor<1xf32>) {
  %0 = tensor.bitcast %a : tensor<1xf32> to tensor<1xi16>
  return
}
// -----
func.func @f(%a: tensor<f32>, %i: index) {
  %0 = tensor.dim %a, %i : tensor<f32>
  return
}
// -----
func.func @f() {
  %0 = tensor.concat dim(0) : () -> tensor<1x2xf32>
  return
}
// -----
func.func @f(%a: tensor<1xf32>) {
  %0 = tensor.concat dim(0) %a : (tensor<1xf32>) -> tensor<1x1xf32>
  return
}
// -----
func.func @f(%a: tensor<1xf32>, %b: tensor<2xi8>) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<1xf32>, tensor<2xi8>) -> tensor<3xf32>
  return
}
// -----
func.func @f(%a: tensor<1xf32>) {
  %0 = tensor.concat dim(1) %a : (tensor<1xf32>) -> tensor<1xf32>
  return
}
// -----
func.func @f(%a: tensor<1x2xf32>, %b: tensor<1x3xf32>) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<1x2xf32>, tensor<1x3xf32>) -> tensor<2x2xf32>
  return
}
// -----
func.func @f(%a: tensor<3xf32>) {
  %0 = tensor.concat dim(0) %a, %a : (tensor<3xf32>, tensor<3xf32>) -> tensor<5xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>) {
  %0 = tensor.extract %a[] : tensor<?xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %x: f32) {
  %0 = tensor.insert %x into %a[] : tensor<?xf32>
  return
}
// -----
func.func @f(%x: f32) {
  %0 = tensor.from_elements %x : tensor<*xf32>
  return
}
// -----
func.func @f(%x: f32) {
  %0 = tensor.from_elements %x : tensor<2xf32>
  return
}
// -----
func.func @f(%n: index) {
  %0 = tensor.empty(%n) : tensor<4xf32>
  return
}
// -----
func.func @f(%n: index) {
  %0 = tensor.empty(%n) : tensor<?x?xf32>
  return
}
// -----
func.func @f(%x: f32, %n: index) {
  %0 = tensor.splat %x[%n] : tensor<?x?xf32>
  return
}
// -----
func.func @f(%n: index) {
  %0 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    tensor.yield %i : index
  } : tensor<?x?xindex>
  return
}
// -----
func.func @f(%n: index) {
  %0 = tensor.generate %n {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<?x2xindex>
  return
}
// -----
func.func @f(%n: index) {
  %0 = tensor.generate %n {
  ^bb0(%i: i32):
    tensor.yield %n : index
  } : tensor<?xindex>
  return
}
// -----
func.func @f(%n: index) {
  %0 = tensor.generate %n {
  ^bb0(%i: index):
    tensor.yield %n : index
  } : tensor<?xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>) {
  %0 = tensor.extract_slice %a[0] [4] [1] : tensor<?xf32> to tensor<?x?xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>) {
  %0 = tensor.extract_slice %a[0] [4] [1] : tensor<?xf32> to tensor<4xi8>
  return
}
// -----
func.func @f(%a: tensor<16xf32>) {
  %0 = tensor.extract_slice %a[0] [4] [1] : tensor<16xf32> to tensor<6xf32>
  return
}
// -----
func.func @f(%a: tensor<16xf32>) {
  %0 = tensor.extract_slice %a[20] [4] [1] : tensor<16xf32> to tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<16xf32>) {
  %0 = tensor.extract_slice %a[0] [8] [3] : tensor<16xf32> to tensor<8xf32>
  return
}
// -----
func.func @f(%a: tensor<?x?xf32>) {
  %0 = tensor.extract_slice %a[0] [8] [3] : tensor<?x?xf32> to tensor<8xf32>
  return
}
// -----
func.func @f(%a: tensor<4xi8>, %b: tensor<?xf32>) {
  %0 = tensor.insert_slice %a into %b[0] [4] [1] : tensor<4xi8> into tensor<?xf32>
  return
}
// -----
func.func @f(%a: tensor<4x4xf32>, %b: tensor<4xf32>) {
  %0 = tensor.insert_slice %a into %b[0] [4] [1] : tensor<4x4xf32> into tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<8xf32>) {
  %0 = tensor.insert_slice %a into %b[6] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<8xf32>) {
  tensor.parallel_insert_slice %a into %b[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return
}
// -----
func.func @f(%n: index, %part: tensor<1x8xf32>, %t: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<16x8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %part into %o[%i, 0] [1, 7] [1, 1] : tensor<1x8xf32> into tensor<16x8xf32>
    }
  }
  return %0 : tensor<16x8xf32>
}
// -----
func.func @f(%a: tensor<2x3x20xf32>) {
  %0 = tensor.expand_shape %a [[0], [1], [2, 3, 4]] output_shape [2, 3, 2, 4, 5] : tensor<2x3x20xf32> into tensor<2x3x2x4x5xf32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  %0 = tensor.expand_shape %a [[0, 1, 2]] output_shape [1, 2] : tensor<2xf32> into tensor<1x1x2xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  %0 = tensor.collapse_shape %a [[0]] : tensor<4xf32> into tensor<2x2xf32>
  return
}
// -----
func.func @f(%a: tensor<4x?xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x?xf32> into tensor<8xf32>
  return
}
// -----
func.func @f(%a: tensor<4x2xf32>) {
  %0 = tensor.collapse_shape %a [[1, 0]] : tensor<4x2xf32> into tensor<8xf32>
  return
}
// -----
func.func @f(%a: tensor<4x2xf32>) {
  %0 = tensor.collapse_shape %a [[0]] : tensor<4x2xf32> into tensor<8xf32>
  return
}
// -----
func.func @f(%a: tensor<4x2xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1], []] : tensor<4x2xf32> into tensor<8x1xf32>
  return
}
// -----
func.func @f(%a: tensor<4x2xf32>) {
  %0 = tensor.collapse_shape %a [[0], [1]] : tensor<4x2xf32> into tensor<8xf32>
  return
}
// -----
func.func @f(%a: tensor<4x2xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x2xf32> into tensor<8xi32>
  return
}
// -----
func.func @f(%a: tensor<*xf32>, %s: tensor<?xi32>) {
  %0 = tensor.reshape %a(%s) : (tensor<*xf32>, tensor<?xi32>) -> tensor<?xf32>
  return
}
// -----
func.func @f(%a: tensor<*xf32>, %s: tensor<1xi32>) {
  %0 = tensor.reshape %a(%s) : (tensor<*xf32>, tensor<1xi32>) -> tensor<?x?xf32>
  return
}
// -----
func.func @f(%a: tensor<*xf32>, %s: tensor<1xi32>) {
  %0 = tensor.reshape %a(%s) : (tensor<*xf32>, tensor<1xi32>) -> tensor<?xi8>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %s: tensor<1xi32>) {
  %0 = tensor.reshape %a(%s) : (tensor<4xf32>, tensor<1xi32>) -> tensor<5xf32>
  return
}
// -----
func.func @f(%a: tensor<3x4xf32>, %x: f32) {
  %0 = tensor.pad %a low[1, 2] high[2, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<3x4xf32> to tensor<6x8xf32>
  return
}
// -----
func.func @f(%a: tensor<3x4xf32>, %x: f32) {
  %0 = tensor.pad %a low[1] high[2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f32
  } : tensor<3x4xf32> to tensor<6x8xf32>
  return
}
// -----
func.func @f(%a: tensor<3x4xf32>, %x: f32) {
  %0 = tensor.pad %a low[1, 2] high[2, 3] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<3x4xf32> to tensor<6x9xf32>
  return
}
// -----
func.func @f(%a: tensor<3x4xf32>, %x: f32) {
  %0 = tensor.pad %a low[1, 2] high[2, 3] {
  ^bb0(%i: index, %j: i32):
    tensor.yield %x : f32
  } : tensor<3x4xf32> to tensor<6x9xf32>
  return
}
// -----
func.func @f(%a: tensor<3x4xf32>, %x: f16) {
  %0 = tensor.pad %a low[1, 2] high[2, 3] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : f16
  } : tensor<3x4xf32> to tensor<6x9xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<1x2x3xindex>) {
  %0 = tensor.gather %t[%i] gather_dims([]) : (tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<1x2x3xindex>) {
  %0 = tensor.gather %t[%i] gather_dims([0, 0, 0, 0]) : (tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<1x2x3xindex>) {
  %0 = tensor.gather %t[%i] gather_dims([1, 2]) : (tensor<4x5x6xf32>, tensor<1x2x3xindex>) -> tensor<1x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<1x2x1xindex>) {
  %0 = tensor.gather %t[%i] gather_dims([-1]) : (tensor<4x5x6xf32>, tensor<1x2x1xindex>) -> tensor<1x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<1x2x1xindex>) {
  %0 = tensor.gather %t[%i] gather_dims([42]) : (tensor<4x5x6xf32>, tensor<1x2x1xindex>) -> tensor<1x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<1x2x2xindex>) {
  %0 = tensor.gather %t[%i] gather_dims([2, 1]) : (tensor<4x5x6xf32>, tensor<1x2x2xindex>) -> tensor<1x2xf32>
  return
}
// -----
func.func @f(%t: tensor<4x5x6xf32>, %i: tensor<1x2x1xindex>) {
  %0 = tensor.gather %t[%i] gather_dims([1]) : (tensor<4x5x6xf32>, tensor<1x2x1xindex>) -> tensor<1x2x1xf32>
  return
}
// -----
func.func @f(%s: tensor<f32>, %t: tensor<4x5x6xf32>, %i: tensor<1x2x1xindex>) {
  %0 = tensor.scatter %s into %t[%i] scatter_dims([1]) : (tensor<f32>, tensor<4x5x6xf32>, tensor<1x2x1xindex>) -> tensor<4x5x6xf32>
  return
}
// -----
func.func @f(%s: tensor<f32>, %t: tensor<4x5x6xf32>, %i: tensor<1x2x1xindex>) {
  %0 = tensor.scatter %s into %t[%i] scatter_dims([1]) unique : (tensor<f32>, tensor<4x5x6xf32>, tensor<1x2x1xindex>) -> tensor<4x5x6xf32>
  return
}
// -----
func.func @f(%s: tensor<f32>, %t: tensor<4x5x6xf32>, %i: tensor<1x2x1xindex>) {
  %0 = tensor.scatter %s into %t[%i] scatter_dims([]) unique : (tensor<f32>, tensor<4x5x6xf32>, tensor<1x2x1xindex>) -> tensor<4x5x6xf32>
  return
}
