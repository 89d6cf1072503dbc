// Traits: native ones, predicates over several operands, attributes and results, and lists of them.

def SameOperandElementTypeOp : TEST_Op<"same_operand_element_type", [SameOperandsElementType]> {
  let arguments = (ins AnyType, AnyType);
  let results = (outs AnyType);
}

def SameOperandAndResultElementTypeOp : TEST_Op<"same_operand_and_result_element_type",
    [SameOperandsAndResultElementType]> {
  let arguments = (ins Variadic<AnyType>);
  let results = (outs Variadic<AnyType>);
}

def SameOperandShapeOp : TEST_Op<"same_operand_shape", [SameOperandsShape]> {
  let arguments = (ins Variadic<AnyShaped>);
}

def SameOperandAndResultShapeOp : TEST_Op<"same_operand_and_result_shape", [SameOperandsAndResultShape]> {
  let arguments = (ins Variadic<AnyShaped>);
  let results = (outs Variadic<AnyShaped>);
}

def SameOperandAndResultTypeOp : TEST_Op<"same_operand_and_result_type", [SameOperandsAndResultType]> {
  let arguments = (ins Variadic<AnyType>);
  let results = (outs Variadic<AnyType>);
}

def SameTypeOperandsOp : TEST_Op<"same_type_operands", [SameTypeOperands]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let assemblyFormat = "$a `,` $b attr-dict `:` type($b)";
}

def OperandsHaveSameElementType : TEST_Op<"operands_have_same_element_type", [AllElementTypesMatch<["x", "y"]>]> {
  let arguments = (ins AnyType:$x, AnyType:$y);
}

def OperandsAndResultHaveSameRank : TEST_Op<"operands_and_result_have_same_rank", [AllRanksMatch<["x", "y", "res"]>]> {
  let arguments = (ins AnyShaped:$x, AnyShaped:$y);
  let results = (outs AnyShaped:$res);
}

def OperandZeroAndResultHaveSameShape : TEST_Op<"operand0_and_result_have_same_shape",
    [AllShapesMatch<["x", "res"]>]> {
  let arguments = (ins AnyShaped:$x, AnyShaped:$y);
  let results = (outs AnyShaped:$res);
}

def OperandZeroAndResultHaveSameElementCount : TEST_Op<"operand0_and_result_have_same_element_count",
    [AllElementCountsMatch<["x", "res"]>]> {
  let arguments = (ins AnyShaped:$x, AnyShaped:$y);
  let results = (outs AnyShaped:$res);
}

def OperandZeroAndResultHaveSameType : TEST_Op<"operand0_and_result_have_same_type",
    [AllTypesMatch<["x", "res"]>]> {
  let arguments = (ins AnyType:$x, AnyType:$y);
  let results = (outs AnyType:$res);
}

def ArgAndResHaveFixedElementTypesOp : TEST_Op<"arg_and_res_have_fixed_element_types",
    [PredOpTrait<"fixed type combination", And<[
       CPred<"$x.ty().element_type_or_self().is_signless_integer_of(32)">,
       CPred<"$y.ty().element_type_or_self().isa::<Float32Type>()">]>>,
     PredOpTrait<"fixed type combination", CPred<"$res.ty().element_type_or_self().is_signless_integer_of(16)">>]> {
  let arguments = (ins AnyShaped:$x, AnyShaped:$y);
  let results = (outs AnyShaped:$res);
}

def OperandRankEqualsResultSize : TEST_Op<"operand_rank_equals_result_size",
    [PredOpTrait<"operand rank equals result size",
       CPred<"$operand.ty().cast::<ShapedType>().rank().map(|rank| rank as i64) == $result.ty().cast::<ShapedType>().num_elements()">>]> {
  let arguments = (ins AnyShaped:$operand);
  let results = (outs AnyShaped:$result);
}

def IfFirstOperandIsNoneThenSoIsSecond : TEST_Op<"if_first_operand_is_none_then_so_is_second",
    [PredOpTrait<"has either both none type operands or first is not none",
       Or<[And<[CPred<"$x.ty().isa::<NoneType>()">, CPred<"$y.ty().isa::<NoneType>()">]>,
           Neg<CPred<"$x.ty().isa::<NoneType>()">>]>>]> {
  let arguments = (ins AnyType:$x, AnyType:$y);
}

// Predicates over attributes and properties, by `$_op` and by name.
def TestPredOverAttrsOp : TEST_Op<"predicate_over_attributes",
    [PredOpTrait<"the count is the length", CPred<"$count as usize == $list.len()">>,
     PredOpTrait<"there is an operand", CPred<"$_op.num_operands() > 0">>,
     PredOpTrait<"all operands have the type of the first",
       CPred<"$values.ty().all(|ty| Some(ty) == $_op.operands().ty().next())">>]> {
  let arguments = (ins I64Prop:$count, DenseI64ArrayAttr:$list, Variadic<AnyType>:$values);
  let assemblyFormat = "$count $list $values `:` type($values) attr-dict";
}

// A list of traits, and a trait that needs others before it.
def Test_Arithmetic : TraitList<[Commutative, SameTypeOperands]>;

def TestTraitListOp : TEST_Op<"trait_list", [Pure, Test_Arithmetic, ElementwiseMappable, SameOperandsAndResultType]> {
  let arguments = (ins AnyFloat:$a, AnyFloat:$b);
  let results = (outs AnyFloat:$result);
}

// A trait of one's own, and one with a parameter.
def Test_HasVerifiedName : NativeOpTrait<"HasVerifiedName"> {
  let cppNamespace = "crate::hooks";
}

class Test_AtMost<int count> : ParamNativeOpTrait<"AtMostOperands", !cast<string>(count)> {
  let cppNamespace = "crate::hooks";
}

def TestOwnTraitOp : TEST_Op<"own_trait", [Test_HasVerifiedName, Test_AtMost<2>]> {
  let arguments = (ins StrAttr:$name, Variadic<AnyType>:$values);
  let assemblyFormat = "$name $values `:` type($values) attr-dict";
}

def OpInvolution : TEST_Op<"involution", [SameOperandsAndResultType, Involution, Idempotent]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$y);
}

def ResultsBroadcast : TEST_Op<"broadcastable", [ResultsBroadcastableShape]> {
  let arguments = (ins Variadic<AnyTensor>);
  let results = (outs AnyTensor);
}

// Symbols with results, and with an attribute whose accessor is called as a method of the interface.
def TestSymbolWithResultOp : TEST_Op<"symbol_with_result", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name);
  let results = (outs Variadic<AnyType>:$results);
}
def TestNamedSymbolOp : TEST_Op<"named_symbol", [Symbol]> {
  let arguments = (ins StrAttr:$name);
}

// Conditions on types and attributes of any kind: those of another kind fail them, or have nothing to compare.
def TestAnyShapesOp : TEST_Op<"any_shapes", [AllRanksMatch<["a", "b"]>, AllElementCountsMatch<["a", "b"]>]> {
  let arguments = (ins
    AnyType:$a, AnyType:$b, OptionalAttr<ConfinedAttr<AnyAttr, [IntMinValue<3>]>>:$number,
    OptionalAttr<ConfinedAttr<AnyAttr, [IntIsOneOf<[0, 4]>]>>:$choice,
    OptionalAttr<ConfinedAttr<AnyAttr, [IntArrayNthElemInRange<1, 2, 3>]>>:$list,
    OptionalAttr<ConfinedAttr<AnyAttr, [DenseArraySorted<DenseI32ArrayAttr>]>>:$sorted);
}

// Shapes are compatible pair by pair, which is not transitive.
def TestSameShapesOp : TEST_Op<"same_shapes", [SameOperandsShape]> {
  let arguments = (ins Variadic<AnyTensor>:$values);
}
def TestSameResultShapesOp : TEST_Op<"same_result_shapes", [SameOperandsAndResultShape]> {
  let arguments = (ins Variadic<AnyTensor>:$values);
  let results = (outs Variadic<AnyTensor>:$results);
}
