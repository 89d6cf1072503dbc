#ifndef MLIR_IR_BUILTINATTRIBUTEINTERFACES_TD_
#define MLIR_IR_BUILTINATTRIBUTEINTERFACES_TD_

include "mlir/IR/OpBase.td"

def TypedAttrInterface : AttrInterface<"TypedAttr"> {
  let cppNamespace = "::ods_runtime";
  let methods = [InterfaceMethod<"", "Type", "getType">];
}

def BlobAttrInterface : AttrInterface<"BlobAttr"> {
  let cppNamespace = "::ods_runtime";
  let methods = [InterfaceMethod<"", "&[u8]", "getData">];
}

def ElementsAttrInterface : AttrInterface<"ElementsAttr", [TypedAttrInterface]> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "",
      "Result<detail::ElementsAttrIndexer, Diagnostic>",
      "getValuesImpl",
      (ins "TypeID":$elementID),
      [{}],
      [{ runtime }]
    >,
    InterfaceMethod<"", "bool", "isSplat", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "ShapedType", "getShapedType", (ins), [{}], [{ runtime }]>
  ];
  string ElementsAttrInterfaceAccessors = "";
}

def MemRefLayoutAttrInterface : AttrInterface<"MemRefLayoutAttrInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "AffineMap", "getAffineMap">,
    InterfaceMethod<"", "bool", "isIdentity", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<
      "",
      "VerifyResult",
      "verifyLayout",
      (ins "&[i64]":$shape, "function_ref<InFlightDiagnostic()>":$emitError),
      [{}],
      [{ runtime }]
    >,
    InterfaceMethod<
      "",
      "VerifyResult",
      "getStridesAndOffset",
      (ins "&[i64]":$shape, "&mut Vec<i64>":$strides, "&mut i64":$offset),
      [{}],
      [{ runtime }]
    >
  ];
}

#endif // MLIR_IR_BUILTINATTRIBUTEINTERFACES_TD_
