#ifndef COMPLEX_OPS
#define COMPLEX_OPS

include "mlir/Dialect/Arith/IR/ArithBase.td"
include "mlir/Dialect/Arith/IR/ArithOpsInterfaces.td"
include "mlir/Dialect/Complex/IR/ComplexAttributes.td"
include "mlir/Dialect/Complex/IR/ComplexBase.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Complex_Op<string mnemonic, list<Trait> traits = []> : Op<Complex_Dialect, mnemonic, traits>;

class ComplexArithmeticOp<string mnemonic, list<Trait> traits = []> : Complex_Op<
  mnemonic,
  traits # [
    Pure,
    SameOperandsAndResultType,
    Elementwise,
    DeclareOpInterfaceMethods<ArithFastMathInterface>
  ]
> {
  let arguments = (
    ins Complex<AnyFloat>:$lhs,
    Complex<AnyFloat>:$rhs,
    DefaultValuedAttr<Arith_FastMathAttr, "::ods::arith::FastMathFlags::none">:$fastmath
  );
  let results = (outs Complex<AnyFloat>:$result);
  let assemblyFormat = "$lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result)";
}

class ComplexUnaryOp<string mnemonic, list<Trait> traits = []> : Complex_Op<
  mnemonic,
  traits # [Pure, Elementwise, DeclareOpInterfaceMethods<ArithFastMathInterface>]
> {
  let arguments = (
    ins Complex<AnyFloat>:$complex,
    DefaultValuedAttr<Arith_FastMathAttr, "::ods::arith::FastMathFlags::none">:$fastmath
  );
  let assemblyFormat = "$complex (`fastmath` `` $fastmath^)? attr-dict `:` type($complex)";
}

def AbsOp : ComplexUnaryOp<
  "abs",
  [
    TypesMatchWith<
      "complex element type matches result type",
      "complex",
      "result",
      "crate::complex::part_type($_self)"
    >
  ]
> {
  let summary = "absolute value";
  let description = [{
    ```mlir
    %x = complex.abs %z : complex<f32>
    ```
  }];
  let results = (outs AnyFloat:$result);
}

def AddOp : ComplexArithmeticOp<"add"> {
  let summary = "sum of two complex numbers";
  let description = [{
    ```mlir
    %c = complex.add %a, %b : complex<f32>
    ```
  }];
  let hasFolder = 1;
}

def AngleOp : ComplexUnaryOp<
  "angle",
  [
    TypesMatchWith<
      "complex element type matches result type",
      "complex",
      "result",
      "crate::complex::part_type($_self)"
    >
  ]
> {
  let summary = "angle to the positive real axis, in radians";
  let description = [{
    ```mlir
    %x = complex.angle %z : complex<f32>
    ```
  }];
  let results = (outs AnyFloat:$result);
}

def Atan2Op : ComplexArithmeticOp<"atan2"> {
  let summary = "arc tangent of two arguments";
  let description = [{
    ```mlir
    %c = complex.atan2 %a, %b : complex<f32>
    ```
  }];
}

def BitcastOp : Complex_Op<"bitcast", [Pure]> {
  let summary = "bits of a complex number as those of an integer or float, and back";
  let description = [{
    One of both types is complex; the other has twice as many bits as its parts.

    ```mlir
    %bits = complex.bitcast %z : complex<f32> to i64
    ```
  }];
  let assemblyFormat = "$operand attr-dict `:` type($operand) `to` type($result)";
  let arguments = (ins AnyType:$operand);
  let results = (outs AnyType:$result);
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def ConjOp : ComplexUnaryOp<"conj", [SameOperandsAndResultType]> {
  let summary = "number with the opposite imaginary part";
  let description = [{
    ```mlir
    %b = complex.conj %a : complex<f32>
    ```
  }];
  let results = (outs Complex<AnyFloat>:$result);
  let hasFolder = 1;
}

def ConstantOp : Complex_Op<
  "constant",
  [ConstantLike, Pure, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]
> {
  let summary = "complex constant";
  let description = [{
    The real and the imaginary part stand in an array.

    ```mlir
    %i = complex.constant [0.0, 1.0] : complex<f64>
    ```
  }];
  let arguments = (ins ArrayAttr:$value);
  let results = (outs AnyComplex:$complex);
  let assemblyFormat = "$value attr-dict `:` type($complex)";
  let hasFolder = 1;
  let hasVerifier = 1;
}

def CosOp : ComplexUnaryOp<"cos", [SameOperandsAndResultType]> {
  let summary = "cosine";
  let description = [{
    ```mlir
    %b = complex.cos %a : complex<f32>
    ```
  }];
  let results = (outs Complex<AnyFloat>:$result);
}

def CreateOp : Complex_Op<
  "create",
  [
    Pure,
    AllTypesMatch<["real", "imaginary"]>,
    TypesMatchWith<
      "complex element type matches real operand type",
      "complex",
      "real",
      "crate::complex::part_type($_self)"
    >,
    TypesMatchWith<
      "complex element type matches imaginary operand type",
      "complex",
      "imaginary",
      "crate::complex::part_type($_self)"
    >
  ]
> {
  let summary = "complex number of a real and an imaginary part";
  let description = [{
    ```mlir
    %z = complex.create %re, %im : complex<f32>
    ```
  }];
  let arguments = (ins AnyFloat:$real, AnyFloat:$imaginary);
  let results = (outs Complex<AnyFloat>:$complex);
  let assemblyFormat = "$real `,` $imaginary attr-dict `:` type($complex)";
  let hasFolder = 1;
}

def DivOp : ComplexArithmeticOp<"div"> {
  let summary = "quotient of two complex numbers";
  let description = [{
    ```mlir
    %c = complex.div %a, %b : complex<f32>
    ```
  }];
  let hasFolder = 1;
}

def EqualOp : Complex_Op<"eq", [Pure, AllTypesMatch<["lhs", "rhs"]>, Elementwise]> {
  let summary = "whether two complex numbers are equal";
  let description = [{
    ```mlir
    %is = complex.eq %a, %b : complex<f32>
    ```
  }];
  let arguments = (ins Complex<AnyFloat>:$lhs, Complex<AnyFloat>:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "$lhs `,` $rhs  attr-dict `:` type($lhs)";
}

def ExpOp : ComplexUnaryOp<"exp", [SameOperandsAndResultType]> {
  let summary = "power of e";
  let description = [{
    ```mlir
    %b = complex.exp %a : complex<f32>
    ```
  }];
  let results = (outs Complex<AnyFloat>:$result);
  let hasFolder = 1;
}

def Expm1Op : ComplexUnaryOp<"expm1", [SameOperandsAndResultType]> {
  let summary = "power of e minus one, precise near zero";
  let description = [{
    ```mlir
    %b = complex.expm1 %a : complex<f32>
    ```
  }];
  let results = (outs Complex<AnyFloat>:$result);
}

def ImOp : ComplexUnaryOp<
  "im",
  [
    TypesMatchWith<
      "complex element type matches result type",
      "complex",
      "imaginary",
      "crate::complex::part_type($_self)"
    >
  ]
> {
  let summary = "imaginary part";
  let description = [{
    ```mlir
    %x = complex.im %z : complex<f32>
    ```
  }];
  let results = (outs AnyFloat:$imaginary);
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Log1pOp : ComplexUnaryOp<"log1p", [SameOperandsAndResultType]> {
  let summary = "natural logarithm of one plus a number, precise near zero";
  let description = [{
    ```mlir
    %b = complex.log1p %a : complex<f32>
    ```
  }];
  let results = (outs Complex<AnyFloat>:$result);
}

def LogOp : ComplexUnaryOp<"log", [SameOperandsAndResultType]> {
  let summary = "natural logarithm";
  let description = [{
    ```mlir
    %b = complex.log %a : complex<f32>
    ```
  }];
  let results = (outs Complex<AnyFloat>:$result);
  let hasFolder = 1;
}

def MulOp : ComplexArithmeticOp<"mul"> {
  let summary = "product of two complex numbers";
  let description = [{
    ```mlir
    %c = complex.mul %a, %b : complex<f32>
    ```
  }];
  let hasFolder = 1;
}

def NegOp : ComplexUnaryOp<"neg", [SameOperandsAndResultType]> {
  let summary = "number with the opposite sign";
  let description = [{
    ```mlir
    %b = complex.neg %a : complex<f32>
    ```
  }];
  let results = (outs Complex<AnyFloat>:$result);
  let hasFolder = 1;
}

def NotEqualOp : Complex_Op<"neq", [Pure, AllTypesMatch<["lhs", "rhs"]>, Elementwise]> {
  let summary = "whether two complex numbers are not equal";
  let description = [{
    ```mlir
    %is = complex.neq %a, %b : complex<f32>
    ```
  }];
  let arguments = (ins Complex<AnyFloat>:$lhs, Complex<AnyFloat>:$rhs);
  let results = (outs I1:$result);
  let assemblyFormat = "$lhs `,` $rhs  attr-dict `:` type($lhs)";
}

def PowOp : ComplexArithmeticOp<"pow"> {
  let summary = "complex number to the power of another";
  let description = [{
    ```mlir
    %c = complex.pow %a, %b : complex<f32>
    ```
  }];
}

def PowiOp : Complex_Op<
  "powi",
  [
    Pure,
    Elementwise,
    SameOperandsAndResultShape,
    AllTypesMatch<["lhs", "result"]>,
    DeclareOpInterfaceMethods<ArithFastMathInterface>
  ]
> {
  let summary = "complex number to the power of a signed integer";
  let description = [{
    ```mlir
    %p = complex.powi %z, %n : complex<f32>, i32
    ```
  }];
  let arguments = (
    ins Complex<AnyFloat>:$lhs,
    AnySignlessInteger:$rhs,
    OptionalAttr<Arith_FastMathAttr>:$fastmath
  );
  let results = (outs Complex<AnyFloat>:$result);
  let assemblyFormat = [{
    $lhs `,` $rhs (`fastmath` `` $fastmath^)? attr-dict `:` type($result) `,` type($rhs)
  }];
}

def ReOp : ComplexUnaryOp<
  "re",
  [
    TypesMatchWith<
      "complex element type matches result type",
      "complex",
      "real",
      "crate::complex::part_type($_self)"
    >
  ]
> {
  let summary = "real part";
  let description = [{
    ```mlir
    %x = complex.re %z : complex<f32>
    ```
  }];
  let results = (outs AnyFloat:$real);
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def RsqrtOp : ComplexUnaryOp<"rsqrt", [SameOperandsAndResultType]> {
  let summary = "one over the square root";
  let description = [{
    ```mlir
    %b = complex.rsqrt %a : complex<f32>
    ```
  }];
  let results = (outs Complex<AnyFloat>:$result);
}

def SignOp : ComplexUnaryOp<"sign", [SameOperandsAndResultType]> {
  let summary = "number of the same direction and magnitude one, or zero";
  let description = [{
    ```mlir
    %b = complex.sign %a : complex<f32>
    ```
  }];
  let results = (outs Complex<AnyFloat>:$result);
}

def SinOp : ComplexUnaryOp<"sin", [SameOperandsAndResultType]> {
  let summary = "sine";
  let description = [{
    ```mlir
    %b = complex.sin %a : complex<f32>
    ```
  }];
  let results = (outs Complex<AnyFloat>:$result);
}

def SqrtOp : ComplexUnaryOp<"sqrt", [SameOperandsAndResultType]> {
  let summary = "square root";
  let description = [{
    ```mlir
    %b = complex.sqrt %a : complex<f32>
    ```
  }];
  let results = (outs Complex<AnyFloat>:$result);
}

def SubOp : ComplexArithmeticOp<"sub"> {
  let summary = "difference of two complex numbers";
  let description = [{
    ```mlir
    %c = complex.sub %a, %b : complex<f32>
    ```
  }];
  let hasFolder = 1;
}

def TanOp : ComplexUnaryOp<"tan", [SameOperandsAndResultType]> {
  let summary = "tangent";
  let description = [{
    ```mlir
    %b = complex.tan %a : complex<f32>
    ```
  }];
  let results = (outs Complex<AnyFloat>:$result);
}

def TanhOp : ComplexUnaryOp<"tanh", [SameOperandsAndResultType]> {
  let summary = "hyperbolic tangent";
  let description = [{
    ```mlir
    %b = complex.tanh %a : complex<f32>
    ```
  }];
  let results = (outs Complex<AnyFloat>:$result);
}

#endif
