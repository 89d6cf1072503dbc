// Types and attributes.
func.func private @f0() attributes {a = #llvm<comdat largest>}
func.func private @f1() attributes {a = #llvm.tailcallkind<musttail>}
func.func private @f2() attributes {a = #llvm.tailcallkind<none>}
func.func private @f3() attributes {a = #llvm.fastmath<ninf, nnan>}
func.func private @f4() attributes {a = #llvm.fastmath<"nsz,nnan", ninf>}
func.func private @f5() attributes {a = #llvm.fastmath<"none">}
func.func private @f6() attributes {a = #llvm.fastmath<"fast", nnan>}
func.func private @f7() attributes {a = #llvm.di_global_variable<name = "g", file = <"f" in "d">, line = 3, type = #llvm.di_null_type, isDefined = true>}
func.func private @f8() attributes {a = #llvm.loop_annotation<>}
func.func private @f9() attributes {a = #llvm.loop_annotation<vectorize = <disable = true, followupAll = <mustProgress = false>>, unroll = <count = 2 : i32>, parallelAccesses = <id = distinct[0]<>>, #llvm.access_group<id = distinct[1]<>>>}
func.func private @f10() attributes {a = #llvm.loop_annotation<startLoc = loc(fused["a":1:2, "b"]), endLoc = loc(fused<"x">["c"])>}
