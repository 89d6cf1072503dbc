// Constant offsets, sizes and strides.
func.func @constants(%m: memref<8x16xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %0 = memref.subview %m[%c1, %n] [%c2, %c4] [%c1, %c2] : memref<8x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

func.func @some_constants(%m: memref<?x?xf32>, %n: index) -> memref<?x?xf32, strided<[?, 1], offset: ?>> {
  %c2 = arith.constant 2 : index
  %0 = memref.subview %m[%n, 0] [%c2, %n] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, 1], offset: ?>>
}

// -----

// Negative constants.
func.func @negative(%m: memref<8x16xf32>) -> (memref<?x4xf32, strided<[16, 1], offset: ?>>, memref<4x4xf32, strided<[?, 1], offset: 112>>) {
  %c-1 = arith.constant -1 : index
  %0 = memref.subview %m[%c-1, 0] [%c-1, 4] [1, 1] : memref<8x16xf32> to memref<?x4xf32, strided<[16, 1], offset: ?>>
  %1 = memref.subview %m[7, 0] [4, 4] [%c-1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[?, 1], offset: 112>>
  return %0, %1 : memref<?x4xf32, strided<[16, 1], offset: ?>>, memref<4x4xf32, strided<[?, 1], offset: 112>>
}

// -----

// Out of bounds.
func.func @out_of_bounds(%m: memref<8xf32>) -> (memref<4xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[1], offset: 4>>) {
  %c6 = arith.constant 6 : index
  %0 = memref.subview %m[%c6] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
  %1 = memref.subview %m[4] [%c6] [1] : memref<8xf32> to memref<?xf32, strided<[1], offset: 4>>
  return %0, %1 : memref<4xf32, strided<[1], offset: ?>>, memref<?xf32, strided<[1], offset: 4>>
}

// -----

// Dropped dimensions.
func.func @reduced(%m: memref<8x1x16xf32>, %n: index) -> (memref<?xf32, strided<[1], offset: ?>>, memref<1x?xf32, strided<[16, 1], offset: ?>>) {
  %c2 = arith.constant 2 : index
  %0 = memref.subview %m[%c2, 0, 0] [1, 1, %n] [1, 1, 1] : memref<8x1x16xf32> to memref<?xf32, strided<[1], offset: ?>>
  %1 = memref.subview %m[%n, 0, 0] [1, 1, %c2] [1, 1, 1] : memref<8x1x16xf32> to memref<1x?xf32, strided<[16, 1], offset: ?>>
  return %0, %1 : memref<?xf32, strided<[1], offset: ?>>, memref<1x?xf32, strided<[16, 1], offset: ?>>
}

// -----

// Everything.
func.func @whole(%m: memref<8x16xf32>, %s: memref<8x16xf32, strided<[16, 1], offset: 3>>, %d: memref<8x16xf32, strided<[?, 1], offset: ?>>) -> (memref<8x16xf32, strided<[16, 1]>>, memref<8x16xf32, strided<[16, 1], offset: 3>>, memref<8x16xf32, strided<[?, 1], offset: ?>>) {
  %0 = memref.subview %m[0, 0] [8, 16] [1, 1] : memref<8x16xf32> to memref<8x16xf32, strided<[16, 1]>>
  %1 = memref.subview %s[0, 0] [8, 16] [1, 1] : memref<8x16xf32, strided<[16, 1], offset: 3>> to memref<8x16xf32, strided<[16, 1], offset: 3>>
  %2 = memref.subview %d[0, 0] [8, 16] [1, 1] : memref<8x16xf32, strided<[?, 1], offset: ?>> to memref<8x16xf32, strided<[?, 1], offset: ?>>
  return %0, %1, %2 : memref<8x16xf32, strided<[16, 1]>>, memref<8x16xf32, strided<[16, 1], offset: 3>>, memref<8x16xf32, strided<[?, 1], offset: ?>>
}

// -----

// Not everything.
func.func @not_whole(%m: memref<?x16xf32>, %n: index) -> (memref<?x16xf32, strided<[16, 1]>>, memref<8x16xf32, strided<[16, 1]>>) {
  %0 = memref.subview %m[0, 0] [%n, 16] [1, 1] : memref<?x16xf32> to memref<?x16xf32, strided<[16, 1]>>
  %1 = memref.subview %m[0, 0] [8, 16] [1, 1] : memref<?x16xf32> to memref<8x16xf32, strided<[16, 1]>>
  return %0, %1 : memref<?x16xf32, strided<[16, 1]>>, memref<8x16xf32, strided<[16, 1]>>
}

// -----

// A subview of a subview of the same sizes.
func.func @same_sizes(%m: memref<?x?xf32>, %n: index, %k: index) -> (memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) {
  %0 = memref.subview %m[%n, %k] [%n, %k] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %1 = memref.subview %0[0, 0] [%n, %k] [1, 1] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %2 = memref.subview %0[0, 0] [%k, %n] [1, 1] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  return %1, %2 : memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>
}

// -----

// Of a cast.
func.func @of_cast(%m: memref<8x16xf32>, %n: index) -> (memref<?x4xf32, strided<[?, 1], offset: ?>>, memref<4xf32, strided<[1], offset: ?>>) {
  %0 = memref.cast %m : memref<8x16xf32> to memref<?x?xf32>
  %1 = memref.subview %0[%n, 2] [%n, 4] [1, 1] : memref<?x?xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %2 = memref.subview %0[%n, 2] [1, 4] [1, 1] : memref<?x?xf32> to memref<4xf32, strided<[1], offset: ?>>
  return %1, %2 : memref<?x4xf32, strided<[?, 1], offset: ?>>, memref<4xf32, strided<[1], offset: ?>>
}

// -----

// Of a cast that adds something.
func.func @of_other_cast(%m: memref<?x16xf32>, %u: memref<*xf32>, %n: index) -> (memref<4x4xf32, strided<[16, 1], offset: ?>>, memref<4xf32, strided<[1], offset: ?>>) {
  %0 = memref.cast %m : memref<?x16xf32> to memref<8x16xf32>
  %1 = memref.subview %0[%n, 2] [4, 4] [1, 1] : memref<8x16xf32> to memref<4x4xf32, strided<[16, 1], offset: ?>>
  %2 = memref.cast %u : memref<*xf32> to memref<16xf32>
  %3 = memref.subview %2[%n] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
  return %1, %3 : memref<4x4xf32, strided<[16, 1], offset: ?>>, memref<4xf32, strided<[1], offset: ?>>
}

// -----

// The strides of the source do not tell which dimension is dropped.
func.func @dropped_by_result(%m: memref<1x?x1x?xf32, strided<[?, ?, 2, 1], offset: ?>>, %i: index, %k: index) -> memref<1x?x2xf32, strided<[?, ?, ?], offset: ?>> {
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %0 = memref.subview %m[0, 0, %i, %c4] [1, %c2, 2, 1] [%k, 1, %i, 1] : memref<1x?x1x?xf32, strided<[?, ?, 2, 1], offset: ?>> to memref<1x?x2xf32, strided<[?, ?, ?], offset: ?>>
  return %0 : memref<1x?x2xf32, strided<[?, ?, ?], offset: ?>>
}
