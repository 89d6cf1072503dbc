include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def MyAttr : Attr<CPred<"true">, "mine"> {
  let storageType = "StringAttr";
  let returnType = "::llvm::StringRef";
  let convertFromStorage = "$_self.getValue()";
}
def AOp : Op<D, "a"> { let arguments = (ins MyAttr:$x); }
