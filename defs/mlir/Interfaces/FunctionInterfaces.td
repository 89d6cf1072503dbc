#ifndef MLIR_INTERFACES_FUNCTIONINTERFACES_TD_
#define MLIR_INTERFACES_FUNCTIONINTERFACES_TD_

include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"

def FunctionOpInterface : OpInterface<"FunctionOpInterface", [Symbol, CallableOpInterface]> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "Type", "getFunctionType">,
    InterfaceMethod<"", "()", "setFunctionTypeAttr", (ins "TypeAttr":$type)>,
    InterfaceMethod<
      "",
      "Type",
      "cloneTypeWith",
      (ins "TypeRange<'_>":$inputs, "TypeRange<'_>":$results),
      [{}],
      [{ runtime }]
    >,
    InterfaceMethod<"", "VerifyResult", "verifyBody", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "VerifyResult", "verifyType", (ins), [{}], [{ runtime }]>
  ];
  let verify = [{ runtime }];
}

#endif // MLIR_INTERFACES_FUNCTIONINTERFACES_TD_
