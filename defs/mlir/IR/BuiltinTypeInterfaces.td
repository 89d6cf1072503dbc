#ifndef MLIR_IR_BUILTINTYPEINTERFACES_TD_
#define MLIR_IR_BUILTINTYPEINTERFACES_TD_

include "mlir/IR/OpBase.td"

def VectorElementTypeInterface : TypeInterface<"VectorElementTypeInterface"> {
  let cppNamespace = "::ods_runtime";
}

def FloatTypeInterface : TypeInterface<"FloatType", [VectorElementTypeInterface]> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "&mut fltSemantics", "getFloatSemantics">,
    InterfaceMethod<"", "FloatType", "scaleElementBitwidth", (ins "usize":$scale), [{}], [{ runtime }]>
  ];
}

def MemRefElementTypeInterface : TypeInterface<"MemRefElementTypeInterface"> {
  let cppNamespace = "::ods_runtime";
}

def PtrLikeTypeInterface : TypeInterface<"PtrLikeTypeInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "Attribute", "getMemorySpace">,
    InterfaceMethod<"", "Type", "getElementType">,
    InterfaceMethod<"", "bool", "hasPtrMetadata">,
    InterfaceMethod<
      "",
      "Result<PtrLikeTypeInterface, Diagnostic>",
      "clonePtrWith",
      (ins "Attribute":$memorySpace, "Option<Type>":$elementType)
    >
  ];
}

def ShapedTypeInterface : TypeInterface<"ShapedType"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "ShapedType", "cloneWith", (ins "Option<&[i64]>":$shape, "Type":$elementType)>,
    InterfaceMethod<"", "Type", "getElementType">,
    InterfaceMethod<"", "bool", "hasRank">,
    InterfaceMethod<"", "&[i64]", "getShape">
  ];
}

#endif // MLIR_IR_BUILTINTYPEINTERFACES_TD_
