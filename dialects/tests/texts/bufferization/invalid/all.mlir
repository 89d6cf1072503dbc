func.func @f(%n: index, %t: tensor<?xf32>) {
  %0 = bufferization.alloc_tensor(%n) copy(%t) : tensor<?xf32>
  return
}
// -----
func.func @f(%n: index, %t: tensor<?xf32>) {
  %0 = bufferization.alloc_tensor() : tensor<?xf32>
  return
}
// -----
func.func @f(%n: index, %t: tensor<?xf32>) {
  %0 = bufferization.alloc_tensor(%n, %n) : tensor<?xf32>
  return
}
// -----
func.func @f(%n: index, %t: tensor<?xf32>) {
  %0 = bufferization.alloc_tensor() copy(%t) : tensor<4xf32>
  return
}
// -----
func.func @f(%n: index, %t: tensor<?xf32>) {
  %0 = "bufferization.alloc_tensor"(%t) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<?xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%n: index) {
  %0 = bufferization.alloc_tensor() : memref<4xf32>
  return
}
// -----
func.func @f(%n: index) {
  %0 = bufferization.alloc_tensor() size_hint %n : tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>) {
  %0 = bufferization.materialize_in_destination %a in writable %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>) {
  %0 = bufferization.materialize_in_destination %a in restrict %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>) {
  bufferization.materialize_in_destination %a in %b : (tensor<?xf32>, tensor<?xf32>) -> ()
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %b: tensor<?xf32>) {
  %0 = bufferization.materialize_in_destination %a in %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %b: memref<?xf32>) {
  bufferization.materialize_in_destination %a in %b : (tensor<?xf32>, memref<?xf32>) -> ()
  return
}
// -----
func.func @f(%a: tensor<?xf32>, %b: memref<?xf32>) {
  %0 = bufferization.materialize_in_destination %a in writable %b : (tensor<?xf32>, memref<?xf32>) -> tensor<?xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: memref<5xf32>) {
  bufferization.materialize_in_destination %a in writable %b : (tensor<4xf32>, memref<5xf32>) -> ()
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: memref<4x1xf32>) {
  bufferization.materialize_in_destination %a in writable %b : (tensor<4xf32>, memref<4x1xf32>) -> ()
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: memref<*xf32>) {
  bufferization.materialize_in_destination %a in writable %b : (tensor<4xf32>, memref<*xf32>) -> ()
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: memref<4xf16>) {
  bufferization.materialize_in_destination %a in writable %b : (tensor<4xf32>, memref<4xf16>) -> ()
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: vector<4xf32>) {
  bufferization.materialize_in_destination %a in %b : (tensor<4xf32>, vector<4xf32>) -> ()
  return
}
// -----
func.func @f(%a: memref<4xf32>, %c: i1) {
  %0 = "bufferization.dealloc"(%a, %c, %a) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<4xf32>, i1, memref<4xf32>) -> (f32)
  return
}
// -----
func.func @f(%a: memref<4xf32>, %c: i1) {
  bufferization.dealloc (%a, %a : memref<4xf32>, memref<4xf32>) if (%c)
  return
}
// -----
func.func @f(%a: memref<4xf32>, %c: i1) {
  %0 = "bufferization.dealloc"(%a, %c) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<4xf32>, i1) -> (i1)
  return
}
// -----
func.func @f(%a: memref<4xf32>) {
  %0 = bufferization.to_tensor %a : memref<4xf32> to tensor<5xf32>
  return
}
// -----
func.func @f(%a: memref<4xf32>) {
  %0 = bufferization.to_tensor %a : memref<4xf32> to tensor<4xf16>
  return
}
// -----
func.func @f(%a: memref<4xf32>) {
  %0 = bufferization.to_tensor %a : memref<4xf32> to memref<4xf32>
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  %0 = bufferization.to_buffer %a : tensor<4xf32> to memref<2x2xf32>
  return
}
// -----
func.func @f(%a: memref<4xf32>) {
  %0 = bufferization.clone %a : memref<4xf32> to tensor<4xf32>
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a {bufferization.manual_deallocation} : i32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = arith.addi %a, %a {bufferization.other} : i32
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  bufferization.dealloc_tensor %a : memref<4xf32>
  return
}
