// The examples of the ODS document that are rewrite rules, and one of our own.

include "mlir/IR/PatternBase.td"
include "my.td"

def ListOfConstraints : Pat<(OpAllAttrConstraint1 AllAttrOf<[Constraint0, Constraint1]>:$attr),
                            (OpAllAttrConstraint2 $attr)>;

// A constraint of a property.
def High : PropConstraint<CPred<"$_self > 9">, "above nine">;
def LowerLevel : Pat<(FlagsOp $fast, $safe, High:$level), (FlagsOp $fast, $safe, ConstantProp<I64Prop, "9">)>;
