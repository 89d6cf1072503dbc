// peer -gen-op-defs
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
// An operation with variables of most kinds.
def TestOp : Op<D, "test", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$a, Variadic<AnyType>:$v, Optional<AnyType>:$o,
                       OptionalAttr<StrAttr>:$s, I32Attr:$i, UnitAttr:$u);
  let results = (outs AnyType:$r, Index:$x);
  let regions = (region AnyRegion:$body);
  let successors = (successor AnySuccessor:$next);
  let assemblyFormat = [{@CASE@}];
}
// -----
$a
// -----
`x`
// -----
$nope attr-dict
// -----
$ attr-dict
// -----
`a
// -----
`
// -----
?
// -----
%
// -----
a-b attr-dict
// -----
`a b` attr-dict
// -----
`0` attr-dict
// -----
`` attr-dict
// -----
`<<` attr-dict
// -----
`-->` attr-dict
// -----
$a $a attr-dict
// -----
attr-dict attr-dict
// -----
attr-dict attr-dict-with-keyword
// -----
$i $i attr-dict
// -----
$body $body attr-dict
// -----
$next $next attr-dict
// -----
$next successors attr-dict
// -----
regions $body attr-dict
// -----
operands operands attr-dict
// -----
operands $a attr-dict
// -----
prop-dict prop-dict attr-dict
// -----
type($a) type($a) attr-dict
// -----
type(operands) type($a) attr-dict
// -----
$a $v attr-dict type($a)
// -----
$a $v $o attr-dict type($a)
// -----
$a $v $o attr-dict type($a) type($v) type($o)
// -----
$a $v $o $i attr-dict type($a) type($v) type($o) type($r)
// -----
operands attr-dict `:` type(operands)
// -----
operands attr-dict `:` type($r)
// -----
type() attr-dict
// -----
type(a) attr-dict
// -----
type($i) attr-dict
// -----
type($body) attr-dict
// -----
type($next) attr-dict
// -----
type(type($a)) attr-dict
// -----
type(attr-dict) attr-dict
// -----
type $a attr-dict
// -----
type($a attr-dict
// -----
functional-type() attr-dict
// -----
functional-type(operands) attr-dict
// -----
functional-type(operands results) attr-dict
// -----
functional-type($i, results) attr-dict
// -----
ref($a) attr-dict
// -----
ref() attr-dict
// -----
qualified($a) attr-dict
// -----
qualified(`a`) attr-dict
// -----
custom attr-dict
// -----
custom<> attr-dict
// -----
custom<X> attr-dict
// -----
custom<X>( attr-dict
// -----
custom<X>(`a`) attr-dict
// -----
custom<X>($a,) attr-dict
// -----
custom<X>(operands) attr-dict
// -----
custom<X>(ref($nope)) attr-dict
// -----
custom<X>(custom<Y>($a)) attr-dict
// -----
"text" attr-dict
// -----
prop-dict(a) attr-dict
// -----
results attr-dict
// -----
operands() attr-dict
// -----
($a)? attr-dict
// -----
($a^)? attr-dict
// -----
($v^ attr-dict
// -----
($v^) attr-dict
// -----
()? attr-dict
// -----
(`x`)? attr-dict
// -----
(`x`^)? attr-dict
// -----
($v^ $v^)? attr-dict
// -----
($v^ $o^)? attr-dict
// -----
($i^)? attr-dict
// -----
($r^)? attr-dict
// -----
($next^)? attr-dict
// -----
($body^)? attr-dict
// -----
(`x` $next $v^)? attr-dict
// -----
($v^ type($a))? attr-dict
// -----
(custom<X>($v, $i)^)? attr-dict
// -----
(custom<X>($v, type($a))^)? attr-dict
// -----
(custom<X>("text")^)? attr-dict
// -----
(custom<X>()^)? attr-dict
// -----
(custom<X>($v, "text")^)? attr-dict
// -----
(custom<X>(attr-dict)^)?
// -----
(operands^)? attr-dict
// -----
(type(operands)^)? attr-dict
// -----
(regions^)? attr-dict
// -----
(attr-dict^)? attr-dict
// -----
(`x` attr-dict $v^)? attr-dict
// -----
(`:` type($a)^)? attr-dict
// -----
(`:` type($v)^)? attr-dict
// -----
(` ` $v^)? attr-dict
// -----
($a $v^)? attr-dict
// -----
((`a` $v^)?)? attr-dict
// -----
($v^ (`o` $o^)?)? attr-dict
// -----
($u^)? attr-dict
// -----
(`u` $u^ `v`)? attr-dict
// -----
(type($v)^ $v)? attr-dict
// -----
($v^):($a)? attr-dict
// -----
($v^) : ($o^)? attr-dict
// -----
($v^) : ($i)? attr-dict
// -----
($v^) : `x` attr-dict
// -----
(custom<X>($v)^)? attr-dict
// -----
(custom<X>($i)^)? attr-dict
// -----
(ref($v)^)? attr-dict
// -----
(qualified($s)^)? attr-dict
// -----
(functional-type(operands, results)^)? attr-dict
// -----
(oilist(`a` $s))? attr-dict
// -----
oilist attr-dict
// -----
oilist() attr-dict
// -----
oilist(`a`) attr-dict
// -----
oilist(`a` | `b`) attr-dict
// -----
oilist(`a` | `a`) attr-dict
// -----
oilist($s) attr-dict
// -----
oilist(`a` $i) attr-dict
// -----
oilist(`a` $s | ) attr-dict
// -----
oilist(`a` attr-dict) attr-dict
// -----
oilist(`a` (`b` $v^)?) attr-dict
// -----
oilist(`:` $s) attr-dict
// -----
oilist(`a` $s attr-dict
// -----
oilist(`a` $next) attr-dict
// -----
oilist(`a` type($a)) attr-dict
// -----
(`a` $u^ type($r))? attr-dict
// -----
(`a` $u^ type($a))? attr-dict
// -----
(`a` $u^ functional-type($a, $r))? attr-dict
// -----
(`a` $u^ functional-type($v, $r))? attr-dict
// -----
oilist(`k` $a) attr-dict
// -----
custom<Foo>(ref(type(operands))) operands type(operands) type(results) $body $next attr-dict-with-keyword
// -----
custom<Foo>(ref(type(results))) operands type(operands) type(results) $body $next attr-dict-with-keyword
// -----
type(custom<X>($a)) attr-dict
// -----
type(`x`) attr-dict
// -----
type(attr-dict) attr-dict
// -----
params attr-dict
// -----
custom<Foo>(struct(params)) attr-dict
