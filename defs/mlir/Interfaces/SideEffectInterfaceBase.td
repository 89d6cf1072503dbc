#ifndef MLIR_INTERFACES_SIDEEFFECTS_BASE
#define MLIR_INTERFACES_SIDEEFFECTS_BASE

include "mlir/IR/OpBase.td"

class Resource<string resourceName> {
  string name = resourceName;
}

class IntrinsicResource<string resourceName> : Resource<!strconcat("::ods_runtime::side_effects::", resourceName)> {
}

def DefaultResource : IntrinsicResource<"DefaultResource">;
def AutomaticAllocationScopeResource : IntrinsicResource<"AutomaticAllocationScopeResource">;

class EffectOpInterfaceBase<string name, string baseEffect> : OpInterface<name> {
  let methods = [
    InterfaceMethod<
      "",
      "()",
      "getEffects",
      (ins "&mut Vec<EffectInstance<" # baseEffect # ">>":$effects)
    >
  ];
  string baseEffectName = baseEffect;
}

class EffectRange<bits<1> val> {
  bits<1> Value = val;
}

def FullEffect : EffectRange<1>;
def PartialEffect : EffectRange<0>;

class SideEffect<
  EffectOpInterfaceBase interface,
  string effectName,
  Resource resourceReference,
  int effectStage,
  EffectRange range
> : OpVariableDecorator {
  string baseEffectName = interface.baseEffectName;
  string interfaceTrait = interface.trait;
  string cppNamespace = interface.cppNamespace;
  string effect = effectName;
  string resource = resourceReference.name;
  int stage = effectStage;
  bit effectOnFullRegion = range.Value;
}

class SideEffectsTraitBase<
  EffectOpInterfaceBase parentInterface,
  list<SideEffect> staticEffects
> : OpInterfaceTrait<""> {
  let trait = parentInterface.trait;
  string cppNamespace = parentInterface.cppNamespace;
  string baseEffectName = parentInterface.baseEffectName;
  list<SideEffect> effects = staticEffects;
}

#endif // MLIR_INTERFACES_SIDEEFFECTS_BASE
