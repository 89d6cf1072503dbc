include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "my.ns"; }
def AOp : Op<D, "a">;
