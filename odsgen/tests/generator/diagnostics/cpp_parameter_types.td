include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def CType : TypeDef<D, "C"> {
  let mnemonic = "c";
  let parameters = (ins "int64_t":$n, ArrayRefParameter<"unsigned">:$shape, "::llvm::ArrayRef<int64_t>":$dims);
  let assemblyFormat = "`<` $n `,` $shape `,` $dims `>`";
}
