// Types and attributes.
func.func private @f0() attributes {a = !emitc.array<10xi32>}
func.func private @f1() attributes {a = !emitc.array<0xi32>}
func.func private @f2() attributes {a = !emitc.array<10x!emitc.ptr<i32>>}
func.func private @f3() attributes {a = !emitc.array<10x20x!emitc.opaque<"a">>}
func.func private @f4() attributes {a = !emitc.array<10xindex>}
func.func private @f5() attributes {a = !emitc.array<10xbf16>}
func.func private @f6() attributes {a = !emitc.lvalue<tensor<4xi32>>}
func.func private @f7() attributes {a = !emitc.lvalue<tuple<i32>>}
func.func private @f8() attributes {a = !emitc.ptr<!emitc.array<2xi32>>}
func.func private @f9() attributes {a = #emitc.opaque<"a\22">}
