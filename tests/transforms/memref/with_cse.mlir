// options: --canonicalize --cse
func.func @casts(%m: memref<4xf32>, %i: index) -> (f32, f32) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %2 = memref.load %0[%i] : memref<?xf32>
  %3 = memref.load %1[%i] : memref<?xf32>
  return %2, %3 : f32, f32
}

// -----

func.func @views(%m: memref<8x16xf32>, %n: index) -> (memref<?x?xf32, strided<[16, 1], offset: ?>>, memref<?x?xf32, strided<[16, 1], offset: ?>>) {
  %c2 = arith.constant 2 : index
  %c2_again = arith.constant 2 : index
  %0 = memref.subview %m[%n, 0] [%c2, %n] [1, 1] : memref<8x16xf32> to memref<?x?xf32, strided<[16, 1], offset: ?>>
  %1 = memref.subview %m[%n, 0] [%c2_again, %n] [1, 1] : memref<8x16xf32> to memref<?x?xf32, strided<[16, 1], offset: ?>>
  return %0, %1 : memref<?x?xf32, strided<[16, 1], offset: ?>>, memref<?x?xf32, strided<[16, 1], offset: ?>>
}

// -----

func.func @allocations(%n: index) -> (index, memref<?xf32>, memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = memref.alloc(%n) : memref<?xf32>
  %2 = memref.dim %0, %c0 : memref<?xf32>
  %3 = memref.dim %1, %c0 : memref<?xf32>
  %4 = arith.addi %2, %3 : index
  return %4, %0, %1 : index, memref<?xf32>, memref<?xf32>
}
