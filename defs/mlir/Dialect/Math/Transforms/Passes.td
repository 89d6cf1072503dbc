// The passes for operations of `math`.

#ifndef MLIR_DIALECT_MATH_TRANSFORMS_PASSES
#define MLIR_DIALECT_MATH_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def MathUpliftToFMA : Pass<"math-uplift-to-fma"> {
  let summary = "Replace a sum of a product by math.fma";
  let description = "Both operations must have the flag `contract`.";
  let dependentDialects = ["ods::math::MathDialect"];
}

#endif // MLIR_DIALECT_MATH_TRANSFORMS_PASSES
