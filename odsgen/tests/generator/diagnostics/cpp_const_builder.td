include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def MyAttr : Attr<CPred<"true">, "mine"> {
  let storageType = "StringAttr";
  let returnType = "&str";
  let convertFromStorage = "$_self.value()";
  let constBuilderCall = "$_builder.getStringAttr($0)";
}
def AOp : Op<D, "a"> { let arguments = (ins MyAttr:$x); }
