// peer -gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def T : TypeDef<D, "Test"> {
  let typeName = "d.test";
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
// -----
let parameters = (ins "int");
// -----
let parameters = (ins D:$x);
// -----
let parameters = (ins "int":$x); let builders = [TypeBuilder<(ins "int")>];
// -----
let parameters = (ins "int":$x); let builders = [TypeBuilder<(outs "int":$x)>];
// -----
let parameters = (ins "int":$x); let builders = [TypeBuilder<(ins D:$x)>];
// -----
let parameters = (ins "int":$x); let builders = [TypeBuilder<(ins CArg<"int", "4">:$x, "int":$y), "">];
// -----
let parameters = (ins "APInt":$x); let mnemonic = "a"; let assemblyFormat = "params";
