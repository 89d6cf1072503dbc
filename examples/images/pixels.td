// The lowering of operations on pixels to `arith`.
include "img.td"
include "mlir/Dialect/Arith/IR/ArithOps.td"
include "mlir/IR/PatternBase.td"

def LowerPixel : Pat<(Img_PixelOp $value), (Arith_ConstantOp $value)>;
def LowerInvert : Pat<(Img_InvertOp $pixel), (Arith_XOrIOp $pixel, (Arith_ConstantOp ConstantAttr<I8Attr, "-1">))>;
