include "mlir/IR/DialectBase.td"
include "mlir/IR/EnumAttr.td"
def Stem_Dialect : Dialect { let name = "stem"; let cppNamespace = "::stem"; }
def Stem_Wood : I32EnumAttr<"Wood", "kinds of wood", [I32EnumAttrCase<"Soft", 0>, I32EnumAttrCase<"Hard", 1>]> {
  let cppNamespace = "::stem";
}
