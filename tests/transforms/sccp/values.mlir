// options: --sccp --allow-unregistered-dialect
// Constants are merged and come first, in reverse order.
func.func @merged() -> (i32, i32, i64, i32) {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i32
  %2 = arith.constant 1 : i64
  %3 = arith.addi %0, %1 : i32
  return %0, %1, %2, %3 : i32, i32, i64, i32
}
// -----

func.func @vectors() -> (vector<4xi32>, vector<2xf32>, vector<2xi32>) {
  %0 = arith.constant dense<3> : vector<4xi32>
  %1 = arith.addi %0, %0 : vector<4xi32>
  %2 = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  %3 = arith.addf %2, %2 : vector<2xf32>
  %4 = arith.constant dense<[1, 2]> : vector<2xi32>
  %5 = arith.constant dense<7> : vector<2xi32>
  %6 = arith.muli %4, %5 : vector<2xi32>
  return %1, %3, %6 : vector<4xi32>, vector<2xf32>, vector<2xi32>
}
// -----

func.func @tensors(%c: i1) -> tensor<2x2xi32> {
  %0 = arith.constant dense<3> : tensor<2x2xi32>
  %1 = arith.constant dense<[[3, 3], [3, 3]]> : tensor<2x2xi32>
  cf.cond_br %c, ^end(%0 : tensor<2x2xi32>), ^end(%1 : tensor<2x2xi32>)
^end(%x: tensor<2x2xi32>):
  return %x : tensor<2x2xi32>
}
// -----

// Folders that need only some constants.
func.func @some_constants(%a: i32, %b: f32) -> (i32, i32, i1, f32) {
  %c0 = arith.constant 0 : i32
  %0 = arith.muli %a, %c0 : i32
  %1 = arith.andi %c0, %a : i32
  %2 = arith.cmpi eq, %a, %a : i32
  %f0 = arith.constant 0.0 : f32
  %3 = arith.addf %b, %f0 : f32
  return %0, %1, %2, %3 : i32, i32, i1, f32
}
// -----

// A folder returns another value, whose constant is known by data flow.
func.func @folds_to_value(%c: i1) -> i32 {
  %0 = arith.constant 4 : i32
  %zero = arith.constant 0 : i32
  cf.cond_br %c, ^a(%0 : i32), ^a(%0 : i32)
^a(%x: i32):
  %1 = arith.addi %x, %zero : i32
  %2 = arith.select %c, %1, %x : i32
  return %2 : i32
}
// -----

// A commutative operation with a constant on the left, which folding would change in place.
func.func @commutative(%a: i32) -> i32 {
  %0 = arith.constant 4 : i32
  %1 = arith.addi %0, %a : i32
  return %1 : i32
}
// -----

// Several results; operations are erased only if all of them are known.
func.func @results(%a: i32) -> (i32, i1, i32, i32) {
  %0 = arith.constant 4 : i32
  %1, %2 = arith.addui_extended %0, %0 : i32, i1
  %3, %4 = arith.mulsi_extended %0, %a : i32
  return %1, %2, %3, %4 : i32, i1, i32, i32
}
// -----

// Operations with side effects stay.
func.func @effects(%m: memref<i32>) -> i32 {
  %0 = memref.load %m[] : memref<i32>
  %1 = arith.constant 1 : i32
  memref.store %1, %m[] : memref<i32>
  %2 = "foo.op"(%1) : (i32) -> i32
  %3 = arith.addi %1, %1 : i32
  %4 = arith.addi %0, %2 : i32
  %5 = arith.addi %3, %4 : i32
  return %5 : i32
}
// -----

// Divisions by zero do not fold.
func.func @division() -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %c4 = arith.constant 4 : i32
  %0 = arith.divsi %c4, %c0 : i32
  %1 = arith.remui %0, %c4 : i32
  return %0, %1 : i32, i32
}
// -----

// Other dialects.
func.func @dialects() -> (index, index, f32, complex<f32>) {
  %0 = index.constant 3
  %1 = index.add %0, %0
  %2 = arith.index_cast %1 : index to i64
  %3 = arith.index_cast %2 : i64 to index
  %4 = arith.constant 2.0 : f32
  %5 = math.sqrt %4 : f32
  %6 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %7 = complex.re %6 : complex<f32>
  %8 = complex.create %7, %4 : complex<f32>
  return %1, %3, %5, %8 : index, index, f32, complex<f32>
}
// -----

func.func @poison() -> (i32, i32) {
  %0 = ub.poison : i32
  %1 = arith.constant 1 : i32
  %2 = arith.addi %0, %1 : i32
  return %0, %2 : i32, i32
}
// -----

// The same value in several dialects.
func.func @index() -> (index, index) {
  %0 = index.constant 3
  %1 = arith.constant 3 : index
  %2 = index.add %0, %1
  %3 = arith.addi %0, %1 : index
  return %2, %3 : index, index
}
// -----

// Sizes of memrefs.
func.func @sizes(%m: memref<4x?xf32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.dim %m, %c0 : memref<4x?xf32>
  %1 = memref.dim %m, %c1 : memref<4x?xf32>
  %2 = arith.addi %0, %c1 : index
  return %0, %1, %2 : index, index, index
}
// -----

// Names of values stay.
func.func @locations() -> i32 {
  %0 = arith.constant 1 : i32 loc("one")
  %1 = arith.addi %0, %0 : i32 loc("sum")
  return %1 : i32
}
// -----

// Definitions after uses.
module @graph {
  %sum = arith.addi %a, %b : i32
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  "foo.use"(%sum) : (i32) -> ()
}
// -----

// A cycle.
module @cycle {
  %x = arith.addi %y, %one : i32
  %y = arith.muli %x, %one : i32
  %one = arith.constant 1 : i32
  %z = arith.subi %x, %x : i32
  "foo.use"(%x, %y, %z) : (i32, i32, i32) -> ()
}
// -----

// An operation that uses itself.
module @itself {
  %x = arith.andi %x, %x : i32
  %zero = arith.constant 0 : i32
  %y = arith.muli %y, %zero : i32
  "foo.use"(%x, %y) : (i32, i32) -> ()
}
// -----

// Operations at the top level.
%0 = arith.constant 1 : i32
%1 = arith.addi %0, %0 : i32
%2 = scf.execute_region -> i32 {
  %3 = arith.addi %1, %1 : i32
  scf.yield %3 : i32
}
"foo.use"(%2) : (i32) -> ()
