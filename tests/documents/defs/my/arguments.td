// Chapters "Operation arguments", "regions", "results", "successors".

// ---- From the document ----

// Not below 10.
def ConfinedOp : My_Op<"confined"> {
  let arguments = (ins ConfinedAttr<I32Attr, [IntMinValue<10>]>:$value);
}

class TEST_Op<string mnemonic> : Op<My_Dialect, mnemonic>;

def OpAllAttrConstraint1 : TEST_Op<"all_attr_constraint_of1"> {
  let arguments = (ins I64ArrayAttr:$attr);
  let results = (outs I32);
}
def OpAllAttrConstraint2 : TEST_Op<"all_attr_constraint_of2"> {
  let arguments = (ins I64ArrayAttr:$attr);
  let results = (outs I32);
}
def Constraint0 : AttrConstraint<
    CPred<"$_self.cast::<ArrayAttr>().iter().next().is_some_and(|it| it.cast::<IntegerAttr>().int() == Some(0))">,
    "[0] == 0">;
def Constraint1 : AttrConstraint<
    CPred<"$_self.cast::<ArrayAttr>().iter().nth(1).is_some_and(|it| it.cast::<IntegerAttr>().int() == Some(1))">,
    "[1] == 1">;

// The document has the two in a pattern; here the constraint is the attribute's own.
def AllAttrOfOp : TEST_Op<"all_attr_of"> {
  let arguments = (ins ConfinedAttr<I64ArrayAttr, [AllAttrOf<[Constraint0, Constraint1]>]>:$attr);
}

// ---- Our own ----

// Every primitive constraint once more, in other company.
def BoundsOp : My_Op<"bounds"> {
  let arguments = (ins
    ConfinedAttr<I64Attr, [IntMinValue<-4>, IntMaxValue<4>, IntNEQValue<0>]>:$small,
    ConfinedAttr<I8Attr, [IntPositive, IntPowerOf2]>:$power,
    ConfinedAttr<IndexAttr, [IntNonNegative]>:$index,
    OptionalAttr<ConfinedAttr<I32Attr, [IntMinValue<1>]>>:$maybe
  );
}
def PowersOp : My_Op<"powers"> {
  let arguments = (ins ConfinedAttr<I16Attr, [IntPositive]>:$positive, ConfinedAttr<I16Attr, [IntPowerOf2]>:$power);
}
def ListsOp : My_Op<"lists"> {
  let arguments = (ins
    ConfinedAttr<StrArrayAttr, [ArrayMinCount<1>, ArrayMaxCount<2>]>:$names,
    ConfinedAttr<I32ArrayAttr, [ArrayCount<3>, IntArrayNthElemEq<2, 7>]>:$three,
    ConfinedAttr<I64ArrayAttr, [IntArrayNthElemMinValue<0, 2>, IntArrayNthElemMaxValue<0, 3>]>:$first,
    ConfinedAttr<I64ArrayAttr, [IntArrayNthElemInRange<1, -1, 1>]>:$second
  );
}
def DenseListsOp : My_Op<"dense_lists"> {
  let arguments = (ins
    ConfinedAttr<DenseI16ArrayAttr, [DenseArrayCount<2>]>:$pair,
    ConfinedAttr<DenseF32ArrayAttr, [DenseArrayStrictlyPositive<DenseF32ArrayAttr>]>:$positive,
    ConfinedAttr<DenseI8ArrayAttr, [DenseArrayNonNegative<DenseI8ArrayAttr>]>:$natural,
    ConfinedAttr<DenseF64ArrayAttr, [DenseArraySorted<DenseF64ArrayAttr>]>:$sorted,
    ConfinedAttr<DenseI16ArrayAttr, [DenseArrayStrictlySorted<DenseI16ArrayAttr>]>:$ascending
  );
}
def NoAttrOp : My_Op<"no_attr"> {
  let arguments = (ins ConfinedAttr<OptionalAttr<StrAttr>, [IsNullAttr]>:$reserved);
}

// Groups of operands and results.
def PairsOp : My_Op<"pairs", [SameVariadicOperandSize, SameVariadicResultSize]> {
  let arguments = (ins Variadic<Index>:$keys, Variadic<F64>:$values);
  let results = (outs Variadic<F64>:$lows, Variadic<F64>:$highs);
}
def GroupsOp : My_Op<"groups", [AttrSizedOperandSegments, AttrSizedResultSegments]> {
  let arguments = (ins Optional<I1>:$mask, Variadic<I8>:$bytes, VariadicOfVariadic<F32, "row_sizes">:$rows,
                       DenseI32ArrayAttr:$row_sizes);
  let results = (outs Optional<I8>:$first, Variadic<I8>:$rest);
}

// Defaults and what may be absent.
def SettingsOp : My_Op<"settings"> {
  let arguments = (ins
    DefaultValuedAttr<F64Attr, "0.5">:$ratio,
    DefaultValuedAttr<BoolAttr, "true">:$safe,
    DefaultValuedAttr<DenseI32ArrayAttr, "&[1, 2, 3]">:$steps,
    DefaultValuedStrAttr<StrAttr, "auto">:$mode,
    DefaultValuedOptionalAttr<I16Attr, "-1">:$depth,
    OptionalAttr<TypeAttr>:$type,
    UnitAttr:$strict
  );
  let assemblyFormat = "attr-dict";
}

// Derived attributes.
def ShapeOp : My_Op<"shape"> {
  let arguments = (ins AnyRankedTensor:$input);
  DerivedAttr rank = DerivedAttr<"u32", "self.input().ty().cast::<ShapedType>().rank().unwrap_or(0) as u32",
      "IntegerAttr::get($_builder, IntegerType::get($_builder, 32), i64::from($_self))">;
}

// Regions and successors.
def RegionsOp : My_Op<"regions", [NoTerminator]> {
  let regions = (region SizedRegion<1>:$once, MinSizedRegion<1>:$some, MaxSizedRegion<2>:$few, VariadicRegion<AnyRegion>:$rest);
  let assemblyFormat = "$once $some $few $rest attr-dict";
}
def ChooseOp : My_Op<"choose", [Terminator]> {
  let arguments = (ins I32:$case);
  let successors = (successor AnySuccessor:$otherwise, VariadicSuccessor<AnySuccessor>:$cases);
  let assemblyFormat = "$case `,` $otherwise `,` $cases attr-dict";
}
