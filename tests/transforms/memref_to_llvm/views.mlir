// options: --finalize-memref-to-llvm
// options: --finalize-memref-to-llvm=use-aligned-alloc=1
// options: --finalize-memref-to-llvm=index-bitwidth=32
// options: --finalize-memref-to-llvm=use-generic-functions=1
func.func @view(%a: memref<2048xi8>, %o: index, %m: index, %n: index, %b: memref<64xi8, 4>) {
  %0 = memref.view %a[%o][%m, %n] : memref<2048xi8> to memref<?x4x?xf32>
  %1 = memref.view %a[%o][] : memref<2048xi8> to memref<64x4xf32>
  %2 = memref.view %a[%o][%m] : memref<2048xi8> to memref<64x?xf32>
  %3 = memref.view %a[%o][] : memref<2048xi8> to memref<f32>
  %4 = memref.view %b[%o][%m] : memref<64xi8, 4> to memref<?xf32, 4>
  %5 = memref.view %a[%o][%m] : memref<2048xi8> to memref<?x0xf32>
  return
}

// -----

func.func @transpose(%a: memref<?x?x3xf32, strided<[?, ?, 1], offset: ?>>, %b: memref<3x4xf32>) {
  %0 = memref.transpose %a (i, j, k) -> (k, i, j) : memref<?x?x3xf32, strided<[?, ?, 1], offset: ?>> to memref<3x?x?xf32, strided<[1, ?, ?], offset: ?>>
  %1 = memref.transpose %b (i, j) -> (i, j) : memref<3x4xf32> to memref<3x4xf32, strided<[4, 1]>>
  %2 = memref.transpose %b (i, j) -> (j, i) : memref<3x4xf32> to memref<4x3xf32, strided<[1, 4]>>
  return
}

// -----

func.func @sub(%m: memref<4x?xf32>, %i: index) {
  %0 = memref.subview %m[1, 2][2, 2][1, 1] : memref<4x?xf32> to memref<2x2xf32, strided<[?, 1], offset: ?>>
  return
}

// -----

func.func @expand(%m: memref<4x?xf32>, %i: index) {
  %0 = memref.expand_shape %m[[0], [1, 2]] output_shape [4, %i, 2] : memref<4x?xf32> into memref<4x?x2xf32>
  %1 = memref.collapse_shape %m[[0, 1]] : memref<4x?xf32> into memref<?xf32>
  return
}

// -----

func.func @viewlay(%a: memref<64xi8, strided<[1], offset: 4>>, %o: index) {
  %0 = memref.view %a[%o][] : memref<64xi8, strided<[1], offset: 4>> to memref<4xf32>
  return
}
