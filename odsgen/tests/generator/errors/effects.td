include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
class O<list<Trait> traits = []> : Op<D, "op", traits>;
def Noise : EffectOpInterfaceBase<"NoiseInterface", "crate::Noise"> { let cppNamespace = "::d"; }
class Loud<string name, Resource resource = DefaultResource, int stage = 0> : SideEffect<Noise, name, resource, stage, PartialEffect>;
// -----
def A : O<[DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> { let arguments = (ins Arg<AnyType, "", [MemRead]>:$x); }
// -----
def A : O<[MemoryEffectsOpInterface, NoMemoryEffect]>;
// -----
def A : O<[DeclareOpInterfaceMethods<Noise>]> { let results = (outs Res<AnyType, "", [Loud<"crate::Noise::Loud">]>:$x); }
// -----
def A : O { let arguments = (ins AnyType:$y, Arg<StrAttr, "", [MemRead]>:$x); }
// -----
def A : O { let arguments = (ins Arg<IntProp<"u32">, "", [MemRead]>:$x); }
// -----
def A : O { let arguments = (ins Arg<AnyType, "", [Loud<"not a path">]>:$x); }
// -----
def A : O { let arguments = (ins Arg<AnyType, "", [Loud<"">]>:$x); }
// -----
def A : O<[MemoryEffects<[MemRead<Resource<"a resource">>]>]>;
// -----
def A : O { let results = (outs Res<AnyType, "", [MemAlloc<Resource<"">>]>:$x); }
// -----
def A : O { let arguments = (ins Arg<AnyType, "", [MemReadAt<4294967296>]>:$x); }
// -----
def A : O<[MemoryEffects<[Loud<"crate::Noise::Loud">]>]>;
// -----
def A : O { let arguments = (ins Arg<AnyType, "", [MemoryEffects<[MemRead]>]>:$x); }
// -----
def A : O<[MemRead]>;
// -----
def A : O<[Pure, MemRead]>;
// -----
def B : EffectOpInterfaceBase<"B", "crate::Noise"> { let cppNamespace = "::d"; let methods = [InterfaceMethod<"", "u32", "other">]; }
// -----
def B : EffectOpInterfaceBase<"B", "no path"> { let cppNamespace = "::d"; }
