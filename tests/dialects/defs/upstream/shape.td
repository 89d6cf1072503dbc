// The types of upstream's `shape` dialect.

include "mlir/IR/AttrTypeBase.td"

def ShapeDialect : Dialect {
  let name = "shape";
  let cppNamespace = "::mlir::shape";
  let useDefaultTypePrinterParser = 1;
}

class Shape_Type<string name, string typeMnemonic> : TypeDef<ShapeDialect, name> {
  let mnemonic = typeMnemonic;
}

def Shape_ShapeType : Shape_Type<"Shape", "shape">;
def Shape_SizeType : Shape_Type<"Size", "size">;
def Shape_ValueShapeType : Shape_Type<"ValueShape", "value_shape">;
def Shape_WitnessType : Shape_Type<"Witness", "witness">;
