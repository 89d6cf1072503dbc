include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Odd : TypeConstraint<CPred<"1">, "odd">;
def Named : TypeConstraint<CPred<"\"index\"">, "named">;
def AOp : Op<D, "a"> { let arguments = (ins Odd:$x, Named:$y); }
