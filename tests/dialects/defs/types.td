// Types and attributes, one per mechanism of `TypeDef` and `AttrDef`. Those that the peer's test dialect has as well have
// its names and its text, so that texts can be compared.

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "ods/Parameters.td"

def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "::test_types";
  let summary = "Types and attributes for tests";
  let useDefaultAttributePrinterParser = 1;
  // Types are told apart by hand.
  let useDefaultTypePrinterParser = 0;
}

class Test_Type<string name, list<Trait> traits = []> : TypeDef<Test_Dialect, name, traits>;
class Test_Attr<string name, list<Trait> traits = []> : AttrDef<Test_Dialect, name, traits>;

// Upstream's `int` and `unsigned`.
class Int<string desc = ""> : AttrOrTypeParameter<"i32", desc> {
  string upstreamType = "int";
}
class Unsigned<string desc = ""> : AttrOrTypeParameter<"u32", desc> {
  string upstreamType = "unsigned";
}
class OptionalInt<string desc = ""> : OptionalParameter<"Option<i32>", desc> {
  string upstreamType = "std::optional<int>";
}
class Quoted<string desc = ""> : AttrOrTypeParameter<"String", desc> {
  string upstreamType = "std::string";
  let printer = [{ $_printer.write("\""); $_printer.write($_self); $_printer.write("\""); }];
}
// Types and attributes, as upstream spells them.
class Handle<string type, string cpp> : AttrOrTypeParameter<type, ""> {
  string upstreamType = cpp;
}
class DefaultUnsigned<string value> : DefaultValuedParameter<"u32", value> {
  string upstreamType = "unsigned";
}
def DefaultInteger : DefaultValuedParameter<"IntegerType", "IntegerType::get($_ctxt, 32)"> {
  string upstreamType = "mlir::IntegerType";
}
class Keyword<string desc> : AttrOrTypeParameter<"String", desc> {
  let parser = "$_parser.parse_any_keyword().map(str::to_owned)";
}
// Equal where both are even or both are odd.
def Parity : AttrOrTypeParameter<"i64", "compared by parity"> {
  let comparator = "$_lhs % 2 == $_rhs % 2";
}
// Stored as something else.
def Digits : AttrOrTypeParameter<"u16", "stored as text"> {
  let cppStorageType = "crate::types::Digits";
  let convertFromStorage = "$_self.number()";
  let parser = "$_parser.parse_integer_as::<u16>().map(Into::into)";
}

// ---- Types: without parameters, by hand ----

def SimpleTypeA : Test_Type<"SimpleA"> {
  let mnemonic = "smpla";
}

def CompoundTypeA : Test_Type<"CompoundA"> {
  let mnemonic = "cmpnd_a";
  let parameters = (ins
    Int<>:$widthOfSomething,
    "Type":$oneType,
    ArrayRefParameter<"i32", "An example of an array of ints">:$arrayOfInts
  );
  let hasCustomAssemblyFormat = 1;
}

def Signedness : I32Enum<"IntSign", "a sign", [
  I32EnumCase<"none", 0>, I32EnumCase<"signed", 1>, I32EnumCase<"unsigned", 2>
]> {
  let cppNamespace = "::test_types";
}

def IntegerTypeOfTest : Test_Type<"TestInteger"> {
  let mnemonic = "int";
  let parameters = (ins EnumParameter<Signedness>:$signedness, "u32":$width);
  let assemblyFormat = "`<` params `>`";
}

// ---- Types: declarative formats ----

def TestTypeWithFormat : Test_Type<"TestTypeWithFormat"> {
  let parameters = (ins "i64":$one, Quoted<>:$two, Handle<"Attribute", "::mlir::Attribute">:$three);
  let mnemonic = "type_with_format";
  let assemblyFormat = "`<` $one `,` struct($three, $two) `>`";
}

// Written by hand, with `FieldParser` upstream.
def TestTypeNoParser : Test_Type<"TestTypeNoParser"> {
  let parameters = (ins
    "u32":$one,
    ArrayRefParameter<"i64">:$two,
    StringRefParameter<>:$three,
    Handle<"crate::types::CustomParam", "::test::CustomParam">:$four
  );
  let mnemonic = "no_parser";
  let assemblyFormat = "`<` $one `,` `[` $two `]` `,` $three `,` $four `>`";
}

def TestTypeStructCaptureAll : Test_Type<"TestStructTypeCaptureAll"> {
  let parameters = (ins Int<>:$v0, Int<>:$v1, Int<>:$v2, Int<>:$v3);
  let mnemonic = "struct_capture_all";
  let assemblyFormat = "`<` struct(params) `>`";
}

def TestTypeOptionalParam : Test_Type<"TestTypeOptionalParam"> {
  let parameters = (ins OptionalInt<>:$a, Int<>:$b);
  let mnemonic = "optional_param";
  let assemblyFormat = "`<` $a `,` $b `>`";
}

def TestTypeOptionalParams : Test_Type<"TestTypeOptionalParams"> {
  let parameters = (ins OptionalInt<>:$a, StringRefParameter<>:$b);
  let mnemonic = "optional_params";
  let assemblyFormat = "`<` params `>`";
}

def TestTypeOptionalParamsAfterRequired : Test_Type<"TestTypeOptionalParamsAfterRequired"> {
  let parameters = (ins StringRefParameter<>:$a, OptionalInt<>:$b);
  let mnemonic = "optional_params_after";
  let assemblyFormat = "`<` params `>`";
}

def TestTypeAllOptionalParams : Test_Type<"TestTypeAllOptionalParams"> {
  let parameters = (ins OptionalInt<>:$a, OptionalInt<>:$b);
  let mnemonic = "all_optional_params";
  let assemblyFormat = "`<` params `>`";
}

def TestTypeOptionalStruct : Test_Type<"TestTypeOptionalStruct"> {
  let parameters = (ins OptionalInt<>:$a, StringRefParameter<>:$b);
  let mnemonic = "optional_struct";
  let assemblyFormat = "`<` struct(params) `>`";
}

def TestTypeAllOptionalStruct : Test_Type<"TestTypeAllOptionalStruct"> {
  let parameters = (ins OptionalInt<>:$a, OptionalInt<>:$b);
  let mnemonic = "all_optional_struct";
  let assemblyFormat = "`<` struct(params) `>`";
}

def TestTypeOptionalGroup : Test_Type<"TestTypeOptionalGroup"> {
  let parameters = (ins Int<>:$a, OptionalInt<>:$b);
  let mnemonic = "optional_group";
  let assemblyFormat = "`<` (`(` $b^ `)`) : (`x`)? $a `>`";
}

def TestTypeOptionalGroupParams : Test_Type<"TestTypeOptionalGroupParams"> {
  let parameters = (ins OptionalInt<>:$a, OptionalInt<>:$b);
  let mnemonic = "optional_group_params";
  let assemblyFormat = "`<` (`(` params^ `)`) : (`x`)? `>`";
}

def TestTypeOptionalGroupStruct : Test_Type<"TestTypeOptionalGroupStruct"> {
  let parameters = (ins OptionalInt<>:$a, OptionalInt<>:$b);
  let mnemonic = "optional_group_struct";
  let assemblyFormat = "`<` (`(` struct(params)^ `)`) : (`x`)? `>`";
}

def TestTypeSpaces : Test_Type<"TestTypeSpaces"> {
  let parameters = (ins Int<>:$a, Int<>:$b);
  let mnemonic = "spaces";
  let assemblyFormat = "`<` ` ` $a `\\n` `(` `)` `` `(` `)` $b `>`";
}

def TestTypeAPFloat : Test_Type<"TestTypeAPFloat"> {
  let parameters = (ins
    DefaultValuedParameter<"crate::types::Number", "crate::types::Number::zero()"> :$a
  );
  let mnemonic = "ap_float";
  let assemblyFormat = "`<` (`>`) : ($a^ `>`)?";
}

def TestTypeDefaultValuedType : Test_Type<"TestTypeDefaultValuedType"> {
  let parameters = (ins DefaultInteger:$type);
  let mnemonic = "default_valued_type";
  let assemblyFormat = "`<` (`(` $type^ `)`)? `>`";
}

def TestTypeElseAnchor : Test_Type<"TestTypeElseAnchor"> {
  let parameters = (ins OptionalInt<>:$a);
  let mnemonic = "else_anchor";
  let assemblyFormat = "`<` (`?`) : ($a^)? `>`";
}

def TestTypeElseAnchorStruct : Test_Type<"TestTypeElseAnchorStruct"> {
  let parameters = (ins OptionalInt<>:$a, OptionalInt<>:$b);
  let mnemonic = "else_anchor_struct";
  let assemblyFormat = "`<` (`?`) : (struct(params)^)? `>`";
}

def CompoundNestedInnerType : Test_Type<"CompoundNestedInner"> {
  let mnemonic = "cmpnd_inner";
  let parameters = (ins Int<>:$some_int, Handle<"CompoundAType", "::test::CompoundAType">:$cmpdA);
  let assemblyFormat = "`<` $some_int $cmpdA `>`";
}

def CompoundNestedOuterType : Test_Type<"CompoundNestedOuter"> {
  let mnemonic = "cmpnd_nested_outer";
  let parameters = (ins Handle<"CompoundNestedInnerType", "::test::CompoundNestedInnerType">:$inner);
  let assemblyFormat = "`<` `i` $inner `>`";
}

def CompoundNestedOuterTypeQual : Test_Type<"CompoundNestedOuterQual"> {
  let mnemonic = "cmpnd_nested_outer_qual";
  let parameters = (ins Handle<"CompoundNestedInnerType", "::test::CompoundNestedInnerType">:$inner);
  let assemblyFormat = "`<` `i` qualified($inner) `>`";
}

def TestTypeVerification : Test_Type<"TestTypeVerification"> {
  let parameters = (ins AnyTypeOf<[I16, I32]>:$param);
  let mnemonic = "type_verification";
  let assemblyFormat = "`<` $param `>`";
}

// The body is set once the type exists: the type may contain itself.
def TestRecursiveAlias : Test_Type<"TestRecursiveAlias", [
    DeclareTypeInterfaceMethods<OpAsmTypeInterface, ["getAlias"]>]> {
  let mnemonic = "test_rec_alias";
  let parameters = (ins
    Keyword<"the name">:$name,
    MutableParameter<"Type", "the body">:$body
  );
  let assemblyFormat = "`<` $name (`,` $body^)? `>`";
}

// ---- Attributes ----

def SimpleAttrA : Test_Attr<"SimpleA"> {
  let mnemonic = "smpla";
}

def CompoundAttrA : Test_Attr<"CompoundA"> {
  let mnemonic = "cmpnd_a";
  let parameters = (ins
    Int<>:$widthOfSomething,
    "Type":$oneType,
    ArrayRefParameter<"i32", "An example of an array of ints">:$arrayOfInts
  );
  let assemblyFormat = "`<` $widthOfSomething `,` $oneType `,` `[` $arrayOfInts `]` `>`";
}

def CompoundAttrNested : Test_Attr<"CompoundAttrNested"> {
  let mnemonic = "cmpnd_nested";
  let parameters = (ins Handle<"CompoundAAttr", "::test::CompoundAAttr">:$nested);
  let assemblyFormat = "`<` struct(params) `>`";
}

def CompoundNestedInner : Test_Attr<"CompoundNestedInner"> {
  let mnemonic = "cmpnd_nested_inner";
  let parameters = (ins Int<>:$some_int, Handle<"CompoundAAttr", "::test::CompoundAAttr">:$cmpdA);
  let assemblyFormat = "`<` $some_int $cmpdA `>`";
}

def CompoundNestedOuter : Test_Attr<"CompoundNestedOuter"> {
  let mnemonic = "cmpnd_nested_outer";
  let parameters = (ins Handle<"CompoundNestedInnerAttr", "::test::CompoundNestedInnerAttr">:$inner);
  let assemblyFormat = "`<` `i` $inner `>`";
}

def CompoundNestedOuterQual : Test_Attr<"CompoundNestedOuterQual"> {
  let mnemonic = "cmpnd_nested_outer_qual";
  let parameters = (ins Handle<"CompoundNestedInnerAttr", "::test::CompoundNestedInnerAttr">:$inner);
  let assemblyFormat = "`<` `i` qualified($inner) `>`";
}

def TestAttrParams : Test_Attr<"TestAttrParams"> {
  let parameters = (ins Int<>:$v0, Int<>:$v1);
  let mnemonic = "attr_params";
  let assemblyFormat = "`<` params `>`";
}

def TestAttrWithTypeParam : Test_Attr<"TestAttrWithTypeParam"> {
  let parameters = (ins Handle<"IntegerType", "::mlir::IntegerType">:$int_type, Handle<"Type", "::mlir::Type">:$any_type);
  let mnemonic = "attr_with_type";
  let assemblyFormat = "`<` $int_type `,` $any_type `>`";
}

def TestAttrUgly : Test_Attr<"TestAttrUgly"> {
  let parameters = (ins Handle<"Attribute", "::mlir::Attribute">:$attr);
  let mnemonic = "attr_ugly";
  let assemblyFormat = "`begin` $attr `end`";
}

def TestAttrSelfTypeParameterFormat : Test_Attr<"TestAttrSelfTypeParameterFormat", [TypedAttrInterface]> {
  let parameters = (ins Int<>:$a, AttributeSelfTypeParameter<"">:$type);
  let mnemonic = "attr_self_type_format";
  let assemblyFormat = "`<` $a `>`";
}

def TestAttrSelfTypeParameterStructFormat : Test_Attr<"TestAttrSelfTypeParameterStructFormat", [TypedAttrInterface]> {
  let parameters = (ins Int<>:$a, AttributeSelfTypeParameter<"">:$type);
  let mnemonic = "attr_self_type_struct_format";
  let assemblyFormat = "`<` struct(params) `>`";
}

// Types that default to those of other parameters.
def TestAttrSelfTypeOfParameter : Test_Attr<"TestAttrSelfTypeOfParameter", [TypedAttrInterface]> {
  let parameters = (ins
    "TypedAttr":$value,
    OptionalParameter<"Option<Type>">:$wanted,
    AttributeSelfTypeParameter<"", "Type", "$wanted.unwrap_or($value.ty())">:$type
  );
  let mnemonic = "attr_self_type_of_parameter";
  let assemblyFormat = "`<` $value (`,` $wanted^)? `>`";
}

// The type comes before what it depends on.
def TestAttrSelfTypeBeforeParameter : Test_Attr<"TestAttrSelfTypeBeforeParameter", [TypedAttrInterface]> {
  let parameters = (ins
    AttributeSelfTypeParameter<"", "Type", "$wanted.unwrap_or($value.ty())">:$type,
    OptionalParameter<"Option<Type>">:$wanted,
    "TypedAttr":$value
  );
  let mnemonic = "attr_self_type_before_parameter";
  let assemblyFormat = "`<` $value (`,` $wanted^)? `>`";
}

def TestAttrSelfTypeOfList : Test_Attr<"TestAttrSelfTypeOfList", [TypedAttrInterface]> {
  let parameters = (ins
    ArrayRefParameter<"Type">:$types,
    AttributeSelfTypeParameter<"", "TupleType", "TupleType::get($_ctxt, $types)">:$type
  );
  let mnemonic = "attr_self_type_of_list";
  let assemblyFormat = "`<` $types `>`";
}

def SimpleEnum : I32Enum<"SimpleEnum", "", [
  I32EnumCase<"a", 0>, I32EnumCase<"b", 1>, I32EnumCase<"c", 2>, I32EnumCase<"d", 3>
]> {
  let cppNamespace = "::test_types";
}

def TestSimpleEnumAttr : Test_Attr<"SimpleEnum"> {
  let mnemonic = "simple_enum";
  let parameters = (ins EnumParameter<SimpleEnum>:$value);
  let assemblyFormat = "`<` $value `>`";
}

def TestArrayOfInts : ArrayOfAttr<Test_Dialect, "TestArrayOfInts", "array_of_ints", "i32">;

def TestAttrWithOptionalSigned : Test_Attr<"TestAttrWithOptionalSigned"> {
  let parameters = (ins OptionalParameter<"Option<i64>">:$value);
  let mnemonic = "attr_with_optional_signed";
  let assemblyFormat = "`<` $value `>`";
}

def TestAttrWithOptionalUnsigned : Test_Attr<"TestAttrWithOptionalUnsigned"> {
  let parameters = (ins OptionalParameter<"Option<u64>">:$value);
  let mnemonic = "attr_with_optional_unsigned";
  let assemblyFormat = "`<` $value `>`";
}

def TestConstMemorySpaceAttr : Test_Attr<"TestConstMemorySpace"> {
  let mnemonic = "const_memory_space";
  let parameters = (ins DefaultUnsigned<"0">:$addressSpace);
  let assemblyFormat = "(`<` $addressSpace^ `>`)?";
}

def TestCustomAnchor : Test_Attr<"TestCustomAnchor"> {
  let parameters = (ins Int<>:$a, OptionalInt<>:$b);
  let mnemonic = "custom_anchor";
  let assemblyFormat = "`<` $a (`>`) : (`,` ` ` custom<TrueFalse>($b)^ `>`)?";
}

def TestOverrideBuilderAttr : Test_Attr<"TestOverrideBuilder"> {
  let mnemonic = "with_builders";
  let parameters = (ins Int<>:$a, ArrayRefParameter<"Type">:$types);
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
  let builders = [
    AttrBuilder<(ins "i32":$a, CArg<"&[Type]", "&[]">:$types), [{ $_get($_ctxt, a + 1, types) }]>,
    AttrBuilderWithInferredContext<(ins "Type":$ty), [{ $_get(ty.ctx(), 7, &[ty.handle()]) }]>,
    AttrBuilderWithInferredContext<(ins "TypeRef<'_>":$element), [{ $_get(element.ctx(), 8, &[element.handle()]) }]>,
    AttrBuilder<(ins "&str":$text)>,
  ];
  let assemblyFormat = "`<` $a `,` `[` $types `]` `>`";
  let genMnemonicAlias = 1;
  let extraClassDeclaration = [{
    /// The number of types.
    pub fn count(self) -> usize { self.types().len() }
  }];
  let extraClassDefinition = [{
    impl $cppClass<'_> {
      /// Whether there are no types.
      pub fn is_bare(self) -> bool { self.types().is_empty() }
    }
  }];
}

// Everything that a parameter may be.
def Kitchen : Test_Attr<"Kitchen"> {
  let mnemonic = "kitchen";
  let summary = "Every class of parameter";
  let parameters = (ins
    APIntParameter<"an integer">:$int,
    AttrOrTypeParameter<"bool", "a truth value">:$flag,
    Parity:$parity,
    ArrayRefParameter<"IntegerAttr", "attributes">:$numbers,
    OptionalArrayRefParameter<"SimpleEnum", "cases">:$cases,
    OptionalParameter<"Type", "a type">:$ty,
    OptionalParameter<"SimpleAAttr", "an attribute">:$simple,
    StringRefParameter<"a text", "\"none\"">:$text,
    Digits:$digits
  );
  let assemblyFormat = "`<` struct(params) `>`";
}

// ---- Storage by hand ----

def UserStored : Test_Type<"UserStored"> {
  let mnemonic = "user_stored";
  let parameters = (ins StringRefParameter<"the name">:$name, "u32":$size);
  let genStorageClass = 0;
  let storageClass = "crate::types::UserStorage";
  let assemblyFormat = "`<` $name `,` $size `>`";
}

// Storage that holds more than the parameters.
def Derived : Test_Type<"Derived"> {
  let mnemonic = "derived";
  let parameters = (ins ArrayRefParameter<"i64">:$sizes, MutableParameter<"i64", "known from the start">:$total);
  let hasStorageCustomConstructor = 1;
  let assemblyFormat = "`<` $sizes `>`";
}

// A mutable parameter with a printer of its own, which sees the value itself.
class Counted<string desc> : MutableParameter<"i64", desc> {
  let printer = [{ $_printer.write("n"); $_printer.write(&$_self.to_string()); }];
}
def Counter : Test_Type<"Counter"> {
  let mnemonic = "counter";
  let parameters = (ins Keyword<"the name">:$name, Counted<"the count">:$count);
  let assemblyFormat = "`<` $name (`,` $count^)? `>`";
}

// Mutable parameters that are lists, strings and options.
def Record : Test_Type<"Record"> {
  let mnemonic = "record";
  let parameters = (ins
    Keyword<"the name">:$name,
    MutableParameter<"&str", "not in the text">:$label,
    MutableParameter<"Option<Type>", "the base">:$base,
    MutableParameter<"&[Type]", "the members">:$members,
    MutableParameter<"Vec<IntegerType>", "the sizes">:$sizes
  );
  let assemblyFormat = "`<` $name (`extends` $base^)? (`with` $members^)? (`of` $sizes^)? `>`";
}

def TestI32 : Test_Type<"TestI32"> {
  let mnemonic = "i32";
}

// Without mnemonic: the dialect reads and writes it.
def TestRecursive : Test_Type<"TestRecursive"> {
  let typeName = "test.recursive";
  let parameters = (ins StringRefParameter<>:$name, MutableParameter<"Type", "the body">:$body);
}

// ---- Traits ----

// Mixins.
def Measured : NativeTypeTrait<"Measured<'c>", [{
  /// A method that the trait adds to each type that lists it.
  pub fn is_measured(self) -> bool { true }
}]> {
  let cppNamespace = "crate::types";
}
def Ordered : PredTypeTrait<"the first is not above the last", CPred<"$first <= $last">>;
def Interval : Test_Type<"Interval", [Measured, MutableType, GenInternalTypeTrait<"Hinted">, Ordered]> {
  let mnemonic = "interval";
  let parameters = (ins "i64":$first, "i64":$last);
  let assemblyFormat = "`<` $first `,` $last `>`";
}
def Even : PredAttrTrait<"the number is even", CPred<"$number % 2 == 0">>;
def EvenNumber : Test_Attr<"EvenNumber", [Even]> {
  let mnemonic = "even";
  let parameters = (ins AttrOrTypeParameter<"i64", "">:$number);
  let assemblyFormat = "`<` $number `>`";
}

// ---- Words of the language ----

def Words : Test_Attr<"Words"> {
  let mnemonic = "words";
  let parameters = (ins
    "i64":$type, "i64":$impl, "i64":$self, "i64":$match, "i64":$crate, "i64":$ctx, "i64":$dyn,
    AttrOrTypeParameter<"crate::types::struct::Marker", "">:$mod
  );
  let assemblyFormat = "`<` struct(params) `>`";
}

// ---- Interfaces ----

def TestMemrefElementType : Test_Type<"TestMemrefElement", [MemRefElementTypeInterface]> {
  let mnemonic = "memref_element";
}

def TestTensorType : Test_Type<"TestTensor", [DeclareTypeInterfaceMethods<ShapedTypeInterface>]> {
  let mnemonic = "test_tensor";
  let parameters = (ins ArrayRefParameter<"i64">:$shape, Handle<"Type", "mlir::Type">:$elementType);
  let assemblyFormat = "`<` `[` $shape `]` `,` $elementType `>`";
}

def TestMemrefType : Test_Type<"TestMemref", [DeclareTypeInterfaceMethods<ShapedTypeInterface>]> {
  let mnemonic = "test_memref";
  let parameters = (ins
    ArrayRefParameter<"i64">:$shape,
    Handle<"Type", "mlir::Type">:$elementType,
    OptionalParameter<"Attribute">:$memSpace
  );
  let assemblyFormat = "`<` `[` $shape `]` `,` $elementType (`,` $memSpace^)? `>`";
}

// Floats of a known format that the dialect calls otherwise.
def OwnFloatType : Test_Type<"OwnFloat", [DeclareTypeInterfaceMethods<FloatTypeInterface>]> {
  let mnemonic = "own_float";
}

def OwnVectorElementType : Test_Type<"OwnVectorElement", [VectorElementTypeInterface, MemRefElementTypeInterface]> {
  let mnemonic = "own_element";
}

def OwnPointerType : Test_Type<"OwnPointer", [DeclareTypeInterfaceMethods<PtrLikeTypeInterface>]> {
  let mnemonic = "own_pointer";
  let parameters = (ins OptionalParameter<"Type">:$pointee, OptionalParameter<"Attribute">:$space);
  let assemblyFormat = "(`<` $pointee^ (`,` $space^)? `>`)?";
}

def TestMemRefLayoutAttr : Test_Attr<"TestMemRefLayout", [DeclareAttrInterfaceMethods<MemRefLayoutAttrInterface>]> {
  let mnemonic = "memref_layout";
  let parameters = (ins Handle<"StringAttr", "mlir::StringAttr">:$dummy);
  let assemblyFormat = "`<` $dummy `>`";
}

// Rows of a fixed length, each at a multiple of another.
def OwnLayoutAttr : Test_Attr<"OwnLayout", [
    DeclareAttrInterfaceMethods<MemRefLayoutAttrInterface, ["isIdentity", "verifyLayout", "getStridesAndOffset"]>]> {
  let mnemonic = "own_layout";
  let parameters = (ins "i64":$pitch);
  let assemblyFormat = "`<` $pitch `>`";
}

def TestI64ElementsAttr : Test_Attr<"TestI64Elements", [DeclareAttrInterfaceMethods<ElementsAttrInterface, ["getValuesImpl"]>]> {
  let mnemonic = "i64_elements";
  let parameters = (ins AttributeSelfTypeParameter<"", "ShapedType">:$type, ArrayRefParameter<"u64">:$elements);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def OwnBytesAttr : Test_Attr<"OwnBytes", [DeclareAttrInterfaceMethods<BlobAttrInterface>]> {
  let mnemonic = "own_bytes";
  let parameters = (ins ArrayRefParameter<"u8">:$bytes);
  let assemblyFormat = "`<` $bytes `>`";
}

// ---- Names in text ----

def TestTypeOpAsmTypeInterfaceType : Test_Type<"TestTypeOpAsmTypeInterface", [
    DeclareTypeInterfaceMethods<OpAsmTypeInterface, ["getAsmName", "getAlias"]>]> {
  let mnemonic = "op_asm_type_interface";
}

def TestTypeOpAsmTypeInterfaceTablegenDefaultType
    : Test_Type<"TestTypeOpAsmTypeInterfaceTablegenDefault", [OpAsmTypeInterface]> {
  let mnemonic = "op_asm_type_interface_tablegen_default";
  let genMnemonicAlias = 1;
}

// Cases in which only odsgen generates functions.
def TestOwnFunctionsAttr : Test_Attr<"TestOwnFunctions"> {
  let mnemonic = "own_functions";
  let parameters = (ins Int<>:$get, Int<>:$unique, Int<>:$parse_assembly);
  let assemblyFormat = "`<` struct(params) `>`";
}

def TestOpAsmAttrInterfaceAttr : Test_Attr<"TestOpAsmAttrInterface", [
    DeclareAttrInterfaceMethods<OpAsmAttrInterface, ["getAlias"]>]> {
  let mnemonic = "op_asm_attr_interface";
  let parameters = (ins Handle<"StringAttr", "mlir::StringAttr">:$value);
  let assemblyFormat = "`<` struct(params) `>`";
}

def TestOpAsmAttrInterfaceTablegenDefaultAttr : Test_Attr<"TestOpAsmAttrInterfaceTablegenDefault", [OpAsmAttrInterface]> {
  let mnemonic = "op_asm_attr_interface_tablegen_default";
  let parameters = (ins Handle<"StringAttr", "mlir::StringAttr">:$value);
  let assemblyFormat = "`<` struct(params) `>`";
  let genMnemonicAlias = 1;
}

def TestNestedAliasAttr : Test_Attr<"TestNestedAlias"> {
  let mnemonic = "nested_alias";
  let parameters = (ins Handle<"StringAttr", "mlir::StringAttr">:$value);
  let assemblyFormat = "`<` $value `>`";
}

// Optional numbers and truth values.
def TestOptionalNumbersType : Test_Type<"TestOptionalNumbers"> {
  let mnemonic = "optional_numbers";
  let parameters = (ins OptionalParameter<"Option<bool>">:$a, OptionalParameter<"Option<i32>">:$b, "bool":$c);
  let assemblyFormat = "`<` (`a` $a^)? (`b` $b^)? `c` $c `>`";
}

// A space before a variable is printed in addition to the one of the format, unless punctuation comes before both.
def SpacedType : Test_Type<"Spaced"> {
  let mnemonic = "spaced";
  let parameters = (ins "i32":$a, "i32":$b, "i32":$c);
  let assemblyFormat = "` ` $a ` ` `x` ` ` $b `,` ` ` $c";
}
