func.func @f(%a: tensor<2xf32>, %m: memref<2xf32>) {
  bufferization.materialize_in_destination %a in %m : (tensor<2xf32>, memref<2xf32>) -> ()
  return
}
// -----
func.func @f(%a: tensor<2xf32>, %m: vector<2xf32>) {
  bufferization.materialize_in_destination %a in %m : (tensor<2xf32>, vector<2xf32>) -> ()
  return
}
// -----
func.func @f(%a: tensor<2xf32>, %m: tensor<2xf32>) {
  bufferization.materialize_in_destination %a in %m : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}
// -----
func.func @f(%a: tensor<2xf32>, %m: tensor<2xf32>) {
  %0 = bufferization.materialize_in_destination %a in %m : (tensor<2xf32>, tensor<2xf32>) -> tensor<?xf32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>, %m: memref<2xf32>) {
  %0 = bufferization.materialize_in_destination %a in writable %m : (tensor<2xf32>, memref<2xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>, %m: tensor<2xf32>) {
  %0 = bufferization.materialize_in_destination %a in restrict %m : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>, %m: tensor<2xf32>) {
  %0 = bufferization.materialize_in_destination %a in writable %m : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @f(%a: tensor<2xf32>, %m: memref<3xf32>) {
  bufferization.materialize_in_destination %a in writable %m : (tensor<2xf32>, memref<3xf32>) -> ()
  return
}
// -----
func.func @f(%a: tensor<2xf32>, %m: memref<2x1xf32>) {
  bufferization.materialize_in_destination %a in writable %m : (tensor<2xf32>, memref<2x1xf32>) -> ()
  return
}
// -----
func.func @f(%a: tensor<2xf32>, %m: memref<*xf32>) {
  bufferization.materialize_in_destination %a in writable %m : (tensor<2xf32>, memref<*xf32>) -> ()
  return
}
// -----
func.func @f(%a: tensor<2xf32>, %m: memref<2xi32>) {
  bufferization.materialize_in_destination %a in writable %m : (tensor<2xf32>, memref<2xi32>) -> ()
  return
}
// -----
func.func @f(%a: tensor<2xf32>) attributes {bufferization.foo} {
  return
}
// -----
func.func @f(%a: tensor<2xf32>) attributes {bufferization.manual_deallocation} {
  return
}
// -----
func.func @f(%a: tensor<2xf32> {bufferization.foo}) {
  return
}
// -----
func.func @f(%a: tensor<2xf32> {bufferization.writable}) {
  return
}
// -----
func.func @f(%a: memref<2xf32>, %c: i1) {
  bufferization.dealloc (%a : memref<2xf32>) if (%c, %c)
  return
}
// -----
func.func @f(%a: memref<2xf32>, %c: i1) {
  %0:2 = "bufferization.dealloc"(%a, %c, %a) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<2xf32>, i1, memref<2xf32>) -> (i1, i1)
  return
}
// -----
func.func @f(%a: memref<2xf32>, %c: i1) {
  %0 = bufferization.dealloc (%a : memref<2xf32>) if (%c)
  return
}
// -----
func.func @f(%s: index, %t: tensor<?xf32>) {
  %0 = bufferization.alloc_tensor(%s) copy(%t) : tensor<?xf32>
  return
}
// -----
func.func @f(%s: index, %t: tensor<2xf32>) {
  %0 = bufferization.to_buffer %t : tensor<2xf32> to memref<3xf32>
  return
}
// -----
func.func @f(%s: index, %t: tensor<2xf32>) {
  %0 = bufferization.to_buffer %t : tensor<2xf32> to vector<3xf32>
  return
}
// -----
func.func @f(%s: index, %t: memref<2xf32>) {
  %0 = bufferization.alloc_tensor() copy(%t) : memref<2xf32>
  return
}
// -----
func.func @f(%s: index) {
  %0 = bufferization.alloc_tensor() size_hint %s : tensor<2xf32>
  return
}
// -----
func.func @f() {
  %0 = bufferization.alloc_tensor() foo : tensor<2xf32>
  return
}
// -----
func.func @f(%s: index) {
  %0 = bufferization.alloc_tensor(%s) : tensor<?x?xf32>
  return
}
// -----
func.func @f(%t: tensor<?xf32>) {
  %0 = bufferization.alloc_tensor() copy(%t) : tensor<5xf32>
  return
}
// -----
func.func @f(%t: tensor<?xf32>) {
  %0 = bufferization.alloc_tensor() copy %t : tensor<?xf32>
  return
}
// -----
func.func @f(%t: memref<2xf32>) {
  %0 = bufferization.to_tensor %t : memref<2xf32> to tensor<2xi32>
  return
}
// -----
func.func @f(%t: i32) {
  %0 = bufferization.clone %t : i32 to memref<2xf32>
  return
}
// -----
func.func private @f(tensor<2xf32> {bufferization.writable = true})
// -----
func.func private @f(tensor<2xf32> {bufferization.access = 1 : i8})
// -----
func.func private @f(tensor<2xf32> {bufferization.access = "all"})
// -----
func.func private @f(tensor<2xf32> {bufferization.buffer_layout = "row"})
