include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def E : I32EnumAttr<"E", "e", [I32EnumAttrCase<"A", 0>]>;
