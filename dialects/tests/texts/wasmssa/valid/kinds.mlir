// Types and attributes.
func.func private @f0() attributes {a = !wasmssa<local ref to !wasmssa.funcref>}
func.func private @f1() attributes {a = !wasmssa<tabletype !wasmssa.externref [1: 2]>}
func.func private @f2() attributes {a = !wasmssa<tabletype !wasmssa.externref [0:]>}
