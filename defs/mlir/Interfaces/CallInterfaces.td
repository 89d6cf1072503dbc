#ifndef MLIR_INTERFACES_CALLINTERFACES
#define MLIR_INTERFACES_CALLINTERFACES

include "mlir/IR/OpBase.td"

def ArgAndResultAttrsOpInterface : OpInterface<"ArgAndResultAttrsOpInterface"> {
  let cppNamespace = "::ods_runtime";
  list<InterfaceMethod> methods = [
    InterfaceMethod<"", "ArrayAttr", "getArgAttrsAttr">,
    InterfaceMethod<"", "ArrayAttr", "getResAttrsAttr">,
    InterfaceMethod<"", "()", "setArgAttrsAttr", (ins "ArrayAttr":$attrs)>,
    InterfaceMethod<"", "()", "setResAttrsAttr", (ins "ArrayAttr":$attrs)>,
    InterfaceMethod<"", "Attribute", "removeArgAttrsAttr">,
    InterfaceMethod<"", "Attribute", "removeResAttrsAttr">
  ];
}

def CallOpInterface : OpInterface<"CallOpInterface"> {
  let description = [{
    Passes control to a callable and gets it back. Corresponds to `mlir::CallOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"What is called.", "Callee<'ir>", "getCallableForCallee">,
    InterfaceMethod<"The operands that the callee gets as arguments.", "OperandRange<'ir>", "getArgOperands">
  ];
}

def CallableOpInterface : OpInterface<"CallableOpInterface"> {
  let description = [{ Has a region that calls run. Corresponds to `mlir::CallableOpInterface`. }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"The region; `None` for a declaration.", "Option<RegionRef<'ir>>", "getCallableRegion">
  ];
}

#endif // MLIR_INTERFACES_CALLINTERFACES
