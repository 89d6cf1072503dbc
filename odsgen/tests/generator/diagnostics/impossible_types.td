include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Complex : Type<CPred<"true">, "complex">, BuildableType<"ComplexType::get($_builder, IndexType::get($_builder).handle())">;
def AOp : Op<D, "a"> {
  let arguments = (ins
    DefaultValuedAttr<TypeAttr, "VectorType::get($_builder, &[4, -1], IntegerType::get($_builder, 8).handle())">:$x0,
    DefaultValuedAttr<TypeAttr, "VectorType::get($_builder, &[4], TupleType::get($_builder, &[]).handle())">:$x1,
    DefaultValuedAttr<AnyAttr, "TypeAttr::get($_builder, IntegerType::get($_builder, 20000000))">:$x2,
    DefaultValuedAttr<TypeAttr, "MemRefType::get($_builder, &[-5], Float32Type::get($_builder).handle())">:$x3,
    DefaultValuedAttr<TypeAttr, "MemRefType::get($_builder, &[5], NoneType::get($_builder).handle())">:$x4,
    DefaultValuedAttr<TypeAttr, "RankedTensorType::get($_builder, &[-1], IndexType::get($_builder).handle())">:$x5,
    DefaultValuedAttr<TypeAttr, "UnrankedTensorType::get($_builder, NoneType::get($_builder).handle())">:$x6,
    DefaultValuedAttr<AnyAttr, "IntegerAttr::get($_builder, Float32Type::get($_builder), 1)">:$x7,
    DefaultValuedAttr<AnyAttr, "FloatAttr::get($_builder, IndexType::get($_builder), 1.0)">:$x8);
}
def BOp : Op<D, "b"> { let arguments = (ins Complex:$a); let assemblyFormat = "$a attr-dict"; }
def Box : TypeDef<D, "Box"> {
  let mnemonic = "box";
  let parameters = (ins
    DefaultValuedParameter<"Type", "ComplexType::get($_ctxt, NoneType::get($_ctxt).handle()).handle()">:$content);
  let assemblyFormat = "(`<` $content^ `>`)?";
}
