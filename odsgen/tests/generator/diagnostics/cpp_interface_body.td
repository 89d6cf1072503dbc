include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def I : OpInterface<"I"> { let cppNamespace = "::d"; let methods = [InterfaceMethod<"", "bool", "isOne", (ins), [{
    return $_op->getNumOperands() == 1;
  }]>]; }
def AOp : Op<D, "a", [I]> ;
