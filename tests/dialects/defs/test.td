// A dialect with an operation per mechanism of operation definitions, by topic. Where MLIR's own test dialect has an
// operation for the same mechanism, names and text forms are the same, so that the two can be compared.

include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Test_Dialect : Dialect {
  let name = "test";
  let summary = "An operation per mechanism.";
  let cppNamespace = "::test";
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let discardableAttrs = (ins "IntegerAttr":$rank, "Attribute":$anyThing);
  let extraClassDeclaration = [{
    /// The attribute that is wrong wherever it stands.
    pub const INVALID: &'static str = "test.invalid_attr";
  }];
}

class TEST_Op<string mnemonic, list<Trait> traits = []> : Op<Test_Dialect, mnemonic, traits>;

include "ops/arguments.td"
include "ops/builders.td"
include "ops/enums.td"
include "ops/formats.td"
include "ops/hooks.td"
include "ops/inference.td"
include "ops/library.td"
include "ops/names.td"
include "ops/properties.td"
include "ops/regions.td"
include "ops/traits.td"
include "ops/variadic.td"
