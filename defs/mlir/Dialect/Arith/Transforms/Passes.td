// The passes for operations of `arith`.

#ifndef MLIR_DIALECT_ARITH_TRANSFORMS_PASSES
#define MLIR_DIALECT_ARITH_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def ArithEmulateUnsupportedFloats : Pass<"arith-emulate-unsupported-floats"> {
  let summary = "Compute with a wider type in place of floats that a target cannot compute with";
  let description = [{
    Extends the operands of operations of `arith` whose types are among the source types to the target type, and truncates the
    results. Casts, constants and selections stay as they are.
  }];
  let dependentDialects = ["ods::arith::ArithDialect"];
  let options = [
    ListOption<"sourceTypes", "source-types", "String", "The types that are replaced">,
    Option<"targetType", "target-type", "String", "String::from(\"f32\")", "The type that replaces them">
  ];
}

def ArithExpandOpsPass : Pass<"arith-expand"> {
  let summary = "Expand operations of arith to simpler ones";
  let description = [{
    Replaces divisions that round up or down, minima, maxima, and extensions and truncations with a scale by other operations of
    `arith`. The options select conversions of small floats that become operations on their bits.
  }];
  let options = [
    Option<"includeBf16", "include-bf16", "bool", "false", "Expand conversions between bf16 and f32">,
    Option<"includeF8E8M0", "include-f8e8m0", "bool", "false", "Expand conversions of f8E8M0FNU">,
    Option<"includeF4E2M1", "include-f4e2m1", "bool", "false", "Expand conversions of f4E2M1FN">
  ];
}

def ArithIntRangeOpts : Pass<"int-range-optimizations"> {
  let summary = "Replace integers of which the range has only one";
  let description = [{
    Replaces a value by a constant if its range has only one integer, and a remainder by the dividend if this is less than
    the divisor.
  }];
  let dependentDialects = ["ods::arith::ArithDialect"];
}

def ArithIntRangeNarrowing : Pass<"arith-int-range-narrowing"> {
  let summary = "Compute with narrower integers where the ranges allow it";
  let description = "Index values count as having at least as many bits as the widest of the supported widths.";
  let dependentDialects = ["ods::arith::ArithDialect"];
  let options = [
    ListOption<"bitwidthsSupported", "int-bitwidths-supported", "u32", "The widths of the integers">
  ];
}

def ArithUnsignedWhenEquivalentPass : Pass<"arith-unsigned-when-equivalent"> {
  let summary = "Replace signed operations by unsigned ones that are equivalent";
  let description = [{
    Replaces a division, a remainder, a right shift, a minimum, a maximum or a comparison of signed integers if no operand and
    no result is negative.
  }];
}

#endif // MLIR_DIALECT_ARITH_TRANSFORMS_PASSES
