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

// Only interfaces of the main file are generated. These have a part in the order of verification; see `my/hooks.td`.
def PhaseInterface : OpInterface<"PhaseInterface"> {
  let description = [{ Fails up to a phase of verification. }];
  let cppNamespace = "::my";
  let methods = [InterfaceMethod<"The first phase that fails.", "u32", "getStep">];
  let verify = [{
    if $_op.step() > 4 { Ok(()) } else { Err($_op.op_error("step 4: an interface")) }
  }];
}
def RegionPhaseInterface : OpInterface<"RegionPhaseInterface", [PhaseInterface]> {
  let description = [{ Fails after the regions were verified. }];
  let cppNamespace = "::my";
  let verifyWithRegions = 1;
  let verify = [{
    if $_op.step() > 8 { Ok(()) } else { Err($_op.op_error("step 8: an interface, about regions")) }
  }];
}

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
