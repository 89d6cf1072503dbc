// Allocation, in both resources.
func.func @f(%n: index) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc(%n)[%n] : memref<?xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %2 = memref.alloca(%n) : memref<?xi8>
  return
}
// -----
// The end of it.
func.func @f(%a: memref<4xf32>, %b: memref<*xf32>) {
  memref.dealloc %a : memref<4xf32>
  memref.dealloc %b : memref<*xf32>
  return
}
// -----
// First the old goes, then the new comes.
func.func @f(%a: memref<?xf32>, %n: index) -> memref<?xf32> {
  %0 = memref.realloc %a : memref<?xf32> to memref<8xf32>
  %1 = memref.realloc %0(%n) : memref<8xf32> to memref<?xf32>
  return %1 : memref<?xf32>
}
// -----
// The operand is not the first.
func.func @f(%v: f32, %m: memref<4x4xf32>, %i: index) {
  %0 = memref.load %m[%i, %i] : memref<4x4xf32>
  memref.store %v, %m[%i, %i] : memref<4x4xf32>
  return
}
// -----
// Two effects on one operand.
func.func @f(%v: f32, %m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.atomic_rmw addf %v, %m[%i] : (f32, memref<4xf32>) -> f32
  return %0 : f32
}
// -----
// With a region.
func.func @f(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%x: f32):
    %c = arith.constant 1.0 : f32
    %y = arith.addf %x, %c : f32
    memref.atomic_yield %y : f32
  }
  return %0 : f32
}
// -----
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %u: memref<*xf32>) {
  memref.copy %a, %b : memref<4xf32> to memref<4xf32>
  memref.copy %u, %b : memref<*xf32> to memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4x4xf32>, %i: index) {
  memref.prefetch %m[%i, %i], read, locality<3>, data : memref<4x4xf32>
  memref.prefetch %m[%i, %i], write, locality<0>, instr : memref<4x4xf32>
  return
}
// -----
// Of these upstream knows nothing.
func.func @f(%a: memref<64xf32>, %b: memref<64xf32, 1>, %t: memref<1xi32>, %i: index, %n: index) {
  memref.dma_start %a[%i], %b[%i], %n, %t[%i] : memref<64xf32>, memref<64xf32, 1>, memref<1xi32>
  memref.dma_wait %t[%i], %n : memref<1xi32>
  return
}
// -----
// A name is no access.
memref.global "private" @g : memref<4xf32>
func.func @f() -> memref<4xf32> {
  %0 = memref.get_global @g : memref<4xf32>
  return %0 : memref<4xf32>
}
// -----
// Views.
func.func @f(%m: memref<8x8xf32>, %i: index, %b: memref<64xi8>, %s: memref<2xindex>) {
  %0 = memref.subview %m[%i, 0] [2, 2] [1, 1] : memref<8x8xf32> to memref<2x2xf32, strided<[8, 1], offset: ?>>
  %1 = memref.view %b[%i][] : memref<64xi8> to memref<4xf32>
  %2 = memref.cast %m : memref<8x8xf32> to memref<?x?xf32>
  %3 = memref.reshape %m(%s) : (memref<8x8xf32>, memref<2xindex>) -> memref<?x?xf32>
  %4 = memref.collapse_shape %m [[0, 1]] : memref<8x8xf32> into memref<64xf32>
  %5 = memref.expand_shape %4 [[0, 1]] output_shape [8, 8] : memref<64xf32> into memref<8x8xf32>
  %6 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<8x8xf32> to memref<4xf32>
  %7 = memref.transpose %m (i, j) -> (j, i) : memref<8x8xf32> to memref<8x8xf32, strided<[1, 8]>>
  %8 = memref.memory_space_cast %m : memref<8x8xf32> to memref<8x8xf32, 1>
  return
}
// -----
func.func @f(%m: memref<8x8xf32>, %u: memref<*xf32>, %i: index) {
  %0 = memref.dim %m, %i : memref<8x8xf32>
  %1 = memref.rank %u : memref<*xf32>
  %2 = memref.extract_aligned_pointer_as_index %m : memref<8x8xf32> -> index
  %3, %4, %5:2, %6:2 = memref.extract_strided_metadata %m : memref<8x8xf32> -> memref<f32>, index, index, index, index, index
  %7 = memref.assume_alignment %m, 16 : memref<8x8xf32>
  %8, %9 = memref.distinct_objects %m, %7 : memref<8x8xf32>, memref<8x8xf32>
  return
}
// -----
func.func @f() {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<4xf32>
    memref.alloca_scope.return
  }
  %1 = memref.alloca_scope -> f32 {
    %c = arith.constant 1.0 : f32
    memref.alloca_scope.return %c : f32
  }
  return
}
