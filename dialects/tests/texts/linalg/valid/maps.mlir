func.func @transposed(%left: tensor<4x2xf64>, %right: tensor<3x4xf64>, %sum: tensor<2x3xf64>) -> tensor<2x3xf64> {
  %0 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
    ins(%left, %right : tensor<4x2xf64>, tensor<3x4xf64>) outs(%sum : tensor<2x3xf64>) -> tensor<2x3xf64>
  return %0 : tensor<2x3xf64>
}
// -----
func.func @broadcast_left(%left: memref<4xf64>, %right: memref<4x3xf64>, %sum: memref<2x3xf64>) {
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
    ins(%left, %right : memref<4xf64>, memref<4x3xf64>) outs(%sum : memref<2x3xf64>)
  return
}
// -----
func.func @default_maps(%left: memref<2x4xf64>, %right: memref<4x3xf64>, %sum: memref<2x3xf64>) {
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
    {cast = #linalg.type_fn<cast_unsigned>} ins(%left, %right : memref<2x4xf64>, memref<4x3xf64>) outs(%sum : memref<2x3xf64>)
  return
}
// -----
func.func @batches(%left: tensor<2x4xi8>, %right: tensor<4x5xi8>, %sum: tensor<2x3x5xi32>, %one: tensor<3x5xi32>) {
  %0 = linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, k)>, affine_map<(b, m, n, k) -> (k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
    ins(%left, %right : tensor<2x4xi8>, tensor<4x5xi8>) outs(%sum : tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
  %1 = linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, k)>, affine_map<(b, m, n, k) -> (k, n)>, affine_map<(b, m, n, k) -> (m, n)>]
    ins(%left, %right : tensor<2x4xi8>, tensor<4x5xi8>) outs(%one : tensor<3x5xi32>) -> tensor<3x5xi32>
  return
}
// -----
func.func @unsigned(%left: tensor<2x3x4xui8>, %a: tensor<2x3x4xi8>, %b: tensor<2x4x5xi8>, %sum: tensor<2x3x5xi32>, %one: tensor<3x5xi32>) {
  %0 = linalg.batch_matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<2x3x4xi8>, tensor<2x4x5xi8>) outs(%sum : tensor<2x3x5xi32>) -> tensor<2x3x5xi32>
  %1 = linalg.batch_reduce_matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : tensor<2x3x4xi8>, tensor<2x4x5xi8>) outs(%one : tensor<3x5xi32>) -> tensor<3x5xi32>
  return
}
// -----
func.func @contractions(%cube: tensor<2x3x4xf16>, %row: tensor<4xf16>, %sum: tensor<3x2xf16>, %scalar: tensor<f16>) {
  %0 = linalg.contract indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (k)>, affine_map<(i, j, k) -> (j, i)>]
    ins(%cube, %row : tensor<2x3x4xf16>, tensor<4xf16>) outs(%sum : tensor<3x2xf16>) -> tensor<3x2xf16>
  %1 = linalg.contract indexing_maps = [affine_map<(k) -> (k)>, affine_map<(k) -> (k)>, affine_map<(k) -> ()>]
    ins(%row, %row : tensor<4xf16>, tensor<4xf16>) outs(%scalar : tensor<f16>) -> tensor<f16>
  return
}
// -----
func.func @random(%low: f64, %high: f64, %seed: i32, %floats: memref<4x4xf32>, %integers: memref<4x4xi16>) {
  linalg.fill_rng_2d ins(%low, %high, %seed : f64, f64, i32) outs(%floats : memref<4x4xf32>)
  linalg.fill_rng_2d ins(%low, %high, %seed : f64, f64, i32) outs(%integers : memref<4x4xi16>)
  return
}
// -----
func.func @copies(%bits: memref<3xi1>, %floats: memref<3xf32>, %indices: memref<3xindex>, %pairs: memref<3xcomplex<f32>>, %wide: memref<3xcomplex<f64>>, %integers: memref<3xi32>) {
  linalg.copy ins(%bits : memref<3xi1>) outs(%floats : memref<3xf32>)
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%bits : memref<3xi1>) outs(%floats : memref<3xf32>)
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%indices : memref<3xindex>) outs(%integers : memref<3xi32>)
  linalg.copy ins(%floats : memref<3xf32>) outs(%pairs : memref<3xcomplex<f32>>)
  linalg.copy ins(%wide : memref<3xcomplex<f64>>) outs(%pairs : memref<3xcomplex<f32>>)
  return
}
// -----
func.func @vectors(%value: vector<2xf32>, %to: memref<3xvector<2xf32>>) {
  linalg.fill ins(%value : vector<2xf32>) outs(%to : memref<3xvector<2xf32>>)
  return
}
// -----
func.func @scalars(%value: f32, %zero: memref<f32>, %to: memref<3x4xf32>) {
  linalg.add ins(%value, %to : f32, memref<3x4xf32>) outs(%to : memref<3x4xf32>)
  linalg.mul ins(%zero, %to : memref<f32>, memref<3x4xf32>) outs(%to : memref<3x4xf32>)
  return
}
// -----
func.func @properties(%a: memref<1x7x2xf16>, %b: memref<2x2x4xf16>, %c: memref<1x3x4xf16>, %m: memref<4x4xf16>) {
  linalg.conv_1d_nwc_wcf <{strides = dense<2> : tensor<1xi64>}> ins(%a, %b : memref<1x7x2xf16>, memref<2x2x4xf16>) outs(%c : memref<1x3x4xf16>)
  linalg.matmul <{cast = #linalg.type_fn<cast_unsigned>}> ins(%m, %m : memref<4x4xf16>, memref<4x4xf16>) outs(%m : memref<4x4xf16>)
  return
}
