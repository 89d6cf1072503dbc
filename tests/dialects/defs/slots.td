// A dialect with memory slots of its own, for mem2reg and sroa.

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Slots_Dialect : Dialect {
  let name = "slots";
  let summary = "Memory slots for tests of transforms";
  let cppNamespace = "::slots";
}

class Slots_Op<string mnemonic, list<Trait> traits = []> : Op<Slots_Dialect, mnemonic, traits>;

def AllocOp : Slots_Op<"alloc", [
  DeclareOpInterfaceMethods<PromotableAllocationOpInterface>,
  DeclareOpInterfaceMethods<DestructurableAllocationOpInterface>
]> {
  let summary = "Several slots with two numbers or one, each with its pointer";
  let arguments = (ins I64Attr:$parts);
  let results = (outs Variadic<Index>:$ptrs);
}

def ReadOp : Slots_Op<"read", [DeclareOpInterfaceMethods<PromotableMemOpInterface>]> {
  let summary = "The number in a slot";
  let arguments = (ins Index:$ptr);
  let results = (outs I32:$value);
}

def AddOp : Slots_Op<"add", [DeclareOpInterfaceMethods<PromotableMemOpInterface>]> {
  let summary = "Adds to the number in a slot";
  let arguments = (ins I32:$value, Index:$ptr);
}

def AliasOp : Slots_Op<"alias", [DeclareOpInterfaceMethods<PromotableOpInterface>]> {
  let summary = "The same pointer";
  let arguments = (ins Index:$ptr);
  let results = (outs Index:$alias);
}

def NoteOp : Slots_Op<"note", [DeclareOpInterfaceMethods<PromotableOpInterface, [
  "requiresReplacedValues", "visitReplacedValues"
]>]> {
  let summary = "A note about the values of a slot";
  let arguments = (ins Variadic<AnyType>:$values);
}

def PartOp : Slots_Op<"part", [DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>]> {
  let summary = "A pointer to a part of a slot";
  let arguments = (ins Index:$ptr, I64Attr:$index);
  let results = (outs Index:$part);
}

def CheckOp : Slots_Op<"check", [DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>]> {
  let summary = "Uses a pointer within bounds";
  let arguments = (ins Index:$ptr);
}
