#ifndef LLVM_INTRINSIC_OPS
#define LLVM_INTRINSIC_OPS

include "mlir/IR/OpBase.td"
include "mlir/Dialect/LLVMIR/LLVMAttrDefs.td"
include "mlir/Dialect/LLVMIR/LLVMEnums.td"
include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"

class LLVM_UnaryIntrOpBase<
  string func,
  Type element,
  list<Trait> traits = [],
  bit requiresFastmath = 0
> : LLVM_OneResultIntrOp<func, [], [0], !listconcat([Pure, SameOperandsAndResultType], traits), requiresFastmath> {
  dag commonArgs = (ins LLVM_ScalarOrVectorOf<element>:$in);
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
}

class LLVM_UnaryIntrOpI<string func, list<Trait> traits = []> : LLVM_UnaryIntrOpBase<func, AnySignlessInteger, traits> {
  let arguments = commonArgs;
}

class LLVM_UnaryIntrOpF<string func, list<Trait> traits = []> : LLVM_UnaryIntrOpBase<func, LLVM_AnyFloat, traits, 1> {
  dag fmfArg = (ins DefaultValuedAttr<LLVM_FastmathFlagsAttr, "::ods::llvm::FastmathFlags::none">:$fastmathFlags);
  let arguments = !con(commonArgs, fmfArg);
}

class LLVM_BinarySameArgsIntrOpBase<
  string func,
  Type element,
  list<Trait> traits = [],
  bit requiresFastmath = 0
> : LLVM_OneResultIntrOp<func, [], [0], !listconcat([Pure, SameOperandsAndResultType], traits), requiresFastmath> {
  dag commonArgs = (ins LLVM_ScalarOrVectorOf<element>:$a, LLVM_ScalarOrVectorOf<element>:$b);
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
}

class LLVM_BinarySameArgsIntrOpI<string func, list<Trait> traits = []> : LLVM_BinarySameArgsIntrOpBase<
  func,
  AnySignlessInteger,
  traits
> {
  let arguments = commonArgs;
}

class LLVM_BinarySameArgsIntrOpF<string func, list<Trait> traits = []> : LLVM_BinarySameArgsIntrOpBase<
  func,
  LLVM_AnyFloat,
  traits,
  1
> {
  dag fmfArg = (ins DefaultValuedAttr<LLVM_FastmathFlagsAttr, "::ods::llvm::FastmathFlags::none">:$fastmathFlags);
  let arguments = !con(commonArgs, fmfArg);
}

class LLVM_TernarySameArgsIntrOpBase<
  string func,
  Type element,
  list<Trait> traits = [],
  bit requiresFastmath = 0
> : LLVM_OneResultIntrOp<func, [], [0], !listconcat([Pure, SameOperandsAndResultType], traits), requiresFastmath> {
  dag commonArgs = (ins
    LLVM_ScalarOrVectorOf<element>:$a,
    LLVM_ScalarOrVectorOf<element>:$b,
    LLVM_ScalarOrVectorOf<element>:$c
  );
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
}

class LLVM_TernarySameArgsIntrOpI<string func, list<Trait> traits = []> : LLVM_TernarySameArgsIntrOpBase<
  func,
  AnySignlessInteger,
  traits
> {
  let arguments = commonArgs;
}

class LLVM_TernarySameArgsIntrOpF<string func, list<Trait> traits = []> : LLVM_TernarySameArgsIntrOpBase<
  func,
  LLVM_AnyFloat,
  traits,
  1
> {
  dag fmfArg = (ins DefaultValuedAttr<LLVM_FastmathFlagsAttr, "::ods::llvm::FastmathFlags::none">:$fastmathFlags);
  let arguments = !con(commonArgs, fmfArg);
}

class LLVM_CountZerosIntrOp<string func, list<Trait> traits = []> : LLVM_OneResultIntrOp<
  func,
  [],
  [0],
  !listconcat([Pure, SameOperandsAndResultType], traits),
  0,
  0,
  [1],
  ["is_zero_poison"]
> {
  let arguments = (ins LLVM_ScalarOrVectorOf<AnySignlessInteger>:$in, I1Attr:$is_zero_poison);
}

def LLVM_AbsOp : LLVM_OneResultIntrOp<"abs", [], [0], [Pure], 0, 0, [1], ["is_int_min_poison"]> {
  let summary = "absolute value of an integer";
  let arguments = (ins LLVM_ScalarOrVectorOf<AnySignlessInteger>:$in, I1Attr:$is_int_min_poison);
}

def LLVM_IsFPClass : LLVM_OneResultIntrOp<"is.fpclass", [], [0], [Pure], 0, 0, [1], ["bit"]> {
  let summary = "whether a number is of one of some kinds";
  let arguments = (ins LLVM_ScalarOrVectorOf<LLVM_AnyFloat>:$in, I32Attr:$bit);
}

class LLVM_PowFI<string func> : LLVM_OneResultIntrOp<func, [], [0, 1], [Pure], 1> {
  let arguments = (ins
    LLVM_ScalarOrVectorOf<LLVM_AnyFloat>:$val,
    AnySignlessInteger:$power,
    DefaultValuedAttr<LLVM_FastmathFlagsAttr, "::ods::llvm::FastmathFlags::none">:$fastmathFlags
  );
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
}

def LLVM_CopySignOp : LLVM_BinarySameArgsIntrOpF<"copysign"> {
  let summary = "magnitude of one number with the sign of another";
}

def LLVM_ExpOp : LLVM_UnaryIntrOpF<"exp"> {
  let summary = "power of e";
}

def LLVM_Exp2Op : LLVM_UnaryIntrOpF<"exp2"> {
  let summary = "power of two";
}

def LLVM_Exp10Op : LLVM_UnaryIntrOpF<"exp10"> {
  let summary = "power of ten";
}

def LLVM_LoadExpOp : LLVM_PowFI<"ldexp"> {
  let summary = "number times a power of two";
}

def LLVM_FractionExpOp : LLVM_TwoResultIntrOp<"frexp", [0, 1], [], [Pure], 1> {
  let summary = "fraction and exponent of a number";
  let arguments = (ins
    LLVM_ScalarOrVectorOf<LLVM_AnyFloat>:$val,
    DefaultValuedAttr<LLVM_FastmathFlagsAttr, "::ods::llvm::FastmathFlags::none">:$fastmathFlags
  );
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
}

def LLVM_FAbsOp : LLVM_UnaryIntrOpF<"fabs"> {
  let summary = "absolute value of a floating-point number";
}

def LLVM_FCeilOp : LLVM_UnaryIntrOpF<"ceil"> {
  let summary = "least integer that is not below";
}

def LLVM_FFloorOp : LLVM_UnaryIntrOpF<"floor"> {
  let summary = "greatest integer that is not above";
}

def LLVM_FMAOp : LLVM_TernarySameArgsIntrOpF<"fma"> {
  let summary = "product plus a third number, rounded once";
}

def LLVM_FMulAddOp : LLVM_TernarySameArgsIntrOpF<"fmuladd"> {
  let summary = "product plus a third number, rounded once if that is faster";
}

def LLVM_Log10Op : LLVM_UnaryIntrOpF<"log10"> {
  let summary = "logarithm to base ten";
}

def LLVM_Log2Op : LLVM_UnaryIntrOpF<"log2"> {
  let summary = "logarithm to base two";
}

def LLVM_LogOp : LLVM_UnaryIntrOpF<"log"> {
  let summary = "natural logarithm";
}

def LLVM_Prefetch : LLVM_ZeroResultIntrOp<"prefetch", [0], [], 0, 0, 0, 0, [1, 2, 3], ["rw", "hint", "cache"]> {
  let summary = "hint that memory will be accessed";
  let arguments = (ins LLVM_AnyPointer:$addr, I32Attr:$rw, I32Attr:$hint, I32Attr:$cache);
}

def LLVM_RoundEvenOp : LLVM_UnaryIntrOpF<"roundeven"> {
  let summary = "nearest integer, halves to even";
}

def LLVM_RoundOp : LLVM_UnaryIntrOpF<"round"> {
  let summary = "nearest integer, halves away from zero";
}

def LLVM_FTruncOp : LLVM_UnaryIntrOpF<"trunc"> {
  let summary = "number without its fraction";
}

def LLVM_SqrtOp : LLVM_UnaryIntrOpF<"sqrt"> {
  let summary = "square root";
}

def LLVM_PowOp : LLVM_BinarySameArgsIntrOpF<"pow"> {
  let summary = "number to the power of another";
}

def LLVM_PowIOp : LLVM_PowFI<"powi"> {
  let summary = "number to the power of an integer";
}

def LLVM_RintOp : LLVM_UnaryIntrOpF<"rint"> {
  let summary = "nearest integer in the current rounding mode";
}

def LLVM_NearbyintOp : LLVM_UnaryIntrOpF<"nearbyint"> {
  let summary = "nearest integer in the current rounding mode, without an exception";
}

class LLVM_IntRoundIntrOpBase<string func, Type element = LLVM_AnyFloat> : LLVM_OneResultIntrOp<
  func,
  [0],
  [0],
  [Pure]
> {
  let arguments = (ins element:$val);
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
}

class LLVM_ScalarOrVectorIntRoundIntrOpBase<string func> : LLVM_IntRoundIntrOpBase<
  func,
  LLVM_ScalarOrVectorOf<LLVM_AnyFloat>
>;

def LLVM_LroundOp : LLVM_ScalarOrVectorIntRoundIntrOpBase<"lround"> {
  let summary = "nearest integer, halves away from zero, as an integer";
}

def LLVM_LlroundOp : LLVM_IntRoundIntrOpBase<"llround"> {
  let summary = "nearest integer, halves away from zero, as a long integer";
}

def LLVM_LrintOp : LLVM_ScalarOrVectorIntRoundIntrOpBase<"lrint"> {
  let summary = "nearest integer in the current rounding mode, as an integer";
}

def LLVM_LlrintOp : LLVM_ScalarOrVectorIntRoundIntrOpBase<"llrint"> {
  let summary = "nearest integer in the current rounding mode, as a long integer";
}

def LLVM_BitReverseOp : LLVM_UnaryIntrOpI<"bitreverse"> {
  let summary = "bits in reverse order";
}

def LLVM_ByteSwapOp : LLVM_UnaryIntrOpI<"bswap"> {
  let summary = "bytes in reverse order";
}

def LLVM_CountLeadingZerosOp : LLVM_CountZerosIntrOp<"ctlz"> {
  let summary = "number of zeros before the first bit that is set";
}

def LLVM_CountTrailingZerosOp : LLVM_CountZerosIntrOp<"cttz"> {
  let summary = "number of zeros after the last bit that is set";
}

def LLVM_CtPopOp : LLVM_UnaryIntrOpI<"ctpop"> {
  let summary = "number of bits that are set";
}

def LLVM_FshlOp : LLVM_TernarySameArgsIntrOpI<"fshl"> {
  let summary = "upper half of two integers in a row, shifted to the left";
}

def LLVM_FshrOp : LLVM_TernarySameArgsIntrOpI<"fshr"> {
  let summary = "lower half of two integers in a row, shifted to the right";
}

def LLVM_MaxNumOp : LLVM_BinarySameArgsIntrOpF<"maxnum"> {
  let summary = "greater of two numbers, or the one that is a number";
}

def LLVM_MinNumOp : LLVM_BinarySameArgsIntrOpF<"minnum"> {
  let summary = "lesser of two numbers, or the one that is a number";
}

def LLVM_MaximumOp : LLVM_BinarySameArgsIntrOpF<"maximum"> {
  let summary = "greater of two numbers, or NaN";
}

def LLVM_MinimumOp : LLVM_BinarySameArgsIntrOpF<"minimum"> {
  let summary = "lesser of two numbers, or NaN";
}

def LLVM_SMaxOp : LLVM_BinarySameArgsIntrOpI<"smax"> {
  let summary = "greater of two signed integers";
}

def LLVM_SMinOp : LLVM_BinarySameArgsIntrOpI<"smin"> {
  let summary = "lesser of two signed integers";
}

def LLVM_UMaxOp : LLVM_BinarySameArgsIntrOpI<"umax"> {
  let summary = "greater of two unsigned integers";
}

def LLVM_UMinOp : LLVM_BinarySameArgsIntrOpI<"umin"> {
  let summary = "lesser of two unsigned integers";
}

class LLVM_CmpIntrOp<string func> : LLVM_OneResultIntrOp<func, [0], [0], [Pure, SameTypeOperands]> {
  let arguments = (ins LLVM_ScalarOrVectorOf<AnySignlessInteger>:$a, LLVM_ScalarOrVectorOf<AnySignlessInteger>:$b);
  let results = (outs LLVM_ScalarOrVectorOf<AnySignlessInteger>:$res);
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
}

def LLVM_SCmpOp : LLVM_CmpIntrOp<"scmp"> {
  let summary = "order of signed integers as -1, 0 or 1";
}

def LLVM_UCmpOp : LLVM_CmpIntrOp<"ucmp"> {
  let summary = "order of unsigned integers as -1, 0 or 1";
}

def LLVM_SinOp : LLVM_UnaryIntrOpF<"sin"> {
  let summary = "sine";
}

def LLVM_CosOp : LLVM_UnaryIntrOpF<"cos"> {
  let summary = "cosine";
}

def LLVM_TanOp : LLVM_UnaryIntrOpF<"tan"> {
  let summary = "tangent";
}

def LLVM_SincosOp : LLVM_TwoResultIntrOp<"sincos", [], [0], [Pure], 1> {
  let summary = "sine and cosine";
  let arguments = (ins
    LLVM_ScalarOrVectorOf<LLVM_AnyFloat>:$val,
    DefaultValuedAttr<LLVM_FastmathFlagsAttr, "::ods::llvm::FastmathFlags::none">:$fastmathFlags
  );
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
  let hasVerifier = 1;
}

def LLVM_ASinOp : LLVM_UnaryIntrOpF<"asin"> {
  let summary = "arc sine";
}

def LLVM_ACosOp : LLVM_UnaryIntrOpF<"acos"> {
  let summary = "arc cosine";
}

def LLVM_ATanOp : LLVM_UnaryIntrOpF<"atan"> {
  let summary = "arc tangent";
}

def LLVM_ATan2Op : LLVM_BinarySameArgsIntrOpF<"atan2"> {
  let summary = "angle of a point";
}

def LLVM_SinhOp : LLVM_UnaryIntrOpF<"sinh"> {
  let summary = "hyperbolic sine";
}

def LLVM_CoshOp : LLVM_UnaryIntrOpF<"cosh"> {
  let summary = "hyperbolic cosine";
}

def LLVM_TanhOp : LLVM_UnaryIntrOpF<"tanh"> {
  let summary = "hyperbolic tangent";
}

class LLVM_MemcpyIntrOpBase<string name> : LLVM_ZeroResultIntrOp<
  name,
  [0, 1, 2],
  [
    DeclareOpInterfaceMethods<PromotableMemOpInterface>,
    DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>,
    DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>
  ],
  1,
  1,
  1,
  0,
  [3],
  ["isVolatile"]
> {
  dag args = (ins
    Arg<LLVM_AnyPointer, "", [MemWrite]>:$dst,
    Arg<LLVM_AnyPointer, "", [MemRead]>:$src,
    AnySignlessInteger:$len,
    I1Attr:$isVolatile
  );
  let arguments = !con(args, baseArgs);
}

def LLVM_MemcpyOp : LLVM_MemcpyIntrOpBase<"memcpy"> {
  let summary = "copy of bytes to memory that does not overlap";
}

def LLVM_MemmoveOp : LLVM_MemcpyIntrOpBase<"memmove"> {
  let summary = "copy of bytes to memory that may overlap";
}

def LLVM_MemcpyInlineOp : LLVM_ZeroResultIntrOp<
  "memcpy.inline",
  [0, 1, 2],
  [
    DeclareOpInterfaceMethods<PromotableMemOpInterface>,
    DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>,
    DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>
  ],
  1,
  1,
  1,
  0,
  [2, 3],
  ["len", "isVolatile"]
> {
  let summary = "copy of a fixed number of bytes without a call";
  dag args = (ins
    Arg<LLVM_AnyPointer, "", [MemWrite]>:$dst,
    Arg<LLVM_AnyPointer, "", [MemRead]>:$src,
    APIntAttr:$len,
    I1Attr:$isVolatile
  );
  let arguments = !con(args, baseArgs);
}

def LLVM_MemsetOp : LLVM_ZeroResultIntrOp<
  "memset",
  [0, 2],
  [
    DeclareOpInterfaceMethods<PromotableMemOpInterface>,
    DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>,
    DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>
  ],
  1,
  1,
  1,
  0,
  [3],
  ["isVolatile"]
> {
  let summary = "filling of bytes with a value";
  dag args = (ins Arg<LLVM_AnyPointer, "", [MemWrite]>:$dst, I8:$val, AnySignlessInteger:$len, I1Attr:$isVolatile);
  let arguments = !con(args, baseArgs);
}

def LLVM_MemsetInlineOp : LLVM_ZeroResultIntrOp<
  "memset.inline",
  [0, 2],
  [
    DeclareOpInterfaceMethods<PromotableMemOpInterface>,
    DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>,
    DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>
  ],
  1,
  1,
  1,
  0,
  [2, 3],
  ["len", "isVolatile"]
> {
  let summary = "filling of a fixed number of bytes without a call";
  dag args = (ins Arg<LLVM_AnyPointer, "", [MemWrite]>:$dst, I8:$val, APIntAttr:$len, I1Attr:$isVolatile);
  let arguments = !con(args, baseArgs);
}

def LLVM_NoAliasScopeDeclOp : LLVM_ZeroResultIntrOp<"experimental.noalias.scope.decl"> {
  let summary = "begin of an alias scope";
  let arguments = (ins LLVM_AliasScopeAttr:$scope);
  let assemblyFormat = "$scope attr-dict";
}

def LLVM_PtrMaskOp : LLVM_OneResultIntrOp<"ptrmask", [], [0, 1], [Pure, AllTypesMatch<["ptr", "res"]>]> {
  let summary = "pointer with some bits cleared";
  let arguments = (ins LLVM_ScalarOrVectorOf<LLVM_AnyPointer>:$ptr, LLVM_ScalarOrVectorOf<AnyInteger>:$mask);
  let results = (outs LLVM_ScalarOrVectorOf<LLVM_AnyPointer>:$res);
  let assemblyFormat = "$ptr `,` $mask attr-dict `:` functional-type(operands, results)";
}

class LLVM_LifetimeBaseOp<string opName> : LLVM_ZeroResultIntrOp<
  opName,
  [0],
  [DeclareOpInterfaceMethods<PromotableOpInterface>]
> {
  let arguments = (ins LLVM_AnyPointer:$ptr);
  let assemblyFormat = "$ptr attr-dict `:` qualified(type($ptr))";
}

def LLVM_LifetimeStartOp : LLVM_LifetimeBaseOp<"lifetime.start"> {
  let summary = "begin of the life of memory on the stack";
}

def LLVM_LifetimeEndOp : LLVM_LifetimeBaseOp<"lifetime.end"> {
  let summary = "end of the life of memory on the stack";
}

def LLVM_InvariantStartOp : LLVM_OneResultIntrOp<
  "invariant.start",
  [],
  [1],
  [DeclareOpInterfaceMethods<PromotableOpInterface>],
  0,
  0,
  [0],
  ["size"]
> {
  let summary = "memory that does not change from here on";
  let arguments = (ins I64Attr:$size, LLVM_AnyPointer:$ptr);
  let results = (outs LLVM_DefaultPointer:$res);
  let assemblyFormat = "$size `,` $ptr attr-dict `:` qualified(type($ptr))";
}

def LLVM_InvariantEndOp : LLVM_ZeroResultIntrOp<
  "invariant.end",
  [2],
  [DeclareOpInterfaceMethods<PromotableOpInterface>],
  0,
  0,
  0,
  0,
  [1],
  ["size"]
> {
  let summary = "end of memory that does not change";
  let arguments = (ins LLVM_DefaultPointer:$start, I64Attr:$size, LLVM_AnyPointer:$ptr);
  let assemblyFormat = "$start `,` $size `,` $ptr attr-dict `:` qualified(type($ptr))";
}

def LLVM_LaunderInvariantGroupOp : LLVM_OneResultIntrOp<
  "launder.invariant.group",
  [],
  [0],
  [DeclareOpInterfaceMethods<PromotableOpInterface>, SameOperandsAndResultType]
> {
  let summary = "pointer to memory that may have changed once";
  let arguments = (ins LLVM_AnyPointer:$ptr);
  let results = (outs LLVM_AnyPointer:$res);
  let assemblyFormat = "$ptr attr-dict `:` qualified(type($ptr))";
}

def LLVM_StripInvariantGroupOp : LLVM_OneResultIntrOp<
  "strip.invariant.group",
  [],
  [0],
  [DeclareOpInterfaceMethods<PromotableOpInterface>, SameOperandsAndResultType]
> {
  let summary = "pointer to memory of no group";
  let arguments = (ins LLVM_AnyPointer:$ptr);
  let results = (outs LLVM_AnyPointer:$res);
  let assemblyFormat = "$ptr attr-dict `:` qualified(type($ptr))";
}

class LLVM_ConstrainedIntr<
  string mnem,
  int numArgs,
  bit overloadedResult,
  list<int> overloadedOperands,
  bit hasRoundingMode
> : LLVM_OneResultIntrOp<
  "experimental.constrained." # mnem,
  !cond(!gt(overloadedResult, 0): [0], true: []),
  overloadedOperands,
  [Pure, DeclareOpInterfaceMethods<FPExceptionBehaviorOpInterface>] # !cond(
    !gt(hasRoundingMode, 0): [DeclareOpInterfaceMethods<RoundingModeOpInterface>],
    true: []
  ),
  0,
  0,
  [],
  []
> {
  dag regularArgs = !dag(ins, !listsplat(LLVM_Type, numArgs), !foreach(i, !range(numArgs), "arg_" # i));
  dag attrArgs = !con(
    !cond(!gt(hasRoundingMode, 0): (ins ValidRoundingModeAttr:$roundingmode), true: (ins)),
    (ins FPExceptionBehaviorAttr:$fpExceptionBehavior)
  );
  let arguments = !con(regularArgs, attrArgs);
}

def LLVM_ConstrainedUIToFP : LLVM_ConstrainedIntr<"uitofp", 1, 1, [0], 1> {
  let summary = "unsigned integer as a floating-point number, with rounding and exceptions as asked for";
  let assemblyFormat = "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)";
}

def LLVM_ConstrainedSIToFP : LLVM_ConstrainedIntr<"sitofp", 1, 1, [0], 1> {
  let summary = "signed integer as a floating-point number, with rounding and exceptions as asked for";
  let assemblyFormat = "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)";
}

def LLVM_ConstrainedFPTruncIntr : LLVM_ConstrainedIntr<"fptrunc", 1, 1, [0], 1> {
  let summary = "narrower floating-point number, with rounding and exceptions as asked for";
  let assemblyFormat = "$arg_0 $roundingmode $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)";
}

def LLVM_ConstrainedFPExtIntr : LLVM_ConstrainedIntr<"fpext", 1, 1, [0], 0> {
  let summary = "wider floating-point number, with exceptions as asked for";
  let assemblyFormat = "$arg_0 $fpExceptionBehavior attr-dict `:` type($arg_0) `to` type(results)";
}

class LLVM_ArithWithOverflowOp<string mnem> :
    LLVM_IntrOp<mnem, [0], [], [Pure, SameOperandsElementType], 2>,
    Arguments<(ins LLVM_ScalarOrVectorOf<AnySignlessInteger>, LLVM_ScalarOrVectorOf<AnySignlessInteger>)>;

def LLVM_SAddWithOverflowOp : LLVM_ArithWithOverflowOp<"sadd.with.overflow"> {
  let summary = "sum of signed integers, and whether it overflowed";
}

def LLVM_UAddWithOverflowOp : LLVM_ArithWithOverflowOp<"uadd.with.overflow"> {
  let summary = "sum of unsigned integers, and whether it overflowed";
}

def LLVM_SSubWithOverflowOp : LLVM_ArithWithOverflowOp<"ssub.with.overflow"> {
  let summary = "difference of signed integers, and whether it overflowed";
}

def LLVM_USubWithOverflowOp : LLVM_ArithWithOverflowOp<"usub.with.overflow"> {
  let summary = "difference of unsigned integers, and whether it overflowed";
}

def LLVM_SMulWithOverflowOp : LLVM_ArithWithOverflowOp<"smul.with.overflow"> {
  let summary = "product of signed integers, and whether it overflowed";
}

def LLVM_UMulWithOverflowOp : LLVM_ArithWithOverflowOp<"umul.with.overflow"> {
  let summary = "product of unsigned integers, and whether it overflowed";
}

def LLVM_SAddSat : LLVM_BinarySameArgsIntrOpI<"sadd.sat"> {
  let summary = "sum of signed integers, or the closest one that fits";
}

def LLVM_UAddSat : LLVM_BinarySameArgsIntrOpI<"uadd.sat"> {
  let summary = "sum of unsigned integers, or the closest one that fits";
}

def LLVM_SSubSat : LLVM_BinarySameArgsIntrOpI<"ssub.sat"> {
  let summary = "difference of signed integers, or the closest one that fits";
}

def LLVM_USubSat : LLVM_BinarySameArgsIntrOpI<"usub.sat"> {
  let summary = "difference of unsigned integers, or the closest one that fits";
}

def LLVM_SSHLSat : LLVM_BinarySameArgsIntrOpI<"sshl.sat"> {
  let summary = "left shift of a signed integer, or the closest one that fits";
}

def LLVM_USHLSat : LLVM_BinarySameArgsIntrOpI<"ushl.sat"> {
  let summary = "left shift of an unsigned integer, or the closest one that fits";
}

def LLVM_AssumeOp : LLVM_ZeroResultIntrOp<"assume", [], [], 0, 0, 0, 1> {
  let summary = "condition that the optimizer may take for true";
  dag args = (ins I1:$cond);
  let arguments = !con(args, baseArgs);
  let assemblyFormat = [{
    $cond ( custom<OpBundles>($op_bundle_operands, type($op_bundle_operands), $op_bundle_tags)^ )? `:` type($cond)
    attr-dict
  }];
  let hasVerifier = 1;
}

def LLVM_SSACopyOp : LLVM_OneResultIntrOp<"ssa.copy", [], [0], [Pure, SameOperandsAndResultType]> {
  let summary = "the same value under another name";
  let arguments = (ins AnyType:$operand);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

def LLVM_IsConstantOp : LLVM_IntrOp<"is.constant", [], [0], [Pure], 1> {
  let summary = "whether the compiler knows a value";
  let arguments = (ins LLVM_Type:$val);
  let results = (outs I1:$res);
}

def LLVM_ExpectOp : LLVM_OneResultIntrOp<"expect", [], [0], [Pure, SameOperandsAndResultType]> {
  let summary = "integer that is most likely another one";
  let arguments = (ins AnySignlessInteger:$val, AnySignlessInteger:$expected);
  let assemblyFormat = "$val `,` $expected attr-dict `:` type($val)";
}

def LLVM_ExpectWithProbabilityOp : LLVM_OneResultIntrOp<
  "expect.with.probability",
  [],
  [0],
  [Pure, AllTypesMatch<["val", "expected", "res"]>],
  0,
  0,
  [2],
  ["prob"]
> {
  let summary = "integer that is another one with a probability";
  let arguments = (ins AnySignlessInteger:$val, AnySignlessInteger:$expected, F64Attr:$prob);
  let assemblyFormat = "$val `,` $expected `,` $prob attr-dict `:` type($val)";
}

def LLVM_ThreadlocalAddressOp : LLVM_OneResultIntrOp<"threadlocal.address", [], [0], [Pure]> {
  let summary = "address of a variable of the current thread";
  let arguments = (ins LLVM_AnyPointer:$global);
}

def LLVM_CoroIdOp : LLVM_IntrOp<"coro.id", [], [], [], 1> {
  let summary = "token that identifies a coroutine";
  let description = [{
    The intrinsics of coroutines are markers in a function. LLVM splits the function at its suspension points.
  }];
  let arguments = (ins I32:$align, LLVM_AnyPointer:$promise, LLVM_AnyPointer:$coroaddr, LLVM_AnyPointer:$fnaddrs);
  let assemblyFormat = [{
    $align `,` $promise `,` $coroaddr `,` $fnaddrs attr-dict `:` functional-type(operands, results)
  }];
}

def LLVM_CoroBeginOp : LLVM_IntrOp<"coro.begin", [], [], [], 1> {
  let summary = "handle of a coroutine that starts";
  let arguments = (ins LLVM_TokenType:$token, LLVM_AnyPointer:$mem);
  let assemblyFormat = "$token `,` $mem attr-dict `:` functional-type(operands, results)";
}

def LLVM_CoroSizeOp : LLVM_IntrOp<"coro.size", [0], [], [], 1> {
  let summary = "size of a coroutine frame in bytes";
  let assemblyFormat = "attr-dict `:` type($res)";
}

def LLVM_CoroAlignOp : LLVM_IntrOp<"coro.align", [0], [], [], 1> {
  let summary = "alignment of a coroutine frame";
  let assemblyFormat = "attr-dict `:` type($res)";
}

def LLVM_CoroSaveOp : LLVM_IntrOp<"coro.save", [], [], [], 1> {
  let summary = "token of a point where a coroutine may be resumed";
  let arguments = (ins LLVM_AnyPointer:$handle);
  let assemblyFormat = "$handle attr-dict `:` functional-type(operands, results)";
}

def LLVM_CoroSuspendOp : LLVM_IntrOp<"coro.suspend", [], [], [], 1> {
  let summary = "suspension of a coroutine";
  let arguments = (ins LLVM_TokenType:$save, I1:$final);
  let assemblyFormat = "$save `,` $final attr-dict `:` type($res)";
}

def LLVM_CoroEndOp : LLVM_IntrOp<"coro.end", [], [], [], 1> {
  let summary = "end of a coroutine's part that runs first";
  let arguments = (ins LLVM_AnyPointer:$handle, I1:$unwind, LLVM_TokenType:$retvals);
  let assemblyFormat = "$handle `,` $unwind `,` $retvals attr-dict `:` functional-type(operands, results)";
}

def LLVM_CoroFreeOp : LLVM_IntrOp<"coro.free", [], [], [], 1> {
  let summary = "memory of a coroutine frame, to be freed";
  let arguments = (ins LLVM_TokenType:$id, LLVM_AnyPointer:$handle);
  let assemblyFormat = "$id `,` $handle attr-dict `:` functional-type(operands, results)";
}

def LLVM_CoroResumeOp : LLVM_IntrOp<"coro.resume", [], [], [], 0> {
  let summary = "resumption of a suspended coroutine";
  let arguments = (ins LLVM_AnyPointer:$handle);
  let assemblyFormat = "$handle attr-dict `:` qualified(type($handle))";
}

def LLVM_CoroPromiseOp : LLVM_IntrOp<"coro.promise", [], [], [], 1> {
  let summary = "address of a coroutine's promise, or the handle of the promise's coroutine";
  let arguments = (ins LLVM_AnyPointer:$handle, I32:$align, I1:$from);
  let results = (outs LLVM_AnyPointer:$res);
  let assemblyFormat = "$handle `,` $align `,` $from attr-dict `:` functional-type(operands, results)";
}

class LLVM_DbgIntrOp<string name, string argName, list<Trait> traits = []> : LLVM_IntrOp<name, [], [], traits, 0> {
  let assemblyFormat = [{
    qualified($varInfo) (qualified($locationExpr)^)? `=` $}] # argName # [{ `:` qualified(type($}] # argName # [{)) attr-dict
  }];
}

def LLVM_DbgDeclareOp : LLVM_DbgIntrOp<
  "dbg.declare",
  "addr",
  [DeclareOpInterfaceMethods<PromotableOpInterface, ["requiresReplacedValues", "visitReplacedValues"]>]
> {
  let summary = "variable of the source that lives at an address";
  let description = [{
    ```mlir
    llvm.intr.dbg.declare #variable = %address : !llvm.ptr
    ```
  }];
  let arguments = (ins
    LLVM_AnyPointer:$addr,
    LLVM_DILocalVariableAttr:$varInfo,
    DefaultValuedAttr<LLVM_DIExpressionAttr, "::ods::llvm::DIExpressionAttr::get($_builder, &[])">:$locationExpr
  );
}

def LLVM_DbgValueOp : LLVM_DbgIntrOp<"dbg.value", "value", [DeclareOpInterfaceMethods<PromotableOpInterface>]> {
  let summary = "variable of the source that has a value from here on";
  let arguments = (ins
    LLVM_Type:$value,
    LLVM_DILocalVariableAttr:$varInfo,
    DefaultValuedAttr<LLVM_DIExpressionAttr, "::ods::llvm::DIExpressionAttr::get($_builder, &[])">:$locationExpr
  );
}

def LLVM_DbgLabelOp : LLVM_IntrOp<"dbg.label", [], [], [], 0> {
  let summary = "label of the source";
  let arguments = (ins LLVM_DILabelAttr:$label);
  let assemblyFormat = "$label attr-dict";
}

def LLVM_VaStartOp : LLVM_ZeroResultIntrOp<"vastart", [0]>, Arguments<(ins LLVM_AnyPointer:$arg_list)> {
  let summary = "begin of the use of a list of arguments";
  let assemblyFormat = "$arg_list attr-dict `:` qualified(type($arg_list))";
}

def LLVM_VaCopyOp :
    LLVM_ZeroResultIntrOp<"vacopy", [0]>,
    Arguments<(ins LLVM_AnyPointer:$dest_list, LLVM_AnyPointer:$src_list)> {
  let summary = "copy of a list of arguments";
  let assemblyFormat = "$src_list `to` $dest_list attr-dict `:` type(operands)";
}

def LLVM_VaEndOp : LLVM_ZeroResultIntrOp<"vaend", [0]>, Arguments<(ins LLVM_AnyPointer:$arg_list)> {
  let summary = "end of the use of a list of arguments";
  let assemblyFormat = "$arg_list attr-dict `:` qualified(type($arg_list))";
}

def LLVM_EhTypeidForOp : LLVM_OneResultIntrOp<"eh.typeid.for", [], [0]> {
  let summary = "number of an exception type in the current function";
  let arguments = (ins LLVM_AnyPointer:$type_info);
  let assemblyFormat = "$type_info attr-dict `:` functional-type(operands, results)";
}

def LLVM_StackSaveOp : LLVM_OneResultIntrOp<"stacksave", [0]> {
  let summary = "state of the stack";
  let assemblyFormat = "attr-dict `:` qualified(type($res))";
}

def LLVM_StackRestoreOp : LLVM_ZeroResultIntrOp<"stackrestore", [0]> {
  let summary = "end of the memory on the stack that is newer than a state of it";
  let arguments = (ins LLVM_AnyPointer:$ptr);
  let assemblyFormat = "$ptr attr-dict `:` qualified(type($ptr))";
}

class LLVM_VecReductionBase<string mnem, Type element, bit requiresFastmath = 0> : LLVM_OneResultIntrOp<
  "vector.reduce." # mnem,
  [],
  [0],
  [Pure, SameOperandsAndResultElementType],
  requiresFastmath
> {
  dag commonArgs = (ins LLVM_VectorOf<element>:$in);
}

class LLVM_VecReductionF<string mnem> : LLVM_VecReductionBase<mnem, AnyFloat, 1> {
  dag fmfArg = (ins DefaultValuedAttr<LLVM_FastmathFlagsAttr, "::ods::llvm::FastmathFlags::none">:$fastmathFlags);
  let arguments = !con(commonArgs, fmfArg);
  let assemblyFormat = "`(` operands `)` attr-dict `:` functional-type(operands, results)";
}

class LLVM_VecReductionI<string mnem> : LLVM_VecReductionBase<mnem, AnySignlessInteger> {
  let arguments = commonArgs;
}

class LLVM_VecReductionAccBase<string mnem, Type element> :
    LLVM_OneResultIntrOp<"vector.reduce." # mnem, [], [1], [Pure, SameOperandsAndResultElementType], 1>,
    Arguments<
      (ins
        element:$start_value,
        LLVM_VectorOf<element>:$input,
        DefaultValuedAttr<LLVM_FastmathFlagsAttr, "::ods::llvm::FastmathFlags::none">:$fastmathFlags
      )
    >;

class LLVM_VecReductionAccF<string mnem> : LLVM_VecReductionAccBase<mnem, AnyFloat>;

def LLVM_vector_reduce_add : LLVM_VecReductionI<"add"> {
  let summary = "sum of the elements";
}

def LLVM_vector_reduce_and : LLVM_VecReductionI<"and"> {
  let summary = "bits that are set in all elements";
}

def LLVM_vector_reduce_mul : LLVM_VecReductionI<"mul"> {
  let summary = "product of the elements";
}

def LLVM_vector_reduce_or : LLVM_VecReductionI<"or"> {
  let summary = "bits that are set in some element";
}

def LLVM_vector_reduce_smax : LLVM_VecReductionI<"smax"> {
  let summary = "greatest signed element";
}

def LLVM_vector_reduce_smin : LLVM_VecReductionI<"smin"> {
  let summary = "least signed element";
}

def LLVM_vector_reduce_umax : LLVM_VecReductionI<"umax"> {
  let summary = "greatest unsigned element";
}

def LLVM_vector_reduce_umin : LLVM_VecReductionI<"umin"> {
  let summary = "least unsigned element";
}

def LLVM_vector_reduce_xor : LLVM_VecReductionI<"xor"> {
  let summary = "bits that are set in an odd number of elements";
}

def LLVM_vector_reduce_fmax : LLVM_VecReductionF<"fmax"> {
  let summary = "greatest element that is a number";
}

def LLVM_vector_reduce_fmin : LLVM_VecReductionF<"fmin"> {
  let summary = "least element that is a number";
}

def LLVM_vector_reduce_fmaximum : LLVM_VecReductionF<"fmaximum"> {
  let summary = "greatest element, or NaN";
}

def LLVM_vector_reduce_fminimum : LLVM_VecReductionF<"fminimum"> {
  let summary = "least element, or NaN";
}

def LLVM_vector_reduce_fadd : LLVM_VecReductionAccF<"fadd"> {
  let summary = "sum of the elements and a start value";
}

def LLVM_vector_reduce_fmul : LLVM_VecReductionAccF<"fmul"> {
  let summary = "product of the elements and a start value";
}

def LLVM_MatrixColumnMajorLoadOp : LLVM_OneResultIntrOp<"matrix.column.major.load"> {
  let summary = "matrix in memory whose columns are rows of numbers";
  let arguments = (ins
    LLVM_AnyPointer:$data,
    AnySignlessInteger:$stride,
    I1Attr:$isVolatile,
    I32Attr:$rows,
    I32Attr:$columns
  );
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = [{
    $data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($res) `from` qualified(type($data)) `stride` type($stride)
  }];
}

def LLVM_MatrixColumnMajorStoreOp : LLVM_ZeroResultIntrOp<"matrix.column.major.store"> {
  let summary = "write of a matrix to memory, column after column";
  let arguments = (ins
    LLVM_AnyVector:$matrix,
    LLVM_AnyPointer:$data,
    AnySignlessInteger:$stride,
    I1Attr:$isVolatile,
    I32Attr:$rows,
    I32Attr:$columns
  );
  let assemblyFormat = [{
    $matrix `,` $data `,` `<` `stride` `=` $stride `>` attr-dict`:` type($matrix) `to` qualified(type($data)) `stride`
    type($stride)
  }];
}

def LLVM_MatrixMultiplyOp : LLVM_OneResultIntrOp<"matrix.multiply"> {
  let summary = "product of matrices";
  let arguments = (ins
    LLVM_AnyVector:$lhs,
    LLVM_AnyVector:$rhs,
    I32Attr:$lhs_rows,
    I32Attr:$lhs_columns,
    I32Attr:$rhs_columns
  );
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` `(` type($lhs) `,` type($rhs) `)` `->` type($res)";
}

def LLVM_MatrixTransposeOp : LLVM_OneResultIntrOp<"matrix.transpose"> {
  let summary = "matrix with rows and columns exchanged";
  let arguments = (ins LLVM_AnyVector:$matrix, I32Attr:$rows, I32Attr:$columns);
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = "$matrix attr-dict `:` type($matrix) `into` type($res)";
}

def LLVM_GetActiveLaneMaskOp : LLVM_OneResultIntrOp<"get.active.lane.mask", [0], [0], [Pure]> {
  let summary = "mask of the lanes below a limit";
  let arguments = (ins AnySignlessInteger:$base, AnySignlessInteger:$n);
  let assemblyFormat = "$base `,` $n attr-dict `:` type($base) `,` type($n) `to` type($res)";
}

def LLVM_MaskedLoadOp : LLVM_OneResultIntrOp<"masked.load"> {
  let summary = "vector in memory, where a mask says so";
  let arguments = (ins
    LLVM_AnyPointer:$data,
    LLVM_VectorOf<I1>:$mask,
    Optional<LLVM_AnyVector>:$pass_thru,
    I32Attr:$alignment,
    UnitAttr:$nontemporal
  );
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  list<int> llvmArgIndices = [0, 1, 2, -1, -1];
}

def LLVM_MaskedStoreOp : LLVM_ZeroResultIntrOp<"masked.store"> {
  let summary = "write of a vector to memory, where a mask says so";
  let arguments = (ins LLVM_AnyVector:$value, LLVM_AnyPointer:$data, LLVM_VectorOf<I1>:$mask, I32Attr:$alignment);
  let assemblyFormat = [{
    $value `,` $data `,` $mask attr-dict `:` type($value) `,` type($mask) `into` qualified(type($data))
  }];
  list<int> llvmArgIndices = [0, 1, 2, -1];
}

def LLVM_masked_gather : LLVM_OneResultIntrOp<"masked.gather"> {
  let summary = "elements at several addresses, where a mask says so";
  let arguments = (ins
    LLVM_VectorOf<LLVM_AnyPointer>:$ptrs,
    LLVM_VectorOf<I1>:$mask,
    Variadic<LLVM_AnyVector>:$pass_thru,
    I32Attr:$alignment
  );
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = "operands attr-dict `:` functional-type(operands, results)";
  list<int> llvmArgIndices = [0, 1, 2, -1];
  let hasVerifier = 1;
}

def LLVM_masked_scatter : LLVM_ZeroResultIntrOp<"masked.scatter"> {
  let summary = "write of elements to several addresses, where a mask says so";
  let arguments = (ins
    LLVM_AnyVector:$value,
    LLVM_VectorOf<LLVM_AnyPointer>:$ptrs,
    LLVM_VectorOf<I1>:$mask,
    I32Attr:$alignment
  );
  let assemblyFormat = "$value `,` $ptrs `,` $mask attr-dict `:` type($value) `,` type($mask) `into` type($ptrs)";
  list<int> llvmArgIndices = [0, 1, 2, -1];
  let hasVerifier = 1;
}

def LLVM_masked_expandload : LLVM_OneResultIntrOp<"masked.expandload", [0], [], [], 0, 1, [], []> {
  let summary = "vector whose elements that a mask selects are read one after another";
  dag args = (ins LLVM_AnyPointer:$ptr, LLVM_VectorOf<I1>:$mask, LLVM_AnyVector:$passthru);
  let arguments = !con(args, baseArgs);
}

def LLVM_masked_compressstore : LLVM_ZeroResultIntrOp<"masked.compressstore", [0], [], 0, 0, 1, 0, [], []> {
  let summary = "write of the elements that a mask selects, one after another";
  dag args = (ins LLVM_AnyVector:$value, LLVM_AnyPointer:$ptr, LLVM_VectorOf<I1>:$mask);
  let arguments = !con(args, baseArgs);
}

def LLVM_VarAnnotation : LLVM_ZeroResultIntrOp<
  "var.annotation",
  [0, 1],
  [AllTypesMatch<["annotation", "fileName", "attr"]>]
> {
  let summary = "note for tools about a variable";
  let arguments = (ins
    LLVM_AnyPointer:$val,
    LLVM_AnyPointer:$annotation,
    LLVM_AnyPointer:$fileName,
    I32:$line,
    LLVM_AnyPointer:$attr
  );
}

def LLVM_PtrAnnotation : LLVM_OneResultIntrOp<
  "ptr.annotation",
  [0],
  [2],
  [AllTypesMatch<["res", "ptr"]>, AllTypesMatch<["annotation", "fileName", "attr"]>]
> {
  let summary = "pointer with a note for tools";
  let arguments = (ins
    LLVM_AnyPointer:$ptr,
    LLVM_AnyPointer:$annotation,
    LLVM_AnyPointer:$fileName,
    I32:$line,
    LLVM_AnyPointer:$attr
  );
  let results = (outs LLVM_AnyPointer:$res);
}

def LLVM_Annotation : LLVM_OneResultIntrOp<
  "annotation",
  [0],
  [2],
  [AllTypesMatch<["res", "integer"]>, AllTypesMatch<["annotation", "fileName"]>]
> {
  let summary = "integer with a note for tools";
  let arguments = (ins AnySignlessInteger:$integer, LLVM_AnyPointer:$annotation, LLVM_AnyPointer:$fileName, I32:$line);
  let results = (outs AnySignlessInteger:$res);
}

def LLVM_Trap : LLVM_ZeroResultIntrOp<"trap"> {
  let summary = "abnormal end of the program";
  let assemblyFormat = "attr-dict";
}

def LLVM_DebugTrap : LLVM_ZeroResultIntrOp<"debugtrap"> {
  let summary = "stop in the debugger";
  let assemblyFormat = "attr-dict";
}

def LLVM_UBSanTrap : LLVM_ZeroResultIntrOp<"ubsantrap", [], [], 0, 0, 0, 0, [0], ["failureKind"]> {
  let summary = "abnormal end of the program for a check that failed";
  let arguments = (ins I8Attr:$failureKind);
  let assemblyFormat = "prop-dict attr-dict";
}

def LLVM_vscale : LLVM_IntrOp<"vscale", [0], [], [], 1> {
  let summary = "multiplier of the lengths of scalable vectors";
}

def LLVM_StepVectorOp : LLVM_IntrOp<"stepvector", [0], [], [Pure], 1> {
  let summary = "vector of 0, 1, 2 and so on";
  let arguments = (ins);
  let results = (outs LLVM_VectorOf<AnySignlessInteger>:$res);
  let assemblyFormat = "attr-dict `:` type($res)";
}

def LLVM_vector_insert : LLVM_OneResultIntrOp<
  "vector.insert",
  [0],
  [1],
  [
    Pure,
    AllTypesMatch<["dstvec", "res"]>,
    PredOpTrait<
      "vectors are not bigger than 2^17 bits.",
      And<
        [
          CPred<"ods::llvm::vector_bit_width($srcvec.ty()) <= 131072">,
          CPred<"ods::llvm::vector_bit_width($dstvec.ty()) <= 131072">
        ]
      >
    >,
    PredOpTrait<
      "it is not inserting scalable into fixed-length vectors.",
      CPred<"!ods::llvm::is_scalable_vector_type($srcvec.ty()) || ods::llvm::is_scalable_vector_type($dstvec.ty())">
    >
  ],
  0,
  0,
  [2],
  ["pos"]
> {
  let summary = "vector with another part";
  let arguments = (ins LLVM_AnyVector:$dstvec, LLVM_AnyVector:$srcvec, I64Attr:$pos);
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = "$srcvec `,` $dstvec `[` $pos `]` attr-dict `:` type($srcvec) `into` type($res)";
}

def LLVM_vector_extract : LLVM_OneResultIntrOp<
  "vector.extract",
  [0],
  [0],
  [
    Pure,
    PredOpTrait<
      "vectors are not bigger than 2^17 bits.",
      And<
        [
          CPred<"ods::llvm::vector_bit_width($srcvec.ty()) <= 131072">,
          CPred<"ods::llvm::vector_bit_width($res.ty()) <= 131072">
        ]
      >
    >,
    PredOpTrait<
      "it is not extracting scalable from fixed-length vectors.",
      CPred<"!ods::llvm::is_scalable_vector_type($res.ty()) || ods::llvm::is_scalable_vector_type($srcvec.ty())">
    >
  ],
  0,
  0,
  [1],
  ["pos"]
> {
  let summary = "part of a vector";
  let arguments = (ins LLVM_AnyVector:$srcvec, I64Attr:$pos);
  let results = (outs LLVM_AnyVector:$res);
  let assemblyFormat = "$srcvec `[` $pos `]` attr-dict `:` type($res) `from` type($srcvec)";
}

def LLVM_vector_interleave2 :
    LLVM_OneResultIntrOp<
      "vector.interleave2",
      [0],
      [],
      [
        Pure,
        AllTypesMatch<["vec1", "vec2"]>,
        PredOpTrait<
          "result has twice as many elements as 'vec1'",
          And<
            [
              CPred<"ods::llvm::has_twice_the_elements($res.ty(), $vec1.ty())">,
              CPred<"$vec1.ty().cast::<VectorType>().element_type() == $res.ty().cast::<VectorType>().element_type()">
            ]
          >
        >
      ]
    >,
    Arguments<(ins LLVM_AnyVector:$vec1, LLVM_AnyVector:$vec2)> {
  let summary = "elements of two vectors in turn";
}

def LLVM_vector_deinterleave2 :
    LLVM_OneResultIntrOp<"vector.deinterleave2", [], [0], [Pure]>,
    Arguments<(ins LLVM_AnyVector:$vec)> {
  let summary = "elements at even and at odd positions";
}

class LLVM_VPBinaryBase<string mnem, Type element> :
    LLVM_OneResultIntrOp<"vp." # mnem, [0], [], [Pure]>,
    Arguments<(ins LLVM_VectorOf<element>:$lhs, LLVM_VectorOf<element>:$rhs, LLVM_VectorOf<I1>:$mask, I32:$evl)>;

class LLVM_VPBinaryI<string mnem> : LLVM_VPBinaryBase<mnem, AnySignlessInteger>;
class LLVM_VPBinaryF<string mnem> : LLVM_VPBinaryBase<mnem, AnyFloat>;

class LLVM_VPUnaryBase<string mnem, Type element> :
    LLVM_OneResultIntrOp<"vp." # mnem, [0], [], [Pure]>,
    Arguments<(ins LLVM_VectorOf<element>:$op, LLVM_VectorOf<I1>:$mask, I32:$evl)>;

class LLVM_VPUnaryF<string mnem> : LLVM_VPUnaryBase<mnem, AnyFloat>;

class LLVM_VPTernaryBase<string mnem, Type element> :
    LLVM_OneResultIntrOp<"vp." # mnem, [0], [], [Pure]>,
    Arguments<
      (ins
        LLVM_VectorOf<element>:$op1,
        LLVM_VectorOf<element>:$op2,
        LLVM_VectorOf<element>:$op3,
        LLVM_VectorOf<I1>:$mask,
        I32:$evl
      )
    >;

class LLVM_VPTernaryF<string mnem> : LLVM_VPTernaryBase<mnem, AnyFloat>;

class LLVM_VPReductionBase<string mnem, Type element> :
    LLVM_OneResultIntrOp<"vp.reduce." # mnem, [], [1], [Pure]>,
    Arguments<(ins element:$satrt_value, LLVM_VectorOf<element>:$val, LLVM_VectorOf<I1>:$mask, I32:$evl)>;

class LLVM_VPReductionI<string mnem> : LLVM_VPReductionBase<mnem, AnySignlessInteger>;
class LLVM_VPReductionF<string mnem> : LLVM_VPReductionBase<mnem, AnyFloat>;

class LLVM_VPSelectBase<string mnem> :
    LLVM_OneResultIntrOp<"vp." # mnem, [], [1], [Pure]>,
    Arguments<(ins LLVM_VectorOf<I1>:$cond, LLVM_AnyVector:$true_val, LLVM_AnyVector:$false_val, I32:$evl)>;

class LLVM_VPCastBase<string mnem, Type element> :
    LLVM_OneResultIntrOp<"vp." # mnem, [0], [0], [Pure]>,
    Arguments<(ins LLVM_VectorOf<element>:$src, LLVM_VectorOf<I1>:$mask, I32:$evl)>;

class LLVM_VPCastI<string mnem> : LLVM_VPCastBase<mnem, AnySignlessInteger>;
class LLVM_VPCastF<string mnem> : LLVM_VPCastBase<mnem, AnyFloat>;
class LLVM_VPCastPtr<string mnem> : LLVM_VPCastBase<mnem, LLVM_AnyPointer>;

def LLVM_VPAddOp : LLVM_VPBinaryI<"add"> {
  let summary = "sums of integers, of the lanes that are active";
}

def LLVM_VPSubOp : LLVM_VPBinaryI<"sub"> {
  let summary = "differences of integers, of the lanes that are active";
}

def LLVM_VPMulOp : LLVM_VPBinaryI<"mul"> {
  let summary = "products of integers, of the lanes that are active";
}

def LLVM_VPSDivOp : LLVM_VPBinaryI<"sdiv"> {
  let summary = "quotients of signed integers, of the lanes that are active";
}

def LLVM_VPUDivOp : LLVM_VPBinaryI<"udiv"> {
  let summary = "quotients of unsigned integers, of the lanes that are active";
}

def LLVM_VPSRemOp : LLVM_VPBinaryI<"srem"> {
  let summary = "remainders of signed integers, of the lanes that are active";
}

def LLVM_VPURemOp : LLVM_VPBinaryI<"urem"> {
  let summary = "remainders of unsigned integers, of the lanes that are active";
}

def LLVM_VPAShrOp : LLVM_VPBinaryI<"ashr"> {
  let summary = "right shifts that keep the sign, of the lanes that are active";
}

def LLVM_VPLShrOp : LLVM_VPBinaryI<"lshr"> {
  let summary = "right shifts that fill with zeros, of the lanes that are active";
}

def LLVM_VPShlOp : LLVM_VPBinaryI<"shl"> {
  let summary = "left shifts, of the lanes that are active";
}

def LLVM_VPOrOp : LLVM_VPBinaryI<"or"> {
  let summary = "bits that are set in one of two elements, of the lanes that are active";
}

def LLVM_VPAndOp : LLVM_VPBinaryI<"and"> {
  let summary = "bits that are set in both elements, of the lanes that are active";
}

def LLVM_VPXorOp : LLVM_VPBinaryI<"xor"> {
  let summary = "bits that are set in one element but not in both, of the lanes that are active";
}

def LLVM_VPSMaxOp : LLVM_VPBinaryI<"smax"> {
  let summary = "greater signed elements, of the lanes that are active";
}

def LLVM_VPSMinOp : LLVM_VPBinaryI<"smin"> {
  let summary = "lesser signed elements, of the lanes that are active";
}

def LLVM_VPUMaxOp : LLVM_VPBinaryI<"umax"> {
  let summary = "greater unsigned elements, of the lanes that are active";
}

def LLVM_VPUMinOp : LLVM_VPBinaryI<"umin"> {
  let summary = "lesser unsigned elements, of the lanes that are active";
}

def LLVM_VPFAddOp : LLVM_VPBinaryF<"fadd"> {
  let summary = "sums of floating-point numbers, of the lanes that are active";
}

def LLVM_VPFSubOp : LLVM_VPBinaryF<"fsub"> {
  let summary = "differences of floating-point numbers, of the lanes that are active";
}

def LLVM_VPFMulOp : LLVM_VPBinaryF<"fmul"> {
  let summary = "products of floating-point numbers, of the lanes that are active";
}

def LLVM_VPFDivOp : LLVM_VPBinaryF<"fdiv"> {
  let summary = "quotients of floating-point numbers, of the lanes that are active";
}

def LLVM_VPFRemOp : LLVM_VPBinaryF<"frem"> {
  let summary = "remainders of floating-point numbers, of the lanes that are active";
}

def LLVM_VPFNegOp : LLVM_VPUnaryF<"fneg"> {
  let summary = "numbers with the other sign, of the lanes that are active";
}

def LLVM_VPFMulAddOp : LLVM_VPTernaryF<"fmuladd"> {
  let summary = "products plus a third number, rounded once if that is faster, of the lanes that are active";
}

def LLVM_VPFmaOp : LLVM_VPTernaryF<"fma"> {
  let summary = "products plus a third number, rounded once, of the lanes that are active";
}

def LLVM_VPReduceAddOp : LLVM_VPReductionI<"add"> {
  let summary = "sum of a start value and the lanes that are active";
}

def LLVM_VPReduceMulOp : LLVM_VPReductionI<"mul"> {
  let summary = "product of a start value and the lanes that are active";
}

def LLVM_VPReduceAndOp : LLVM_VPReductionI<"and"> {
  let summary = "bits that are set in all of a start value and the lanes that are active";
}

def LLVM_VPReduceOrOp : LLVM_VPReductionI<"or"> {
  let summary = "bits that are set in some of a start value and the lanes that are active";
}

def LLVM_VPReduceXorOp : LLVM_VPReductionI<"xor"> {
  let summary = "bits that are set in an odd number of a start value and the lanes that are active";
}

def LLVM_VPReduceSMaxOp : LLVM_VPReductionI<"smax"> {
  let summary = "greatest signed integer of a start value and the lanes that are active";
}

def LLVM_VPReduceSMinOp : LLVM_VPReductionI<"smin"> {
  let summary = "least signed integer of a start value and the lanes that are active";
}

def LLVM_VPReduceUMaxOp : LLVM_VPReductionI<"umax"> {
  let summary = "greatest unsigned integer of a start value and the lanes that are active";
}

def LLVM_VPReduceUMinOp : LLVM_VPReductionI<"umin"> {
  let summary = "least unsigned integer of a start value and the lanes that are active";
}

def LLVM_VPReduceFAddOp : LLVM_VPReductionF<"fadd"> {
  let summary = "sum of a start value and the lanes that are active";
}

def LLVM_VPReduceFMulOp : LLVM_VPReductionF<"fmul"> {
  let summary = "product of a start value and the lanes that are active";
}

def LLVM_VPReduceFMaxOp : LLVM_VPReductionF<"fmax"> {
  let summary = "greatest number of a start value and the lanes that are active";
}

def LLVM_VPReduceFMinOp : LLVM_VPReductionF<"fmin"> {
  let summary = "least number of a start value and the lanes that are active";
}

def LLVM_VPSelectMinOp : LLVM_VPSelectBase<"select"> {
  let summary = "elements of one of two vectors, of the lanes that are active";
}

def LLVM_VPMergeMinOp : LLVM_VPSelectBase<"merge"> {
  let summary = "elements of one of two vectors, and of the second where lanes are inactive";
}

def LLVM_VPLoadOp :
    LLVM_OneResultIntrOp<"vp.load", [0], [0], []>,
    Arguments<(ins LLVM_AnyPointer:$ptr, LLVM_VectorOf<I1>:$mask, I32:$evl)> {
  let summary = "vector in memory, of the lanes that are active";
}

def LLVM_VPStoreOp :
    LLVM_ZeroResultIntrOp<"vp.store", [0, 1], []>,
    Arguments<(ins LLVM_AnyVector:$val, LLVM_AnyPointer:$ptr, LLVM_VectorOf<I1>:$mask, I32:$evl)> {
  let summary = "write of the lanes that are active to memory";
}

def LLVM_VPStridedLoadOp :
    LLVM_OneResultIntrOp<"experimental.vp.strided.load", [0], [0, 1], []>,
    Arguments<(ins LLVM_AnyPointer:$ptr, AnySignlessInteger:$stride, LLVM_VectorOf<I1>:$mask, I32:$evl)> {
  let summary = "elements at regular distances in memory, of the lanes that are active";
}

def LLVM_VPStridedStoreOp :
    LLVM_ZeroResultIntrOp<"experimental.vp.strided.store", [0, 1, 2], []>,
    Arguments<
      (ins LLVM_AnyVector:$val, LLVM_AnyPointer:$ptr, AnySignlessInteger:$stride, LLVM_VectorOf<I1>:$mask, I32:$evl)
    > {
  let summary = "write of the lanes that are active at regular distances in memory";
}

def LLVM_VPTruncOp : LLVM_VPCastI<"trunc"> {
  let summary = "narrower integers, of the lanes that are active";
}

def LLVM_VPZExtOp : LLVM_VPCastI<"zext"> {
  let summary = "wider unsigned integers, of the lanes that are active";
}

def LLVM_VPSExtOp : LLVM_VPCastI<"sext"> {
  let summary = "wider signed integers, of the lanes that are active";
}

def LLVM_VPFPTruncOp : LLVM_VPCastF<"fptrunc"> {
  let summary = "narrower floating-point numbers, of the lanes that are active";
}

def LLVM_VPFPExtOp : LLVM_VPCastF<"fpext"> {
  let summary = "wider floating-point numbers, of the lanes that are active";
}

def LLVM_VPFPToUIOp : LLVM_VPCastF<"fptoui"> {
  let summary = "floating-point numbers as unsigned integers, of the lanes that are active";
}

def LLVM_VPFPToSIOp : LLVM_VPCastF<"fptosi"> {
  let summary = "floating-point numbers as signed integers, of the lanes that are active";
}

def LLVM_VPUIToFPOp : LLVM_VPCastI<"uitofp"> {
  let summary = "unsigned integers as floating-point numbers, of the lanes that are active";
}

def LLVM_VPSIToFPOp : LLVM_VPCastI<"sitofp"> {
  let summary = "signed integers as floating-point numbers, of the lanes that are active";
}

def LLVM_VPPtrToIntOp : LLVM_VPCastPtr<"ptrtoint"> {
  let summary = "pointers as integers, of the lanes that are active";
}

def LLVM_VPIntToPtrOp : LLVM_VPCastI<"inttoptr"> {
  let summary = "integers as pointers, of the lanes that are active";
}

#endif
