func.func @casts(%any: tensor<*xf32>, %fixed: tensor<3x5xf32>, %open: tensor<?x?xi32>) {
  %0 = tensor.cast %any : tensor<*xf32> to tensor<3x?xf32>
  %1 = tensor.cast %fixed : tensor<3x5xf32> to tensor<?x5xf32>
  %2 = tensor.cast %fixed : tensor<3x5xf32> to tensor<*xf32>
  %3 = tensor.bitcast %open : tensor<?x?xi32> to tensor<?x?xf32>
  return
}
// -----
func.func @queries(%t: tensor<4x?xf16>, %u: tensor<*xi8>, %i: index) -> (index, index, index) {
  %one = arith.constant 1 : index
  %0 = tensor.dim %t, %one : tensor<4x?xf16>
  %1 = tensor.dim %u, %i : tensor<*xi8>
  %2 = tensor.rank %u {note = "rank"} : tensor<*xi8>
  return %0, %1, %2 : index, index, index
}
// -----
func.func @elements(%t: tensor<?x8xi64>, %s: tensor<f32>, %i: index, %v: i64) -> i64 {
  %0 = tensor.extract %t[%i, %i] : tensor<?x8xi64>
  %1 = tensor.extract %s[] : tensor<f32>
  %2 = tensor.insert %0 into %t[%i, %i] : tensor<?x8xi64>
  %3 = tensor.insert %v into %2[%i, %i] {slow} : tensor<?x8xi64>
  return %0 : i64
}
// -----
func.func @from_elements(%a: i32, %b: i32, %v: vector<2xf32>) {
  %0 = tensor.from_elements %a, %b, %a : tensor<3xi32>
  %1 = tensor.from_elements %a : tensor<i32>
  %2 = tensor.from_elements : tensor<0xi32>
  %3 = tensor.from_elements %a, %b, %b, %a : tensor<2x2xi32>
  %4 = tensor.from_elements %v, %v : tensor<2xvector<2xf32>>
  return
}
// -----
func.func @splats(%x: f32, %n: index) {
  %0 = tensor.splat %x : tensor<8xf32>
  %1 = tensor.splat %x[%n, %n] : tensor<?x4x?xf32>
  %2 = tensor.splat %n : tensor<index>
  return
}
// -----
func.func @empty(%n: index) {
  %0 = tensor.empty() : tensor<4x5xf32>
  %1 = tensor.empty(%n) : tensor<?x5xcomplex<f32>, {order = "rows"}>
  %2 = tensor.empty(%n, %n) {tag = 1 : i8} : tensor<?x?xi4>
  return
}
// -----
func.func @generate(%n: index, %m: index) -> tensor<?x3x?xindex> {
  %0 = tensor.generate %n, %m {
  ^bb0(%i: index, %j: index, %k: index):
    %sum = arith.addi %i, %k : index
    tensor.yield %sum : index
  } : tensor<?x3x?xindex>
  %1 = tensor.generate {
    %c = arith.constant 1.0 : f32
    tensor.yield %c : f32
  } : tensor<f32>
  return %0 : tensor<?x3x?xindex>
}
