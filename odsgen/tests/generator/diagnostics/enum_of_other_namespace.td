// odsgen: --dialect d
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
def Other : Dialect { let name = "other"; let cppNamespace = "::other"; }
def Edge : I32EnumAttr<"Edge", "", [I32EnumAttrCase<"Rising", 0>]> { let cppNamespace = "::other"; }
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def AOp : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<Edge, "Edge::Rising">:$edge); }
