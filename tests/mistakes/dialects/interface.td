// Traits and interfaces with hooks. Mistakes in its hooks are in tests/mistakes.
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/CastInterfaces.td"
def Mistakes_Dialect : Dialect { let name = "mistakes"; let cppNamespace = "crate::mistakes"; let hasOperationAttrVerify = 1; }
class Mistakes_Op<string name, list<Trait> traits = []> : Op<Mistakes_Dialect, name, traits>;
def Mistakes_Even : NativeOpTrait<"Even"> { let cppNamespace = "crate"; }
def ConvertOp : Mistakes_Op<"convert", [CastOpInterface, Mistakes_Even]> {
  let arguments = (ins AnyType:$from);
  let results = (outs AnyType:$to);
}
