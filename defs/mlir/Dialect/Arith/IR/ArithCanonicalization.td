// Rules that canonicalize operations of `arith`. Commutative operations have their constants on the right.
#ifndef ARITH_CANONICALIZATION_TD
#define ARITH_CANONICALIZATION_TD

include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/IR/PatternBase.td"

// Constants of the result of integer arithmetic, and zero of the type of a value.
def Sum : NativeCodeCall<"crate::arith::canonicalize::sum($_builder, $0, $1)">;
def Difference : NativeCodeCall<"crate::arith::canonicalize::difference($_builder, $0, $1)">;
def Product : NativeCodeCall<"crate::arith::canonicalize::product($_builder, $0, $1)">;
def ZeroLike : NativeCodeCall<"crate::arith::canonicalize::zero_like($_builder, $0)">;
def Inverted : NativeCodeCall<"CmpIPredicateAttr::get($_ctxt, $0.value().inverted())">;

// The flags that two operations have in common, and no flags.
def CommonFlags : NativeCodeCall<
  "IntegerOverflowFlagsAttr::get($_ctxt, $0.value() & $1.value())"
>;
// The flags that two operations have in common, without those that do not hold for the combined constant: if it wraps
// around, so may the result.
def SumFlags : NativeCodeCall<
  "crate::arith::canonicalize::sum_flags($_ctxt, $0.value() & $1.value(), $2, $3)"
>;
def DifferenceFlags : NativeCodeCall<
  "crate::arith::canonicalize::difference_flags($_ctxt, $0.value() & $1.value(), $2, $3)"
>;
def ProductFlags : NativeCodeCall<
  "crate::arith::canonicalize::product_flags($_ctxt, $0.value() & $1.value(), $2, $3)"
>;
defvar NoFlags = ConstantEnumCase<Arith_IntegerOverflowAttr, "none">;

def IsMinusOne : Constraint<
  CPred<"crate::folding::int_value(Some($0)).is_some_and(|it| it.is_all_ones())">, "is -1"
>;
def IsOne : Constraint<
  CPred<"crate::folding::int_value(Some($0)).is_some_and(|it| it.is_one() && it.is_strictly_positive())">, "is 1"
>;
def IsUnused : Constraint<CPred<"!$0.has_uses()">, "has no uses">;
def SameType : Constraint<CPred<"$0.ty() == $1.ty()">, "types are equal">;
// Elements of a dynamic shape have no constants.
def HasZero : Constraint<CPred<"crate::folding::zero_attr($0.ty()).is_some()">, "has a zero">;
def HasNoIndices : Constraint<CPred<"!$0.ty().element_type_or_self().is_index()">, "has no indices">;
def IsAbsent : Constraint<CPred<"$0.is_none()">, "is not given">;
def IsEquality : Constraint<
  CPred<"matches!($0.value(), CmpIPredicate::Eq | CmpIPredicate::Ne)">, "is eq or ne"
>;
def IsWider : Constraint<
  CPred<"crate::arith::canonicalize::is_wider($0.ty(), $1.ty())">, "has more bits"
>;
def KeepsBits : Constraint<
  CPred<"crate::arith::canonicalize::keeps_bits($0.ty(), $1.ty())">, "has no fewer bits"
>;
// The bits that a truncation drops are as many as a shift shifts in.
def DropsShifted : Constraint<
  CPred<"crate::arith::canonicalize::drops_shifted($0.ty(), $1.ty(), $2)">, "drops the bits that are shifted in"
>;

// Sums and differences with two constants.

// (x + a) + b is x + (a + b)
def AddIAddConstant : Pat<
  (Arith_AddIOp (Arith_AddIOp $x, (ConstantLikeMatcher APIntAttr:$a), $f), (ConstantLikeMatcher APIntAttr:$b), $g),
  (Arith_AddIOp $x, (Arith_ConstantOp (Sum $a, $b)), (SumFlags $f, $g, $a, $b))>;
// (x - a) + b is x + (b - a)
def AddISubConstantRHS : Pat<
  (Arith_AddIOp (Arith_SubIOp $x, (ConstantLikeMatcher APIntAttr:$a), $f), (ConstantLikeMatcher APIntAttr:$b), $g),
  (Arith_AddIOp $x, (Arith_ConstantOp (Difference $b, $a)), (DifferenceFlags $f, $g, $b, $a))>;
// (a - x) + b is (a + b) - x
def AddISubConstantLHS : Pat<
  (Arith_AddIOp (Arith_SubIOp (ConstantLikeMatcher APIntAttr:$a), $x, $f), (ConstantLikeMatcher APIntAttr:$b), $g),
  (Arith_SubIOp (Arith_ConstantOp (Sum $a, $b)), $x, (SumFlags $f, $g, $a, $b))>;
// (x + a) - b is x + (a - b)
def SubIRHSAddConstant : Pat<
  (Arith_SubIOp (Arith_AddIOp $x, (ConstantLikeMatcher APIntAttr:$a), $_), (ConstantLikeMatcher APIntAttr:$b), $_),
  (Arith_AddIOp $x, (Arith_ConstantOp (Difference $a, $b)), NoFlags)>;
// b - (x + a) is (b - a) - x
def SubILHSAddConstant : Pat<
  (Arith_SubIOp (ConstantLikeMatcher APIntAttr:$b), (Arith_AddIOp $x, (ConstantLikeMatcher APIntAttr:$a), $f), $g),
  (Arith_SubIOp (Arith_ConstantOp (Difference $b, $a)), $x, (DifferenceFlags $f, $g, $b, $a))>;
// (x - a) - b is x - (a + b)
def SubIRHSSubConstantRHS : Pat<
  (Arith_SubIOp (Arith_SubIOp $x, (ConstantLikeMatcher APIntAttr:$a), $f), (ConstantLikeMatcher APIntAttr:$b), $g),
  (Arith_SubIOp $x, (Arith_ConstantOp (Sum $a, $b)), (SumFlags $f, $g, $a, $b))>;
// (a - x) - b is (a - b) - x
def SubIRHSSubConstantLHS : Pat<
  (Arith_SubIOp (Arith_SubIOp (ConstantLikeMatcher APIntAttr:$a), $x, $f), (ConstantLikeMatcher APIntAttr:$b), $g),
  (Arith_SubIOp (Arith_ConstantOp (Difference $a, $b)), $x, (DifferenceFlags $f, $g, $a, $b))>;
// b - (x - a) is (a + b) - x
def SubILHSSubConstantRHS : Pat<
  (Arith_SubIOp (ConstantLikeMatcher APIntAttr:$b), (Arith_SubIOp $x, (ConstantLikeMatcher APIntAttr:$a), $f), $g),
  (Arith_SubIOp (Arith_ConstantOp (Sum $a, $b)), $x, (SumFlags $f, $g, $a, $b))>;
// b - (a - x) is x + (b - a)
def SubILHSSubConstantLHS : Pat<
  (Arith_SubIOp (ConstantLikeMatcher APIntAttr:$b), (Arith_SubIOp (ConstantLikeMatcher APIntAttr:$a), $x, $f), $g),
  (Arith_AddIOp $x, (Arith_ConstantOp (Difference $b, $a)), (DifferenceFlags $f, $g, $b, $a))>;
// (x - y) - x is 0 - y
def SubISubILHSRHSLHS : Pat<
  (Arith_SubIOp (Arith_SubIOp $x, $y, $f), $x, $g),
  (Arith_SubIOp (Arith_ConstantOp (ZeroLike $y)), $y, (CommonFlags $f, $g)), [(HasZero $y)]>;

// Products with constants.

// x + y * -1 is x - y
def AddIMulNegativeOneRhs : Pat<
  (Arith_AddIOp $x, (Arith_MulIOp $y, (ConstantLikeMatcher AnyAttr:$a), $_), $_),
  (Arith_SubIOp $x, $y, NoFlags), [(IsMinusOne $a)]>;
// x * -1 + y is y - x
def AddIMulNegativeOneLhs : Pat<
  (Arith_AddIOp (Arith_MulIOp $x, (ConstantLikeMatcher AnyAttr:$a), $_), $y, $_),
  (Arith_SubIOp $y, $x, NoFlags), [(IsMinusOne $a)]>;
// (x * a) * b is x * (a * b)
def MulIMulIConstant : Pat<
  (Arith_MulIOp (Arith_MulIOp $x, (ConstantLikeMatcher APIntAttr:$a), $f), (ConstantLikeMatcher APIntAttr:$b), $g),
  (Arith_MulIOp $x, (Arith_ConstantOp (Product $a, $b)), (ProductFlags $f, $g, $a, $b))>;

// Extended operations whose second result is not used; any value replaces it.

def AddUIExtendedToAddI : Pattern<
  (Arith_AddUIExtendedOp:$pair $x, $y), [(Arith_AddIOp $x, $y, NoFlags), (replaceWithValue $x)],
  [(IsUnused $pair__1)]>;
def MulSIExtendedToMulI : Pattern<
  (Arith_MulSIExtendedOp:$pair $x, $y), [(Arith_MulIOp $x, $y, NoFlags), (replaceWithValue $x)],
  [(IsUnused $pair__1)]>;
def MulUIExtendedToMulI : Pattern<
  (Arith_MulUIExtendedOp:$pair $x, $y), [(Arith_MulIOp $x, $y, NoFlags), (replaceWithValue $x)],
  [(IsUnused $pair__1)]>;
// The high half of x * 1 has the sign of x in all bits.
def MulSIExtendedRHSOne : Pattern<
  (Arith_MulSIExtendedOp $x, (ConstantLikeMatcher AnyAttr:$a)),
  [(replaceWithValue $x),
   (Arith_ExtSIOp (Arith_CmpIOp ConstantEnumCase<Arith_CmpIPredicateAttr, "slt">, $x, (Arith_ConstantOp (ZeroLike $x))))],
  [(IsOne $a), (HasZero $x), (HasNoIndices $x)]>;

// Comparisons.

// The complement of a comparison is the inverse comparison.
def XOrINotCmpI : Pat<
  (Arith_XOrIOp (Arith_CmpIOp $predicate, $x, $y), (ConstantLikeMatcher ConstantAttr<I1Attr, "true">)),
  (Arith_CmpIOp (Inverted $predicate), $x, $y)>;
// Equality of extended values.
def CmpIExtSI : Pat<
  (Arith_CmpIOp $predicate, (Arith_ExtSIOp $x), (Arith_ExtSIOp $y)),
  (Arith_CmpIOp $predicate, $x, $y), [(SameType $x, $y), (IsEquality $predicate)]>;
def CmpIExtUI : Pat<
  (Arith_CmpIOp $predicate, (Arith_ExtUIOp $x), (Arith_ExtUIOp $y)),
  (Arith_CmpIOp $predicate, $x, $y), [(SameType $x, $y), (IsEquality $predicate)]>;

// Selections.

// A nested selection by the same condition.
def RedundantSelectFalse : Pat<(SelectOp $c, $x, (SelectOp $c, $_, $z)), (SelectOp $c, $x, $z)>;
def RedundantSelectTrue : Pat<(SelectOp $c, (SelectOp $c, $x, $_), $z), (SelectOp $c, $x, $z)>;
// A complemented condition swaps the values.
def SelectNotCond : Pat<
  (SelectOp (Arith_XOrIOp $c, (ConstantLikeMatcher APIntAttr:$ones)), $x, $y),
  (SelectOp $c, $y, $x), [(IsMinusOne $ones)]>;
// The selection of false or true is the complement of the condition.
def SelectI1ToNot : Pat<
  (SelectOp $c, (ConstantLikeMatcher ConstantAttr<I1Attr, "false">), (ConstantLikeMatcher ConstantAttr<I1Attr, "true">)),
  (Arith_XOrIOp $c, (Arith_ConstantOp ConstantAttr<I1Attr, "true">))>;

// Bitwise operations on extended values of the same type.

class BitwiseOfExt<Op bitwise, Op ext> : Pat<
  (bitwise (ext $x), (ext $y)), (ext (bitwise $x, $y)), [(SameType $x, $y)]>;
def AndOfExtUI : BitwiseOfExt<Arith_AndIOp, Arith_ExtUIOp>;
def AndOfExtSI : BitwiseOfExt<Arith_AndIOp, Arith_ExtSIOp>;
def OrOfExtUI : BitwiseOfExt<Arith_OrIOp, Arith_ExtUIOp>;
def OrOfExtSI : BitwiseOfExt<Arith_OrIOp, Arith_ExtSIOp>;
def XOrIOfExtUI : BitwiseOfExt<Arith_XOrIOp, Arith_ExtUIOp>;
def XOrIOfExtSI : BitwiseOfExt<Arith_XOrIOp, Arith_ExtSIOp>;

// Casts of casts.

def ExtSIOfExtUI : Pat<(Arith_ExtSIOp (Arith_ExtUIOp $x)), (Arith_ExtUIOp $x)>;
def BitcastOfBitcast : Pat<(Arith_BitcastOp (Arith_BitcastOp $x)), (Arith_BitcastOp $x)>;
def IndexCastOfIndexCast : Pat<
  (Arith_IndexCastOp:$cast (Arith_IndexCastOp:$inner $x)), (replaceWithValue $x),
  [(SameType $cast, $x), (KeepsBits $inner, $x)]>;
def IndexCastOfExtSI : Pat<(Arith_IndexCastOp (Arith_ExtSIOp $x)), (Arith_IndexCastOp $x)>;
def IndexCastUIOfIndexCastUI : Pat<
  (Arith_IndexCastUIOp:$cast (Arith_IndexCastUIOp:$inner $x)), (replaceWithValue $x),
  [(SameType $cast, $x), (KeepsBits $inner, $x)]>;
def IndexCastUIOfExtUI : Pat<(Arith_IndexCastUIOp (Arith_ExtUIOp $x)), (Arith_IndexCastUIOp $x)>;
// A truncation that drops only bits of an extension.
def TruncIExtSIToExtSI : Pat<
  (Arith_TruncIOp:$trunc (Arith_ExtSIOp:$ext $x), $_), (Arith_ExtSIOp $x),
  [(IsWider $ext, $trunc), (IsWider $trunc, $x)]>;
def TruncIExtUIToExtUI : Pat<
  (Arith_TruncIOp:$trunc (Arith_ExtUIOp:$ext $x), $_), (Arith_ExtUIOp $x),
  [(IsWider $ext, $trunc), (IsWider $trunc, $x)]>;
// The sign is not needed if all bits that are shifted in are dropped.
def TruncIShrSIToTrunciShrUI : Pat<
  (Arith_TruncIOp:$trunc (Arith_ShRSIOp $x, (ConstantLikeMatcher TypedAttrInterface:$count), $exact), $f),
  (Arith_TruncIOp (Arith_ShRUIOp $x, (Arith_ConstantOp $count), $exact), $f),
  [(DropsShifted $x, $trunc, $count)]>;
// A conversion to the final format rounds once. This is only done for the default rounding.
def TruncFSIToFPToSIToFP : Pat<
  (Arith_TruncFOp (Arith_SIToFPOp $x), $rounding, $_), (Arith_SIToFPOp $x), [(IsAbsent $rounding)]>;
def TruncFUIToFPToUIToFP : Pat<
  (Arith_TruncFOp (Arith_UIToFPOp $x), $rounding, $_), (Arith_UIToFPOp $x), [(IsAbsent $rounding)]>;

// Two negations cancel out.

def MulFOfNegF : Pat<
  (Arith_MulFOp (Arith_NegFOp $x, $_), (Arith_NegFOp $y, $_), $f), (Arith_MulFOp $x, $y, $f), [(SameType $x, $y)]>;
def DivFOfNegF : Pat<
  (Arith_DivFOp (Arith_NegFOp $x, $_), (Arith_NegFOp $y, $_), $f), (Arith_DivFOp $x, $y, $f), [(SameType $x, $y)]>;

#endif
