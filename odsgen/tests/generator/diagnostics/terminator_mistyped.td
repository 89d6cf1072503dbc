include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def YieldOp : Op<D, "yield">;
def AOp : Op<D, "a", [SingleBlockImplicitTerminator<"YeildOp">]> { let regions = (region AnyRegion:$r); }
