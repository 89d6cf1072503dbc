include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Int : TypeConstraint<CPred<"$_self.getElementType().isF32()">, "int">;
def AOp : Op<D, "a"> { let arguments = (ins Int:$x); }
