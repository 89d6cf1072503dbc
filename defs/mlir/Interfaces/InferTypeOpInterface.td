#ifndef MLIR_INFERTYPEOPINTERFACE
#define MLIR_INFERTYPEOPINTERFACE

include "mlir/IR/OpBase.td"

def InferTypeOpInterface : OpInterface<"InferTypeOpInterface"> {
  let description = [{
    Computes its result types from the rest of the operation. Corresponds to `mlir::InferTypeOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    StaticInterfaceMethod<
      "The result types of an operation with these inputs.",
      "Result<Vec<Type>, Diagnostic>",
      "inferReturnTypes",
      (ins "Adaptor<'ir>":$inputs)
    >,
    StaticInterfaceMethod<
      "Whether the second types are valid result types if the first ones were inferred.",
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
  let description = [{
    Computes what the types of its results are made of, as far as that is known. Corresponds to
    `mlir::InferShapedTypeOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    StaticInterfaceMethod<
      "The components of the result types of an operation with these inputs.",
      "Result<Vec<ShapedTypeComponents>, Diagnostic>",
      "inferReturnTypeComponents",
      (ins "Adaptor<'ir>":$inputs),
      [{}],
      [{ Err($inputs.error("the components of the result types are not known")) }]
    >,
    StaticInterfaceMethod<
      "Creates operations that compute the shapes of the results of `op`, with `operands` instead of its own.",
      "Result<Vec<::ods_runtime::Value>, Diagnostic>",
      "reifyReturnTypeShapes",
      (ins "&mut OpBuilder<'_>":$builder, "Op":$op, "&[::ods_runtime::Value]":$operands),
      [{}],
      [{
        let _ = $operands;
        Err($builder.op($op).op_error("does not compute the shapes of its results"))
      }]
    >
  ];
}

class InferTypeOpAdaptorBase<code additionalDecls = [{}], list<string> overridenMethods = []> : TraitList<[
  DeclareOpInterfaceMethods<InferTypeOpInterface, overridenMethods>,
  NativeOpTrait<"InferTypeOpAdaptor", [], additionalDecls>
]>;
def InferTypeOpAdaptor : InferTypeOpAdaptorBase;
def InferTypeOpAdaptorWithIsCompatible : InferTypeOpAdaptorBase<[{}], ["isCompatibleReturnTypes"]>;
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
  let description = [{
    Creates operations that compute the shapes of its results, which are ranked. Corresponds to
    `mlir::ReifyRankedShapedTypeOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    StaticInterfaceMethod<
      "The sizes of each result of `op`; empty if they are not known, `None` for an unknown size.",
      "Result<ReifiedRankedShapedTypeDims, Diagnostic>",
      "reifyResultShapes",
      (ins "&mut OpBuilder<'_>":$builder, "Op":$op),
      [{}],
      [{ Err($builder.op($op).op_error("does not compute the shapes of its results")) }]
    >,
    StaticInterfaceMethod<
      "The sizes of one result of `op`.",
      "Result<Vec<Option<::ods_runtime::hooks::FoldResult>>, Diagnostic>",
      "reifyShapeOfResult",
      (ins "&mut OpBuilder<'_>":$builder, "Op":$op, "usize":$result),
      [{}],
      [{
        let shapes = Self::reify_result_shapes($builder, $op)?;
        let shape = shapes.into_iter().nth($result);
        shape.ok_or_else(|| $builder.op($op).op_error("invalid result index"))
      }]
    >,
    StaticInterfaceMethod<
      "One size of one result of `op`.",
      "Result<Option<::ods_runtime::hooks::FoldResult>, Diagnostic>",
      "reifyDimOfResult",
      (ins "&mut OpBuilder<'_>":$builder, "Op":$op, "usize":$result, "usize":$dim),
      [{}],
      [{
        let shape = Self::reify_shape_of_result($builder, $op, $result)?;
        let size = shape.into_iter().nth($dim);
        size.ok_or_else(|| $builder.op($op).op_error("invalid dimension"))
      }]
    >
  ];
}

def SameOperandsAndResultType : NativeOpTrait<"SameOperandsAndResultType">;
def SameOperandsAndResultRank : NativeOpTrait<"SameOperandsAndResultRank">;

#endif // MLIR_INFERTYPEOPINTERFACE
