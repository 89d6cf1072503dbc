// A calculator with numbers, sums, quotients and a tape to print on.

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Calc_Dialect : Dialect {
  let name = "calc";
  let summary = "Arithmetic on 64-bit integers";
  let cppNamespace = "::arithmetic";
}

class Calc_Op<string mnemonic, list<Trait> traits = []> : Op<Calc_Dialect, mnemonic, traits>;

def Calc_NumberOp : Calc_Op<"number", [Pure]> {
  let summary = "a number";
  let arguments = (ins I64Attr:$value);
  let results = (outs I64:$result);
  let assemblyFormat = "$value attr-dict";
}

def Calc_AddOp : Calc_Op<"add", [Pure, Commutative, SameOperandsAndResultType]> {
  let summary = "the sum of two numbers";
  let arguments = (ins I64:$lhs, I64:$rhs);
  let results = (outs I64:$sum);
  let assemblyFormat = "$lhs `,` $rhs attr-dict";
}

def Calc_DivOp : Calc_Op<"div", [Pure, SameOperandsAndResultType]> {
  let summary = "the quotient of two numbers";
  let description = [{
    Dividing by a `calc.number` that is zero is an error.
  }];
  let arguments = (ins I64:$dividend, I64:$divisor);
  let results = (outs I64:$quotient);
  let assemblyFormat = "$dividend `by` $divisor attr-dict";
  let hasVerifier = 1;
}

def Calc_PrintOp : Calc_Op<"print"> {
  let summary = "writes numbers, with a label before them or without";
  let arguments = (ins OptionalAttr<StrAttr>:$label, Variadic<I64>:$values);
  let assemblyFormat = "($label^ `:`)? $values attr-dict";
}
