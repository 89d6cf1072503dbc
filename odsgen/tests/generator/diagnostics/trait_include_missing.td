include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def AOp : Op<D, "a", [Pure]>;
def BOp : Op<D, "b", [InferTypeOpInterface, SameOperandsAndResultType]>;
def CType : TypeDef<D, "C">;
