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

def CallOpInterface : OpInterface<"CallOpInterface", [ArgAndResultAttrsOpInterface]> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "CallInterfaceCallable", "getCallableForCallee">,
    InterfaceMethod<"", "()", "setCalleeFromCallable", (ins "CallInterfaceCallable":$callee)>,
    InterfaceMethod<"", "Operation::operand_range", "getArgOperands">,
    InterfaceMethod<"", "MutableOperandRange", "getArgOperandsMutable">,
    InterfaceMethod<
      "",
      "Op",
      "resolveCallableInTable",
      (ins "&mut SymbolTableCollection":$symbolTable),
      [{}],
      [{ runtime }]
    >,
    InterfaceMethod<"", "Op", "resolveCallable", (ins), [{}], [{ runtime }]>
  ];
}

def CallableOpInterface : OpInterface<"CallableOpInterface", [ArgAndResultAttrsOpInterface]> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "Region", "getCallableRegion">,
    InterfaceMethod<"", "&[Type]", "getArgumentTypes">,
    InterfaceMethod<"", "&[Type]", "getResultTypes">
  ];
}

#endif // MLIR_INTERFACES_CALLINTERFACES
