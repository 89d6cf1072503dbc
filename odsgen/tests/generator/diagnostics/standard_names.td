// odsgen: accepted
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Option : Op<D, "option">;
def D_Vec : Op<D, "vec">;
def String : Op<D, "string">;
def D_Result : Op<D, "result">;
def K : I32EnumAttr<"Default", "a kind", [I32EnumAttrCase<"A", 0>]> { let cppNamespace = "::d"; }
