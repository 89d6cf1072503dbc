// What is read and written by hand. Mistakes in its hooks are in runtime/tests/mistakes.
include "mlir/IR/OpBase.td"
def Fix_Dialect : Dialect { let name = "fix"; let cppNamespace = "crate::fix"; }
class Fix_Op<string name, list<Trait> traits = []> : Op<Fix_Dialect, name, traits>;
def WrittenOp : Fix_Op<"written"> { let hasCustomAssemblyFormat = 1; }
def PartOp : Fix_Op<"part"> {
  let arguments = (ins AnyType:$one, StrAttr:$name);
  let assemblyFormat = "custom<Pair>($one, $name) attr-dict `:` type($one)";
}
