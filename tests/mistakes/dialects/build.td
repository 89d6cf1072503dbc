// Builders and accessors. Mistakes in its hooks are in tests/mistakes.
include "mlir/IR/OpBase.td"
def Mistakes_Dialect : Dialect { let name = "mistakes"; let cppNamespace = "crate::mistakes"; }
class Mistakes_Op<string name, list<Trait> traits = []> : Op<Mistakes_Dialect, name, traits>;
def MadeOp : Mistakes_Op<"made", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$one, Optional<AnyType>:$some, Variadic<AnyType>:$rest, I64Attr:$count, StrAttr:$name, I32Prop:$step);
  let results = (outs AnyType:$result);
}
def HandOp : Mistakes_Op<"hand"> {
  let arguments = (ins Variadic<AnyType>:$values);
  let builders = [OpBuilder<(ins "Value":$first, "i64":$times)>];
}
