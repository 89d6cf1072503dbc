func.func @transposed(%a: memref<6x9xi8>, %b: memref<9x6xi8>) {
  affine.parallel (%i, %j) = (0, 0) to (6, 9) {
    %0 = affine.load %a[%i, %j] : memref<6x9xi8>
    affine.store %0, %b[%j, %i] : memref<9x6xi8>
  }
  return
}
// -----
func.func @triangle(%a: memref<?x?xf64>, %n: index) -> f64 {
  %zero = arith.constant 0.0 : f64
  %sum = affine.for %i = 0 to %n iter_args(%outer = %zero) -> (f64) {
    %row = affine.for %j = affine_map<(d0) -> (d0)>(%i) to %n step 3 iter_args(%inner = %outer) -> f64 {
      %x = affine.load %a[%i, %j] : memref<?x?xf64>
      %s = arith.addf %inner, %x : f64
      affine.yield %s : f64
    }
    affine.yield %row : f64
  }
  return %sum : f64
}
// -----
func.func @clamped(%n: index, %m: index) {
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0, 4)>(%n)[%m] to min affine_map<()[s0] -> (s0, 128)>()[%n] step 4 {
    affine.for %j = %n to affine_map<(d0) -> (d0 * 2 + 1)>(%i) {
      "inner"(%i, %j) : (index, index) -> ()
    } {unroll = 2 : i32}
  }
  return
}
// -----
#edge = affine_set<(d0, d1)[s0] : (d0 - d1 >= 0, s0 - d0 - 1 == 0)>
func.func @edges(%n: index) -> (i32, index) {
  %c = arith.constant 5 : i32
  %r:2 = affine.for %i = 0 to 8 iter_args(%a = %c, %b = %n) -> (i32, index) {
    %x:2 = affine.if #edge(%i, %n)[%n] -> (i32, index) {
      affine.yield %a, %i : i32, index
    } else {
      affine.yield %c, %b : i32, index
    } {likely = false}
    affine.yield %x#0, %x#1 : i32, index
  }
  return %r#0, %r#1 : i32, index
}
// -----
func.func @reductions(%a: memref<16xi32>, %b: memref<16xf16>) {
  %0:3 = affine.parallel (%i) = (0) to (16) step (4) reduce ("addi", "muli", "ori") -> (i32, i32, i32) {
    %x = affine.load %a[%i] : memref<16xi32>
    affine.yield %x, %x, %x : i32, i32, i32
  }
  %1:2 = affine.parallel (%i) = (2) to (16) reduce ("mulf", "maximumf") -> (f16, f16) {
    %x = affine.load %b[%i] : memref<16xf16>
    affine.yield %x, %x : f16, f16
  } {tag}
  return
}
// -----
func.func @bounds(%n: index, %m: index) {
  affine.parallel (%i, %j) = (max(%n, %m + 3), symbol(%n)) to (min(%n * 2, 100, %m), 64) step (2, 1) {
    affine.parallel (%k) = (%i floordiv 2) to (min(%i + %j, symbol(%m) ceildiv 4)) {
    }
  }
  return
}
// -----
func.func @rank_zero(%s: memref<vector<4xf32>>, %t: memref<4xvector<4xf32>>) {
  %0 = affine.load %s[] : memref<vector<4xf32>>
  affine.for %i = 0 to 4 {
    affine.store %0, %t[%i] : memref<4xvector<4xf32>>
    affine.store %0, %s[] {x} : memref<vector<4xf32>>
  }
  return
}
// -----
func.func @vectors(%a: memref<32x32xf32, affine_map<(d0, d1) -> (d1, d0)>>, %b: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 32 step 8 {
    %0 = affine.vector_load %a[%i, symbol(%n)] : memref<32x32xf32, affine_map<(d0, d1) -> (d1, d0)>>, vector<8xf32>
    %1 = affine.vector_load %b[%i + %n] {hint = 1 : i8} : memref<?xf32>, vector<2x4xf32>
    affine.vector_store %0, %b[-%i + 31] : memref<?xf32>, vector<8xf32>
  }
  return
}
// -----
func.func @indices(%n: index) -> index {
  %0:2 = affine.delinearize_index %n into (7, 11) : index, index
  %1 = affine.apply affine_map<(d0, d1)[s0] -> ((d0 * 11 + d1) mod (s0 * 2))>(%0#0, %0#1)[%n]
  %2 = affine.linearize_index disjoint [%0#0, %0#1, %1] by (%n, 11, 3) : index
  %3 = affine.min affine_map<()[s0] -> (s0)>()[%2] {k}
  return %3 : index
}
// -----
func.func @scopes(%a: memref<8xf32>, %n: index) {
  scf.for %i = %n to %n step %n {
    %0 = affine.load %a[symbol(%n)] : memref<8xf32>
    func.call @leaf(%i) : (index) -> ()
  }
  return
}
func.func private @leaf(%i: index) {
  affine.for %j = 0 to %i {
    affine.if affine_set<(d0) : (d0 mod 2 == 0)>(%j) {
    }
  }
  return
}
// -----
func.func @unused(%n: index) {
  "affine.for"(%n, %n) <{lowerBoundMap = affine_map<() -> (3)>, upperBoundMap = affine_map<(d0) -> (d0)>, step = 2 : index, operandSegmentSizes = array<i32: 1, 1, 0>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : (index, index) -> ()
  return
}
