// options: --finalize-memref-to-llvm
// options: --finalize-memref-to-llvm=use-aligned-alloc=1
// options: --finalize-memref-to-llvm=index-bitwidth=32
// options: --finalize-memref-to-llvm=use-generic-functions=1
func.func @copy(%a: memref<4x?xf32>, %b: memref<4x?xf32>) {
  memref.copy %a, %b : memref<4x?xf32> to memref<4x?xf32>
  return
}

// -----

func.func @copy1(%a: memref<4x3xf32, strided<[3, 1], offset: ?>>, %b: memref<4x3xf32>, %c: memref<2x3xcomplex<f32>>, %d: memref<2x3xcomplex<f32>>) {
  memref.copy %a, %b : memref<4x3xf32, strided<[3, 1], offset: ?>> to memref<4x3xf32>
  memref.copy %c, %d : memref<2x3xcomplex<f32>> to memref<2x3xcomplex<f32>>
  return
}

// -----

func.func @copy2(%a: memref<4x3xf32, strided<[6, 1], offset: 5>>, %b: memref<*xf32>, %c: memref<f32>) {
  memref.copy %a, %b : memref<4x3xf32, strided<[6, 1], offset: 5>> to memref<*xf32>
  memref.copy %b, %c : memref<*xf32> to memref<f32>
  memref.copy %b, %b : memref<*xf32> to memref<*xf32>
  return
}

// -----

func.func @copy3(%a: memref<0x3xf32, strided<[3, 1], offset: 5>>, %b: memref<0x3xf32>, %c: memref<f32>, %d: memref<f32, strided<[], offset: 4>>, %e: memref<3xf32,2>, %f: memref<3xf32>) {
  memref.copy %a, %b : memref<0x3xf32, strided<[3, 1], offset: 5>> to memref<0x3xf32>
  memref.copy %c, %d : memref<f32> to memref<f32, strided<[], offset: 4>>
  memref.copy %e, %f : memref<3xf32, 2> to memref<3xf32>
  return
}

// -----

func.func @copyd(%a: memref<2x1x3xf32, strided<[3, 7, 1]>>, %b: memref<2x1x3xf32>, %c: memref<1x2x3xf32, strided<[9, 3, 1]>>, %d: memref<1x2x3xf32>) {
  memref.copy %a, %b : memref<2x1x3xf32, strided<[3, 7, 1]>> to memref<2x1x3xf32>
  memref.copy %c, %d : memref<1x2x3xf32, strided<[9, 3, 1]>> to memref<1x2x3xf32>
  return
}
