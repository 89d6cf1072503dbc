// Constraints and predicates of the library that no other operation here uses.

def TestLibraryVectorsOp : TEST_Op<"library_vectors", [AttrSizedOperandSegments]> {
  let arguments = (ins
    Optional<VectorOfRank<[1, 2]>>:$rank,
    Optional<FixedVectorOfRankAndType<[1], [F32]>>:$fixedRank,
    Optional<VectorOfLengthAndType<[4], [I32]>>:$length,
    Optional<VectorOfMinMaxLengthAndType<2, 8, [F32]>>:$minMax,
    Optional<FixedVectorOfLengthAndType<[4], [F32]>>:$fixedLength,
    Optional<ScalableVectorOfLengthAndType<[4], [F32]>>:$scalableLength,
    Optional<ScalableVectorOfRankAndLengthAndType<[1], [16], [I8]>>:$scalable,
    Optional<VectorWithTrailingDimScalableOfSizeAndType<[4], [I32]>>:$trailing,
    Optional<AnyVectorOfNonZeroRank>:$nonZeroRank,
    Optional<AnyFixedVectorOfNonZeroRank>:$fixedNonZeroRank,
    Optional<AnyFixedVectorOfAnyRank>:$fixedAnyRank,
    Optional<AnyScalableVectorOfAnyRank>:$scalableAnyRank
  );
  let assemblyFormat = [{
    oilist(
      `rank` $rank `:` type($rank)
    | `fixed_rank` $fixedRank `:` type($fixedRank)
    | `length` $length `:` type($length)
    | `min_max` $minMax `:` type($minMax)
    | `fixed_length` $fixedLength `:` type($fixedLength)
    | `scalable_length` $scalableLength `:` type($scalableLength)
    | `scalable` $scalable `:` type($scalable)
    | `trailing` $trailing `:` type($trailing)
    | `non_zero_rank` $nonZeroRank `:` type($nonZeroRank)
    | `fixed_non_zero_rank` $fixedNonZeroRank `:` type($fixedNonZeroRank)
    | `fixed_any_rank` $fixedAnyRank `:` type($fixedAnyRank)
    | `scalable_any_rank` $scalableAnyRank `:` type($scalableAnyRank)
    ) attr-dict
  }];
}

def TestLibraryShapesOp : TEST_Op<"library_shapes", [AttrSizedOperandSegments]> {
  let arguments = (ins
    Optional<AnyNon0RankedTensor>:$tensor,
    Optional<AnyNon0RankedOrUnrankedTensor>:$anyTensor,
    Optional<IndexTensor>:$indexTensor,
    Optional<BF16Tensor>:$bf16Tensor,
    Optional<AnyNon0RankedMemRef>:$memref,
    Optional<AnyRankedOrUnrankedMemRef>:$anyMemref,
    Optional<AnyStridedMemRef>:$strided,
    Optional<AnyStridedMemRefOfRank<2>>:$stridedRank,
    Optional<F32MemRef>:$f32Memref,
    Optional<AnySignedInteger>:$signed,
    Optional<AnyUnsignedInteger>:$unsigned,
    Optional<AnyI<8>>:$anyI8,
    Optional<F8E5M2>:$f8,
    Optional<TF32>:$tf32
  );
  let assemblyFormat = [{
    oilist(
      `tensor` $tensor `:` type($tensor)
    | `any_tensor` $anyTensor `:` type($anyTensor)
    | `index_tensor` $indexTensor `:` type($indexTensor)
    | `bf16_tensor` $bf16Tensor `:` type($bf16Tensor)
    | `memref` $memref `:` type($memref)
    | `any_memref` $anyMemref `:` type($anyMemref)
    | `strided` $strided `:` type($strided)
    | `strided_rank` $stridedRank `:` type($stridedRank)
    | `f32_memref` $f32Memref `:` type($f32Memref)
    | `signed` $signed `:` type($signed)
    | `unsigned` $unsigned `:` type($unsigned)
    | `any_i8` $anyI8 `:` type($anyI8)
    | `f8` $f8 `:` type($f8)
    | `tf32` $tf32 `:` type($tf32)
    ) attr-dict
  }];
}

def TestLibraryAttrsOp : TEST_Op<"library_attrs"> {
  let arguments = (ins
    OptionalAttr<ConfinedAttr<F32Attr, [ConstF32Attr<"1.5">]>>:$constF32,
    OptionalAttr<ConfinedAttr<BoolAttr, [ConstBoolAttrTrue]>>:$constTrue,
    OptionalAttr<ConfinedAttr<BoolAttr, [ConstBoolAttrFalse]>>:$constFalse,
    OptionalAttr<ConfinedAttr<StrAttr, [ConstantStrAttr<StrAttr, "x">]>>:$constStr,
    OptionalAttr<IntValidAlignment<I64Attr>>:$alignment,
    OptionalAttr<I64SmallVectorArrayAttr>:$i64s,
    OptionalAttr<F64ArrayAttr>:$f64s,
    OptionalAttr<AnyI32ElementsAttr>:$i32Elements,
    OptionalAttr<I64ElementsAttr>:$i64Elements,
    OptionalAttr<F64ElementsAttr>:$f64Elements,
    OptionalAttr<SI16Attr>:$si16,
    OptionalAttr<UI64Attr>:$ui64,
    OptionalAttr<AnyI16Attr>:$anyI16
  );
  let assemblyFormat = "attr-dict";
}

def TestLibraryTypesOp : TEST_Op<"library_types", [TypeIs<"a", I32>, ElementTypeIs<"b", F32>, AllTypeIDsMatch<["b", "c"]>]> {
  let arguments = (ins AnyType:$a, AnyType:$b, AnyType:$c);
  let assemblyFormat = "operands `:` type(operands) attr-dict";
}

def TestLibraryInputsOp : TEST_Op<"library_inputs", [
    InputMatchesTypes<["a", "b"], [I32, F32]>,
    InputAddressIsCombinationOf<["c", "d"], [[I32, F32], [I64, F64]]>,
    ShapedTypeMatchesElementCountAndTypes<"shaped", "values">
  ]> {
  let arguments = (ins AnyType:$a, AnyType:$b, AnyType:$c, AnyType:$d, AnyShaped:$shaped, Variadic<AnyType>:$values);
  let assemblyFormat = "operands `:` type(operands) attr-dict";
}

def TestLibraryResultsOp : TEST_Op<"library_results", [
    ResultsAreFloatLike,
    PredOpTrait<"operand 0 holds floats", TCopVTEtIs<0, AnyFloat>>,
    PredOpTrait<"operands hold the same", TCopVTEtIsSameAs<0, 1>>,
    PredOpTrait<"all operands hold the same", TCopVTEtAreSameAt<[0, 1]>>,
    PredOpTrait<"the result holds the same", TCresVTEtIsSameAsOp<0, 0>>,
    PredOpTrait<"operand 0 broadcasts", TCOpIsBroadcastableToRes<0, 0>>
  ]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$result);
  let assemblyFormat = "operands `:` functional-type(operands, results) attr-dict";
}

def TestFirstAttrOp : TEST_Op<"first_attr", [FirstAttrDerivedResultType]> {
  let arguments = (ins TypeAttr:$type);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$type `->` type($result) attr-dict";
}

def TestFirstTypedAttrOp : TEST_Op<"first_typed_attr", [FirstAttrDerivedResultType]> {
  let arguments = (ins AnyType:$input, TypedAttrInterface:$value, StrAttr:$name);
  let results = (outs AnyType:$first, AnyType:$second);
}
