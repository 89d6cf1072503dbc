// Custom verifiers. Mistakes in its hooks are in tests/mistakes.
include "mlir/IR/OpBase.td"
def Mistakes_Dialect : Dialect { let name = "mistakes"; let cppNamespace = "crate::mistakes"; }
class Mistakes_Op<string name, list<Trait> traits = []> : Op<Mistakes_Dialect, name, traits>;
def CheckedOp : Mistakes_Op<"checked"> {
  let arguments = (ins I64Attr:$count);
  let regions = (region AnyRegion:$body);
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}
