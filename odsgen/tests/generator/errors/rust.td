// Invalid Rust in definitions, and references to undefined names and placeholders.
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
// -----
def Odd : TypeConstraint<CPred<"$_self.width() % == 1">, "odd">;
def AOp : Op<D, "a"> { let arguments = (ins Odd:$x); }
// -----
def Odd : TypeConstraint<And<[AnyInteger.predicate, CPred<"$_self.width( == 1">]>, "odd">;
def AOp : Op<D, "a"> { let results = (outs Odd:$x); }
// -----
class Wider<int n> : TypeConstraint<CPred<"$_self.width() >" # n # " &&">, "wide">;
def AOp : Op<D, "a"> { let arguments = (ins Wider<8>:$x); }
// -----
def Odd : TypeConstraint<Concat<"(|it: TypeRef<'_>| ", SubstLeaves<"$_self", "it", CPred<"$_self.isa::<">>, ")($_self)">, "odd">;
def AOp : Op<D, "a"> { let arguments = (ins Odd:$x); }
// -----
def Odd : TypeConstraint<Concat<"(|it| ", CPred<"true">, "($_self)">, "odd">;
def AOp : Op<D, "a"> { let arguments = (ins Odd:$x); }
// -----
def Named : AttrConstraint<CPred<"$_self.isa::<StringAttr>() and true">, "named">;
def NamedAttr : ConfinedAttr<StrAttr, [Named]>;
def AOp : Op<D, "a"> { let arguments = (ins NamedAttr:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins Confined:$x); }
// -----
def Small : PropConstraint<CPred<"$_self < < 3">, "small">;
def AOp : Op<D, "a"> { let arguments = (ins ConfinedProp<I64Prop, Small.predicate, "small">:$x); }
// -----
def Two : RegionConstraint<CPred<"$_self.blocks().count() = = 2">, "region of two">;
def AOp : Op<D, "a"> { let regions = (region Two:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins TypeConstraint<CPred<"$_slef.is_index()">, "odd">:$x); }
// -----
def AOp : Op<D, "a", [PredOpTrait<"equal", CPred<"$a == $c">>]> { let arguments = (ins AnyType:$a, AnyType:$b); }
// -----
def AOp : Op<D, "a", [PredOpTrait<"equal", CPred<"$a == ">>]> { let arguments = (ins AnyType:$a, AnyType:$b); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<I32Attr, "1 +">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<I32Attr, "$_buidler.one()">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins DefaultValuedProp<I64Prop, "1; 2">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins DefaultValuedStrAttr<StrAttr, "say \"x">:$x); }
// -----
def MyAttr : Attr<CPred<"true">, "mine"> {
  let storageType = "StringAttr<";
  let returnType = "Attribute";
  let convertFromStorage = "$_self";
}
def AOp : Op<D, "a"> { let arguments = (ins MyAttr:$x); }
// -----
def MyAttr : Attr<CPred<"true">, "mine"> {
  let storageType = "StringAttr";
  let returnType = "& str str";
}
def AOp : Op<D, "a"> { let arguments = (ins MyAttr:$x); }
// -----
def MyAttr : Attr<CPred<"true">, "mine"> {
  let storageType = "StringAttr";
  let returnType = "&str";
  let convertFromStorage = "$_self.value() as";
}
def AOp : Op<D, "a"> { let arguments = (ins MyAttr:$x); }
// -----
def MyAttr : Attr<CPred<"true">, "mine"> {
  let storageType = "StringAttr";
  let returnType = "&str";
  let convertFromStorage = "$_self.value()";
  let constBuilderCall = "StringAttr::get($_builder, $1)";
}
def AOp : Op<D, "a"> { let arguments = (ins MyAttr:$x); }
// -----
def MyProp : Property<"Vec<">;
def AOp : Op<D, "a"> { let arguments = (ins MyProp:$x); }
// -----
def MyProp : Property<"i64"> { let interfaceType = "i64 i64"; }
def AOp : Op<D, "a"> { let arguments = (ins MyProp:$x); }
// -----
def MyProp : Property<"i64"> {
  let parser = [{
    let value = $_parser.parse_integer()?
    Ok(value)
  }];
}
def AOp : Op<D, "a"> { let arguments = (ins MyProp:$x); }
// -----
def MyProp : Property<"i64"> { let printer = "$_printer.write($storage)"; }
def AOp : Op<D, "a"> { let arguments = (ins MyProp:$x); }
// -----
def MyProp : Property<"i64"> { let convertToAttribute = "IntegerAttr::get($_ctxt, $_value)"; }
def AOp : Op<D, "a"> { let arguments = (ins MyProp:$x); }
// -----
def MyProp : Property<"i64"> { let convertFromAttribute = "match $_attr { }}"; }
def AOp : Op<D, "a"> { let arguments = (ins MyProp:$x); }
// -----
def AOp : Op<D, "a"> {
  let builders = [OpBuilder<(ins "i64":$x), [{
    let y = x +;
    $_state.add_operand(y);
  }]>];
}
// -----
def AOp : Op<D, "a"> {
  let builders = [
    OpBuilder<(ins "i64":$x), [{ $_state.add_operand(x); }]>,
    OpBuilder<(ins "i64":$x, "i64":$y), [{
      if x > y {
        $_state.add_operand(x);
    }]>
  ];
}
// -----
def AOp : Op<D, "a"> { let builders = [OpBuilder<(ins "i64":$x), [{ $_stat.add_operand(x); }]>]; }
// -----
def AOp : Op<D, "a"> { let builders = [OpBuilder<(ins "Vec<i64":$x), [{}]>]; }
// -----
def AOp : Op<D, "a"> { let builders = [OpBuilder<(ins "i64":$x, CArg<"int 64", "1">:$y), [{}]>]; }
// -----
def AOp : Op<D, "a"> { let builders = [OpBuilder<(ins CArg<"i64", "{1, 2">:$y), [{}]>]; }
// -----
def AOp : Op<D, "a"> { let builders = [OpBuilder<(ins "std::vector<int> &":$y)>]; }
// -----
def AOp : Op<D, "a"> {
  let extraClassDeclaration = [{
    pub fn one(self) -> u32 { 1 }
    pub fn two(self) -> { 2 }
  }];
}
// -----
def AOp : Op<D, "a"> {
  let extraClassDeclaration = [{
    static bool isOne();
  }];
}
// -----
def AOp : Op<D, "a"> {
  let extraClassDefinition = [{
    impl $cppClass<'_> {
      fn one(self) { "one }
    }
  }];
}
// -----
def AOp : Op<D, "a"> { let extraClassDefinition = "impl $cppclass<'_> {}"; }
// -----
def AOp : Op<D, "a"> { DerivedAttr x = DerivedAttr<"i64", "return ("> ; }
// -----
def AOp : Op<D, "a"> { DerivedAttr x = DerivedAttr<"i64 |", "1"> ; }
// -----
def AOp : Op<D, "a"> { DerivedAttr x = DerivedAttr<"i64", "$x"> ; }
// -----
def AOp : Op<D, "a"> { DerivedTypeAttr x = DerivedTypeAttr<"self.0 result"> ; }
// -----
def T : NativeOpTrait<"Is A">;
def AOp : Op<D, "a", [T]>;
// -----
def T : ParamNativeOpTrait<"AtMost", "1 2">;
def AOp : Op<D, "a", [T]>;
// -----
def T : NativeOpTrait<"T", [], [{ fn one(self) -> }], [{}]>;
def AOp : Op<D, "a", [T]>;
// -----
def MyType : Type<CPred<"true">, "mine">, BuildableType<"IntegerType::get($_builder, 32">;
def AOp : Op<D, "a"> {
  let arguments = (ins MyType:$x);
  let assemblyFormat = "$x attr-dict";
}
// -----
def MyType : Type<CPred<"true">, "mine">, BuildableType<"IntegerType::get($_bilder, 32)">;
def AOp : Op<D, "a"> { let results = (outs MyType:$x); let assemblyFormat = "attr-dict"; }
// -----
def AOp : Op<D, "a", [TypesMatchWith<"result is the element", "x", "y", "$_self.cast::<ShapedType>(.element_type()">]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$y);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}
// -----
def AOp : Op<D, "a", [TypesMatchWith<"result is the element", "x", "y", "$self.element_type()">]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$y);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}
// -----
def AOp : Op<D, "a"> {
  let arguments = (ins AnyType:$x);
  let assemblyFormat = [{
    custom<X>($x, "1 +") attr-dict `:` type($x)
  }];
}
// -----
def AOp : Op<D, "a"> {
  let arguments = (ins AnyType:$x);
  let assemblyFormat = [{ custom<X>($x, "\"a") attr-dict `:` type($x) }];
}
// -----
def AOp : Op<D, "a"> {
  let arguments = (ins AnyType:$x);
  let assemblyFormat = [{ custom<X>($x, "$_op") attr-dict `:` type($x) }];
}
// -----
def E : Dialect { let name = "e"; let cppNamespace = "::e"; let dependentDialects = ["arith Dialect"]; }
def AOp : Op<E, "a">;
// -----
// Two equal strings. Only the second one is a fragment of the operation, so it has the error.
def Note { string text = "attr-dict $x"; }
def AOp : Op<D, "a"> { let arguments = (ins AnyType:$x); let assemblyFormat = "$x attr-dict `:` type($x)"; }
def BOp : Op<D, "b"> { let arguments = (ins AnyType:$y); let assemblyFormat = "$x attr-dict `:` type($x)"; }
// -----
// The errors of all definitions are reported.
def Odd : TypeConstraint<CPred<"$_self.(">, "odd">;
def Even : TypeConstraint<CPred<"$_self +">, "even">;
def AOp : Op<D, "a"> { let arguments = (ins Odd:$x, Even:$y, Odd:$z); }
def BOp : Op<D, "b"> { let assemblyFormat = "attr-dict attr-dict"; }
// -----
def Bad : Type<CPred<"true">, "bad">, BuildableType<"IntegerType::get($_builder, 32">;
def AOp : Op<D, "a"> { let results = (outs Bad:$x); }
// -----
def Bad : Type<CPred<"true">, "bad">, BuildableType<"IntegerType::get($_buidler, 32)">;
def AOp : Op<D, "a"> {
  let arguments = (ins Bad:$x);
  let assemblyFormat = "$x attr-dict";
}
// -----
class Wide<int n> : Type<CPred<"true">, "wide">, BuildableType<"IntegerType::get($_builder, " # n # " +)">;
def AOp : Op<D, "a"> { let arguments = (ins Wide<8>:$x); }
// -----
def AOp : Op<D, "a"> { let extraClassDeclaration = [{ pub fn rank(self) -> usize; }]; }
// -----
def AOp : Op<D, "a"> { let extraClassDefinition = [{ pub fn rank(self) -> usize { 1 } }]; }
// -----
def AOp : Op<D, "a"> { let extraClassDefinition = [{ pub fn rank() -> usize; }]; }
// -----
def AOp : Op<D, "a"> {
  let extraClassDefinition = [{
    mod inner {
      impl AOp<'_> { fn one(self); }
    }
  }];
}
// -----
def AOp : Op<D, "a"> { let extraClassDefinition = "fn one() { const X: i32; }"; }
// -----
def AOp : Op<D, "a"> { let extraClassDefinition = "#![allow(unused)]"; }
// -----
def AOp : Op<D, "a"> { let extraClassDeclaration = "#![allow(unused)]"; }
// -----
def AOp : Op<D, "a"> { let extraClassDeclaration = "fn one() { static || 1; }"; }
// -----
def AOp : Op<D, "a"> { let builders = [OpBuilder<(ins "[u8; { fn one(); 1 }]":$x), [{}]>]; }
// -----
def AOp : Op<D, "a"> { DerivedAttr x = DerivedAttr<"_", "1"> ; }
// -----
def AOp : Op<D, "a"> { DerivedAttr x = DerivedAttr<"&'x str", "1"> ; }
// -----
def AOp : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<I32Attr, "{ fn one(); 1 }">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<F32Attr, "0.5f">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<I32ArrayAttr, "{1, 2, 3}">:$x); }
// -----
def AOp : Op<D, "a"> { let builders = [OpBuilder<(ins "u64":$x), [{ let y = x + 1ul; $_state.add_operand(y); }]>]; }
// -----
def AOp : Op<D, "a"> {
  let extraClassDeclaration = [{
    pub fn one(self) -> u32 { 1u }
  }];
}
// -----
def Own : Type<CPred<"{ use crate::other::*; let here = is_here(); Present::get() == here }">>;
def AOp : Op<D, "a"> { let arguments = (ins Own:$x); }
// -----
def AOp : Op<D, "a"> {
  let extraClassDeclaration = [{
    pub fn found(self) -> Option<TypeRef<'static>> { use super::{kinds::*, Known}; Known::find(Found(None)) }
  }];
}
// -----
def AOp : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<I32ArrayAttr, "&[1, 3000000000]">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<DenseI8ArrayAttr, "&[1, -129]">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<DenseBoolArrayAttr, "[true, 1]">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<StrArrayAttr, "&[\"a\", 1]">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<TypeArrayAttr, "&[1]">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<APIntAttr, "3">:$x); }
