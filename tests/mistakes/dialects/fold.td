// Folders and canonicalization patterns. Mistakes in its hooks are in tests/mistakes.
include "mlir/IR/OpBase.td"
def Mistakes_Dialect : Dialect { let name = "mistakes"; let cppNamespace = "crate::mistakes"; }
class Mistakes_Op<string name, list<Trait> traits = []> : Op<Mistakes_Dialect, name, traits>;
def FoldedOp : Mistakes_Op<"folded"> {
  let arguments = (ins AnyType:$from);
  let results = (outs AnyType:$to);
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}
def MethodOp : Mistakes_Op<"method"> { let hasCanonicalizeMethod = 1; }
