// peer -gen-op-defs
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
// With a required element in between, the format is unambiguous, and the next error is that a type is unknown.
def TestOp : Op<D, "test", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$a, Variadic<I32>:$v, Optional<I1>:$o, AnyAttr:$any, OptionalAttr<AnyAttr>:$s,
                       UnitAttr:$u, DefaultValuedAttr<I32Attr, "1">:$d, UnitProp:$p);
  let results = (outs AnyType:$r);
  let regions = (region AnyRegion:$body, VariadicRegion<AnyRegion>:$bodies);
  let successors = (successor AnySuccessor:$next, VariadicSuccessor<AnySuccessor>:$nexts);
  let assemblyFormat = [{@CASE@}];
}
// -----
operands custom<Foo>($any, ref($a)) attr-dict
// -----
attr-dict $o $s $u $d $p $v $nexts $body
// -----
attr-dict (`x` $u^) : ($body)? `:` type($a)
// -----
attr-dict (`x` $u^) : ($d $bodies)?
// -----
attr-dict (`x` $u^)? $bodies
// -----
attr-dict ($o^)? (`x` $u^) : (`y`)? $body
// -----
$any attr-dict-with-keyword `:` type($a)
// -----
$any $v $u $bodies $nexts `:` type($a) attr-dict
// -----
$any (`x` $u^) : (`:`)? attr-dict
// -----
$any (`:` $u^)? attr-dict
// -----
(`x` $u^ $s)? (`y` $o^)? `:` type($a) attr-dict
// -----
attr-dict $a $body
// -----
attr-dict $next $body
// -----
attr-dict ($o^ $body)? $next
// -----
$any $a `:` attr-dict
// -----
$any ($o^ `:`)? `x` attr-dict
// -----
(`x` $u^ $s `y`)? `:` type($a) attr-dict
