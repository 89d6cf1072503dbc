include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def AOp : Op<D, "a", [AttrSizedOperandSegments]> { let arguments = (ins AnyType:$x); }
