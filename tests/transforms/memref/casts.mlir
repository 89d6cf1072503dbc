// Casts of casts.
func.func @chain(%m: memref<4x8xf32>) -> memref<?x8xf32> {
  %0 = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %1 = memref.cast %0 : memref<?x?xf32> to memref<4x?xf32>
  %2 = memref.cast %1 : memref<4x?xf32> to memref<?x8xf32>
  return %2 : memref<?x8xf32>
}

// -----

func.func @there_and_back(%m: memref<4xf32>, %n: memref<?xf32>) -> (memref<4xf32>, memref<?xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %0 : memref<?xf32> to memref<4xf32>
  %2 = memref.cast %n : memref<?xf32> to memref<4xf32>
  %3 = memref.cast %2 : memref<4xf32> to memref<?xf32>
  return %1, %3 : memref<4xf32>, memref<?xf32>
}

// -----

// Through an unranked memref.
func.func @unranked(%m: memref<4xf32>, %u: memref<*xf32>) -> (memref<?xf32>, memref<*xf32>, memref<?xf32>) {
  %0 = memref.cast %m : memref<4xf32> to memref<*xf32>
  %1 = memref.cast %0 : memref<*xf32> to memref<?xf32>
  %2 = memref.cast %u : memref<*xf32> to memref<4xf32>
  %3 = memref.cast %2 : memref<4xf32> to memref<*xf32>
  %4 = memref.cast %2 : memref<4xf32> to memref<?xf32>
  return %1, %3, %4 : memref<?xf32>, memref<*xf32>, memref<?xf32>
}

// -----

// Users of casts.
func.func @users(%m: memref<4xf32>, %i: index, %v: f32) -> (f32, f32) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.load %0[%i] : memref<?xf32>
  memref.store %v, %0[%i] : memref<?xf32>
  memref.prefetch %0[%i], read, locality<3>, data : memref<?xf32>
  %2 = memref.atomic_rmw addf %v, %0[%i] : (f32, memref<?xf32>) -> f32
  return %1, %2 : f32, f32
}

// -----

// Users of casts from unranked memrefs.
func.func @users_of_unranked(%u: memref<*xf32>, %i: index, %v: f32) -> f32 {
  %0 = memref.cast %u : memref<*xf32> to memref<?xf32>
  %1 = memref.load %0[%i] : memref<?xf32>
  memref.store %v, %0[%i] : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return %1 : f32
}

// -----

// A cast that is stored.
func.func @stored(%m: memref<4xf32>, %n: memref<3xmemref<?xf32>>, %i: index) {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %n : memref<3xmemref<?xf32>> to memref<?xmemref<?xf32>>
  memref.store %0, %1[%i] : memref<?xmemref<?xf32>>
  return
}

// -----

func.func @dma(%a: memref<4xf32>, %b: memref<4xf32, 1>, %t: memref<1xi32>, %i: index, %n: index) {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %b : memref<4xf32, 1> to memref<?xf32, 1>
  %2 = memref.cast %t : memref<1xi32> to memref<?xi32>
  memref.dma_start %0[%i], %1[%i], %n, %2[%i] : memref<?xf32>, memref<?xf32, 1>, memref<?xi32>
  memref.dma_wait %2[%i], %n : memref<?xi32>
  return
}

// -----

// Copies.
func.func @copies(%a: memref<4xf32>, %b: memref<?xf32>, %z: memref<0x4xf32>, %y: memref<?x4xf32>) {
  memref.copy %a, %a : memref<4xf32> to memref<4xf32>
  memref.copy %z, %y : memref<0x4xf32> to memref<?x4xf32>
  memref.copy %y, %z : memref<?x4xf32> to memref<0x4xf32>
  memref.copy %a, %b : memref<4xf32> to memref<?xf32>
  return
}

// -----

func.func @copies_of_casts(%a: memref<4xf32>, %b: memref<?xf32>) {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %b : memref<?xf32> to memref<4xf32>
  memref.copy %0, %b : memref<?xf32> to memref<?xf32>
  memref.copy %1, %a : memref<4xf32> to memref<4xf32>
  memref.copy %0, %0 : memref<?xf32> to memref<?xf32>
  return
}

// -----

func.func @copies_of_layouts(%a: memref<4xf32, strided<[2], offset: 1>>, %b: memref<4xf32>) {
  %0 = memref.cast %a : memref<4xf32, strided<[2], offset: 1>> to memref<4xf32, strided<[?], offset: ?>>
  memref.copy %0, %b : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
  memref.copy %b, %0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  return
}

// -----

// Memory spaces.
func.func @spaces(%m: memref<4xf32, 1>) -> (memref<4xf32, 3>, memref<4xf32, 1>) {
  %0 = memref.memory_space_cast %m : memref<4xf32, 1> to memref<4xf32, 2>
  %1 = memref.memory_space_cast %0 : memref<4xf32, 2> to memref<4xf32, 3>
  %2 = memref.memory_space_cast %0 : memref<4xf32, 2> to memref<4xf32, 1>
  return %1, %2 : memref<4xf32, 3>, memref<4xf32, 1>
}

// -----

// Assumptions.
func.func @alignment(%m: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %0 = memref.assume_alignment %m, 8 : memref<4xf32>
  %1 = memref.assume_alignment %0, 8 : memref<4xf32>
  %2 = memref.assume_alignment %1, 16 : memref<4xf32>
  return %1, %2 : memref<4xf32>, memref<4xf32>
}

// -----

// Ranks.
func.func @ranks(%m: memref<4x?xf32>, %s: memref<f32>, %u: memref<*xf32>) -> (index, index, index) {
  %0 = memref.rank %m : memref<4x?xf32>
  %1 = memref.rank %s : memref<f32>
  %2 = memref.rank %u : memref<*xf32>
  return %0, %1, %2 : index, index, index
}

// -----

// Elements of constants.
memref.global "private" constant @splat : memref<4xf32> = dense<2.5>
memref.global "private" constant @mixed : memref<2xf32> = dense<[1.0, 2.0]>
memref.global "private" @variable : memref<4xf32> = dense<2.5>
memref.global "private" constant @one : memref<1xi8> = dense<[7]>
func.func @globals(%i: index) -> (f32, f32, f32, i8) {
  %0 = memref.get_global @splat : memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  %2 = memref.get_global @mixed : memref<2xf32>
  %3 = memref.load %2[%i] : memref<2xf32>
  %4 = memref.get_global @variable : memref<4xf32>
  %5 = memref.load %4[%i] : memref<4xf32>
  %6 = memref.get_global @one : memref<1xi8>
  %7 = memref.load %6[%i] : memref<1xi8>
  return %1, %3, %5, %7 : f32, f32, f32, i8
}
