include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def E : I32EnumAttr<"E", "an enum", [I32EnumAttrCase<"A", 0>, I32EnumAttrCase<"B", 1>]> { let cppNamespace = "::d"; }
def AOp : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<E, "1">:$e); }
