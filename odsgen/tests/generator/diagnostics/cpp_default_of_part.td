// odsgen: --cpp
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; let useDefaultTypePrinterParser = 1; }
def AOp : Op<D, "a"> {
  let arguments = (ins
    DefaultValuedAttr<I32ArrayAttr, "{1, 3000000000}">:$numbers,
    DefaultValuedAttr<DenseBoolArrayAttr, "{true, 2}">:$flags,
    DefaultValuedProp<OptionalProp<I32Prop>, "3000000000">:$option,
    DefaultValuedProp<ArrayProp<I32Prop>, "{1, true, 3000000000}">:$list
  );
}
