// options: --finalize-memref-to-llvm
// options: --finalize-memref-to-llvm=use-aligned-alloc=1
// options: --finalize-memref-to-llvm=index-bitwidth=32
// options: --finalize-memref-to-llvm=use-generic-functions=1
func.func @dim(%m: memref<4x?xf32>, %i: index, %u: memref<*xf32>) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %0 = memref.dim %m, %c0 : memref<4x?xf32>
  %1 = memref.dim %m, %c1 : memref<4x?xf32>
  %2 = memref.dim %m, %i : memref<4x?xf32>
  %3 = memref.dim %u, %i : memref<*xf32>
  %4 = memref.dim %m, %c7 : memref<4x?xf32>
  return %0, %1, %2, %3 : index, index, index, index
}

// -----

func.func @rank(%m: memref<4x?xf32>, %u: memref<*xf32>) -> (index, index) {
  %0 = memref.rank %m : memref<4x?xf32>
  %1 = memref.rank %u : memref<*xf32>
  return %0, %1 : index, index
}

// -----

func.func @align(%m: memref<4x?xf32, strided<[?, ?], offset: ?>>) -> memref<4x?xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.assume_alignment %m, 16 : memref<4x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<4x?xf32, strided<[?, ?], offset: ?>>
}

// -----

func.func @align0(%m: memref<4xf32>, %n: memref<3xf32, 2>) {
  %0 = memref.assume_alignment %m, 64 : memref<4xf32>
  %1 = memref.assume_alignment %n, 64 : memref<3xf32, 2>
  return
}

// -----

func.func @ptr(%m: memref<4xf32>, %u: memref<*xf32>, %s: memref<4xf32, 3>) -> (index, index) {
  %0 = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index
  %1 = memref.extract_aligned_pointer_as_index %u : memref<*xf32> -> index
  %2 = memref.extract_aligned_pointer_as_index %s : memref<4xf32, 3> -> index
  return %0, %1 : index, index
}

// -----

func.func @meta(%m: memref<4x?xf32, strided<[?, 2], offset: ?>>) -> (memref<f32>, index, index, index, index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x?xf32, strided<[?, 2], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}

// -----

func.func @nested(%m: memref<3xmemref<2xf32>>, %u: memref<?xmemref<*xf32>>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<3xmemref<2xf32>>
  %1 = memref.load %0[%i] : memref<2xf32>
  %2 = memref.load %u[%i] : memref<?xmemref<*xf32>>
  %3 = memref.rank %2 : memref<*xf32>
  memref.store %0, %m[%3] : memref<3xmemref<2xf32>>
  return %1 : f32
}
