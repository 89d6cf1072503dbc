include "mlir/IR/OpBase.td"
def D : Dialect { let name = "b-x"; let cppNamespace = "my namespace"; }
def AOp : Op<D, "a">;
