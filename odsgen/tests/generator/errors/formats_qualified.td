// peer -gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def E : I32Enum<"E", "", [I32EnumCase<"One", 1>]> { let cppNamespace = "::d"; }
def EAttr : EnumAttr<D, E, "e">;
// A qualified attribute may have a type after it, unless its type is known.
def TestOp : Op<D, "test", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$a, Optional<I1>:$o, Optional<I1>:$q, DenseI32ArrayAttr:$n, LocationAttr:$l, I32Attr:$i, EAttr:$e);
  let assemblyFormat = [{@CASE@}];
}
// -----
$a $o $q $l $i $e qualified($n) attr-dict `:` type($a)
// -----
$a $q $n $i $e qualified($l) (`x` $o^)? attr-dict `:` type($a)
// -----
$a $q $n $i $e qualified($l) attr-dict (`x` $o^)? `:` type($a)
// -----
$a $q $n $l $i qualified($e) (`x` $o^)? `:` type($a) attr-dict
// -----
$a $o $q $n $l $e qualified($i) attr-dict `:`
