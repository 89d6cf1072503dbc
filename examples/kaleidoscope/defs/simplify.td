// Canonicalization.
include "ks.td"
include "mlir/IR/PatternBase.td"

// A comparison that is a condition needs no number.
def TruthOfLess : Pat<(Ks_TruthOp (Ks_LessOp F64:$lhs, F64:$rhs)), (Ks_IsLessOp $lhs, $rhs)>;

// a + -b is a - b
def AddNegated : Pat<(Ks_AddOp $a, (Ks_NegateOp $b)), (Ks_SubOp $a, $b)>;
// a - -b is a + b
def SubNegated : Pat<(Ks_SubOp $a, (Ks_NegateOp $b)), (Ks_AddOp $a, $b)>;
// - -a is a
def NegateNegated : Pat<(Ks_NegateOp (Ks_NegateOp $a)), (replaceWithValue $a)>;
