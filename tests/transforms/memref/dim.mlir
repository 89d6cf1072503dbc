// Static sizes.
func.func @static(%m: memref<4x?x7xf32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = memref.dim %m, %c0 : memref<4x?x7xf32>
  %1 = memref.dim %m, %c1 : memref<4x?x7xf32>
  %2 = memref.dim %m, %c2 : memref<4x?x7xf32>
  return %0, %1, %2 : index, index, index
}

// -----

// Out of bounds.
func.func @out_of_bounds(%m: memref<4xf32>) -> (index, index) {
  %c-1 = arith.constant -1 : index
  %c1 = arith.constant 1 : index
  %0 = memref.dim %m, %c-1 : memref<4xf32>
  %1 = memref.dim %m, %c1 : memref<4xf32>
  return %0, %1 : index, index
}

// -----

func.func @unknown_index(%m: memref<4x4xf32>, %i: index, %u: memref<*xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %0 = memref.dim %m, %i : memref<4x4xf32>
  %1 = memref.dim %u, %c0 : memref<*xf32>
  return %0, %1 : index, index
}

// -----

// Sizes of what allocations and views make.
func.func @sources(%n: index, %m: index, %b: memref<?xi8>) -> (index, index, index, index, memref<?x3x?xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %0 = memref.alloc(%n, %m) : memref<?x3x?xf32>
  %1 = memref.dim %0, %c2 : memref<?x3x?xf32>
  %2 = memref.alloca(%n, %m) : memref<?x3x?xf32>
  %3 = memref.dim %2, %c0 : memref<?x3x?xf32>
  %4 = memref.view %b[%n][%n, %m] : memref<?xi8> to memref<?x3x?xf32>
  %5 = memref.dim %4, %c2 : memref<?x3x?xf32>
  %6 = memref.subview %0[%n, 0, %m] [%m, 3, %n] [1, 1, 1] : memref<?x3x?xf32> to memref<?x3x?xf32, strided<[?, ?, 1], offset: ?>>
  %7 = memref.dim %6, %c2 : memref<?x3x?xf32, strided<[?, ?, 1], offset: ?>>
  return %1, %3, %5, %7, %4 : index, index, index, index, memref<?x3x?xf32>
}

// -----

// Subviews that drop dimensions.
func.func @reduced(%m: memref<?x?x?xf32>, %n: index, %k: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[0, 0, 0] [%n, 1, %k] [1, 1, 1] : memref<?x?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  %1 = memref.dim %0, %c0 : memref<?x?xf32, strided<[?, 1]>>
  %2 = memref.dim %0, %c1 : memref<?x?xf32, strided<[?, 1]>>
  return %1, %2 : index, index
}

// -----

// Casts and reinterpretations.
func.func @casts(%m: memref<?x4xf32>, %n: index, %b: memref<16xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %0 = memref.cast %m : memref<?x4xf32> to memref<?x?xf32>
  %1 = memref.dim %0, %c0 : memref<?x?xf32>
  %2 = memref.reinterpret_cast %b to offset: [0], sizes: [%n], strides: [1] : memref<16xf32> to memref<?xf32, strided<[1]>>
  %3 = memref.dim %2, %c0 : memref<?xf32, strided<[1]>>
  return %1, %3 : index, index
}

// -----

// Reshapes.
func.func @reshaped(%m: memref<*xf32>, %s: memref<3xindex>, %i: index, %t: memref<3xi32>) -> (index, index, memref<?x?x?xf32>) {
  %c1 = arith.constant 1 : index
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xindex>) -> memref<?x?x?xf32>
  memref.store %i, %s[%c1] : memref<3xindex>
  %1 = memref.dim %0, %c1 : memref<?x?x?xf32>
  %2 = memref.reshape %m(%t) : (memref<*xf32>, memref<3xi32>) -> memref<?x?x?xf32>
  %3 = memref.dim %2, %i : memref<?x?x?xf32>
  return %1, %3, %0 : index, index, memref<?x?x?xf32>
}

// -----

// The index is computed behind the reshape.
func.func @reshaped_later_index(%m: memref<*xf32>, %s: memref<?xindex>) -> index {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  %i = "test.index"() : () -> index
  %1 = memref.dim %0, %i : memref<*xf32>
  return %1 : index
}

// -----

// The index is computed before, in an outer, or in an inner region.
func.func @reshaped_in_regions(%m: memref<*xf32>, %s: memref<?xindex>, %c: i1) -> index {
  %i = "test.index"() : () -> index
  %0 = scf.if %c -> index {
    %1 = memref.reshape %m(%s) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
    %2 = memref.dim %1, %i : memref<*xf32>
    scf.yield %2 : index
  } else {
    %1 = memref.reshape %m(%s) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
    %3 = scf.if %c -> index {
      %j = "test.index"() : () -> index
      %2 = memref.dim %1, %j : memref<*xf32>
      scf.yield %2 : index
    } else {
      %2 = memref.dim %1, %i : memref<*xf32>
      scf.yield %2 : index
    }
    scf.yield %3 : index
  }
  return %0 : index
}
