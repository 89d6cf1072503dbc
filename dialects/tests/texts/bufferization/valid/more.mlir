func.func @alloc(%s: index, %t: tensor<?x5xf32>) {
  %0 = bufferization.alloc_tensor(%s) : tensor<?x5xf32>
  %1 = bufferization.alloc_tensor() : tensor<2x5xf32>
  %2 = bufferization.alloc_tensor(%s, %s) : tensor<?x?xf32>
  %3 = bufferization.alloc_tensor() copy(%t) : tensor<?x5xf32>
  return
}
// -----
func.func @hints(%s: index, %t: tensor<?xf32>) {
  %0 = bufferization.alloc_tensor(%s) size_hint=%s : tensor<?xf32>
  %1 = bufferization.alloc_tensor() copy(%t) size_hint=%s {memory_space = 1 : i64} : tensor<?xf32>
  return
}
// -----
func.func @attributes(%s: index) {
  %0 = bufferization.alloc_tensor(%s) {memory_space = "near"} : tensor<?xf32>
  %1 = bufferization.alloc_tensor(%s) {note = "kept"} : tensor<?xf32>
  return
}
// -----
func.func @clone(%m: memref<?xf32>, %u: memref<*xf32>) {
  %0 = bufferization.clone %m : memref<?xf32> to memref<?xf32>
  %1 = bufferization.clone %u {note = "kept"} : memref<*xf32> to memref<?xf32>
  return
}
// -----
func.func @to_tensor(%m: memref<2xf32>, %u: memref<*xf32, 1>) {
  %0 = bufferization.to_tensor %m : memref<2xf32> to tensor<2xf32>
  %1 = bufferization.to_tensor %m restrict : memref<2xf32> to tensor<2xf32>
  %2 = bufferization.to_tensor %m restrict writable : memref<2xf32> to tensor<2xf32>
  %3 = bufferization.to_tensor %u writable : memref<*xf32, 1> to tensor<*xf32>
  return
}
// -----
func.func @to_buffer(%t: tensor<?xf32>, %u: tensor<*xf32>) {
  %0 = bufferization.to_buffer %t : tensor<?xf32> to memref<?xf32>
  %1 = bufferization.to_buffer %t read_only : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %2 = bufferization.to_buffer %u : tensor<*xf32> to memref<*xf32, 1>
  return
}
// -----
func.func @materialize(%t: tensor<2xf32>, %d: tensor<?xf32>, %m: memref<2xf32>) {
  %0 = bufferization.materialize_in_destination %t in %d : (tensor<2xf32>, tensor<?xf32>) -> tensor<?xf32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<2xf32>, memref<2xf32>) -> ()
  return
}
// -----
func.func @restricted(%t: tensor<?xf32>, %m: memref<2xf32, 3>) {
  bufferization.materialize_in_destination %t in restrict writable %m {note} : (tensor<?xf32>, memref<2xf32, 3>) -> ()
  return
}
// -----
func.func @unranked(%t: tensor<*xf32>, %m: memref<*xf32>) {
  bufferization.materialize_in_destination %t in writable %m : (tensor<*xf32>, memref<*xf32>) -> ()
  return
}
// -----
func.func @dealloc_tensor(%t: tensor<2xf32>) {
  bufferization.dealloc_tensor %t : tensor<2xf32>
  return
}
// -----
func.func @dealloc(%a: memref<2xf32>, %b: memref<*xi32>, %c: i1, %d: i1) {
  bufferization.dealloc
  bufferization.dealloc (%a : memref<2xf32>) if (%c)
  bufferization.dealloc (%a, %b : memref<2xf32>, memref<*xi32>) if (%c, %d)
  return
}
// -----
func.func @retain(%a: memref<2xf32>, %b: memref<*xi32>, %c: i1) -> (i1, i1) {
  %0:2 = bufferization.dealloc (%a : memref<2xf32>) if (%c) retain (%a, %b : memref<2xf32>, memref<*xi32>)
  %1 = bufferization.dealloc retain (%a : memref<2xf32>)
  return %0#0, %1 : i1, i1
}
// -----
func.func @arguments(%a: tensor<2xf32> {bufferization.writable = true}, %b: tensor<2xf32> {bufferization.access = "read-write"}) {
  return
}
// -----
func.func private @declared(tensor<2xf32> {bufferization.access = "none"}, tensor<2xf32> {bufferization.buffer_layout = affine_map<(d0) -> (d0)>})
// -----
func.func @manual(%a: memref<2xf32>) {
  %0 = memref.alloc() {bufferization.manual_deallocation} : memref<2xf32>
  memref.dealloc %0 {bufferization.manual_deallocation} : memref<2xf32>
  return
}
// -----
func.func @loop(%t: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %0 = scf.for %i = %n to %n step %n iter_args(%x = %t) -> tensor<4xf32> {
    %1 = bufferization.alloc_tensor() copy(%x) : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
// -----
func.func @encoding(%s: index) {
  %0 = bufferization.alloc_tensor(%s) : tensor<?xf32, "row">
  return
}
// -----
func.func @result() -> (tensor<2xf32> {test.kept}) {
  %0 = bufferization.alloc_tensor() : tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
func.func @complex(%t: tensor<2xcomplex<f32>>) {
  %0 = bufferization.to_buffer %t : tensor<2xcomplex<f32>> to memref<2xcomplex<f32>>
  return
}
// -----
func.func @scalar(%t: tensor<f32>) {
  %0 = bufferization.to_buffer %t : tensor<f32> to memref<f32>
  %1 = bufferization.to_tensor %0 restrict : memref<f32> to tensor<f32>
  return
}
