#ifndef PROPERTIES
#define PROPERTIES

include "mlir/IR/Constraints.td"
include "mlir/IR/Utils.td"

// In generated Rust a property's type implements `ods_runtime::properties::PropertyValue`, which knows how a value is
// converted to and from an attribute, parsed and printed. `Property` has the default fragments; a subclass
// overrides those for which its text form or attribute form differs.
//
// The fragments are expressions. Placeholders: `$_storage` the stored value, as a place; `$_value` one as accessors
// return it; `$_attr` the attribute (`AttrRef`); `$_ctxt` the context; `$_parser` and `$_printer`.
// `convertFromAttribute` is a `Result<_, String>`, `parser` a `ParseResult<_>`, `optionalParser` a
// `ParseResult<Option<_>>`. If the message of `convertFromAttribute` is empty, an operation keeps an attribute that the
// verifier reports: `invalidAttribute`, an `Attribute`, or `$_attr` itself.
class Property<
  string storageTypeParam = "",
  string desc = "",
  string interfaceTypeParam = storageTypeParam
> : PropConstraint<TruePred, desc, interfaceTypeParam> {
  string description = "";
  code storageType = storageTypeParam;
  code convertFromStorage = "$_storage";
  code assignToStorage = "$_value";
  code convertToAttribute = "PropertyValue::to_attribute(&$_storage, $_ctxt)";
  code convertFromAttribute = "PropertyValue::from_attribute($_attr)";
  code invalidAttribute = "";
  code hashProperty = "";
  code parser = "PropertyValue::parse($_parser)";
  code optionalParser = "";
  code printer = "PropertyValue::print(&$_storage, $_printer)";
  code writeToMlirBytecode = "PropertyValue::write(&$_storage, $_writer)";
  code readFromMlirBytecode = "PropertyValue::read($_reader)";
  Property baseProperty = ?;
  string defaultValue = "";
  string storageTypeValueOverride = "";
}

// For properties whose bytecode is that of their attribute.
defvar readMlirBytecodeUsingConvertFromAttribute = "PropertyValue::read_as_attribute($_reader)";
defvar writeMlirBytecodeWithConvertToAttribute = "$_storage.write_as_attribute($_writer)";

//===- Kinds -------------------------------------------------------------------------------------------------------===//

// A Rust integer, written as a decimal number.
class IntProp<string storageTypeParam, string desc = ""> : Property<storageTypeParam, desc> {
  let summary = !if(!empty(desc), storageTypeParam, desc);
  let optionalParser = "PropertyValue::parse_optional($_parser)";
}
class IntProperty<string storageTypeParam, string desc = "">
  : IntProp<storageTypeParam, desc>, Deprecated<"moved to the shorter name IntProp">;

def I32Prop : IntProp<"i32", "int32_t">;
def I64Prop : IntProp<"i64", "int64_t">;
def I32Property : IntProp<"i32", "int32_t">, Deprecated<"moved to shorter name I32Prop">;
def I64Property : IntProp<"i64", "int64_t">, Deprecated<"moved to shorter name I64Prop">;

// An owned string, read as `&str`.
class _cls_StringProp : Property<"String", "string", "&str"> {
  let convertFromStorage = "$_storage.as_str()";
  let assignToStorage = "$_value.to_owned()";
  let optionalParser = "PropertyValue::parse_optional($_parser)";
}
def StringProp : _cls_StringProp;
def StringProperty : _cls_StringProp, Deprecated<"moved to shorter name StringProp">;

class _cls_BoolProp : IntProp<"bool", "boolean">;
def BoolProp : _cls_BoolProp;
def BoolProperty : _cls_BoolProp, Deprecated<"moved to shorter name BoolProp">;

// A flag: absent unless set. Where it must be spelled, its text is `unit` or `unit_absent`.
class _cls_UnitProp : Property<"bool", "unit property"> {
  let summary = "unit property";
  let description = [{
    A flag, false unless it is present. Where the default may not be left out, it is written `unit` or `unit_absent`.
  }];
  let defaultValue = "false";
  let convertToAttribute = "::ods_runtime::properties::unit::to_attribute($_storage, $_ctxt)";
  let convertFromAttribute = "::ods_runtime::properties::unit::from_attribute($_attr)";
  let parser = "::ods_runtime::properties::unit::parse($_parser)";
  let optionalParser = "::ods_runtime::properties::unit::parse_optional($_parser)";
  let printer = "::ods_runtime::properties::unit::print($_storage, $_printer)";
}
def UnitProp : _cls_UnitProp;
def UnitProperty : _cls_UnitProp, Deprecated<"moved to shorter name UnitProp">;

//===- Modifiers ---------------------------------------------------------------------------------------------------===//

// `p` with a default value. `default` is a value of the interface type; `storageDefault` one of
// the storage type, for when the two differ.
class DefaultValuedProp<
  Property p,
  string default = "",
  string storageDefault = ""
> : Property<p.storageType, p.summary, p.interfaceType> {
  let defaultValue = default;
  let storageTypeValueOverride = storageDefault;
  let baseProperty = p;
  let summary = p.summary;
  let description = p.description;
  let storageType = p.storageType;
  let interfaceType = p.interfaceType;
  let convertFromStorage = p.convertFromStorage;
  let assignToStorage = p.assignToStorage;
  let convertToAttribute = p.convertToAttribute;
  let convertFromAttribute = p.convertFromAttribute;
  let invalidAttribute = p.invalidAttribute;
  let predicate = p.predicate;
  let hashProperty = p.hashProperty;
  let parser = p.parser;
  let optionalParser = p.optionalParser;
  let printer = p.printer;
  let readFromMlirBytecode = p.readFromMlirBytecode;
  let writeToMlirBytecode = p.writeToMlirBytecode;
}
class DefaultValuedProperty<Property p, string default = "", string storageDefault = "">
  : DefaultValuedProp<p, default, storageDefault>, Deprecated<"moved to shorter name DefaultValuedProp">;

// `p`, restricted by `pred` over its interface type.
class ConfinedProp<
  Property p,
  Pred pred,
  string newSummary = ""
> : Property<p.storageType, !if(!empty(newSummary), p.summary, newSummary), p.interfaceType> {
  let predicate = !if(!ne(p.predicate, TruePred), And<[p.predicate, pred]>, pred);
  let baseProperty = p;
  let description = p.description;
  let storageType = p.storageType;
  let interfaceType = p.interfaceType;
  let convertFromStorage = p.convertFromStorage;
  let assignToStorage = p.assignToStorage;
  let convertToAttribute = p.convertToAttribute;
  let convertFromAttribute = p.convertFromAttribute;
  let invalidAttribute = p.invalidAttribute;
  let hashProperty = p.hashProperty;
  let parser = p.parser;
  let optionalParser = p.optionalParser;
  let printer = p.printer;
  let readFromMlirBytecode = p.readFromMlirBytecode;
  let writeToMlirBytecode = p.writeToMlirBytecode;
  let defaultValue = p.defaultValue;
  let storageTypeValueOverride = p.storageTypeValueOverride;
}
class ConfinedProperty<Property p, Pred pred, string newSummary = "">
  : ConfinedProp<p, pred, newSummary>, Deprecated<"moved to shorter name ConfinedProp">;

class ConstantProp<Property prop, string val>
  : ConfinedProp<prop, CPred<"$_self == " # val>, "constant '" # prop.summary # "': " # val> {
  string value = val;
}

//===- Combinators -------------------------------------------------------------------------------------------------===//

// A `let mut` statement for a local variable that stores `prop`. Without a default, the variable is not set.
class _makePropStorage<Property prop, string name> {
  code ret = "let mut " # name # ": " # prop.storageType
    # !cond(!not(!empty(prop.storageTypeValueOverride)) : " = " # prop.storageTypeValueOverride,
            !not(!empty(prop.defaultValue)) : " = " # prop.defaultValue,
            true : "") # ";";
}

// `wrappedProp`'s predicate as a closure over its storage.
class _makeStorageWrapperPred<Property wrappedProp> {
  Pred ret = Concat<
    "|base_store| { let base_iface = " # !subst("$_storage", "(*base_store)", wrappedProp.convertFromStorage) # "; ",
    SubstLeaves<"$_self", "base_iface", wrappedProp.predicate>,
    " }">;
}

// A list of `elem`, written `[a, b]`.
class ArrayProp<Property elem = Property<>, string newSummary = ""> : Property<
  "Vec<" # elem.storageType # ">",
  !if(!empty(newSummary), "array of " # elem.summary, newSummary),
  "&[" # elem.storageType # "]"
> {
  let convertFromStorage = "$_storage.as_slice()";
  let assignToStorage = "$_value.to_vec()";
  defvar elemParser = "|parser| " # !subst("$_parser", "parser", elem.parser);
  defvar elemToAttribute = "|elem, ctx| ::ods_runtime::Attribute::from("
    # !subst("$_ctxt", "ctx", !subst("$_storage", "(*elem)", elem.convertToAttribute)) # ")";
  let convertToAttribute = "::ods_runtime::properties::array::to_attribute(&$_storage, $_ctxt, "
    # elemToAttribute # ")";
  let convertFromAttribute = "::ods_runtime::properties::array::from_attribute($_attr, |attr| "
    # !subst("$_attr", "attr", elem.convertFromAttribute) # ")";
  let invalidAttribute = !if(!empty(elem.invalidAttribute), "",
    "::ods_runtime::properties::array::invalid::<" # elem.storageType # ">($_attr, |attr| "
    # !subst("$_attr", "attr", elem.convertFromAttribute) # ", " # elemToAttribute # ", |attr| "
    # !subst("$_attr", "attr", elem.invalidAttribute) # ")");
  let parser = "::ods_runtime::properties::array::parse($_parser, " # elemParser # ")";
  let optionalParser = "::ods_runtime::properties::array::parse_optional($_parser, " # elemParser # ")";
  let printer = "::ods_runtime::properties::array::print(&$_storage, $_printer, |elem, printer| "
    # !subst("$_printer", "printer", !subst("$_storage", "(*elem)", elem.printer)) # ")";
  let predicate = !if(!eq(elem.predicate, TruePred),
    TruePred,
    Concat<"$_self.iter().all(", _makeStorageWrapperPred<elem>.ret, ")">);
}
class ArrayProperty<Property elem = Property<>, string newSummary = "">
  : ArrayProp<elem, newSummary>, Deprecated<"moved to shorter name ArrayProp">;

// A list of integers that is a dense array as an attribute.
class IntArrayProp<Property elem, string newSummary = ""> : ArrayProp<elem, newSummary> {
  let convertToAttribute = "::ods_runtime::properties::DenseElement::to_dense(&$_storage, $_ctxt)";
  let convertFromAttribute = "::ods_runtime::properties::DenseElement::from_dense($_attr)";
  let invalidAttribute = "";
}
class IntArrayProperty<Property elem, string newSummary = "">
  : IntArrayProp<elem, newSummary>, Deprecated<"moved to shorter name IntArrayProp">;

// `p` or nothing, with the text `some<...>` or `none`. If the presence of `p` can be parsed and `p` has no default, a
// value has just the text of `p`.
class OptionalProp<Property p, bit canDelegateParsing = 1>
  : Property<"Option<" # p.storageType # ">", "optional " # p.summary, "Option<" # p.interfaceType # ">"> {
  defvar hasTrivialStorage = !and(
    !eq(p.convertFromStorage, "$_storage"),
    !eq(p.assignToStorage, "$_value"),
    !eq(p.storageType, p.interfaceType));
  defvar delegatesParsing = !and(
    !empty(p.defaultValue),
    !not(!empty(p.optionalParser)),
    canDelegateParsing);
  let defaultValue = "None";
  let convertFromStorage = !if(hasTrivialStorage,
    p.convertFromStorage,
    "$_storage.as_ref().map(|present| " # !subst("$_storage", "(*present)", p.convertFromStorage) # ")");
  let assignToStorage = !if(hasTrivialStorage,
    p.assignToStorage,
    "$_value.map(|present| " # !subst("$_value", "present", p.assignToStorage) # ")");
  let predicate = !if(!ne(p.predicate, TruePred),
    Or<[CPred<"$_self.is_none()">,
        Concat<"$_self.is_some_and(|present| ", SubstLeaves<"$_self", "present", p.predicate>, ")">]>,
    TruePred);
  let convertToAttribute = "::ods_runtime::properties::option::to_attribute(&$_storage, $_ctxt, |present, ctx| "
    # "::ods_runtime::Attribute::from("
    # !subst("$_ctxt", "ctx", !subst("$_storage", "(*present)", p.convertToAttribute)) # "))";
  let convertFromAttribute = "::ods_runtime::properties::option::from_attribute($_attr, |attr| "
    # !subst("$_attr", "attr", p.convertFromAttribute) # ")";
  let invalidAttribute = !if(!empty(p.invalidAttribute), "",
    "::ods_runtime::properties::option::invalid($_attr, |attr| "
    # !subst("$_attr", "attr", p.invalidAttribute) # ")");
  defvar present = "|parser| " # !subst("$_parser", "parser", !if(delegatesParsing, p.optionalParser, p.parser));
  let parser = "::ods_runtime::properties::option::parse"
    # !if(delegatesParsing, "_delegated", "") # "($_parser, " # present # ")";
  let optionalParser = "::ods_runtime::properties::option::parse_optional"
    # !if(delegatesParsing, "_delegated", "") # "($_parser, " # present # ")";
  let printer = "::ods_runtime::properties::option::print" # !if(delegatesParsing, "_delegated", "")
    # "(&$_storage, $_printer, |present, printer| "
    # !subst("$_printer", "printer", !subst("$_storage", "(*present)", p.printer)) # ")";
  assert !or(!not(delegatesParsing), !eq(defaultValue, "None")),
    "For delegated parsing to be used, the default value must be nullopt. " #
    "To use a non-trivial default, set the canDelegateParsing argument to 0";
}
class OptionalProperty<Property p, bit canDelegateParsing = 1>
  : OptionalProp<p, canDelegateParsing>, Deprecated<"moved to shorter name OptionalProp">;

#endif // PROPERTIES
