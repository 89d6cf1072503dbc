// Every operation and optional part.
func.func @allocate(%n: index, %m: index) {
  %0 = memref.alloc() : memref<4x8xf32>
  %1 = memref.alloc(%n) : memref<4x?xf32>
  %2 = memref.alloc(%n, %m) {alignment = 8 : i64} : memref<?x4x?xf32, 3>
  %3 = memref.alloc()[%n] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  %4 = memref.alloc(%n)[%n, %m] {note} : memref<?xf32, strided<[?], offset: ?>>
  %5 = memref.alloca() : memref<8xi1>
  %6 = memref.alloca(%n) {alignment = 64 : i64} : memref<?xindex, "scratch">
  %7 = memref.alloca()[%m] : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  memref.dealloc %0 : memref<4x8xf32>
  memref.dealloc %1 {x} : memref<4x?xf32>
  %8 = memref.realloc %6 : memref<?xindex, "scratch"> to memref<8xindex, "scratch">
  %9 = memref.realloc %6(%n) {alignment = 16 : i64} : memref<?xindex, "scratch"> to memref<?xindex, "scratch">
  %10 = "memref.alloc"(%n) <{operandSegmentSizes = array<i32: 1, 0>}> : (index) -> memref<?xf32>
  return
}

func.func @scope(%x: f32) -> f32 {
  memref.alloca_scope {
    %b = memref.alloca() : memref<4xf32>
    memref.alloca_scope.return
  }
  memref.alloca_scope {
    %b = memref.alloca() : memref<4xf32>
  }
  %0 = memref.alloca_scope -> (f32) {
    memref.alloca_scope.return %x : f32
  }
  %1:2 = memref.alloca_scope -> (f32, f32) {
    memref.alloca_scope.return {a} %x, %0 : f32, f32
  } {note = 1}
  return %1#1 : f32
}

func.func @access(%b: memref<4x?xf32>, %c: memref<f64>, %d: memref<?x?xi32, strided<[?, 1], offset: ?>>, %i: index, %x: f32, %y: f64) {
  %0 = memref.load %b[%i, %i] : memref<4x?xf32>
  %1 = memref.load %c[] : memref<f64>
  %2 = memref.load %d[%i, %i] {nontemporal = true} : memref<?x?xi32, strided<[?, 1], offset: ?>>
  %3 = memref.load %b[%i, %i] {nontemporal = false, alignment = 4 : i64} : memref<4x?xf32>
  memref.store %x, %b[%i, %i] : memref<4x?xf32>
  memref.store %y, %c[] {nontemporal = true} : memref<f64>
  memref.store %x, %b[%i, %i] {alignment = 16 : i64, z} : memref<4x?xf32>
  memref.prefetch %b[%i, %i], read, locality<0>, data : memref<4x?xf32>
  memref.prefetch %b[%i, %i], write, locality<3>, instr : memref<4x?xf32>
  memref.prefetch %c[], read, locality<2>, instr : memref<f64>
  memref.copy %b, %b : memref<4x?xf32> to memref<4x?xf32>
  memref.copy %d, %d {a = 1} : memref<?x?xi32, strided<[?, 1], offset: ?>> to memref<?x?xi32, strided<[?, 1], offset: ?>>
  %4 = memref.assume_alignment %b, 64 : memref<4x?xf32>
  %5 = memref.assume_alignment %b, 1 {q} : memref<4x?xf32>
  %6 = memref.distinct_objects %b : memref<4x?xf32>
  %7:2 = memref.distinct_objects %b, %c {w} : memref<4x?xf32>, memref<f64>
  %8 = "memref.load"(%b, %i, %i) : (memref<4x?xf32>, index, index) -> f32
  return
}

func.func @shapes(%b: memref<4x?xf32>, %u: memref<*xf32, 2>, %i: index) {
  %0 = memref.dim %b, %i : memref<4x?xf32>
  %1 = memref.dim {a} %u, %i : memref<*xf32, 2>
  %2 = memref.rank %b : memref<4x?xf32>
  %3 = memref.rank %u {a} : memref<*xf32, 2>
  %4 = memref.extract_aligned_pointer_as_index %b : memref<4x?xf32> -> index
  %5 = memref.extract_aligned_pointer_as_index %u : memref<*xf32, 2> -> index {a}
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %b : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  return
}

func.func @scalar(%b: memref<f32, 4>) {
  %base, %offset = memref.extract_strided_metadata %b : memref<f32, 4> -> memref<f32, 4>, index {a}
  return
}

func.func @casts(%b: memref<4x8xf32>, %u: memref<*xf32>, %s: memref<?x?xf32, strided<[?, 1], offset: ?>>, %one: memref<1x8xf32, strided<[100, 1]>>, %p: memref<4xi8, 7>) {
  %0 = memref.cast %b : memref<4x8xf32> to memref<?x?xf32>
  %1 = memref.cast %b : memref<4x8xf32> to memref<*xf32>
  %2 = memref.cast %u : memref<*xf32> to memref<4x8xf32>
  %3 = memref.cast %b {a} : memref<4x8xf32> to memref<4x8xf32, strided<[?, ?], offset: ?>>
  %4 = memref.cast %s : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<4x8xf32, strided<[8, 1]>>
  %5 = memref.cast %one : memref<1x8xf32, strided<[100, 1]>> to memref<?x8xf32, strided<[?, 1]>>
  %6 = memref.cast %b : memref<4x8xf32> to memref<4x8xf32, affine_map<(d0, d1) -> (d0 * 8 + d1)>>
  %7 = memref.memory_space_cast %p : memref<4xi8, 7> to memref<4xi8>
  %8 = memref.memory_space_cast %u {a} : memref<*xf32> to memref<*xf32, "x">
  return
}

func.func @views(%bytes: memref<2048xi8>, %b: memref<?xf32>, %d: memref<8x16x4xf32>, %s: memref<?x?xf32, strided<[?, 1], offset: ?>>, %i: index, %n: index, %shape: memref<2xi32>, %dynamic: memref<?xindex>, %u: memref<*xf32>) {
  %0 = memref.view %bytes[%i][] : memref<2048xi8> to memref<64x4xf32>
  %1 = memref.view %bytes[%i][%n, %n] {a} : memref<2048xi8> to memref<?x4x?xf32>
  %2 = memref.reinterpret_cast %b to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<?xf32> to memref<4x4xf32>
  %3 = memref.reinterpret_cast %b to offset: [%i], sizes: [%n, 8], strides: [%n, 1] {a} : memref<?xf32> to memref<?x8xf32, strided<[?, 1], offset: ?>>
  %4 = memref.reinterpret_cast %u to offset: [5], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[], offset: 5>>
  %5 = memref.reinterpret_cast %b to offset: [3], sizes: [7], strides: [2] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %6 = memref.reshape %b(%shape) : (memref<?xf32>, memref<2xi32>) -> memref<?x4xf32>
  %7 = memref.reshape %b(%dynamic) {a} : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
  %8 = memref.subview %d[0, 0, 0] [4, 4, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<4x4x4xf32, strided<[64, 4, 1]>>
  %9 = memref.subview %d[%i, 2, %i] [4, %n, 2] [1, %n, 2] : memref<8x16x4xf32> to memref<4x?x2xf32, strided<[64, ?, 2], offset: ?>>
  %10 = memref.subview %d[1, 2, 0] [1, 4, 4] [1, 1, 1] : memref<8x16x4xf32> to memref<4x4xf32, strided<[4, 1], offset: 72>>
  %11 = memref.subview %d[0, 0, 0] [1, 16, 1] [1, 1, 1] {a} : memref<8x16x4xf32> to memref<16xf32, strided<[4]>>
  %12 = memref.subview %s[1, 2] [4, 4] [2, 2] : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<4x4xf32, strided<[?, 2], offset: ?>>
  %13 = memref.subview %b[%i] [1] [1] : memref<?xf32> to memref<f32, strided<[], offset: ?>>
  %14 = memref.transpose %d (i, j, k) -> (k, i, j) : memref<8x16x4xf32> to memref<4x8x16xf32, strided<[1, 64, 4]>>
  %15 = memref.transpose %s (a, b) -> (b, a) {z} : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[1, ?], offset: ?>>
  %16 = memref.transpose %b (d0) -> (d0) : memref<?xf32> to memref<?xf32, strided<[1]>>
  return
}

func.func @reassociate(%a: memref<32x?xf32>, %b: memref<4x8x?xf32>, %s: memref<4x8x6xf32, strided<[96, 12, 2], offset: 3>>, %z: memref<f32>, %o: memref<1x1xf32>, %n: index, %t: memref<2x1x3xf32, strided<[30, 7, 1], offset: ?>>) {
  %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [4, 8, %n] : memref<32x?xf32> into memref<4x8x?xf32>
  %1 = memref.collapse_shape %b [[0, 1], [2]] : memref<4x8x?xf32> into memref<32x?xf32>
  %2 = memref.collapse_shape %s [[0, 1], [2]] {a} : memref<4x8x6xf32, strided<[96, 12, 2], offset: 3>> into memref<32x6xf32, strided<[12, 2], offset: 3>>
  %3 = memref.expand_shape %s [[0, 1], [2, 3], [4]] output_shape [2, 2, 4, 2, 6] {a} : memref<4x8x6xf32, strided<[96, 12, 2], offset: 3>> into memref<2x2x4x2x6xf32, strided<[192, 96, 24, 12, 2], offset: 3>>
  %4 = memref.expand_shape %z [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %5 = memref.collapse_shape %o [] : memref<1x1xf32> into memref<f32>
  %6 = memref.collapse_shape %t [[0], [1, 2]] : memref<2x1x3xf32, strided<[30, 7, 1], offset: ?>> into memref<2x3xf32, strided<[30, 1], offset: ?>>
  %7 = memref.expand_shape %a [[0], [1, 2]] output_shape [32, %n, %n] : memref<32x?xf32> into memref<32x?x?xf32>
  return
}

memref.global @declared : memref<4xf32>
memref.global "private" @uninitialized : memref<4xf32> = uninitialized
memref.global "private" constant @table : memref<4xi32> = dense<[1, 2, 4, 8]>
memref.global "nested" @splat : memref<2x2xf16, 3> = dense<1.5> {alignment = 64 : i64}
memref.global constant @scalar_value : memref<f32> = dense<2.0>
func.func @globals() {
  %0 = memref.get_global @declared : memref<4xf32>
  %1 = memref.get_global @table : memref<4xi32> {a}
  %2 = memref.get_global @splat : memref<2x2xf16, 3>
  return
}

func.func @atomics(%b: memref<10xf32>, %c: memref<2x?xi32>, %i: index, %x: f32, %n: i32) {
  %0 = memref.atomic_rmw addf %x, %b[%i] : (f32, memref<10xf32>) -> f32
  %1 = memref.atomic_rmw mulf %x, %b[%i] {a} : (f32, memref<10xf32>) -> f32
  %2 = memref.atomic_rmw maximumf %x, %b[%i] : (f32, memref<10xf32>) -> f32
  %3 = memref.atomic_rmw minimumf %x, %b[%i] : (f32, memref<10xf32>) -> f32
  %4 = memref.atomic_rmw maxnumf %x, %b[%i] : (f32, memref<10xf32>) -> f32
  %5 = memref.atomic_rmw minnumf %x, %b[%i] : (f32, memref<10xf32>) -> f32
  %6 = memref.atomic_rmw assign %x, %b[%i] : (f32, memref<10xf32>) -> f32
  %7 = memref.atomic_rmw addi %n, %c[%i, %i] : (i32, memref<2x?xi32>) -> i32
  %8 = memref.atomic_rmw muli %n, %c[%i, %i] : (i32, memref<2x?xi32>) -> i32
  %9 = memref.atomic_rmw maxs %n, %c[%i, %i] : (i32, memref<2x?xi32>) -> i32
  %10 = memref.atomic_rmw maxu %n, %c[%i, %i] : (i32, memref<2x?xi32>) -> i32
  %11 = memref.atomic_rmw mins %n, %c[%i, %i] : (i32, memref<2x?xi32>) -> i32
  %12 = memref.atomic_rmw minu %n, %c[%i, %i] : (i32, memref<2x?xi32>) -> i32
  %13 = memref.atomic_rmw ori %n, %c[%i, %i] : (i32, memref<2x?xi32>) -> i32
  %14 = memref.atomic_rmw andi %n, %c[%i, %i] : (i32, memref<2x?xi32>) -> i32
  %15 = memref.atomic_rmw xori %n, %c[%i, %i] : (i32, memref<2x?xi32>) -> i32
  %16 = memref.atomic_rmw assign %n, %c[%i, %i] : (i32, memref<2x?xi32>) -> i32
  %17 = memref.generic_atomic_rmw %b[%i] : memref<10xf32> {
  ^bb0(%current: f32):
    %new = arith.addf %current, %x : f32
    memref.atomic_yield %new : f32
  }
  %18 = memref.generic_atomic_rmw %c[%i, %i] : memref<2x?xi32> {
  ^bb0(%current: i32):
    memref.atomic_yield %current {a} : i32
  } {b}
  return
}

func.func @dma(%from: memref<64x2xf32>, %to: memref<64xf32, 1>, %tag: memref<1xi32>, %i: index, %n: index) {
  memref.dma_start %from[%i, %i], %to[%i], %n, %tag[%i] : memref<64x2xf32>, memref<64xf32, 1>, memref<1xi32>
  memref.dma_start %from[%i, %i], %to[%i], %n, %tag[%i], %n, %i : memref<64x2xf32>, memref<64xf32, 1>, memref<1xi32>
  memref.dma_wait %tag[%i], %n : memref<1xi32>
  memref.dma_wait %tag[%i], %n {a} : memref<1xi32>
  return
}

// -----

// Sizes in brackets are taken for others where there are none that scale.
func.func @f(%e: memref<4x8xf32>) {
  %0 = memref.subview %e[[0], 0] [2, [2]] [1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1]>>
  return
}

// -----

// Layouts that are alike: maps in any order, and unknown strides of three dimensions.
func.func @transposed(%b: memref<4x3xf32>, %c: memref<?x?x4xf32>, %d: memref<?x?xf32>, %e: memref<?xf32>) {
  %0 = memref.transpose %b (d0, d1) -> (d1, d0) : memref<4x3xf32> to memref<3x4xf32, affine_map<(d0, d1) -> (d1 * 3 + d0)>>
  %1 = memref.transpose %c (d0, d1, d2) -> (d0, d1, d2) : memref<?x?x4xf32> to memref<?x?x4xf32>
  %2 = memref.transpose %d (d0, d1) -> (d0, d1) : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1]>>
  %3 = memref.transpose %e (d0) -> (d0) : memref<?xf32> to memref<?xf32, strided<[1]>>
  return
}

// -----

// There are no distances between no elements.
func.func @empty(%b: memref<3x0xf32>) {
  %0 = memref.cast %b : memref<3x0xf32> to memref<3x0xf32, strided<[7, 1]>>
  return
}
// -----
func.func @ordered(%a: memref<?x?xf32>, %b: memref<?x?x4xi8, strided<[?, 1, ?], offset: 2>>, %c: memref<2x3xf16>) {
  %0 = memref.transpose %a (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>
  %1 = memref.transpose %b (i, j, k) -> (k, j, i) : memref<?x?x4xi8, strided<[?, 1, ?], offset: 2>> to memref<4x?x?xi8, affine_map<(d0, d1, d2)[s0, s1] -> (d2 * s1 + 2 + d1 + d0 * s0)>>
  %2 = memref.transpose %c (i, j) -> (j, i) : memref<2x3xf16> to memref<3x2xf16, affine_map<(d0, d1) -> (d1 * 3 + d0)>>
  return
}
