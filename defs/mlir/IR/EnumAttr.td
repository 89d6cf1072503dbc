#ifndef ENUMATTR_TD
#define ENUMATTR_TD

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Properties.td"

class EnumCase<string sym, int intVal, string strVal, int widthVal> {
  string symbol = sym;
  int value = intVal;
  string str = strVal;
  int width = widthVal;
}

class IntEnumAttrCaseBase<
  I intType,
  string sym,
  string strVal,
  int intVal
> : EnumCase<sym, intVal, strVal, intType.bitwidth>, SignlessIntegerAttrBase<intType, "case " # strVal> {
  let predicate = CPred<"$_self.cast::<IntegerAttr>().int() == Some(" # intVal # ")">;
  let constBuilderCall = "IntegerAttr::get($_builder, " # intType.builderCall # ", $0 as i64)";
}

class I32EnumCase<string sym, int val, string str = sym> : EnumCase<sym, val, str, 32>;
class I64EnumCase<string sym, int val, string str = sym> : EnumCase<sym, val, str, 64>;
class I32EnumAttrCase<string sym, int val, string str = sym> : IntEnumAttrCaseBase<I32, sym, str, val>;
class I64EnumAttrCase<string sym, int val, string str = sym> : IntEnumAttrCaseBase<I64, sym, str, val>;
class BitEnumCaseBase<string sym, int val, string str, int width> : EnumCase<sym, val, str, width>;
class I8BitEnumCase<string sym, int val, string str = sym> : BitEnumCaseBase<sym, val, str, 8>;
class I16BitEnumCase<string sym, int val, string str = sym> : BitEnumCaseBase<sym, val, str, 16>;
class I32BitEnumCase<string sym, int val, string str = sym> : BitEnumCaseBase<sym, val, str, 32>;
class I64BitEnumCase<string sym, int val, string str = sym> : BitEnumCaseBase<sym, val, str, 64>;
class BitEnumAttrCaseBase<
  I intType,
  string sym,
  int val,
  string str = sym
> : BitEnumCaseBase<sym, val, str, intType.bitwidth>, SignlessIntegerAttrBase<intType, "case " # str> {
  let constBuilderCall = "IntegerAttr::get($_builder, " # intType.builderCall # ", $0 as i64)";
}
class I8BitEnumAttrCase<string sym, int val, string str = sym> : BitEnumAttrCaseBase<I8, sym, val, str>;
class I16BitEnumAttrCase<string sym, int val, string str = sym> : BitEnumAttrCaseBase<I16, sym, val, str>;
class I32BitEnumAttrCase<string sym, int val, string str = sym> : BitEnumAttrCaseBase<I32, sym, val, str>;
class I64BitEnumAttrCase<string sym, int val, string str = sym> : BitEnumAttrCaseBase<I64, sym, val, str>;
class BitEnumCaseNone<string sym, string str, int width> : BitEnumCaseBase<sym, 0, str, width>;
class I8BitEnumCaseNone<string sym, string str = sym> : BitEnumCaseNone<sym, str, 8>;
class I16BitEnumCaseNone<string sym, string str = sym> : BitEnumCaseNone<sym, str, 16>;
class I32BitEnumCaseNone<string sym, string str = sym> : BitEnumCaseNone<sym, str, 32>;
class I64BitEnumCaseNone<string sym, string str = sym> : BitEnumCaseNone<sym, str, 64>;
class I8BitEnumAttrCaseNone<string sym, string str = sym> : I8BitEnumAttrCase<sym, 0, str>;
class I16BitEnumAttrCaseNone<string sym, string str = sym> : I16BitEnumAttrCase<sym, 0, str>;
class I32BitEnumAttrCaseNone<string sym, string str = sym> : I32BitEnumAttrCase<sym, 0, str>;
class I64BitEnumAttrCaseNone<string sym, string str = sym> : I64BitEnumAttrCase<sym, 0, str>;

class BitEnumCaseBit<
  string sym,
  int pos,
  string str,
  int width
> : BitEnumCaseBase<sym, !shl(1, pos), str, width> {
  assert !and(!ge(pos, 0), !lt(pos, width)), "bit position larger than underlying storage";
}

class I8BitEnumCaseBit<string sym, int pos, string str = sym> : BitEnumCaseBit<sym, pos, str, 8>;
class I16BitEnumCaseBit<string sym, int pos, string str = sym> : BitEnumCaseBit<sym, pos, str, 16>;
class I32BitEnumCaseBit<string sym, int pos, string str = sym> : BitEnumCaseBit<sym, pos, str, 32>;
class I64BitEnumCaseBit<string sym, int pos, string str = sym> : BitEnumCaseBit<sym, pos, str, 64>;

class BitEnumAttrCaseBit<
  I intType,
  string sym,
  int pos,
  string str = sym
> : BitEnumAttrCaseBase<intType, sym, !shl(1, pos), str> {
  assert !and(!ge(pos, 0), !lt(pos, intType.bitwidth)), "bit position larger than underlying storage";
}

class I8BitEnumAttrCaseBit<string sym, int pos, string str = sym> : BitEnumAttrCaseBit<I8, sym, pos, str>;
class I16BitEnumAttrCaseBit<string sym, int pos, string str = sym> : BitEnumAttrCaseBit<I16, sym, pos, str>;
class I32BitEnumAttrCaseBit<string sym, int pos, string str = sym> : BitEnumAttrCaseBit<I32, sym, pos, str>;
class I64BitEnumAttrCaseBit<string sym, int pos, string str = sym> : BitEnumAttrCaseBit<I64, sym, pos, str>;
class BitEnumCaseGroup<string sym, list<BitEnumCaseBase> cases, string str = sym> : BitEnumCaseBase<
  sym,
  !foldl(0, cases, value, bitcase, !or(value, bitcase.value)),
  str,
  !head(cases).width
>;
class BitEnumAttrCaseGroup<I intType, string sym, list<BitEnumCaseBase> cases, string str = sym> : BitEnumAttrCaseBase<
  intType,
  sym,
  !foldl(0, cases, value, bitcase, !or(value, bitcase.value)),
  str
>;
class I8BitEnumAttrCaseGroup<
  string sym,
  list<BitEnumAttrCaseBase> cases,
  string str = sym
> : BitEnumAttrCaseGroup<I8, sym, cases, str>;
class I16BitEnumAttrCaseGroup<
  string sym,
  list<BitEnumAttrCaseBase> cases,
  string str = sym
> : BitEnumAttrCaseGroup<I16, sym, cases, str>;
class I32BitEnumAttrCaseGroup<
  string sym,
  list<BitEnumAttrCaseBase> cases,
  string str = sym
> : BitEnumAttrCaseGroup<I32, sym, cases, str>;
class I64BitEnumAttrCaseGroup<
  string sym,
  list<BitEnumAttrCaseBase> cases,
  string str = sym
> : BitEnumAttrCaseGroup<I64, sym, cases, str>;

class EnumInfo<string name, string summaryValue, list<EnumCase> cases, int width> {
  string summary = summaryValue;
  string description = "Enum cases:\n" # !interleave(
    !foreach(case, cases, "* " # case.str # " (`" # case.symbol # "`)"),
    "\n"
  );
  string cppNamespace = "";
  string className = name;
  string cppType = cppNamespace # "::" # className;
  list<EnumCase> enumerants = cases;
  int bitwidth = width;
  string underlyingType = "u" # width;
  string underlyingToSymbolFnName = "symbolize" # name;
  string stringToSymbolFnName = "symbolize" # name;
  string symbolToStringFnName = "stringify" # name;
  string symbolToStringFnRetType = "&str";
  string maxEnumValFnName = "getMaxEnumValFor" # name;
}

class EnumAttrInfo<string name, list<EnumCase> cases, SignlessIntegerAttrBase baseClass> : EnumInfo<
  name,
  baseClass.summary,
  cases,
  !cast<I>(baseClass.valueType).bitwidth
>, Attr<baseClass.predicate, baseClass.summary> {
  bit genSpecializedAttr = 1;
  Attr baseAttrClass = baseClass;
  string specializedAttrClassName = name # Attr;
  let predicate = !if(
    genSpecializedAttr,
    CPred<"$_self.isa::<" # cppNamespace # "::" # specializedAttrClassName # ">()">,
    baseAttrClass.predicate
  );
  let storageType = !if(
    genSpecializedAttr,
    cppNamespace # "::" # specializedAttrClassName,
    baseAttrClass.storageType
  );
  let returnType = !if(genSpecializedAttr, cppNamespace # "::" # className, baseAttrClass.returnType);
  let constBuilderCall = !if(
    genSpecializedAttr,
    cppNamespace # "::" # specializedAttrClassName # "::get($_builder, $0)",
    baseAttrClass.constBuilderCall
  );
  let valueType = baseAttrClass.valueType;
  string parameterParser = ?;
  string parameterPrinter = ?;
}

class DefaultValuedEnumAttr<EnumAttrInfo attr, EnumCase case> : DefaultValuedAttr<
  attr,
  attr.cppType # "::" # case.symbol
>;
class IntEnum<string name, string summary, list<EnumCase> cases, int width> : EnumInfo<
  name,
  !if(
    !empty(summary),
    "allowed i" # width # " cases: " # !interleave(!foreach(case, cases, case.value), ", "),
    summary
  ),
  cases,
  width
>;
class I32Enum<string name, string summary, list<EnumCase> cases> : IntEnum<name, summary, cases, 32>;
class I64Enum<string name, string summary, list<EnumCase> cases> : IntEnum<name, summary, cases, 64>;

class IntEnumAttrBase<
  I intType,
  list<IntEnumAttrCaseBase> cases,
  string summary
> : SignlessIntegerAttrBase<intType, summary> {
  let predicate = And<
    [SignlessIntegerAttrBase<intType, summary>.predicate, Or<!foreach(case, cases, case.predicate)>]
  >;
}

class IntEnumAttr<I intType, string name, string summary, list<IntEnumAttrCaseBase> cases> : EnumAttrInfo<
  name,
  cases,
  IntEnumAttrBase<
    intType,
    cases,
    !if(
      !empty(summary),
      "allowed " # intType.summary # " cases: " # !interleave(!foreach(case, cases, case.value), ", "),
      summary
    )
  >
> {
  let parameterParser = "::ods_runtime::codegen::parse_enum::<" # cppType # ">($_parser)";
  let parameterPrinter = "::ods_runtime::codegen::print_enum($_self, $_printer)";
}

class I32EnumAttr<
  string name,
  string summary,
  list<I32EnumAttrCase> cases
> : IntEnumAttr<I32, name, summary, cases> {
  let underlyingType = "u32";
}

class I64EnumAttr<
  string name,
  string summary,
  list<I64EnumAttrCase> cases
> : IntEnumAttr<I64, name, summary, cases> {
  let underlyingType = "u64";
}

class BitEnumBase<list<BitEnumCaseBase> cases> {
  int validBits = !foldl(0, cases, value, bitcase, !or(value, bitcase.value));
  string separator = "|";
  assert !or(
    !ge(!find(separator, "|"), 0),
    !ge(!find(separator, ","), 0)
  ), "separator must contain '|' or ',' for parameter parsing";
  bit printBitEnumPrimaryGroups = 0;
  bit printBitEnumQuoted = 0;
}

class BitEnum<
  string name,
  string summary,
  list<BitEnumCaseBase> cases,
  int width
> : EnumInfo<name, summary, cases, width>, BitEnumBase<cases> {
  let symbolToStringFnRetType = "String";
}

class I8BitEnum<string name, string summary, list<BitEnumCaseBase> cases> : BitEnum<name, summary, cases, 8>;
class I16BitEnum<string name, string summary, list<BitEnumCaseBase> cases> : BitEnum<name, summary, cases, 16>;
class I32BitEnum<string name, string summary, list<BitEnumCaseBase> cases> : BitEnum<name, summary, cases, 32>;
class I64BitEnum<string name, string summary, list<BitEnumCaseBase> cases> : BitEnum<name, summary, cases, 64>;

class BitEnumAttrBase<
  I intType,
  list<BitEnumCaseBase> cases,
  string summary
> : SignlessIntegerAttrBase<intType, summary> {
  let predicate = And<
    [
      SignlessIntegerAttrBase<intType, summary>.predicate,
      CPred<"$_self.cast::<IntegerAttr>().uint().unwrap_or(u64::MAX) & !("
        # !interleave(!foreach(case, cases, case.value), " | ") # ") == 0">
    ]
  >;
}

class BitEnumAttr<
  I intType,
  string name,
  string summary,
  list<BitEnumCaseBase> cases
> : EnumAttrInfo<name, cases, BitEnumAttrBase<intType, cases, summary>>, BitEnumBase<cases> {
  let symbolToStringFnRetType = "String";
  string parseSeparatorFn = !if(
    !ge(!find(separator, "|"), 0),
    "parseOptionalVerticalBar",
    "parseOptionalComma"
  );
  let parameterParser = "::ods_runtime::codegen::parse_enum::<" # cppType # ">($_parser)";
  let parameterPrinter = "::ods_runtime::codegen::print_enum($_self, $_printer)";
  let printBitEnumQuoted = 1;
}

class I8BitEnumAttr<
  string name,
  string summary,
  list<BitEnumCaseBase> cases
> : BitEnumAttr<I8, name, summary, cases> {
  let underlyingType = "u8";
}

class I16BitEnumAttr<
  string name,
  string summary,
  list<BitEnumCaseBase> cases
> : BitEnumAttr<I16, name, summary, cases> {
  let underlyingType = "u16";
}

class I32BitEnumAttr<
  string name,
  string summary,
  list<BitEnumCaseBase> cases
> : BitEnumAttr<I32, name, summary, cases> {
  let underlyingType = "u32";
}

class I64BitEnumAttr<
  string name,
  string summary,
  list<BitEnumCaseBase> cases
> : BitEnumAttr<I64, name, summary, cases> {
  let underlyingType = "u64";
}

class EnumParameter<EnumInfo enumInfo> : AttrParameter<
  enumInfo.cppNamespace # "::" # enumInfo.className,
  "an enum of type " # enumInfo.className
> {
  let parser = !if(!isa<EnumAttrInfo>(enumInfo), !cast<EnumAttrInfo>(enumInfo).parameterParser, ?);
  let printer = !if(!isa<EnumAttrInfo>(enumInfo), !cast<EnumAttrInfo>(enumInfo).parameterPrinter, ?);
}

class EnumAttr<
  Dialect dialect,
  EnumInfo enumInfo,
  string name = "",
  list<Trait> traits = []
> : AttrDef<dialect, enumInfo.className, traits> {
  let summary = enumInfo.summary;
  let description = enumInfo.description;
  EnumInfo enum = enumInfo;
  let cppNamespace = enumInfo.cppNamespace;
  let constBuilderCall = cppNamespace # "::" # cppClassName # "::get($_builder, $0)";
  let returnType = enumInfo.cppNamespace # "::" # enumInfo.className;
  let convertFromStorage = "$_self.value()";
  let parameters = (ins EnumParameter<enumInfo>:$value);
  let mnemonic = name;
  let assemblyFormat = "$value";
}

// A property that holds an enum. As an attribute it is an integer of the enum's width.
class EnumProp<EnumInfo enumInfo> : Property<enumInfo.cppType, enumInfo.summary> {
  EnumInfo enum = enumInfo;
  let description = enum.description;
  let predicate = !if(!isa<BitEnumBase>(enum),
    CPred<"$_self.bits() & !" # !cast<BitEnumBase>(enum).validBits # " == 0">,
    Or<!foreach(case, enum.enumerants, CPred<"$_self == " # enum.cppType # "::" # case.symbol>)>);
  let convertFromAttribute = "::ods_runtime::properties::enums::from_integer($_attr)";
  let invalidAttribute = "::ods_runtime::properties::enums::invalid::<" # enum.cppType # ">($_attr)";
  let convertToAttribute = "::ods_runtime::properties::enums::to_integer($_storage, $_ctxt)";
  let optionalParser = "PropertyValue::parse_optional($_parser)";
}

// An enum property whose attribute form may also be `attributeForm`; it is always accepted, and written when
// `storeInCustomAttribute` is set.
class EnumPropWithAttrForm<EnumInfo enumInfo, Attr attributeForm> : EnumProp<enumInfo> {
  Attr attrForm = attributeForm;
  bit storeInCustomAttribute = 0;
  let convertFromAttribute = "::ods_runtime::properties::enums::from_attribute::<"
    # attrForm.storageType # ">($_attr, \"" # attrForm.storageType # "\")";
  let convertToAttribute = !if(storeInCustomAttribute,
    attrForm.storageType # "::get($_ctxt, $_storage)",
    "::ods_runtime::properties::enums::to_integer($_storage, $_ctxt)");
}

// The text form `mnemonic<value>`.
class _namedEnumPropFields<string cppType, string mnemonic> {
  code parser = "::ods_runtime::properties::enums::parse_named::<" # cppType # ">($_parser, \"" # mnemonic # "\")";
  code optionalParser = "::ods_runtime::properties::enums::parse_optional_named::<" # cppType # ">($_parser, \"" # mnemonic # "\")";
  code printer = "::ods_runtime::properties::enums::print_named($_storage, $_printer, \"" # mnemonic # "\")";
}

class NamedEnumProp<EnumInfo enumInfo, string name> : EnumProp<enumInfo> {
  string mnemonic = name;
  let parser = _namedEnumPropFields<enum.cppType, mnemonic>.parser;
  let optionalParser = _namedEnumPropFields<enum.cppType, mnemonic>.optionalParser;
  let printer = _namedEnumPropFields<enum.cppType, mnemonic>.printer;
}

class NamedEnumPropWithAttrForm<
  EnumInfo enumInfo,
  string name,
  Attr attributeForm
> : EnumPropWithAttrForm<enumInfo, attributeForm> {
  string mnemonic = name;
  let parser = _namedEnumPropFields<enum.cppType, mnemonic>.parser;
  let optionalParser = _namedEnumPropFields<enum.cppType, mnemonic>.optionalParser;
  let printer = _namedEnumPropFields<enumInfo.cppType, mnemonic>.printer;
}

class _symbolToValue<EnumInfo enumInfo, string case> {
  defvar cases = !filter(iter, enumInfo.enumerants, !eq(iter.str, case));
  assert !not(!empty(cases)), "failed to find enum-case '" # case # "'";
  string value = enumInfo.cppType # "::" # !if(!empty(cases), "", !head(cases).symbol);
}

class _bitSymbolsToValue<EnumInfo bitEnum, string case> {
  assert !isa<BitEnumBase>(bitEnum), "_bitSymbolsToValue not given a bit enum";
  defvar pos = !find(case, "|");
  string value = !if(
    !eq(pos, -1),
    _symbolToValue<bitEnum, case>.value,
    _symbolToValue<bitEnum, !substr(case, 0, pos)>.value # "|" # _bitSymbolsToValue<
      bitEnum,
      !substr(case, !add(pos, 1))
    >.value
  );
}

class ConstantEnumCaseBase<Attr attribute, EnumInfo enumInfo, string case> : ConstantAttr<
  attribute,
  !if(
    !isa<BitEnumBase>(enumInfo),
    _bitSymbolsToValue<enumInfo, case>.value,
    _symbolToValue<enumInfo, case>.value
  )
>;

class ConstantEnumCase<Attr attribute, string case> : ConstantEnumCaseBase<
  attribute,
  !if(!isa<EnumInfo>(attribute), !cast<EnumInfo>(attribute), !cast<EnumAttr>(attribute).enum),
  case
> {
  assert !or(
    !isa<EnumAttr>(attribute),
    !isa<EnumInfo>(attribute)
  ), "attribute must be one of 'EnumAttr' or 'EnumInfo'";
}

#endif // ENUMATTR_TD
