// odsgen: --cpp
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def AOp : Op<D, "a"> {
  let arguments = (ins
    DefaultValuedAttr<TypeAttr, "::mlir::VectorType::get({4, -1}, $_builder.getI32Type())">:$x0,
    DefaultValuedAttr<TypeAttr, "::mlir::ComplexType::get($_builder.getIndexType())">:$x1);
}
