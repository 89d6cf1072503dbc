// Types and attributes.
func.func private @f() attributes {a = !async.value<>}

// -----

func.func private @f() attributes {a = !async.value}

// -----

func.func private @f() attributes {a = !async.nope}
