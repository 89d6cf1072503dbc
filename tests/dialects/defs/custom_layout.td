// A dialect with all that a dialect can say about data layouts: a scope with bytes of its own, types that are laid out by
// rules of their own, and identifiers for entries. `docs/data-layout.md` explains it.

include "mlir/Dialect/DLTI/DLTIBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"

def CustomLayout_Dialect : Dialect {
  let name = "custom_layout";
  let cppNamespace = "::custom_layout";
  let summary = "Programs for signal processors that count memory in words";
  let useDefaultTypePrinterParser = 1;
  let extraClassDeclaration = [{
    /// The entry that says how wide the bus is, in bits.
    pub const BUS_WIDTH: &'static str = "custom_layout.bus_width";

    fn initialize(d: &mut DialectInit<'_>) { crate::custom_layout_hooks::add_interfaces(d.ctx()) }
  }];
}

// Sizes within are counted in words of 16 bits, and nothing is aligned to less than one.
def ChipOp : Op<CustomLayout_Dialect, "chip", [
    IsolatedFromAbove, NoTerminator, SingleBlock, HasDefaultDLTIDataLayout,
    DeclareOpInterfaceMethods<DataLayoutOpInterface, ["getTypeSize", "getTypeABIAlignment"]>
  ]> {
  let summary = "a program for one chip";
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "attr-dict-with-keyword $body";
}

// A scope that answers no query itself.
def RackOp : Op<CustomLayout_Dialect, "rack", [
    IsolatedFromAbove, NoTerminator, SingleBlock, HasDefaultDLTIDataLayout,
    DeclareOpInterfaceMethods<DataLayoutOpInterface>
  ]> {
  let summary = "chips in a row";
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "attr-dict-with-keyword $body";
}

// Samples in a row. An entry `{bits = ..., align = ...}` for any number of samples says what one sample takes; the rest
// follows.
def SamplesType : TypeDef<CustomLayout_Dialect, "Samples", [
    DeclareTypeInterfaceMethods<DataLayoutTypeInterface, ["getPreferredAlignment", "areCompatible", "verifyEntries"]>
  ]> {
  let summary = "samples of a signal";
  let mnemonic = "samples";
  let parameters = (ins "u64":$count);
  let assemblyFormat = "`<` $count `>`";
}

// A pointer to something, as large as the index in which addresses are computed; in bytes, a multiple of four.
def PortType : TypeDef<CustomLayout_Dialect, "Port", [
    DeclareTypeInterfaceMethods<DataLayoutTypeInterface, ["getTypeSize", "getIndexBitwidth"]>
  ]> {
  let summary = "where a value is read from";
  let mnemonic = "port";
  let parameters = (ins "Type":$element);
  let assemblyFormat = "`<` $element `>`";
}

// A type that says nothing about its layout.
def SecretType : TypeDef<CustomLayout_Dialect, "Secret"> {
  let summary = "what cannot be in memory";
  let mnemonic = "secret";
}
