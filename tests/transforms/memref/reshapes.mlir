// Two expansions.
func.func @expansions(%m: memref<24xf32>) -> memref<2x3x4xf32> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [6, 4] : memref<24xf32> into memref<6x4xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>
  return %1 : memref<2x3x4xf32>
}

// -----

func.func @dynamic_expansions(%m: memref<?xf32>, %n: index, %k: index) -> memref<?x3x4xf32> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%n, 4] : memref<?xf32> into memref<?x4xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%k, 3, 4] : memref<?x4xf32> into memref<?x3x4xf32>
  return %1 : memref<?x3x4xf32>
}

// -----

// Two collapses.
func.func @collapses(%m: memref<2x3x4x5xf32>) -> memref<6x20xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2], [3]] : memref<2x3x4x5xf32> into memref<6x4x5xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2]] : memref<6x4x5xf32> into memref<6x20xf32>
  return %1 : memref<6x20xf32>
}

// -----

func.func @collapses_to_scalar(%m: memref<1x1xf32>) -> memref<f32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<1x1xf32> into memref<1xf32>
  %1 = memref.collapse_shape %0 [] : memref<1xf32> into memref<f32>
  return %1 : memref<f32>
}

// -----

// With a layout they stay.
func.func @strided(%m: memref<2x3x4xf32, strided<[12, 4, 1], offset: 3>>) -> memref<24xf32, strided<[1], offset: 3>> {
  %0 = memref.collapse_shape %m [[0], [1, 2]] : memref<2x3x4xf32, strided<[12, 4, 1], offset: 3>> into memref<2x12xf32, strided<[12, 1], offset: 3>>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<2x12xf32, strided<[12, 1], offset: 3>> into memref<24xf32, strided<[1], offset: 3>>
  return %1 : memref<24xf32, strided<[1], offset: 3>>
}

// -----

// There and back.
func.func @inverse(%m: memref<24xf32>, %n: memref<4x6xf32>) -> (memref<24xf32>, memref<4x6xf32>) {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [6, 4] : memref<24xf32> into memref<6x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<6x4xf32> into memref<24xf32>
  %2 = memref.collapse_shape %n [[0, 1]] : memref<4x6xf32> into memref<24xf32>
  %3 = memref.expand_shape %2 [[0, 1]] output_shape [4, 6] : memref<24xf32> into memref<4x6xf32>
  return %1, %3 : memref<24xf32>, memref<4x6xf32>
}

// -----

func.func @dynamic_inverse(%m: memref<?x?xf32>, %a: index, %b: index) -> (memref<?x?xf32>, memref<?x?xf32>) {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%a, 4, %b] : memref<?x?xf32> into memref<?x4x?xf32>
  %1 = memref.collapse_shape %0 [[0, 1], [2]] : memref<?x4x?xf32> into memref<?x?xf32>
  %2 = memref.collapse_shape %m [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %3 = memref.expand_shape %2 [[0, 1]] output_shape [%a, %b] : memref<?xf32> into memref<?x?xf32>
  return %1, %3 : memref<?x?xf32>, memref<?x?xf32>
}

// -----

// A collapse of an expansion.
func.func @collapse_of_expansion(%m: memref<6x20xf32>, %n: memref<24xf32>, %k: memref<2x12xf32>) -> (memref<120xf32>, memref<2x12xf32>, memref<2x12xf32>) {
  %0 = memref.expand_shape %m [[0], [1, 2]] output_shape [6, 4, 5] : memref<6x20xf32> into memref<6x4x5xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2]] : memref<6x4x5xf32> into memref<120xf32>
  %2 = memref.expand_shape %n [[0, 1, 2]] output_shape [2, 3, 4] : memref<24xf32> into memref<2x3x4xf32>
  %3 = memref.collapse_shape %2 [[0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
  %4 = memref.expand_shape %k [[0], [1, 2]] output_shape [2, 3, 4] : memref<2x12xf32> into memref<2x3x4xf32>
  %5 = memref.collapse_shape %4 [[0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
  return %1, %3, %5 : memref<120xf32>, memref<2x12xf32>, memref<2x12xf32>
}

// -----

func.func @dynamic_collapse_of_expansion(%m: memref<?xf32>, %a: index, %b: index) -> (memref<?x4xf32>, memref<?x?xf32>) {
  %0 = memref.expand_shape %m [[0, 1, 2, 3]] output_shape [%a, %b, 3, 4] : memref<?xf32> into memref<?x?x3x4xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2], [3]] : memref<?x?x3x4xf32> into memref<?x4xf32>
  %2 = memref.collapse_shape %0 [[0], [1, 2, 3]] : memref<?x?x3x4xf32> into memref<?x?xf32>
  return %1, %2 : memref<?x4xf32>, memref<?x?xf32>
}

// -----

// Groups that cross.
func.func @crossing(%m: memref<6x4xf32>) -> memref<2x12xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2]] : memref<2x3x4xf32> into memref<2x12xf32>
  return %1 : memref<2x12xf32>
}

// -----

// An expansion of a collapse.
func.func @expansion_of_collapse(%m: memref<2x3x4xf32>, %n: memref<6x4xf32>) -> (memref<6x4xf32>, memref<2x3x4xf32>, memref<4x6xf32>) {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<2x3x4xf32> into memref<24xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [6, 4] : memref<24xf32> into memref<6x4xf32>
  %2 = memref.collapse_shape %n [[0, 1]] : memref<6x4xf32> into memref<24xf32>
  %3 = memref.expand_shape %2 [[0, 1, 2]] output_shape [2, 3, 4] : memref<24xf32> into memref<2x3x4xf32>
  %4 = memref.expand_shape %2 [[0, 1]] output_shape [4, 6] : memref<24xf32> into memref<4x6xf32>
  return %1, %3, %4 : memref<6x4xf32>, memref<2x3x4xf32>, memref<4x6xf32>
}

// -----

func.func @partial_expansion_of_collapse(%m: memref<2x3x4x5x7xf32>, %n: memref<6x20x7xf32>) -> (memref<6x4x35xf32>, memref<2x3x20x7xf32>) {
  %0 = memref.collapse_shape %m [[0, 1, 2], [3, 4]] : memref<2x3x4x5x7xf32> into memref<24x35xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [6, 4, 35] : memref<24x35xf32> into memref<6x4x35xf32>
  %2 = memref.collapse_shape %n [[0, 1], [2]] : memref<6x20x7xf32> into memref<120x7xf32>
  %3 = memref.expand_shape %2 [[0, 1, 2], [3]] output_shape [2, 3, 20, 7] : memref<120x7xf32> into memref<2x3x20x7xf32>
  return %1, %3 : memref<6x4x35xf32>, memref<2x3x20x7xf32>
}

// -----

// Dynamic sizes, dimensions of size one, and ambiguity.
func.func @uncertain(%m: memref<?x2x3xf32>, %n: memref<1x?x1x4xf32>, %k: memref<?x?x5xf32>, %a: index, %b: index) -> (memref<?x6xf32>, memref<?x4xf32>, memref<?x?xf32>) {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<?x2x3xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [%a, 6] : memref<?xf32> into memref<?x6xf32>
  %2 = memref.collapse_shape %n [[0, 1, 2, 3]] : memref<1x?x1x4xf32> into memref<?xf32>
  %3 = memref.expand_shape %2 [[0, 1]] output_shape [%a, 4] : memref<?xf32> into memref<?x4xf32>
  %4 = memref.collapse_shape %k [[0, 1, 2]] : memref<?x?x5xf32> into memref<?xf32>
  %5 = memref.expand_shape %4 [[0, 1]] output_shape [%a, %b] : memref<?xf32> into memref<?x?xf32>
  return %1, %3, %5 : memref<?x6xf32>, memref<?x4xf32>, memref<?x?xf32>
}

// -----

func.func @scalars(%m: memref<1x1x1xf32>, %s: memref<f32>) -> (memref<1xf32>, memref<1x1xf32>) {
  %0 = memref.collapse_shape %m [] : memref<1x1x1xf32> into memref<f32>
  %1 = memref.expand_shape %0 [] output_shape [1] : memref<f32> into memref<1xf32>
  %2 = memref.expand_shape %s [] output_shape [1] : memref<f32> into memref<1xf32>
  %3 = memref.expand_shape %2 [[0, 1]] output_shape [1, 1] : memref<1xf32> into memref<1x1xf32>
  return %1, %3 : memref<1xf32>, memref<1x1xf32>
}

// -----

// Casts.
func.func @of_casts(%m: memref<6x4xf32>, %n: memref<?x4xf32>, %a: index) -> (memref<?xf32>, memref<2x?x4xf32>, memref<?xf32>) {
  %0 = memref.cast %m : memref<6x4xf32> to memref<?x?xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %2 = memref.cast %n : memref<?x4xf32> to memref<?x?xf32>
  %3 = memref.collapse_shape %2 [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %4 = memref.cast %m : memref<6x4xf32> to memref<?x4xf32>
  %5 = memref.expand_shape %4 [[0, 1], [2]] output_shape [2, %a, 4] : memref<?x4xf32> into memref<2x?x4xf32>
  return %1, %5, %3 : memref<?xf32>, memref<2x?x4xf32>, memref<?xf32>
}

// -----

func.func @expansion_of_cast(%m: memref<6x4xf32>, %s: memref<?x4xf32, strided<[4, 1], offset: 2>>, %n: index) -> (memref<2x?x4xf32>, memref<?x2x4xf32, strided<[?, ?, 1], offset: ?>>) {
  %c3 = arith.constant 3 : index
  %0 = memref.cast %m : memref<6x4xf32> to memref<?x4xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [2, %c3, 4] : memref<?x4xf32> into memref<2x?x4xf32>
  %2 = memref.cast %s : memref<?x4xf32, strided<[4, 1], offset: 2>> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %3 = memref.expand_shape %2 [[0, 1], [2]] output_shape [%n, 2, 4] : memref<?x4xf32, strided<[?, 1], offset: ?>> into memref<?x2x4xf32, strided<[?, ?, 1], offset: ?>>
  return %1, %3 : memref<2x?x4xf32>, memref<?x2x4xf32, strided<[?, ?, 1], offset: ?>>
}

// -----

// Reshapes that change nothing.
func.func @same(%m: memref<6x4xf32>, %d: memref<?xf32>, %n: index) -> (memref<6x4xf32>, memref<6x4xf32>, memref<?xf32>) {
  %0 = memref.collapse_shape %m [[0], [1]] : memref<6x4xf32> into memref<6x4xf32>
  %1 = memref.expand_shape %m [[0], [1]] output_shape [6, 4] : memref<6x4xf32> into memref<6x4xf32>
  %2 = memref.expand_shape %d [[0]] output_shape [%n] : memref<?xf32> into memref<?xf32>
  return %0, %1, %2 : memref<6x4xf32>, memref<6x4xf32>, memref<?xf32>
}
