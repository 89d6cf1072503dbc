// What a dialect does about constants and patterns. Mistakes in its hooks are in runtime/tests/mistakes.
include "mlir/IR/OpBase.td"
def Fix_Dialect : Dialect {
  let name = "fix";
  let cppNamespace = "crate::fix";
  let hasConstantMaterializer = 1;
  let hasCanonicalizer = 1;
}
def ConstantOp : Op<Fix_Dialect, "constant"> {
  let arguments = (ins AnyAttr:$value);
  let results = (outs AnyType:$result);
}
