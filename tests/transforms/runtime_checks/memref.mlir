// options: --generate-runtime-verification
// options: --generate-runtime-verification=verbose-level=0
// options: --generate-runtime-verification=verbose-level=2
// options: --pass-pipeline=builtin.module(func.func(generate-runtime-verification),canonicalize)

func.func @f(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index) {
  %0 = memref.load %m[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
  return
}

// -----

func.func @f(%s: memref<4x5xf32>, %i: index, %j: index, %v: f32) {
  memref.store %v, %s[%i, %j] : memref<4x5xf32>
  return
}

// -----

func.func @f(%z: memref<f32>, %v: f32) {
  %0 = memref.load %z[] : memref<f32>
  memref.store %v, %z[] : memref<f32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %a: memref<*xf32>, %i: index) {
  %d = memref.dim %m, %i : memref<?x?xf32>
  %e = memref.dim %a, %i : memref<*xf32>
  return
}

// -----

func.func @f(%s: memref<4x5xf32>, %i: index, %j: index, %v: f32) {
  %0 = memref.atomic_rmw addf %v, %s[%i, %j] : (f32, memref<4x5xf32>) -> f32
  return
}

// -----

func.func @f(%w: memref<?xf32>, %i: index) {
  %g = memref.generic_atomic_rmw %w[%i] : memref<?xf32> {
  ^bb0(%cur: f32):
    memref.atomic_yield %cur : f32
  }
  return
}

// -----

func.func @f(%m: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %1 = memref.cast %m : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<4x?xf32, strided<[2, 1], offset: 3>>
  return
}

// -----

func.func @f(%a: memref<*xf32, 3>) {
  %1 = memref.cast %a : memref<*xf32, 3> to memref<4x?xf32, 3>
  %2 = memref.cast %a : memref<*xf32, 3> to memref<f32, 3>
  return
}

// -----

func.func @f(%s: memref<4x5xf32>) {
  %4 = memref.cast %s : memref<4x5xf32> to memref<*xf32>
  %5 = memref.cast %s : memref<4x5xf32> to memref<?x?xf32>
  %6 = memref.cast %s : memref<4x5xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return
}

// -----

func.func @f(%u: memref<*xf32>) {
  %0 = memref.cast %u : memref<*xf32> to memref<2x?xf32, affine_map<(d0, d1) -> (d1 floordiv 2, d0, d1 mod 2)>>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %s: memref<4x5xf32>, %a: memref<*xf32>) {
  memref.copy %m, %s : memref<?x?xf32> to memref<4x5xf32>
  memref.copy %s, %m : memref<4x5xf32> to memref<?x?xf32>
  memref.copy %m, %m : memref<?x?xf32> to memref<?x?xf32>
  memref.copy %s, %s : memref<4x5xf32> to memref<4x5xf32>
  memref.copy %a, %m : memref<*xf32> to memref<?x?xf32>
  return
}

// -----

func.func @f(%w: memref<?xf32>, %i: index) {
  %e = memref.expand_shape %w [[0, 1]] output_shape [%i, 4] : memref<?xf32> into memref<?x4xf32>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>, %s: memref<4x5xf32>, %z: memref<f32>, %i: index, %j: index) {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%i, 5, %j] : memref<?x?xf32> into memref<?x5x?xf32>
  %1 = memref.expand_shape %s [[0, 1], [2]] output_shape [2, 2, 5] : memref<4x5xf32> into memref<2x2x5xf32>
  %2 = memref.expand_shape %z [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  return
}

// -----

func.func @f(%w: memref<?xf32>) {
  %0 = memref.assume_alignment %w, 16 : memref<?xf32>
  %1 = memref.assume_alignment %w, 1 : memref<?xf32>
  return
}

// -----

func.func @f(%c: i1, %s: memref<4x5xf32>, %i: index, %j: index) {
  scf.if %c {
    %sv = memref.subview %s[%i, 1] [%j, 2] [1, %j] : memref<4x5xf32> to memref<?x2xf32, strided<[5, ?], offset: ?>>
  }
  return
}

// -----

func.func @f(%c: i1, %m: memref<?x?xf32>, %s: memref<4x5xf32>, %z: memref<f32>) {
  scf.if %c {
  }
  %0 = memref.subview %m[0, 1] [1, 2] [1, 1] : memref<?x?xf32> to memref<2xf32, strided<[1], offset: 1>>
  %1 = memref.subview %s[1, 4] [2, 0] [1, 1] : memref<4x5xf32> to memref<2x0xf32, strided<[5, 1], offset: 9>>
  %2 = memref.subview %z[] [] [] : memref<f32> to memref<f32>
  return
}

// -----

func.func @f(%i: index) {
  %a = memref.alloc(%i) : memref<?xf32>
  %v = memref.load %a[%i] : memref<?xf32>
  %b = memref.alloc(%i) : memref<?xf32>
  memref.copy %a, %b : memref<?xf32> to memref<?xf32>
  %c = memref.cast %b : memref<?xf32> to memref<4xf32>
  return
}

// -----

func.func @f(%s: memref<4x5xf32>) {
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %0 = memref.load %s[%c1, %c7] : memref<4x5xf32>
  %1 = memref.load %s[%c1, %c1] : memref<4x5xf32>
  %2 = memref.dim %s, %c1 : memref<4x5xf32>
  return
}

// -----

func.func @f(%s: memref<4x5xf32>, %i: index) {
  %0 = memref.load %s[%i, %i] : memref<4x5xf32>
  scf.for %a = %i to %i step %i {
    %1 = memref.load %s[%a, %i] : memref<4x5xf32>
    memref.store %1, %s[%a, %a] {map = affine_map<(d0) -> (d0 + 1)>, numbers = dense<1> : tensor<40xi32>} : memref<4x5xf32>
  }
  %2 = memref.load %s[%i, %i] : memref<4x5xf32>
  return
}

// -----

func.func @f(%s: memref<4x5xf32>, %i: index) {
  %a = memref.dim %s, %i : memref<4x5xf32> loc("named")
  %b = memref.dim %s, %i : memref<4x5xf32> loc(fused["a", callsite("b" at "c.mlir":1:2)])
  %c = memref.dim %s, %b : memref<4x5xf32> loc(unknown)
  return
}

// -----

func.func @f(%c: i1, %w: memref<?xf32>, %i: index) {
  cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    %0 = memref.load %w[%i] : memref<?xf32>
    cf.br ^bb2
  ^bb2:
    %1 = memref.load %w[%i] : memref<?xf32>
    return
  ^dead:
    %2 = memref.load %w[%i] : memref<?xf32>
  return
}

// -----

module @outer {
  func.func @g(%w: memref<8xi8>, %i: index) -> i8 {
    %x = memref.load %w[%i] : memref<8xi8>
    return %x : i8
  }
  module @inner {
    func.func @h(%w: memref<8xi8>, %i: index) -> i8 {
      %x = memref.load %w[%i] : memref<8xi8>
      %y = memref.load %w[%i] : memref<8xi8>
      return %y : i8
    }
  }
  memref.global @global : memref<8xi8>
}

// -----

func.func @f(%a: index, %b: memref<2x0xf32>) {
  %0 = arith.divsi %a, %a : index
  %1 = memref.alloc(%a) : memref<?xf32>
  memref.dealloc %1 : memref<?xf32>
  %3 = memref.load %b[%a, %a] : memref<2x0xf32>
  return
}
