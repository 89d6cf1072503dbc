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
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "OperandRange<'ir>", "getUpdatedDestinations">,
    InterfaceMethod<"", "Option<OpRef<'ir>>", "getIteratingParent">,
    InterfaceMethod<"", "bool", "promoteInParallelLoop">
  ];
}

#endif // MLIR_INTERFACES_PARALLELCOMBININGOPINTERFACE
