include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Odd : TypeConstraint<CPred<"$_self.width() % == 1">, "odd">;
def AOp : Op<D, "a"> { let arguments = (ins Odd:$x); }
