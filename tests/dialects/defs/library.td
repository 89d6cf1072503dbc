// An operation per constraint and property that the definitions come with: all of their fragments have to compile. What is
// added to the library is added here by itself, but for classes, which need arguments.

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/Properties.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/BuiltinTypeInterfaces.td"

def Library_Dialect : Dialect {
  let name = "library";
  let cppNamespace = "::library";
}

class LibraryOp<string name, list<Trait> traits = []> : Op<Library_Dialect, !tolower(name), traits>;

class TypeOp<string name, TypeConstraint type> : LibraryOp<name> {
  let arguments = (ins type:$value);
  let results = (outs type:$result);
}

class AttrOp<string name, Attr attr> : LibraryOp<name> {
  let arguments = (ins attr:$value, OptionalAttr<attr>:$maybe);
}

class PropertyOp<string name, Property prop> : LibraryOp<name> {
  let arguments = (ins prop:$value);
  let assemblyFormat = "$value attr-dict";
}

// Those without a name of their own are parts of others; interfaces that the runtime does not have are left out.
defvar named = "^[A-Z0-9]";
defvar unknown = "^(Blob|MemRefLayout)AttrInterface$|^(MemRefElement|PtrLike|VectorElement)TypeInterface$";

foreach type = !instances<TypeConstraint>(named) in {
  if !not(!match(!cast<string>(type), unknown)) then
    def type # Op : TypeOp<!cast<string>(type), type>;
}

foreach attr = !instances<AttrConstraint>(named) in {
  if !not(!match(!cast<string>(attr), unknown)) then {
    if !isa<Attr>(attr) then
      def attr # AttrOp : AttrOp<attr # "_attr", !cast<Attr>(attr)>;
    else
      def attr # ConstraintOp : AttrOp<attr # "_constraint", ConfinedAttr<AnyAttr, [attr]>>;
  }
}

foreach prop = !instances<Property>(named) in
  def prop # PropOp : PropertyOp<prop # "_prop", prop>;

foreach body = !instances<Region>(named) in
  def body # RegionOp : LibraryOp<body # "_region"> {
    let regions = (region body:$value);
  }

// Classes.

def DefaultsOp : LibraryOp<"defaults"> {
  let arguments = (ins
    DefaultValuedStrAttr<StrAttr, "x">:$string,
    DefaultValuedOptionalStrAttr<StrAttr, "y">:$maybeString,
    DefaultValuedOptionalAttr<I32Attr, "3">:$maybe,
    DefaultValuedAttr<I64SmallVectorArrayAttr, "vec![1, 2]">:$list
  );
}

def KindsOp : LibraryOp<"kinds"> {
  let arguments = (ins
    AnyAttrOf<[StrAttr, I32Attr]>:$any,
    TypedStrAttr<I32>:$typed,
    TypeAttrOf<I32>:$type,
    TypeAttrBase<"IntegerType", "integer type">:$integerType
  );
}

def ElementsOp : LibraryOp<"elements"> {
  let arguments = (ins
    IntElementsAttrOf<8>:$ints,
    SignlessIntElementsAttr<16>:$signless,
    RankedSignlessIntElementsAttr<8, [2, 2]>:$ranked,
    RankedI32ElementsAttr<[2]>:$i32s,
    RankedI64ElementsAttr<[2]>:$i64s,
    FloatElementsAttr<32>:$floats,
    RankedFloatElementsAttr<64, [1]>:$rankedFloats,
    RankedF32ElementsAttr<[3]>:$f32s,
    RankedF64ElementsAttr<[4]>:$f64s,
    TypedArrayAttrBase<I32Attr, "numbers">:$array
  );
}

def ConfinedOp : LibraryOp<"confined"> {
  let arguments = (ins
    ConfinedAttr<I64Attr, [IntNEQValue<3>, IntMinValue<1>, IntMaxValue<9>, IntIsOneOf<[4, 5]>]>:$number,
    IntValidAlignment<I64Attr>:$alignment,
    ConfinedAttr<I64ArrayAttr, [
      ArrayMaxCount<4>, ArrayMinCount<1>, ArrayCount<2>, IntArrayNthElemEq<0, 1>, IntArrayNthElemMinValue<0, 1>,
      IntArrayNthElemMaxValue<0, 3>, IntArrayNthElemInRange<0, 1, 3>
    ]>:$array,
    ConfinedAttr<DenseI64ArrayAttr, [
      DenseArrayCount<2>, DenseArrayMaxCt<2>, DenseArrayMinCt<2>, DenseArrayStrictlyPositive<DenseI64ArrayAttr>,
      DenseArrayNonNegative<DenseI64ArrayAttr>, DenseArraySorted<DenseI64ArrayAttr>,
      DenseArrayStrictlySorted<DenseI64ArrayAttr>
    ]>:$dense,
    ConfinedAttr<StrAttr, [AllAttrOf<[ConstantStrAttr<StrAttr, "x">]>]>:$string,
    ConfinedAttr<F32Attr, [ConstF32Attr<"1.5">]>:$float,
    OptionalAttr<ConfinedAttr<DenseI32ArrayAttr, [
      AttrConstraint<Or<[IsNullAttr.predicate, DenseArrayCount<3>.predicate]>, "with 3 elements (if present)">
    ]>>:$dims
  );
}

defvar scalars = [
  TypeAlias<I32, "alias">, AnyTypeOf<[I32, F32]>, AllOfType<[AnyInteger, I32]>,
  ConfinedType<AnyInteger, [CPred<"$_self.is_integer_of(3)">], "three">, AnyI<7>, AnyIntOfWidths<[7, 9]>, I<7>,
  SignlessIntOfWidths<[7]>, SI<7>, SignedIntOfWidths<[7]>, UI<7>, UnsignedIntOfWidths<[7]>, F<32>,
  FloatOfWidths<[32, 64]>, Complex<F32>, OpaqueType<"d", "t", "opaque">, TupleOf<[I32]>, NestedTupleOf<[I32]>,
  TypeOrValueSemanticsContainer<I32, "i32-like">
];

defvar vectors = [
  ValueSemanticsContainerOf<[I32]>, VectorOfNonZeroRankOf<[I32]>, FixedVectorOfNonZeroRankOf<[I32]>,
  VectorOfAnyRankOf<[I32]>, FixedVectorOfAnyRank<[I32]>, ScalableVectorOfAnyRank<[I32]>,
  VectorWithTrailingDimScalableOf<[I32]>, VectorOfRank<[1]>, FixedVectorOfRank<[1]>, ScalableVectorOfRank<[1]>,
  VectorOfRankAndType<[1], [I32]>, FixedVectorOfRankAndType<[1], [I32]>, VectorOfLength<[4]>, VectorOfMinLength<4>,
  VectorOfMaxLength<4>, FixedVectorOfLength<[4]>, ScalableVectorOfLength<[4]>, VectorOfLengthAndType<[4], [I32]>,
  VectorOfMinMaxLengthAndType<1, 4, [I32]>, FixedVectorOfShapeAndType<[2, 3], I32>,
  FixedVectorOfLengthAndType<[4], [I32]>, ScalableVectorOfLengthAndType<[4], [I32]>,
  ScalableVectorOfRankAndLengthAndType<[1], [4], [I32]>, ShapedTypeWithNthDimOfSize<0, [4]>,
  VectorWithTrailingDimScalableOfSizeAndType<[4], [I32]>
];

defvar shaped = [
  UnrankedTensorOf<[I32]>, RankedTensorOf<[I32]>, TensorOf<[I32]>, Non0RankedTensorOf<[I32]>,
  TensorRankOf<[I32], [2]>, 0DTensorOf<[I32]>, 1DTensorOf<[I32]>, 2DTensorOf<[I32]>, 3DTensorOf<[I32]>,
  4DTensorOf<[I32]>, StaticShapeTensorOf<[I32]>, UnrankedMemRefOf<[I32]>, MemRefOf<[I32]>, Non0RankedMemRefOf<[I32]>,
  RankedOrUnrankedMemRefOf<[I32]>, MemRefRankOf<[I32], [2]>, StaticShapeMemRefOf<[I32]>, StridedMemRefOf<[I32]>,
  AnyStridedMemRefOfRank<2>, StridedMemRefRankOf<[I32], [2]>, TensorOrMemRef<[I32]>
];

foreach i = !range(!size(scalars)) in
  def Scalar # i # Op : TypeOp<"scalar" # i, scalars[i]>;
foreach i = !range(!size(vectors)) in
  def Vector # i # Op : TypeOp<"vector" # i, vectors[i]>;
foreach i = !range(!size(shaped)) in
  def Shaped # i # Op : TypeOp<"shaped" # i, shaped[i]>;
