// The examples of the ODS document, chapter by chapter, each followed by definitions of our own for the same mechanisms.
//
// Where Rust forces a difference: code in strings is Rust; the document calls most operations `MyOp`, here each has a name.

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def My_Dialect : Dialect {
  let name = "my";
  let summary = "The examples of a document";
  let cppNamespace = "::my";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

class My_Op<string mnemonic, list<Trait> traits = []> : Op<My_Dialect, mnemonic, traits>;

include "my/arguments.td"
include "my/builders.td"
include "my/constraints.td"
include "my/enums.td"
include "my/formats.td"
include "my/hooks.td"
include "my/inference.td"
include "my/parts.td"
include "my/properties.td"
include "my/second.td"
