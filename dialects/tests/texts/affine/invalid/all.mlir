func.func @f(%n: index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%n)
  return
}
// -----
func.func @f(%n: index) {
  %0 = affine.apply affine_map<(d0) -> (d0, d0)>(%n)
  return
}
// -----
func.func @f(%n: index) {
  %0 = "affine.apply"(%n) <{map = affine_map<(d0, d1) -> (d0)>}> : (index) -> index
  return
}
// -----
func.func @f(%n: index) {
  affine.for %i = 0 to 10 {
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%n)[%i]
  }
  return
}
// -----
func.func @f(%n: index) {
  %0 = affine.min affine_map<(d0, d1) -> (d0)>(%n)
  return
}
// -----
func.func @f(%n: index) {
  %0 = affine.max affine_map<(d0) -> ()>(%n)
  return
}
// -----
func.func @f(%n: index) {
  affine.for %i = 0 until 10 {
  }
  return
}
// -----
func.func @f(%n: index) {
  affine.for %i = affine_map<() -> (1, 2)>() to 10 {
  }
  return
}
// -----
func.func @f(%n: index) {
  affine.for %i = 0 to affine_map<() -> (1, 2)>() {
  }
  return
}
// -----
func.func @f(%n: index) {
  affine.for %i = affine_map<(d0) -> (d0)>() to 10 {
  }
  return
}
// -----
func.func @f(%n: index) {
  affine.for %i = affine_map<(d0)[s0] -> (d0)>(%n) to 10 {
  }
  return
}
// -----
func.func @f(%n: index) {
  affine.for %i = %n, %n to 10 {
  }
  return
}
// -----
func.func @f(%n: index) {
  affine.for %i = "a" to 10 {
  }
  return
}
// -----
func.func @f(%n: index) {
  affine.for %i = 0 to 10 step -1 {
  }
  return
}
// -----
func.func @f(%n: index, %x: f32) {
  %0 = affine.for %i = 0 to 10 iter_args(%a = %x) -> (f32, f32) {
    affine.yield %a : f32
  }
  return
}
// -----
func.func @f(%n: index, %x: f32) {
  %0 = affine.for %i = 0 to 10 iter_args(%a = %x) -> (f32) {
    affine.yield %a, %a : f32, f32
  }
  return
}
// -----
func.func @f(%n: index, %x: f32) {
  %0 = affine.for %i = 0 to 10 iter_args(%a = %x) -> (f32) {
    affine.yield %i : index
  }
  return
}
// -----
func.func @f(%m: memref<10xindex>) {
  %z = arith.constant 0 : index
  affine.for %i = 0 to 10 {
    %n = memref.load %m[%z] : memref<10xindex>
    affine.for %j = 0 to %n {
    }
  }
  return
}
// -----
func.func @f(%m: memref<10xindex>) {
  %z = arith.constant 0 : index
  affine.for %i = 0 to 10 {
    %n = memref.load %m[%z] : memref<10xindex>
    affine.for %j = affine_map<(d0) -> (d0)>(%n) to 10 {
    }
  }
  return
}
// -----
func.func @f(%n: index) {
  "affine.for"() <{lowerBoundMap = affine_map<() -> ()>, upperBoundMap = affine_map<() -> (1)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @f(%n: index) {
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<() -> (1)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
  ^bb0(%i: i32):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}
// -----
func.func @f(%n: index) {
  affine.if affine_set<(d0) : (d0 >= 0)>() {
  }
  return
}
// -----
func.func @f(%n: index) {
  affine.if affine_set<(d0)[s0] : (d0 >= 0)>(%n) {
  }
  return
}
// -----
func.func @f(%n: index) {
  affine.if affine_map<(d0) -> (d0)>(%n) {
  }
  return
}
// -----
func.func @f(%n: index) {
  affine.for %i = 0 to 1 {
    affine.if affine_set<()[s0] : (s0 >= 0)>()[%i] {
    }
  }
  return
}
// -----
func.func @f(%n: index) {
  "affine.if"(%n) <{condition = affine_set<(d0, d1) : (d0 >= 0)>}> ({
    "affine.yield"() : () -> ()
  }, {
  }) : (index) -> ()
  return
}
// -----
func.func @f(%n: index) {
  affine.yield
  return
}
// -----
func.func @f(%a: memref<10xf32>, %n: index) {
  %0 = affine.load %a[%n, %n] : memref<10xf32>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %n: index) {
  %0 = affine.load %a[%n] : tensor<10xf32>
  return
}
// -----
func.func @f(%a: memref<10xindex>, %n: index) {
  affine.for %i = 0 to 10 {
    %k = memref.load %a[%i] : memref<10xindex>
    %0 = affine.load %a[%k] : memref<10xindex>
  }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[symbol(%i)] : memref<10xf32>
  }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %n: index) {
  %0 = "affine.load"(%a, %n) <{map = affine_map<(d0) -> (d0)>}> : (memref<10xf32>, index) -> i32
  return
}
// -----
func.func @f(%a: memref<10xf32>, %n: index) {
  %0 = "affine.load"(%a) <{map = affine_map<(d0) -> (d0)>}> : (memref<10xf32>) -> f32
  return
}
// -----
func.func @f(%a: memref<10xf32>, %n: index, %x: i32) {
  "affine.store"(%x, %a, %n) <{map = affine_map<(d0) -> (d0)>}> : (i32, memref<10xf32>, index) -> ()
  return
}
// -----
func.func @f(%a: memref<10xf32>, %n: index, %x: f32) {
  affine.store %x, %a[%n * %n] : memref<10xf32>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %n: index, %x: f32) {
  affine.store %x, %a[] : memref<10xf32>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %n: index) {
  affine.prefetch %a[%n], rw, locality<1>, data : memref<10xf32>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %n: index) {
  affine.prefetch %a[%n], read, locality<1>, code : memref<10xf32>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %n: index) {
  affine.prefetch %a[%n], read, locality<5>, data : memref<10xf32>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %n: index) {
  affine.prefetch %a[%n, %n], read, locality<1>, data : memref<10xf32>
  return
}
// -----
func.func @f(%a: memref<10xindex>, %n: index) {
  affine.for %i = 0 to 10 {
    %k = memref.load %a[%i] : memref<10xindex>
    affine.prefetch %a[%k], read, locality<1>, data : memref<10xindex>
  }
  return
}
// -----
func.func @f(%a: memref<10xf32>, %n: index) {
  %0 = affine.vector_load %a[%n] : memref<10xf32>, vector<4xi32>
  return
}
// -----
func.func @f(%a: memref<10xf32>, %n: index, %v: vector<4xf16>) {
  affine.vector_store %v, %a[%n] : memref<10xf32>, vector<4xf16>
  return
}
// -----
func.func @f(%n: index) {
  %0:4 = affine.delinearize_index %n into (2, 3) : index, index, index, index
  return
}
// -----
func.func @f(%n: index) {
  %0:2 = affine.delinearize_index %n into (2, -3) : index, index
  return
}
// -----
func.func @f(%n: index) {
  %0:2 = "affine.delinearize_index"(%n) <{static_basis = array<i64: 2, -9223372036854775808>}> : (index) -> (index, index)
  return
}
// -----
func.func @f(%n: index) {
  %0 = affine.linearize_index [%n, %n] by (2, 3, 4) : index
  return
}
// -----
func.func @f(%n: index) {
  affine.parallel (%i, %j) = (0) to (10) {
  }
  return
}
// -----
func.func @f(%n: index) {
  affine.parallel (%i) = (0) to (10) step (%n) {
  }
  return
}
// -----
func.func @f(%n: index) {
  %0 = affine.parallel (%i) = (0) to (10) reduce ("sum") -> (f32) {
  }
  return
}
// -----
func.func @f(%n: index, %x: f32) {
  %0 = affine.parallel (%i) = (0) to (10) -> (f32) {
    affine.yield %x : f32
  }
  return
}
// -----
func.func @f(%n: index) {
  affine.parallel (%i) = (max()) to (10) {
  }
  return
}
// -----
func.func @f(%n: index) {
  affine.for %k = 0 to 10 {
    affine.parallel (%i) = (symbol(%k)) to (10) {
    }
  }
  return
}
// -----
func.func @f(%n: index, %x: i32) {
  %0 = affine.parallel (%i) = (0) to (10) reduce ("addf") -> (i32) {
    affine.yield %x : i32
  }
  return
}
// -----
func.func @f(%n: index) {
  %0 = affine.max affine_map<(d0) -> (d0, 7)>(%n) {map = 7}
  return
}
// -----
func.func @f(%n: index) {
  %0 = affine.parallel (%i) = (0) to (%n) reduce (3) -> (index) {
    affine.yield %i : index
  }
  return
}
// -----
func.func @f() {
  "affine.for"() <{lowerBoundMap = affine_map<() -> (3)>, upperBoundMap = affine_map<() -> (7)>, step = 2 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}
