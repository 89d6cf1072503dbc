// By what is not known, by 0, by -1, and by others.
func.func @f(%lb: index, %a: i32, %b: i32, %v: vector<4xi32>) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 7 : i32
  %minus = arith.constant -1 : i32
  %split = arith.constant dense<[1, 2, 0, 3]> : vector<4xi32>
  %splat = arith.constant dense<5> : vector<4xi32>
  scf.for %i = %lb to %lb step %lb {
    %0 = arith.divsi %a, %b : i32
    %1 = arith.divsi %a, %zero : i32
    %2 = arith.divsi %a, %one : i32
    %3 = arith.divsi %a, %minus : i32
    %4 = arith.divui %a, %b : i32
    %5 = arith.divui %a, %zero : i32
    %6 = arith.divui %a, %one : i32
    %7 = arith.divui %a, %minus : i32
    %8 = arith.ceildivsi %a, %b : i32
    %9 = arith.ceildivsi %a, %one : i32
    %10 = arith.ceildivsi %a, %minus : i32
    %11 = arith.ceildivui %a, %zero : i32
    %12 = arith.ceildivui %a, %minus : i32
    %13 = arith.divsi %v, %split : vector<4xi32>
    %14 = arith.divsi %v, %splat : vector<4xi32>
    %15 = arith.floordivsi %a, %one : i32
    %16 = arith.remsi %a, %one : i32
    %17 = arith.remui %a, %minus : i32
  } {outer}
  return
}
// -----
// Of index as well.
func.func @f(%lb: index) {
  %c = index.constant 3
  %z = arith.constant 0 : index
  scf.for %i = %lb to %lb step %lb {
    %0 = arith.divsi %lb, %c : index
    %1 = arith.divui %lb, %z : index
    %2 = index.divs %lb, %lb
    %3 = index.divu %lb, %z
    %4 = index.rems %lb, %lb
    %5 = index.ceildivs %lb, %lb
    %6 = index.floordivs %lb, %lb
  } {outer}
  return
}
