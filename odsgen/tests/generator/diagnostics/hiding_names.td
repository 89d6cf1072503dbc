include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Option : Op<D, "option">;
def OptionClass : Op<D, "option_class">;
def D_Self : Op<D, "self">;
def K : I32EnumAttr<"fn", "a kind", [I32EnumAttrCase<"A", 0>]> { let cppNamespace = "::d"; }
