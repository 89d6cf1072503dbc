// The lowering of operations on numbers to `arith`. Those on arrays are in `src/lowering/arrays.rs`.
include "ks.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/IR/PatternBase.td"

defvar NoFlags = ConstantEnumCase<Arith_FastMathAttr, "none">;
defvar Less = ConstantEnumCase<Arith_CmpFPredicateAttr, "olt">;
defvar NotEqual = ConstantEnumCase<Arith_CmpFPredicateAttr, "one">;
defvar Zero = (Arith_ConstantOp ConstantAttr<F64Attr, "0.0">);

def LowerAdd : Pat<(Ks_AddOp F64:$lhs, F64:$rhs), (Arith_AddFOp $lhs, $rhs, NoFlags)>;
def LowerSub : Pat<(Ks_SubOp F64:$lhs, F64:$rhs), (Arith_SubFOp $lhs, $rhs, NoFlags)>;
def LowerMul : Pat<(Ks_MulOp F64:$lhs, F64:$rhs), (Arith_MulFOp $lhs, $rhs, NoFlags)>;
def LowerDiv : Pat<(Ks_DivOp F64:$lhs, F64:$rhs), (Arith_DivFOp $lhs, $rhs, NoFlags)>;
def LowerNegate : Pat<(Ks_NegateOp F64:$value), (Arith_NegFOp $value, NoFlags)>;
def LowerLess : Pat<
  (Ks_LessOp F64:$lhs, F64:$rhs),
  (Arith_UIToFPOp (Arith_CmpFOp Less, $lhs, $rhs, NoFlags))>;
def LowerIsLess : Pat<(Ks_IsLessOp $lhs, $rhs), (Arith_CmpFOp Less, $lhs, $rhs, NoFlags)>;
def LowerTruth : Pat<(Ks_TruthOp $number), (Arith_CmpFOp NotEqual, $number, Zero, NoFlags)>;
