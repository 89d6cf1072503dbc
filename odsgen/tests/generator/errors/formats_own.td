// Formats for which mlir-tblgen reports another error, or on which it crashes.
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
custom<X>(oilist(`x` $opt)) attr-dict
// -----
custom<X>(ref(prop-dict)) attr-dict
// -----
$any $p $first $rest $s $ss $vv type($vv) type($rs) attr-dict oilist(`x` $opt) ` ` `x`
// -----
$any $first $rest $s $ss $vv type($vv) type($rs) oilist(`u` $up | `d` $dp | `u` $dv) attr-dict
