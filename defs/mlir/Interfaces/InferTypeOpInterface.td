#ifndef MLIR_INFERTYPEOPINTERFACE
#define MLIR_INFERTYPEOPINTERFACE

include "mlir/IR/OpBase.td"

def InferTypeOpInterface : OpInterface<"InferTypeOpInterface"> {
  let description = [{
    Computes its result types from the rest of the operation. Corresponds to `mlir::InferTypeOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "The types that the results must have. The results that the operation has are not to be looked at.",
      "Result<Vec<Type>, Diagnostic>",
      "inferReturnTypes"
    >,
    StaticInterfaceMethod<
      "Whether results may have the second types where the first were computed.",
      "bool",
      "isCompatibleReturnTypes",
      (ins "&[TypeRef<'ir>]":$inferred, "&[TypeRef<'ir>]":$actual),
      [{}],
      [{ $inferred == $actual }]
    >
  ];
  let verifyWithRegions = 1;
  let verify = [{ rt::interfaces::verify_inferred_types($_op) }];
}

def InferShapedTypeOpInterface : OpInterface<"InferShapedTypeOpInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    StaticInterfaceMethod<
      "",
      "VerifyResult",
      "inferReturnTypeComponents",
      (
        ins "&mut MLIRContext":$context,
        "Option<Location>":$location,
        "ValueShapeRange":$operands,
        "DictionaryAttr":$attributes,
        "OpaqueProperties":$properties,
        "RegionRange":$regions,
        "&mut Vec<ShapedTypeComponents>":$inferredReturnShapes
      ),
      [{}],
      [{ runtime }]
    >,
    InterfaceMethod<
      "",
      "VerifyResult",
      "reifyReturnTypeShapes",
      (ins "&mut OpBuilder":$builder, "ValueRange<'_>":$operands, "&mut Vec<Value>":$reifiedReturnShapes),
      [{}],
      [{ runtime }]
    >
  ];
}

// The user writes `infer_return_types` against the op's adaptor.
class InferTypeOpAdaptorBase<code additionalDecls = [{}]> : TraitList<[
  DeclareOpInterfaceMethods<InferTypeOpInterface>,
  NativeOpTrait<"InferTypeOpAdaptor", [], additionalDecls>
]>;
def InferTypeOpAdaptor : InferTypeOpAdaptorBase;
def InferTypeOpAdaptorWithIsCompatible : InferTypeOpAdaptorBase<[{ isCompatibleReturnTypes }]>;
class InferShapedTypeOpAdaptorBase<list<string> overridenMethods = []> : TraitList<
  [
    DeclareOpInterfaceMethods<InferShapedTypeOpInterface, overridenMethods>,
    NativeOpTrait<"InferShapedTypeOpAdaptor">
  ]
>;
def InferShapedTypeOpAdaptor : InferShapedTypeOpAdaptorBase<["inferReturnTypeComponents"]>;
def InferShapedTypeOpAdaptorWithReify : InferShapedTypeOpAdaptorBase<
  ["inferReturnTypeComponents", "reifyReturnTypeShapes"]
>;
class InferTensorTypeBase<list<string> overridenMethods = []> : TraitList<
  [
    DeclareOpInterfaceMethods<InferTypeOpInterface>,
    DeclareOpInterfaceMethods<InferShapedTypeOpInterface, overridenMethods>,
    NativeOpTrait<"InferTensorType">
  ]
>;
def InferTensorType : InferTensorTypeBase<["inferReturnTypeComponents"]>;
def InferTensorTypeWithReify : InferTensorTypeBase<["inferReturnTypeComponents", "reifyReturnTypeShapes"]>;
class InferTensorTypeAdaptorBase<list<string> overridenMethods = []> : TraitList<
  [
    DeclareOpInterfaceMethods<InferTypeOpInterface>,
    InferShapedTypeOpAdaptorBase<overridenMethods>,
    NativeOpTrait<"InferTensorType">
  ]
>;
def InferTensorTypeAdaptor : InferTensorTypeAdaptorBase<["inferReturnTypeComponents"]>;
def InferTensorTypeAdaptorWithReify : InferTensorTypeAdaptorBase<
  ["inferReturnTypeComponents", "reifyReturnTypeShapes"]
>;

def ReifyRankedShapedTypeOpInterface : OpInterface<"ReifyRankedShapedTypeOpInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "",
      "VerifyResult",
      "reifyResultShapes",
      (ins "&mut OpBuilder<'_>":$builder, "&mut ReifiedRankedShapedTypeDims":$reifiedReturnShapes),
      [{}],
      [{ runtime }]
    >,
    InterfaceMethod<
      "",
      "Result<Vec<OpFoldResult>, Diagnostic>",
      "reifyShapeOfResult",
      (ins "&mut OpBuilder<'_>":$builder, "i32":$resultIndex),
      [{}],
      [{ runtime }]
    >,
    InterfaceMethod<
      "",
      "Result<OpFoldResult, Diagnostic>",
      "reifyDimOfResult",
      (ins "&mut OpBuilder<'_>":$builder, "i32":$resultIndex, "i32":$dim),
      [{}],
      [{ runtime }]
    >
  ];
}

def SameOperandsAndResultType : NativeOpTrait<"SameOperandsAndResultType">;
def SameOperandsAndResultRank : NativeOpTrait<"SameOperandsAndResultRank">;

#endif // MLIR_INFERTYPEOPINTERFACE
