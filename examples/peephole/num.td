// Sums and products of 64-bit integers.
#ifndef NUM_TD
#define NUM_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Num_Dialect : Dialect {
  let name = "num";
  let summary = "Sums and products of 64-bit integers";
  let cppNamespace = "::num";
  let hasConstantMaterializer = 1;
  let hasCanonicalizer = 1;
}

class Num_Op<string mnemonic, list<Trait> traits = []> : Op<Num_Dialect, mnemonic, traits # [Pure]> {
  let results = (outs I64:$result);
}

def Num_NumberOp : Num_Op<"number", [ConstantLike]> {
  let summary = "an integer";
  let arguments = (ins I64Attr:$value);
  let assemblyFormat = "$value attr-dict";
  let hasFolder = 1;
}

def Num_SumOp : Num_Op<"sum"> {
  let summary = "the sum of values and an offset";
  let arguments = (ins Variadic<I64>:$terms, DefaultValuedAttr<I64Attr, "0">:$offset);
  let assemblyFormat = "$terms (`offset` $offset^)? attr-dict";
  let hasFolder = 1;
}

def Num_ProductOp : Num_Op<"product", [Commutative]> {
  let summary = "the product of two values";
  let arguments = (ins I64:$lhs, I64:$rhs);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
}

def Num_SquareOp : Num_Op<"square"> {
  let summary = "the product of a value with itself";
  let arguments = (ins I64:$value);
  let assemblyFormat = "$value attr-dict";
}

def Num_NegateOp : Num_Op<"negate"> {
  let summary = "the value with the other sign";
  let arguments = (ins I64:$value);
  let assemblyFormat = "$value attr-dict";
}

#endif // NUM_TD
