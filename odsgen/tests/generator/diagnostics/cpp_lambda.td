include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Odd : TypeConstraint<CPred<"llvm::all_of($_self.getShape(), [](int64_t d) { return d > 0; })">, "odd">;
def AOp : Op<D, "a"> { let arguments = (ins Odd:$x); }
