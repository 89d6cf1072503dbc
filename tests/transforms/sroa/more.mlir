// options: --sroa
// The first and the last element of 2.
func.func @f0(%c: i1, %x: i1) -> (i1, i1) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi1>
  memref.store %x, %m[%i0] : memref<2xi1>
  memref.store %x, %m[%i1] : memref<2xi1>
  %0 = memref.load %m[%i1] : memref<2xi1>
  %1 = memref.load %m[%i0] : memref<2xi1>
  return %0, %1 : i1, i1
}

// -----

// A loop over an element of 2, and another one.
func.func @g0(%l: index, %u: index, %s: index, %x: i1) -> i1 {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2xi1>
  scf.for %i = %l to %u step %s {
    %0 = memref.load %m[%i0] : memref<2xi1>
    memref.store %0, %m[%i1] : memref<2xi1>
  }
  memref.store %x, %m[%i0] : memref<2xi1>
  %1 = memref.load %m[%i1] : memref<2xi1>
  return %1 : i1
}

// -----

// The first and the last element of 3.
func.func @f1(%c: i1, %x: i8) -> (i8, i8) {
  %i0 = arith.constant 0 : index
  %i2 = arith.constant 2 : index
  %m = memref.alloca() : memref<3xi8>
  memref.store %x, %m[%i0] : memref<3xi8>
  memref.store %x, %m[%i2] : memref<3xi8>
  %0 = memref.load %m[%i2] : memref<3xi8>
  %1 = memref.load %m[%i0] : memref<3xi8>
  return %0, %1 : i8, i8
}

// -----

// A loop over an element of 3, and another one.
func.func @g1(%l: index, %u: index, %s: index, %x: i8) -> i8 {
  %i0 = arith.constant 0 : index
  %i2 = arith.constant 2 : index
  %m = memref.alloca() : memref<3xi8>
  scf.for %i = %l to %u step %s {
    %0 = memref.load %m[%i0] : memref<3xi8>
    memref.store %0, %m[%i2] : memref<3xi8>
  }
  memref.store %x, %m[%i0] : memref<3xi8>
  %1 = memref.load %m[%i2] : memref<3xi8>
  return %1 : i8
}

// -----

// The first and the last element of 2x2.
func.func @f2(%c: i1, %x: i64) -> (i64, i64) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2x2xi64>
  memref.store %x, %m[%i0, %i0] : memref<2x2xi64>
  memref.store %x, %m[%i1, %i1] : memref<2x2xi64>
  %0 = memref.load %m[%i1, %i1] : memref<2x2xi64>
  %1 = memref.load %m[%i0, %i0] : memref<2x2xi64>
  return %0, %1 : i64, i64
}

// -----

// A loop over an element of 2x2, and another one.
func.func @g2(%l: index, %u: index, %s: index, %x: i64) -> i64 {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2x2xi64>
  scf.for %i = %l to %u step %s {
    %0 = memref.load %m[%i0, %i0] : memref<2x2xi64>
    memref.store %0, %m[%i1, %i1] : memref<2x2xi64>
  }
  memref.store %x, %m[%i0, %i0] : memref<2x2xi64>
  %1 = memref.load %m[%i1, %i1] : memref<2x2xi64>
  return %1 : i64
}

// -----

// The first and the last element of 2x3.
func.func @f3(%c: i1, %x: index) -> (index, index) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %m = memref.alloca() : memref<2x3xindex>
  memref.store %x, %m[%i0, %i0] : memref<2x3xindex>
  memref.store %x, %m[%i1, %i2] : memref<2x3xindex>
  %0 = memref.load %m[%i1, %i2] : memref<2x3xindex>
  %1 = memref.load %m[%i0, %i0] : memref<2x3xindex>
  return %0, %1 : index, index
}

// -----

// A loop over an element of 2x3, and another one.
func.func @g3(%l: index, %u: index, %s: index, %x: index) -> index {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %m = memref.alloca() : memref<2x3xindex>
  scf.for %i = %l to %u step %s {
    %0 = memref.load %m[%i0, %i0] : memref<2x3xindex>
    memref.store %0, %m[%i1, %i2] : memref<2x3xindex>
  }
  memref.store %x, %m[%i0, %i0] : memref<2x3xindex>
  %1 = memref.load %m[%i1, %i2] : memref<2x3xindex>
  return %1 : index
}

// -----

// The first and the last element of 4.
func.func @f4(%c: i1, %x: f16) -> (f16, f16) {
  %i0 = arith.constant 0 : index
  %i3 = arith.constant 3 : index
  %m = memref.alloca() : memref<4xf16>
  memref.store %x, %m[%i0] : memref<4xf16>
  memref.store %x, %m[%i3] : memref<4xf16>
  %0 = memref.load %m[%i3] : memref<4xf16>
  %1 = memref.load %m[%i0] : memref<4xf16>
  return %0, %1 : f16, f16
}

// -----

// A loop over an element of 4, and another one.
func.func @g4(%l: index, %u: index, %s: index, %x: f16) -> f16 {
  %i0 = arith.constant 0 : index
  %i3 = arith.constant 3 : index
  %m = memref.alloca() : memref<4xf16>
  scf.for %i = %l to %u step %s {
    %0 = memref.load %m[%i0] : memref<4xf16>
    memref.store %0, %m[%i3] : memref<4xf16>
  }
  memref.store %x, %m[%i0] : memref<4xf16>
  %1 = memref.load %m[%i3] : memref<4xf16>
  return %1 : f16
}

// -----

// The first and the last element of 1x2.
func.func @f5(%c: i1, %x: f64) -> (f64, f64) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %m = memref.alloca() : memref<1x2xf64>
  memref.store %x, %m[%i0, %i0] : memref<1x2xf64>
  memref.store %x, %m[%i0, %i1] : memref<1x2xf64>
  %0 = memref.load %m[%i0, %i1] : memref<1x2xf64>
  %1 = memref.load %m[%i0, %i0] : memref<1x2xf64>
  return %0, %1 : f64, f64
}

// -----

// A loop over an element of 1x2, and another one.
func.func @g5(%l: index, %u: index, %s: index, %x: f64) -> f64 {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %m = memref.alloca() : memref<1x2xf64>
  scf.for %i = %l to %u step %s {
    %0 = memref.load %m[%i0, %i0] : memref<1x2xf64>
    memref.store %0, %m[%i0, %i1] : memref<1x2xf64>
  }
  memref.store %x, %m[%i0, %i0] : memref<1x2xf64>
  %1 = memref.load %m[%i0, %i1] : memref<1x2xf64>
  return %1 : f64
}

// -----

// The first and the last element of 2x1.
func.func @f6(%c: i1, %x: vector<2xi8>) -> (vector<2xi8>, vector<2xi8>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2x1xvector<2xi8>>
  memref.store %x, %m[%i0, %i0] : memref<2x1xvector<2xi8>>
  memref.store %x, %m[%i1, %i0] : memref<2x1xvector<2xi8>>
  %0 = memref.load %m[%i1, %i0] : memref<2x1xvector<2xi8>>
  %1 = memref.load %m[%i0, %i0] : memref<2x1xvector<2xi8>>
  return %0, %1 : vector<2xi8>, vector<2xi8>
}

// -----

// A loop over an element of 2x1, and another one.
func.func @g6(%l: index, %u: index, %s: index, %x: vector<2xi8>) -> vector<2xi8> {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2x1xvector<2xi8>>
  scf.for %i = %l to %u step %s {
    %0 = memref.load %m[%i0, %i0] : memref<2x1xvector<2xi8>>
    memref.store %0, %m[%i1, %i0] : memref<2x1xvector<2xi8>>
  }
  memref.store %x, %m[%i0, %i0] : memref<2x1xvector<2xi8>>
  %1 = memref.load %m[%i1, %i0] : memref<2x1xvector<2xi8>>
  return %1 : vector<2xi8>
}

// -----

// The first and the last element of 16.
func.func @f7(%c: i1, %x: complex<f64>) -> (complex<f64>, complex<f64>) {
  %i0 = arith.constant 0 : index
  %i15 = arith.constant 15 : index
  %m = memref.alloca() : memref<16xcomplex<f64>>
  memref.store %x, %m[%i0] : memref<16xcomplex<f64>>
  memref.store %x, %m[%i15] : memref<16xcomplex<f64>>
  %0 = memref.load %m[%i15] : memref<16xcomplex<f64>>
  %1 = memref.load %m[%i0] : memref<16xcomplex<f64>>
  return %0, %1 : complex<f64>, complex<f64>
}

// -----

// A loop over an element of 16, and another one.
func.func @g7(%l: index, %u: index, %s: index, %x: complex<f64>) -> complex<f64> {
  %i0 = arith.constant 0 : index
  %i15 = arith.constant 15 : index
  %m = memref.alloca() : memref<16xcomplex<f64>>
  scf.for %i = %l to %u step %s {
    %0 = memref.load %m[%i0] : memref<16xcomplex<f64>>
    memref.store %0, %m[%i15] : memref<16xcomplex<f64>>
  }
  memref.store %x, %m[%i0] : memref<16xcomplex<f64>>
  %1 = memref.load %m[%i15] : memref<16xcomplex<f64>>
  return %1 : complex<f64>
}

// -----

// The first and the last element of 2x2x2.
func.func @f8(%c: i1, %x: memref<i32>) -> (memref<i32>, memref<i32>) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %m = memref.alloca() : memref<2x2x2xmemref<i32>>
  memref.store %x, %m[%i0, %i0, %i0] : memref<2x2x2xmemref<i32>>
  memref.store %x, %m[%i1, %i1, %i1] : memref<2x2x2xmemref<i32>>
  %0 = memref.load %m[%i1, %i1, %i1] : memref<2x2x2xmemref<i32>>
  %1 = memref.load %m[%i0, %i0, %i0] : memref<2x2x2xmemref<i32>>
  return %0, %1 : memref<i32>, memref<i32>
}

// -----

// The first and the last element of 1x1x2.
func.func @f9(%c: i1, %x: bf16) -> (bf16, bf16) {
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %m = memref.alloca() : memref<1x1x2xbf16>
  memref.store %x, %m[%i0, %i0, %i0] : memref<1x1x2xbf16>
  memref.store %x, %m[%i0, %i0, %i1] : memref<1x1x2xbf16>
  %0 = memref.load %m[%i0, %i0, %i1] : memref<1x1x2xbf16>
  %1 = memref.load %m[%i0, %i0, %i0] : memref<1x1x2xbf16>
  return %0, %1 : bf16, bf16
}

// -----

// An access that is not known, or an allocation that is too large.
func.func @h0(%n: index, %x: i32) -> i32 {
  %i0 = arith.constant 0 : index
  %i7 = arith.constant 7 : index
  %m = memref.alloca() : memref<2xi32>
  memref.store %x, %m[%i0] : memref<2xi32>
  %0 = memref.load %m[%n] : memref<2xi32>
  return %0 : i32
}

// -----

// An access that is not known, or an allocation that is too large.
func.func @h1(%n: index, %x: i32) -> i32 {
  %i0 = arith.constant 0 : index
  %i7 = arith.constant 7 : index
  %m = memref.alloca() : memref<2x2xi32>
  memref.store %x, %m[%i0, %i0] : memref<2x2xi32>
  %0 = memref.load %m[%n, %i0] : memref<2x2xi32>
  return %0 : i32
}

// -----

// An access that is not known, or an allocation that is too large.
func.func @h2(%n: index, %x: i32) -> i32 {
  %i0 = arith.constant 0 : index
  %i7 = arith.constant 7 : index
  %m = memref.alloca() : memref<2x2xi32>
  memref.store %x, %m[%i0, %i0] : memref<2x2xi32>
  %0 = memref.load %m[%i0, %n] : memref<2x2xi32>
  return %0 : i32
}

// -----

// An access that is not known, or an allocation that is too large.
func.func @h3(%n: index, %x: i32) -> i32 {
  %i0 = arith.constant 0 : index
  %i7 = arith.constant 7 : index
  %m = memref.alloca() : memref<3xi32>
  memref.store %x, %m[%i0] : memref<3xi32>
  %0 = memref.load %m[%i7] : memref<3xi32>
  return %0 : i32
}

// -----

// An access that is not known, or an allocation that is too large.
func.func @h4(%n: index, %x: i32) -> i32 {
  %i0 = arith.constant 0 : index
  %i7 = arith.constant 7 : index
  %m = memref.alloca() : memref<2x2xi32>
  memref.store %x, %m[%i0, %i0] : memref<2x2xi32>
  %0 = memref.load %m[%i0, %i7] : memref<2x2xi32>
  return %0 : i32
}

// -----

// An access that is not known, or an allocation that is too large.
func.func @h5(%n: index, %x: i32) -> i32 {
  %i0 = arith.constant 0 : index
  %i7 = arith.constant 7 : index
  %m = memref.alloca() : memref<16x2xi32>
  memref.store %x, %m[%i0, %i0] : memref<16x2xi32>
  %0 = memref.load %m[%i0, %i0] : memref<16x2xi32>
  return %0 : i32
}
