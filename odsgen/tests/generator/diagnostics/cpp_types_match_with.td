include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def AOp : Op<D, "a", [TypesMatchWith<"same", "x", "y", "llvm::cast<ShapedType>($_self).getElementType()">]> {
  let arguments = (ins AnyType:$x);
  let results = (outs AnyType:$y);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}
