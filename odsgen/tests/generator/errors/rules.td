// peer -gen-rewriters
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
def R : Pat<(A), (A $x)>;
// -----
def R : Pat<(A $x, $y), (A $x)>;
// -----
def R : Pat<(A $x), (A)>;
// -----
def R : Pat<(A $x), (A $x, $x)>;
// -----
def R : Pat<(B $x, (A)), (A $x)>;
// -----
def R : Pat<(B $x, (A $y, $z)), (A $x)>;
// -----
def R : Pat<(A $x), (B $x, (A))>;
// -----
def R : Pat<(A $x), (A $y)>;
// -----
def R : Pat<(A $x), (replaceWithValue $y)>;
// -----
def R : Pat<(A $x), (replaceWithValue $x, $x)>;
// -----
def R : Pat<(A $x), (replaceWithValue)>;
// -----
def R : Pat<(A $x), (replaceWithValue:$y $x)>;
// -----
def R : Pat<(A $x), (A $x), [(Any $y)]>;
// -----
def R : Pat<(A $x), (A $x), [(Any:$y $x)]>;
// -----
def R : Pat<(A $x), (A $x), [(Any I32)]>;
// -----
def R : Pat<(B $x, $y), (A $x), [(Any $x, $y, $x, $y, $x)]>;
// -----
def R : Pat<(B $x, $y), (A $x), [(I32 $x, $y)]>;
// -----
def R : Pat<(B $x, $y), (A $x), [(I32)]>;
// -----
def R : Pat<(B $x, $y), (A $x), [(I32 $z)]>;
// -----
def R : Pat<(T $x, $n, $s), (A $x), [(I32Attr $n)]>;
// -----
def R : Pat<(A $x), (A $x), [], [], (addBenefit)>;
// -----
def R : Pat<(A $x), (A $x), [], [], (addBenefit 1, 2)>;
// -----
def R : Pat<(A $x), (A $x), [], [], (addBenefit "1")>;
// -----
def R : Pat<(A $x), (A $x), [], [], (addBenefit $x)>;
// -----
def R : Pat<(A:$x $x), (A $x)>;
// -----
def R : Pat<(A:$x (A:$x $y)), (A $y)>;
// -----
def R : Pat<(T $x, $x, $s), (A $x)>;
// -----
def R : Pat<(T $x, $n, $n), (A $x)>;
// -----
def R : Pat<(T $n, $x, $x), (A $n)>;
// -----
def R : Pat<(P $x, $x), (A $x)>;
// -----
def R : Pat<(A $x), (A:$x $x)>;
// -----
def R : Pattern<(Two $x), [(A:$y $x), (A:$y $x)]>;
// -----
def R : Pat<(A $x__0), (A $x__0)>;
// -----
def R : Pat<(B $x__1, $y), (A $y)>;
// -----
def R : Pat<(A I32Attr:$x), (A $x)>;
// -----
def R : Pat<(B $x, I32Attr), (A $x)>;
// -----
def R : Pat<(A ConstantAttr<I32Attr, "1">), (NoArgs)>;
// -----
def R : Pat<(T $x, I32:$n, $s), (A $x)>;
// -----
def R : Pat<(T $x, $n, I32), (A $x)>;
// -----
def R : Pat<(T $x, I64Prop:$n, $s), (A $x)>;
// -----
def R : Pat<(P $x, I32:$n), (A $x)>;
// -----
def R : Pat<(P $x, I32Attr:$n), (A $x)>;
// -----
def R : Pat<(A I64Prop:$x), (A $x)>;
// -----
def R : Pat<(V I32:$xs), (V $xs)>;
// -----
def R : Pat<(V (A $x)), (A $x)>;
// -----
def R : Pat<(O (A $x)), (A $x)>;
// -----
def R : Pat<(O I64:$x), (O $x)>;
// -----
def R : Pat<(A (variadic $x)), (A $x)>;
// -----
def R : Pat<(O (variadic $x)), (A $x)>;
// -----
def R : Pat<(V (variadic (Find))), (NoArgs)>;
// -----
def R : Pat<(V (variadic $x, (either $y, $z))), (A $x)>;
// -----
def R : Pat<(V (variadic I32Attr:$x)), (NoArgs)>;
// -----
def R : Pat<(B (either $x)), (A $x)>;
// -----
def R : Pat<(B (either (either $x, $y), $z)), (A $x)>;
// -----
def R : Pat<(T (either $x, $n), $s), (A $x)>;
// -----
def R : Pat<(L (either $n, $x), $y), (A $x)>;
// -----
def R : Pat<(B (either $x, I32Attr:$y)), (A $x)>;
// -----
def R : Pat<(B (either:$e $x, $y)), (A $e)>;
// -----
def R : Pat<(A (NativeCodeCall<"find()"> $x)), (A $x)>;
// -----
def R : Pat<(A (NativeCodeCall<"find($_self, $_self)"> $x)), (A $x)>;
// -----
def R : Pat<(A (Find:$f $x)), (A $x)>;
// -----
def R : Pat<(A (Find (either $x, $y))), (A $x)>;
// -----
def R : Pat<(A (Find (variadic $x, $y))), (A $x)>;
// -----
def R : Pat<(A (Find (A $x))), (A $x)>;
// -----
def R : Pat<(A (Find $x, (returnType $x))), (A $x)>;
// -----
def R : Pat<(A (Find $x, $x)), (A $x)>;
// -----
def R : Pat<(B $x, (Find $x)), (A $x)>;
// -----
def R : Pat<(A (replaceWithValue $x)), (A $x)>;
// -----
def R : Pat<(A (location $x)), (A $x)>;
// -----
def R : Pattern<(Two $x), [(A $x)]>;
// -----
def R : Pattern<(Two $x), []>;
// -----
def R : Pattern<(Three $x), [(Two $x)]>;
// -----
def R : Pattern<(A $x), [(Two:$two $x)]>;
// -----
def R : Pattern<(Two $x), [(Three $x)]>;
// -----
def R : Pattern<(Two $x), [(Two $x), (A $x)]>;
// -----
def R : Pat<(A $x), (location $x)>;
// -----
def R : Pat<(A $x), (A $x, (location))>;
// -----
def R : Pat<(A $x), (A $x, (location:$l $x))>;
// -----
def R : Pat<(A $x), (A $x, (location $x), (location $x))>;
// -----
def R : Pat<(A $x), (A $x, (location "a", "b"))>;
// -----
def R : Pat<(A $x), (A $x, (location $y))>;
// -----
def R : Pat<(A $x), (A $x, (location "a", $y))>;
// -----
def R : Pat<(A $x), (A $x, (returnType "f()"))>;
// -----
def R : Pat<(A $x), (A (A $x, (returnType $x), (returnType $x)))>;
// -----
def R : Pat<(A $x), (A (A $x, (returnType (A $x))))>;
// -----
def R : Pat<(A $x), (A (A $x, (returnType $y)))>;
// -----
def R : Pat<(A $x), (Make $x, (returnType $x))>;
// -----
def R : Pat<(A $x), (Make $y)>;
// -----
def R : Pat<(A $x), (Make "text")>;
// -----
def R : Pat<(A $x), (Make ConstantAttr<Unbuildable, "1">)>;
// -----
def R : Pat<(A $x), (Make I32Attr:$x)>;
// -----
def R : Pat<(A $x), (A "text")>;
// -----
def R : Pat<(A $x), (A ConstantAttr<I32Attr, "1">)>;
// -----
def R : Pat<(A $x), (T $x, "text", $x)>;
// -----
def R : Pat<(T $x, $n, $s), (T $x, (A $x), $s)>;
// -----
def R : Pat<(T $x, $n, $s), (T $x, $m, $s)>;
// -----
def R : Pat<(T $x, $n, $s), (T $x, ConstantAttr<Unbuildable, "1">, $s)>;
// -----
def R : Pat<(P $x, $n), (P $x, $m)>;
// -----
def R : Pat<(A $x), (A $x), [], [(None $y)]>;
// -----
def R : Pat<(A $x), (A $x), [], [(None)]>;
// -----
def R : Pat<(A $x), (A $x), [], [(A:$a $x), (None $a)]>;
// -----
def R : Pat<(A $x), (A (Make:$m $x)), [(Any $m)]>;
// -----
def R : Pat<(NotAnOp $x), (A $x)>;
// -----
def R : Pat<(Any $x), (A $x)>;
// -----
def R : Pat<(A (Any $x)), (A $x)>;
// -----
def R : Pat<(A $x), (V (A $x))>;
// -----
def R : Pat<(V (variadic $x, $y)), (V (variadic "text"))>;
// -----
def R : Pat<(A $x), (V (NativeCodeCall<"make()", 0>))>;
// -----
def R : Pattern<(Two $x), [(V (Two $x)), (A $x), (A $x)]>;
// -----
def R : Pat<(T $x, $n, $s), (T $x, (variadic $n), $s)>;
// -----
def R : Pat<(B $x, $y), (B (either $x, $y))>;
// -----
def R : Pat<(B $x, $y), (A (returnType $x))>;
