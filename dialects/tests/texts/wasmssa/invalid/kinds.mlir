// Types and attributes.
func.func private @f() attributes {a = !wasmssa<local ref to i31>}

// -----

func.func private @f() attributes {a = !wasmssa<local ref to x>}

// -----

func.func private @f() attributes {a = !wasmssa<tabletype i32 [0:]>}

// -----

func.func private @f() attributes {a = !wasmssa<tabletype x [0:]>}

// -----

func.func private @f() attributes {a = !wasmssa<tabletype !wasmssa.funcref [x:]>}
