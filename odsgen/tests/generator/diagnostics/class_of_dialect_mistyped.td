include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
class My_Op<string m> : Op<DD, m>;
def AOp : My_Op<"a">;
