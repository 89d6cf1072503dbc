// What is created and read from Rust. Mistakes in its hooks are in runtime/tests/mistakes.
include "mlir/IR/OpBase.td"
def Fix_Dialect : Dialect { let name = "fix"; let cppNamespace = "crate::fix"; }
class Fix_Op<string name, list<Trait> traits = []> : Op<Fix_Dialect, name, traits>;
def MadeOp : Fix_Op<"made", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$one, Optional<AnyType>:$some, Variadic<AnyType>:$rest, I64Attr:$count, StrAttr:$name, I32Prop:$step);
  let results = (outs AnyType:$result);
}
def HandOp : Fix_Op<"hand"> {
  let arguments = (ins Variadic<AnyType>:$values);
  let builders = [OpBuilder<(ins "Value":$first, "i64":$times)>];
}
