#ifndef MLIR_INTERFACES_CASTINTERFACES
#define MLIR_INTERFACES_CASTINTERFACES

include "mlir/IR/OpBase.td"

def CastOpInterface : OpInterface<"CastOpInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    StaticInterfaceMethod<
      "",
      "bool",
      "areCastCompatible",
      (ins "TypeRange<'_>":$inputs, "TypeRange<'_>":$outputs)
    >
  ];
  let verify = [{ runtime }];
}

#endif // MLIR_INTERFACES_CASTINTERFACES
