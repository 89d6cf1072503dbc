include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def AOp : My_Op<"a">;
class My_Op<string m> : Op<D, m>;
