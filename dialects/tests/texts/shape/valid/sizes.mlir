func.func @constants() {
  %0 = shape.const_size 1
  %1 = shape.const_size 1
  %2 = shape.const_size -2
  %3 = shape.const_shape [] : !shape.shape
  %4 = shape.const_shape [1, 2, -1] : tensor<3xindex>
  %5 = shape.const_shape {note = "kept"} [4, 5] : !shape.shape
  %6 = shape.const_witness true
  return
}
// -----
func.func @arithmetic(%s: !shape.size, %i: index) {
  %0 = shape.add %s, %i : !shape.size, index -> !shape.size
  %1 = shape.add %i, %i : index, index -> index
  %2 = shape.mul %s, %s : !shape.size, !shape.size -> !shape.size
  %3 = shape.mul %i, %i : index, index -> !shape.size
  %4 = shape.div %i, %s : index, !shape.size -> !shape.size
  %5 = shape.div %i, %i : index, index -> index
  return
}
// -----
func.func @extremes(%s: !shape.size, %h: !shape.shape) {
  %0 = shape.max %s, %s : !shape.size, !shape.size -> !shape.size
  %1 = shape.min %h, %h : !shape.shape, !shape.shape -> !shape.shape
  return
}
// -----
func.func @rank(%h: !shape.shape, %t: tensor<?xindex>) {
  %0 = shape.rank %h : !shape.shape -> !shape.size
  %1 = shape.rank %t : tensor<?xindex> -> index
  %2 = shape.rank %t : tensor<?xindex> -> !shape.size
  %3 = shape.num_elements %h : !shape.shape -> !shape.size
  %4 = shape.num_elements %t : tensor<?xindex> -> index
  return
}
// -----
func.func @extents(%h: !shape.shape, %t: tensor<2xindex>, %s: !shape.size, %i: index, %m: memref<?x2xf32>) {
  %0 = shape.get_extent %h, %s : !shape.shape, !shape.size -> !shape.size
  %1 = shape.get_extent %t, %i : tensor<2xindex>, index -> index
  %2 = shape.get_extent %t, %i : tensor<2xindex>, index -> !shape.size
  %3 = shape.dim %m, %i : memref<?x2xf32>, index -> index
  %4 = shape.dim %m, %s : memref<?x2xf32>, !shape.size -> index
  return
}
// -----
func.func @casts(%h: !shape.shape, %t: tensor<3xindex>, %s: !shape.size, %i: index) {
  %0 = shape.size_to_index %s : !shape.size
  %1 = shape.size_to_index %i : index
  %2 = shape.index_to_size %i
  %3 = shape.to_extent_tensor %h : !shape.shape -> tensor<?xindex>
  %4 = shape.to_extent_tensor %t : tensor<3xindex> -> tensor<3xindex>
  %5 = shape.from_extent_tensor %t : tensor<3xindex>
  %6 = shape.from_extents %s, %i : !shape.size, index
  %7 = shape.value_as_shape %t : tensor<3xindex> -> !shape.shape
  return
}
// -----
func.func @shapes(%a: tensor<2x?xf32>, %b: tensor<*xf32>, %v: !shape.value_shape) {
  %0 = shape.shape_of %a : tensor<2x?xf32> -> tensor<2xindex>
  %1 = shape.shape_of %a : tensor<2x?xf32> -> tensor<?xindex>
  %2 = shape.shape_of %a : tensor<2x?xf32> -> !shape.shape
  %3 = shape.shape_of %b : tensor<*xf32> -> tensor<?xindex>
  %4 = shape.shape_of %v : !shape.value_shape -> !shape.shape
  %5 = shape.with_shape %v, %4 : !shape.value_shape, !shape.shape
  %6 = shape.value_of %v : tensor<?xf32>
  return
}
// -----
func.func @meet(%h: !shape.shape, %t: tensor<?xindex>, %u: tensor<2xindex>, %s: !shape.size, %i: index) {
  %0 = shape.meet %h, %t : !shape.shape, tensor<?xindex> -> !shape.shape
  %1 = shape.meet %t, %u : tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
  %2 = shape.meet %s, %i, error = "different" : !shape.size, index -> !shape.size
  %3 = shape.meet %i, %i : index, index -> index
  %4 = shape.meet %u, %t : tensor<2xindex>, tensor<?xindex> -> tensor<?xindex>
  return
}
// -----
func.func @broadcast(%h: !shape.shape, %t: tensor<?xindex>) {
  %0 = shape.broadcast %h, %t : !shape.shape, tensor<?xindex> -> !shape.shape
  %1 = shape.broadcast %t, %t, %t : tensor<?xindex>, tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %2 = shape.is_broadcastable %h, %t : !shape.shape, tensor<?xindex>
  %3 = shape.concat %h, %h : !shape.shape, !shape.shape -> !shape.shape
  %6 = shape.const_size 1
  return
}
// -----
func.func @any(%h: !shape.shape, %t: tensor<?xindex>) {
  %0 = shape.any %h, %t : !shape.shape, tensor<?xindex> -> !shape.shape
  %1 = shape.shape_eq %h, %t : !shape.shape, tensor<?xindex>
  return
}
// -----
// The dialect accepts operations that it does not know.
func.func @unknown() {
  %0 = "shape.unknown"() : () -> !shape.shape
  return
}
