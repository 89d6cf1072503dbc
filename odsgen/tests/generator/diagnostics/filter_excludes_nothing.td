// odsgen: accepted --op-exclude ^x$
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def AddOp : Op<D, "add">;
