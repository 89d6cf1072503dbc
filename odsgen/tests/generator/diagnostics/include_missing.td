include "mlir/IR/OpBas.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
