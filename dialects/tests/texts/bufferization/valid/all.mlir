func.func @clone(%a: memref<*xf32>, %b: memref<4x?xf32>) {
  %0 = bufferization.clone %a : memref<*xf32> to memref<*xf32>
  %1 = bufferization.clone %b : memref<4x?xf32> to memref<4x?xf32>
  %2 = bufferization.clone %b {k} : memref<4x?xf32> to memref<?x?xf32>
  return
}
// -----
func.func @to_buffer(%a: tensor<?xf32>, %b: tensor<*xi8>) {
  %0 = bufferization.to_buffer %a : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %1 = bufferization.to_buffer %a read_only : tensor<?xf32> to memref<?xf32, 3>
  %2 = bufferization.to_buffer %b {k = 1} : tensor<*xi8> to memref<*xi8, 2>
  return
}
// -----
func.func @to_tensor(%a: memref<?x4xf32>, %b: memref<*xi8, 1>) {
  %0 = bufferization.to_tensor %a : memref<?x4xf32> to tensor<?x4xf32>
  %1 = bufferization.to_tensor %a restrict : memref<?x4xf32> to tensor<?x4xf32>
  %2 = bufferization.to_tensor %a restrict writable {k} : memref<?x4xf32> to tensor<?x4xf32>
  %3 = bufferization.to_tensor %b writable : memref<*xi8, 1> to tensor<*xi8>
  return
}
// -----
func.func @alloc(%n: index, %t: tensor<?x5xf32>) {
  %0 = bufferization.alloc_tensor(%n) : tensor<?x5xf32>
  %1 = bufferization.alloc_tensor() copy(%t) : tensor<?x5xf32>
  %2 = bufferization.alloc_tensor() copy(%t) {memory_space = "foo"} : tensor<?x5xf32>
  %3 = bufferization.alloc_tensor(%n) size_hint=%n : tensor<?x5xf32>
  %4 = bufferization.alloc_tensor() {memory_space = 1 : i64, k} : tensor<f32>
  bufferization.dealloc_tensor %4 : tensor<f32>
  bufferization.dealloc_tensor %t {k} : tensor<?x5xf32>
  return
}
// -----
func.func @materialize(%a: tensor<?xf32>, %b: tensor<5xf32>, %m: memref<?xf32>, %u: tensor<*xf32>) {
  %0 = bufferization.materialize_in_destination %a in %b : (tensor<?xf32>, tensor<5xf32>) -> tensor<5xf32>
  %1 = bufferization.materialize_in_destination %u in %u {k} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
  bufferization.materialize_in_destination %a in restrict writable %m : (tensor<?xf32>, memref<?xf32>) -> ()
  bufferization.materialize_in_destination %b in writable %m : (tensor<5xf32>, memref<?xf32>) -> ()
  return
}
// -----
func.func @dealloc(%a: memref<2xf32>, %b: memref<4xi32>, %c: i1, %d: i1) -> (i1, i1) {
  %0:2 = bufferization.dealloc (%a, %b : memref<2xf32>, memref<4xi32>) if (%c, %d) retain (%a, %b : memref<2xf32>, memref<4xi32>)
  bufferization.dealloc (%a : memref<2xf32>) if (%c)
  bufferization.dealloc {k}
  %1 = bufferization.dealloc retain (%b : memref<4xi32>)
  return %0#0, %0#1 : i1, i1
}
// -----
func.func @manual() {
  %0 = memref.alloc() {bufferization.manual_deallocation} : memref<4xf32>
  memref.dealloc %0 {bufferization.manual_deallocation} : memref<4xf32>
  return
}
