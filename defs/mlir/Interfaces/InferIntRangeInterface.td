#ifndef MLIR_INTERFACES_INFERINTRANGEINTERFACE
#define MLIR_INTERFACES_INFERINTRANGEINTERFACE

include "mlir/IR/OpBase.td"

def InferIntRangeInterface : OpInterface<"InferIntRangeInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "",
      "()",
      "inferResultRanges",
      (ins "&[ConstantIntRanges]":$argRanges, "SetIntRangeFn":$setResultRanges),
      [{}],
      [{ runtime }]
    >,
    InterfaceMethod<
      "",
      "()",
      "inferResultRangesFromOptional",
      (ins "&[IntegerValueRange]":$argRanges, "SetIntLatticeFn":$setResultRanges),
      [{}],
      [{ runtime }]
    >
  ];
}

#endif // MLIR_INTERFACES_INFERINTRANGEINTERFACE
