// A dialect with constants and patterns. Mistakes in its hooks are in tests/mistakes.
include "mlir/IR/OpBase.td"
def Mistakes_Dialect : Dialect {
  let name = "mistakes";
  let cppNamespace = "crate::mistakes";
  let hasConstantMaterializer = 1;
  let hasCanonicalizer = 1;
}
def ConstantOp : Op<Mistakes_Dialect, "constant"> {
  let arguments = (ins AnyAttr:$value);
  let results = (outs AnyType:$result);
}
