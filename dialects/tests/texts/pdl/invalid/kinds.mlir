// Types and attributes.
func.func private @f() attributes {a = !pdl.range<!pdl.value>}

// -----

func.func private @f() attributes {a = !pdl.nope}
