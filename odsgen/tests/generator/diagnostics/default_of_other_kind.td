include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Properties.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def AOp : Op<D, "a"> { let arguments = (ins
  DefaultValuedAttr<UnitAttr, "true">:$x0,
  DefaultValuedAttr<UnitAttr, "false">:$x1,
  DefaultValuedAttr<IndexAttr, "true">:$x2,
  DefaultValuedAttr<IndexAttr, "3.5">:$x3,
  DefaultValuedAttr<IndexAttr, "3">:$x4,
  DefaultValuedAttr<AnyAttr, "3">:$x5,
  DefaultValuedAttr<LocationAttr, "3">:$x6,
  DefaultValuedProp<OptionalProp<I64Prop>, "3">:$x7,
  DefaultValuedProp<OptionalProp<I64Prop>, "Some(3)">:$x8,
  DefaultValuedProp<OptionalProp<StringProp>, "\"x\"">:$x9); }
