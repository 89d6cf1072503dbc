// The standard interfaces of operations, one operation or more for each of their mechanisms.

include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Kit_Dialect : Dialect {
  let name = "kit";
  let summary = "Standard interfaces for tests";
  let cppNamespace = "::kit";
}

class Kit_Op<string mnemonic, list<Trait> traits = []> : Op<Kit_Dialect, mnemonic, traits>;

// ---- Effects ----

def Kit_Tape : Resource<"crate::effects::Tape">;

// Effects of a kind of its own.
def NoiseOpInterface : EffectOpInterfaceBase<"NoiseOpInterface", "crate::effects::Noise"> {
  let description = [{ Tells what noise the operation makes. }];
  let cppNamespace = "::kit";
}
class Noise<string name, Resource resource = DefaultResource, int stage = 0> : SideEffect<
  NoiseOpInterface,
  "crate::effects::Noise::" # name,
  resource,
  stage,
  PartialEffect
>;
class Noises<list<Noise> effects = []> : SideEffectsTraitBase<NoiseOpInterface, effects>;

// Effects on everything that a definition can name.
def Kit_ListedOp : Kit_Op<
  "listed",
  [
    AttrSizedOperandSegments,
    MemoryEffects<[MemRead<Kit_Tape>, MemWriteAt<2, FullEffect>]>,
    Noises<[Noise<"Loud">]>
  ]
> {
  let arguments = (ins
    Arg<Variadic<AnyType>, "those that are read", [MemRead]>:$read,
    AnyType:$plain,
    Arg<Variadic<AnyType>, "those that are freed", [MemFree<Kit_Tape, 1>, Noise<"Quiet", Kit_Tape, 3>]>:$freed,
    I32Attr:$number,
    Arg<SymbolRefAttr, "what is written", [MemWrite]>:$target,
    Arg<OptionalAttr<FlatSymbolRefAttr>, "what may be written", [MemWrite<Kit_Tape>]>:$perhaps
  );
  let results = (outs Res<Variadic<AnyType>, "those that are new", [MemAlloc]>:$all);
}
// An argument alone.
def Kit_HeardOp : Kit_Op<"heard"> {
  let arguments = (ins Arg<AnyType, "", [Noise<"Quiet">]>:$value);
}
def Kit_ComputedOp : Kit_Op<"computed", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>, DeclareOpInterfaceMethods<ConditionallySpeculatable>,
    NoTerminator]> {
  let regions = (region AnyRegion:$body);
}
def Kit_PureOp : Kit_Op<"pure", [Pure]> {
  let arguments = (ins Variadic<AnyType>:$values);
  let results = (outs Variadic<AnyType>:$all);
}
def Kit_AllocOp : Kit_Op<"alloc"> {
  let results = (outs Res<AnyType, "", [MemAlloc, MemWrite]>:$new);
}
def Kit_RecursiveOp : Kit_Op<"recursive", [RecursiveMemoryEffects, RecursivelySpeculatable, NoTerminator]> {
  let regions = (region AnyRegion:$body);
}
// Its own and those of what it contains.
def Kit_BothOp : Kit_Op<"both", [RecursiveMemoryEffects, MemoryEffects<[MemRead]>, AlwaysSpeculatable, NoTerminator]> {
  let regions = (region AnyRegion:$body);
}
def Kit_UnknownOp : Kit_Op<"unknown", [NoTerminator]> {
  let regions = (region AnyRegion:$body);
}
