#ifndef TRAITS_TD
#define TRAITS_TD

include "mlir/IR/Constraints.td"

class Trait;

class TraitList<list<Trait> props> : Trait {
  list<Trait> traits = props;
}

class NativeTrait<
  string name,
  string entityType,
  code extraClassDeclaration = [{}],
  code extraClassDefinition = [{}]
> : Trait {
  string trait = name;
  string cppNamespace = "::ods_runtime::traits::" # !tolower(entityType);
  code extraConcreteClassDeclaration = extraClassDeclaration;
  code extraConcreteClassDefinition = extraClassDefinition;
}

class ParamNativeTrait<
  string prop,
  string params,
  string entityType
> : NativeTrait<prop # "<" # params # ">", entityType>;

class GenInternalTrait<string prop, string entityType> : Trait {
  string trait = "::ods_runtime::traits::" # !tolower(entityType) # "::" # prop;
}

class PredTrait<string descr, Pred pred> : Trait {
  string summary = descr;
  Pred predicate = pred;
}

#endif // TRAITS_TD
