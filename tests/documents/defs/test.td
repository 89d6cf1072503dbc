// An extensible dialect with nothing of its own, called like that of MLIR's tests, which is extended in the same way.

include "mlir/IR/OpBase.td"

def Test_Dialect : Dialect {
  let name = "test";
  let cppNamespace = "::test";
  let isExtensible = 1;
}
