// Custom text forms. Mistakes in its hooks are in tests/mistakes.
include "mlir/IR/OpBase.td"
def Mistakes_Dialect : Dialect { let name = "mistakes"; let cppNamespace = "crate::mistakes"; }
class Mistakes_Op<string name, list<Trait> traits = []> : Op<Mistakes_Dialect, name, traits>;
def WrittenOp : Mistakes_Op<"written"> { let hasCustomAssemblyFormat = 1; }
def PartOp : Mistakes_Op<"part"> {
  let arguments = (ins AnyType:$one, StrAttr:$name);
  let assemblyFormat = "custom<Pair>($one, $name) attr-dict `:` type($one)";
}
