// A dialect that tells the ranges of its integers.

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Ranges_Dialect : Dialect {
  let name = "ranges";
  let summary = "Integers with ranges for tests of analyses";
  let cppNamespace = "::ranges";
}

class Ranges_Op<string mnemonic, list<Trait> traits = []> : Op<Ranges_Dialect, mnemonic, traits>;

def DiceOp : Ranges_Op<"dice", [DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>]> {
  let summary = "Several throws of a die";
  let arguments = (ins I64Attr:$sides);
  let results = (outs Variadic<I32>:$throws);
}

def EitherOp : Ranges_Op<"either", [
  Pure,
  DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRangesFromOptional"]>
]> {
  let summary = "One of several numbers";
  let arguments = (ins Variadic<AnyType>:$numbers);
  let results = (outs I32:$number);
}

def RepeatOp : Ranges_Op<"repeat", [
  NoTerminator,
  DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>
]> {
  let summary = "Runs its region for each number below another one";
  let arguments = (ins I32:$count);
  let regions = (region AnyRegion:$body);
}
