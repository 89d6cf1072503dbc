// Types and attributes.
func.func private @f0() attributes {a = !transform.any_op<>}
func.func private @f1() attributes {a = !transform.op<"a.b">}
func.func private @f2() attributes {a = #transform.param_operand<index = 1>}
func.func private @f3() attributes {a = #transform.param_operand<index=1 : i32>}
