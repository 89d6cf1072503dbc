include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
class My<string m, int n> : Op<D, m>;
def AOp : My<"a", "b">;
