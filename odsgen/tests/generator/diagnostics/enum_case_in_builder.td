include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def E : I32EnumAttr<"E", "an enum", [I32EnumAttrCase<"First", 0>, I32EnumAttrCase<"Second", 1>]> { let cppNamespace = "::d"; }
def AOp : Op<D, "a"> { let arguments = (ins E:$e); let builders = [OpBuilder<(ins), [{ let e = E::Frist; }]>]; }
