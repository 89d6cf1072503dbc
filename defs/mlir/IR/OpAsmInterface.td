#ifndef MLIR_IR_OPASMINTERFACE_TD
#define MLIR_IR_OPASMINTERFACE_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def OpAsmOpInterface : OpInterface<"OpAsmOpInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "",
      "()",
      "getAsmResultNames",
      (ins "OpAsmSetValueNameFn":$setNameFn),
      [{}],
      [{ runtime }]
    >,
    InterfaceMethod<
      "",
      "()",
      "getAsmBlockArgumentNames",
      (ins "&mut Region":$region, "OpAsmSetValueNameFn":$setNameFn),
      [{}],
      [{ runtime }]
    >,
    InterfaceMethod<"", "()", "getAsmBlockNames", (ins "OpAsmSetBlockNameFn":$setNameFn), [{}], [{ runtime }]>,
    StaticInterfaceMethod<"", "&str", "getDefaultDialect", (ins), [{}], [{ runtime }]>
  ];
}

def OpAsmTypeInterface : TypeInterface<"OpAsmTypeInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "()", "getAsmName", (ins "OpAsmSetNameFn":$setNameFn), [{}], [{ runtime }]>,
    InterfaceMethod<"", "OpAsmAliasResult", "getAlias", (ins "&mut raw_ostream":$os), [{}], [{ runtime }]>
  ];
}

def OpAsmAttrInterface : AttrInterface<"OpAsmAttrInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "OpAsmAliasResult", "getAlias", (ins "&mut raw_ostream":$os), [{}], [{ runtime }]>
  ];
}

class ResourceHandleParameter<string handleType, string desc = ""> : AttrOrTypeParameter<handleType, desc> {
  let parser = "$_parser.parseResourceHandle<" # handleType # ">()";
  let printer = "$_printer.printResourceHandle($_self)";
}

#endif // MLIR_IR_OPASMINTERFACE_TD
