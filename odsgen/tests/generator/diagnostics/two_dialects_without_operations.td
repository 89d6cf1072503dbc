include "mlir/IR/OpBase.td"
def A : Dialect { let name = "a"; let cppNamespace = "::a"; }
def B : Dialect { let name = "b"; let cppNamespace = "::b"; }
