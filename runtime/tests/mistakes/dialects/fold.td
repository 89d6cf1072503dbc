// What is folded and canonicalized. Mistakes in its hooks are in runtime/tests/mistakes.
include "mlir/IR/OpBase.td"
def Fix_Dialect : Dialect { let name = "fix"; let cppNamespace = "crate::fix"; }
class Fix_Op<string name, list<Trait> traits = []> : Op<Fix_Dialect, name, traits>;
def FoldedOp : Fix_Op<"folded"> {
  let arguments = (ins AnyType:$from);
  let results = (outs AnyType:$to);
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}
def MethodOp : Fix_Op<"method"> { let hasCanonicalizeMethod = 1; }
