// What is verified by hand. Mistakes in its hooks are in runtime/tests/mistakes.
include "mlir/IR/OpBase.td"
def Fix_Dialect : Dialect { let name = "fix"; let cppNamespace = "crate::fix"; }
class Fix_Op<string name, list<Trait> traits = []> : Op<Fix_Dialect, name, traits>;
def CheckedOp : Fix_Op<"checked"> {
  let arguments = (ins I64Attr:$count);
  let regions = (region AnyRegion:$body);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}
