// rules
include "mlir/IR/EnumAttr.td"
include "mlir/IR/PatternBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
class D_Op<string mnemonic, list<Trait> traits = []> : Op<D, mnemonic, traits>;
def A : D_Op<"a", [SameOperandsAndResultType]> { let arguments = (ins I32:$x); let results = (outs I32:$r); }
def B : D_Op<"b", [SameOperandsAndResultType]> { let arguments = (ins I32:$x, I32:$y); let results = (outs I32:$r); }
def V : D_Op<"v"> { let arguments = (ins Variadic<I32>:$xs); let results = (outs I32:$r); }
def O : D_Op<"o"> { let arguments = (ins Optional<I32>:$x); let results = (outs I32:$r); }
def T : D_Op<"t", [SameOperandsAndResultType]> { let arguments = (ins I32:$x, I32Attr:$n, OptionalAttr<StrAttr>:$s); let results = (outs I32:$r); }
def L : D_Op<"l", [SameOperandsAndResultType]> { let arguments = (ins I32Attr:$n, I32:$x, I32:$y); let results = (outs I32:$r); }
def P : D_Op<"p", [SameOperandsAndResultType]> { let arguments = (ins I32:$x, I64Prop:$n); let results = (outs I32:$r); }
def C : D_Op<"c", [AllTypesMatch<["x", "r"]>]> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }
def Two : D_Op<"two"> { let arguments = (ins I32:$x); let results = (outs I32:$r, I32:$s); }
def Three : D_Op<"three"> { let arguments = (ins I32:$x); let results = (outs I32:$r, I32:$s, I32:$t); }
def None : D_Op<"none"> { let arguments = (ins I32:$x); }
def NoArgs : D_Op<"noargs"> { let results = (outs I32:$r); }
def Any : Constraint<CPred<"true">, "anything">;
def Unbuildable : Attr<CPred<"true">, "unbuildable">;
def Find : NativeCodeCall<"find($_self)">;
def Make : NativeCodeCall<"make($0)">;
// -----
def R : Pat<(B (either $x, $y, $z)), (A $x)>;
// -----
def R : Pat<(A $x), (A (variadic $x))>;
// -----
def R : Pat<(A $x), (either $x, $x)>;
// -----
def R : Pattern<(Two $x), [(Two:$two $x), (A $two__2), (A $x)]>;
// -----
def R : Pat<(Two:$two $x), (Two $x), [(Any $two__2)]>;
// -----
def Unknown : D_Op<"unknown"> { let arguments = (ins I32:$x); let results = (outs AnyType:$r); }
def R : Pattern<(A $x), [(Unknown:$y $x), (A $y)]>;
// -----
def Unknown : D_Op<"unknown"> { let arguments = (ins I32:$x); let results = (outs AnyType:$r); }
def R : Pat<(A $x), (A (Unknown $x))>;
// -----
def Unnamed : D_Op<"unnamed"> { let arguments = (ins I32); }
def R : Pat<(None $x), (Unnamed $x)>;
// -----
def R : Pat<(A $x), (A $x), [], [], (addBenefit -2)>;
// -----
def R : Pat<(A $x), (A $x), [], [], (addBenefit 65535)>;
// -----
def R : Pat<(A $x), (NativeCodeCall<"make($1)"> $x)>;
// -----
def R : Pat<(A $x), (NativeCodeCall<"make($0"> $x)>;
// -----
def R : Pat<(A $x), (NativeCodeCall<"$_self"> $x)>;
// -----
def R : Pat<(A (NativeCodeCall<"find($_self, $0)"> $x)), (A $x)>;
// -----
def R : Pat<(A $x), (A $x), [(Constraint<CPred<"$1 == 2">> $x)]>;
// -----
def R : Pat<(A $x), (A $x), [(Constraint<CPred<"$_self == $0">> $x)]>;
// -----
def R : Pat<(A $x), (A (A $x, (returnType "f(")))>;
// -----
def R : Pat<(T $x, ConstantAttr<I32Attr, "one two">, $s), (A $x)>;
// -----
def R : Pat<(A $x), (V (variadic $y))>;
// -----
def R : Pat<(A $x), (variadic $x)>;
// -----
def R : Pat<(V (variadic:$all $x, $y)), (A $all__2)>;
// -----
def R : Pat<(V (variadic:$all $x, $y)), (A $x), [(Any $all__2)]>;
// -----
def R : Pat<(A $x), (A $x), [], [], (addBenefit 9223372036854775807)>;
