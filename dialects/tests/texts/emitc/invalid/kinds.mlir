// Types and attributes.
func.func private @f() attributes {a = !emitc.array<10x?xi32>}

// -----

func.func private @f() attributes {a = !emitc.array<10xnone>}

// -----

func.func private @f() attributes {a = !emitc.array<10x!emitc.array<2xi32>>}

// -----

func.func private @f() attributes {a = !emitc.array<10xi3>}

// -----

func.func private @f() attributes {a = !emitc.array<10xf80>}

// -----

func.func private @f() attributes {a = !emitc.lvalue<none>}

// -----

func.func private @f() attributes {a = !emitc.lvalue<tuple<none>>}

// -----

func.func private @f() attributes {a = !emitc.opaque<"a*">}

// -----

func.func private @f() attributes {a = !emitc.opaque<a>}

// -----

func.func private @f() attributes {a = !emitc.nope}

// -----

func.func private @f() attributes {a = #emitc.nope}
