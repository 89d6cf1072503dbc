// Types that a format leaves out, and where they come from.

def FormatBuildableTypeOp : TEST_Op<"format_buildable_type_op"> {
  let arguments = (ins I64:$buildable);
  let results = (outs I64:$buildable_res);
  let assemblyFormat = "$buildable attr-dict";
}

def FormatTypesMatchVarOp : TEST_Op<"format_types_match_var",
    [TypesMatchWith<"result type matches operand", "value", "result", "$_self">]> {
  let arguments = (ins AnyType:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict $value `:` type($value)";
}

def FormatTypesMatchVariadicOp : TEST_Op<"format_types_match_variadic",
    [RangedTypesMatchWith<"result type matches operand", "value", "result", "$_self">]> {
  let arguments = (ins Variadic<AnyType>:$value);
  let results = (outs Variadic<AnyType>:$result);
  let assemblyFormat = "attr-dict $value `:` type($value)";
}

def FormatTypesMatchAttrOp : TEST_Op<"format_types_match_attr",
    [TypesMatchWith<"result type matches constant", "value", "result", "$_self">]> {
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict $value";
}

def FormatTypesMatchContextOp : TEST_Op<"format_types_match_context",
    [TypesMatchWith<"tuple result type matches operand type", "value", "result",
                    "TupleType::get($_ctxt, &[$_self.into()])">]> {
  let arguments = (ins AnyType:$value);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict $value `:` type($value)";
}

def FormatAllTypesMatchVarOp : TEST_Op<"format_all_types_match_var", [AllTypesMatch<["value1", "value2", "result"]>]> {
  let arguments = (ins AnyType:$value1, AnyType:$value2);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict $value1 `,` $value2 `:` type($value1)";
}

def FormatAllTypesMatchAttrOp : TEST_Op<"format_all_types_match_attr", [AllTypesMatch<["value1", "value2", "result"]>]> {
  let arguments = (ins TypedAttrInterface:$value1, AnyType:$value2);
  let results = (outs AnyType:$result);
  let assemblyFormat = "attr-dict $value1 `,` $value2";
}

def FormatInferTypeOp : TEST_Op<"format_infer_type", [InferTypeOpInterface]> {
  let results = (outs AnyType);
  let assemblyFormat = "attr-dict";
}

def FormatInferTypeAllOperandsAndTypesOp : TEST_Op<"format_infer_type_all_operands_and_types", [InferTypeOpInterface]> {
  let arguments = (ins Variadic<AnyType>:$args);
  let results = (outs Variadic<AnyType>:$outs);
  let assemblyFormat = "`(` operands `)` attr-dict `:` type(operands)";
}

def FormatInferVariadicTypeFromNonVariadic : TEST_Op<"format_infer_variadic_type_from_non_variadic",
    [SameOperandsAndResultType]> {
  let arguments = (ins Variadic<AnyType>:$args);
  let results = (outs AnyType:$result);
  let assemblyFormat = "operands attr-dict `:` type($result)";
}

def FormatOptionalMatchOp : TEST_Op<"format_optional_match", [AttrSizedOperandSegments,
    OptionalTypesMatchWith<"mask matches value", "value", "mask", "$_self">]> {
  let arguments = (ins AnyType:$value, Optional<AnyType>:$mask, Variadic<I32>:$rest);
  let assemblyFormat = "$value `:` type($value) (`mask` $mask^ `:` type($mask))? (`rest` $rest^)? attr-dict";
}

// As many types as there are in a tuple.
def TestListMatchOp : TEST_Op<"list_match", [
    TypesMatchWith<"parts are those of the tuple", "tuple", "parts", "$_self.cast::<TupleType>().types()">]> {
  let arguments = (ins AnyTuple:$tuple, Variadic<AnyType>:$parts);
  let assemblyFormat = "$tuple `,` $parts attr-dict `:` type($tuple)";
}

// An author who says which types are as good as those inferred.
def TestCompatibleOp : TEST_Op<"compatible", [InferTypeOpAdaptorWithIsCompatible]> {
  let arguments = (ins AnyInteger:$value);
  let results = (outs AnyInteger:$result);
  let assemblyFormat = "$value attr-dict `:` type($value) `->` type($result)";
}

// Relations of types over what may be absent, and over ranges.
def TestMatchOptionalOp : TEST_Op<"match_optional", [AllTypesMatch<["x", "y", "z"]>]> {
  let arguments = (ins Optional<AnyType>:$x, AnyType:$y);
  let results = (outs AnyType:$z);
}
def TestMatchOptionalElementsOp
    : TEST_Op<"match_optional_elements", [AllElementTypesMatch<["x", "y"]>, AllRanksMatch<["x", "y"]>]> {
  let arguments = (ins Optional<AnyRankedTensor>:$x, AnyRankedTensor:$y);
}
def TestMatchOptionalAttrOp : TEST_Op<"match_optional_attr", [AllTypesMatch<["x", "y"]>]> {
  let arguments = (ins OptionalAttr<TypedAttrInterface>:$x, AnyType:$y);
}
def TestInferFromOptionalOp : TEST_Op<"infer_from_optional", [AllTypesMatch<["x", "y"]>]> {
  let arguments = (ins Optional<AnyType>:$x);
  let results = (outs AnyType:$y);
  let assemblyFormat = "(`of` $x^ `:` type($x))? attr-dict";
}
def TestInferIfPresentOp : TEST_Op<"infer_if_present",
    [OptionalTypesMatchWith<"a vector of it", "x", "y", "VectorType::get($_ctxt, &[2], $_self.handle())">]> {
  let arguments = (ins Optional<AnyType>:$x);
  let results = (outs AnyType:$y);
  let assemblyFormat = "(`of` $x^ `:` type($x))? attr-dict";
}
def TestInferFromRangeOp : TEST_Op<"infer_from_range",
    [TypesMatchWith<"a tuple of them", "xs", "y",
                    "TupleType::get($_ctxt, &$_self.map(|ty| ty.handle()).collect::<Vec<_>>())">]> {
  let arguments = (ins Variadic<AnyType>:$xs);
  let results = (outs AnyType:$y);
  let assemblyFormat = "$xs attr-dict `:` type($xs)";
}
def TestInferRangeFromRangeOp : TEST_Op<"infer_range_from_range",
    [RangedTypesMatchWith<"vectors of them", "xs", "ys",
                          "$_self.map(|ty| VectorType::get($_ctxt, &[2], ty.handle())).collect::<Vec<_>>()">]> {
  let arguments = (ins Variadic<AnyInteger>:$xs);
  let results = (outs Variadic<AnyType>:$ys);
  let assemblyFormat = "$xs attr-dict `:` type($xs)";
}

// Types of attributes that may be absent, in each position.
class TypeOfAttrOp<string name, string format, list<Trait> traits = [AllTypesMatch<["k", "r"]>]> : TEST_Op<"type_of_attr." # name, traits> {
  let arguments = (ins OptionalAttr<TypedAttrInterface>:$k, UnitAttr:$u);
  let results = (outs AnyType:$r);
  let assemblyFormat = format # " attr-dict";
}
def TypeOfAttrInGroupOp : TypeOfAttrOp<"group", "(`k` $k^)?">;
def TypeOfAttrInListOp : TypeOfAttrOp<"list", "oilist(`k` $k | `u` $u)">;
def TypeOfAttrInElseOp : TypeOfAttrOp<"else", "(`u` $u^) : (`k` $k)?">;
def TypeOfAttrAloneOp : TypeOfAttrOp<"alone", "$k">;
def TypeOfAttrConvertedOp : TypeOfAttrOp<"converted", "(`k` $k^)?", [
  TypesMatchWith<"tuple of the attribute's type", "k", "r", "TupleType::get($_ctxt, &[$_self.handle()])">
]>;
