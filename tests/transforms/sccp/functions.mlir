// options: --pass-pipeline=builtin.module(func.func(sccp))
// Nothing is known about the callers, nor about the callees.
func.func private @callee(%x: i32) -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.addi %0, %0 : i32
  return %1 : i32
}
func.func @caller() -> i32 {
  %0 = arith.constant 1 : i32
  %1 = call @callee(%0) : (i32) -> i32
  %2 = call @callee(%0) : (i32) -> i32
  %3 = arith.addi %0, %0 : i32
  %4 = arith.addi %3, %1 : i32
  return %4 : i32
}
// -----

// A function that calls itself.
func.func private @itself(%x: i32, %c: i1) -> i32 {
  %0 = arith.constant 1 : i32
  cf.cond_br %c, ^a, ^b
^a:
  %1 = call @itself(%0, %c) : (i32, i1) -> i32
  return %1 : i32
^b:
  return %0 : i32
}
// -----

// A nested function.
func.func @outer() -> i32 {
  %0 = arith.constant 1 : i32
  builtin.module {
    func.func private @inner(%x: i32) -> i32 {
      %1 = arith.constant 2 : i32
      %2 = arith.addi %1, %x : i32
      return %2 : i32
    }
    func.func @caller() -> i32 {
      %1 = arith.constant 2 : i32
      %2 = func.call @inner(%1) : (i32) -> i32
      return %2 : i32
    }
  }
  %3 = arith.addi %0, %0 : i32
  return %3 : i32
}
