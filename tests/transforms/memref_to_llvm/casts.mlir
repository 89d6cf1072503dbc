// options: --finalize-memref-to-llvm
// options: --finalize-memref-to-llvm=use-aligned-alloc=1
// options: --finalize-memref-to-llvm=index-bitwidth=32
// options: --finalize-memref-to-llvm=use-generic-functions=1
func.func @cast(%m: memref<4x?xf32>, %u: memref<*xf32>, %s: memref<2xf32, 3>) -> (memref<*xf32>, memref<?x?xf32>, memref<*xf32, 3>) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<*xf32>
  %1 = memref.cast %u : memref<*xf32> to memref<4x?xf32>
  %2 = memref.cast %1 : memref<4x?xf32> to memref<?x?xf32>
  %3 = memref.cast %s : memref<2xf32, 3> to memref<*xf32, 3>
  return %0, %2, %3 : memref<*xf32>, memref<?x?xf32>, memref<*xf32, 3>
}

// -----

func.func @rc(%a: memref<4x3xf32>, %u: memref<*xf32>, %o: index, %s: index, %t: index) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [3, 4], strides: [4, 1] : memref<4x3xf32> to memref<3x4xf32>
  %1 = memref.reinterpret_cast %a to offset: [%o], sizes: [%s, 4], strides: [%t, 1] : memref<4x3xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %2 = memref.reinterpret_cast %u to offset: [%o], sizes: [%s], strides: [2] : memref<*xf32> to memref<?xf32, strided<[2], offset: ?>>
  %3 = memref.reinterpret_cast %u to offset: [0], sizes: [], strides: [] : memref<*xf32> to memref<f32>
  memref.dealloc %0 : memref<3x4xf32>
  memref.dealloc %1 : memref<?x4xf32, strided<[?, 1], offset: ?>>
  memref.dealloc %2 : memref<?xf32, strided<[2], offset: ?>>
  memref.dealloc %3 : memref<f32>
  return
}

// -----

func.func @msc(%a: memref<?x3xf32>, %u: memref<*xf32, 2>, %i: memref<*xf32>) {
  %0 = memref.memory_space_cast %a : memref<?x3xf32> to memref<?x3xf32, 3>
  %1 = memref.memory_space_cast %u : memref<*xf32, 2> to memref<*xf32>
  %2 = memref.memory_space_cast %i : memref<*xf32> to memref<*xf32, 5>
  return
}

// -----

func.func @alignv(%a: memref<2xf32>) -> memref<2xf32> {
  %c = memref.cast %a : memref<2xf32> to memref<?xf32, strided<[?], offset: ?>>
  %d = memref.assume_alignment %c, 8 : memref<?xf32, strided<[?], offset: ?>>
  %e = memref.cast %d : memref<?xf32, strided<[?], offset: ?>> to memref<2xf32>
  return %e : memref<2xf32>
}

// -----

func.func @unrc(%u: memref<*xf32, 3>, %o: index) {
  %0 = memref.reinterpret_cast %u to offset: [%o], sizes: [2, %o], strides: [%o, 3] : memref<*xf32, 3> to memref<2x?xf32, strided<[?, 3], offset: ?>, 3>
  return
}
