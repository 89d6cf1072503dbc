include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Int : TypeConstraint<CPred<"::llvm::isa<::mlir::IntegerType, ::mlir::FloatType>($_self)">, "int">;
def AOp : Op<D, "a"> { let arguments = (ins Int:$x); }
