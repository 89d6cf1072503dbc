// Types and attributes.
func.func private @f0() attributes {a = #tosa.target_env<specification_version = "1.1.draft", level = "8k", profiles = [pro_int, pro_fp], extensions = [int4]>}
