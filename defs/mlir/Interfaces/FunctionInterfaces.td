#ifndef MLIR_INTERFACES_FUNCTIONINTERFACES_TD_
#define MLIR_INTERFACES_FUNCTIONINTERFACES_TD_

include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"

def FunctionOpInterface : OpInterface<"FunctionOpInterface", [Symbol, CallableOpInterface]> {
  let description = [{
    A symbol with a body, a type, and attributes of arguments and results. Corresponds to `mlir::FunctionOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"The function type, which may be of any kind.", "Type", "getFunctionType">,
    InterfaceMethod<
      "Checks the body of a definition.",
      "VerifyResult",
      "verifyBody",
      (ins),
      [{}],
      [{ rt::interfaces::verify_function_body((*$_op).cast()) }]
    >,
    InterfaceMethod<"Checks the type.", "VerifyResult", "verifyType", (ins), [{}], [{ Ok(()) }]>
  ];
  let verify = [{ rt::interfaces::verify_function($_op) }];
}

#endif // MLIR_INTERFACES_FUNCTIONINTERFACES_TD_
