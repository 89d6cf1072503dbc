#ifndef MLIR_INTERFACES_INFERINTRANGEINTERFACE
#define MLIR_INTERFACES_INFERINTRANGEINTERFACE

include "mlir/IR/OpBase.td"

def InferIntRangeInterface : OpInterface<"InferIntRangeInterface"> {
  let description = [{
    Determines the ranges of integer results from those of operands. An operation implements one of the methods; callers call
    `infer_result_ranges_from_optional`. Corresponds to `mlir::InferIntRangeInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "Passes the range of each result, and of each block argument that no branch passes a value to, to `set_range`. The ranges of all operands are known.",
      "()",
      "inferResultRanges",
      (ins "&[ConstantIntRanges]":$ranges, "SetIntRangeFn<'_>":$setRange),
      [{}],
      [{ let _ = ($ranges, $setRange); }]
    >,
    InterfaceMethod<
      "Like `infer_result_ranges`, but the ranges of some operands may be unknown. By default, does nothing then.",
      "()",
      "inferResultRangesFromOptional",
      (ins "&[IntegerValueRange]":$ranges, "SetIntLatticeFn<'_>":$setRange),
      [{}],
      [{
        if let Some(ranges) = $ranges.iter().cloned().collect::<Option<Vec<_>>>() {
            $_op.infer_result_ranges(&ranges, &mut |value, range| $setRange(value, Some(range)));
        }
      }]
    >
  ];
}

#endif // MLIR_INTERFACES_INFERINTRANGEINTERFACE
