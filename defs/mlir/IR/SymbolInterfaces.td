#ifndef MLIR_IR_SYMBOLINTERFACES
#define MLIR_IR_SYMBOLINTERFACES

include "mlir/IR/OpBase.td"

def Symbol : OpInterface<"SymbolOpInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "StringAttr", "getNameAttr", (ins), [{ runtime }], [{ runtime }]>,
    InterfaceMethod<"", "()", "setName", (ins "StringAttr":$name), [{}], [{ runtime }]>,
    InterfaceMethod<"", "SymbolTable::Visibility", "getVisibility", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "bool", "isNested", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "bool", "isPrivate", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "bool", "isPublic", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "()", "setVisibility", (ins "SymbolTable::Visibility":$vis), [{}], [{ runtime }]>,
    InterfaceMethod<"", "()", "setNested", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "()", "setPrivate", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "()", "setPublic", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<
      "",
      "Option<SymbolTable::UseRange>",
      "getSymbolUses",
      (ins "Op":$from),
      [{}],
      [{ runtime }]
    >,
    InterfaceMethod<"", "bool", "symbolKnownUseEmpty", (ins "Op":$from), [{}], [{ runtime }]>,
    InterfaceMethod<
      "",
      "VerifyResult",
      "replaceAllSymbolUses",
      (ins "StringAttr":$newSymbol, "Op":$from),
      [{}],
      [{ runtime }]
    >,
    InterfaceMethod<"", "bool", "isOptionalSymbol", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "bool", "canDiscardOnUseEmpty", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "bool", "isDeclaration", (ins), [{}], [{ runtime }]>
  ];
  let verify = [{ runtime }];
  let extraClassOf = [{ runtime }];
}

def SymbolUserOpInterface : OpInterface<"SymbolUserOpInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "VerifyResult", "verifySymbolUses", (ins "&mut SymbolTableCollection":$symbolTable)>
  ];
}

def SymbolUserAttrInterface : AttrInterface<"SymbolUserAttrInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "",
      "VerifyResult",
      "verifySymbolUses",
      (ins "Op":$op, "&mut SymbolTableCollection":$symbolTable)
    >
  ];
}

def SymbolTable : NativeOpTrait<"SymbolTable">;

#endif // MLIR_IR_SYMBOLINTERFACES
