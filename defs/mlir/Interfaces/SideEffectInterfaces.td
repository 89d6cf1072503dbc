#ifndef MLIR_INTERFACES_SIDEEFFECTS
#define MLIR_INTERFACES_SIDEEFFECTS

include "mlir/Interfaces/SideEffectInterfaceBase.td"

def MemoryEffectsOpInterface : EffectOpInterfaceBase<
  "MemoryEffectOpInterface",
  "::ods_runtime::MemoryEffect"
> {
  let description = [{
    Tells what the operation does to memory. Corresponds to `mlir::MemoryEffectOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
}

class MemoryEffect<
  string effectName,
  Resource resource,
  int stage,
  EffectRange range
> : SideEffect<MemoryEffectsOpInterface, effectName, resource, stage, range>;
class MemoryEffects<list<MemoryEffect> effects = []> : SideEffectsTraitBase<MemoryEffectsOpInterface, effects>;
class MemAlloc<
  Resource resource,
  int stage = 0,
  EffectRange range = PartialEffect
> : MemoryEffect<"::ods_runtime::MemoryEffect::Allocate", resource, stage, range>;
def MemAlloc : MemAlloc<DefaultResource, 0, PartialEffect>;
class MemAllocAt<int stage, EffectRange range = PartialEffect> : MemAlloc<DefaultResource, stage, range>;
class MemFree<
  Resource resource,
  int stage = 0,
  EffectRange range = PartialEffect
> : MemoryEffect<"::ods_runtime::MemoryEffect::Free", resource, stage, range>;
def MemFree : MemFree<DefaultResource, 0, PartialEffect>;
class MemFreeAt<int stage, EffectRange range = PartialEffect> : MemFree<DefaultResource, stage, range>;
class MemRead<
  Resource resource,
  int stage = 0,
  EffectRange range = PartialEffect
> : MemoryEffect<"::ods_runtime::MemoryEffect::Read", resource, stage, range>;
def MemRead : MemRead<DefaultResource, 0, PartialEffect>;
class MemReadAt<int stage, EffectRange range = PartialEffect> : MemRead<DefaultResource, stage, range>;
class MemWrite<
  Resource resource,
  int stage = 0,
  EffectRange range = PartialEffect
> : MemoryEffect<"::ods_runtime::MemoryEffect::Write", resource, stage, range>;
def MemWrite : MemWrite<DefaultResource, 0, PartialEffect>;
class MemWriteAt<int stage, EffectRange range = PartialEffect> : MemWrite<DefaultResource, stage, range>;
def NoMemoryEffect : MemoryEffects<[]>;
def RecursiveMemoryEffects : NativeOpTrait<"HasRecursiveMemoryEffects">;
def RecursivelySpeculatableImplTrait : NativeOpTrait<"RecursivelySpeculatableImplTrait">;
def AlwaysSpeculatableImplTrait : NativeOpTrait<"AlwaysSpeculatableImplTrait">;

def ConditionallySpeculatable : OpInterface<"ConditionallySpeculatable"> {
  let description = [{
    Tells whether the operation may be executed although it was not asked for. Corresponds to
    `mlir::ConditionallySpeculatable`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"Whether the operation has undefined behavior, or other effects.", "Speculatability", "getSpeculatability">
  ];
}

def AlwaysSpeculatable : TraitList<[ConditionallySpeculatable, AlwaysSpeculatableImplTrait]>;
def RecursivelySpeculatable : TraitList<[ConditionallySpeculatable, RecursivelySpeculatableImplTrait]>;
def Pure : TraitList<[AlwaysSpeculatable, NoMemoryEffect]>;

#endif // MLIR_INTERFACES_SIDEEFFECTS
