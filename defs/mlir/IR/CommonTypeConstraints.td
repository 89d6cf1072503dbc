#ifndef COMMON_TYPE_CONSTRAINTS_TD
#define COMMON_TYPE_CONSTRAINTS_TD

include "mlir/IR/Constraints.td"
include "mlir/IR/DialectBase.td"

def IsVectorOfNonZeroRankTypePred : And<
  [CPred<"$_self.isa::<VectorType>()">, CPred<"$_self.cast::<VectorType>().rank() > 0">]
>;
def IsFixedVectorOfNonZeroRankTypePred : And<
  [CPred<"$_self.isa::<FixedVectorType>()">, CPred<"$_self.cast::<VectorType>().rank() > 0">]
>;
def IsVectorOfAnyRankTypePred : CPred<"$_self.isa::<VectorType>()">;
def IsFixedVectorOfAnyRankTypePred : CPred<[{ $_self.isa::<FixedVectorType>() }]>;
def IsVectorTypeWithAnyDimScalablePred : CPred<[{ $_self.isa::<ScalableVectorType>() }]>;
def IsVectorTypeWithOnlyTrailingDimScalablePred : And<
  [
    CPred<"$_self.isa::<VectorType>()">,
    CPred<"$_self.cast::<VectorType>().rank() > 0">,
    CPred<"$_self.cast::<VectorType>().scalable_dims().last() == Some(true)">,
    CPred<"$_self.cast::<VectorType>().scalable_dims().filter(|scalable| *scalable).count() == 1">
  ]
>;
def IsVectorTypeWithAllDimsScalablePred : And<
  [IsVectorOfNonZeroRankTypePred, CPred<[{ $_self.cast::<VectorType>().scalable_dims().all(|scalable| scalable) }]>]
>;
def IsTensorTypePred : CPred<"$_self.isa::<TensorType>()">;
def IsMemRefTypePred : CPred<"$_self.isa::<MemRefType>()">;
def IsTensorOrMemRefTypePred : Or<[IsTensorTypePred, IsMemRefTypePred]>;
def IsUnrankedMemRefTypePred : CPred<"$_self.isa::<UnrankedMemRefType>()">;
def IsUnrankedTensorTypePred : CPred<"$_self.isa::<UnrankedTensorType>()">;
def IsRankedTensorTypePred : CPred<"$_self.isa::<RankedTensorType>()">;
def IsBaseMemRefTypePred : CPred<"$_self.isa::<BaseMemRefType>()">;
def IsShapedTypePred : CPred<"$_self.isa::<ShapedType>()">;
def HasStaticShapePred : CPred<"$_self.dyn_cast::<ShapedType>().is_some_and(|it| it.has_static_shape())">;
def IsTupleTypePred : CPred<"$_self.isa::<TupleType>()">;
def HasValueSemanticsPred : CPred<"$_self.has_trait::<ValueSemantics>()">;

class Type<
  Pred condition,
  string descr = "",
  string cppType = "Type"
> : TypeConstraint<condition, descr, cppType> {
  string description = "";
  string builderCall = "";
}

class TypeAlias<Type t, string summary = t.summary> : Type<t.predicate, summary, t.cppType> {
  let description = t.description;
  let builderCall = t.builderCall;
}

class DialectType<
  Dialect d,
  Pred condition,
  string descr = "",
  string cppType = "Type"
> : Type<condition, descr, cppType> {
  Dialect dialect = d;
}

class Variadic<Type type> : TypeConstraint<type.predicate, "variadic of " # type.summary, type.cppType> {
  Type baseType = type;
  int minSize = 0;
}

class VariadicOfVariadic<Type type, string variadicSegmentAttrName> : Variadic<type> {
  string segmentAttrName = variadicSegmentAttrName;
}

class Optional<Type type> : TypeConstraint<type.predicate, type.summary, type.cppType> {
  Type baseType = type;
}

class BuildableType<code builder> {
  code builderCall = builder;
}

class SameBuildabilityAs<Type type, code builder> {
  code builderCall = !if(!empty(type.builderCall), "", builder);
}

def AnyType : Type<CPred<"true">, "any type">;
def NoneType : Type<
  CPred<"$_self.isa::<NoneType>()">,
  "none type",
  "NoneType"
>, BuildableType<"NoneType::get($_builder)">;

class AnyTypeOf<list<Type> allowedTypeList, string summary = "", string cppType = "Type"> : Type<
  Or<!foreach(allowedtype, allowedTypeList, allowedtype.predicate)>,
  !if(!eq(summary, ""), !interleave(!foreach(t, allowedTypeList, t.summary), " or "), summary),
  cppType
> {
  list<Type> allowedTypes = allowedTypeList;
}

class AllOfType<list<Type> allowedTypeList, string summary = "", string cppType = "Type"> : Type<
  And<!foreach(allowedType, allowedTypeList, allowedType.predicate)>,
  !if(!eq(summary, ""), !interleave(!foreach(t, allowedTypeList, t.summary), " and "), summary),
  cppType
> {
  list<Type> allowedTypes = allowedTypeList;
}

class ConfinedType<Type type, list<Pred> predicates, string summary = "", string cppType = type.cppType> : Type<
  And<!listconcat([type.predicate], !foreach(pred, predicates, pred))>,
  summary,
  cppType
> {
  Type baseType = type;
  list<Pred> predicateList = predicates;
}

def AnyInteger : Type<CPred<"$_self.isa::<IntegerType>()">, "integer", "IntegerType">;

class AnyI<int width> : Type<CPred<"$_self.is_integer_of(" # width # ")">, width # "-bit integer"> {
  int bitwidth = width;
}

class AnyIntOfWidths<list<int> widths> : AnyTypeOf<
  !foreach(w, widths, AnyI<w>),
  !interleave(widths, "/") # "-bit integer",
  "IntegerType"
>;
def AnyI1 : AnyI<1>;
def AnyI8 : AnyI<8>;
def AnyI16 : AnyI<16>;
def AnyI32 : AnyI<32>;
def AnyI64 : AnyI<64>;
def AnySignlessInteger : Type<CPred<"$_self.is_signless_integer()">, "signless integer", "IntegerType">;

class I<int width> : Type<
  CPred<"$_self.is_signless_integer_of(" # width # ")">,
  width # "-bit signless integer",
  "IntegerType"
>, BuildableType<"IntegerType::get($_builder, " # width # ")"> {
  int bitwidth = width;
}

class SignlessIntOfWidths<list<int> widths> : AnyTypeOf<
  !foreach(w, widths, I<w>),
  !interleave(widths, "/") # "-bit signless integer"
>;
def I1 : I<1>;
def I8 : I<8>;
def I16 : I<16>;
def I32 : I<32>;
def I64 : I<64>;
def I128 : I<128>;
def AnySignedInteger : Type<CPred<"$_self.is_signed_integer()">, "signed integer">;

class SI<int width> : Type<
  CPred<"$_self.is_signed_integer_of(" # width # ")">,
  width # "-bit signed integer",
  "IntegerType"
> , BuildableType<"IntegerType::get_signed($_builder, " # width # ")"> {
  int bitwidth = width;
}

class SignedIntOfWidths<list<int> widths> : AnyTypeOf<
  !foreach(w, widths, SI<w>),
  !interleave(widths, "/") # "-bit signed integer"
>;
def SI1 : SI<1>;
def SI8 : SI<8>;
def SI16 : SI<16>;
def SI32 : SI<32>;
def SI64 : SI<64>;
def AnyUnsignedInteger : Type<CPred<"$_self.is_unsigned_integer()">, "unsigned integer">;

class UI<int width> : Type<
  CPred<"$_self.is_unsigned_integer_of(" # width # ")">,
  width # "-bit unsigned integer",
  "IntegerType"
> , BuildableType<"IntegerType::get_unsigned($_builder, " # width # ")"> {
  int bitwidth = width;
}

class UnsignedIntOfWidths<list<int> widths> : AnyTypeOf<
  !foreach(w, widths, UI<w>),
  !interleave(widths, "/") # "-bit unsigned integer"
>;
def UI1 : UI<1>;
def UI8 : UI<8>;
def UI16 : UI<16>;
def UI32 : UI<32>;
def UI64 : UI<64>;
def Index : Type<
  CPred<"$_self.isa::<IndexType>()">,
  "index",
  "IndexType"
>, BuildableType<"IndexType::get($_builder)">;
def AnySignlessIntegerOrIndex : Type<CPred<"$_self.is_signless_int_or_index()">, "signless integer or index">;
def AnyFloat : Type<CPred<"$_self.isa::<FloatType>()">, "floating-point", "FloatType">;

class F<int width> : Type<
  CPred<"$_self.isa::<Float" # width # "Type>()">,
  width # "-bit float",
  "FloatType"
>, BuildableType<"Float" # width # "Type::get($_builder)"> {
  int bitwidth = width;
}

class FloatOfWidths<list<int> widths> : AnyTypeOf<
  !foreach(w, widths, F<w>),
  !interleave(widths, "/") # "-bit float"
>;
def F16 : F<16>;
def F32 : F<32>;
def F64 : F<64>;
def F80 : F<80>;
def F128 : F<128>;
def BF16 : Type<
  CPred<"$_self.isa::<BFloat16Type>()">,
  "bfloat16 type"
>, BuildableType<"BFloat16Type::get($_builder)">;
def TF32 : Type<
  CPred<"$_self.isa::<FloatTF32Type>()">,
  "tf32 type"
>, BuildableType<"FloatTF32Type::get($_builder)">;
def F8E4M3FN : Type<
  CPred<"$_self.isa::<Float8E4M3FNType>()">,
  "f8E4M3FN type"
>, BuildableType<"Float8E4M3FNType::get($_builder)">;
def F8E5M2 : Type<
  CPred<"$_self.isa::<Float8E5M2Type>()">,
  "f8E5M2 type"
>, BuildableType<"Float8E5M2Type::get($_builder)">;
def F8E4M3 : Type<
  CPred<"$_self.isa::<Float8E4M3Type>()">,
  "f8E4M3 type"
>, BuildableType<"Float8E4M3Type::get($_builder)">;
def F8E4M3FNUZ : Type<
  CPred<"$_self.isa::<Float8E4M3FNUZType>()">,
  "f8E4M3FNUZ type"
>, BuildableType<"Float8E4M3FNUZType::get($_builder)">;
def F8E4M3B11FNUZ : Type<
  CPred<"$_self.isa::<Float8E4M3B11FNUZType>()">,
  "f8E4M3B11FNUZ type"
>, BuildableType<"Float8E4M3B11FNUZType::get($_builder)">;
def F8E5M2FNUZ : Type<
  CPred<"$_self.isa::<Float8E5M2FNUZType>()">,
  "f8E5M2FNUZ type"
>, BuildableType<"Float8E5M2FNUZType::get($_builder)">;
def F8E3M4 : Type<
  CPred<"$_self.isa::<Float8E3M4Type>()">,
  "f8E3M4 type"
>, BuildableType<"Float8E3M4Type::get($_builder)">;
def F4E2M1FN : Type<
  CPred<"$_self.isa::<Float4E2M1FNType>()">,
  "f4E2M1FN type"
>, BuildableType<"Float4E2M1FNType::get($_builder)">;
def F6E2M3FN : Type<
  CPred<"$_self.isa::<Float6E2M3FNType>()">,
  "f6E2M3FN type"
>, BuildableType<"Float6E2M3FNType::get($_builder)">;
def F6E3M2FN : Type<
  CPred<"$_self.isa::<Float6E3M2FNType>()">,
  "f6E3M2FN type"
>, BuildableType<"Float6E3M2FNType::get($_builder)">;
def F8E8M0FNU : Type<
  CPred<"$_self.isa::<Float8E8M0FNUType>()">,
  "f8E8M0FNU type"
>, BuildableType<"Float8E8M0FNUType::get($_builder)">;
def AnyComplex : Type<CPred<"$_self.isa::<ComplexType>()">, "complex-type", "ComplexType">;

class Complex<Type elType> : ConfinedType<
  AnyComplex,
  [SubstLeaves<"$_self", "$_self.cast::<ComplexType>().element_type()", elType.predicate>],
  "complex type with " # elType.summary # " elements",
  "ComplexType"
> , SameBuildabilityAs<elType, "ComplexType::get($_builder, " # elType.builderCall # ".into())"> {
  Type elementType = elType;
}

class OpaqueType<string dialect, string name, string summary> : Type<
  CPred<"::ods_runtime::codegen::is_opaque_type_with_name($_self, \"" # dialect # "\", \"" # name # "\")">,
  summary,
  "OpaqueType"
> , BuildableType<"::ods_runtime::codegen::opaque_type($_builder, \"" # dialect # "\", \"" # name # "\")">;
def FunctionType : Type<CPred<"$_self.isa::<FunctionType>()">, "function type", "FunctionType">;
def GraphType : Type<CPred<"$_self.isa::<GraphType>()">, "graph type", "GraphType">;
class ContainerType<Type etype, Pred containerPred, code elementTypeCall, string descr, string cppType = "Type"> : Type<
  And<[containerPred, SubstLeaves<"$_self", !cast<string>(elementTypeCall), etype.predicate>]>,
  descr # " of " # etype.summary # " values",
  cppType
>;
class ShapedContainerType<list<Type> allowedTypes, Pred containerPred, string descr, string cppType = "Type"> : Type<
  And<
    [
      containerPred,
      Concat<
        "{ let element_type = $_self.cast::<ShapedType>().element_type(); ",
        SubstLeaves<"$_self", "element_type", AnyTypeOf<allowedTypes>.predicate>,
        " }"
      >
    ]
  >,
  descr # " of " # AnyTypeOf<allowedTypes>.summary # " values",
  cppType
>;
def HasRankPred : CPred<"$_self.dyn_cast::<ShapedType>().is_some_and(|it| it.has_rank())">;
class HasAnyRankOfPred<list<int> ranks> : And<
  [
    HasRankPred,
    Or<
      !foreach(
        rank,
        ranks,
        CPred<"$_self.cast::<ShapedType>().rank() == Some(" # rank # ")">
      )
    >
  ]
>;
class HasRankGreaterOrEqualPred<int rank> : And<
  [HasRankPred, CPred<"$_self.cast::<ShapedType>().rank() >= Some(" # rank # ")">]
>;
class ValueSemanticsContainerOf<list<Type> allowedTypes> : ShapedContainerType<
  allowedTypes,
  HasValueSemanticsPred,
  "container with value semantics"
>;
class VectorOfNonZeroRankOf<list<Type> allowedTypes> : ShapedContainerType<
  allowedTypes,
  IsVectorOfNonZeroRankTypePred,
  "vector",
  "VectorType"
>;
class FixedVectorOfNonZeroRankOf<list<Type> allowedTypes> : ShapedContainerType<
  allowedTypes,
  IsFixedVectorOfNonZeroRankTypePred,
  "fixed-length vector",
  "VectorType"
>;
class VectorOfAnyRankOf<list<Type> allowedTypes> : ShapedContainerType<
  allowedTypes,
  IsVectorOfAnyRankTypePred,
  "vector",
  "VectorType"
>;
class FixedVectorOfAnyRank<list<Type> allowedTypes> : ShapedContainerType<
  allowedTypes,
  IsFixedVectorOfAnyRankTypePred,
  "fixed-length vector",
  "VectorType"
>;
class ScalableVectorOfAnyRank<list<Type> allowedTypes> : ShapedContainerType<
  allowedTypes,
  IsVectorTypeWithAnyDimScalablePred,
  "scalable vector",
  "VectorType"
>;
class VectorWithTrailingDimScalableOf<list<Type> allowedTypes> : ShapedContainerType<
  allowedTypes,
  IsVectorTypeWithOnlyTrailingDimScalablePred,
  "trailing scalable vector",
  "VectorType"
>;
class IsVectorOfRankPred<list<int> allowedRanks> : And<
  [
    IsVectorOfNonZeroRankTypePred,
    Or<
      !foreach(
        allowedlength,
        allowedRanks,
        CPred<"$_self.cast::<VectorType>().rank() == " # allowedlength>
      )
    >
  ]
>;
class IsFixedVectorOfRankPred<list<int> allowedRanks> : And<
  [
    IsFixedVectorOfAnyRankTypePred,
    Or<
      !foreach(
        allowedlength,
        allowedRanks,
        CPred<"$_self.cast::<VectorType>().rank() == " # allowedlength>
      )
    >
  ]
>;
class IsScalableVectorOfRankPred<list<int> allowedRanks> : And<
  [
    IsVectorTypeWithAnyDimScalablePred,
    Or<
      !foreach(
        allowedlength,
        allowedRanks,
        CPred<"$_self.cast::<VectorType>().rank() == " # allowedlength>
      )
    >
  ]
>;
class VectorOfRank<list<int> allowedRanks> : Type<
  IsVectorOfRankPred<allowedRanks>,
  " of ranks " # !interleave(allowedRanks, "/"),
  "VectorType"
>;
class FixedVectorOfRank<list<int> allowedRanks> : Type<
  IsFixedVectorOfRankPred<allowedRanks>,
  " of ranks " # !interleave(allowedRanks, "/"),
  "VectorType"
>;
class ScalableVectorOfRank<list<int> allowedRanks> : Type<
  IsScalableVectorOfRankPred<allowedRanks>,
  " of ranks " # !interleave(allowedRanks, "/"),
  "VectorType"
>;
class VectorOfRankAndType<list<int> allowedRanks, list<Type> allowedTypes> : AllOfType<
  [VectorOfNonZeroRankOf<allowedTypes>, VectorOfRank<allowedRanks>],
  VectorOfNonZeroRankOf<allowedTypes>.summary # VectorOfRank<allowedRanks>.summary,
  "VectorType"
>;
class FixedVectorOfRankAndType<list<int> allowedRanks, list<Type> allowedTypes> : AllOfType<
  [FixedVectorOfAnyRank<allowedTypes>, VectorOfRank<allowedRanks>],
  FixedVectorOfAnyRank<allowedTypes>.summary # VectorOfRank<allowedRanks>.summary,
  "VectorType"
>;
class IsVectorOfLengthPred<list<int> allowedLengths> : And<
  [
    IsVectorOfNonZeroRankTypePred,
    Or<
      !foreach(
        allowedlength,
        allowedLengths,
        CPred<"$_self.cast::<ShapedType>().num_elements() == Some(" # allowedlength # ")">
      )
    >
  ]
>;
class IsVectorOfMinLengthPred<int minLength> : And<
  [IsVectorOfNonZeroRankTypePred, CPred<"$_self.cast::<ShapedType>().num_elements() >= Some(" # minLength # ")">]
>;
class IsVectorOfMaxLengthPred<int maxLength> : And<
  [IsVectorOfNonZeroRankTypePred, CPred<"$_self.cast::<ShapedType>().num_elements() <= Some(" # maxLength # ")">]
>;
class IsFixedVectorOfLengthPred<list<int> allowedLengths> : And<
  [
    IsFixedVectorOfAnyRankTypePred,
    Or<
      !foreach(
        allowedlength,
        allowedLengths,
        CPred<"$_self.cast::<ShapedType>().num_elements() == Some(" # allowedlength # ")">
      )
    >
  ]
>;
class IsScalableVectorOfLengthPred<list<int> allowedLengths> : And<
  [
    IsVectorTypeWithAnyDimScalablePred,
    Or<
      !foreach(
        allowedlength,
        allowedLengths,
        CPred<"$_self.cast::<ShapedType>().num_elements() == Some(" # allowedlength # ")">
      )
    >
  ]
>;

class NormalizeIndex<int value> {
  int ret = !if(!lt(value, 0), !sub(0, value), !add(value, 1));
}

class IsNthDimSizeIsOneOfPred<int n, list<int> allowedSizes> : And<
  [
    CPred<"$_self.isa::<ShapedType>()">,
    CPred<"$_self.cast::<ShapedType>().rank() >= Some(" # NormalizeIndex<n>.ret # ")">,
    CPred<
      "[" # !interleave(allowedSizes, ", ") # "].map(Some).contains(&$_self.cast::<ShapedType>().dim_size(" # !if(
        !lt(n, 0),
        "$_self.cast::<ShapedType>().rank().unwrap_or(0) - " # !sub(0, n),
        "" # n
      ) # "))"
    >
  ]
>;
class IsVectorOfShape<list<int> shape> : CPred<
  "$_self.dyn_cast::<VectorType>().is_some_and(|it| it.shape() == [" # !interleave(shape, ", ") # "])"
>;
class VectorOfLength<list<int> allowedLengths> : Type<
  IsVectorOfLengthPred<allowedLengths>,
  " of length " # !interleave(allowedLengths, "/"),
  "VectorType"
>;
class VectorOfMinLength<int minLength> : Type<
  IsVectorOfMinLengthPred<minLength>,
  " of at least length " # minLength,
  "VectorType"
>;
class VectorOfMaxLength<int maxLength> : Type<
  IsVectorOfMaxLengthPred<maxLength>,
  " of at most length " # maxLength,
  "VectorType"
>;
class FixedVectorOfLength<list<int> allowedLengths> : Type<
  IsFixedVectorOfLengthPred<allowedLengths>,
  " of length " # !interleave(allowedLengths, "/"),
  "VectorType"
>;
class ScalableVectorOfLength<list<int> allowedLengths> : Type<
  IsScalableVectorOfLengthPred<allowedLengths>,
  " of length " # !interleave(allowedLengths, "/"),
  "VectorType"
>;
class VectorOfLengthAndType<list<int> allowedLengths, list<Type> allowedTypes> : AllOfType<
  [VectorOfNonZeroRankOf<allowedTypes>, VectorOfLength<allowedLengths>],
  VectorOfNonZeroRankOf<allowedTypes>.summary # VectorOfLength<allowedLengths>.summary,
  "VectorType"
>;
class VectorOfMinMaxLengthAndType<int minLength, int maxLength, list<Type> allowedTypes> : AllOfType<
  [VectorOfNonZeroRankOf<allowedTypes>, VectorOfMinLength<minLength>, VectorOfMaxLength<maxLength>],
  VectorOfNonZeroRankOf<
    allowedTypes
  > .summary # VectorOfMinLength<minLength>.summary # VectorOfMaxLength<maxLength>.summary,
  "VectorType"
>;
class FixedVectorOfShapeAndType<list<int> shape, Type elType> : ShapedContainerType<
  [elType],
  And<[IsVectorOfShape<shape>, IsFixedVectorOfAnyRankTypePred]>,
  "vector<" # !interleave(shape, "x") # "x" # elType # ">",
  "VectorType"
> , BuildableType<"VectorType::get($_builder, &[" # !interleave(shape, ", ") # "], " # elType.builderCall # ".into())">;
class FixedVectorOfLengthAndType<list<int> allowedLengths, list<Type> allowedTypes> : AllOfType<
  [FixedVectorOfAnyRank<allowedTypes>, FixedVectorOfLength<allowedLengths>],
  FixedVectorOfAnyRank<allowedTypes>.summary # FixedVectorOfLength<allowedLengths>.summary,
  "VectorType"
>;
class ScalableVectorOfLengthAndType<list<int> allowedLengths, list<Type> allowedTypes> : AllOfType<
  [ScalableVectorOfAnyRank<allowedTypes>, ScalableVectorOfLength<allowedLengths>],
  ScalableVectorOfAnyRank<allowedTypes>.summary # ScalableVectorOfLength<allowedLengths>.summary,
  "VectorType"
>;
class ScalableVectorOfRankAndLengthAndType<list<int> allowedRanks, list<int> allowedLengths, list<Type> allowedTypes> : AllOfType<
  [
    ScalableVectorOfRank<allowedRanks>,
    ScalableVectorOfAnyRank<allowedTypes>,
    ScalableVectorOfLength<allowedLengths>
  ],
  ScalableVectorOfRank<allowedRanks>.summary # ScalableVectorOfAnyRank<allowedTypes>.summary # ScalableVectorOfLength<
    allowedLengths
  >.summary,
  "VectorType"
>;
class ShapedTypeWithNthDimOfSize<int n, list<int> allowedSizes> : Type<
  IsNthDimSizeIsOneOfPred<n, allowedSizes>,
  " with dim " # n # " having a size of {" # !interleave(allowedSizes, ", ") # "}",
  "ShapedType"
>;
class VectorWithTrailingDimScalableOfSizeAndType<list<int> allowedTrailingSizes, list<Type> allowedTypes> : AllOfType<
  [VectorWithTrailingDimScalableOf<allowedTypes>, ShapedTypeWithNthDimOfSize<-1, allowedTrailingSizes>],
  VectorWithTrailingDimScalableOf<allowedTypes>.summary # ShapedTypeWithNthDimOfSize<
    -1,
    allowedTrailingSizes
  >.summary,
  "VectorType"
>;
def AnyVectorOfNonZeroRank : VectorOfNonZeroRankOf<[AnyType]>;
def AnyFixedVectorOfNonZeroRank : FixedVectorOfNonZeroRankOf<[AnyType]>;
def AnyVectorOfAnyRank : VectorOfAnyRankOf<[AnyType]>;
def AnyFixedVectorOfAnyRank : FixedVectorOfAnyRank<[AnyType]>;
def AnyScalableVectorOfAnyRank : ScalableVectorOfAnyRank<[AnyType]>;
def AnyShaped : ShapedContainerType<[AnyType], IsShapedTypePred, "shaped", "ShapedType">;
class UnrankedTensorOf<list<Type> allowedTypes, list<Pred> preds = [], string summary = "unranked tensor"> : ShapedContainerType<
  allowedTypes,
  And<!listconcat([IsUnrankedTensorTypePred], preds)>,
  summary,
  "UnrankedTensorType"
>;
class RankedTensorOf<list<Type> allowedTypes, list<Pred> preds = [], string summary = "ranked tensor"> : ShapedContainerType<
  allowedTypes,
  And<!listconcat([IsRankedTensorTypePred], preds)>,
  summary,
  "RankedTensorType"
>;
class TensorOf<list<Type> allowedTypes, list<Pred> preds = [], string summary = "tensor"> : ShapedContainerType<
  allowedTypes,
  And<!listconcat([IsTensorTypePred], preds)>,
  summary,
  "TensorType"
>;
def AnyTensor : TensorOf<[AnyType]>;
def I1Tensor : TensorOf<[I1]>;
def I8Tensor : TensorOf<[I8]>;
def I16Tensor : TensorOf<[I16]>;
def I32Tensor : TensorOf<[I32]>;
def I64Tensor : TensorOf<[I64]>;
def IndexTensor : TensorOf<[Index]>;
def BF16Tensor : TensorOf<[BF16]>;
def F16Tensor : TensorOf<[F16]>;
def F32Tensor : TensorOf<[F32]>;
def F64Tensor : TensorOf<[F64]>;
class Non0RankedTensorOf<list<Type> allowedTypes> : TensorOf<
  allowedTypes,
  [HasRankGreaterOrEqualPred<1>],
  "non-0-ranked.tensor"
>;
def AnyRankedTensor : RankedTensorOf<[AnyType]>;
def AnyNon0RankedTensor : Non0RankedTensorOf<[AnyType]>;
def AnyUnrankedTensor : UnrankedTensorOf<[AnyType]>;
def AnyNon0RankedOrUnrankedTensor : AnyTypeOf<
  [AnyUnrankedTensor, AnyNon0RankedTensor],
  "non-0-ranked or unranked tensor",
  "TensorType"
>;
class TensorRankOf<list<Type> allowedTypes, list<int> ranks> : RankedTensorOf<
  allowedTypes,
  [HasAnyRankOfPred<ranks>],
  !interleave(!foreach(rank, ranks, rank # "D"), "/") # " tensor"
>;
class 0DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [0]>;
class 1DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [1]>;
class 2DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [2]>;
class 3DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [3]>;
class 4DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [4]>;
class StaticShapeTensorOf<list<Type> allowedTypes> : RankedTensorOf<
  allowedTypes,
  [HasStaticShapePred],
  "statically shaped tensor"
>;
def AnyStaticShapeTensor : StaticShapeTensorOf<[AnyType]>;
class UnrankedMemRefOf<list<Type> allowedTypes> : ShapedContainerType<
  allowedTypes,
  IsUnrankedMemRefTypePred,
  "unranked.memref",
  "UnrankedMemRefType"
>;
def AnyUnrankedMemRef : UnrankedMemRefOf<[AnyType]>;
class MemRefOf<list<Type> allowedTypes> : ShapedContainerType<
  allowedTypes,
  IsMemRefTypePred,
  "memref",
  "MemRefType"
>;
class Non0RankedMemRefOf<list<Type> allowedTypes> : ConfinedType<
  MemRefOf<allowedTypes>,
  [HasRankGreaterOrEqualPred<1>],
  "non-0-ranked." # MemRefOf<allowedTypes>.summary,
  "MemRefType"
>;
def AnyMemRef : MemRefOf<[AnyType]>;
def AnyNon0RankedMemRef : Non0RankedMemRefOf<[AnyType]>;
class RankedOrUnrankedMemRefOf<
  list<Type> allowedTypes,
  list<Pred> preds = [],
  string summary = "ranked or unranked memref"
> : ShapedContainerType<
  allowedTypes,
  And<!listconcat([IsBaseMemRefTypePred], preds)>,
  summary,
  "BaseMemRefType"
>;
def AnyRankedOrUnrankedMemRef : RankedOrUnrankedMemRefOf<[AnyType]>;
def AnyNon0RankedOrUnrankedMemRef : AnyTypeOf<[AnyUnrankedMemRef, AnyNon0RankedMemRef]>;
def I1MemRef : MemRefOf<[I1]>;
def I8MemRef : MemRefOf<[I8]>;
def I16MemRef : MemRefOf<[I16]>;
def I32MemRef : MemRefOf<[I32]>;
def I64MemRef : MemRefOf<[I64]>;
def BF16MemRef : MemRefOf<[BF16]>;
def F16MemRef : MemRefOf<[F16]>;
def F32MemRef : MemRefOf<[F32]>;
def F64MemRef : MemRefOf<[F64]>;
class MemRefRankOf<list<Type> allowedTypes, list<int> ranks> : ConfinedType<
  MemRefOf<allowedTypes>,
  [HasAnyRankOfPred<ranks>],
  !interleave(!foreach(rank, ranks, rank # "D"), "/") # " " # MemRefOf<allowedTypes>.summary,
  "MemRefType"
>;
class StaticShapeMemRefOf<list<Type> allowedTypes> : ConfinedType<
  MemRefOf<allowedTypes>,
  [HasStaticShapePred],
  "statically shaped " # MemRefOf<allowedTypes>.summary,
  "MemRefType"
>;
def AnyStaticShapeMemRef : StaticShapeMemRefOf<[AnyType]>;
def HasStridesPred : CPred<[{ $_self.cast::<MemRefType>().is_strided() }]>;
class StridedMemRefOf<list<Type> allowedTypes> : ConfinedType<
  MemRefOf<allowedTypes>,
  [HasStridesPred],
  "strided " # MemRefOf<allowedTypes>.summary
>;
def AnyStridedMemRef : StridedMemRefOf<[AnyType]>;
class AnyStridedMemRefOfRank<int rank> : AllOfType<
  [AnyStridedMemRef, MemRefRankOf<[AnyType], [rank]>],
  AnyStridedMemRef.summary # " of rank " # rank
>;
class StridedMemRefRankOf<list<Type> allowedTypes, list<int> ranks> : ConfinedType<
  MemRefOf<allowedTypes>,
  [HasAnyRankOfPred<ranks>],
  !interleave(!foreach(rank, ranks, rank # "D"), "/") # " " # MemRefOf<allowedTypes>.summary
>;
def AnyTuple : Type<IsTupleTypePred, "tuple", "TupleType">;

class MixedContainerType<Type etype, Pred containerPred, code elementTypesCall, string descr> : Type<
  And<
    [
      containerPred,
      Concat<
        elementTypesCall # ".all(|t| ",
        SubstLeaves<"$_self", "t", etype.predicate>,
        ")"
      >
    ]
  >,
  descr # " with any combination of " # etype.summary # " values"
> {
  Type elementType = etype;
  code getElementTypesCall = elementTypesCall;
}

class TupleOf<list<Type> allowedTypes> : MixedContainerType<
  AnyTypeOf<allowedTypes>,
  IsTupleTypePred,
  "$_self.cast::<TupleType>().iter()",
  "tuple"
>;
class NestedTupleOf<list<Type> allowedTypes> : MixedContainerType<
  AnyTypeOf<allowedTypes>,
  IsTupleTypePred,
  "$_self.cast::<TupleType>().flattened_types().into_iter()",
  "nested tuple"
>;
class TensorOrMemRef<list<Type> allowedTypes> : ShapedContainerType<
  allowedTypes,
  IsTensorOrMemRefTypePred,
  "Tensor or MemRef",
  "ShapedType"
>;
class TypeOrValueSemanticsContainer<Type allowedType, string name> : Type<
  Or<[allowedType.predicate, ValueSemanticsContainerOf<[allowedType]>.predicate]>,
  name
>;
def BoolLike : TypeOrValueSemanticsContainer<I1, "bool-like">;
def SignlessIntegerLike : TypeOrValueSemanticsContainer<AnySignlessInteger, "signless-integer">;
def SignlessIntegerOrIndexLike : TypeOrValueSemanticsContainer<
  AnySignlessIntegerOrIndex,
  "signless-integer-like"
>;
def FloatLike : TypeOrValueSemanticsContainer<AnyFloat, "floating-point-like">;
def SignlessIntegerOrFloatLike : TypeConstraint<
  Or<[SignlessIntegerLike.predicate, FloatLike.predicate]>,
  "signless-integer-like or floating-point-like"
>;
def SignlessIntegerOrIndexOrFloatLike : TypeConstraint<
  Or<[SignlessIntegerOrIndexLike.predicate, FloatLike.predicate]>,
  "signless-integer-or-index-like or floating-point-like"
>;

#endif // COMMON_TYPE_CONSTRAINTS_TD
