// An operation for every hook.
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

def AllHooks_Dialect : Dialect {
  let name = "all_hooks";
  let cppNamespace = "crate::all_hooks";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let hasConstantMaterializer = 1;
  let hasCanonicalizer = 1;
  let extraClassDeclaration = [{
    /// A number.
    pub fn number() -> u32 { 1 }
  }];
}

class AllHooks_Op<string name, list<Trait> traits = []> : Op<AllHooks_Dialect, name, traits>;

def AllOp : AllHooks_Op<"all"> {
  let arguments = (ins Variadic<AnyType>:$values, StrAttr:$name);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let builders = [
    OpBuilder<(ins "Value":$value, CArg<"i64", "1">:$count)>,
    OpBuilder<(ins), [{ $_state.set_property(Self::NAME, StringAttr::get($_builder.ctx(), "none")); }]>
  ];
}

def MethodOp : AllHooks_Op<"method"> { let hasCanonicalizeMethod = 1; }

def CustomOp : AllHooks_Op<"custom"> {
  let arguments = (ins AnyType:$one, Optional<AnyType>:$some, StrAttr:$name);
  let assemblyFormat = "custom<Both>($one, type($one), $name) custom<Flags>(attr-dict, \"7\") (`or` $some^ `:` type($some))?";
}

def CastOp : AllHooks_Op<"cast", [CastOpInterface]> {
  let arguments = (ins AnyType:$from);
  let results = (outs AnyType:$to);
}

def BranchOp : AllHooks_Op<"branch", [BranchOpInterface, Terminator]> {
  let successors = (successor AnySuccessor:$to);
}

def CallOp : AllHooks_Op<"call", [CallOpInterface]>;

def InferOp : AllHooks_Op<"infer", [InferTypeOpInterface]> { let results = (outs AnyType:$result); }

def RegionOp : AllHooks_Op<"region", [RegionBranchOpInterface, RegionKindInterface]> {
  let regions = (region AnyRegion:$body);
}

def UserOp : AllHooks_Op<"user", [SymbolUserOpInterface]>;

def ViewOp : AllHooks_Op<"view", [ViewLikeOpInterface]> {
  let arguments = (ins AnyType:$source);
  let results = (outs AnyType:$seen);
}

def LoopOp : AllHooks_Op<"loop", [LoopLikeOpInterface]> {
  let regions = (region AnyRegion:$body);
}

def EffectOp : AllHooks_Op<"effect", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>, DeclareOpInterfaceMethods<ConditionallySpeculatable>
]> {
  let hasFolder = 1;
  let results = (outs AnyType:$result);
}

def ShapeType : TypeDef<AllHooks_Dialect, "Shape", [ShapedTypeInterface]> { let mnemonic = "shape"; }

def AllType : TypeDef<AllHooks_Dialect, "All"> {
  let mnemonic = "all";
  let parameters = (ins "Type":$element, ArrayRefParameter<"i64">:$sizes, OptionalParameter<"IntegerAttr">:$type);
  let builders = [TypeBuilder<(ins "i64":$size)>, TypeBuilderWithInferredContext<(ins "Type":$element)>];
  let hasCustomAssemblyFormat = 1;
  let hasStorageCustomConstructor = 1;
  let genVerifyDecl = 1;
}

def AllAttr : AttrDef<AllHooks_Dialect, "All", [DeclareAttrInterfaceMethods<MemRefLayoutAttrInterface>]> {
  let mnemonic = "all";
  let parameters = (ins "i64":$size);
  let hasCustomAssemblyFormat = 1;
}

def TextAttr : AttrDef<AllHooks_Dialect, "Text"> {
  let mnemonic = "text";
  let parameters = (ins "i64":$size, OptionalParameter<"Type">:$element);
  let assemblyFormat = "`<` custom<Size>($size) (`,` custom<Element>($element, ref($size), \"7\")^)? `>`";
}
