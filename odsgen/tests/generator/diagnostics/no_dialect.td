include "mlir/IR/OpBase.td"
def X { int a = 1; }
