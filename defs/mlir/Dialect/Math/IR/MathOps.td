#ifndef MATH_OPS
#define MATH_OPS

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/Arith/IR/ArithOpsInterfaces.td"
include "mlir/Dialect/Math/IR/MathBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/VectorInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Math_Op<string mnemonic, list<Trait> traits = []> : Op<
  Math_Dialect,
  mnemonic,
  traits # [Pure, DeclareOpInterfaceMethods<VectorUnrollOpInterface>] # ElementwiseMappable.traits
>;

class Math_IntegerUnaryOp<string mnemonic, list<Trait> traits = []> : Math_Op<
  mnemonic,
  traits # [SameOperandsAndResultType]
> {
  let arguments = (ins SignlessIntegerOrIndexLike:$operand);
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = "$operand attr-dict `:` type($result)";
}

class Math_FloatClassificationOp<string mnemonic, list<Trait> traits = []> : Math_Op<
  mnemonic,
  traits # [
    DeclareOpInterfaceMethods<ArithFastMathInterface>,
    TypesMatchWith<
      "result type has i1 element type and same shape as operands",
      "operand",
      "result",
      "::ods::arith::i1_same_shape($_self)"
    >
  ]
> {
  let arguments = (
    ins FloatLike:$operand,
    DefaultValuedAttr<Arith_FastMathAttr, "::ods::arith::FastMathFlags::none">:$fastmath
  );
  let results = (outs BoolLike:$result);
  let assemblyFormat = "$operand attr-dict `:` type($operand)";
}

class Math_FloatUnaryOp<string mnemonic, list<Trait> traits = []> : Math_Op<
  mnemonic,
  traits # [SameOperandsAndResultType, DeclareOpInterfaceMethods<ArithFastMathInterface>]
> {
  let arguments = (
    ins FloatLike:$operand,
    DefaultValuedAttr<Arith_FastMathAttr, "::ods::arith::FastMathFlags::none">:$fastmath
  );
  let results = (outs FloatLike:$result);
  let assemblyFormat = [{ $operand (`fastmath` `` $fastmath^)? attr-dict `:` type($result) }];
}

class Math_IntegerBinaryOp<string mnemonic, list<Trait> traits = []> : Math_Op<
  mnemonic,
  traits # [SameOperandsAndResultType]
> {
  let arguments = (ins SignlessIntegerOrIndexLike:$lhs, SignlessIntegerOrIndexLike:$rhs);
  let results = (outs SignlessIntegerOrIndexLike:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($result)";
}

class Math_FloatBinaryOp<string mnemonic, list<Trait> traits = []> : Math_Op<
  mnemonic,
  traits # [SameOperandsAndResultType, DeclareOpInterfaceMethods<ArithFastMathInterface>]
> {
  let arguments = (
    ins FloatLike:$lhs,
    FloatLike:$rhs,
    DefaultValuedAttr<Arith_FastMathAttr, "::ods::arith::FastMathFlags::none">:$fastmath
  );
  let results = (outs FloatLike:$result);
  let assemblyFormat = [{ $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result) }];
}

class Math_FloatTernaryOp<string mnemonic, list<Trait> traits = []> : Math_Op<
  mnemonic,
  traits # [SameOperandsAndResultType, DeclareOpInterfaceMethods<ArithFastMathInterface>]
> {
  let arguments = (
    ins FloatLike:$a,
    FloatLike:$b,
    FloatLike:$c,
    DefaultValuedAttr<Arith_FastMathAttr, "::ods::arith::FastMathFlags::none">:$fastmath
  );
  let results = (outs FloatLike:$result);
  let assemblyFormat = [{ $a `,` $b `,` $c (`fastmath` `` $fastmath^)? attr-dict `:` type($result) }];
}

def Math_AbsFOp : Math_FloatUnaryOp<"absf"> {
  let summary = "absolute value of a float";
  let description = [{
    ```mlir
    %y = math.absf %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_AbsIOp : Math_IntegerUnaryOp<"absi"> {
  let summary = "absolute value of a signed integer";
  let description = [{
    ```mlir
    %y = math.absi %x : i32
    ```
  }];
  let hasFolder = 1;
}

def Math_AcosOp : Math_FloatUnaryOp<"acos"> {
  let summary = "arc cosine";
  let description = [{
    ```mlir
    %y = math.acos %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_AcoshOp : Math_FloatUnaryOp<"acosh"> {
  let summary = "inverse hyperbolic cosine";
  let description = [{
    ```mlir
    %y = math.acosh %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_AsinOp : Math_FloatUnaryOp<"asin"> {
  let summary = "arc sine";
  let description = [{
    ```mlir
    %y = math.asin %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_AsinhOp : Math_FloatUnaryOp<"asinh"> {
  let summary = "inverse hyperbolic sine";
  let description = [{
    ```mlir
    %y = math.asinh %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_AtanOp : Math_FloatUnaryOp<"atan"> {
  let summary = "arc tangent";
  let description = [{
    ```mlir
    %y = math.atan %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_AtanhOp : Math_FloatUnaryOp<"atanh"> {
  let summary = "inverse hyperbolic tangent";
  let description = [{
    ```mlir
    %y = math.atanh %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_Atan2Op : Math_FloatBinaryOp<"atan2"> {
  let summary = "angle of the point (rhs, lhs), an arc tangent of two arguments";
  let description = [{
    ```mlir
    %c = math.atan2 %a, %b : vector<4xf32>
    ```
  }];
  let hasFolder = 1;
}

def Math_CbrtOp : Math_FloatUnaryOp<"cbrt"> {
  let summary = "cube root";
  let description = [{
    ```mlir
    %y = math.cbrt %x : f64
    ```
  }];
}

def Math_CeilOp : Math_FloatUnaryOp<"ceil"> {
  let summary = "smallest integer that is not less than a float";
  let description = [{
    ```mlir
    %y = math.ceil %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_ClampFOp : Math_FloatTernaryOp<"clampf"> {
  let summary = "float limited to a range";
  let description = [{
    `value`, or the bound that it exceeds. `min` must not be greater than `max`; NaN stays NaN.

    ```mlir
    %c = math.clampf %x to [%low, %high] : f64
    ```
  }];
  let arguments = (
    ins FloatLike:$value,
    FloatLike:$min,
    FloatLike:$max,
    DefaultValuedAttr<Arith_FastMathAttr, "::ods::arith::FastMathFlags::none">:$fastmath
  );
  let assemblyFormat = [{
    $value `to` ` ` `[` $min `,` $max `]` (`fastmath` `` $fastmath^)?
    attr-dict `:` type($result)
  }];
}

def Math_CopySignOp : Math_FloatBinaryOp<"copysign"> {
  let summary = "magnitude of one float with the sign of another";
  let description = [{
    ```mlir
    %c = math.copysign %a, %b : vector<4xf32>
    ```
  }];
  let hasFolder = 1;
}

def Math_CosOp : Math_FloatUnaryOp<"cos"> {
  let summary = "cosine of an angle in radians";
  let description = [{
    ```mlir
    %y = math.cos %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_CoshOp : Math_FloatUnaryOp<"cosh"> {
  let summary = "hyperbolic cosine";
  let description = [{
    ```mlir
    %y = math.cosh %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_SinOp : Math_FloatUnaryOp<"sin"> {
  let summary = "sine of an angle in radians";
  let description = [{
    ```mlir
    %y = math.sin %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_SinhOp : Math_FloatUnaryOp<"sinh"> {
  let summary = "hyperbolic sine";
  let description = [{
    ```mlir
    %y = math.sinh %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_SincosOp : Math_Op<
  "sincos",
  [
    SameOperandsAndResultShape,
    DeclareOpInterfaceMethods<ArithFastMathInterface>,
    AllTypesMatch<["operand", "sin", "cos"]>
  ]
> {
  let summary = "sine and cosine of one angle";
  let description = [{
    Both functions of the same angle in radians.

    ```mlir
    %sin, %cos = math.sincos %angle : f64
    ```
  }];
  let arguments = (
    ins FloatLike:$operand,
    DefaultValuedAttr<Arith_FastMathAttr, "::ods::arith::FastMathFlags::none">:$fastmath
  );
  let results = (outs FloatLike:$sin, FloatLike:$cos);
  let assemblyFormat = [{ $operand (`fastmath` `` $fastmath^)? attr-dict `:` type($operand) }];
}

def Math_CountLeadingZerosOp : Math_IntegerUnaryOp<"ctlz"> {
  let summary = "number of zero bits above the highest set bit";
  let description = [{
    ```mlir
    %y = math.ctlz %x : i32
    ```
  }];
  let hasFolder = 1;
}

def Math_CountTrailingZerosOp : Math_IntegerUnaryOp<"cttz"> {
  let summary = "number of zero bits below the lowest set bit";
  let description = [{
    ```mlir
    %y = math.cttz %x : i32
    ```
  }];
  let hasFolder = 1;
}

def Math_CtPopOp : Math_IntegerUnaryOp<"ctpop"> {
  let summary = "number of set bits";
  let description = [{
    ```mlir
    %y = math.ctpop %x : i32
    ```
  }];
  let hasFolder = 1;
}

def Math_ErfOp : Math_FloatUnaryOp<"erf"> {
  let summary = "error function";
  let description = [{
    ```mlir
    %y = math.erf %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_ErfcOp : Math_FloatUnaryOp<"erfc"> {
  let summary = "one minus the error function";
  let description = [{
    ```mlir
    %y = math.erfc %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_ExpOp : Math_FloatUnaryOp<"exp"> {
  let summary = "power of e";
  let description = [{
    ```mlir
    %y = math.exp %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_Exp2Op : Math_FloatUnaryOp<"exp2"> {
  let summary = "power of two";
  let description = [{
    ```mlir
    %y = math.exp2 %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_ExpM1Op : Math_FloatUnaryOp<"expm1"> {
  let summary = "power of e minus one, precise near zero";
  let description = [{
    ```mlir
    %y = math.expm1 %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_FloorOp : Math_FloatUnaryOp<"floor"> {
  let summary = "largest integer that is not greater than a float";
  let description = [{
    ```mlir
    %y = math.floor %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_FmaOp : Math_FloatTernaryOp<"fma"> {
  let summary = "product plus a third float, rounded once";
  let description = [{
    ```mlir
    %d = math.fma %a, %b, %c : f32
    ```
  }];
}

def Math_FPowIOp : Math_Op<
  "fpowi",
  [
    SameOperandsAndResultShape,
    AllTypesMatch<["lhs", "result"]>,
    DeclareOpInterfaceMethods<ArithFastMathInterface>
  ]
> {
  let summary = "float to the power of a signed integer";
  let description = [{
    ```mlir
    %p = math.fpowi %base, %exponent : f64, i32
    ```
  }];
  let arguments = (
    ins FloatLike:$lhs,
    SignlessIntegerOrIndexLike:$rhs,
    DefaultValuedAttr<Arith_FastMathAttr, "::ods::arith::FastMathFlags::none">:$fastmath
  );
  let results = (outs FloatLike:$result);
  let assemblyFormat = [{ $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($lhs) `,` type($rhs) }];
}

def Math_IPowIOp : Math_IntegerBinaryOp<"ipowi"> {
  let summary = "signed integer to the power of a signed integer";
  let description = [{
    ```mlir
    %c = math.ipowi %a, %b : i64
    ```
  }];
  let hasFolder = 1;
}

def Math_IsFiniteOp : Math_FloatClassificationOp<"isfinite"> {
  let summary = "whether a float is neither infinite nor NaN";
  let description = [{
    ```mlir
    %is = math.isfinite %x : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_IsInfOp : Math_FloatClassificationOp<"isinf"> {
  let summary = "whether a float is infinite";
  let description = [{
    ```mlir
    %is = math.isinf %x : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_IsNaNOp : Math_FloatClassificationOp<"isnan"> {
  let summary = "whether a float is NaN";
  let description = [{
    ```mlir
    %is = math.isnan %x : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_IsNormalOp : Math_FloatClassificationOp<"isnormal"> {
  let summary = "whether a float is normal: not zero, subnormal, infinite or NaN";
  let description = [{
    ```mlir
    %is = math.isnormal %x : f32
    ```
  }];
  let hasFolder = 1;
}

def Math_LogOp : Math_FloatUnaryOp<"log"> {
  let summary = "natural logarithm";
  let description = [{
    ```mlir
    %y = math.log %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_Log10Op : Math_FloatUnaryOp<"log10"> {
  let summary = "decimal logarithm";
  let description = [{
    ```mlir
    %y = math.log10 %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_Log1pOp : Math_FloatUnaryOp<"log1p"> {
  let summary = "natural logarithm of one plus a float, precise near zero";
  let description = [{
    ```mlir
    %y = math.log1p %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_Log2Op : Math_FloatUnaryOp<"log2"> {
  let summary = "binary logarithm";
  let description = [{
    ```mlir
    %y = math.log2 %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_PowFOp : Math_FloatBinaryOp<"powf"> {
  let summary = "float to the power of a float";
  let description = [{
    ```mlir
    %c = math.powf %a, %b : vector<4xf32>
    ```
  }];
  let hasFolder = 1;
}

def Math_RoundOp : Math_FloatUnaryOp<"round"> {
  let summary = "nearest integer, halves away from zero";
  let description = [{
    ```mlir
    %y = math.round %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_RoundEvenOp : Math_FloatUnaryOp<"roundeven"> {
  let summary = "nearest integer, halves to the even one";
  let description = [{
    ```mlir
    %y = math.roundeven %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_RsqrtOp : Math_FloatUnaryOp<"rsqrt"> {
  let summary = "one over the square root";
  let description = [{
    ```mlir
    %y = math.rsqrt %x : f64
    ```
  }];
}

def Math_SqrtOp : Math_FloatUnaryOp<"sqrt"> {
  let summary = "square root";
  let description = [{
    ```mlir
    %y = math.sqrt %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_TanOp : Math_FloatUnaryOp<"tan"> {
  let summary = "tangent of an angle in radians";
  let description = [{
    ```mlir
    %y = math.tan %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_TanhOp : Math_FloatUnaryOp<"tanh"> {
  let summary = "hyperbolic tangent";
  let description = [{
    ```mlir
    %y = math.tanh %x : f64
    ```
  }];
  let hasFolder = 1;
}

def Math_TruncOp : Math_FloatUnaryOp<"trunc"> {
  let summary = "float without its fraction";
  let description = [{
    ```mlir
    %y = math.trunc %x : f64
    ```
  }];
  let hasFolder = 1;
}

#endif
