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
// -----
def AOp : Op<D, "a"> { let arguments = (ins Type<CPred<Shaped # ".getRnk() == 2">, "odd">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins Type<CPred<"::llvm::cast<::mlir::Shapd" # "Type>($_self).getRank() == 2">, "odd">:$x); }
// -----
def AOp : Op<D, "a"> { let arguments = (ins Type<And<[CPred<"true">, CPred<"isa<IndexType>($_self) && (">]>, "odd">:$x); }
// -----
def AOp : Op<D, "a", [TypesMatchWith<"same", "x", "y", "cast<ShapedType>($_self)" # ".getElemntType()">]> { let arguments = (ins AnyType:$x, AnyType:$y); }
// -----
def AOp : Op<D, "a", [TypesMatchWith<"same", "x", "y", "own($_self)">]> { let arguments = (ins AnyType:$x, AnyType:$y); }
// -----
def AOp : Op<D, "a", [PredOpTrait<"odd", CPred<"$x.getType().isF32() || " # "$x.getTpye().isF64()">>]> { let arguments = (ins AnyType:$x); }
// -----
def AOp : Op<D, "a", [PredOpTrait<"odd", SubstLeaves<"$_self", "$x.getTyp()", CPred<"isa<IndexType>($_self)">>>]> { let arguments = (ins AnyType:$x); }
// -----
def MyType : Build<"$_builder.getI32" # "Typo()">;
def AOp : Op<D, "a"> { let arguments = (ins MyType:$x); let assemblyFormat = "$x attr-dict"; }
