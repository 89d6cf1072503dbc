include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def AOp : Op<D, "a"> { let arguments = (ins DefaultValuedProp<I64Prop, "\"x\"">:$x, DefaultValuedProp<BoolProp, "0">:$y); }
