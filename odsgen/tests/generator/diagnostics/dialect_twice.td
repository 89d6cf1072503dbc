include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def E : Dialect { let name = "d"; let cppNamespace = "::e"; }
def AOp : Op<D, "a">;
def BOp : Op<E, "b">;
