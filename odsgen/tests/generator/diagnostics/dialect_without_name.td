include "mlir/IR/OpBase.td"
def D : Dialect { let cppNamespace = "::d"; }
def AOp : Op<D, "a">;
