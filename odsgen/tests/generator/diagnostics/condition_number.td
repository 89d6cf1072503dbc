include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Odd : AttrConstraint<CPred<"1 + 2">, "odd">;
def AOp : Op<D, "a"> { let arguments = (ins ConfinedAttr<I32Attr, [Odd]>:$x); }
