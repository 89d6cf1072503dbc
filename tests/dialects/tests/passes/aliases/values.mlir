func.func @objects(%a: memref<2xf32>, %b: memref<?xf32>) attributes {test.ptr = "f"} {
  %0 = memref.alloca() {test.ptr = "alloca"} : memref<4xf32>
  %1 = memref.alloc() {test.ptr = "alloc"} : memref<4xf32>
  %2 = arith.constant {test.ptr = "one"} 1 : index
  %3 = arith.constant {test.ptr = "two"} 2 : index
  %4 = memref.get_global @g : memref<4xf32> {test.ptr = "global"}
  %5 = memref.get_global @g : memref<4xf32> {test.ptr = "global again"}
  %6 = memref.load %1[%2] {test.ptr = "element"} : memref<4xf32>
  return
}
memref.global "private" @g : memref<4xf32>
// -----
func.func @views(%a: memref<64xi8>, %s: index) attributes {test.ptr = "f"} {
  %c0 = arith.constant 0 : index
  %0 = memref.alloc() {test.ptr = "alloc"} : memref<64xi8>
  %1 = memref.view %0[%c0][] {test.ptr = "view"} : memref<64xi8> to memref<4xf32>
  %2 = memref.view %a[%s][] {test.ptr = "other view"} : memref<64xi8> to memref<4xf32>
  %3 = memref.cast %1 {test.ptr = "cast"} : memref<4xf32> to memref<?xf32>
  %4 = memref.subview %3[%s] [2] [1] {test.ptr = "subview"} : memref<?xf32> to memref<2xf32, strided<[1], offset: ?>>
  %5 = memref.subview %2[1] [2] [1] {test.ptr = "other subview"} : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
  %6:4 = "memref.extract_strided_metadata"(%4) {test.ptr = "metadata"} : (memref<2xf32, strided<[1], offset: ?>>) -> (memref<f32>, index, index, index)
  %7 = memref.reinterpret_cast %6#0 to offset: [0], sizes: [2], strides: [1] {test.ptr = "reinterpret"} : memref<f32> to memref<2xf32>
  %8 = memref.expand_shape %7 [[0, 1]] output_shape [1, 2] {test.ptr = "expand"} : memref<2xf32> into memref<1x2xf32>
  %9 = memref.collapse_shape %8 [[0, 1]] {test.ptr = "collapse"} : memref<1x2xf32> into memref<2xf32>
  %10 = memref.memory_space_cast %9 {test.ptr = "space"} : memref<2xf32> to memref<2xf32, 1>
  %11 = memref.transpose %8 (i, j) -> (j, i) {test.ptr = "transpose"} : memref<1x2xf32> to memref<2x1xf32, strided<[1, 2]>>
  return
}
// -----
func.func @distinct(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32>) attributes {test.ptr = "f"} {
  %0, %1 = memref.distinct_objects %a, %b {test.ptr = "distinct"} : memref<?xf32>, memref<?xf32>
  %2 = memref.alloc() {test.ptr = "alloc"} : memref<4xf32>
  %3 = memref.assume_alignment %2, 4 {test.ptr = "aligned"} : memref<4xf32>
  return
}
