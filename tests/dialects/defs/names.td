// Names that clash with what generated code has: each must compile.
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/OpBase.td"

def D : Dialect { let name = "names"; let cppNamespace = "::names"; let useDefaultAttributePrinterParser = 1; let useDefaultTypePrinterParser = 1; }

// Classes without a letter in lower case.
def My_FMA : Op<D, "fma"> {
  let arguments = (ins AnyType:$x);
  let results = (outs I32:$r);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}
def X_OP : Op<D, "x">;
def A : Op<D, "a">;
def TOp : Op<D, "t"> { let arguments = (ins I32Attr:$x); let results = (outs AnyType:$r); }
def Box : Op<D, "box">;
def Iterator : Op<D, "iterator">;

// Slots that are called as locals of builders are.
def JumpOp : Op<D, "jump"> {
  let results = (outs AnyType:$r);
  let regions = (region AnyRegion:$ir);
  let successors = (successor AnySuccessor:$b, AnySuccessor:$st);
  let assemblyFormat = "$b $st $ir attr-dict `:` type($r)";
}

// Names of blocks.
def HouseOp : Op<D, "house", [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmBlockNames"]>]> {
  let regions = (region AnyRegion:$first, AnyRegion:$second);
  let assemblyFormat = "$first $second attr-dict";
}

// Optional attributes that may be absent where a group begins.
def NamedType : TypeDef<D, "Named"> {
  let mnemonic = "named";
  let parameters = (ins OptionalParameter<"Option<::mlir::StringAttr>">:$name, OptionalParameter<"Option<IntegerAttr>">:$number);
  let assemblyFormat = "`<` ($name^)? (`,` $number^)? `>`";
}
def AnyAttrType : TypeDef<D, "AnyAttr"> {
  let mnemonic = "any";
  let parameters = (ins OptionalParameter<"Option<Attribute>">:$attr);
  let assemblyFormat = "`<` ($attr^)? `>`";
}

// Classes of every kind that are named like items of the standard library, type parameters, primitive types, and local
// variables of generated code.
def Result_Enum : I32EnumAttr<"Result", "a result", [I32EnumAttrCase<"Ok", 0>, I32EnumAttrCase<"None", 1>]> {
  let cppNamespace = "::names";
  let genSpecializedAttr = 0;
}
def Result_Attr : EnumAttr<D, Result_Enum, "result"> { let assemblyFormat = "`<` $value `>`"; }
def U32_Enum : I32BitEnumAttr<"u32", "bits", [I32BitEnumAttrCaseBit<"Some", 0>, I32BitEnumAttrCaseBit<"Read", 1>]> {
  let cppNamespace = "::names";
}
def D_SomeInterface : OpInterface<"Some"> {
  let cppNamespace = "::names";
  let methods = [
    InterfaceMethod<"The width.", "u32", "ok_or", (ins "bool":$it), "", [{ if it { 1 } else { 2 } }]>,
    InterfaceMethod<"As itself.", "Option<Vec<i64>>", "into", (ins "&str":$rt), "", [{ Some(vec![rt.len() as i64]) }]>
  ];
}
def String_Type : TypeDef<D, "S"> {
  let cppClassName = "String";
  let mnemonic = "string";
  let parameters = (ins "Type":$option, ArrayRefParameter<"i64">:$vec, OptionalParameter<"Option<TypeAttr>">:$some, "bool":$str, "::names::u32":$u32);
  let assemblyFormat = "`<` $option `,` $str `,` $u32 (`some` $some^)? `,` $vec `>`";
  let genVerifyDecl = 1;
}
def Box_Type : TypeDef<D, "B"> {
  let cppClassName = "bool";
  let mnemonic = "bool";
  let parameters = (ins "::names::String":$inner, ArrayRefParameter<"::names::String">:$all, EnumParameter<Result_Enum>:$result);
  let assemblyFormat = "`<` $inner `,` $result `,` $all `>`";
}
// The names of attributes of the runtime. In `StrAttr` they mean those.
def Info_Attr : AttrDef<D, "String"> {
  let mnemonic = "vec";
  let parameters = (ins StringRefParameter<>:$text, "Type":$t);
  let assemblyFormat = "`<` $text `,` $t `>`";
}
def D_S : Op<D, "s", [D_SomeInterface, ParentOneOf<["None", "ModuleOp"]>, AttrSizedOperandSegments]> {
  let arguments = (ins String_Type:$x, Optional<I32>:$option, Variadic<AnyType>:$vec, StrAttr:$str, Info_Attr:$rt,
    OptionalAttr<I32Attr>:$u32, UnitAttr:$bool, Result_Attr:$result, U32_Enum:$bits, I64Prop:$it, ArrayProp<StringProp>:$some);
  let results = (outs Box_Type:$ok);
  let assemblyFormat = [{
    $x (`,` $option^)? `(` $vec `)` $str $rt ($u32^)? (`bool` $bool^)? $result $bits $it $some attr-dict `:` type($x)
    `,` type($ok) `,` type($vec)
  }];
  let hasVerifier = 1;
}
def D_None : Op<D, "none", [NoTerminator]> {
  let regions = (region SizedRegion<1>:$p);
  let assemblyFormat = "$p attr-dict";
}
def M : Op<D, "m", [HasParent<"None">]>;
def D_str : Op<D, "str">;
def D_rt : Op<D, "rt">;
def D_p : Op<D, "p"> { let results = (outs AnyType:$p); let assemblyFormat = "attr-dict `:` type($p)"; }
def D_Tag : Op<D, "tag"> {
  let arguments = (ins AnyType:$x, Result_Attr:$result);
  let results = (outs I64:$r);
  let assemblyFormat = "$x $result attr-dict `:` type($x)";
}

// Names that fragments declare, which are those of the runtime. Each condition holds for `index` only.
def D_Mode : I32EnumAttr<"Mode", "mode", [I32EnumAttrCase<"Fast", 0>, I32EnumAttrCase<"VERY_SLOW", 1>]> {
  let cppNamespace = "::names";
}
class D_Local<string condition> : Type<CPred<condition>, "local">;
class D_Locals<list<string> conditions> {
  list<D_Local> types = !foreach(condition, conditions, D_Local<condition>);
}
defvar locals = D_Locals<[
  "{ let TypeAttr = $_self.is_index(); TypeAttr }",
  "Some($_self).is_some_and(|Type| Type.is_index())",
  "{ const IntegerType: bool = true; IntegerType && $_self.is_index() }",
  "{ fn Index(IsIndex: bool) -> bool { IsIndex } Index($_self.is_index()) }",
  "match $_self.is_index() { Type => Type }",
  "matches!(Some($_self.is_index()), Some(Found) if Found)",
  "vec![$_self.is_index()].into_iter().all(|Type| { assert!(Type || !Type, \"{Type}\"); Type })",
  "{ struct Attribute(bool); impl Attribute { fn of(Type: bool) -> Self { Self(Type) } } let Attribute(x) = Attribute::of($_self.is_index()); x }",
  "{ fn sized<const Size: usize>(x: [u8; Size]) -> usize { x.len() + Size } sized([1]) == 2 && $_self.is_index() }",
  "{ use Mode::*; let mode = if $_self.is_index() { VERY_SLOW } else { Fast }; mode == Mode::VERY_SLOW }",
  "{ use ::ods_runtime::prelude::*; IndexType::get($_self.ctx()).handle() == $_self.handle() }",
  [{{
    fn same<Type: Copy>(x: Type) -> Type { x }
    let TypeAttr = IndexType::get($_self.ctx());
    same(TypeAttr).handle() == $_self.handle() && TypeAttr::get($_self.ctx(), $_self).value() == $_self
  }}]
]>.types;
foreach index = !range(0, 12) in
  def Local#index#Op : Op<D, "local_"#index> {
    let arguments = (ins locals[index]:$x);
    let assemblyFormat = "$x attr-dict `:` type($x)";
  }
