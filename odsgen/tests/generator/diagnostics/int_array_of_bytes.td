include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def AOp : Op<D, "a"> { let arguments = (ins IntArrayProp<I32Prop>:$a, IntArrayProp<IntProp<"u8">>:$b); }
def BOp : Op<D, "b"> { let arguments = (ins OptionalProp<IntArrayProp<IntProp<"u16">>>:$b); }
