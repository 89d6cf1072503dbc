#ifndef BUILTIN_BASE
#define BUILTIN_BASE

include "mlir/IR/OpBase.td"

// Its types and attributes, and their text, are hand-written in the runtime.
def Builtin_Dialect : Dialect {
  let summary = "A dialect containing the builtin Attributes, Operations, and Types";
  let name = "builtin";
  let cppNamespace = "::ods_runtime::builtin";
  let useDefaultAttributePrinterParser = 0;
  let useDefaultTypePrinterParser = 0;
  let extraClassDeclaration = [{
    fn initialize(d: &mut DialectInit<'_>) { ods_runtime::builtin::add_interfaces(d) }
  }];
}

#endif // BUILTIN_BASE
