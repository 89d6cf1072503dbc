// peer -gen-typedef-defs
include "mlir/IR/AttrTypeBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
// A required parameter, an optional parameter, and one with a default value.
def T : TypeDef<D, "Test"> {
  let mnemonic = "test";
  let parameters = (ins "int":$x, OptionalParameter<"Type">:$t, DefaultValuedParameter<"int", "3">:$z);
  let assemblyFormat = [{@CASE@}];
}
// -----
$y
// -----
$x $x
// -----
qualified $x
// -----
qualified()
// -----
qualified($x
// -----
qualified(params)
// -----
qualified(`a`)
// -----
params params
// -----
custom<A>(params)
// -----
struct
// -----
struct(
// -----
struct()
// -----
struct(params
// -----
struct($x,)
// -----
struct($x `a`)
// -----
struct(struct($x))
// -----
struct(custom<A>($x,$t),$z)
// -----
struct(custom<A>())
// -----
struct(custom<A>(ref($x)))
// -----
struct(custom<A>("code"))
// -----
struct($x, params)
// -----
struct(params, $x)
// -----
struct(`a`)
// -----
struct($x, `a`)
// -----
struct($x, $t) `,` $z
// -----
struct($t,$x,$z) `,`
// -----
struct(($t^)?)
// -----
custom<A>(ref($x))
// -----
custom<A>(ref(qualified($x)))
// -----
custom<A>($x, ref(params))
// -----
custom<A>($x, ref $x)
// -----
custom<A>($x, ref($x)
// -----
custom<A>($x, ref(ref($x)))
// -----
custom<A>($x, ref(`a`))
// -----
ref($x)
// -----
custom
// -----
custom<
// -----
custom<A
// -----
custom<A>
// -----
custom<A>(
// -----
custom<A>($x
// -----
custom<A>($x,
// -----
custom<A>(`a`)
// -----
custom<A>(custom<B>($x))
// -----
custom<A>(struct($x))
// -----
custom<A>(($t^)?)
// -----
($x^)?
// -----
(`a`)?
// -----
(`a`^)?
// -----
(`a` $t)?
// -----
(`a` $t^ $z^)?
// -----
(`a` $t^
// -----
(`a` $t^)
// -----
(`a` $t^) : (`b` $z^)?
// -----
(`a` $t^) : `b`
// -----
(`a` $t^) : (`b`
// -----
(struct($t)^)?
// -----
(params^)?
// -----
((`a` $t^)?)?
// -----
(`a` custom<A>()^)?
// -----
(`a` custom<A>($x)^)?
// -----
(`a` custom<A>(ref($x))^)?
// -----
$x (`a` custom<A>(ref($x))^)?
// -----
(`` $t^)?
// -----
()?
// -----
$x (struct($t,$z)^)?
// -----
(`a` struct($x,$z)^)?
// -----
(`a` $t^) : ($z $x)?
// -----
(`a` $t^) : ($z)?
// -----
type($x)
// -----
attr-dict
// -----
operands
// -----
functional-type($x,$t)
// -----
foo
// -----
`^`
// -----
`
// -----
`a b`
// -----
``a
// -----
$
// -----
@
// -----
"foo"
// -----
$t
// -----
custom<A>($x)^
// -----
`a-b`
// -----
`1`
// -----
`::`
// -----
`|`
// -----
$x `a
