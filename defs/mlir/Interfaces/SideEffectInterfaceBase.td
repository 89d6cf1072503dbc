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

// An interface for effects of one kind, `baseEffect`: usually an enum whose cases are the names of `SideEffect`s.
class EffectOpInterfaceBase<string name, string baseEffect> : OpInterface<name> {
  let methods = [
    InterfaceMethod<"The effects of the operation.", "EffectInstances<'ir, " # baseEffect # ">", "getEffects">
  ];
  let extraClassDeclaration = [{
    /// The effects that are equal to `effect`.
    pub fn effects_of(self, effect: }] # baseEffect # [{) -> EffectInstances<'ir, }] # baseEffect # [{> {
        $_op.effects().into_iter().filter(|it| it.effect() == effect).collect()
    }
    /// Whether the operation has the effect.
    pub fn has_effect(self, effect: }] # baseEffect # [{) -> bool {
        self.table.effects.any(self.op, |it| it == effect)
    }
    /// Whether the operation has effects, all of which are `effect`.
    pub fn only_has_effect(self, effect: }] # baseEffect # [{) -> bool {
        self.has_effect(effect) && !self.table.effects.any(self.op, |it| it != effect)
    }
    /// Whether the operation has no effects.
    pub fn has_no_effect(self) -> bool { !self.table.effects.any(self.op, |_| true) }
    /// The effects whose target is `value`.
    pub fn effects_on_value(self, value: ValueRef<'_>) -> EffectInstances<'ir, }] # baseEffect # [{> {
        $_op.effects().into_iter().filter(|it| it.value().is_some_and(|it| it == value)).collect()
    }
    /// The first effect `effect` whose target is `value`.
    pub fn effect_on_value(
        self,
        effect: }] # baseEffect # [{,
        value: ValueRef<'_>,
    ) -> Option<EffectInstance<'ir, }] # baseEffect # [{>> {
        $_op.effects_on_value(value).into_iter().find(|it| it.effect() == effect)
    }
    /// The effects whose target is `symbol`.
    pub fn effects_on_symbol(self, symbol: AttrRef<'_>) -> EffectInstances<'ir, }] # baseEffect # [{> {
        $_op.effects().into_iter().filter(|it| it.symbol_ref().is_some_and(|it| it == symbol)).collect()
    }
    /// The effects on the resource `R`.
    pub fn effects_on_resource<R: Resource>(self) -> EffectInstances<'ir, }] # baseEffect # [{> {
        $_op.effects().into_iter().filter(|it| it.resource().is::<R>()).collect()
    }
  }];
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
