// Sizes are undefined beyond the rank.
func.func @f(%lb: index, %m: memref<4x?xf32>, %u: memref<*xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = index.constant 1
  %c2 = arith.constant 2 : index
  scf.for %i = %lb to %lb step %lb {
    %0 = memref.dim %m, %c0 : memref<4x?xf32>
    %1 = memref.dim %m, %c1 : memref<4x?xf32>
    %2 = memref.dim %m, %c2 : memref<4x?xf32>
    %3 = memref.dim %m, %lb : memref<4x?xf32>
    %4 = memref.dim %u, %c0 : memref<*xf32>
    %5 = memref.rank %u : memref<*xf32>
  } {outer}
  return
}
// -----
func.func @f(%lb: index, %m: memref<4x4xf32>, %b: memref<64xi8>, %n: memref<2xindex>) {
  scf.for %i = %lb to %lb step %lb {
    %0 = memref.load %m[%lb, %lb] : memref<4x4xf32>
    %1 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1]>>
    %2 = memref.view %b[%lb][] : memref<64xi8> to memref<4xf32>
    %3 = memref.cast %m : memref<4x4xf32> to memref<?x?xf32>
    %4 = memref.reshape %m(%n) : (memref<4x4xf32>, memref<2xindex>) -> memref<?x?xf32>
    %5 = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32> into memref<16xf32>
    %6 = memref.reinterpret_cast %m to offset: [0], sizes: [4], strides: [1] : memref<4x4xf32> to memref<4xf32>
    %7 = memref.transpose %m (i, j) -> (j, i) : memref<4x4xf32> to memref<4x4xf32, strided<[1, 4]>>
    %8 = memref.memory_space_cast %m : memref<4x4xf32> to memref<4x4xf32, 1>
    %9 = memref.extract_aligned_pointer_as_index %m : memref<4x4xf32> -> index
    %10 = memref.assume_alignment %m, 16 : memref<4x4xf32>
    %11 = memref.alloc() : memref<4xf32>
    %12 = memref.alloca() : memref<4xf32>
  } {outer}
  return
}
