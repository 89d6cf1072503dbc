// Effects that are listed, and effects that are written by hand. Mistakes in them are in tests/mistakes.
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
def Mistakes_Dialect : Dialect { let name = "mistakes"; let cppNamespace = "crate::mistakes"; }
class Mistakes_Op<string name, list<Trait> traits = []> : Op<Mistakes_Dialect, name, traits>;
def Tape : Resource<"crate::Tape">;
def NoiseOpInterface : EffectOpInterfaceBase<"NoiseOpInterface", "crate::Noise"> { let cppNamespace = "crate::mistakes"; }
class Noise<string name> : SideEffect<NoiseOpInterface, "crate::Noise::" # name, DefaultResource, 0, PartialEffect>;
def RecordOp : Mistakes_Op<"record"> { let arguments = (ins Arg<AnyType, "", [MemWrite<Tape>, Noise<"Loud">]>:$what); }
def PlayOp : Mistakes_Op<"play", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>, DeclareOpInterfaceMethods<ConditionallySpeculatable>]>;
