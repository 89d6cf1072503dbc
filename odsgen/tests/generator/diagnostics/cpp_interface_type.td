include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def I : OpInterface<"I"> { let cppNamespace = "::d"; let methods = [InterfaceMethod<"", "::mlir::LogicalResult", "check">, InterfaceMethod<"", "SmallVector<int64_t>", "dims">]; }
def AOp : Op<D, "a", [I]>;
