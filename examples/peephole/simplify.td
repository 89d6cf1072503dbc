// Canonicalization of `num`.
include "mlir/IR/PatternBase.td"
include "num.td"

// -(-x) is x
def NegateOfNegate : Pat<(Num_NegateOp (Num_NegateOp $x)), (replaceWithValue $x)>;

// (-x) * (-y) is x * y
def ProductOfNegates : Pat<
  (Num_ProductOp (Num_NegateOp $x), (Num_NegateOp $y)),
  (Num_ProductOp $x, $y)>;

// x * x is the square of x
def ProductOfSame : Pat<(Num_ProductOp $x, $x), (Num_SquareOp $x)>;

// x * 1 is x
def ProductWithOne : Pat<
  (Num_ProductOp $x, (ConstantLikeMatcher ConstantAttr<I64Attr, "1">)),
  (replaceWithValue $x)>;
