// The passes for operations of `math`.

#ifndef MLIR_DIALECT_MATH_TRANSFORMS_PASSES
#define MLIR_DIALECT_MATH_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def MathExpandOpsPass : Pass<"math-expand-ops"> {
  let summary = "Expand functions to simpler ones and operations of arith";
  let description = [{
    Replaces hyperbolic functions, powers, tangents, exponentials of 2, roundings, `math.fma`, `math.clampf` and `math.ctlz`. What
    rounds, and powers and hyperbolic functions, of floats of less than 16 bits stay.
  }];
  let dependentDialects = ["ods::arith::ArithDialect"];
  let options = [
    ListOption<"ops", "ops", "String", "Names of the operations that are expanded, without `math.`; all if empty">
  ];
}

def MathUpliftToFMA : Pass<"math-uplift-to-fma"> {
  let summary = "Replace a sum of a product by math.fma";
  let description = "Both operations must have the flag `contract`.";
  let dependentDialects = ["ods::math::MathDialect"];
}

#endif // MLIR_DIALECT_MATH_TRANSFORMS_PASSES
