func.func @map(%a: tensor<64xf32>, %b: tensor<64xf32>) -> tensor<64xf32> {
  %0 = linalg.map ins(%a, %b : tensor<64xf32>, tensor<64xf32>) outs(%b : tensor<64xf32>) (%x: f32, %y: f32, %z: f32) {
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  }
  %1 = linalg.map { arith.addf } ins(%a, %b : tensor<64xf32>, tensor<64xf32>) outs(%b : tensor<64xf32>)
  %2 = linalg.map { math.exp } ins(%a : tensor<64xf32>) outs(%b : tensor<64xf32>)
  %3 = linalg.map outs(%b : tensor<64xf32>) (%z: f32) {
    linalg.yield %z : f32
  }
  return %0 : tensor<64xf32>
}
func.func @reduce(%a: tensor<16x32x64xf32>, %b: tensor<16x64xf32>) {
  %0 = linalg.reduce { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%a : tensor<16x32x64xf32>) outs(%b : tensor<16x64xf32>) dimensions = [1]
  %1 = linalg.reduce ins(%a : tensor<16x32x64xf32>) outs(%b : tensor<16x64xf32>) dimensions = [1] (%in: f32, %out: f32) {
    %s = arith.addf %in, %out : f32
    linalg.yield %s : f32
  }
  %2 = linalg.reduce ins(%a : tensor<16x32x64xf32>) outs(%b : tensor<16x64xf32>) dimensions = [1] (%in: f32, %out: f32) {
    %s = arith.addf %out, %in : f32
    linalg.yield %s : f32
  }
  return
}
// -----
func.func @e(%a: tensor<4x8xf32>, %b: tensor<8xf32>, %c: tensor<4x8xf32>, %d: tensor<4xf32>) {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>] ins(%a, %b : tensor<4x8xf32>, tensor<8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = linalg.contract indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>] ins(%a, %b : tensor<4x8xf32>, tensor<8xf32>) outs(%d : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.softmax dimension(1) ins(%a : tensor<4x8xf32>) outs(%c : tensor<4x8xf32>) -> tensor<4x8xf32>
  return
}
// -----
func.func @yields_other(%from: tensor<6xf64>, %rest: tensor<6xf64>, %to: tensor<6xf64>) -> tensor<6xf64> {
  %0 = linalg.map ins(%from, %rest : tensor<6xf64>, tensor<6xf64>) outs(%to : tensor<6xf64>)
    (%a: f64, %b: f64, %c: f64) {
      %unused = arith.addf %a, %b : f64
      linalg.yield %a : f64
    }
  %1 = linalg.reduce ins(%0 : tensor<6xf64>) outs(%from : tensor<6xf64>) dimensions = []
    (%a: f64, %b: f64) {
      %unused = arith.mulf %b, %a : f64
      linalg.yield %b : f64
    }
  return %1 : tensor<6xf64>
}
