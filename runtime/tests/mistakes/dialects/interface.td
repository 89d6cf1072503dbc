// What is implemented because a trait or an interface says so. Mistakes in its hooks are in runtime/tests/mistakes.
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/CastInterfaces.td"
def Fix_Dialect : Dialect { let name = "fix"; let cppNamespace = "crate::fix"; let hasOperationAttrVerify = 1; }
class Fix_Op<string name, list<Trait> traits = []> : Op<Fix_Dialect, name, traits>;
def Fix_Even : NativeOpTrait<"Even"> { let cppNamespace = "crate"; }
def ConvertOp : Fix_Op<"convert", [CastOpInterface, Fix_Even]> {
  let arguments = (ins AnyType:$from);
  let results = (outs AnyType:$to);
}
