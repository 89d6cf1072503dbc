include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def AOp : Op<D, "a"> { let arguments = (ins AnyType:$x, I32Attr:$x); }
