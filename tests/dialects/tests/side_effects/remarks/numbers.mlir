func.func @f(%a: i32, %b: i32, %x: f32, %c: i1, %i: index) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.divsi %a, %b : i32
  %2 = arith.divui %a, %b : i32
  %3 = arith.ceildivsi %a, %b : i32
  %4 = arith.ceildivui %a, %b : i32
  %5 = arith.floordivsi %a, %b : i32
  %6 = arith.remsi %a, %b : i32
  %7 = arith.divf %x, %x : f32
  %8 = arith.select %c, %a, %b : i32
  %9 = arith.cmpi eq, %a, %b : i32
  %10 = arith.constant 1 : i64
  %11 = arith.extsi %a : i32 to i64
  %12 = arith.index_cast %i : index to i32
  return
}
// -----
func.func @f(%i: index) {
  %0 = index.divs %i, %i
  %1 = index.constant 4
  %2 = index.sizeof
  %3 = index.bool.constant true
  %4 = index.cmp slt(%i, %i)
  return
}
// -----
func.func @f(%x: f32, %z: complex<f32>) {
  %0 = math.sqrt %x : f32
  %1 = math.fma %x, %x, %x : f32
  %2 = complex.create %x, %x : complex<f32>
  %3 = complex.div %z, %z : complex<f32>
  %4 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %5 = complex.re %z : complex<f32>
  return
}
// -----
func.func @f() {
  %0 = ub.poison : i32
  ub.unreachable
}
