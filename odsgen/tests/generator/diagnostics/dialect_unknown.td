// odsgen: --dialect arit
include "mlir/IR/OpBase.td"
def A : Dialect { let name = "arith"; let cppNamespace = "::arith"; }
def B : Dialect { let name = "b"; let cppNamespace = "::b"; }
def AOp : Op<A, "a">;
