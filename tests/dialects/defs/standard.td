// The standard interfaces of operations, one operation or more for each of their mechanisms.

include "mlir/IR/OpBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

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

// ---- Shapes ----

// Tensors of what is computed.
def Kit_JoinOp : Kit_Op<"join", [InferTensorType]> {
  let arguments = (ins Variadic<AnyTensor>:$parts);
  let results = (outs AnyTensor:$all);
}
// Says nothing of types, but computes sizes.
def Kit_SizedOp : Kit_Op<"sized", [InferShapedTypeOpAdaptorWithReify]> {
  let arguments = (ins AnyTensor:$source);
  let results = (outs AnyTensor:$result);
}
// Two results, of which the second is not known.
def Kit_ReifiedOp : Kit_Op<"reified", [
    DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface, ["reifyResultShapes"]>]> {
  let arguments = (ins AnyRankedTensor:$source);
  let results = (outs AnyRankedTensor:$known, AnyRankedTensor:$unknown);
}
// Nothing is replaced: it cannot say anything.
def Kit_SilentOp : Kit_Op<"silent", [ReifyRankedShapedTypeOpInterface, InferShapedTypeOpInterface]>;

// ---- Destinations ----

def Kit_FillOp : Kit_Op<"fill", [AttrSizedOperandSegments, DestinationStyleOpInterface]> {
  let arguments = (ins Variadic<AnyType>:$before, Variadic<AnyType>:$outs, Variadic<AnyType>:$after);
  let results = (outs Variadic<AnyType>:$all);
  let extraClassDeclaration = [{
    /// The destinations.
    pub fn dps_inits(self) -> OperandRange<'ir> { self.outs() }
  }];
}

// ---- Views ----

def Kit_ViewOp : Kit_Op<"view", [ViewLikeOpInterface]> {
  let arguments = (ins Index:$number, AnyMemRef:$buffer);
  let results = (outs AnyMemRef:$view);
  let extraClassDeclaration = [{
    /// What is viewed.
    pub fn view_source(self) -> ValueRef<'ir> { *self.buffer() }
  }];
}
def Kit_SliceOp : Kit_Op<"slice", [AttrSizedOperandSegments, OffsetSizeAndStrideOpInterface]> {
  let arguments = (ins
    AnyType:$source,
    Variadic<Index>:$offsets,
    Variadic<Index>:$sizes,
    Variadic<Index>:$strides,
    DenseI64ArrayAttr:$static_offsets,
    DenseI64ArrayAttr:$static_sizes,
    DenseI64ArrayAttr:$static_strides
  );
  let extraClassDeclaration = [{
    /// The source comes first.
    pub fn offset_size_and_stride_start_operand_index() -> usize { 1 }
    /// Two of each.
    pub fn array_attr_max_ranks(self) -> [usize; 3] { [2, 2, 2] }
  }];
}

// ---- Loops ----

// Says what it must.
def Kit_ForeverOp : Kit_Op<"forever", [DeclareOpInterfaceMethods<LoopLikeOpInterface>, NoTerminator]> {
  let regions = (region SizedRegion<1>:$body);
}
