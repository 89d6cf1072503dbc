#ifndef MLIR_INTERFACES_ALIGNMENTATTRINTERFACE
#define MLIR_INTERFACES_ALIGNMENTATTRINTERFACE

include "mlir/IR/OpBase.td"

def AlignmentAttrOpInterface : OpInterface<"AlignmentAttrOpInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "Option<u64>", "getMaybeAlign", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "()", "setAlignment", (ins "u64":$alignment), [{}], [{ runtime }]>
  ];
}

#endif // MLIR_INTERFACES_ALIGNMENTATTRINTERFACE
