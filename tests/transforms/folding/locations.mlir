// options: --test-single-fold --mlir-print-debuginfo
func.func @merged() -> (i32, i32) {
  %two = arith.constant 2 : i32 loc("two")
  %four = arith.addi %two, %two : i32 loc("sum")
  %again = arith.constant 4 : i32 loc("four")
  return %four, %again : i32, i32
}
// -----
func.func @alone() -> f64 {
  %k = arith.constant 4.0 : f64 loc("k")
  %r = math.sqrt %k : f64 loc("root")
  return %r : f64
}
