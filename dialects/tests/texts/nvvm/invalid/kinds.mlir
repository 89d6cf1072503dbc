// Attributes of `gpu` with a target.
func.func private @f() attributes {a = #gpu.object<#nvvm.target, what = "a">}

// -----

func.func private @f() attributes {a = #gpu.object<#nvvm.target, bin = a>}
