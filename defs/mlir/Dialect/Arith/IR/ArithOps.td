#ifndef ARITH_OPS
#define ARITH_OPS

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/Arith/IR/ArithOpsInterfaces.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/VectorInterfaces.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/EnumAttr.td"

class Arith_Op<string mnemonic, list<Trait> traits = []> : Op<
  Arith_Dialect,
  mnemonic,
  traits # [DeclareOpInterfaceMethods<VectorUnrollOpInterface>, NoMemoryEffect] # ElementwiseMappable.traits
>;
class Arith_ArithOp<string mnemonic, list<Trait> traits = []> : Arith_Op<
  mnemonic,
  traits # [SameOperandsAndResultType]
>;

class Arith_UnaryOp<string mnemonic, list<Trait> traits = []> : Arith_ArithOp<mnemonic, traits # [Pure]> {
  let assemblyFormat = "$operand attr-dict `:` type($result)";
}

class Arith_BinaryOp<string mnemonic, list<Trait> traits = []> : Arith_ArithOp<mnemonic, traits> {
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

class Arith_IntBinaryOp<string mnemonic, list<Trait> traits = []> : Arith_BinaryOp<
  mnemonic,
  traits # [DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>]
> , Arguments<
  (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs)
>, Results<(outs SignlessIntegerOrIndexLike:$result)>;
class Arith_TotalIntBinaryOp<
  string mnemonic,
  list<Trait> traits = []
> : Arith_IntBinaryOp<mnemonic, traits # [Pure]>;

class Arith_FloatUnaryOp<string mnemonic, list<Trait> traits = []> : Arith_UnaryOp<mnemonic, !listconcat([DeclareOpInterfaceMethods<ArithFastMathInterface>], traits)>, Arguments<
  (
    ins FloatLike:$operand,
    DefaultValuedAttr<Arith_FastMathAttr, "::ods::arith::FastMathFlags::none">:$fastmath
  )
>, Results<(outs FloatLike:$result)> {
  let assemblyFormat = [{ $operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result) }];
}

class Arith_FloatBinaryOp<string mnemonic, list<Trait> traits = []> : Arith_BinaryOp<mnemonic, !listconcat([Pure, DeclareOpInterfaceMethods<ArithFastMathInterface>], traits)>, Arguments<
  (
    ins FloatLike:$lhs,
    FloatLike:$rhs,
    DefaultValuedAttr<Arith_FastMathAttr, "::ods::arith::FastMathFlags::none">:$fastmath
  )
>, Results<(outs FloatLike:$result)> {
  let assemblyFormat = [{ $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result) }];
}

def SameInputOutputTensorDims : PredOpTrait<
  "input and output have the same tensor dimensions",
  AllMatchSameOperatorPred<
    ["in", "out"],
    "$_self.ty().tensor_shape_or_empty()"
  >
>;

class Arith_CastOp<string mnemonic, TypeConstraint From, TypeConstraint To, list<Trait> traits = []> : Arith_Op<
  mnemonic,
  traits # [
    Pure,
    SameOperandsAndResultShape,
    SameInputOutputTensorDims,
    DeclareOpInterfaceMethods<CastOpInterface>
  ]
>, Arguments<(ins From:$in)>, Results<(outs To:$out)> {
  let assemblyFormat = "$in attr-dict `:` type($in) `to` type($out)";
}

def SignlessFixedWidthIntegerLike : TypeConstraint<
  Or<
    [
      AnySignlessInteger.predicate,
      VectorOfAnyRankOf<[AnySignlessInteger]>.predicate,
      TensorOf<[AnySignlessInteger]>.predicate
    ]
  >,
  "signless-fixed-width-integer-like"
>;
class Arith_IToICastOp<string mnemonic, list<Trait> traits = []> : Arith_CastOp<
  mnemonic,
  SignlessFixedWidthIntegerLike,
  SignlessFixedWidthIntegerLike,
  traits # [DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>]
>;
class Arith_IToFCastOp<string mnemonic, list<Trait> traits = []> : Arith_CastOp<
  mnemonic,
  SignlessFixedWidthIntegerLike,
  FloatLike,
  traits
>;
class Arith_FToICastOp<string mnemonic, list<Trait> traits = []> : Arith_CastOp<
  mnemonic,
  FloatLike,
  SignlessFixedWidthIntegerLike,
  traits
>;
class Arith_FToFCastOp<
  string mnemonic,
  list<Trait> traits = []
> : Arith_CastOp<mnemonic, FloatLike, FloatLike, traits>;

class Arith_CompareOp<string mnemonic, list<Trait> traits = []> : Arith_Op<
  mnemonic,
  traits # [
    Pure,
    SameTypeOperands,
    TypesMatchWith<
      "result type has i1 element type and same shape as operands",
      "lhs",
      "result",
      "crate::arith::i1_same_shape($_self)"
    >
  ]
> {
  let results = (outs BoolLike:$result);
  let assemblyFormat = "$predicate `,` $lhs `,` $rhs attr-dict `:` type($lhs)";
}

class Arith_IntBinaryOpWithOverflowFlags<string mnemonic, list<Trait> traits = []> : Arith_BinaryOp<mnemonic, traits # [Pure, DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>, DeclareOpInterfaceMethods<ArithIntegerOverflowFlagsInterface>]>, Arguments<
  (
    ins SignlessIntegerOrIndexLike:$lhs,
    SignlessIntegerOrIndexLike:$rhs,
    DefaultValuedAttr<Arith_IntegerOverflowAttr, "::ods::arith::IntegerOverflowFlags::none">:$overflowFlags
  )
>, Results<(outs SignlessIntegerOrIndexLike:$result)> {
  let assemblyFormat = [{ $lhs `,` $rhs (`overflow` `` $overflowFlags^)? attr-dict `:` type($result) }];
}

class Arith_IntBinaryOpWithExactFlag<string mnemonic, list<Trait> traits = []> : Arith_BinaryOp<
  mnemonic,
  traits # [DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>]
> , Arguments<
  (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs, UnitAttr:$isExact)
>, Results<(outs SignlessIntegerOrIndexLike:$result)> {
  let assemblyFormat = [{ $lhs `,` $rhs (`exact` $isExact^)? attr-dict `:` type($result) }];
}

def Arith_ConstantOp : Op<
  Arith_Dialect,
  "constant",
  [
    ConstantLike,
    Pure,
    DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>,
    AllTypesMatch<["value", "result"]>,
    DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>
  ]
> {
  let summary = "integer or floating point constant";
  let description = [{
    A constant of integer, index or floating-point type, or a vector or tensor of them: the typed attribute `value`.

    ```mlir
    %four = arith.constant 4 : i32
    %ones = arith.constant dense<1.0> : vector<8xf32>
    ```
  }];
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs AnyType:$result);
  let hasFolder = 1;
  let assemblyFormat = "attr-dict $value";
  let hasVerifier = 1;
}

def Arith_AddIOp : Arith_IntBinaryOpWithOverflowFlags<"addi", [Commutative]> {
  let summary = "integer addition operation";
  let description = [{
    The sum of two integers, wrapped to their width. With the flag `nsw` a signed overflow, with `nuw` an unsigned
    overflow makes the result poison.

    ```mlir
    %sum = arith.addi %a, %b : i64
    %next = arith.addi %i, %step overflow<nsw, nuw> : index
    ```
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_AddUIExtendedOp : Arith_Op<
  "addui_extended",
  [Pure, Commutative, AllTypesMatch<["lhs", "rhs", "sum"]>]
> {
  let summary = [{ extended unsigned integer addition operation returning sum and overflow bit }];
  let description = [{
    The sum of two unsigned integers. `sum` is the wrapped sum, and `overflow` is true if the sum was wrapped.

    ```mlir
    %sum, %carry = arith.addui_extended %a, %b : i64, i1
    ```
  }];
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$sum, BoolLike:$overflow);
  let assemblyFormat = [{ $lhs `,` $rhs attr-dict `:` type($sum) `,` type($overflow) }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let builders = [
    OpBuilder<(ins "Value":$lhs, "Value":$rhs), [{
      let sum = $_builder.ir().value(lhs).ty();
      let overflow = crate::arith::i1_same_shape(sum).handle();
      let sum = sum.handle();
      return Self::build($_builder, sum, overflow, lhs, rhs);
    }]>
  ];
}

def Arith_SubIOp : Arith_IntBinaryOpWithOverflowFlags<"subi"> {
  let summary = [{ Integer subtraction operation. }];
  let description = [{
    The difference of two integers, wrapped to their width. With the flag `nsw` a signed overflow, with `nuw` an
    unsigned overflow makes the result poison.

    ```mlir
    %left = arith.subi %total, %used : i32
    ```
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_MulIOp : Arith_IntBinaryOpWithOverflowFlags<
  "muli",
  [Commutative, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]
> {
  let summary = [{ Integer multiplication operation. }];
  let description = [{
    The product of two integers, wrapped to their width. With the flag `nsw` a signed overflow, with `nuw` an unsigned
    overflow makes the result poison.

    ```mlir
    %area = arith.muli %width, %height overflow<nuw> : i32
    ```
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_MulSIExtendedOp : Arith_Op<
  "mulsi_extended",
  [Pure, Commutative, AllTypesMatch<["lhs", "rhs", "low", "high"]>]
> {
  let summary = [{ extended signed integer multiplication operation }];
  let description = [{
    The product of two signed integers in twice their width, as its lower half `low` and its upper half `high`.

    ```mlir
    %low, %high = arith.mulsi_extended %a, %b : i32
    ```
  }];
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$low, SignlessIntegerOrIndexLike:$high);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_MulUIExtendedOp : Arith_Op<
  "mului_extended",
  [Pure, Commutative, AllTypesMatch<["lhs", "rhs", "low", "high"]>]
> {
  let summary = [{ extended unsigned integer multiplication operation }];
  let description = [{
    The product of two unsigned integers in twice their width, as its lower half `low` and its upper half `high`.

    ```mlir
    %low, %high = arith.mului_extended %a, %b : vector<4xi32>
    ```
  }];
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$low, SignlessIntegerOrIndexLike:$high);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_DivUIOp : Arith_IntBinaryOpWithExactFlag<"divui", [ConditionallySpeculatable]> {
  let summary = "unsigned integer division operation";
  let description = [{
    The quotient of two unsigned integers, rounded towards zero. Division by zero is undefined behavior; in a vector
    that holds for every element. With `exact` the result is poison unless the division leaves no remainder.

    ```mlir
    %half = arith.divui %n, %two exact : i32
    ```
  }];
  let hasFolder = 1;
}

def Arith_DivSIOp : Arith_IntBinaryOpWithExactFlag<"divsi", [ConditionallySpeculatable]> {
  let summary = "signed integer division operation";
  let description = [{
    The quotient of two signed integers, rounded towards zero. Division by zero is undefined behavior, and so is an
    overflow: the smallest number divided by -1. With `exact` the result is poison unless the division leaves no
    remainder.

    ```mlir
    %half = arith.divsi %n, %two : i32
    ```
  }];
  let hasFolder = 1;
}

def Arith_CeilDivUIOp : Arith_IntBinaryOp<"ceildivui", [ConditionallySpeculatable]> {
  let summary = "unsigned ceil integer division operation";
  let description = [{
    The quotient of two unsigned integers, rounded up. Division by zero is undefined behavior.

    ```mlir
    %blocks = arith.ceildivui %bytes, %block_size : index
    ```
  }];
  let hasFolder = 1;
}

def Arith_CeilDivSIOp : Arith_IntBinaryOp<"ceildivsi", [ConditionallySpeculatable]> {
  let summary = "signed ceil integer division operation";
  let description = [{
    The quotient of two signed integers, rounded towards positive infinity. Division by zero and overflow are
    undefined behavior.

    ```mlir
    %q = arith.ceildivsi %a, %b : i64
    ```
  }];
  let hasFolder = 1;
}

def Arith_FloorDivSIOp : Arith_IntBinaryOp<"floordivsi", [ConditionallySpeculatable]> {
  let summary = "signed floor integer division operation";
  let description = [{
    The quotient of two signed integers, rounded towards negative infinity. Division by zero and overflow are
    undefined behavior.

    ```mlir
    %q = arith.floordivsi %a, %b : i64
    ```
  }];
  let hasFolder = 1;
}

def Arith_RemUIOp : Arith_IntBinaryOp<"remui", [ConditionallySpeculatable]> {
  let summary = "unsigned integer division remainder operation";
  let description = [{
    The remainder of the division of two unsigned integers. Division by zero is undefined behavior.

    ```mlir
    %bank = arith.remui %address, %banks : i32
    ```
  }];
  let hasFolder = 1;
}

def Arith_RemSIOp : Arith_IntBinaryOp<"remsi", [ConditionallySpeculatable]> {
  let summary = "signed integer division remainder operation";
  let description = [{
    The remainder of the division of two signed integers, rounded towards zero; it has the sign of the dividend. Division
    by zero is undefined behavior.

    ```mlir
    %r = arith.remsi %a, %b : i32
    ```
  }];
  let hasFolder = 1;
}

def Arith_AndIOp : Arith_TotalIntBinaryOp<"andi", [Commutative, Idempotent]> {
  let summary = "integer binary and";
  let description = [{
    The bitwise conjunction of two integers.

    ```mlir
    %masked = arith.andi %bits, %mask : i8
    ```
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_OrIOp : Arith_TotalIntBinaryOp<"ori", [Commutative, Idempotent]> {
  let summary = "integer binary or";
  let description = [{
    The bitwise disjunction of two integers.

    ```mlir
    %both = arith.ori %a, %b : i8
    ```
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_XOrIOp : Arith_TotalIntBinaryOp<"xori", [Commutative]> {
  let summary = "integer binary xor";
  let description = [{
    The bitwise exclusive disjunction of two integers.

    ```mlir
    %flipped = arith.xori %bits, %mask : i8
    ```
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_ShLIOp : Arith_IntBinaryOpWithOverflowFlags<"shli"> {
  let summary = "integer left-shift";
  let description = [{
    `lhs` shifted left by `rhs` bits, zeros filling up. The result is poison when the distance is not smaller than the
    width, and under the overflow flags when set bits (`nuw`) or the sign (`nsw`) are lost.

    ```mlir
    %scaled = arith.shli %n, %log2 : i32
    ```
  }];
  let hasFolder = 1;
}

def Arith_ShRUIOp : Arith_IntBinaryOpWithExactFlag<"shrui", [Pure]> {
  let summary = "unsigned integer right-shift";
  let description = [{
    `lhs` shifted right by `rhs` bits, zeros filling up. The result is poison when the distance is not smaller than
    the width, and with `exact` when a set bit is shifted out.

    ```mlir
    %high = arith.shrui %word, %sixteen : i32
    ```
  }];
  let hasFolder = 1;
}

def Arith_ShRSIOp : Arith_IntBinaryOpWithExactFlag<"shrsi", [Pure]> {
  let summary = "signed integer right-shift";
  let description = [{
    `lhs` shifted right by `rhs` bits, copies of the sign filling up. The result is poison when the distance is not
    smaller than the width, and with `exact` when a set bit is shifted out.

    ```mlir
    %half = arith.shrsi %n, %one : i32
    ```
  }];
  let hasFolder = 1;
}

def Arith_NegFOp : Arith_FloatUnaryOp<"negf"> {
  let summary = "floating point negation";
  let description = [{
    The operand with its sign inverted.

    ```mlir
    %n = arith.negf %x : f32
    ```
  }];
  let hasFolder = 1;
}

def Arith_AddFOp : Arith_FloatBinaryOp<"addf", [Commutative]> {
  let summary = "floating point addition operation";
  let description = [{
    The sum of two floating-point numbers.

    ```mlir
    %sum = arith.addf %a, %b fastmath<nnan, contract> : f32
    ```
  }];
  let hasFolder = 1;
}

def Arith_SubFOp : Arith_FloatBinaryOp<"subf"> {
  let summary = "floating point subtraction operation";
  let description = [{
    The difference of two floating-point numbers.

    ```mlir
    %d = arith.subf %a, %b : f64
    ```
  }];
  let hasFolder = 1;
}

def Arith_MaximumFOp : Arith_FloatBinaryOp<"maximumf", [Commutative]> {
  let summary = "floating-point maximum operation";
  let description = [{
    The larger of two numbers, where -0.0 is smaller than +0.0. If either is a NaN, so is the result.

    ```mlir
    %m = arith.maximumf %a, %b : f32
    ```
  }];
  let hasFolder = 1;
}

def Arith_MaxNumFOp : Arith_FloatBinaryOp<"maxnumf", [Commutative]> {
  let summary = "floating-point maximum operation";
  let description = [{
    The larger of two numbers; a NaN loses against any number. Which of -0.0 and +0.0 is given is not specified.

    ```mlir
    %m = arith.maxnumf %a, %b : f32
    ```
  }];
  let hasFolder = 1;
}

def Arith_MaxSIOp : Arith_TotalIntBinaryOp<"maxsi", [Commutative]> {
  let summary = "signed integer maximum operation";
  let description = [{
    The larger of two signed integers.

    ```mlir
    %m = arith.maxsi %a, %b : i32
    ```
  }];
  let hasFolder = 1;
}

def Arith_MaxUIOp : Arith_TotalIntBinaryOp<"maxui", [Commutative]> {
  let summary = "unsigned integer maximum operation";
  let description = [{
    The larger of two unsigned integers.

    ```mlir
    %m = arith.maxui %a, %b : i32
    ```
  }];
  let hasFolder = 1;
}

def Arith_MinimumFOp : Arith_FloatBinaryOp<"minimumf", [Commutative]> {
  let summary = "floating-point minimum operation";
  let description = [{
    The smaller of two numbers, where -0.0 is smaller than +0.0. If either is a NaN, so is the result.

    ```mlir
    %m = arith.minimumf %a, %b : f32
    ```
  }];
  let hasFolder = 1;
}

def Arith_MinNumFOp : Arith_FloatBinaryOp<"minnumf", [Commutative]> {
  let summary = "floating-point minimum operation";
  let description = [{
    The smaller of two numbers; a NaN loses against any number. Which of -0.0 and +0.0 is given is not specified.

    ```mlir
    %m = arith.minnumf %a, %b : f32
    ```
  }];
  let hasFolder = 1;
}

def Arith_MinSIOp : Arith_TotalIntBinaryOp<"minsi", [Commutative]> {
  let summary = "signed integer minimum operation";
  let description = [{
    The smaller of two signed integers.

    ```mlir
    %m = arith.minsi %a, %b : i32
    ```
  }];
  let hasFolder = 1;
}

def Arith_MinUIOp : Arith_TotalIntBinaryOp<"minui", [Commutative]> {
  let summary = "unsigned integer minimum operation";
  let description = [{
    The smaller of two unsigned integers.

    ```mlir
    %m = arith.minui %a, %b : i32
    ```
  }];
  let hasFolder = 1;
}

def Arith_MulFOp : Arith_FloatBinaryOp<"mulf", [Commutative]> {
  let summary = "floating point multiplication operation";
  let description = [{
    The product of two floating-point numbers.

    ```mlir
    %p = arith.mulf %a, %b : tensor<4x?xbf16>
    ```
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_DivFOp : Arith_FloatBinaryOp<"divf"> {
  let summary = "floating point division operation";
  let description = [{
    The quotient of two floating-point numbers.

    ```mlir
    %q = arith.divf %a, %b : f64
    ```
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_RemFOp : Arith_FloatBinaryOp<"remf"> {
  let summary = "floating point division remainder operation";
  let description = [{
    The remainder of the division of two floating-point numbers, rounded towards zero; it has the sign of the dividend.

    ```mlir
    %r = arith.remf %a, %b : f64
    ```
  }];
  let hasFolder = 1;
}

def Arith_ExtUIOp : Arith_IToICastOp<"extui"> {
  let summary = "integer zero extension operation";
  let description = [{
    An integer in a larger width, the new bits being zero.

    ```mlir
    %wide = arith.extui %narrow : i8 to i32
    ```
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Arith_ExtSIOp : Arith_IToICastOp<"extsi"> {
  let summary = "integer sign extension operation";
  let description = [{
    An integer in a larger width, the new bits being copies of its sign.

    ```mlir
    %wide = arith.extsi %narrow : vector<4xi8> to vector<4xi16>
    ```
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Arith_ExtFOp : Arith_FToFCastOp<"extf", [DeclareOpInterfaceMethods<ArithFastMathInterface>]> {
  let summary = "cast from floating-point to wider floating-point";
  let description = [{
    A floating-point number in a wider type, which holds it exactly.

    ```mlir
    %wide = arith.extf %narrow : f16 to f64
    ```
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let arguments = (ins FloatLike:$in, OptionalAttr<Arith_FastMathAttr>:$fastmath);
  let results = (outs FloatLike:$out);
  let assemblyFormat = [{ $in (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out) }];
}

def Arith_ScalingExtFOp : Arith_Op<
  "scaling_extf",
  [
    Pure,
    SameInputOutputTensorDims,
    DeclareOpInterfaceMethods<ArithFastMathInterface>,
    DeclareOpInterfaceMethods<CastOpInterface>
  ]
> , Arguments<
  (ins FloatLike:$in, FloatLike:$scale, OptionalAttr<Arith_FastMathAttr>:$fastmath)
>, Results<(outs FloatLike:$out)> {
  let summary = "Upcasts input floats using provided scales values following OCP MXFP Spec";
  let description = [{
    Elements of a small floating-point type in a wider one, each multiplied by its block's scale, as microscaling
    formats store them. `scale` holds exponents, in the type `f8E8M0FNU` or one that is truncated to it.

    ```mlir
    %x = arith.scaling_extf %q, %scale : f4E2M1FN, f8E8M0FNU to f32
    ```
  }];
  let hasVerifier = 1;
  let assemblyFormat = [{ $in `,` $scale (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to` type($out) }];
}

def Arith_TruncIOp : Arith_Op<
  "trunci",
  [
    Pure,
    SameOperandsAndResultShape,
    SameInputOutputTensorDims,
    DeclareOpInterfaceMethods<CastOpInterface>,
    DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>,
    DeclareOpInterfaceMethods<ArithIntegerOverflowFlagsInterface>
  ]
> {
  let summary = "integer truncation operation";
  let description = [{
    The lower bits of an integer. With the flag `nsw` or `nuw` the result is poison when the value, taken as signed or
    unsigned, does not fit.

    ```mlir
    %low = arith.trunci %word : i32 to i16
    ```
  }];
  let arguments = (
    ins SignlessFixedWidthIntegerLike:$in,
    DefaultValuedAttr<Arith_IntegerOverflowAttr, "::ods::arith::IntegerOverflowFlags::none">:$overflowFlags
  );
  let results = (outs SignlessFixedWidthIntegerLike:$out);
  let assemblyFormat = [{ $in (`overflow` `` $overflowFlags^)? attr-dict `:` type($in) `to` type($out) }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def Arith_TruncFOp : Arith_Op<
  "truncf",
  [
    Pure,
    SameOperandsAndResultShape,
    SameInputOutputTensorDims,
    DeclareOpInterfaceMethods<ArithRoundingModeInterface>,
    DeclareOpInterfaceMethods<ArithFastMathInterface>,
    DeclareOpInterfaceMethods<CastOpInterface>
  ]
> , Arguments<
  (
    ins FloatLike:$in,
    OptionalAttr<Arith_RoundingModeAttr>:$roundingmode,
    OptionalAttr<Arith_FastMathAttr>:$fastmath
  )
>, Results<(outs FloatLike:$out)> {
  let summary = "cast from floating-point to narrower floating-point";
  let description = [{
    A floating-point number in a narrower type, rounded as `roundingmode` says, to nearest and ties to even without
    it.

    ```mlir
    %narrow = arith.truncf %wide to_nearest_away : f32 to f16
    ```
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
  let assemblyFormat = [{ $in ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `to` type($out) }];
  let builders = [
    OpBuilder<(ins "impl Into<Type>":$out, "Value":$in), [{ return Self::build($_builder, out, in_); }]>
  ];
}

def Arith_ScalingTruncFOp : Arith_Op<
  "scaling_truncf",
  [
    Pure,
    SameInputOutputTensorDims,
    DeclareOpInterfaceMethods<ArithRoundingModeInterface>,
    DeclareOpInterfaceMethods<ArithFastMathInterface>,
    DeclareOpInterfaceMethods<CastOpInterface>
  ]
> , Arguments<
  (
    ins FloatLike:$in,
    FloatLike:$scale,
    OptionalAttr<Arith_RoundingModeAttr>:$roundingmode,
    OptionalAttr<Arith_FastMathAttr>:$fastmath
  )
>, Results<(outs FloatLike:$out)> {
  let summary = "Downcasts input floating point values using provided scales values following OCP MXFP Spec";
  let description = [{
    Numbers divided by their block's scale and rounded to a small floating-point type, as microscaling formats store
    them.

    ```mlir
    %q = arith.scaling_truncf %x, %scale : f32, f8E8M0FNU to f6E3M2FN
    ```
  }];
  let hasVerifier = 1;
  let assemblyFormat = [{ $in `,` $scale ($roundingmode^)? (`fastmath` `` $fastmath^)? attr-dict `:` type($in) `,` type($scale) `to` type($out) }];
}

def Arith_UIToFPOp : Arith_IToFCastOp<"uitofp"> {
  let summary = "cast from unsigned integer type to floating-point";
  let description = [{
    An unsigned integer as a floating-point number, rounded to nearest, ties to even.

    ```mlir
    %x = arith.uitofp %n : i32 to f32
    ```
  }];
  let hasFolder = 1;
}

def Arith_SIToFPOp : Arith_IToFCastOp<"sitofp"> {
  let summary = "cast from integer type to floating-point";
  let description = [{
    A signed integer as a floating-point number, rounded to nearest, ties to even.

    ```mlir
    %x = arith.sitofp %n : i32 to f64
    ```
  }];
  let hasFolder = 1;
}

def Arith_FPToUIOp : Arith_FToICastOp<"fptoui"> {
  let summary = "cast from floating-point type to integer type";
  let description = [{
    A floating-point number as an unsigned integer, rounded towards zero. If it does not fit, the result is poison.

    ```mlir
    %n = arith.fptoui %x : f32 to i8
    ```
  }];
  let hasFolder = 1;
}

def Arith_FPToSIOp : Arith_FToICastOp<"fptosi"> {
  let summary = "cast from floating-point type to integer type";
  let description = [{
    A floating-point number as a signed integer, rounded towards zero. If it does not fit, the result is poison.

    ```mlir
    %n = arith.fptosi %x : f32 to i32
    ```
  }];
  let hasFolder = 1;
}

def IndexCastTypeConstraint : TypeConstraint<
  Or<[SignlessIntegerOrIndexLike.predicate, MemRefOf<[AnySignlessInteger, Index]>.predicate]>,
  "signless-integer-like or memref of signless-integer"
>;

def Arith_IndexCastOp : Arith_CastOp<
  "index_cast",
  IndexCastTypeConstraint,
  IndexCastTypeConstraint,
  [DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>]
> {
  let summary = "cast between index and integer types";
  let description = [{
    An `index` as an integer or the other way round. An integer that is made wider is sign-extended, one that is made
    narrower loses its upper bits.

    ```mlir
    %i = arith.index_cast %n : i32 to index
    ```
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_IndexCastUIOp : Arith_CastOp<
  "index_castui",
  IndexCastTypeConstraint,
  IndexCastTypeConstraint,
  [DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>]
> {
  let summary = "unsigned cast between index and integer types";
  let description = [{
    An `index` as an integer or the other way round. An integer that is made wider is zero-extended, one that is made
    narrower loses its upper bits.

    ```mlir
    %i = arith.index_castui %n : i32 to index
    ```
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def BitcastTypeConstraint : TypeConstraint<
  Or<[SignlessIntegerOrFloatLike.predicate, MemRefOf<[AnySignlessInteger, AnyFloat]>.predicate]>,
  "signless-integer-or-float-like or memref of signless-integer or float"
>;

def Arith_BitcastOp : Arith_CastOp<"bitcast", BitcastTypeConstraint, BitcastTypeConstraint> {
  let summary = "bitcast between values of equal bit width";
  let description = [{
    The same bits as another type of the same width.

    ```mlir
    %bits = arith.bitcast %x : f32 to i32
    ```
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_CmpIOp : Arith_CompareOp<
  "cmpi",
  [DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>]
> {
  let summary = "integer comparison operation";
  let description = [{
    Whether `predicate` holds between two integers, element by element. `s` predicates take them as signed and `u`
    predicates as unsigned.

    ```mlir
    %less = arith.cmpi slt, %a, %b : i32
    ```
  }];
  let arguments = (
    ins Arith_CmpIPredicateAttr:$predicate,
    SignlessIntegerOrIndexLike:$lhs,
    SignlessIntegerOrIndexLike:$rhs
  );
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Arith_CmpFOp : Arith_CompareOp<"cmpf", [DeclareOpInterfaceMethods<ArithFastMathInterface>]> {
  let summary = "floating-point comparison operation";
  let description = [{
    Whether `predicate` holds between two floating-point numbers, element by element. Ordered predicates (`o`) are
    false and unordered ones (`u`) true when either is a NaN.

    ```mlir
    %less = arith.cmpf olt, %a, %b : f32
    ```
  }];
  let arguments = (
    ins Arith_CmpFPredicateAttr:$predicate,
    FloatLike:$lhs,
    FloatLike:$rhs,
    DefaultValuedAttr<Arith_FastMathAttr, "::ods::arith::FastMathFlags::none">:$fastmath
  );
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let assemblyFormat = [{ $predicate `,` $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) }];
}

class BooleanConditionOrMatchingShape<string condition, string result> : PredOpTrait<
  condition # " is signless i1 or has matching shape",
  Or<[TypeIsPred<condition, I1>, AllShapesMatch<[condition, result]>.predicate]>
>;

def SelectOp : Arith_Op<
  "select",
  [
    Pure,
    AllTypesMatch<["true_value", "false_value", "result"]>,
    BooleanConditionOrMatchingShape<"condition", "result">,
    DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRangesFromOptional"]>,
    DeclareOpInterfaceMethods<SelectLikeOpInterface>
  ]
> {
  let summary = "select operation";
  let description = [{
    `true_value` where `condition` holds and `false_value` where it does not. A condition that is one `i1` chooses
    between whole values, a vector or tensor of them between elements.

    ```mlir
    %m = arith.select %less, %a, %b : i32
    ```
  }];
  let arguments = (ins BoolLike:$condition, AnyType:$true_value, AnyType:$false_value);
  let results = (outs AnyType:$result);
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
  let hasCustomAssemblyFormat = 1;
}

#endif // ARITH_OPS
