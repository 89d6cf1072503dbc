include "mlir/IR/Interfaces.td"
def Stem_Bends : OpInterface<"Bends"> {
  let cppNamespace = "::stem";
  let methods = [InterfaceMethod<"Whether it breaks.", "bool", "isBrittle">];
}
