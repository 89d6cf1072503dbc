// Views of bytes.
func.func @sizes(%b: memref<2048xi8>, %s: index, %n: index) -> (memref<?x?xf32>, memref<?x4xf32>) {
  %c4 = arith.constant 4 : index
  %0 = memref.view %b[%s][%c4, %n] : memref<2048xi8> to memref<?x?xf32>
  %1 = memref.view %b[%s][%n] : memref<2048xi8> to memref<?x4xf32>
  return %0, %1 : memref<?x?xf32>, memref<?x4xf32>
}

// -----

func.func @of_cast(%b: memref<2048xi8>, %s: index) -> memref<4x4xf32> {
  %0 = memref.cast %b : memref<2048xi8> to memref<?xi8>
  %1 = memref.view %0[%s][] : memref<?xi8> to memref<4x4xf32>
  return %1 : memref<4x4xf32>
}

// -----

func.func @same(%b: memref<2048xi8>, %d: memref<?xi8>, %n: index) -> (memref<2048xi8>, memref<2048xi8>, memref<?xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.view %b[%c0][] : memref<2048xi8> to memref<2048xi8>
  %1 = memref.view %b[%c1][] : memref<2048xi8> to memref<2048xi8>
  %2 = memref.view %d[%c0][%n] : memref<?xi8> to memref<?xi8>
  return %0, %1, %2 : memref<2048xi8>, memref<2048xi8>, memref<?xi8>
}

// -----

// Transpositions.
func.func @transpositions(%m: memref<2x3x4xf32>, %q: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> (memref<2x3x4xf32, strided<[12, 4, 1]>>, memref<4x2x3xf32, strided<[1, 12, 4]>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %0 = memref.transpose %m (i, j, k) -> (i, j, k) : memref<2x3x4xf32> to memref<2x3x4xf32, strided<[12, 4, 1]>>
  %1 = memref.transpose %m (i, j, k) -> (k, j, i) : memref<2x3x4xf32> to memref<4x3x2xf32, strided<[1, 4, 12]>>
  %2 = memref.transpose %1 (i, j, k) -> (i, k, j) : memref<4x3x2xf32, strided<[1, 4, 12]>> to memref<4x2x3xf32, strided<[1, 12, 4]>>
  %3 = memref.transpose %q (i, j) -> (i, j) : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0, %2, %3 : memref<2x3x4xf32, strided<[12, 4, 1]>>, memref<4x2x3xf32, strided<[1, 12, 4]>>, memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

func.func @transposed_twice(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = memref.transpose %0 (i, j) -> (j, i) : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// Metadata.
func.func @metadata(%m: memref<4x?xf32, strided<[?, 1], offset: 3>>) -> (memref<f32>, index, index, index, index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<4x?xf32, strided<[?, 1], offset: 3>> -> memref<f32>, index, index, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1 : memref<f32>, index, index, index, index, index
}

// -----

func.func @metadata_of_cast(%m: memref<4x?xf32>, %u: memref<*xf32>) -> (memref<f32>, index, index, index, index, index, index) {
  %0 = memref.cast %m : memref<4x?xf32> to memref<?x?xf32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  %1 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %b1, %o1, %s1, %t1 = memref.extract_strided_metadata %1 : memref<?xf32> -> memref<f32>, index, index, index
  return %b, %o, %s#0, %s#1, %t#0, %t#1, %s1 : memref<f32>, index, index, index, index, index, index
}

// -----

// Unused metadata.
func.func @unused_metadata(%m: memref<4xf32>) {
  %b, %o, %s, %t = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index
  return
}

// -----

// Reinterpretations of other views.
func.func @reinterpreted(%m: memref<16xf32>, %n: index) -> (memref<2x4xf32>, memref<2x4xf32>, memref<2x4xf32>, memref<2x4xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<16xf32> to memref<4x4xf32>
  %1 = memref.reinterpret_cast %0 to offset: [0], sizes: [2, 4], strides: [4, 1] : memref<4x4xf32> to memref<2x4xf32>
  %2 = memref.cast %m : memref<16xf32> to memref<*xf32>
  %3 = memref.reinterpret_cast %2 to offset: [0], sizes: [2, 4], strides: [4, 1] : memref<*xf32> to memref<2x4xf32>
  %4 = memref.subview %m[0] [8] [1] : memref<16xf32> to memref<8xf32, strided<[1]>>
  %5 = memref.reinterpret_cast %4 to offset: [0], sizes: [2, 4], strides: [4, 1] : memref<8xf32, strided<[1]>> to memref<2x4xf32>
  %6 = memref.subview %m[8] [8] [1] : memref<16xf32> to memref<8xf32, strided<[1], offset: 8>>
  %7 = memref.reinterpret_cast %6 to offset: [0], sizes: [2, 4], strides: [4, 1] : memref<8xf32, strided<[1], offset: 8>> to memref<2x4xf32>
  return %1, %3, %5, %7 : memref<2x4xf32>, memref<2x4xf32>, memref<2x4xf32>, memref<2x4xf32>
}

// -----

func.func @reinterpreted_same(%m: memref<2x4xf32>, %d: memref<?xf32>, %n: index) -> (memref<2x4xf32>, memref<?xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2, 4], strides: [4, 1] : memref<2x4xf32> to memref<2x4xf32>
  %1 = memref.reinterpret_cast %d to offset: [0], sizes: [%n], strides: [1] : memref<?xf32> to memref<?xf32>
  return %0, %1 : memref<2x4xf32>, memref<?xf32>
}

// -----

// Constants.
func.func @reinterpreted_constants(%m: memref<?xf32>, %n: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %0 = memref.reinterpret_cast %m to offset: [%c2], sizes: [%c8, %n], strides: [%n, %c2] : memref<?xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

// From metadata.
func.func @rebuilt(%m: memref<?x?xf32>) -> memref<?x?xf32, strided<[?, 1]>> {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [0], sizes: [%s#0, %s#1], strides: [%t#0, 1] : memref<f32> to memref<?x?xf32, strided<[?, 1]>>
  return %0 : memref<?x?xf32, strided<[?, 1]>>
}

// -----

func.func @rebuilt_same(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [%o], sizes: [%s#0, %s#1], strides: [%t#0, %t#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}

// -----

func.func @rebuilt_static(%m: memref<3x4xf32>) -> memref<3x?xf32, strided<[4, ?], offset: ?>> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<3x4xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [%c0], sizes: [3, %c4], strides: [4, %t#1] : memref<f32> to memref<3x?xf32, strided<[4, ?], offset: ?>>
  return %0 : memref<3x?xf32, strided<[4, ?], offset: ?>>
}

// -----

// Other metadata.
func.func @rebuilt_otherwise(%m: memref<?x?xf32>, %n: index) -> memref<?x?xf32, strided<[?, 1]>> {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %b to offset: [0], sizes: [%s#1, %s#0], strides: [%t#0, 1] : memref<f32> to memref<?x?xf32, strided<[?, 1]>>
  return %0 : memref<?x?xf32, strided<[?, 1]>>
}
