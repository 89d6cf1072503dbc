#ifndef ATTRTYPEBASE_TD
#define ATTRTYPEBASE_TD

include "mlir/IR/CommonAttrConstraints.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/Constraints.td"
include "mlir/IR/DialectBase.td"
include "mlir/IR/Traits.td"

class NativeAttrTrait<
  string name,
  code extraAttrDeclaration = [{}],
  code extraAttrDefinition = [{}]
> : NativeTrait<name, "Attribute", extraAttrDeclaration, extraAttrDefinition>;
class ParamNativeAttrTrait<string prop, string params> : ParamNativeTrait<prop, params, "Attribute">;
class GenInternalAttrTrait<string prop> : GenInternalTrait<prop, "Attribute">;
class PredAttrTrait<string descr, Pred pred> : PredTrait<descr, pred>;
class NativeTypeTrait<
  string name,
  code extraTypeDeclaration = [{}],
  code extraTypeDefinition = [{}]
> : NativeTrait<name, "Type", extraTypeDeclaration, extraTypeDefinition>;
class ParamNativeTypeTrait<string prop, string params> : ParamNativeTrait<prop, params, "Type">;
class GenInternalTypeTrait<string prop> : GenInternalTrait<prop, "Type">;
class PredTypeTrait<string descr, Pred pred> : PredTrait<descr, pred>;
def MutableType : NativeTypeTrait<"IsMutable">;

// `name` is the name of the Rust function.
class AttrOrTypeBuilder<dag parameters, code bodyCode = "", string returnTypeStr = "", string name = ""> {
  dag dagParams = parameters;
  code body = bodyCode;
  string returnType = returnTypeStr;
  string rustName = name;
  bit hasInferredContextParam = 0;
}

class AttrBuilder<
  dag parameters,
  code bodyCode = "",
  string returnType = "",
  string name = ""
> : AttrOrTypeBuilder<parameters, bodyCode, returnType, name>;
class TypeBuilder<
  dag parameters,
  code bodyCode = "",
  string returnType = "",
  string name = ""
> : AttrOrTypeBuilder<parameters, bodyCode, returnType, name>;

class AttrOrTypeBuilderWithInferredContext<
  dag parameters,
  code bodyCode = "",
  string returnType = "",
  string name = ""
> : TypeBuilder<parameters, bodyCode, returnType, name> {
  let hasInferredContextParam = 1;
}

class AttrBuilderWithInferredContext<
  dag parameters,
  code bodyCode = "",
  string returnType = "",
  string name = ""
> : AttrOrTypeBuilderWithInferredContext<parameters, bodyCode, returnType, name>;
class TypeBuilderWithInferredContext<
  dag parameters,
  code bodyCode = "",
  string returnType = "",
  string name = ""
> : AttrOrTypeBuilderWithInferredContext<parameters, bodyCode, returnType, name>;

class AttrOrTypeDef<string valueType, string name, list<Trait> defTraits, string baseCppClass> {
  string cppBaseClassName = baseCppClass;
  string description = "";
  string storageClass = name # valueType # "Storage";
  string storageNamespace = "detail";
  bit genStorageClass = 1;
  bit hasStorageCustomConstructor = 0;
  dag parameters = (ins);
  list<AttrOrTypeBuilder> builders = ?;
  list<Trait> traits = defTraits;
  string mnemonic = ?;
  string assemblyFormat = ?;
  bit hasCustomAssemblyFormat = 0;
  bit genAccessors = 1;
  bit skipDefaultBuilders = 0;
  bit genVerifyDecl = 0;
  code extraClassDeclaration = [{}];
  code extraClassDefinition = [{}];
  bit genMnemonicAlias = 0;
}

class AttrDef<
  Dialect dialect,
  string name,
  list<Trait> traits = [],
  string baseCppClass = "Attribute"
> : DialectAttr<dialect, CPred<"">, "">, AttrOrTypeDef<"Attr", name, traits, baseCppClass> {
  string cppClassName = name # "Attr";
  let storageType = dialect.cppNamespace # "::" # cppClassName;
  let returnType = dialect.cppNamespace # "::" # cppClassName;
  string cppType = dialect.cppNamespace # "::" # cppClassName;
  string attrName = dialect.name # "." # mnemonic;
  let convertFromStorage = "$_self";
  let predicate = CPred<"$_self.isa::<" # cppType # ">()">;
}

class LocationAttrDef<Dialect dialect, string name, list<Trait> traits = []> : AttrDef<
  dialect,
  name,
  traits # [NativeAttrTrait<"IsLocation">],
  "LocationAttr"
>;

class TypeDef<
  Dialect dialect,
  string name,
  list<Trait> traits = [],
  string baseCppClass = "Type"
> : DialectType<dialect, CPred<"">, "", name # "Type">, AttrOrTypeDef<"Type", name, traits, baseCppClass> {
  string cppClassName = name # "Type";
  string cppType = dialect.cppNamespace # "::" # cppClassName;
  string typeName = dialect.name # "." # mnemonic;
  let builderCall = !if(!empty(parameters), cppType # "::get($_builder)", "");
  let predicate = CPred<"$_self.isa::<" # cppType # ">()">;
}

class AttrOrTypeParameter<string type, string desc, string accessorType = ""> {
  code allocator = ?;
  code comparator = ?;
  string cppType = type;
  string cppAccessorType = !if(!empty(accessorType), type, accessorType);
  string cppStorageType = cppType;
  string convertFromStorage = "$_self";
  string summary = desc;
  string syntax = ?;
  string parser = ?;
  string printer = ?;
  string defaultValue = "";
}

class AttrParameter<
  string type,
  string desc,
  string accessorType = ""
> : AttrOrTypeParameter<type, desc, accessorType>;
class TypeParameter<
  string type,
  string desc,
  string accessorType = ""
> : AttrOrTypeParameter<type, desc, accessorType>;

// A parameter that may be left out. Types and attributes become an `Option`; others have Rust's default when they are not
// written.
class OptionalParameter<string type, string desc = ""> : AttrOrTypeParameter<type, desc> {
  let defaultValue = "Default::default()";
}

class DefaultValuedParameter<string type, string value, string desc = ""> : AttrOrTypeParameter<type, desc> {
  let defaultValue = value;
}

class StringRefParameter<string desc = "", string value = ""> : AttrOrTypeParameter<"&str", desc> {
  let printer = [{ $_printer.print_string($_self) }];
  let cppStorageType = "String";
  let defaultValue = value;
}

class APIntParameter<string desc> : AttrOrTypeParameter<"&ApInt", desc> {
  let cppStorageType = "ApInt";
}

class APFloatParameter<string desc> : AttrOrTypeParameter<"&ApFloat", desc> {
  let cppStorageType = "ApFloat";
}

class ArrayRefParameter<string arrayOf, string desc = ""> : AttrOrTypeParameter<
  "&[" # arrayOf # "]",
  desc
> {
  let cppStorageType = "Vec<" # arrayOf # ">";
}

class OptionalArrayRefParameter<string arrayOf, string desc = ""> : OptionalParameter<
  "&[" # arrayOf # "]",
  desc
> {
  let cppStorageType = "Vec<" # arrayOf # ">";
}

class SelfAllocationParameter<string type, string desc> : AttrOrTypeParameter<type, desc> {
}

class ArrayRefOfSelfAllocationParameter<string arrayOf, string desc> : AttrOrTypeParameter<
  "&[" # arrayOf # "]",
  desc
> {
}

class AttributeSelfTypeParameter<
  string desc,
  string derivedType = "Type",
  string typeBuilder = ""
> : AttrOrTypeParameter<derivedType, desc> {
  let defaultValue = !if(
    !and(!empty(typeBuilder), !eq(derivedType, "Type")),
    "NoneType::get($_ctxt)",
    typeBuilder
  );
}

class ArrayOfAttr<
  Dialect dialect,
  string name,
  string attrMnemonic,
  string eltName,
  list<Trait> traits = []
> : AttrDef<dialect, name, traits> {
  let parameters = (ins OptionalArrayRefParameter<eltName>:$value);
  let mnemonic = attrMnemonic;
  let assemblyFormat = "`[` (`]`) : ($value^ `]`)?";
  let returnType = "&[" # eltName # "]";
  let constBuilderCall = name # "Attr::get($_builder, $0)";
  let convertFromStorage = "$_self.value()";
  let extraClassDeclaration = [{
    /// The number of elements.
    pub fn len(self) -> usize { self.value().len() }
    /// Whether there is no element.
    pub fn is_empty(self) -> bool { self.value().is_empty() }
  }];
}

#endif // ATTRTYPEBASE_TD
