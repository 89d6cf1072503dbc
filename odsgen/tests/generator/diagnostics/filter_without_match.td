// odsgen: accepted --op-include ^ad+i$
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def AddOp : Op<D, "add">;
def SubOp : Op<D, "sub">;
