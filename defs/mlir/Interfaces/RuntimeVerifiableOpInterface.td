#ifndef MLIR_INTERFACES_RUNTIMEVERIFIABLEOPINTERFACE
#define MLIR_INTERFACES_RUNTIMEVERIFIABLEOPINTERFACE

include "mlir/IR/OpBase.td"

def RuntimeVerifiableOpInterface : OpInterface<"RuntimeVerifiableOpInterface"> {
  let description = [{
    Creates operations that check at run time what the verifier cannot check. Corresponds to
    `mlir::RuntimeVerifiableOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    StaticInterfaceMethod<
      "Creates the checks before `op`. `error_message` completes the message of a check that fails.",
      "()",
      "generateRuntimeVerification",
      (ins "&mut OpBuilder<'_>":$builder, "Op":$op, "&dyn Fn(&str) -> String":$errorMessage)
    >
  ];
}

#endif // MLIR_INTERFACES_RUNTIMEVERIFIABLEOPINTERFACE
