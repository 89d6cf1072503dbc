// odsgen: --cpp
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::mlir::d"; }
def AOp : Op<D, "a"> {
  let arguments = (ins DefaultValuedAttr<I32Attr, "1.5">:$x, DefaultValuedAttr<BoolAttr, "7">:$y, DefaultValuedAttr<I8Attr, "300">:$z,
                       DefaultValuedAttr<F32Attr, "1">:$fine, DefaultValuedAttr<BoolAttr, "0">:$fine_too);
}
