// Rules about two dialects that have operations of the same name.
include "mlir/IR/PatternBase.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/Dialect/Index/IR/IndexOps.td"

def ConstantToArith : Pat<(Index_ConstantOp $value), (Arith_ConstantOp $value)>;
def SelectOfConstants : Pat<
  (SelectOp $condition, (Index_ConstantOp $x), (Arith_ConstantOp $y)),
  (SelectOp $condition, (Arith_ConstantOp $x), (NativeCodeCall<"crate::index_constant($_builder, *$0)"> $y))>;
def AddOfConstant : Pat<(Index_AddOp $x, (Index_ConstantOp $y)), (Index_AddOp $x, (Arith_ConstantOp $y))>;
