// Operands, attributes and results: every wrapper and every confining constraint.

// Operands, attributes and results mixed freely, with documentation.
def TestMixedArgsOp : TEST_Op<"mixed_arguments"> {
  let summary = "Arguments in any order";
  let description = "The order of operands matters, and that of attributes, but not how they are mixed.";
  let arguments = (ins
    I32Attr:$first,
    Arg<I64, "the left one">:$lhs,
    Arg<StrAttr, "what it is called">:$title,
    I64:$rhs,
    DefaultValuedOptionalAttr<I64Attr, "10">:$limit,
    DefaultValuedStrAttr<StrAttr, "none">:$note,
    OptionalAttr<BoolAttr>:$flag,
    I64Prop:$count,
    UnitAttr:$marked
  );
  let results = (outs Res<I64, "the sum">:$sum, Optional<I64>:$carry);
  let assemblyFormat = [{
    $first $title $lhs `,` $rhs $count (`flag` $flag^)? (`marked` $marked^)? attr-dict (`->` type($carry)^)?
  }];
}

def TestDerivedOp : TEST_Op<"derived"> {
  let arguments = (ins AnyTensor:$input, AnyType:$other);
  let results = (outs AnyTensor:$output);
  DerivedAttr rank = DerivedAttr<"i64", "self.input().ty().cast::<ShapedType>().rank().unwrap_or(0) as i64",
      "IntegerAttr::get($_builder, IntegerType::get($_builder, 64), $_self)">;
  DerivedTypeAttr element = DerivedTypeAttr<"self.input().ty().element_type_or_self()">;
  let assemblyFormat = "$input `,` $other attr-dict `:` type($input) `,` type($other) `->` type($output)";
}

def IntAttrsOp : TEST_Op<"int_attrs"> {
  let arguments = (ins
    AnyI32Attr:$any_i32_attr, IndexAttr:$index_attr, UI32Attr:$ui32_attr, SI32Attr:$si32_attr);
}

def FloatAttrOp : TEST_Op<"float_attrs"> {
  let arguments = (ins AnyAttr:$float_attr);
}

def AnyAttrOfOp : TEST_Op<"any_attr_of_i32_str"> {
  let arguments = (ins AnyAttrOf<[I32Attr, StrAttr]>:$attr);
}

def NonNegIntAttrOp : TEST_Op<"non_negative_int_attr"> {
  let arguments = (ins
    ConfinedAttr<I32Attr, [IntNonNegative]>:$i32attr,
    ConfinedAttr<I64Attr, [IntNonNegative]>:$i64attr);
}

def PositiveIntAttrOp : TEST_Op<"positive_int_attr"> {
  let arguments = (ins
    ConfinedAttr<I32Attr, [IntPositive]>:$i32attr,
    ConfinedAttr<I64Attr, [IntPositive]>:$i64attr);
}

def TypeArrayAttrOp : TEST_Op<"type_array_attr"> {
  let arguments = (ins TypeArrayAttr:$attr);
}

def TypeArrayAttrWithDefaultOp : TEST_Op<"type_array_attr_with_default"> {
  let arguments = (ins DefaultValuedAttr<TypeArrayAttr, "&[]">:$attr);
}

def TypeAttrOfOp : TEST_Op<"type_attr_of"> {
  let arguments = (ins TypeAttrOf<I64>:$type);
  let assemblyFormat = "$type attr-dict";
}

def RankedIntElementsAttrOp : TEST_Op<"ranked_int_elements_attr"> {
  let arguments = (ins
    RankedI32ElementsAttr<[2]>:$vector_i32_attr,
    RankedI64ElementsAttr<[4, 8]>:$matrix_i64_attr);
}

def FloatElementsAttrOp : TEST_Op<"float_elements_attr"> {
  let arguments = (ins
    RankedF32ElementsAttr<[2]>:$scalar_f32_attr,
    RankedF64ElementsAttr<[4, 8]>:$tensor_f64_attr);
}

def StringElementsAttrOp : TEST_Op<"string_elements_attr"> {
  let arguments = (ins StringElementsAttr:$scalar_string_attr);
}

def DenseArrayAttrOp : TEST_Op<"dense_array_attr"> {
  let arguments = (ins
    DenseBoolArrayAttr:$i1attr, DenseI8ArrayAttr:$i8attr, DenseI16ArrayAttr:$i16attr, DenseI32ArrayAttr:$i32attr,
    DenseI64ArrayAttr:$i64attr, DenseF32ArrayAttr:$f32attr, DenseF64ArrayAttr:$f64attr,
    DenseI32ArrayAttr:$emptyattr);
  let assemblyFormat = [{
    `i1attr` `=` $i1attr `i8attr` `=` $i8attr `i16attr` `=` $i16attr `i32attr` `=` $i32attr `i64attr` `=` $i64attr
    `f32attr` `=` $f32attr `f64attr` `=` $f64attr `emptyattr` `=` $emptyattr attr-dict
  }];
}

def ConfinedDenseArrayAttrOp : TEST_Op<"sorted_arrays"> {
  let arguments = (ins
    ConfinedAttr<DenseI64ArrayAttr, [DenseArraySorted<DenseI64ArrayAttr>]>:$i64attr,
    ConfinedAttr<DenseI32ArrayAttr, [DenseArrayStrictlySorted<DenseI32ArrayAttr>]>:$i32attr,
    ConfinedAttr<DenseI32ArrayAttr, [DenseArrayCount<0>]>:$emptyattr);
}

def ConfinedStrictlyPositiveAttrOp : TEST_Op<"positive_arrays"> {
  let arguments = (ins
    ConfinedAttr<DenseBoolArrayAttr, [DenseArrayCount<2>]>:$boolattr,
    ConfinedAttr<DenseI8ArrayAttr, [DenseArrayStrictlyPositive<DenseI8ArrayAttr>]>:$i8attr,
    ConfinedAttr<DenseI64ArrayAttr, [DenseArrayStrictlyPositive<DenseI64ArrayAttr>]>:$i64attr,
    ConfinedAttr<DenseF32ArrayAttr, [DenseArrayStrictlyPositive<DenseF32ArrayAttr>]>:$f32attr);
}

def ConfinedNonNegativeAttrOp : TEST_Op<"confined_non_negative"> {
  let arguments = (ins
    ConfinedAttr<DenseI16ArrayAttr, [DenseArrayNonNegative<DenseI16ArrayAttr>]>:$i16attr,
    ConfinedAttr<DenseF64ArrayAttr, [DenseArrayNonNegative<DenseF64ArrayAttr>]>:$f64attr);
}

// The primitive constraints, one each, and several together.
def TestConfinedIntsOp : TEST_Op<"confined_ints"> {
  let arguments = (ins
    ConfinedAttr<I32Attr, [IntMinValue<10>]>:$least,
    ConfinedAttr<I32Attr, [IntMaxValue<10>]>:$most,
    ConfinedAttr<I32Attr, [IntNEQValue<3>]>:$not_three,
    ConfinedAttr<I64Attr, [IntPowerOf2]>:$power,
    ConfinedAttr<I64Attr, [IntPositivePowerOf2]>:$positive_power,
    ConfinedAttr<I64Attr, [IntIsOneOf<[1, 3, 5]>]>:$one_of,
    ConfinedAttr<I64Attr, [AllAttrOf<[IntMinValue<0>, IntMaxValue<4>]>]>:$both);
}

def TestConfinedArraysOp : TEST_Op<"confined_arrays"> {
  let arguments = (ins
    ConfinedAttr<I64ArrayAttr, [ArrayMinCount<2>]>:$least,
    ConfinedAttr<I64ArrayAttr, [ArrayMaxCount<2>]>:$most,
    ConfinedAttr<I64ArrayAttr, [ArrayCount<2>]>:$exactly,
    ConfinedAttr<I64ArrayAttr, [IntArrayNthElemEq<0, 8>]>:$equal,
    ConfinedAttr<I64ArrayAttr, [IntArrayNthElemMinValue<1, 10>]>:$min,
    ConfinedAttr<I64ArrayAttr, [IntArrayNthElemMaxValue<1, 10>]>:$max,
    ConfinedAttr<I64ArrayAttr, [IntArrayNthElemInRange<0, 3, 8>]>:$range,
    ConfinedAttr<DenseI32ArrayAttr, [DenseArrayMinCt<1>, DenseArrayMaxCt<2>]>:$dense);
}

def TestArraysOp : TEST_Op<"arrays"> {
  let arguments = (ins
    ArrayAttr:$any, BoolArrayAttr:$bools, I32ArrayAttr:$ints, F32ArrayAttr:$floats, StrArrayAttr:$strings,
    DictArrayAttr:$dicts, IndexListArrayAttr:$lists, FlatSymbolRefArrayAttr:$flat, SymbolRefArrayAttr:$symbols,
    AffineMapArrayAttr:$maps, LocationArrayAttr:$locations, TypedArrayAttrBase<SI8Attr, "signed bytes">:$bytes);
}

def TestScalarsOp : TEST_Op<"scalars"> {
  let arguments = (ins
    BoolAttr:$flag, I1Attr:$bit, I8Attr:$byte, SI64Attr:$signed, UI8Attr:$unsigned, F32Attr:$single, F64Attr:$double,
    StrAttr:$text, TypedStrAttr<I32>:$typed, TypeAttr:$type, DictionaryAttr:$dict, ElementsAttr:$elements,
    SymbolRefAttr:$symbol, FlatSymbolRefAttr:$flat, AffineMapAttr:$map, IntegerSetAttr:$set, LocationAttr:$location,
    APIntAttr:$big, AnyIntElementsAttr:$ints, I32ElementsAttr:$i32s, IndexElementsAttr:$indices);
}

def TestDefaultsOp : TEST_Op<"defaults"> {
  let arguments = (ins
    DefaultValuedAttr<I32Attr, "5">:$int,
    DefaultValuedAttr<BoolAttr, "true">:$flag,
    DefaultValuedAttr<F32Attr, "0.5">:$float,
    DefaultValuedStrAttr<StrAttr, "text">:$text,
    DefaultValuedOptionalStrAttr<StrAttr, "maybe">:$maybe,
    DefaultValuedAttr<DenseI64ArrayAttr, "&[1, 2, 3]">:$list,
    DefaultValuedAttr<TypeAttr, "IntegerType::get($_builder, 8)">:$type,
    DefaultValuedAttr<IndexAttr, "4">:$index);
  let assemblyFormat = "attr-dict";
}

// Constraints on types: kinds, containers, combinations.
def TestScalarTypesOp : TEST_Op<"scalar_types"> {
  let arguments = (ins
    AnyInteger:$any_integer, SI8:$si8, UI16:$ui16, AnyI8:$any_i8, AnySignlessInteger:$signless, AnyFloat:$float,
    F16:$f16, BF16:$bf16, F80:$f80, F8E4M3FN:$f8, Index:$index, NoneType:$none, FunctionType:$function,
    Complex<F64>:$complex, AnyComplex:$any_complex, AnySignlessIntegerOrIndex:$or_index,
    SignlessIntOfWidths<[8, 16]>:$widths, FloatOfWidths<[32, 64]>:$float_widths,
    OpaqueType<"elsewhere", "thing", "a thing from elsewhere">:$opaque);
}

def TestShapedTypesOp : TEST_Op<"shaped_types"> {
  let arguments = (ins
    AnyShaped:$shaped, AnyTensor:$tensor, AnyRankedTensor:$ranked, AnyUnrankedTensor:$unranked, F32Tensor:$f32_tensor,
    2DTensorOf<[F32]>:$matrix, TensorRankOf<[I32], [1, 2]>:$rank_one_or_two, StaticShapeTensorOf<[F32]>:$static,
    AnyMemRef:$memref, AnyUnrankedMemRef:$unranked_memref, MemRefRankOf<[F32], [2]>:$rank_two_memref,
    StridedMemRefOf<[F32]>:$strided, StaticShapeMemRefOf<[I8]>:$static_memref,
    VectorOfNonZeroRankOf<[I32]>:$vector, VectorOfLength<[4, 8]>:$length, ScalableVectorOfRank<[1]>:$scalable,
    FixedVectorOfShapeAndType<[2, 4], F32>:$fixed, VectorOfRankAndType<[2], [F16]>:$rank_and_type,
    TensorOrMemRef<[I1]>:$either, ShapedTypeWithNthDimOfSize<-1, [4, 8]>:$last_dim);
}

def TestTupleTypesOp : TEST_Op<"tuple_types"> {
  let arguments = (ins AnyTuple:$any, TupleOf<[I32, F32]>:$flat, NestedTupleOf<[I32]>:$nested);
}

def TestLikeTypesOp : TEST_Op<"like_types"> {
  let arguments = (ins
    BoolLike:$bool, SignlessIntegerLike:$int, SignlessIntegerOrIndexLike:$int_or_index, FloatLike:$float,
    SignlessIntegerOrFloatLike:$int_or_float, SignlessIntegerOrIndexOrFloatLike:$number);
}

def TestCombinedTypesOp : TEST_Op<"combined_types"> {
  let arguments = (ins
    AnyTypeOf<[I8, F16]>:$either,
    AllOfType<[AnyRankedTensor, AnyStaticShapeTensor]>:$both,
    ConfinedType<AnyInteger, [CPred<"$_self.cast::<IntegerType>().width() >= 4">], "integer of at least 4 bits">:$wide,
    TypeOrValueSemanticsContainer<I32, "i32-like">:$like,
    TypeAlias<I16, "a short">:$alias,
    Variadic<AnyTypeOf<[F32, F64]>>:$rest);
}

// Leaves of predicates put together by every combiner.
def TestNegated : TypeConstraint<Neg<AnyInteger.predicate>, "no integer">;
def TestNever : Type<False, "nothing at all">;
def TestAlways : TypeConstraint<TruePred, "anything">;
def TestConcat : TypeConstraint<Concat<"[$_self].iter().all(|each| ", SubstLeaves<"$_self", "each", AnyFloat.predicate>, ")">,
    "float, by way of a list">;

def TestPredicatesOp : TEST_Op<"predicates"> {
  let arguments = (ins TestNegated:$negated, Optional<TestNever>:$never, TestAlways:$always, TestConcat:$concat);
  let assemblyFormat = "$negated (`never` $never^ `:` type($never))? `:` $always $concat type($negated) `,` type($always) `,` type($concat) attr-dict";
}

def TestNDTensorOfOp : TEST_Op<"nd_tensor_of"> {
  let arguments = (ins 0DTensorOf<[F32]>:$arg0, 1DTensorOf<[F32]>:$arg1, 2DTensorOf<[I16]>:$arg2,
    3DTensorOf<[I16]>:$arg3, 4DTensorOf<[I16]>:$arg4);
}

def MultiTensorRankOf : TEST_Op<"multi_tensor_rank_of"> {
  let arguments = (ins TensorRankOf<[I8, I32, F32], [0, 1]>:$arg0);
}

def TupleOp : TEST_Op<"tuple_32_bit"> {
  let results = (outs TupleOf<[I32, F32]>);
}

def NestedTupleOp : TEST_Op<"nested_tuple_32_bit"> {
  let results = (outs NestedTupleOf<[I32, F32]>);
}

def TakesStaticMemRefOp : TEST_Op<"takes_static_memref"> {
  let arguments = (ins AnyStaticShapeMemRef:$x);
}

def ComplexF64 : Complex<F64>;
def ComplexOp : TEST_Op<"complex_f64"> {
  let results = (outs ComplexF64);
}

def ComplexTensorOp : TEST_Op<"complex_f64_tensor"> {
  let results = (outs TensorOf<[ComplexF64]>);
}
