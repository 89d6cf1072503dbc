// Rules with every construct of the language.
include "mlir/IR/PatternBase.td"
include "rules.td"

// Nested operations, and an argument that is ignored.
def NegOfNeg : Pat<(Rules_NegOp (Rules_NegOp $x)), (replaceWithValue $x)>;
def FirstOfAdd : Pat<(Rules_SubOp (Rules_AddOp $x, $_), $y), (Rules_SubOp $x, $y)>;

// One name for several operands.
def SubOfSame : Pat<(Rules_SubOp $x, $x), (Rules_NegOp (Rules_AddOp $x, $x))>;

// Constants, and calls with the location and all arguments from one on.
def AddAttrs : NativeCodeCall<"crate::sum($_builder, $0...)">;
def AddConstants : Pat<
  (Rules_AddOp (Rules_AddOp $x, (ConstantLikeMatcher APIntAttr:$a)), (ConstantLikeMatcher APIntAttr:$b)),
  (Rules_AddOp $x, (Rules_ConstOp (AddAttrs $a, $b)))>;

// A constraint on an operand and one on several names; added benefit.
def SameType : Constraint<CPred<"$0.ty() == $1.ty()">, "types are equal">;
def CastOfCast : Pat<(Rules_CastOp:$root I32:$x), (replaceWithValue $x), [(SameType $root, $x)], [], (addBenefit 10)>;
def CastWithoutUse : Pat<(Rules_CastOp:$root (Rules_NegOp:$neg $x)), (Rules_CastOp $x), [(HasNoUseOf:$root)]>;
def CastOfI1 : Pat<(Rules_CastOp $x), (Rules_CastOp (Rules_NegOp $x)), [(I1 $x)]>;

// Attributes of all kinds.
def TagTwice : Pat<
  (Rules_TagOp (Rules_TagOp $x, $n, $name, $size, $flag), ConstantAttr<I32Attr, "1">, $_, I64Attr, ConstUnitAttr),
  (Rules_TagOp $x, $n, $name, $size, $flag)>;
def TagNumbers : Pat<
  (Rules_TagOp $x, ConstantAttr<I32Attr, "2">:$n, StrAttr:$name, $size, $_),
  (Rules_TagOp $x, ConstantAttr<I32Attr, "3">, (NativeCodeCall<"crate::longer($_ctxt, $0)"> $name), $size, ConstUnitAttr)>;
def PaintRed : Pat<(Rules_PaintOp $x, ConstantAttr<Rules_Color, "Color::Red">),
                   (Rules_PaintOp $x, ConstantAttr<Rules_Color, "Color::Green">)>;

// Either order.
def AddOfNeg : Pat<(Rules_AddOp (either $x, (Rules_NegOp $y))), (Rules_SubOp $x, $y)>;

// Several results, and names of results and of operations.
def PairOfNeg : Pattern<(Rules_PairOp (Rules_NegOp $x)), [(Rules_PairOp:$pair__1 $x), (Rules_NegOp $pair__0)]>;
def PairIsTwo : Pattern<(Rules_PairOp $x), [(Rules_NegOp:$n $x), (Rules_AddOp $x, $n), (Rules_SubOp $x, $n)]>;

// Variadic operands.
def IsOther : Constraint<CPred<"$0 != $1">, "values differ">;
def ListOfTwo : Pat<(Rules_ListOp (variadic:$all $a, (Rules_NegOp $b)), $extra), (Rules_ListOp $all, $extra), [(IsOther $a, $b)]>;
def ManyIsMany : Pat<(Rules_ManyOp $values), (Rules_ManyOp $values)>;

// No results: supplemental patterns and calls without values.
def SinkOfNeg : Pat<(Rules_SinkOp (Rules_NegOp $x)), (Rules_SinkOp:$sink $x), [],
                    [(NativeCodeCallVoid<"crate::mark($_builder, $0)"> $x), (Rules_SinkOp (Rules_NegOp $x))]>;

// Locations and types.
def Located : Pattern<(Rules_CastOp:$cast (Rules_PairOp:$pair $x)), [
  (Rules_SinkOp $x, (location "named")),
  (Rules_SinkOp $pair__0, (location $x)),
  (Rules_SinkOp $pair__1, (location "both", $cast, $x)),
  (Rules_CastOp (Rules_CastOp $x, (returnType "IntegerType::get($_ctxt, 64)")), (location $cast))
]>;
