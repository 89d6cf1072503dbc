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
def PaintGreen : Pat<(Rules_PaintOp $x, Rules_Green), (Rules_TagOp (Rules_PaintOp $x, Rules_Red), Rules_Green,
                     (NativeCodeCall<"crate::named($_ctxt)">), ConstantAttr<I64Attr, "1">, ConstUnitAttr)>;
def SizedTwice : Pat<(Rules_SizedOp (Rules_SizedOp $x, $size), ConstantAttr<I64Attr, "7">), (Rules_SizedOp $x, $size)>;

// Either order.
def AddOfNeg : Pat<(Rules_AddOp (either $x, (Rules_NegOp $y))), (Rules_SubOp $x, $y)>;

// Several results, and names of results and of operations.
def PairOfNeg : Pattern<(Rules_PairOp (Rules_NegOp $x)), [(Rules_PairOp:$pair__1 $x), (Rules_NegOp $pair__0)]>;
def PairIsTwo : Pattern<(Rules_PairOp $value), [(Rules_NegOp:$n $value), (Rules_AddOp $value, $n), (Rules_SubOp $value, $n)]>;

// Variadic operands.
def IsOther : Constraint<CPred<"$0 != $1">, "values differ">;
def ListOfTwo : Pat<(Rules_ListOp (variadic:$all $a, (Rules_NegOp $b)), $extra), (Rules_ListOp $all, $extra), [(IsOther $a, $b)]>;
def ListOfThree : Pat<(Rules_ListOp (variadic:$all $_, $_, $_), $_), (Rules_AddOp $all__2, $all__0), [(IsOther $all__0, $all__2)]>;
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

// Properties.
def NumberTwice : Pat<(Rules_NumberOp (Rules_NumberOp $x, $n), ConstantProp<I64Prop, "1">), (Rules_NumberOp $x, $n)>;
def NumberTwo : Pat<(Rules_NumberOp $value, $n), (Rules_NumberOp (Rules_NumberOp $value, $n), ConstantProp<I64Prop, "3">),
                    [(Constraint<CPred<"$0 == 2">, "is two"> $n)]>;

// Properties that borrow from the operation, used several times.
def TextTwice : Pat<
  (Rules_TextOp $x, $text, $list, $note, ConstantProp<I64Prop, "1">),
  (Rules_TextOp
    (Rules_TextOp $x, (NativeCodeCall<"crate::joined($0, $1)"> $text, $text), $list, $note, ConstantProp<I64Prop, "2">),
    $text, $list, $note, ConstantProp<I64Prop, "3">),
  [(Constraint<CPred<"$0.len() == $1.len()">, "are of one length"> $text, $list)]>;

// Calls for a value, for two values, and for a part of an argument.
def Halves : NativeCodeCall<"crate::halves($_builder, $_loc, $0)", 2>;
def PairOfPair : Pattern<(Rules_PairOp (Rules_PairOp $x)), [
  (Halves:$halves $x), (Rules_SubOp $halves__1, $halves__0), (Rules_NegOp $halves__0)
]>;
def Half : NativeCodeCall<"crate::half($_builder, $_loc, $0)">;
def SubOfPair : Pat<(Rules_SubOp (Rules_PairOp:$pair $x), $y),
                    (Rules_AddOp (Half $x, (location "half")), $pair__1)>;
def PairTwice : Pattern<(Rules_PairOp (Rules_AddOp $x, $y)), [(Halves $y, (location $x))]>;
def SubOfTag : Pat<(Rules_SubOp (Rules_TagOp $x, $n, $_, $_, $_), $_),
                   (Rules_TagOp $x, NativeCodeCall<"crate::next($_ctxt, $_self)">:$n,
                                (NativeCodeCall<"crate::named($_ctxt)">), ConstantAttr<I64Attr, "9">, ConstUnitAttr)>;
// A call that matches several things.
def Parts : NativeCodeCall<"crate::parts($_self)">;
def NegOfParts : Pat<(Rules_NegOp (Parts I32:$x, I32Attr:$n)), (Rules_TagOp $x, $n, (NativeCodeCall<"crate::named($_ctxt)">),
                                ConstantAttr<I64Attr, "1">, ConstUnitAttr)>;

// Groups of operands and results.
def HasValue : Constraint<CPred<"$0.is_some()">, "is there">;
def ListsOfOne : Pattern<(Rules_ListsOp (variadic:$first $a), $middle, (variadic $b, $b)), [
  (Rules_ListsOp:$lists $first, $a, (variadic $middle, (Rules_NegOp $b), $b), (returnType $middle, $a)),
  (Rules_SinkOp $lists__0),
  (replaceWithValue $middle),
  (replaceWithValue $lists__1)
]>;
def ListOfNone : Pat<(Rules_ListOp (variadic), $extra), (Rules_ListOp (variadic $extra, $extra), $extra), [(HasValue $extra)]>;
def ManyOfAdd : Pat<(Rules_ManyOp (variadic (Rules_AddOp $x, $y), $z)), (Rules_ManyOp (variadic:$all $z, $x, (Half $y)))>;

// Both operands of `either` are operations; one is nested in another.
def AddOfBoth : Pat<(Rules_AddOp:$add (either (Rules_SubOp $a, (Rules_NegOp $b)), (Rules_NegOp:$neg $c))),
                    (Rules_AddOp (Rules_AddOp $a, $b), (Rules_AddOp $neg, $c))>;

// Types by an interface and by a call.
def InferOfInfer : Pat<(Rules_InferOp (Rules_InferOp $x)), (Rules_CastOp (Rules_InferOp $x))>;
def CastOfInfer : Pat<(Rules_CastOp (Rules_InferOp:$infer $x)),
                      (Rules_CastOp (Rules_CastOp (Rules_CastOp $x, (returnType $infer)),
                                     (returnType (NativeCodeCall<"crate::wider($_builder, $0)"> $x))))>;
// Types by a builder of the definition.
def NegOfBuilt : Pat<(Rules_NegOp (Rules_BuiltOp $x, (variadic $y), $n)),
                     (Rules_CastOp (Rules_BuiltOp (Rules_BuiltOp $x, (variadic $y, $x), ConstantAttr<I32Attr, "1">),
                                                  (variadic), $n, (location "built")))>;

// Rules without a name.
def : Pat<(Rules_SinkOp (Rules_SubOp $x, $_)), (Rules_SinkOp $x)>;
multiclass Sink<Op op> {
  def Of : Pat<(Rules_SinkOp (op $x, $_)), (Rules_SinkOp $x)>;
}
defm Sink : Sink<Rules_AddOp>;
