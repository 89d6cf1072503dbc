#ifndef MLIR_IR_OPASMINTERFACE_TD
#define MLIR_IR_OPASMINTERFACE_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def OpAsmOpInterface : OpInterface<"OpAsmOpInterface"> {
  let description = [{ What an operation wishes for its text. Corresponds to `mlir::OpAsmOpInterface`. }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "Names results: what follows `%`. Only the first value of a named group is given.",
      "()",
      "getAsmResultNames",
      (ins "SetNameFn<'_>":$setName),
      [{}],
      [{ let _ = $setName; }]
    >,
    InterfaceMethod<
      "Names the arguments of the entry block of `region`.",
      "()",
      "getAsmBlockArgumentNames",
      (ins "RegionRef<'ir>":$region, "SetNameFn<'_>":$setName),
      [{}],
      [{ let _ = ($region, $setName); }]
    >,
    InterfaceMethod<
      "Names blocks of the operation's regions.",
      "()",
      "getAsmBlockNames",
      (ins "&mut dyn FnMut(BlockRef<'_>, &str)":$setName),
      [{}],
      [{ let _ = $setName; }]
    >,
    StaticInterfaceMethod<
      "The dialect whose prefix may be left out within the operation's regions; empty for none.",
      "&'static str",
      "getDefaultDialect",
      (ins),
      [{}],
      [{ "" }]
    >
  ];
}

def OpAsmTypeInterface : TypeInterface<"OpAsmTypeInterface"> {
  let description = [{
    What a type wishes for in text: a name for values that have it, and an alias for itself. Corresponds to
    `mlir::OpAsmTypeInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "Names values that have the type, where the operation does not name them.",
      "()",
      "getAsmName",
      (ins "::ods_runtime::OpAsmSetNameFn<'_>":$setName),
      [{}],
      [{ let _ = $setName; }]
    >,
    InterfaceMethod<
      "The alias that stands for the type.",
      "::ods_runtime::OpAsmAliasResult",
      "getAlias",
      (ins),
      [{}],
      [{ ::ods_runtime::OpAsmAliasResult::NoAlias }]
    >
  ];
}

def OpAsmAttrInterface : AttrInterface<"OpAsmAttrInterface"> {
  let description = [{
    What an attribute wishes for in text: an alias for itself. Corresponds to `mlir::OpAsmAttrInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "The alias that stands for the attribute.",
      "::ods_runtime::OpAsmAliasResult",
      "getAlias",
      (ins),
      [{}],
      [{ ::ods_runtime::OpAsmAliasResult::NoAlias }]
    >
  ];
}

class ResourceHandleParameter<string handleType, string desc = ""> : AttrOrTypeParameter<handleType, desc> {
  let parser = "$_parser.parseResourceHandle<" # handleType # ">()";
  let printer = "$_printer.printResourceHandle($_self)";
}

#endif // MLIR_IR_OPASMINTERFACE_TD
