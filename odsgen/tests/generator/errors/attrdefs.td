// peer -gen-attrdef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def T : AttrDef<D, "Test"> {
  let attrName = "d.test";
  @CASE@
}
// -----
let assemblyFormat = "`a`";
// -----
let hasCustomAssemblyFormat = 1;
// -----
let mnemonic = "a"; let assemblyFormat = "`a`"; let hasCustomAssemblyFormat = 1;
// -----
let mnemonic = "a"; let parameters = (ins "int":$x);
// -----
let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; let genAccessors = 0;
