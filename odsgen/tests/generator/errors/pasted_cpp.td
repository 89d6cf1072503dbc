// cpp
// Mistakes in C++ that is pasted from several places, some of which are Rust: each is marked where it is written.
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
defvar Shaped = "::llvm::cast<::mlir::ShapedType>($_self)";
class Default<string default> : Op<D, "with"> { let arguments = (ins DefaultValuedAttr<I32Attr, default>:$x); }
class Build<string call> : Type<CPred<"true">, "built">, BuildableType<call>;
// -----
def AOp : Default<"1 1">;
// -----
def AOp : Default<"4" # "2 " # "x y">;
// -----
def AOp : Default<"unknown::Name">;
// -----
def AOp : Default<"-1 +" # " size()">;
// -----
def AOp : Default<"{1, 2">;
// -----
def AOp : Default<"1 ? 2">;
// -----
def AOp : Default<!subst("X", "nothing->here", "X + 1")>;
// -----
def AOp : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<StrAttr, "own::name()">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<I64ArrayAttr, "{1, " # "x.y" # "}">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<BoolAttr, "tr" # "ue2">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins DefaultValuedAttr<F32Attr, "1.5f + own">:$x); }
