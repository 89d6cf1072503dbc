// The passes for operations of `arith` that stand on the ranges of integers.

#ifndef MLIR_DIALECT_ARITH_TRANSFORMS_PASSES
#define MLIR_DIALECT_ARITH_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

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
