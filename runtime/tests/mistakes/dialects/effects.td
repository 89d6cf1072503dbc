// Effects that are listed, and effects that are written by hand. Mistakes in them are in runtime/tests/mistakes.
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
def Fix_Dialect : Dialect { let name = "fix"; let cppNamespace = "crate::fix"; }
class Fix_Op<string name, list<Trait> traits = []> : Op<Fix_Dialect, name, traits>;
def Tape : Resource<"crate::Tape">;
def NoiseOpInterface : EffectOpInterfaceBase<"NoiseOpInterface", "crate::Noise"> { let cppNamespace = "crate::fix"; }
class Noise<string name> : SideEffect<NoiseOpInterface, "crate::Noise::" # name, DefaultResource, 0, PartialEffect>;
def RecordOp : Fix_Op<"record"> { let arguments = (ins Arg<AnyType, "", [MemWrite<Tape>, Noise<"Loud">]>:$what); }
def PlayOp : Fix_Op<"play", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>, DeclareOpInterfaceMethods<ConditionallySpeculatable>]>;
