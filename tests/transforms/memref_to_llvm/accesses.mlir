// options: --finalize-memref-to-llvm
// options: --finalize-memref-to-llvm=use-aligned-alloc=1
// options: --finalize-memref-to-llvm=index-bitwidth=32
// options: --finalize-memref-to-llvm=use-generic-functions=1
func.func @load(%m: memref<4x?xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<4x?xf32>
  memref.store %0, %m[%j, %i] {nontemporal = true}: memref<4x?xf32>
  %1 = memref.load %m[%i, %j] {alignment = 8, nontemporal = true}: memref<4x?xf32>
  return %0 : f32
}

// -----

func.func @load2(%m: memref<3x4xf32, strided<[?, 2], offset: 7>>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<3x4xf32, strided<[?, 2], offset: 7>>
  memref.store %0, %m[%j, %i] : memref<3x4xf32, strided<[?, 2], offset: 7>>
  return %0 : f32
}

// -----

func.func @load3(%m: memref<f32, strided<[], offset: ?>>, %z: memref<i1, 3>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[] : memref<f32, strided<[], offset: ?>>
  %1 = memref.load %z[] : memref<i1, 3>
  return %0 : f32
}

// -----

func.func @load4(%m: memref<3x4xcomplex<f32>, strided<[?, ?], offset: ?>>, %z: memref<2xvector<2x3xf32>>, %i: index, %j: index) {
  %0 = memref.load %m[%i, %j] : memref<3x4xcomplex<f32>, strided<[?, ?], offset: ?>>
  %1 = memref.load %z[%i] : memref<2xvector<2x3xf32>>
  memref.store %1, %z[%j] : memref<2xvector<2x3xf32>>
  return
}

// -----

func.func @load5(%m: memref<3x4xf32, affine_map<(d0, d1) -> (d1, d0)>>, %n: memref<3x4xf32, affine_map<(d0, d1) -> (d1 mod 2, d0)>>, %i: index, %j: index) {
  %0 = memref.load %m[%i, %j] : memref<3x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
  %1 = memref.load %n[%i, %j] : memref<3x4xf32, affine_map<(d0, d1) -> (d1 mod 2, d0)>>
  return
}

// -----

func.func @prefetch(%m: memref<4x?xf32>, %i: index, %j: index) {
  memref.prefetch %m[%i, %j], write, locality<3>, data : memref<4x?xf32>
  memref.prefetch %m[%i, %j], read, locality<0>, data : memref<4x?xf32>
  memref.prefetch %m[%i, %j], read, locality<2>, instr : memref<4x?xf32>
  return
}

// -----

func.func @blocks(%c: i1, %a: memref<4xf32>, %b: memref<4xf32>, %i: index) -> f32 {
  cf.cond_br %c, ^bb1(%a : memref<4xf32>), ^bb1(%b : memref<4xf32>)
^bb1(%m: memref<4xf32>):
  %0 = memref.load %m[%i] : memref<4xf32>
  return %0 : f32
^bb2:
  %1 = memref.load %m[%i] : memref<4xf32>
  memref.store %1, %m[%i] : memref<4xf32>
  cf.br ^bb2
}

// -----

func.func @space(%m: memref<?xf32, 1 : i32>, %n : memref<?xf32, 1 : index>, %o: memref<2xf32, 4294967296>, %i: index) {
  %0 = memref.load %m[%i] : memref<?xf32, 1 : i32>
  %1 = memref.load %n[%i] : memref<?xf32, 1 : index>
  return
}

// -----

func.func @bf(%m: memref<?xbf16>, %n : memref<3xf8E4M3FN>, %t : memref<3xtf32>, %i: index) {
  %0 = memref.load %m[%i] : memref<?xbf16>
  %1 = memref.load %n[%i] : memref<3xf8E4M3FN>
  memref.store %1, %n[%i] : memref<3xf8E4M3FN>
  %2 = memref.load %t[%i] : memref<3xtf32>
  return
}

// -----

func.func @fn(%m: memref<?x(i32) -> i32>) {
  return
}

// -----

func.func @dmastuff(%m: memref<4xf32>, %n: memref<4xf32, 2>, %t: memref<1xi32>, %i: index) {
  memref.dma_start %m[%i], %n[%i], %i, %t[%i] : memref<4xf32>, memref<4xf32, 2>, memref<1xi32>
  memref.dma_wait %t[%i], %i : memref<1xi32>
  return
}
