include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def AOp : Op<D, "a"> { let arguments = (ins I32:$x); let assemblyFormat = "$x `, attr-dict"; }
