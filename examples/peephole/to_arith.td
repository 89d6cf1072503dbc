// Conversion of `num` to `arith`.
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/IR/PatternBase.td"
include "num.td"

defvar NoFlags = ConstantEnumCase<Arith_IntegerOverflowAttr, "none">;

def ConvertNumber : Pat<(Num_NumberOp $value), (Arith_ConstantOp $value)>;
def ConvertProduct : Pat<(Num_ProductOp $x, $y), (Arith_MulIOp $x, $y, NoFlags)>;
def ConvertSquare : Pat<(Num_SquareOp $x), (Arith_MulIOp $x, $x, NoFlags)>;
def ConvertNegate : Pat<
  (Num_NegateOp $x),
  (Arith_SubIOp (Arith_ConstantOp ConstantAttr<I64Attr, "0">), $x, NoFlags)>;
