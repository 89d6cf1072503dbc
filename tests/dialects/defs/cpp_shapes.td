// Definitions in C++: shapes of properties, parameters, predicates and defaults. Skeletons implement what only C++ has.
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/IR/SymbolInterfaces.td"
include "company.td"

def Shapes_Dialect : Dialect {
  let name = "shapes";
  let cppNamespace = "::shapes";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

// Predicates on parameters.
def Shapes_Sized : TypeDef<Shapes_Dialect, "Sized", [
    PredTypeTrait<"the size is positive", CPred<"$size > 0">>,
    PredTypeTrait<"the size is that of the list", CPred<"$size == $list.size()">>]> {
  let mnemonic = "sized";
  let parameters = (ins "int":$size, ArrayRefParameter<"int64_t">:$list);
  let assemblyFormat = "`<` $size `,` $list `>`";
}

// Defaults: options, and lists and values in braces.
def Shapes_Defaults : TypeDef<Shapes_Dialect, "Defaults"> {
  let mnemonic = "defaults";
  let parameters = (ins
    DefaultValuedParameter<"std::optional<int>", "10">:$number,
    DefaultValuedParameter<"std::optional<bool>", "std::nullopt">:$flag,
    DefaultValuedParameter<"::llvm::ArrayRef<int64_t>", "{1, 2}">:$list,
    DefaultValuedParameter<"int64_t", "{3}">:$braced
  );
  let assemblyFormat = "`<` struct(params) `>`";
}
def Shapes_Numbers : ArrayOfAttr<Shapes_Dialect, "Numbers", "numbers", "int32_t">;
def Shapes_Numbered : AttrDef<Shapes_Dialect, "Numbered"> {
  let mnemonic = "numbered";
  let parameters = (ins "int64_t":$number);
  let assemblyFormat = "`<` $number `>`";
}
def Shapes_Numbereds : ArrayOfAttr<Shapes_Dialect, "Numbereds", "numbereds", "NumberedAttr">;
def Shapes_BracesOp : Op<Shapes_Dialect, "braces"> {
  let arguments = (ins DefaultValuedOptionalAttr<RankedI64ElementsAttr<[1]>, "{ static_cast<int64_t>(1) }">:$strides);
}
def Shapes_DefaultsOp : Op<Shapes_Dialect, "defaults"> {
  let arguments = (ins
    DefaultValuedAttr<DenseI64ArrayAttr, "{1, 2, 3}">:$dense,
    DefaultValuedAttr<I64ArrayAttr, "{4, -5}">:$list,
    DefaultValuedAttr<StrArrayAttr, "{\"x\", \"y\"}">:$texts,
    DefaultValuedAttr<I32Attr, "{5}">:$one,
    DefaultValuedProp<ArrayProp<I64Prop>, "::llvm::ArrayRef<int64_t>{}", "::llvm::SmallVector<int64_t>{}">:$none,
    DefaultValuedProp<ArrayProp<I64Prop>, "{7, 8}">:$some
  );
}

// Properties whose class only C++ has, and conversions that are not translated.
def Shapes_Own : Property<"OwnStruct", "own"> {
  let convertToAttribute = "return $_storage.asAttribute($_ctxt);";
  let convertFromAttribute = "return OwnStruct::setFromAttr($_storage, $_attr, $_diag);";
}
def Shapes_Count : Property<"int64_t", "count"> {
  let convertToAttribute = "note($_storage); return asAttribute($_ctxt, $_storage);";
  let convertFromAttribute = "return fromAttribute($_storage, $_attr, $_diag);";
  let parser = "note($_storage); return parse($_parser, $_storage);";
  let printer = "note($_printer); $_printer << $_storage;";
}
def Shapes_PropertiesOp : Op<Shapes_Dialect, "properties"> {
  let arguments = (ins Property<"OtherStruct">:$other, Shapes_Own:$own, Shapes_Count:$count);
}

// Derived attributes, and types of a variadic operand that a helper converts.
def Shapes_DerivedOp : Op<Shapes_Dialect, "derived"> {
  let results = (outs AnyType:$result);
  DerivedTypeAttr resultType = DerivedTypeAttr<"return getOperation()->getResult(0).getType();">;
  DerivedAttr three = DerivedAttr<"int", "note(); return 3;", "number($_builder, $_self)">;
}
def Shapes_RangeOp : Op<Shapes_Dialect, "range", [SameVariadicOperandSize,
    TypesMatchWith<"equal types", "a", "b", "::llvm::make_range($_self.begin(), $_self.end())">]> {
  let arguments = (ins Variadic<AnyType>:$a, Variadic<AnyType>:$b);
  let assemblyFormat = "$a `,` $b attr-dict `:` type($a)";
}

// Methods of interfaces that the C++ class declares in place of the default, with and without `Declare...`.
def Shapes_LetterOp : Op<Shapes_Dialect, "letter", [Symbol, OpAsmOpInterface]> {
  let arguments = (ins SymbolNameAttr:$sym_name, UnitAttr:$capital);
  let regions = (region AnyRegion:$body);
  let extraClassDeclaration = [{
    bool isDeclaration() { return true; }
    ::mlir::SymbolTable::Visibility getVisibility() { return visibilities[(int)getCapital()]; }
    void getAsmBlockNames(::mlir::OpAsmSetBlockNameFn setNameFn);
  }];
}
def Shapes_NamedType : TypeDef<Shapes_Dialect, "Named", [OpAsmTypeInterface]> {
  let mnemonic = "named";
  let extraClassDeclaration = [{
    void getAsmName(::mlir::OpAsmSetNameFn setName) const {
      for (const auto [a, b] : all) { setName(*a); }
      asm volatile("nop" : : "r"(1));
    }
  }];
}
def Shapes_AliasAttr : AttrDef<Shapes_Dialect, "Alias", [DeclareAttrInterfaceMethods<OpAsmAttrInterface>]> {
  let mnemonic = "alias";
  let extraClassDeclaration = [{
    ::mlir::OpAsmAliasResult getAlias(::llvm::raw_ostream &os) const { os << "letter"; return FinalAlias; }
  }];
}

// A parameter that a helper prints, whose class only C++ has; predicates on counts; an interface that Rust does not have.
def Shapes_Handle : AttrParameter<"::mlir::AsmDialectResourceHandle", "handle"> {
  let printer = "$_printer.printResourceHandle($_self)";
}
def Shapes_Resource : AttrDef<Shapes_Dialect, "Resource"> {
  let mnemonic = "resource";
  let parameters = (ins Shapes_Handle:$handle);
  let assemblyFormat = "`<` $handle `>`";
}
def Shapes_Bouncy : TypeInterface<"Bouncy"> { let cppNamespace = "::mlir"; }
def Shapes_CountsOp : Op<Shapes_Dialect, "counts", [
    AllMatch<[Rank<"a">.result, ElementCount<"b">.result], "a has as many dimensions as b has elements">]> {
  let arguments = (ins AnyRankedTensor:$a, AnyRankedTensor:$b,
    Optional<Type<HasPromiseOrImplementsTypeInterface<Shapes_Bouncy>, "bouncy">>:$c);
}

// Interfaces of another namespace.
def Shapes_LimitedOp : Op<Shapes_Dialect, "limited", [Company_Limited, Company_Closed]> {
  let arguments = (ins SI64Attr:$limit);
  let regions = (region VariadicRegion<AnyRegion>:$bodies);
}

// An enum of another namespace.
def Shapes_Mode : I32EnumAttr<"Mode", "mode", [I32EnumAttrCase<"A", 0>, I32EnumAttrCase<"B", 1>]> {
  let cppNamespace = "::mlir::utils";
  let genSpecializedAttr = 0;
}
def Shapes_ModeAttr : EnumAttr<Shapes_Dialect, Shapes_Mode, "mode">;
def Shapes_ModeOp : Op<Shapes_Dialect, "mode"> {
  let arguments = (ins Shapes_ModeAttr:$mode, TypedArrayAttrBase<Shapes_ModeAttr, "modes">:$modes);
  let assemblyFormat = "$mode $modes attr-dict";
}

// Conditions and transformers that construct types from any type.
def Shapes_ElementLike : Type<CPred<"$_self == ::mlir::ComplexType::get($_self).getElementType()">, "its own element">;
class Shapes_MadeOp<string mnemonic, string made> : Op<Shapes_Dialect, mnemonic, [
    TypesMatchWith<"the result is made of the operand", "operand", "result", made>]> {
  let arguments = (ins AnyType:$operand);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}
def Shapes_ComplexOp : Shapes_MadeOp<"complex", "::mlir::ComplexType::get($_self)">;
def Shapes_NestedOp : Shapes_MadeOp<"nested", "::llvm::cast<::mlir::ShapedType>($_self).clone($_self)">;
def Shapes_DeepOp : Shapes_MadeOp<"deep", [{
  ::llvm::cast<::mlir::ShapedType>($_self).cloneWith(std::nullopt, ::mlir::ComplexType::get($_self))}]>;
def Shapes_ElementOp : Op<Shapes_Dialect, "element"> {
  let arguments = (ins Variadic<Shapes_ElementLike>:$operands);
}

// Methods of the values of properties.
class Shapes_Confined<Property prop, string condition> : ConfinedProp<prop, CPred<condition>, "confined">;
def Shapes_ConfinedOp : Op<Shapes_Dialect, "confined", [
    PredOpTrait<"the list is longer than the text", CPred<"getList().size() > $text.size()">>,
    PredOpTrait<"the option is an element", CPred<"!getOption().has_value() || *$option == $list[0]">>]> {
  let arguments = (ins
    Shapes_Confined<StringProp, "!$_self.empty() && $_self.size() < 3">:$text,
    Shapes_Confined<ArrayProp<I64Prop>, "!$_self.empty() && $_self[0] >= 2 && $_self.back() > 3">:$list,
    Shapes_Confined<OptionalProp<I64Prop>, "$_self.value_or(4) > 3 && (!$_self || $_self.value() < 9)">:$option
  );
}

// Conversions of enums, and options of truth values.
def Shapes_Knot : I32EnumAttr<"Knot", "", [I32EnumAttrCase<"Loose", 0, "loose">, I32EnumAttrCase<"Tight", 5, "tight">]> {
  let cppNamespace = "::shapes";
}
def Shapes_Fibers : I8BitEnumAttr<"Fibers", "", [
    I8BitEnumAttrCaseBit<"wool", 0, "wool">, I8BitEnumAttrCaseBit<"silk", 7, "silk">]> {
  let cppNamespace = "::shapes";
}
class Shapes_If<Attr attr, string condition> : ConfinedAttr<attr, [AttrConstraint<CPred<condition>, condition>]>;
def Shapes_ConversionsOp : Op<Shapes_Dialect, "conversions"> {
  let arguments = (ins
    Shapes_If<StrAttr, "symbolizeKnot(llvm::cast<StringAttr>($_self).getValue()).has_value()">:$text,
    Shapes_If<I64Attr, "::shapes::symbolizeKnot(llvm::cast<IntegerAttr>($_self).getInt())">:$number,
    Shapes_If<I64Attr, "symbolizeEnum<Fibers>(llvm::cast<IntegerAttr>($_self).getInt()) != std::nullopt">:$fibers,
    Shapes_If<Shapes_Knot, "stringifyKnot(llvm::cast<KnotAttr>($_self).getValue()) == \"tight\"">:$knot,
    Shapes_If<Shapes_Fibers, "stringifyEnum(llvm::cast<FibersAttr>($_self).getValue()) == \"wool|silk\"">:$both
  );
}
// Casts to a class that a value need not have. C++ asserts that it does.
def Shapes_CastsOp : Op<Shapes_Dialect, "casts"> {
  let arguments = (ins
    Variadic<AnyType>:$values,
    Shapes_If<AnyAttr, "llvm::cast<IntegerAttr>($_self).getInt() > 2">:$number,
    Shapes_If<AnyAttr, "!(llvm::cast<IntegerAttr>($_self).getInt() == 3)">:$negated,
    Shapes_If<AnyAttr, "llvm::isa<UnitAttr>($_self) || llvm::cast<StringAttr>($_self).getValue() == \"a\"">:$either,
    Shapes_If<AnyAttr, [{llvm::all_of(llvm::cast<ArrayAttr>($_self), [](Attribute it) {
      return llvm::cast<IntegerAttr>(it).getInt() > 0; })}]>:$each,
    Shapes_If<AnyAttr, "[](Attribute it) { auto text = llvm::cast<StringAttr>(it); return text.getValue() == \"b\"; }($_self)">:$variable,
    Shapes_If<AnyAttr, "llvm::cast<VectorType>(llvm::cast<TypeAttr>($_self).getValue()).getRank() == 1">:$nested);
}
def Shapes_Maybe : TypeDef<Shapes_Dialect, "Maybe", [
    PredTypeTrait<"the flag is absent or true", CPred<"$flag.value_or(true)">>,
    PredTypeTrait<"there is a flag", CPred<"$flag.has_value() && $flag != std::nullopt">>]> {
  let mnemonic = "maybe";
  let parameters = (ins OptionalParameter<"std::optional<bool>">:$flag);
  let assemblyFormat = "`<` ($flag^)? `>`";
}

// Lists of dimensions, whose parsers and printers the runtime has.
def Shapes_Grid : TypeDef<Shapes_Dialect, "Grid"> {
  let mnemonic = "grid";
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape, "::mlir::Type":$element);
  let assemblyFormat = "`<` custom<DimensionList>($shape) `,` $element `>`";
}
def Shapes_TileOp : Op<Shapes_Dialect, "tile"> {
  let arguments = (ins DenseI64ArrayAttr:$sizes);
  let assemblyFormat = "custom<DimensionList>($sizes) attr-dict";
}
