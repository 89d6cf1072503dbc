include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def AOp : Op<D, "a", [PredOpTrait<"same", CPred<"$_op->getOperand(0).getType() == $_op->getOperand(1).getType()">>]> { let arguments = (ins AnyType:$x, AnyType:$y); }
