// Chapter "Type inference": two definitions for each way.

// Types that can be built.
def CounterOp : My_Op<"counter"> {
  let arguments = (ins Index:$from, I1:$up);
  let results = (outs Index:$next);
  let assemblyFormat = "$from `,` $up attr-dict";
}
def My_PairType : TypeDef<My_Dialect, "Pair"> { let mnemonic = "pair"; }
def My_Pair : Type<CPred<"$_self.isa::<PairType>()">, "a pair">, BuildableType<"PairType::get($_builder)">;
def SwapOp : My_Op<"swap"> {
  let arguments = (ins My_Pair:$pair);
  let results = (outs My_Pair:$swapped);
  let assemblyFormat = "$pair attr-dict";
}
// The same without a class.
def My_Bits64 : Type<CPred<"$_self.is_signless_integer_of(64)">, "64 bits"> {
  let builderCall = "IntegerType::get($_builder, 64)";
}
def PackOp : My_Op<"pack"> {
  let arguments = (ins Variadic<My_Pair>:$pairs, My_Bits64:$bits);
  let results = (outs My_Bits64:$packed);
  let assemblyFormat = "$pairs `and` $bits attr-dict";
}

// Types that are equal.
def SelectOp : My_Op<"select", [AllTypesMatch<["yes", "no", "result"]>]> {
  let arguments = (ins I1:$condition, AnyType:$yes, AnyType:$no);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$condition `,` $yes `,` $no attr-dict `:` type($result)";
}
def SameOp : My_Op<"same", [SameTypeOperands]> {
  let arguments = (ins AnyFloat:$a, AnyFloat:$b);
  let results = (outs I1:$result);
  let assemblyFormat = "$a `is` $b attr-dict `:` type($a)";
}
def NegateOp : My_Op<"negate", [SameOperandsAndResultType]> {
  let arguments = (ins AnyInteger:$a);
  let results = (outs AnyInteger:$result);
  let assemblyFormat = "$a attr-dict `:` type($a)";
}

// Types that follow from another.
def ElementOp : My_Op<"element", [
    TypesMatchWith<"the result is an element", "vector", "result", "$_self.cast::<VectorType>().element_type()">]> {
  let arguments = (ins AnyVectorOfNonZeroRank:$vector);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$vector attr-dict `:` type($vector)";
}
def WrapOp : My_Op<"wrap", [
    TypesMatchWith<"the result holds the value", "value", "result", "ComplexType::get($_ctxt, $_self.handle())">]> {
  let arguments = (ins AnyFloat:$value);
  let results = (outs AnyComplex:$result);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}

// Types that the operation infers.
def WidenOp : My_Op<"widen", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins AnyInteger:$value);
  let results = (outs AnyInteger:$wide);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}
def TwiceOp : My_Op<"twice", [DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let arguments = (ins AnyType:$value);
  let results = (outs Variadic<AnyType>:$both);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}

// Types that are an attribute's.
def ConstantOp : My_Op<"constant", [FirstAttrDerivedResultType]> {
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$result);
}
