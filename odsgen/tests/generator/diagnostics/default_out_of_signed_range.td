include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/Properties.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def AOp : Op<D, "a"> { let arguments = (ins
  DefaultValuedAttr<SI8Attr, "200">:$x0,
  DefaultValuedAttr<SI8Attr, "-128">:$x1,
  DefaultValuedAttr<UI8Attr, "-1">:$x2,
  DefaultValuedAttr<UI8Attr, "255">:$x3,
  DefaultValuedAttr<SI64Attr, "9223372036854775808">:$x4,
  DefaultValuedAttr<I64Attr, "9223372036854775808">:$x5,
  DefaultValuedOptionalAttr<UI32Attr, "-1">:$x6,
  DefaultValuedAttr<ConfinedAttr<SI16Attr, [IntPositive]>, "40000">:$x7,
  DefaultValuedProp<I32Prop, "3000000000">:$x8,
  DefaultValuedProp<IntProp<"u16">, "-1">:$x9); }
def T : TypeDef<D, "T"> { let mnemonic = "t"; let assemblyFormat = "`<` struct(params) `>`"; let parameters = (ins DefaultValuedParameter<"i32", "5000000000">:$x, DefaultValuedParameter<"u8", "-1">:$y); }
