// Types and attributes.
func.func private @f() attributes {a = #tosa.target_env<specification_version = "1.0", level = eightK, profiles = [pro_int], extensions = [int4]>}

// -----

func.func private @f() attributes {a = #tosa.target_env<specification_version = "1.0", level = 8k, profiles = [pro_int], extensions = [int4]>}

// -----

func.func private @f() attributes {a = #tosa.target_env<specification_version = "1.0", level = none, profiles = [], extensions = [int4]>}
