// Definitions that mlir-tblgen accepts, or on which it crashes.
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
// -----
def AOp : Op<D, "a"> { let arguments = (outs AnyType:$a); }
// -----
def AOp : Op<D, "a"> { let builders = [OpBuilder<(ins 5:$x)>]; }
// -----
def AOp : Op<D, "a"> { let builders = [OpBuilder<(ins D:$x)>]; }
// -----
def AOp : Op<D, "a", [AllTypesMatch<["x", "y"]>]> { let arguments = (ins AnyType:$a); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins VariadicOfVariadic<AnyType, "sizes">:$a); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins VariadicOfVariadic<AnyType, "sizes">:$a, I32Attr:$sizes); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins AnyType:$a, AnyType:$a); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins AnyType:$a, I32Attr:$b); let results = (outs AnyType:$b); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins I64Prop:$isSet, I64Prop:$is_set); }
// -----
def AOp : Op<D, "a">;
def BOp : Op<D, "a">;
// -----
def A_AddOp : Op<D, "a">;
def B_AddOp : Op<D, "b">;
// -----
def AOp : Op<D, "a", [TypesMatchWith<"same", "x", "y", "$_self">]> { let arguments = (ins AnyType:$x, AnyType:$z); }
// -----
def AOp : Op<D, "a"> { let regions = (region AnyRegion:$r); let successors = (successor AnySuccessor:$r); }
// -----
def X_Self : Op<D, "a">;
// -----
def X_1Op : Op<D, "a">;
// -----
def AOp : Op<D, "">;
// -----
def AOp : Op<D, "a b">;
// -----
def AOp : Op<D, "a"> { let arguments = (ins AnyType:$build_from_v); let builders = [OpBuilder<(ins "i32":$v), [{ }]>]; }
// -----
def AOp : Op<D, "a"> { let arguments = (ins AnyType:$foo_attr, I32Attr:$foo); }
// -----
def AOp : Op<D, "a"> { let builders = [OpBuilder<(ins "i32":$v), [{ }]>, OpBuilder<(ins "i64":$v), [{ }]>]; }
// -----
def AOp : Op<D, "a"> {
  let arguments = (ins AnyType:$foo);
  let extraClassDeclaration = [{
    pub fn bar(self) -> i32 { 1 }
    pub fn foo(self) -> i32 { 1 }
  }];
}
// -----
def AOp : Op<D, "a"> { let regions = (region AnyType:$x); }
// -----
def AOp : Op<D, "a"> { let successors = (successor AnyRegion:$x); }
// -----
def AOp : Op<D, "a"> { let assemblyFormat = ""; }
// -----
def AOp : Op<D, "a", [HasParent<"NoSuchOp">]>;
// -----
def AOp : Op<D, "a", [SingleBlockImplicitTerminator<"NoSuchOp">]> { let regions = (region AnyRegion:$x); }
// -----
def AOp : Op<D, "a", [ParentOneOf<["AOp", "BOp"]>]>;
// -----
def AOp : Op<D, "a", [NativeOpTrait<"NoSuchTrait">]>;
// -----
def AOp : Op<D, "a">;
def AOpAdaptor : Op<D, "b">;
// -----
def AOp : Op<D, "a"> { let arguments = (ins I32Attr:$properties); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins AnyType:$x, I64Prop:$attributeNames); }
// -----
class Sized<dag args> : Op<D, "a", [AttrSizedOperandSegments]> { let arguments = args; }
def AOp : Sized<(ins Variadic<AnyType>:$a, Variadic<AnyType>:$b, DenseI32ArrayAttr:$operandSegmentSizes)>;
// -----
def AOp : Op<D, "a", [AttrSizedResultSegments]> {
  let arguments = (ins I64Prop:$result_segment_sizes);
  let results = (outs Variadic<AnyType>:$a, Variadic<AnyType>:$b);
}
// -----
def AOp : Op<D, "a"> { let builders = [OpBuilder<(ins "i32":$x, "i32":$x)>]; }
// -----
def D_1Adaptor : Op<D, "a">;
// -----
include "mlir/Interfaces/InferTypeOpInterface.td"
def AOp : Op<D, "a", [Involution, SameOperandsAndResultType]> { let arguments = (ins I32:$x, I32:$y); let results = (outs I32:$r); }
// -----
def AOp : Op<D, "a", [Involution]> { let arguments = (ins I32:$x); let results = (outs I32:$r); }
// -----
include "mlir/Interfaces/InferTypeOpInterface.td"
def AOp : Op<D, "a", [Idempotent, SameOperandsAndResultType]> { let arguments = (ins I32:$x, Variadic<I32>:$y); let results = (outs I32:$r); }
// -----
def AOp : Op<D, "a", [ConstantLike]> { let arguments = (ins I32:$x); let results = (outs I32:$r); }
// -----
def AOp : Op<D, "a", [ConstantLike]> { let results = (outs I32:$r, I32:$s); }
// -----
def AOp : Op<D, "a", [AutomaticAllocationScope]>;
// -----
include "mlir/Interfaces/ControlFlowInterfaces.td"
def AOp : Op<D, "a", [ReturnLike]>;
// -----
include "mlir/Interfaces/ControlFlowInterfaces.td"
def AOp : Op<D, "a", [ReturnLike, Terminator]> { let successors = (successor AnySuccessor:$x); }
// -----
include "mlir/Interfaces/ControlFlowInterfaces.td"
def AOp : Op<D, "a", [DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>, Terminator]> { let results = (outs I32:$r); }
// -----
include "mlir/Interfaces/ControlFlowInterfaces.td"
def AOp : Op<D, "a", [DeclareOpInterfaceMethods<RegionBranchOpInterface>]>;
// -----
def AOp : Op<D, "a", [FirstAttrDerivedResultType]> { let results = (outs I32:$r); }
// -----
def I : OpInterface<"I"> { let cppNamespace = "::d"; let methods = [InterfaceMethod<"", "i64", "getCycles", (ins), "", "1">]; }
def AOp : Op<D, "a", [DeclareOpInterfaceMethods<I, ["getCycle"]>]>;
// -----
def I : OpInterface<"I"> { let cppNamespace = "::d"; let methods = [InterfaceMethod<"", "i64", "getCycles", (ins), "", "1">]; }
def AOp : Op<D, "a", [DeclareOpInterfaceMethods<I, ["somethingElse"]>]>;
// -----
include "mlir/Interfaces/ControlFlowInterfaces.td"
def AOp : Op<D, "a", [DeclareOpInterfaceMethods<BranchOpInterface, ["getSuccesorOperands"]>, Terminator]>;
// -----
def AOp : Op<D, "a", [AllTypesMatch<["x", "y"]>]> { let arguments = (ins Variadic<AnyType>:$x, AnyType:$y); }
// -----
def AOp : Op<D, "a", [AllShapesMatch<["x", "y"]>]> { let arguments = (ins AnyTensor:$x); let results = (outs Variadic<AnyTensor>:$y); }
// -----
def AOp : Op<D, "a", [TypesMatchWith<"same", "x", "y", "$_self">]> { let arguments = (ins Variadic<AnyType>:$x, AnyType:$y); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins AnyType:$x, Attr<CPred<"true">, "an attribute">:$y); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins OptionalAttr<Attr<CPred<"true">, "an attribute">>:$y); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<SymbolRefAttr, "\"a\"">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<ArrayAttr, "{}">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins DefaultValuedOptionalAttr<TypeAttr, "i32">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<OptionalAttr<DenseI64ArrayAttr>, "{1}">:$x); }
// -----
def AOp : Op<D, "a"> { let builders = [OpBuilder<(ins CArg<"impl Into<Value>", "x()">:$x)>]; }
// -----
def AOp : Op<D, "a"> { let builders = [OpBuilder<(ins CArg<"&[Option<impl Into<Value>>]", "&[]">:$x)>]; }
// -----
def AOp : Op<D, "a"> {
  let arguments = (ins AnyType:$builder_empty);
  let builders = [OpBuilder<(ins CArg<"i32", "1">:$x)>];
}
// -----
def AOp : Op<D, "a"> { let builders = [OpBuilder<(ins "i32":$x), name = "build">, OpBuilder<(ins "i64":$x), name = "build">]; }
