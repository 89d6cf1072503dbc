include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def AOp : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<I32Attr, "5000000000">:$x, DefaultValuedAttr<I32Attr, "-3000000000">:$y); }
