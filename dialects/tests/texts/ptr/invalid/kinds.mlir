// Types and attributes.
func.func private @f() attributes {a = !ptr.ptr<#ptr.null : !ptr.ptr<#ptr.generic_space>>}

// -----

func.func private @f() attributes {a = !ptr.ptr<<>>}

// -----

func.func private @f() attributes {a = #ptr.null}

// -----

func.func private @f() attributes {a = #ptr.null : i32}

// -----

func.func private @f() attributes {a = #ptr.address<5>}

// -----

func.func private @f() attributes {a = #ptr.address<x>}
