func.func @f() -> tensor<3xi32> {
  %a = arith.constant sparse<[[0], [2]], [5, 7]> : tensor<3xi32>
  %b = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %0 = arith.addi %a, %b : tensor<3xi32>
  return %0 : tensor<3xi32>
}
// -----
func.func @f() -> tensor<3xf32> {
  %a = arith.constant sparse<[[0], [2]], [5.0, 7.0]> : tensor<3xf32>
  %0 = arith.negf %a : tensor<3xf32>
  return %0 : tensor<3xf32>
}
// -----
func.func @f() -> tensor<3xf64> {
  %a = arith.constant sparse<[[0], [2]], [5.0, 7.0]> : tensor<3xf32>
  %0 = arith.extf %a : tensor<3xf32> to tensor<3xf64>
  return %0 : tensor<3xf64>
}
// -----
func.func @f() -> tensor<2xi32> {
  %a = arith.constant dense_resource<r> : tensor<2xi32>
  %b = arith.constant dense<[1, 2]> : tensor<2xi32>
  %0 = arith.addi %a, %b : tensor<2xi32>
  %1 = arith.addi %a, %a : tensor<2xi32>
  %2 = math.absi %1 : tensor<2xi32>
  return %2 : tensor<2xi32>
}
{-#
  dialect_resources: { builtin: { r: "0x040000000100000002000000" } }
#-}
// -----
func.func @f() -> tensor<0xi32> {
  %a = arith.constant dense<> : tensor<0xi32>
  %0 = arith.addi %a, %a : tensor<0xi32>
  %1 = arith.cmpi eq, %0, %a : tensor<0xi32>
  %2 = arith.select %1, %0, %a : tensor<0xi1>, tensor<0xi32>
  %3 = arith.shli %2, %a : tensor<0xi32>
  return %3 : tensor<0xi32>
}
// -----
func.func @f() -> tensor<2xi32, "enc"> {
  %a = arith.constant dense<[1, 2]> : tensor<2xi32, "enc">
  %0 = arith.addi %a, %a : tensor<2xi32, "enc">
  return %0 : tensor<2xi32, "enc">
}
// -----
func.func @f() -> (vector<4xi1>, vector<9xi1>) {
  %a = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %b = arith.constant dense<true> : vector<4xi1>
  %0 = arith.xori %a, %b : vector<4xi1>
  %c = arith.constant dense<[1,2,3,4,5,6,7,8,9]> : vector<9xi8>
  %d = arith.constant dense<5> : vector<9xi8>
  %1 = arith.cmpi slt, %c, %d : vector<9xi8>
  return %0, %1 : vector<4xi1>, vector<9xi1>
}
// -----
func.func @f() -> (tensor<i32>, vector<i32>) {
  %a = arith.constant dense<4> : tensor<i32>
  %0 = arith.muli %a, %a : tensor<i32>
  %b = arith.constant dense<5> : vector<i32>
  %1 = arith.muli %b, %b : vector<i32>
  return %0, %1 : tensor<i32>, vector<i32>
}
// -----
func.func @f() -> (complex<f32>, tensor<2xcomplex<f32>>) {
  %a = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %b = arith.constant dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>
  %m = arith.constant dense<[true, false]> : tensor<2xi1>
  %c = arith.constant dense<(1.0, 3.0)> : tensor<2xcomplex<f32>>
  %0 = arith.select %m, %b, %b : tensor<2xi1>, tensor<2xcomplex<f32>>
  return %a, %0 : complex<f32>, tensor<2xcomplex<f32>>
}
// -----
func.func @f(%x: memref<4xf32>) -> (memref<4xf32>, memref<4xi32>) {
  %0 = arith.bitcast %x : memref<4xf32> to memref<4xi32>
  %1 = arith.bitcast %0 : memref<4xi32> to memref<4xf32>
  return %1, %0 : memref<4xf32>, memref<4xi32>
}
// -----
func.func @f() -> (tensor<2x2xi8>, tensor<2x2xi8>) {
  %a = arith.constant sparse<[[0, 1], [1, 0]], [5, 7]> : tensor<2x2xi8>
  %b = arith.constant sparse<[[0, 1], [1, 0]], 3> : tensor<2x2xi8>
  %0 = arith.subi %a, %b : tensor<2x2xi8>
  %1 = math.ctpop %b : tensor<2x2xi8>
  return %0, %1 : tensor<2x2xi8>, tensor<2x2xi8>
}
// -----
func.func @f() -> tensor<2x2xi8> {
  %a = arith.constant sparse<0, 5> : tensor<2x2xi8>
  %0 = arith.addi %a, %a : tensor<2x2xi8>
  return %0 : tensor<2x2xi8>
}
