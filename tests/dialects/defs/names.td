// Names that clash with what generated code has: each must compile.
include "mlir/IR/AttrTypeBase.td"
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
  let parameters = (ins OptionalParameter<"Option<StringAttr>">:$name, OptionalParameter<"Option<IntegerAttr>">:$number);
  let assemblyFormat = "`<` ($name^)? (`,` $number^)? `>`";
}
def AnyAttrType : TypeDef<D, "AnyAttr"> {
  let mnemonic = "any";
  let parameters = (ins OptionalParameter<"Option<Attribute>">:$attr);
  let assemblyFormat = "`<` ($attr^)? `>`";
}
