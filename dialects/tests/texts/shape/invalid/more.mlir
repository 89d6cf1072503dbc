func.func @f(%h: !shape.shape, %s: !shape.size) {
  %0 = shape.reduce(%h, %s) : !shape.shape -> !shape.size {
  ^bb0(%i: index, %e: !shape.size):
    shape.yield %e : !shape.size
  }
  return
}
// -----
func.func @f(%h: !shape.shape, %s: !shape.size) {
  %0 = shape.reduce(%h, %s) : !shape.shape -> !shape.size {
  ^bb0(%i: i32, %e: !shape.size, %a: !shape.size):
    shape.yield %e : !shape.size
  }
  return
}
// -----
func.func @f(%h: !shape.shape, %s: !shape.size) {
  %0 = shape.reduce(%h, %s) : !shape.shape -> !shape.size {
  ^bb0(%i: index, %e: index, %a: !shape.size):
    shape.yield %a : !shape.size
  }
  return
}
// -----
func.func @f(%h: tensor<?xindex>, %s: index) {
  %0 = shape.reduce(%h, %s) : tensor<?xindex> -> index {
  ^bb0(%i: index, %e: !shape.size, %a: index):
    shape.yield %a : index
  }
  return
}
// -----
func.func @f(%h: !shape.shape, %s: f32) {
  %0 = shape.reduce(%h, %s) : !shape.shape -> f32 {
  ^bb0(%i: index, %e: !shape.size, %a: i32):
    shape.yield %s : f32
  }
  return
}
// -----
func.func @f(%h: !shape.shape, %s: !shape.size) {
  %0 = shape.reduce(%h, %s) : !shape.shape -> !shape.size {
  ^bb0(%i: index, %e: !shape.size, %a: !shape.size):
    shape.yield %a, %a : !shape.size, !shape.size
  }
  return
}
// -----
func.func @f(%h: !shape.shape, %s: !shape.size) {
  %0 = shape.reduce(%h, %s) : !shape.shape -> !shape.size {
  ^bb0(%i: index, %e: !shape.size, %a: !shape.size):
    shape.yield %i : index
  }
  return
}
// -----
func.func @f(%h: !shape.shape, %s: !shape.size) {
  %0 = shape.reduce(%h, %s) : !shape.shape -> (!shape.size, !shape.size) {
  ^bb0(%i: index, %e: !shape.size, %a: !shape.size):
    shape.yield %a : !shape.size
  }
  return
}
// -----
func.func @f() {
  %0 = shape.assuming_all
  return
}
// -----
func.func @f(%v: !shape.value_shape) {
  %0 = shape.shape_of %v : !shape.value_shape -> tensor<?xindex>
  return
}
// -----
func.func @f(%t: tensor<1x2xindex>) {
  %0 = shape.shape_of %t : tensor<1x2xindex> -> tensor<3xindex>
  return
}
// -----
func.func @f(%h: !shape.shape) {
  %0 = shape.rank %h : !shape.shape -> index
  return
}
// -----
func.func @f(%t: tensor<?xindex>) {
  %0 = shape.const_size 0
  %1 = shape.get_extent %t, %0 : tensor<?xindex>, !shape.size -> index
  return
}
// -----
func.func @f(%s: !shape.size, %i: index) {
  %0 = shape.mul %s, %i : !shape.size, index -> index
  return
}
// -----
func.func @f(%s: !shape.size, %i: index) {
  %0 = shape.add %i, %s : index, !shape.size -> index
  return
}
// -----
func.func @f(%s: !shape.size, %i: index) {
  %0 = shape.div %i, %s : index, !shape.size -> index
  return
}
// -----
func.func @f(%h: !shape.shape) {
  %0 = shape.num_elements %h : !shape.shape -> index
  return
}
// -----
func.func @f(%h: !shape.shape, %t: tensor<?xindex>) {
  %0 = shape.broadcast %t, %h : tensor<?xindex>, !shape.shape -> tensor<?xindex>
  return
}
// -----
func.func @f(%h: !shape.shape) {
  %0 = shape.cstr_broadcastable %h : !shape.shape
  return
}
// -----
func.func @f() {
  %0 = shape.const_shape [4, 5, 6] : tensor<2xindex>
  return
}
// -----
func.func @f() {
  %0 = shape.const_shape [4, 5, 6] : index
  return
}
// -----
func.func @f(%h: !shape.shape, %i: index) {
  %0 = shape.meet %h, %i : !shape.shape, index -> index
  return
}
// -----
func.func @f(%s: !shape.size, %h: !shape.shape) {
  %0 = shape.meet %s, %h : !shape.size, !shape.shape -> !shape.shape
  return
}
// -----
func.func @f(%a: tensor<2xindex>, %b: tensor<3xindex>) {
  %0 = shape.meet %a, %b : tensor<2xindex>, tensor<3xindex> -> tensor<?xindex>
  return
}
// -----
func.func @f(%a: tensor<2xindex>) {
  %0 = shape.meet %a, %a : tensor<2xindex>, tensor<2xindex> -> tensor<3xindex>
  return
}
// -----
func.func @f(%a: index) {
  %0 = shape.max %a, %a : index, index -> index
  return
}
// -----
func.func @f(%a: !shape.size) {
  %0 = shape.min %a, %a : !shape.size, !shape.size -> !shape.shape
  return
}
// -----
func.func @f(%a: !shape.size, %b: !shape.shape) {
  %0 = shape.min %a, %b : !shape.size, !shape.shape -> !shape.shape
  return
}
// -----
func.func @f(%a: tensor<2x2xindex>) {
  %0 = shape.to_extent_tensor %a : tensor<2x2xindex> -> tensor<2xindex>
  return
}
// -----
func.func @f(%a: !shape.shape) {
  %0 = shape.to_extent_tensor %a : !shape.shape -> tensor<2xi32>
  return
}
// -----
func.func @f(%a: i32) {
  %0 = shape.size_to_index %a : i32
  return
}
// -----
func.func @f(%w: !shape.witness) {
  shape.assuming %w -> (i32) {
    shape.assuming_yield
  }
  return
}
// -----
func.func @f(%w: i32) {
  shape.assuming %w {
  }
  return
}
// -----
module attributes {shape.lib = [@one, "one"]} {
  shape.function_library @one {
  } mapping {}
}
// -----
module attributes {shape.lib = [@one, @one]} {
  shape.function_library @one {
    func @same(%v: !shape.value_shape) -> !shape.value_shape {
      return %v : !shape.value_shape
    }
  } mapping {test.a = @same}
}
// -----
module attributes {shape.lib = [@one]} {
  shape.function_library @one {
  } mapping {test.a = @same, test.a = @same}
}
// -----
module attributes {shape.lib = @f} {
  func.func @f() {
    return
  }
}
// -----
module attributes {shape.lib = [@f]} {
  func.func @f() {
    return
  }
}
// -----
module attributes {shape.lib = [@f]} {
}
// -----
module attributes {shape.lib = @f} {
}
// -----
module attributes {shape.lib = 1 : i32} {
}
// -----
func.func @f() attributes {shape.lib = @f} {
  return
}
// -----
shape.function_library @one {
}
// -----
shape.function_library @one {
} mapping [1]
// -----
shape.func @f() {
}
// -----
func.func @f() -> !shape.foo
