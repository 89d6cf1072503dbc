// peer -gen-op-defs
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
// Variables that the operation in formats.td does not have: attributes of any kind, properties, groups of groups, variadic
// results, regions and successors.
def Bare : Property<"i64"> { let summary = "no text that may be left out"; }
def TestOp : Op<D, "test", []> {
  let arguments = (ins AnyAttr:$any, OptionalAttr<AnyAttr>:$opt, I64Prop:$p, DefaultValuedProp<I64Prop, "1">:$dp,
                       UnitProp:$up, DefaultValuedProp<Bare, "2">:$bare, DefaultValuedAttr<I32Attr, "1">:$dv,
                       VariadicOfVariadic<AnyType, "sizes">:$vv, DenseI32ArrayAttr:$sizes);
  let results = (outs Variadic<AnyType>:$rs);
  let regions = (region AnyRegion:$first, VariadicRegion<AnyRegion>:$rest);
  let successors = (successor AnySuccessor:$s, VariadicSuccessor<AnySuccessor>:$ss);
  let assemblyFormat = [{@CASE@}];
}
// -----

    $p $first $rest $s $ss
    $vv attr-dict
    $any `:` type($vv) type($rs)

// -----
$p $rest $s $ss $vv type($vv) type($rs) $any attr-dict $first
// -----
$p $first $rest $s $ss $vv type($vv) type($rs) ($opt^ `:`)? $any attr-dict
// -----
$p $first $rest $s $ss $vv type($vv) type($rs) $any attr-dict `:`
// -----
$p $first $rest $s $ss $vv type($vv) type($rs) $any (`x` $opt^)? `:` attr-dict
// -----
$p $p attr-dict
// -----
type($p) attr-dict
// -----
ref($p) attr-dict
// -----
custom<X>(ref($p)) attr-dict
// -----
(`x` $p^)? attr-dict
// -----
($bare^)? attr-dict
// -----
(`x` $bare^)? attr-dict
// -----
($p `x` $vv^)? attr-dict
// -----
oilist(`x` $p) attr-dict
// -----
oilist(`x` $rs) attr-dict
// -----
$rs attr-dict
// -----
$any $p $first $s $ss $vv attr-dict type($vv) type($rs)
// -----
$any $p $first $rest $s $vv attr-dict type($vv) type($rs)
// -----
$any $p $rest $s $ss $vv attr-dict type($vv) type($rs)
// -----
$any $p $first $rest $ss $vv attr-dict type($vv) type($rs)
// -----
$any $p $first $rest $s $ss $vv attr-dict type($vv)
// -----
$any $p $first $rest $s $ss $vv attr-dict type($rs)
// -----
$any $p $first $rest $s $ss attr-dict type($vv) type($rs)
// -----
$any $p $first $rest $s $ss $vv attr-dict functional-type(operands, $rs) type($rs)
// -----
functional-type($vv, $p) attr-dict
// -----
functional-type(functional-type(operands, results), results) attr-dict
// -----
oilist(`x` $opt) `x` attr-dict
// -----
regions $first attr-dict
// -----
$rest regions attr-dict
// -----
$ss successors attr-dict
// -----
successors $s attr-dict
// -----
type(regions) attr-dict
// -----
type(successors) attr-dict
// -----
type(results) type($rs) attr-dict
// -----
type($rs) type(results) attr-dict
// -----
type(operands) type(operands) attr-dict
// -----
custom<X>(results) attr-dict
// -----
custom<X>(type(results)) attr-dict
// -----
custom<X>(functional-type(operands, results)) attr-dict
// -----
custom<X>(($opt^)?) attr-dict
// -----
custom<X>(ref(attr-dict)) attr-dict
// -----
custom<X>(ref(operands)) attr-dict
// -----
custom<X>(ref(regions)) attr-dict
// -----
custom<X>(ref(successors)) attr-dict
// -----
custom<X>(ref(type($rs))) attr-dict
// -----
custom<X>(ref($rs)) attr-dict
// -----
custom<X>("a" attr-dict
// -----
custom<X>("a attr-dict
// -----
custom<1>($any) attr-dict
// -----
custom(X) attr-dict
// -----
custom<X $any attr-dict
// -----
attr-dict-with-keyword attr-dict-with-keyword
// -----
($opt^ `x`)? : ($dv attr-dict
// -----
($opt^ `x`) : $dv attr-dict
// -----
($opt^ `x`) ($dv)? attr-dict
// -----
($up^ $p)? attr-dict
// -----
(`x` $up^ : attr-dict
// -----
qualified($rs) attr-dict
// -----
qualified($p) attr-dict
// -----
qualified(type $rs) attr-dict
// -----
qualified($any attr-dict
// -----
(qualified(type($rs))^)? attr-dict
// -----
`a` ^ attr-dict
// -----
* attr-dict
// -----
| attr-dict
// -----
`\t` attr-dict
// -----
`a-b` attr-dict
// -----
`=>` attr-dict
// -----
`1a` attr-dict
// -----
$any $p $first $rest $s $ss $vv type($vv) type($rs) attr-dict oilist(`x` $opt) oilist(`x` $dv)
// -----
$any $p $first $rest $s $ss $vv type($vv) type($rs) attr-dict oilist(`x` $opt) `x`
// -----
$any $p $first $rest $s $ss $vv type($vv) type($rs) attr-dict oilist(`x` $opt | `y`) oilist(`z` | `y` $dv)
