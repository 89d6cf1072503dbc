#ifndef MLIR_INTERFACES_PARALLELCOMBININGOPINTERFACE
#define MLIR_INTERFACES_PARALLELCOMBININGOPINTERFACE

include "mlir/IR/OpBase.td"

def InParallelOpInterface : OpInterface<"InParallelOpInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "ResultRef<'ir>", "getParentResult", (ins "i64":$idx)>,
    InterfaceMethod<"", "Ops<'ir>", "getYieldingOps">
  ];
  let verify = [{ runtime }];
}

def ParallelCombiningOpInterface : OpInterface<"ParallelCombiningOpInterface"> {
  let description = [{
    One iteration of a parallel loop contributes its part of a result. Corresponds to
    `mlir::ParallelCombiningOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"The destinations that the operation changes.", "OperandRange<'ir>", "getUpdatedDestinations">
  ];
}

#endif // MLIR_INTERFACES_PARALLELCOMBININGOPINTERFACE
