// mlir-tblgen accepts these definitions, but its parser never creates the second one.
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
// -----
def AType : TypeDef<D, "A"> { let mnemonic = "x"; }
def BType : TypeDef<D, "B"> { let mnemonic = "x"; }
// -----
def AAttr : AttrDef<D, "A"> { let mnemonic = "x"; }
def BAttr : AttrDef<D, "B"> { let mnemonic = "x"; }
