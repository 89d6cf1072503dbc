include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
class My_Op<string m> : Opp<D, m>;
def AOp : My_Op<"a">;
def BOp : My_Op<"b">;
def COp : Op<D, "c"> { let argments = (ins); }
