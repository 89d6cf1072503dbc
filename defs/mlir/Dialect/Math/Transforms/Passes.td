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

def MathExtendToSupportedTypes : Pass<"math-extend-to-supported-types"> {
  let summary = "Compute functions of narrow floats with wider ones";
  let description = [{
    Extends the operands of operations of `math` except `math.fma`, and truncates their results, unless the type is supported:
    `f32`, `f64`, the target type and the extra ones are. Floats that are not narrower than the target type stay.
  }];
  let options = [
    ListOption<"extraTypes", "extra-types", "String", "Types that are supported, beside f32 and f64">,
    Option<"targetType", "target-type", "String", "\"f32\"", "The type that other floats are extended to">
  ];
  let dependentDialects = ["ods::math::MathDialect", "ods::arith::ArithDialect"];
}

def MathUpliftToFMA : Pass<"math-uplift-to-fma"> {
  let summary = "Replace a sum of a product by math.fma";
  let description = "Both operations must have the flag `contract`.";
  let dependentDialects = ["ods::math::MathDialect"];
}

#endif // MLIR_DIALECT_MATH_TRANSFORMS_PASSES
