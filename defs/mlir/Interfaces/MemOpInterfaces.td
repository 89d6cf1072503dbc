#ifndef MLIR_INTERFACES_MEMOPINTERFACES
#define MLIR_INTERFACES_MEMOPINTERFACES

include "mlir/IR/OpBase.td"

def MemorySpaceCastConsumerOpInterface : OpInterface<"MemorySpaceCastConsumerOpInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    StaticInterfaceMethod<
      "",
      "Option<Vec<::ods_runtime::Value>>",
      "bubbleDownCasts",
      (ins "&mut OpBuilder<'_>":$builder, "Op":$op)
    >
  ];
}

def MemorySpaceCastOpInterface : OpInterface<"MemorySpaceCastOpInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "ValueRef<'ir>", "getSourcePtr">,
    InterfaceMethod<"", "ValueRef<'ir>", "getTargetPtr">,
    InterfaceMethod<
      "",
      "bool",
      "isValidMemorySpaceCast",
      (ins "TypeRef<'_>":$tgt, "TypeRef<'_>":$src)
    >,
    InterfaceMethod<"", "bool", "isSourcePromotable">
  ];
  let verify = [{ runtime }];
}

#endif // MLIR_INTERFACES_MEMOPINTERFACES
