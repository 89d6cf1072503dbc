func.func @products(%a: tensor<4x8xf16>, %b: tensor<8x16xf16>, %c: tensor<4x16xf32>, %x: tensor<2x4x8xi8>, %y: tensor<2x8x16xi8>, %z: tensor<2x4x16xi32>, %w: tensor<4x16xi32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf16>, tensor<8x16xf16>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  %1 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>, tag} ins(%a, %b : tensor<4x8xf16>, tensor<8x16xf16>) outs(%w : tensor<4x16xi32>) -> tensor<4x16xi32>
  %2 = linalg.batch_matmul ins(%x, %y : tensor<2x4x8xi8>, tensor<2x8x16xi8>) outs(%z : tensor<2x4x16xi32>) -> tensor<2x4x16xi32>
  %3 = linalg.batch_reduce_matmul ins(%x, %y : tensor<2x4x8xi8>, tensor<2x8x16xi8>) outs(%w : tensor<4x16xi32>) -> tensor<4x16xi32>
  return
}
// -----
func.func @given_maps(%a: memref<8x4xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>) {
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%a, %b : memref<8x4xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
  return
}
// -----
func.func @vectors(%m: memref<4x8xf32>, %v: memref<8xf32>, %u: memref<4xf32>, %s: memref<f32>) {
  linalg.matvec ins(%m, %v : memref<4x8xf32>, memref<8xf32>) outs(%u : memref<4xf32>)
  linalg.vecmat ins(%u, %m : memref<4xf32>, memref<4x8xf32>) outs(%v : memref<8xf32>)
  linalg.dot ins(%v, %v : memref<8xf32>, memref<8xf32>) outs(%s : memref<f32>)
  return
}
// -----
func.func @elementwise(%a: tensor<4x?xf32>, %b: tensor<4x?xi32>, %f: f32, %c: tensor<4x?xcomplex<f32>>, %p: tensor<4x?xi1>) {
  %0 = linalg.exp ins(%a : tensor<4x?xf32>) outs(%a : tensor<4x?xf32>) -> tensor<4x?xf32>
  %1 = linalg.negf ins(%a : tensor<4x?xf32>) outs(%a : tensor<4x?xf32>) -> tensor<4x?xf32>
  %2 = linalg.square ins(%a : tensor<4x?xf32>) outs(%a : tensor<4x?xf32>) -> tensor<4x?xf32>
  %3 = linalg.reciprocal ins(%a : tensor<4x?xf32>) outs(%a : tensor<4x?xf32>) -> tensor<4x?xf32>
  %4 = linalg.add ins(%b, %b : tensor<4x?xi32>, tensor<4x?xi32>) outs(%b : tensor<4x?xi32>) -> tensor<4x?xi32>
  %5 = linalg.mul ins(%c, %c : tensor<4x?xcomplex<f32>>, tensor<4x?xcomplex<f32>>) outs(%c : tensor<4x?xcomplex<f32>>) -> tensor<4x?xcomplex<f32>>
  %6 = linalg.max ins(%a, %a : tensor<4x?xf32>, tensor<4x?xf32>) outs(%a : tensor<4x?xf32>) -> tensor<4x?xf32>
  %7 = linalg.div_unsigned ins(%b, %b : tensor<4x?xi32>, tensor<4x?xi32>) outs(%b : tensor<4x?xi32>) -> tensor<4x?xi32>
  %8 = linalg.powf ins(%a, %a : tensor<4x?xf32>, tensor<4x?xf32>) outs(%a : tensor<4x?xf32>) -> tensor<4x?xf32>
  %9 = linalg.select ins(%p, %a, %a : tensor<4x?xi1>, tensor<4x?xf32>, tensor<4x?xf32>) outs(%a : tensor<4x?xf32>) -> tensor<4x?xf32>
  %10 = linalg.fill ins(%f : f32) outs(%a : tensor<4x?xf32>) -> tensor<4x?xf32>
  %11 = linalg.copy ins(%b : tensor<4x?xi32>) outs(%a : tensor<4x?xf32>) -> tensor<4x?xf32>
  %12 = linalg.erf {k} ins(%a : tensor<4x?xf32>) outs(%a : tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}
// -----
func.func @convolutions(%i: tensor<1x9x9x4xf32>, %k: tensor<3x3x4x8xf32>, %o: tensor<1x7x7x8xf32>, %w: tensor<3x3xf32>, %q: tensor<1x4x4x4xf32>, %d: tensor<3x3x4xf32>, %e: tensor<1x7x7x4xf32>) {
  %0 = linalg.conv_2d_nhwc_hwcf ins(%i, %k : tensor<1x9x9x4xf32>, tensor<3x3x4x8xf32>) outs(%o : tensor<1x7x7x8xf32>) -> tensor<1x7x7x8xf32>
  %1 = linalg.pooling_nhwc_sum {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%i, %w : tensor<1x9x9x4xf32>, tensor<3x3xf32>) outs(%q : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  %2 = linalg.pooling_nhwc_max {strides = dense<2> : vector<2xi64>} ins(%i, %w : tensor<1x9x9x4xf32>, tensor<3x3xf32>) outs(%q : tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  %3 = linalg.depthwise_conv_2d_nhwc_hwc ins(%i, %d : tensor<1x9x9x4xf32>, tensor<3x3x4xf32>) outs(%e : tensor<1x7x7x4xf32>) -> tensor<1x7x7x4xf32>
  return
}
// -----
func.func @quantized(%i: tensor<1x9x9x4xi8>, %k: tensor<3x3x4x8xi8>, %o: tensor<1x7x7x8xi32>, %z: i32) {
  %0 = linalg.conv_2d_nhwc_hwcf_q ins(%i, %k, %z, %z : tensor<1x9x9x4xi8>, tensor<3x3x4x8xi8>, i32, i32) outs(%o : tensor<1x7x7x8xi32>) -> tensor<1x7x7x8xi32>
  return
}
