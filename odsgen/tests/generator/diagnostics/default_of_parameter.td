include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Properties.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def T : TypeDef<D, "T"> { let mnemonic = "t"; let assemblyFormat = "`<` struct(params) `>`"; let parameters = (ins
  DefaultValuedParameter<"i32", "\"x\"">:$x0,
  DefaultValuedParameter<"u8", "true">:$x1,
  DefaultValuedParameter<"Type", "3">:$x2,
  DefaultValuedParameter<"i32", "{}">:$x3,
  DefaultValuedParameter<"bool", "1">:$x4,
  DefaultValuedParameter<"f64", "1">:$x5,
  DefaultValuedParameter<"i8", "-128">:$x6); }
def A : AttrDef<D, "A"> { let mnemonic = "a"; let assemblyFormat = "`<` struct(params) `>`"; let parameters = (ins StringRefParameter<"", "text">:$s, ArrayRefParameter<"i32">:$l, OptionalParameter<"Attribute">:$o, DefaultValuedParameter<"Attribute", "4">:$d); }
