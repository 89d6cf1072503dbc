// Types and attributes.
func.func private @f() attributes {a = !transform.op<a>}

// -----

func.func private @f() attributes {a = #transform.param_operand<index="a">}

// -----

func.func private @f() attributes {a = #transform.nope}
