// Fifty definitions with fragments in C++, one or more for each mechanism of operation definitions. `loom.out` has the
// facts about the code of `mlir-tblgen` that are compared with the generated Rust.
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Loom_Dialect : Dialect {
  let name = "loom";
  let cppNamespace = "::mlir::loom";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
  let extraClassDeclaration = [{ static llvm::StringRef getMotto() { return "warp and weft"; } }];
}

// Enums.

def Loom_Twill : I32EnumAttrCase<"Twill", 0, "twill">;
def Loom_Satin : I32EnumAttrCase<"Satin", 3, "satin">;
def Loom_PlainWeave : I32EnumAttrCase<"PlainWeave", 7, "plain_weave">;
def Loom_Weave : I32EnumAttr<"Weave", "how threads cross", [Loom_Twill, Loom_Satin, Loom_PlainWeave]> {
  let cppNamespace = "::mlir::loom";
}

def Loom_Gauge : I64EnumAttr<"Gauge", "thickness", [
    I64EnumAttrCase<"fine", 1>, I64EnumAttrCase<"COARSE", 2>, I64EnumAttrCase<"_3ply", 30, "3-ply">
]> {
  let cppNamespace = "mlir::loom";
  let genSpecializedAttr = 0;
}
def Loom_GaugeAttr : EnumAttr<Loom_Dialect, Loom_Gauge, "gauge"> { let assemblyFormat = "`<` $value `>`"; }

def Loom_NoFinish : I32BitEnumAttrCaseNone<"Raw", "raw">;
def Loom_Washed : I32BitEnumAttrCaseBit<"Washed", 0, "washed">;
def Loom_Dyed : I32BitEnumAttrCaseBit<"Dyed", 1, "dyed">;
def Loom_Both : I32BitEnumAttrCaseGroup<"Finished", [Loom_Washed, Loom_Dyed], "finished">;
def Loom_Finish : I32BitEnumAttr<"Finish", "what was done after", [Loom_NoFinish, Loom_Washed, Loom_Dyed, Loom_Both]> {
  let cppNamespace = "::mlir::loom";
  let separator = ", ";
}

def Loom_Color : I32EnumAttr<"Color", "a color of another project", [
    I32EnumAttrCase<"Madder", 0, "madder">, I32EnumAttrCase<"Woad", 1, "woad">
]> {
  let cppNamespace = "::mlir::dye";
  let genSpecializedAttr = 0;
}
def Loom_ColorAttr : EnumAttr<Loom_Dialect, Loom_Color, "color">;

// Types.

class Loom_Type<string name, string short, list<Trait> traits = []> : TypeDef<Loom_Dialect, name, traits> {
  let mnemonic = short;
}

def Loom_KnotType : Loom_Type<"Knot", "knot">;
def Loom_ThreadType : Loom_Type<"Thread", "thread"> {
  let parameters = (ins "unsigned":$plies, "::mlir::Type":$fiber, OptionalParameter<"::mlir::Attribute">:$dye);
  let assemblyFormat = "`<` $plies `x` $fiber (`,` $dye^)? `>`";
  let extraClassDeclaration = [{ bool isSingle() const { return getPlies() == 1; } }];
}
def Loom_ClothType : Loom_Type<"Cloth", "cloth"> {
  let parameters = (ins ArrayRefParameter<"int64_t">:$sizes, "::mlir::loom::Weave":$weave);
  let assemblyFormat = "`[` $sizes `]` `in` $weave";
  let builders = [TypeBuilder<(ins "int64_t":$width), [{ return $_get($_ctxt, llvm::ArrayRef(width), Weave::Twill); }]>];
}
def Loom_SpoolType : Loom_Type<"Spool", "spool"> {
  let parameters = (ins StringRefParameter<"the maker">:$maker, DefaultValuedParameter<"int64_t", "12">:$length);
  let assemblyFormat = "`<` struct(params) `>`";
}
def Loom_BundleType : Loom_Type<"Bundle", "bundle"> {
  let parameters = (ins ArrayRefOfSelfAllocationParameter<"::mlir::loom::ThreadType", "threads">:$threads, "bool":$tied);
  let assemblyFormat = "`<` params `>`";
  let genVerifyDecl = 1;
}
def Loom_PatternType : Loom_Type<"Pattern", "pattern"> {
  let parameters = (ins "::mlir::Type":$first, "::mlir::Type":$last);
  let hasCustomAssemblyFormat = 1;
}

// Attributes.

class Loom_Attr<string name, string short, list<Trait> traits = []> : AttrDef<Loom_Dialect, name, traits> {
  let mnemonic = short;
}

def Loom_MarkAttr : Loom_Attr<"Mark", "mark">;
def Loom_TensionAttr : Loom_Attr<"Tension", "tension"> {
  let parameters = (ins APFloatParameter<"how tight">:$force, "::mlir::IntegerAttr":$count);
  let assemblyFormat = "`<` `of` $force `,` qualified($count) `>`";
}
def Loom_LabelAttr : Loom_Attr<"Label", "label"> {
  let parameters = (ins StringRefParameter<>:$text, OptionalArrayRefParameter<"int32_t">:$codes);
  let assemblyFormat = "`<` $text (`:` $codes^)? `>`";
}
def Loom_RangeAttr : Loom_Attr<"Range", "range"> {
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, "int64_t":$from, "int64_t":$to);
  let assemblyFormat = "`<` $from `to` $to `>`";
  let genVerifyDecl = 1;
}
def Loom_BoundAttr : Loom_Attr<"Bound", "bound", [TypedAttrInterface]> {
  let parameters = (ins "mlir::TypedAttr":$limit, AttributeSelfTypeParameter<"", "mlir::Type", "$limit.getType()">:$type);
  let assemblyFormat = "`<` $limit `>`";
}
def Loom_EdgeAttr : Loom_Attr<"Edge", "edge"> {
  let parameters = (ins OptionalParameter<"std::optional<uint8_t>">:$left, OptionalParameter<"std::optional<uint8_t>">:$right);
  let assemblyFormat = "`{` (`left` `=` $left^ `,`)? (`right` `=` $right^)? `}`";
}

def Loom_SeamAttr : Loom_Attr<"Seam", "seam"> {
  let parameters = (ins "::mlir::loom::SelvageAttr":$edge, "::mlir::loom::YarnType":$yarn);
  let assemblyFormat = "`<` $edge `with` $yarn `>`";
}

def Loom_HemAttr : Loom_Attr<"Hem", "hem"> {
  let parameters = (ins OptionalParameter<"std::optional<::mlir::loom::Stitch>">:$stitch);
  let assemblyFormat = "(`<` $stitch^ `>`)?";
}
def Loom_NoteAttr : Loom_Attr<"Note", "note"> {
  let parameters = (ins DefaultValuedParameter<"::mlir::StringAttr", "mlir::StringAttr::get($_ctxt, \"plain\")">:$word);
  let assemblyFormat = "(`<` $word^ `>`)?";
}

// Constraints.

def Loom_Thread : Type<CPred<"::llvm::isa<::mlir::loom::ThreadType>($_self)">, "a thread">,
    BuildableType<"ThreadType::get($_builder.getContext(), 1, $_builder.getF32Type(), {})">;
def Loom_ThinThread : Type<And<[
    CPred<"::llvm::isa<::mlir::loom::ThreadType>($_self)">, CPred<"::llvm::cast<::mlir::loom::ThreadType>($_self).getPlies() < 3">
]>, "a thin thread">;
def Loom_WideInteger : Type<And<[
    CPred<"$_self.isInteger()">, Neg<CPred<"$_self.getIntOrFloatBitWidth() <= 8">>
]>, "an integer of more than 8 bits">;
def Loom_Number : Type<Or<[CPred<"$_self.isIntOrIndex()">, CPred<"::llvm::isa<::mlir::FloatType>($_self)">]>, "a number">;
def Loom_VectorOfNumber : Type<And<[
    CPred<"::llvm::isa<::mlir::VectorType>($_self)">,
    Concat<"[](::mlir::Type element) { return ", SubstLeaves<"$_self", "element", Loom_Number.predicate>,
           "; }(::llvm::cast<::mlir::ShapedType>($_self).getElementType())">
]>, "a vector of numbers">;
def Loom_TightTensor : Type<And<[
    CPred<"::llvm::isa<::mlir::RankedTensorType>($_self)">,
    CPred<"mlir::isa_and_present<TensionAttr>(mlir::cast<::mlir::RankedTensorType>($_self).getEncoding())">,
    CPred<"mlir::cast<TensionAttr>(mlir::cast<::mlir::RankedTensorType>($_self).getEncoding()).getCount().getInt() == 3">
]>, "a tensor of tension 3">;
def Loom_Even : AttrConstraint<CPred<"::llvm::cast<::mlir::IntegerAttr>($_self).getInt() % 2 == 0">, "an even number">;
def Loom_EvenI32Attr : ConfinedAttr<I32Attr, [Loom_Even]>;
def Loom_SmallProp : ConfinedProp<I32Prop, CPred<"$_self < 100">, "a number below 100">;
def Loom_TwoBlocks : Region<CPred<"$_self.getBlocks().size() == 2">, "region with two blocks">;

// Traits and interfaces.

def Loom_Woven : NativeOpTrait<"Woven"> { let cppNamespace = "::mlir::loom::OpTrait"; }
def Loom_Tool : OpInterface<"Tool"> {
  let cppNamespace = "::mlir::loom";
  let methods = [
    InterfaceMethod<"Its weight.", "int64_t", "getWeight">,
    InterfaceMethod<"Whether it is heavy.", "bool", "isHeavy", (ins "int64_t":$limit), [{}], [{ return $_op.getWeight() > limit; }]>,
    StaticInterfaceMethod<"Its maker.", "::llvm::StringRef", "getMaker">,
    InterfaceMethod<"Its finest thread.", "::mlir::loom::ThreadType", "getFinest">
  ];
}

// Operations.

class Loom_Op<string mnemonic, list<Trait> traits = []> : Op<Loom_Dialect, mnemonic, traits>;

def Loom_TieOp : Loom_Op<"tie"> {
  let summary = "ties two ends";
  let arguments = (ins Loom_Thread:$left, Loom_Thread:$right);
  let results = (outs Loom_KnotType:$knot);
  let assemblyFormat = "$left `,` $right attr-dict `:` type($knot)";
}
def Loom_SpinOp : Loom_Op<"spin", [Pure, SameOperandsAndResultType]> {
  let arguments = (ins Loom_Number:$fiber_in, Loom_Number:$twist_in);
  let results = (outs Loom_Number:$spun_out);
  let assemblyFormat = "$fiber_in `by` $twist_in attr-dict `:` type($spun_out)";
  let hasFolder = 1;
}
def Loom_DyeOp : Loom_Op<"dye"> {
  let arguments = (ins AnyType:$what, Loom_ColorAttr:$color, DefaultValuedAttr<I32Attr, "60">:$degrees,
                       OptionalAttr<StrAttr>:$recipe, UnitAttr:$twice);
  let results = (outs AnyType:$dyed);
  let assemblyFormat = "$what `in` $color (`at` $degrees^)? (`from` $recipe^)? (`twice` $twice^)? attr-dict `:` type($what) `->` type($dyed)";
}
def Loom_WarpOp : Loom_Op<"warp", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<Loom_ThinThread>:$threads, Optional<Index>:$offset, Variadic<I64>:$sizes);
  let assemblyFormat = "$threads (`offset` $offset^)? `sizes` `(` $sizes `)` attr-dict `:` type($threads)";
}
def Loom_SplitOp : Loom_Op<"split", [AttrSizedResultSegments]> {
  let arguments = (ins AnyType:$source);
  let results = (outs Variadic<AnyType>:$parts, Optional<Loom_Number>:$rest);
}
def Loom_PairOp : Loom_Op<"pair", [SameVariadicOperandSize]> {
  let arguments = (ins Variadic<I1>:$upper, Variadic<I1>:$lower);
}
def Loom_CountOp : Loom_Op<"count", [InferTypeOpAdaptor]> {
  let arguments = (ins AnyShaped:$source, Loom_EvenI32Attr:$step, ConfinedAttr<I64Attr, [IntPositive, IntMaxValue<9>]>:$start);
  let results = (outs Index:$count);
}
def Loom_MatchOp : Loom_Op<"match", [
    AllTypesMatch<["a", "b"]>, TypesMatchWith<"the element has the type of the vector's", "v", "e",
        "::llvm::cast<::mlir::VectorType>($_self).getElementType()">
]> {
  let arguments = (ins AnyType:$a, AnyType:$b, Loom_VectorOfNumber:$v);
  let results = (outs AnyType:$e);
  let assemblyFormat = "$a `,` $b `,` $v attr-dict `:` type($a) `,` type($v)";
}
def Loom_FitOp : Loom_Op<"fit", [
    PredOpTrait<"the sum fits", CPred<"$wide.getType().getIntOrFloatBitWidth() > $narrow.getType().getIntOrFloatBitWidth()">>,
    AllElementTypesMatch<["x", "y"]>
]> {
  let arguments = (ins Loom_WideInteger:$wide, AnyInteger:$narrow, VectorOfAnyRankOf<[F32, F64]>:$x, AnyTensor:$y);
}
def Loom_CutOp : Loom_Op<"cut", [Terminator]> {
  let arguments = (ins Variadic<AnyType>:$args);
  let successors = (successor AnySuccessor:$ahead, VariadicSuccessor<AnySuccessor>:$others);
}
def Loom_FrameOp : Loom_Op<"frame", [IsolatedFromAbove, SingleBlock, NoTerminator, Symbol, SymbolTable]> {
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$sym_name attr-dict-with-keyword $body";
}
def Loom_FoldOp : Loom_Op<"fold", [SingleBlockImplicitTerminator<"EndOp">]> {
  let regions = (region Loom_TwoBlocks:$inner, VariadicRegion<AnyRegion>:$outer);
  let hasRegionVerifier = 1;
}
def Loom_EndOp : Loom_Op<"end", [Terminator, HasParent<"FoldOp">]> { let assemblyFormat = "attr-dict"; }
def Loom_WeaveOp : Loom_Op<"weave", [Loom_Woven]> {
  let arguments = (ins Loom_ClothType:$cloth, Loom_Weave:$weave, Loom_GaugeAttr:$gauge, Loom_Finish:$finish);
  let assemblyFormat = "$cloth $weave $gauge $finish attr-dict `:` type($cloth)";
  let hasVerifier = 1;
}
def Loom_MeasureOp : Loom_Op<"measure"> {
  let arguments = (ins AnyMemRef:$source, Loom_SmallProp:$limit, StringProp:$unit, DefaultValuedProp<I64Prop, "5">:$rounds);
  let assemblyFormat = "$source prop-dict attr-dict `:` type($source)";
}
def Loom_PatternOp : Loom_Op<"pattern"> {
  let arguments = (ins Variadic<Index>:$dynamic, DenseI64ArrayAttr:$fixed, OptionalAttr<ArrayAttr>:$names);
  let results = (outs Loom_PatternType:$result);
  let assemblyFormat = "custom<Sizes>($dynamic, $fixed) (`names` $names^)? attr-dict `:` type($result)";
}
def Loom_ShuttleOp : Loom_Op<"shuttle", [Loom_Tool]> {
  let arguments = (ins Arg<AnyMemRef, "where it runs", [MemRead, MemWrite]>:$path);
}
def Loom_CombOp : Loom_Op<"comb", [DeclareOpInterfaceMethods<Loom_Tool>, MemoryEffects<[MemAlloc, MemFree]>]>;
def Loom_SortOp : Loom_Op<"sort"> {
  let arguments = (ins UnitAttr:$stable, UnitAttr:$reverse, OptionalAttr<I64Attr>:$limit);
  let assemblyFormat = "oilist(`stable` $stable | `reverse` $reverse | `limit` $limit) attr-dict";
}
def Loom_ChooseOp : Loom_Op<"choose"> {
  let arguments = (ins I1:$condition, Optional<AnyType>:$yes);
  let results = (outs Optional<AnyType>:$chosen);
  let assemblyFormat = "$condition (`then` $yes^ `:` type($yes)) : (`nothing`)? (`->` type($chosen)^)? attr-dict";
}
def Loom_CallOp : Loom_Op<"call"> {
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyType>:$inputs);
  let results = (outs Variadic<AnyType>:$outputs);
  let assemblyFormat = "$callee `(` $inputs `)` attr-dict `:` functional-type($inputs, $outputs)";
}
def Loom_BuiltOp : Loom_Op<"built"> {
  let arguments = (ins I32:$operand, I32Attr:$number, StrAttr:$word, F64Attr:$ratio, BoolAttr:$loud);
  let results = (outs I32:$result);
  let skipDefaultBuilders = 0;
  let builders = [
    OpBuilder<(ins "::mlir::Value":$operand), [{ build($_builder, $_state, operand.getType(), operand, 1, "one", 0.5, true); }]>,
    OpBuilder<(ins "::llvm::ArrayRef<int64_t>":$sizes, CArg<"bool", "false">:$flag)>
  ];
}
def Loom_StateOp : Loom_Op<"state"> {
  let arguments = (ins Variadic<AnyType>:$inputs, OptionalAttr<StrAttr>:$word, OptionalAttr<I32Attr>:$number);
  let results = (outs Variadic<AnyType>:$outputs);
  let regions = (region VariadicRegion<AnyRegion>:$bodies);
  let successors = (successor VariadicSuccessor<AnySuccessor>:$next);
  let builders = [
    OpBuilder<(ins "::mlir::TypeRange":$resultTypes, "::mlir::ValueRange":$values, CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attributes), [{
      $_state.addOperands(values);
      $_state.addAttributes(attributes); // Inherent ones, too.
      (void)$_state.addRegion();
      $_state.addTypes(resultTypes);
    }]>,
    OpBuilder<(ins "StringAttr":$word, "Type":$type, "::mlir::TypedValue<IntegerType>":$b, "Value":$st, "::mlir::Block *":$next,
                   "SuccessorRange":$others, "mlir::ArrayRef<NamedAttribute>":$extra), [{
      if (type)
        $_state.addTypes({type, type});
      $_state.addOperands({b, st});
      $_state.addSuccessors(next);
      $_state.addSuccessors(others);
      $_state.addAttribute("word", word);
      for (auto namedAttr : extra) {
        $_state.addAttribute(namedAttr.getName(), namedAttr.getValue());
      }
    }]>,
    OpBuilder<(ins), [{ /* Nothing to add. */ }]>,
    OpBuilder<(ins "Value":$only), [{ $_state.addOperands(only); if (only) return; $_state.addTypes(only.getType()); }]>,
    OpBuilder<(ins "int64_t":$count), [{ $_state.addRegion(); }]>
  ];
}
def Loom_CastOp : Loom_Op<"cast", [DeclareOpInterfaceMethods<CastOpInterface>]> {
  let arguments = (ins AnyType:$in);
  let results = (outs AnyType:$out);
  let assemblyFormat = "$in attr-dict `:` type($in) `to` type($out)";
}
def Loom_DerivedOp : Loom_Op<"derived"> {
  let arguments = (ins AnyTensor:$source, TypeAttr:$as, TypeAttrOf<AnyFloat>:$like, SymbolRefAttr:$ref, I64ArrayAttr:$list);
  let extraClassDeclaration = [{ int64_t getRank() { return getSource().getType().getRank(); } }];
}
def Loom_LoopOp : Loom_Op<"loop", [DeclareOpInterfaceMethods<RegionBranchOpInterface>, RecursiveMemoryEffects]> {
  let arguments = (ins Variadic<AnyType>:$init_args);
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region MaxSizedRegion<1>:$region);
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
}
def Loom_StandOp : Loom_Op<"stand", [Commutative, SameTypeOperands, SameOperandsAndResultShape]> {
  let arguments = (ins AnyTensor:$lhs, AnyTensor:$rhs);
  let results = (outs AnyTensor:$result);
}
def Loom_MaskOp : Loom_Op<"mask", [Elementwise, Scalarizable, Vectorizable, Tensorizable]> {
  let arguments = (ins AnyTypeOf<[I1, VectorOfNonZeroRankOf<[I1]>]>:$mask, RankedTensorOf<[F32]>:$values, MemRefRankOf<[I8], [1, 2]>:$buffer,
                       TupleOf<[I32]>:$tuple, Complex<F32>:$complex, NoneType:$none);
  let results = (outs AnyTypeOf<[F32, AnyVectorOfAnyRank]>:$out);
}
def Loom_LimitOp : Loom_Op<"limit"> {
  let arguments = (ins TypedStrAttr<AnyType>:$text, DenseF32ArrayAttr:$floats, ElementsAttr:$elements, AnyAttrOf<[I32Attr, StrAttr]>:$either,
                       DictionaryAttr:$dict, AffineMapAttr:$map, TypedArrayAttrBase<StrAttr, "strings">:$strings, OptionalAttr<UnitAttr>:$unit);
}
def Loom_BraidOp : Loom_Op<"braid", [
    PredOpTrait<"there are three operands", CPred<"getOperation()->getNumOperands() == 3">>,
    PredOpTrait<"each strand has a turn", CPred<"getStrands().empty() || getTurns().size() == getStrands().size()">>
]> {
  let arguments = (ins Loom_TightTensor:$core, Variadic<AnyType>:$strands, DenseI64ArrayAttr:$turns);
}
def Loom_LAOp : Loom_Op<"la"> { let cppNamespace = "::mlir::loom"; }
def Loom_FMA : Loom_Op<"fma"> { let arguments = (ins F32:$a, F32:$b, F32:$c); }
def Loom_PickOp : Loom_Op<"pick", [TypesMatchWith<"the type is doubled", "a", "b", "::mlir::ComplexType::get($_self)">]> {
  let arguments = (ins ConfinedProp<I32Prop, CPred<"$_self % 2 == 0">, "even">:$p,
                       ConfinedProp<I64Prop, CPred<"($_self & 3) + 1 == 2 || -$_self == 5">, "odd">:$q,
                       ArrayProp<IntProp<"int64_t">>:$list, OptionalProp<ArrayProp<IntProp<"uint8_t">>>:$bytes,
                       AnyType:$a, AnyType:$b);
  let assemblyFormat = "$p `,` $q `:` $a `,` $b prop-dict attr-dict `:` type($a)";
}
