// Types and attributes.
func.func private @f() attributes {a = #llvm<comdat smallest>}

// -----

func.func private @f() attributes {a = #llvm.tailcallkind<head>}

// -----

func.func private @f() attributes {a = #llvm.fastmath<"none, nnan">}

// -----

func.func private @f() attributes {a = #llvm.fastmath<"nnan,">}

// -----

func.func private @f() attributes {a = #llvm.fastmath<>}

// -----

func.func private @f() attributes {a = #llvm.di_global_variable<file = <"f" in "d">, line = x, type = #llvm.di_null_type>}

// -----

func.func private @f() attributes {a = #llvm.di_global_variable<file = <"f" in "d">, line = 3, type = #llvm.di_file<"f" in "d">>}

// -----

func.func private @f() attributes {a = #llvm.di_global_variable<file = <"f" in "d">, line = 3, type = <>>}

// -----

func.func private @f() attributes {a = #llvm.loop_annotation<startLoc = loc("a")>}

// -----

func.func private @f() attributes {a = #llvm.loop_annotation<startLoc = 5>}

// -----

func.func private @f() attributes {a = #llvm.access_group<id = "a">}
