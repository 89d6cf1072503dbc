include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def CType : TypeDef<D, "C"> { let mnemonic = "c"; let parameters = (ins "i64":$width); let assemblyFormat = "`<` $widht `>`"; }
