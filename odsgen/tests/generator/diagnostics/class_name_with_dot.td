include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def C : TypeDef<D, "My.Type"> { let mnemonic = "c"; }
