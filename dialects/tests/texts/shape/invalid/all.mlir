func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.add %z, %i : !shape.size, index -> index
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.mul %z, %z : !shape.size, !shape.size -> index
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.div %z, %z : !shape.size, !shape.size -> index
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.rank %s : !shape.shape -> index
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.num_elements %s : !shape.shape -> index
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.get_extent %s, %i : !shape.shape, index -> index
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.shape_of %x : !shape.value_shape -> tensor<?xindex>
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.shape_of %v : tensor<2x3xf32> -> tensor<3xindex>
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.broadcast %s, %t : !shape.shape, tensor<?xindex> -> tensor<?xindex>
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.assuming_all
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.cstr_broadcastable %s : !shape.shape
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.cstr_broadcastable
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.meet %s, %z : !shape.shape, !shape.size -> !shape.shape
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.meet %i, %z : index, !shape.size -> !shape.shape
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.max %s, %s : !shape.shape, !shape.shape -> !shape.size
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.min %z, %z : !shape.size, !shape.size -> !shape.shape
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.add %i, %i : index, index -> !shape.shape
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.const_shape [1, 2] : tensor<3xindex>
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.const_size 1.5
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.size_to_index %s : !shape.shape
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.to_extent_tensor %t : tensor<?xindex> -> tensor<?xf32>
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.reduce(%s, %z) : !shape.shape -> !shape.size {
  ^bb0(%at: index, %acc: !shape.size):
    shape.yield %acc : !shape.size
  }
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.reduce(%s, %z) : !shape.shape -> !shape.size {
  ^bb0(%at: f32, %e: !shape.size, %acc: !shape.size):
    shape.yield %acc : !shape.size
  }
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.reduce(%s, %z) : !shape.shape -> !shape.size {
  ^bb0(%at: index, %e: index, %acc: !shape.size):
    shape.yield %acc : !shape.size
  }
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.reduce(%t, %z) : tensor<?xindex> -> !shape.size {
  ^bb0(%at: index, %e: !shape.size, %acc: !shape.size):
    shape.yield %acc : !shape.size
  }
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.reduce(%s, %z) : !shape.shape -> !shape.size {
  ^bb0(%at: index, %e: !shape.size, %acc: index):
    shape.yield %acc : index
  }
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.reduce(%s, %z) : !shape.shape -> !shape.size {
  ^bb0(%at: index, %e: !shape.size, %acc: !shape.size):
    shape.yield
  }
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.reduce(%s, %z) : !shape.shape -> !shape.size {
  ^bb0(%at: index, %e: !shape.size, %acc: !shape.size):
    shape.yield %at : index
  }
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.reduce(%s, %z, %z) : !shape.shape -> !shape.size {
  }
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.assuming %w -> (f32) {
    shape.assuming_yield
  }
  return
}
// -----
func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %z: !shape.size, %i: index, %v: tensor<2x3xf32>, %x: !shape.value_shape, %w: !shape.witness) {
  %0 = shape.assuming %s -> (f32) {
  }
  return
}
// -----
module attributes {shape.lib = @none} {
}
// -----
module attributes {shape.lib = @f} {
  func.func private @f()
}
// -----
module attributes {shape.lib = [@f]} {
  func.func private @f()
}
// -----
module attributes {shape.lib = 1} {
}
// -----
module attributes {shape.lib = ["a"]} {
}
// -----
module attributes {shape.lib = [@a, @b]} {
  shape.function_library @a {
  } mapping {
    t.a = @x
  }
  shape.function_library @b {
  } mapping {
    t.a = @y
  }
}
// -----
func.func private @f() attributes {shape.lib = @a}
// -----
shape.function_library @a {
} {
}
