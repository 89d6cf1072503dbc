// options: --test-single-fold
func.func @sums() -> (i16, i16, i16) {
  %three = arith.constant 3 : i16
  %four = arith.constant 4 : i16
  %seven = arith.addi %three, %four : i16
  %eleven = arith.addi %seven, %four : i16
  %again = arith.constant 7 : i16
  return %seven, %eleven, %again : i16, i16, i16
}
// -----
func.func @chain(%x: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %a = arith.addi %x, %zero : i64
  %b = arith.addi %zero, %a : i64
  %c = arith.muli %b, %zero : i64
  %d = arith.ori %c, %b : i64
  return %d : i64
}
// -----
// Nested constants move to the closest isolated region.
func.func @nested(%c: i1) {
  scf.if %c {
    %k = arith.constant 12 : i8
    %l = arith.subi %k, %k : i8
    "some.use"(%k, %l) : (i8, i8) -> ()
    builtin.module {
      %m = arith.constant 12 : i8
      %n = arith.xori %m, %m : i8
      "some.use"(%m, %n) : (i8, i8) -> ()
    }
  } else {
    %k = arith.constant 0 : i8
    "some.use"(%k) : (i8) -> ()
  }
  return
}
// -----
// The constant behind the operation that folds to it.
func.func @order(%x: i32) -> (i32, i32) {
  "some.first"() : () -> ()
  %a = arith.subi %x, %x : i32
  "some.second"(%a) : (i32) -> ()
  %z = arith.constant 0 : i32
  %b = arith.andi %x, %z : i32
  return %b, %z : i32, i32
}
// -----
// Several results, and constants of several dialects.
func.func @kinds(%x: i32) -> (i32, i1, f32, index, complex<f32>, i1) {
  %one = arith.constant 1 : i32
  %max = arith.constant -1 : i32
  %sum, %overflow = arith.addui_extended %max, %one : i32, i1
  %minus = arith.constant -2.5 : f32
  %abs = math.absf %minus : f32
  %two = index.constant 2
  %four = index.add %two, %two
  %k = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %same = complex.add %k, %zero : complex<f32>
  %less = index.cmp ult(%two, %four)
  return %sum, %overflow, %abs, %four, %same, %less : i32, i1, f32, index, complex<f32>, i1
}
// -----
// Operands of commutative operations are sorted, even if nothing else folds.
func.func @sorted(%x: i32) -> i32 {
  %k = arith.constant 9 : i32
  %a = arith.addi %k, %x : i32
  return %a : i32
}
// -----
// Poison is a constant, too, and nothing is folded twice.
func.func @poison(%x: i32, %m: memref<4xi32>) -> (i32, index) {
  %p = ub.poison : i32
  %a = arith.muli %x, %p : i32
  %b = arith.addi %a, %x : i32
  %zero = arith.constant 0 : index
  %n = memref.dim %m, %zero : memref<4xi32>
  return %b, %n : i32, index
}
// -----
func.func @unreachable(%x: i32) -> i32 {
  %zero = arith.constant 0 : i32
  return %x : i32
^other:
  %one = arith.constant 1 : i32
  %a = arith.addi %one, %zero : i32
  cf.br ^last(%a : i32)
^last(%b: i32):
  return %b : i32
}
