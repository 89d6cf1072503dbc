#ifndef COMMON_ATTR_CONSTRAINTS_TD
#define COMMON_ATTR_CONSTRAINTS_TD

include "mlir/IR/Constraints.td"
include "mlir/IR/CommonTypeConstraints.td"
include "mlir/IR/DialectBase.td"

class Attr<Pred condition, string summary = ""> : AttrConstraint<condition, summary> {
  code storageType = ?;
  code returnType = ?;
  code convertFromStorage = "$_self.value()";
  string constBuilderCall = ?;
  string defaultValue = ?;
  Type valueType = ?;
  bit isOptional = 0;
  Attr baseAttr = ?;
  string cppNamespace = "";
  string description = "";
}

class DialectAttr<Dialect d, Pred condition, string summary = ""> : Attr<condition, summary> {
  Dialect dialect = d;
  let cppNamespace = d.cppNamespace;
}

class DefaultValuedAttr<Attr attr, string val> : Attr<attr.predicate, attr.summary> {
  let storageType = attr.storageType;
  let returnType = attr.returnType;
  let convertFromStorage = attr.convertFromStorage;
  let constBuilderCall = attr.constBuilderCall;
  let defaultValue = val;
  let valueType = attr.valueType;
  let baseAttr = attr;
}

class DefaultValuedOptionalAttr<Attr attr, string val> : Attr<attr.predicate, attr.summary> {
  let storageType = attr.storageType;
  let returnType = attr.returnType;
  let convertFromStorage = attr.convertFromStorage;
  let constBuilderCall = attr.constBuilderCall;
  let defaultValue = val;
  let valueType = attr.valueType;
  let isOptional = 1;
  let baseAttr = attr;
}

class OptionalAttr<Attr attr> : Attr<attr.predicate, attr.summary> {
  let storageType = attr.storageType;
  let returnType = "Option<" # attr.returnType # ">";
  let convertFromStorage = "$_self.map(|attr| " # !subst("$_self", "attr", attr.convertFromStorage) # ")";
  let valueType = attr.valueType;
  let isOptional = 1;
  let baseAttr = attr;
}

class DefaultValuedStrAttr<Attr attr, string val> : DefaultValuedAttr<attr, "\"" # val # "\"">;
class DefaultValuedOptionalStrAttr<Attr attr, string val> : DefaultValuedOptionalAttr<attr, "\"" # val # "\"">;

class TypedAttrBase<Type attrValType, string attrKind, Pred condition, string descr> : Attr<condition, descr> {
  let constBuilderCall = attrKind # "::from_ap_int($_builder, " # attrValType.builderCall # ", $0)";
  let storageType = attrKind;
  let valueType = attrValType;
}

def AnyAttr : Attr<CPred<"true">, "any attribute"> {
  let storageType = "Attribute";
  let returnType = "Attribute";
  let convertFromStorage = "$_self";
  let constBuilderCall = "$0";
}

class AnyAttrOf<list<Attr> allowedAttrs, string summary = "", string cppType = "Attribute", string fromStorage = "$_self"> : Attr<
  Or<!foreach(allowedattr, allowedAttrs, allowedattr.predicate)>,
  !if(!eq(summary, ""), !interleave(!foreach(t, allowedAttrs, t.summary), " or "), summary)
> {
  let returnType = cppType;
  let convertFromStorage = fromStorage;
  list<Attr> allowedAttributes = allowedAttrs;
}

def LocationAttr : Attr<CPred<"$_self.isa::<LocationAttr>()">, "location attribute"> {
  let storageType = [{ LocationAttr }];
  let returnType = [{ Location }];
  let convertFromStorage = "$_self.location()";
  let constBuilderCall = "$0";
}

def BoolAttr : Attr<CPred<"$_self.isa::<BoolAttr>()">, "bool attribute"> {
  let storageType = [{ BoolAttr }];
  let returnType = [{ bool }];
  let valueType = I1;
  let constBuilderCall = "BoolAttr::get($_builder, $0)";
}

def IndexAttr : TypedAttrBase<
  Index,
  "IntegerAttr",
  And<
    [CPred<"$_self.isa::<IntegerAttr>()">, CPred<"$_self.cast::<IntegerAttr>().ty().isa::<IndexType>()">]
  >,
  "index attribute"
> {
  let returnType = [{ ApInt }];
}

class AnyIntegerAttrBase<AnyI attrValType, string descr> : TypedAttrBase<
  attrValType,
  "IntegerAttr",
  And<
    [
      CPred<"$_self.isa::<IntegerAttr>()">,
      CPred<"$_self.cast::<IntegerAttr>().ty().is_integer_of(" # attrValType.bitwidth # ")">
    ]
  >,
  descr
> {
  let returnType = [{ ApInt }];
  let constBuilderCall = ?;
}

def AnyI1Attr : AnyIntegerAttrBase<AnyI1, "1-bit integer attribute">;
def AnyI8Attr : AnyIntegerAttrBase<AnyI8, "8-bit integer attribute">;
def AnyI16Attr : AnyIntegerAttrBase<AnyI16, "16-bit integer attribute">;
def AnyI32Attr : AnyIntegerAttrBase<AnyI32, "32-bit integer attribute">;
def AnyI64Attr : AnyIntegerAttrBase<AnyI64, "64-bit integer attribute">;

def APIntAttr : Attr<CPred<"$_self.isa::<IntegerAttr>()">, "arbitrary integer attribute"> {
  let storageType = [{ IntegerAttr }];
  let returnType = [{ ApInt }];
}

class SignlessIntegerAttrBase<I attrValType, string descr> : TypedAttrBase<
  attrValType,
  "IntegerAttr",
  And<
    [
      CPred<"$_self.isa::<IntegerAttr>()">,
      CPred<"$_self.cast::<IntegerAttr>().ty().is_signless_integer_of(" # attrValType.bitwidth # ")">
    ]
  >,
  descr
> {
  let returnType = [{ ApInt }];
}

class TypedSignlessIntegerAttrBase<
  I attrValType,
  string retType,
  string descr
> : SignlessIntegerAttrBase<attrValType, descr> {
  let returnType = retType;
  let constBuilderCall = "IntegerAttr::get($_builder, " # attrValType.builderCall # ", $0 as i64)";
  let convertFromStorage = !if(!eq(retType, "bool"),
    "$_self.uint() == Some(1)",
    "$_self.uint().unwrap_or_default() as " # retType);
}

def I1Attr : TypedSignlessIntegerAttrBase<I1, "bool", "1-bit signless integer attribute">;
def I8Attr : TypedSignlessIntegerAttrBase<I8, "u8", "8-bit signless integer attribute">;
def I16Attr : TypedSignlessIntegerAttrBase<I16, "u16", "16-bit signless integer attribute">;
def I32Attr : TypedSignlessIntegerAttrBase<I32, "u32", "32-bit signless integer attribute">;
def I64Attr : TypedSignlessIntegerAttrBase<I64, "u64", "64-bit signless integer attribute">;

class SignedIntegerAttrBase<SI attrValType, string descr> : TypedAttrBase<
  attrValType,
  "IntegerAttr",
  And<
    [
      CPred<"$_self.isa::<IntegerAttr>()">,
      CPred<"$_self.cast::<IntegerAttr>().ty().is_signed_integer_of(" # attrValType.bitwidth # ")">
    ]
  >,
  descr
> {
  let returnType = [{ ApInt }];
}

class TypedSignedIntegerAttrBase<
  SI attrValType,
  string retType,
  string descr
> : SignedIntegerAttrBase<attrValType, descr> {
  let returnType = retType;
  let constBuilderCall = "IntegerAttr::get($_builder, " # attrValType.builderCall # ", $0 as i64)";
  let convertFromStorage = !if(!eq(retType, "bool"),
    "$_self.int() != Some(0)",
    "$_self.int().unwrap_or_default() as " # retType);
}

def SI1Attr : TypedSignedIntegerAttrBase<SI1, "bool", "1-bit signed integer attribute">;
def SI8Attr : TypedSignedIntegerAttrBase<SI8, "i8", "8-bit signed integer attribute">;
def SI16Attr : TypedSignedIntegerAttrBase<SI16, "i16", "16-bit signed integer attribute">;
def SI32Attr : TypedSignedIntegerAttrBase<SI32, "i32", "32-bit signed integer attribute">;
def SI64Attr : TypedSignedIntegerAttrBase<SI64, "i64", "64-bit signed integer attribute">;

class UnsignedIntegerAttrBase<UI attrValType, string descr> : TypedAttrBase<
  attrValType,
  "IntegerAttr",
  And<
    [
      CPred<"$_self.isa::<IntegerAttr>()">,
      CPred<"$_self.cast::<IntegerAttr>().ty().is_unsigned_integer_of(" # attrValType.bitwidth # ")">
    ]
  >,
  descr
> {
  let returnType = [{ ApInt }];
}

class TypedUnsignedIntegerAttrBase<
  UI attrValType,
  string retType,
  string descr
> : UnsignedIntegerAttrBase<attrValType, descr> {
  let returnType = retType;
  let constBuilderCall = "IntegerAttr::get($_builder, " # attrValType.builderCall # ", $0 as i64)";
  let convertFromStorage = !if(!eq(retType, "bool"),
    "$_self.uint() == Some(1)",
    "$_self.uint().unwrap_or_default() as " # retType);
}

def UI1Attr : TypedUnsignedIntegerAttrBase<UI1, "bool", "1-bit unsigned integer attribute">;
def UI8Attr : TypedUnsignedIntegerAttrBase<UI8, "u8", "8-bit unsigned integer attribute">;
def UI16Attr : TypedUnsignedIntegerAttrBase<UI16, "u16", "16-bit unsigned integer attribute">;
def UI32Attr : TypedUnsignedIntegerAttrBase<UI32, "u32", "32-bit unsigned integer attribute">;
def UI64Attr : TypedUnsignedIntegerAttrBase<UI64, "u64", "64-bit unsigned integer attribute">;

class FloatAttrBase<F attrValType, string descr> : TypedAttrBase<
  attrValType,
  "FloatAttr",
  And<
    [
      CPred<"$_self.isa::<FloatAttr>()">,
      CPred<"$_self.cast::<FloatAttr>().ty().isa::<Float" # attrValType.bitwidth # "Type>()">
    ]
  >,
  descr
> {
  let returnType = [{ ApFloat }];
  let constBuilderCall = "FloatAttr::with_value($_builder, " # attrValType.builderCall # ", $0)";
}

def F32Attr : FloatAttrBase<F32, "32-bit float attribute">;
def F64Attr : FloatAttrBase<F64, "64-bit float attribute">;

class StringBasedAttr<Pred condition, string descr> : Attr<condition, descr> {
  let constBuilderCall = "StringAttr::get($_builder, $0)";
  let storageType = [{ StringAttr }];
  let returnType = [{ &str }];
  let valueType = NoneType;
}

def StrAttrPred : CPred<"$_self.isa::<StringAttr>()">;
def StrAttr : StringBasedAttr<StrAttrPred, "string attribute">;
def SymbolNameAttr : StringBasedAttr<StrAttrPred, "string attribute">;

class TypedStrAttr<Type ty> : StringBasedAttr<
  And<[StrAttrPred, SubstLeaves<"$_self", "$_self.cast::<StringAttr>().ty()", ty.predicate>]>,
  "string attribute of " # ty.summary
> {
  let valueType = ty;
}

class TypeAttrBase<string retType, string summary, Pred typePred = CPred<"true">> : Attr<
  And<
    [
      CPred<"$_self.isa::<TypeAttr>()">,
      CPred<!if(!or(!eq(retType, "Type"), !eq(retType, "mlir::Type"), !eq(retType, "::mlir::Type")),
        "true",
        "$_self.cast::<TypeAttr>().value().isa::<" # retType # ">()")>,
      SubstLeaves<"$_self", "$_self.cast::<TypeAttr>().value()", typePred>
    ]
  >,
  summary
> {
  let storageType = [{ TypeAttr }];
  let returnType = retType;
  let valueType = NoneType;
  let convertFromStorage = !if(!or(!eq(retType, "Type"), !eq(retType, "mlir::Type"), !eq(retType, "::mlir::Type")),
    "$_self.value()",
    "$_self.value().cast::<" # retType # ">()");
}

def TypeAttr : TypeAttrBase<"Type", "any type attribute"> {
  let constBuilderCall = "TypeAttr::get($_builder, $0)";
}

class TypeAttrOf<Type ty> : TypeAttrBase<ty.cppType, "type attribute of " # ty.summary, ty.predicate> {
  let constBuilderCall = "TypeAttr::get($_builder, $0)";
}

def UnitAttr : Attr<CPred<"$_self.isa::<UnitAttr>()">, "unit attribute"> {
  let storageType = [{ UnitAttr }];
  let constBuilderCall = "$0.then(|| UnitAttr::get($_builder))";
  let convertFromStorage = "$_self.is_some()";
  let returnType = "bool";
  let defaultValue = "false";
  let valueType = NoneType;
  let isOptional = 1;
}

class DictionaryAttrBase<Pred condition, string summary> : Attr<condition, summary> {
  let storageType = [{ DictionaryAttr }];
  let constBuilderCall = "DictionaryAttr::get($_builder, $0)";
  let returnType = [{ DictionaryAttr }];
  let valueType = NoneType;
  let convertFromStorage = "$_self";
}

def DictionaryAttr : DictionaryAttrBase<
  CPred<"$_self.isa::<DictionaryAttr>()">,
  "dictionary of named attribute values"
>;

class ElementsAttrBase<Pred condition, string summary> : Attr<condition, summary> {
  let storageType = [{ ElementsAttr }];
  let returnType = [{ ElementsAttr }];
  let convertFromStorage = "$_self";
}

def ElementsAttr : ElementsAttrBase<CPred<"$_self.isa::<ElementsAttr>()">, "constant vector/tensor attribute">;

class IntElementsAttrBase<Pred condition, string summary> : ElementsAttrBase<
  And<[CPred<"$_self.isa::<DenseIntElementsAttr>()">, condition]>,
  summary
> {
  let storageType = [{ DenseIntElementsAttr }];
  let returnType = [{ DenseIntElementsAttr }];
  let convertFromStorage = "$_self";
}

class DenseArrayAttrBase<string denseAttrName, string cppType, string summaryName> : ElementsAttrBase<
  CPred<"$_self.isa::<" # denseAttrName # ">()">,
  summaryName # " dense array attribute"
> {
  let storageType = denseAttrName;
  let returnType = "Vec<" # cppType # ">";
  let convertFromStorage = "$_self.values().collect()";
  let constBuilderCall = denseAttrName # "::get($_builder, AsRef::<[" # cppType # "]>::as_ref(&$0))";
}

def DenseBoolArrayAttr : DenseArrayAttrBase<"DenseBoolArrayAttr", "bool", "i1">;
def DenseI8ArrayAttr : DenseArrayAttrBase<"DenseI8ArrayAttr", "i8", "i8">;
def DenseI16ArrayAttr : DenseArrayAttrBase<"DenseI16ArrayAttr", "i16", "i16">;
def DenseI32ArrayAttr : DenseArrayAttrBase<"DenseI32ArrayAttr", "i32", "i32">;
def DenseI64ArrayAttr : DenseArrayAttrBase<"DenseI64ArrayAttr", "i64", "i64">;
def DenseF32ArrayAttr : DenseArrayAttrBase<"DenseF32ArrayAttr", "f32", "f32">;
def DenseF64ArrayAttr : DenseArrayAttrBase<"DenseF64ArrayAttr", "f64", "f64">;
def IndexElementsAttr : IntElementsAttrBase<
  CPred<
    [{$_self.cast::<DenseIntElementsAttr>()
                                      .ty()
                                      .element_type()
                                      .is_index()}]
  >,
  "index elements attribute"
>;
def AnyIntElementsAttr : IntElementsAttrBase<CPred<"true">, "integer elements attribute">;
class IntElementsAttrOf<int width> : IntElementsAttrBase<
  CPred<"$_self.cast::<DenseIntElementsAttr>().ty().element_type().is_integer_of(" # width # ")">,
  width # "-bit integer elements attribute"
>;
def AnyI32ElementsAttr : IntElementsAttrOf<32>;
def AnyI64ElementsAttr : IntElementsAttrOf<64>;

class SignlessIntElementsAttr<int width> : IntElementsAttrBase<
  CPred<"$_self.cast::<DenseIntElementsAttr>().ty().element_type().is_signless_integer_of(" # width # ")">,
  width # "-bit signless integer elements attribute"
> {
  let constBuilderCall = "::ods_runtime::codegen::int_elements($_builder, &[], " # width # ", $0)";
}

def I32ElementsAttr : SignlessIntElementsAttr<32>;
def I64ElementsAttr : SignlessIntElementsAttr<64>;

class RankedSignlessIntElementsAttr<int width, list<int> dims> : SignlessIntElementsAttr<width> {
  let predicate = And<
    [
      SignlessIntElementsAttr<width>.predicate,
      CPred<
        "$_self.cast::<DenseIntElementsAttr>().ty().shape() == Some(&[" # !interleave(
          dims,
          ", "
        ) # "][..])"
      >
    ]
  >;
  let summary = width # "-bit signless int elements attribute of shape [" # !interleave(dims, ", ") # "]";
  let constBuilderCall = "::ods_runtime::codegen::int_elements($_builder, &[" # !interleave(
    dims,
    ", "
  ) # "], " # width # ", $0)";
}

class RankedI32ElementsAttr<list<int> dims> : RankedSignlessIntElementsAttr<32, dims>;
class RankedI64ElementsAttr<list<int> dims> : RankedSignlessIntElementsAttr<64, dims>;

class FloatElementsAttr<int width> : ElementsAttrBase<
  CPred<
    "$_self.isa::<DenseFPElementsAttr>() && $_self.cast::<DenseElementsAttr>().ty().element_type().isa::<Float" # width # "Type>()"
  >,
  width # "-bit float elements attribute"
> {
  let storageType = [{ DenseElementsAttr }];
  let returnType = [{ DenseElementsAttr }];
  let constBuilderCall = "::ods_runtime::codegen::float_elements($_builder, &[], Float" # width # "Type::get($_builder), $0)";
  let convertFromStorage = "$_self";
}

def F64ElementsAttr : FloatElementsAttr<64>;

class RankedFloatElementsAttr<int width, list<int> dims> : ElementsAttrBase<
  CPred<
    "$_self.isa::<DenseFPElementsAttr>() && $_self.cast::<DenseFPElementsAttr>().ty().element_type().isa::<Float" # width # "Type>() && $_self.cast::<DenseFPElementsAttr>().ty().has_rank() && $_self.cast::<DenseFPElementsAttr>().ty().shape() == Some(&[" # !interleave(
      dims,
      ", "
    ) # "][..])"
  >,
  width # "-bit float elements attribute of shape [" # !interleave(dims, ", ") # "]"
> {
  let storageType = [{ DenseFPElementsAttr }];
  let returnType = [{ DenseFPElementsAttr }];
  let constBuilderCall = "::ods_runtime::codegen::float_elements($_builder, &[" # !interleave(
    dims,
    ", "
  ) # "], Float" # width # "Type::get($_builder), $0)";
  let convertFromStorage = "$_self";
}

class RankedF32ElementsAttr<list<int> dims> : RankedFloatElementsAttr<32, dims>;
class RankedF64ElementsAttr<list<int> dims> : RankedFloatElementsAttr<64, dims>;

def StringElementsAttr : ElementsAttrBase<
  CPred<"$_self.isa::<DenseStringElementsAttr>()">,
  "string elements attribute"
> {
  let storageType = [{ DenseStringElementsAttr }];
  let returnType = [{ DenseStringElementsAttr }];
  let convertFromStorage = "$_self";
}

def AffineMapAttr : Attr<CPred<"$_self.isa::<AffineMapAttr>()">, "AffineMap attribute"> {
  let storageType = [{ AffineMapAttr }];
  let returnType = [{ AffineMapAttr }];
  let convertFromStorage = "$_self";
  let valueType = Index;
  let constBuilderCall = "$0";
}

def IntegerSetAttr : Attr<CPred<"$_self.isa::<IntegerSetAttr>()">, "IntegerSet attribute"> {
  let storageType = [{ IntegerSetAttr }];
  let returnType = [{ IntegerSetAttr }];
  let convertFromStorage = "$_self";
  let valueType = NoneType;
  let constBuilderCall = "$0";
}

class ArrayAttrBase<Pred condition, string summary> : Attr<condition, summary> {
  let storageType = [{ ArrayAttr }];
  let returnType = [{ ArrayAttr }];
  let valueType = NoneType;
  let convertFromStorage = "$_self";
  let constBuilderCall = "ArrayAttr::get($_builder, $0)";
}

def ArrayAttr : ArrayAttrBase<CPred<"$_self.isa::<ArrayAttr>()">, "array attribute">;

class TypedArrayAttrBase<Attr element, string summary> : ArrayAttrBase<
  And<
    [
      CPred<"$_self.isa::<ArrayAttr>()">,
      Concat<
        "$_self.cast::<ArrayAttr>().iter().all(|attr| ",
        SubstLeaves<"$_self", "attr", element.predicate>,
        ")"
      >
    ]
  >,
  summary
> {
  Attr elementAttr = element;
}

def LocationArrayAttr : TypedArrayAttrBase<LocationAttr, "location array attribute">;

def AffineMapArrayAttr : TypedArrayAttrBase<AffineMapAttr, "AffineMap array attribute"> {
  let constBuilderCall = "ArrayAttr::affine_maps($_builder, $0)";
}

def BoolArrayAttr : TypedArrayAttrBase<BoolAttr, "1-bit boolean array attribute"> {
  let constBuilderCall = "ArrayAttr::bools($_builder, $0)";
}

def I32ArrayAttr : TypedArrayAttrBase<I32Attr, "32-bit integer array attribute"> {
  let constBuilderCall = "ArrayAttr::i32s($_builder, $0)";
}

def I64ArrayAttr : TypedArrayAttrBase<I64Attr, "64-bit integer array attribute"> {
  let constBuilderCall = "ArrayAttr::i64s($_builder, $0)";
}

def I64SmallVectorArrayAttr : TypedArrayAttrBase<I64Attr, "64-bit integer array attribute"> {
  let returnType = "Vec<i64>";
  let convertFromStorage = "$_self.iter().filter_map(|attr| attr.cast::<IntegerAttr>().int()).collect()";
  let constBuilderCall = "ArrayAttr::i64s($_builder, &$0)";
}

def F32ArrayAttr : TypedArrayAttrBase<F32Attr, "32-bit float array attribute"> {
  let constBuilderCall = "ArrayAttr::f32s($_builder, $0)";
}

def F64ArrayAttr : TypedArrayAttrBase<F64Attr, "64-bit float array attribute"> {
  let constBuilderCall = "ArrayAttr::f64s($_builder, $0)";
}

def StrArrayAttr : TypedArrayAttrBase<StrAttr, "string array attribute"> {
  let constBuilderCall = "ArrayAttr::strs($_builder, $0)";
}

def TypeArrayAttr : TypedArrayAttrBase<TypeAttr, "type array attribute"> {
  let constBuilderCall = "ArrayAttr::types($_builder, $0)";
}

def IndexListArrayAttr : TypedArrayAttrBase<I64ArrayAttr, "Array of 64-bit integer array attributes">;
def DictArrayAttr : TypedArrayAttrBase<DictionaryAttr, "Array of dictionary attributes">;

def SymbolRefAttr : Attr<CPred<"$_self.isa::<SymbolRefAttr>()">, "symbol reference attribute"> {
  let storageType = [{ SymbolRefAttr }];
  let returnType = [{ SymbolRefAttr }];
  let valueType = NoneType;
  let constBuilderCall = "$0";
  let convertFromStorage = "$_self";
}

def FlatSymbolRefAttr : Attr<CPred<"$_self.isa::<FlatSymbolRefAttr>()">, "flat symbol reference attribute"> {
  let storageType = [{ FlatSymbolRefAttr }];
  let returnType = [{ &str }];
  let valueType = NoneType;
  let constBuilderCall = "FlatSymbolRefAttr::get($_builder, $0)";
  let convertFromStorage = "$_self.value()";
}

def SymbolRefArrayAttr : TypedArrayAttrBase<SymbolRefAttr, "symbol ref array attribute"> {
  let constBuilderCall = ?;
}

def FlatSymbolRefArrayAttr : TypedArrayAttrBase<FlatSymbolRefAttr, "flat symbol ref array attribute"> {
  let constBuilderCall = ?;
}

class DerivedAttr<code ret, code b, code convert = ""> : Attr<CPred<"true">, "derived attribute"> {
  let returnType = ret;
  code body = b;
  let convertFromStorage = convert;
}

class DerivedTypeAttr<code body> : DerivedAttr<"Type", body> {
  let convertFromStorage = "TypeAttr::get($_ctxt, $_self)";
}

class ConstantAttr<Attr attribute, string val> : AttrConstraint<
  CPred<"$_self == Attribute::from(" # !subst("$0", val, attribute.constBuilderCall) # ")">,
  "constant attribute " # val
> {
  Attr attr = attribute;
  string value = val;
}

class ConstF32Attr<string val> : ConstantAttr<F32Attr, val>;
def ConstBoolAttrFalse : ConstantAttr<BoolAttr, "false">;
def ConstBoolAttrTrue : ConstantAttr<BoolAttr, "true">;
def ConstUnitAttr : ConstantAttr<UnitAttr, "true"> {
  let predicate = CPred<"$_self.isa::<UnitAttr>()">;
}
class ConstantStrAttr<Attr attribute, string val> : ConstantAttr<attribute, "\"" # val # "\"">;

class ConfinedAttr<Attr attr, list<AttrConstraint> constraints> : Attr<
  And<!listconcat([attr.predicate], !foreach(pred, constraints, pred.predicate))>,
  !foldl(attr.summary, constraints, prev, cur, prev # " " # cur.summary)
> {
  let storageType = attr.storageType;
  let returnType = attr.returnType;
  let convertFromStorage = attr.convertFromStorage;
  let constBuilderCall = attr.constBuilderCall;
  let defaultValue = attr.defaultValue;
  let valueType = attr.valueType;
  let isOptional = attr.isOptional;
  let baseAttr = attr;
  list<AttrConstraint> attrConstraints = constraints;
}

class AllAttrOf<list<AttrConstraint> constraints> : AttrConstraint<
  And<!listconcat([!head(constraints).predicate], !foreach(pred, !tail(constraints), pred.predicate))>,
  !interleave(!foreach(con, constraints, con.summary), " and ")
> {
}

class IntNEQValue<int n> : AttrConstraint<
  CPred<"$_self.dyn_cast::<IntegerAttr>().is_some_and(|it| it.int() != Some(" # n # "))">,
  "whose value is not " # n
>;
class IntMinValue<int n> : AttrConstraint<
  CPred<"$_self.dyn_cast::<IntegerAttr>().is_some_and(|it| it.int() >= Some(" # n # "))">,
  "whose minimum value is " # n
>;
class IntMaxValue<int n> : AttrConstraint<
  CPred<"$_self.dyn_cast::<IntegerAttr>().is_some_and(|it| it.int().is_some_and(|value| value <= " # n # "))">,
  "whose maximum value is " # n
>;
def IntNonNegative : AttrConstraint<
  CPred<"$_self.dyn_cast::<IntegerAttr>().is_some_and(|it| !it.value().is_negative())">,
  "whose value is non-negative"
>;
def IntPositive : AttrConstraint<
  CPred<"$_self.dyn_cast::<IntegerAttr>().is_some_and(|it| it.value().is_strictly_positive())">,
  "whose value is positive"
>;
def IntPowerOf2 : AttrConstraint<
  CPred<"$_self.dyn_cast::<IntegerAttr>().is_some_and(|it| it.value().is_power_of2())">,
  "whose value is a power of two > 0"
>;
def IntPositivePowerOf2 : AllAttrOf<[IntPositive, IntPowerOf2]>;
class IntValidAlignment<Attr attr> : ConfinedAttr<attr, [IntPositivePowerOf2]>;
class IntIsOneOf<list<int> values> : AttrConstraint<
  CPred<
    "$_self.dyn_cast::<IntegerAttr>().and_then(|it| it.int()).is_some_and(|it| [" # !interleave(
      !foreach(val, values, val),
      ", "
    ) # "].contains(&it))"
  >,
  "whose value is one of {" # !interleave(!foreach(val, values, val), ", ") # "}"
>;
class ArrayMaxCount<int n> : AttrConstraint<
  CPred<"$_self.dyn_cast::<ArrayAttr>().is_some_and(|it| it.len() <= " # n # ")">,
  "with at most " # n # " elements"
>;
class ArrayMinCount<int n> : AttrConstraint<
  CPred<"$_self.dyn_cast::<ArrayAttr>().is_some_and(|it| it.len() >= " # n # ")">,
  "with at least " # n # " elements"
>;
class ArrayCount<int n> : AttrConstraint<
  CPred<"$_self.dyn_cast::<ArrayAttr>().is_some_and(|it| it.len() == " # n # ")">,
  "with exactly " # n # " elements"
>;
class DenseArrayCount<int n> : AttrConstraint<
  CPred<"$_self.dyn_cast::<DenseArrayAttr>().is_some_and(|it| it.len() == " # n # ")">,
  "with exactly " # n # " elements"
>;
class DenseArrayMaxCt<int n> : AttrConstraint<
  CPred<"$_self.dyn_cast::<DenseArrayAttr>().is_some_and(|it| it.len() <= " # n # ")">,
  "with at most " # n # " elements"
>;
class DenseArrayMinCt<int n> : AttrConstraint<
  CPred<"$_self.dyn_cast::<DenseArrayAttr>().is_some_and(|it| it.len() >= " # n # ")">,
  "with at least " # n # " elements"
>;
class DenseArrayStrictlyPositive<DenseArrayAttrBase arrayType> : AttrConstraint<
  CPred<"$_self.dyn_cast::<" # arrayType # ">().is_some_and(|it| it.values().all(|v| v > 0 as _))">,
  "whose value is positive"
>;
class DenseArrayNonNegative<DenseArrayAttrBase arrayType> : AttrConstraint<
  CPred<
    "$_self.dyn_cast::<" # arrayType # ">().is_some_and(|it| it.values().all(|v| v >= 0 as _))"
  >,
  "whose value is non-negative"
>;
class DenseArraySorted<DenseArrayAttrBase arrayType> : AttrConstraint<
  CPred<"$_self.dyn_cast::<" # arrayType # ">().is_some_and(|it| it.values().is_sorted())">,
  "should be in non-decreasing order"
>;
class DenseArrayStrictlySorted<DenseArrayAttrBase arrayType> : AttrConstraint<
  CPred<"$_self.dyn_cast::<" # arrayType # ">().is_some_and(|it| it.values().is_sorted_by(|a, b| a < b))">,
  "should be in increasing order"
>;
class IntArrayNthElemEq<int index, int value> : AttrConstraint<
  CPred<"$_self.dyn_cast::<ArrayAttr>().is_some_and(|it| it.int_at(" # index # ") == Some(" # value # "))">,
  "whose " # index # "-th element must be " # value
>;
class IntArrayNthElemMinValue<int index, int min> : AttrConstraint<
  CPred<"$_self.dyn_cast::<ArrayAttr>().is_some_and(|it| it.int_at(" # index # ") >= Some(" # min # "))">,
  "whose " # index # "-th element must be at least " # min
>;
class IntArrayNthElemMaxValue<int index, int max> : AttrConstraint<
  CPred<"$_self.dyn_cast::<ArrayAttr>().is_some_and(|it| it.int_at(" # index # ").is_some_and(|value| value <= " # max # "))">,
  "whose " # index # "-th element must be at most " # max
>;
class IntArrayNthElemInRange<int index, int min, int max> : AttrConstraint<
  CPred<
    "$_self.dyn_cast::<ArrayAttr>().and_then(|it| it.int_at(" # index # ")).is_some_and(|it| (" # min # "..=" # max # ").contains(&it))"
  >,
  "whose " # index # "-th element must be at least " # min # " and at most " # max
>;
// Absent attributes are not checked.
def IsNullAttr : AttrConstraint<CPred<"false">, "empty attribute (for optional attributes)">;

#endif // COMMON_ATTR_CONSTRAINTS_TD
