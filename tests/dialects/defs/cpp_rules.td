// Rewrite rules in C++: conditions on values, on operations that define them, on attributes, and on `$_op`.
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/IR/Properties.td"

def Uses_Dialect : Dialect { let name = "uses"; let cppNamespace = "::uses"; }
def SourceOp : Op<Uses_Dialect, "source"> { let results = (outs I32:$r); }
def OtherOp : Op<Uses_Dialect, "other"> { let results = (outs I32:$r, I32:$s); }
def CheckOp : Op<Uses_Dialect, "check"> {
  let arguments = (ins I32:$x, Variadic<AnyType>:$list, I32Attr:$case, OptionalAttr<I32Attr>:$number);
  let results = (outs I32:$r);
}
def HoldsOp : Op<Uses_Dialect, "holds"> {
  let arguments = (ins I32Attr:$case);
  let results = (outs I32:$r);
}

class Case<int n> : ConstantAttr<I32Attr, !cast<string>(n)>;
class On<string condition> : Constraint<CPred<condition>>;
class Rule<int n, On condition> : Pat<
  (CheckOp $x, $list, Case<n>, $number), (HoldsOp Case<n>), [(condition $x)]>;
def : Rule<0, On<"$0.hasOneUse()">>;
def : Rule<1, On<"$0.hasNUses(2) && !$0.use_empty()">>;
def : Rule<2, On<"$0.getDefiningOp() != nullptr">>;
def : Rule<3, On<"llvm::isa_and_nonnull<SourceOp>($0.getDefiningOp())">>;
def : Rule<4, On<"$0.getDefiningOp<::uses::OtherOp>()">>;
def : Pat<(CheckOp $x, $list, Case<5>, $number), (HoldsOp Case<5>), [(On<"$0.size() == 1"> $list)]>;
def : Pat<(CheckOp (OtherOp:$o), $list, Case<6>, $number), (HoldsOp Case<6>), [(On<"$0.use_empty()"> $o__1)]>;
def Lonely : Type<CPred<"$_op.getNumOperands() == 1 && $_self.isInteger(32)">, "lonely">;
def : Pat<(CheckOp Lonely:$x, $list, Case<7>, $number), (HoldsOp Case<7>)>;
def Counted : Attr<CPred<"llvm::isa<IntegerAttr>($_self) && llvm::cast<IntegerAttr>($_self).getInt() == $_op.getNumOperands()">>;
def : Pat<(CheckOp $x, $list, Case<8>, Counted:$number), (HoldsOp Case<8>)>;

// Properties that are options of options.
class Nested<string mnemonic> : Op<Uses_Dialect, mnemonic> {
  let arguments = (ins I32:$x, OptionalProp<OptionalProp<StringProp>>:$text,
    OptionalProp<OptionalProp<ArrayProp<I64Prop>>>:$list, OptionalProp<OptionalProp<I64Prop>>:$number);
  let results = (outs I32:$r);
}
def InnerOp : Nested<"inner">;
def OuterOp : Nested<"outer">;
def : Pat<(InnerOp $x, $text, $list, $number), (OuterOp $x, $text, $list, $number)>;

// Functions of C++ are helpers: in constraints, types, attributes, source patterns, and in everything that rules create.
def CallOp : Op<Uses_Dialect, "call", [AttrSizedOperandSegments]> {
  let arguments = (ins I32:$x, Optional<I32>:$maybe, Variadic<I32>:$list, I32Attr:$kind, OptionalAttr<I32Attr>:$number,
                       UnitAttr:$flag);
  let results = (outs I32:$r);
}
def ResultOp : Op<Uses_Dialect, "result", [AttrSizedOperandSegments]> {
  let arguments = (ins I32:$x, Optional<I32>:$maybe, Variadic<I32>:$list, I32Attr:$kind, OptionalAttr<I32Attr>:$number,
                       UnitAttr:$flag);
  let results = (outs I32:$r);
}
def InferredOp : Op<Uses_Dialect, "inferred"> {
  let arguments = (ins I32:$x, Optional<I32>:$maybe, OptionalAttr<I32Attr>:$number);
  let results = (outs AnyType:$r);
}
def SinkOp : Op<Uses_Dialect, "sink"> { let arguments = (ins I32:$x); }
class Call<int n, dag result, list<dag> conditions = []> : Pat<
  (CallOp $x, $maybe, $list, Case<n>:$kind, $number, $flag), result, conditions>;
// Constraints on a value, on a value that may be absent, on values, and on attributes.
def : Call<0, (HoldsOp Case<0>), [(On<"isFirst($0, $1, $2)"> $x, $maybe, $list), (On<"isNumber($0)"> $number)]>;
def Small : Attr<CPred<"isSmall($_self)">, "small">;
def : Pat<(CallOp $x, $maybe, $list, Case<1>, Small:$number, $flag), (HoldsOp Case<1>)>;
// Calls for a value, an option, values and attributes, with all of these as arguments.
def : Call<2, (ResultOp
  (NativeCodeCall<"makeValue($_builder, $_loc, $0, $1, $2, $3, $4, $5)"> $x, $maybe, $list, $kind, $number, $flag),
  (NativeCodeCall<"makeOptional($_builder, $0)"> $maybe), (NativeCodeCall<"makeList($_builder, $0)"> $list),
  (NativeCodeCall<"makeAttr($_builder, $0)"> $kind), (NativeCodeCall<"makeOptionalAttr($_builder, $0)"> $number),
  (NativeCodeCall<"makeFlag($0)"> $flag))>;
// Calls as arguments, of several values, and without a value.
def : Pattern<(CallOp $x, $maybe, $list, Case<3>:$kind, $number, $flag), [
  (NativeCodeCall<"makeTwo($0)", 2>:$two $x), (SinkOp $two__1),
  (NativeCodeCall<"makeLast($0, $1, $2)"> $two, $two__0, (NativeCodeCall<"nextAttr($0)"> $kind))], [],
  [(NativeCodeCallVoid<"note($0)"> $x)]>;
// A type, and a builder that only C++ has.
def : Call<4, (InferredOp (InferredOp $x, $maybe, $number, (returnType (NativeCodeCall<"makeType($0)"> $x))), $maybe,
  $number)>;
def : Call<5, (InferredOp (InferredOp $x, $maybe, $number), $maybe, ConstantAttr<I32Attr, "7">)>;
// The first part.
def : Pat<(CallOp (NativeCodeCall<"takeApart($_self, $0, $1)"> $y, I32Attr:$n), $maybe, $list, Case<6>, $number, $flag),
  (ResultOp $y, $maybe, $list, $n, $number, $flag)>;
