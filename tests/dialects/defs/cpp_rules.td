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
