// options: --pass-pipeline=builtin.module(print-ir,any(print-ir{label='a label'}),print-ir{label=x})
#map = affine_map<(d0) -> (d0)>
func.func private @f(memref<?xi32, #map>) attributes {a = #map}
module @m { func.func @g() { return } }
// -----
module attributes {x} {}
