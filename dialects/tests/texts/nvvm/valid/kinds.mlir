// Attributes of `gpu` with a target.
func.func private @f0() attributes {a = #gpu.object<#nvvm.target, "a">}
func.func private @f1() attributes {a = #gpu.object<#nvvm.target, bin = "a">}
func.func private @f2() attributes {a = #gpu.object<#nvvm.target, properties = {O = 2 : i32}, kernels = <[<"k", () -> ()>]>, offload = "a">}
func.func private @f3() attributes {a = #gpu.select_object<#nvvm.target>}
