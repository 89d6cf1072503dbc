// peer -gen-op-defs
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
// -----
def AOp : Op<D, "a"> { let results = (ins AnyType:$a); }
// -----
def AOp : Op<D, "a"> { let regions = (ins AnyRegion:$a); }
// -----
def AOp : Op<D, "a"> { let successors = (ins AnySuccessor:$a); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins "i32":$a); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins 5:$a); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins D:$a); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins AnyRegion:$a); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins I32Attr); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins I64Prop); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins Arg<I32Attr, "unnamed">); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins DerivedAttr<"i64", [{ return 1; }]>:$a); }
// -----
def AOp : Op<D, "a"> { let results = (outs "i32"); }
// -----
def AOp : Op<D, "a"> { let results = (outs AnyType:$a, "i32":$b); }
// -----
def AOp : Op<D, "a"> { let regions = (region "r":$a); }
// -----
def AOp : Op<D, "a"> { let regions = (region AnyRegion:$a, 1:$b); }
// -----
def AOp : Op<D, "a"> { let successors = (successor "s":$a); }
// -----
def AOp : Op<D, "a"> { let regions = (region VariadicRegion<AnyRegion>:$a, AnyRegion:$b); }
// -----
def AOp : Op<D, "a"> { let regions = (region VariadicRegion<AnyRegion>); }
// -----
def AOp : Op<D, "a"> { let successors = (successor VariadicSuccessor<AnySuccessor>:$a, AnySuccessor:$b); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins Variadic<AnyType>:$a, Variadic<AnyType>:$b); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins Optional<AnyType>:$a, I32:$b, Variadic<AnyType>:$c); }
// -----
def AOp : Op<D, "a"> { let results = (outs Variadic<AnyType>:$a, Optional<AnyType>:$b); }
// -----
def AOp : Op<D, "a", [AttrSizedOperandSegments]> { let arguments = (ins Variadic<AnyType>:$a); }
// -----
def AOp : Op<D, "a", [AttrSizedResultSegments]> { let results = (outs Variadic<AnyType>:$a); }
// -----
def AOp : Op<D, "a", [AttrSizedOperandSegments]>;
// -----
def AOp : Op<D, "a", [AttrSizedOperandSegments, SameVariadicOperandSize]> { let arguments = (ins Variadic<AnyType>:$a, Variadic<AnyType>:$b); }
// -----
def AOp : Op<D, "a", [AttrSizedResultSegments, SameVariadicResultSize]> { let results = (outs Variadic<AnyType>:$a, Variadic<AnyType>:$b); }
// -----
def AOp : Op<D, "a"> { let builders = [OpBuilder<(outs "i64":$x)>]; }
// -----
def AOp : Op<D, "a"> { let builders = [OpBuilder<(ins CArg<"i64", "1">:$x, "i64":$y)>]; }
// -----
def AOp : Op<D, "a"> { let builders = [OpBuilder<(ins CArg<"i64", "1">:$x, "i64":$y, CArg<"i64", "1">:$z)>]; }
// -----
def AOp : Op<D, "a", [Elementwise, Scalarizable, Vectorizable, D]>;
// -----
def T : NativeOpTrait<"T">;
def U : NativeOpTrait<"U"> { list<Trait> dependentTraits = [T]; }
def AOp : Op<D, "a", [U]>;
// -----
def T : NativeOpTrait<"T">;
def U : NativeOpTrait<"U"> { list<Trait> dependentTraits = [T]; }
def AOp : Op<D, "a", [U, T]>;
// -----
def AOp : Op<D, "a"> { let arguments = (ins VariadicOfVariadic<AnyType, "sizes">:$a, Variadic<AnyType>:$b, DenseI32ArrayAttr:$sizes); }
// -----
def AOp : Op<D, "a"> { let opName = 5; }
// -----
def AOp : Op<D>;
// -----
def AOp : Op<E, "a">;
// -----
def AOp : Op<D, "a"> { let noSuchField = 1; }
// -----
def AOp : Op<D, "a"> { let summary = 1; }
// -----
def AOp : Op<D, "a"> { let hasVerifier = "yes"; }
// -----
def AOp : Op<D, "a", AnyType>;
// -----
def AOp : Op<D, "a"> { let arguments = (ins I32Attr:$a }
// -----
def X : Constraint<CPred<"true">, "plain">;
def AOp : Op<D, "a"> { let arguments = (ins X:$a); }
// -----
def T : NativeOpTrait<"T">, PredOpTrait<"u", CPred<"true">>;
def AOp : Op<D, "a", [T]> { let arguments = (ins BareName:$a); }
// -----
def AOp : Op<D, "a"> { let skipDefaultBuilders = 1; }
// -----
def AOp : Op<D, "a"> { let arguments = (ins DenseI32ArrayAttr:$s); let results = (outs VariadicOfVariadic<AnyType, "s">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins AnyType:$x, AnyType:$x); }
// -----
def AOp : Op<D, "a"> { let results = (outs AnyType:$x, AnyType:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins AnyType:$x); let regions = (region AnyRegion:$x); }
// -----
def AOp : Op<D, "a"> { let regions = (region AnyRegion:$x); let successors = (successor AnySuccessor:$x); }
// -----
def AOp : Op<D, "a"> { let regions = (region AnyRegion:$x, AnyRegion:$x); }
// -----
def AOp : Op<D, "a"> { let results = (outs AnyType:$x); let successors = (successor AnySuccessor:$x); }
// -----
def AOp : Op<D, "a"> { let successors = (successor AnySuccessor:$x, AnySuccessor:$x); }
// -----
def TestOp : Op<D, "test"> { let arguments = (ins I32:$a, I32:$operands); }
// -----
def TestOp : Op<D, "test"> { let results = (outs I32:$Attributes); }
// -----
def TestOp : Op<D, "test"> { let regions = (region AnyRegion:$operation); }
// -----
def TestOp : Op<D, "test"> { let successors = (successor AnySuccessor:$attribute_names); }
// -----
def TestOp : Op<D, "test"> { let results = (outs I32:$type, I32:$other); }
// -----
def TestOp : Op<D, "test"> { let arguments = (ins Variadic<I32>:$a, Variadic<I32>:$regions); }
// -----
def TestOp : Op<D, "test"> {
  let arguments = (ins Variadic<I32>:$a, Variadic<I32>:$a);
  let skipDefaultBuilders = 1;
}
// -----
def X : AttrConstraint<CPred<"true">, "plain">;
def AOp : Op<D, "a"> { let arguments = (ins X:$attr); }
