#ifndef MLIR_INTERFACES_CASTINTERFACES
#define MLIR_INTERFACES_CASTINTERFACES

include "mlir/IR/OpBase.td"

def CastOpInterface : OpInterface<"CastOpInterface"> {
  let description = [{
    Converts operands to results without computing anything. Corresponds to `mlir::CastOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    StaticInterfaceMethod<
      "Whether values of the first types may be cast to the second.",
      "bool",
      "areCastCompatible",
      (ins "&[TypeRef<'ir>]":$inputs, "&[TypeRef<'ir>]":$outputs)
    >
  ];
  let verify = [{ rt::interfaces::verify_cast($_op) }];
}

#endif // MLIR_INTERFACES_CASTINTERFACES
