// odsgen: accepted
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def My_FMA : Op<D, "fma"> { let arguments = (ins AnyType:$x); }
def A : Op<D, "a">;
