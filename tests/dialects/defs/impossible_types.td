// Default values and rewrite rules that construct types that may not exist.
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

def Impossible_Dialect : Dialect { let name = "impossible"; let cppNamespace = "::impossible";
  let useDefaultTypePrinterParser = 1;
}

// A type with at most 64 bits.
def Impossible_SmallType : TypeDef<Impossible_Dialect, "Small"> {
  let mnemonic = "small";
  let parameters = (ins "u32":$width);
  let assemblyFormat = "`<` $width `>`";
  let genVerifyDecl = 1;
}
def Impossible_BoxType : TypeDef<Impossible_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins DefaultValuedParameter<"Type", "SmallType::get($_ctxt, 65).handle()">:$content);
  let assemblyFormat = "(`<` $content^ `>`)?";
}

class Impossible_Op<string mnemonic> : Op<Impossible_Dialect, mnemonic>;

def Impossible_DefaultOp : Impossible_Op<"default"> {
  let arguments = (ins DefaultValuedAttr<TypeAttr, "SmallType::get($_builder, 65)">:$content);
}
def Impossible_CastOp : Impossible_Op<"cast"> {
  let arguments = (ins AnyType:$value);
  let results = (outs AnyType:$result);
}
def Impossible_TypeOp : Impossible_Op<"type"> {
  let arguments = (ins AnyType:$value, TypeAttr:$content, I32Attr:$kind);
  let results = (outs AnyType:$result);
}

class Kind<int n> : ConstantAttr<I32Attr, !cast<string>(n)>;
def SmallOf : NativeCodeCall<"TypeAttr::get($_ctxt, SmallType::get($_ctxt, 2 * crate::width(&$_ctxt, $0.value().handle())))">;
def SmallTypeOf : NativeCodeCall<"SmallType::get($_ctxt, 2 * crate::width(&$_ctxt, $0.value().handle()))">;
// The attribute is constructed before any operation, or after one.
def Attribute : Pat<(Impossible_TypeOp $x, $content, Kind<0>), (Impossible_TypeOp $x, (SmallOf $content), Kind<10>)>;
def AttributeAfterOperations : Pat<
  (Impossible_TypeOp $x, $content, Kind<1>),
  (Impossible_TypeOp (Impossible_CastOp (Impossible_CastOp $x, (returnType $x)), (returnType $x)), (SmallOf $content), Kind<10>)>;
// The type of a result.
def ReturnType : Pat<
  (Impossible_TypeOp $x, $content, Kind<2>),
  (Impossible_CastOp (Impossible_CastOp $x, (returnType (SmallTypeOf $content))))>;
def ConstantType : Pat<
  (Impossible_TypeOp $x, $content, Kind<3>),
  (Impossible_CastOp (Impossible_CastOp $x, (returnType "SmallType::get($_ctxt, 65)")))>;
// A constant.
def Constant : Pat<
  (Impossible_TypeOp $x, $content, Kind<4>),
  (Impossible_TypeOp $x, ConstantAttr<TypeAttr, "SmallType::get($_builder, 65)">, Kind<10>)>;
// The first part.
def Matching : Pat<
  (Impossible_TypeOp (NativeCodeCall<"$_self.operands().next().filter(|_| SmallType::get($_ctxt, 65).width() > 0)"> $y), $content, Kind<5>),
  (Impossible_CastOp $y)>;
