include "mlir/IR/Interfaces.td"
def Stem_Grows : OpInterface<"Grows"> {
  let cppNamespace = "::stem";
  let methods = [InterfaceMethod<"Its height.", "int64_t", "getHeight">];
}
