// Types and attributes.
func.func private @f() attributes {a = !shape.nope}
