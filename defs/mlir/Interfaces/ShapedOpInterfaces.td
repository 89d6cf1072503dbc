#ifndef MLIR_INTERFACES_SHAPEDOPINTERFACES
#define MLIR_INTERFACES_SHAPEDOPINTERFACES

include "mlir/IR/OpBase.td"

def ShapedDimOpInterface : OpInterface<"ShapedDimOpInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "ValueRef<'ir>", "getShapedValue">,
    InterfaceMethod<"", "ValueRef<'ir>", "getDimension">
  ];
  let verify = [{ runtime }];
}

#endif // MLIR_INTERFACES_SHAPEDOPINTERFACES
