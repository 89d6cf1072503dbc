"t.a"() : () -> () loc(unknown)
// -----
"t.a"() : () -> () loc("file.mlir":1:2)
// -----
"t.a"() : () -> () loc("file.mlir":1:2 to :5)
// -----
"t.a"() : () -> () loc("file.mlir":1:2 to 3:4)
// -----
"t.a"() : () -> () loc("file.mlir":1)
// -----
"t.a"() : () -> () loc("n"("m.mlir":1:2))
// -----
"t.a"() : () -> () loc(callsite("a" at "b"))
// -----
"t.a"() : () -> () loc(callsite(callsite("a" at "b":1:1) at unknown))
// -----
"t.a"() : () -> () loc(fused["a", "b", unknown])
// -----
"t.a"() : () -> () loc(fused<"meta">["a", "b"])
// -----
"t.a"() : () -> () loc(fused<{x = 1}>["a"])
// -----
"t.a"() : () -> () loc(fused[])
// -----
"t.a"() : () -> () loc(fused[fused["a", "b"], "c"])
// -----
"t.a"() : () -> () loc(fused[unknown])
// -----
#loc1 = loc("a.mlir":10:20)
#loc2 = loc("named"(#loc1))
"t.a"() : () -> () loc(#loc1)
"t.a"() : () -> () loc(#loc2)
"t.a"() : () -> () loc(#loc3)
#loc3 = loc(callsite(#loc1 at #loc2))
// -----
#l = loc("x":1:1)
"t.a"() ({
^bb0(%a: i32 loc(#l), %b: i32 loc(unknown), %c: i32):
  "t.b"() : () -> () loc(#l)
}) : () -> () loc(#l)
// -----
"t.a"() {x = loc("attr":1:1), y = [loc(unknown), loc(callsite("a" at "b"))]} : () -> ()
// -----
module {
  func.func @f(%a: i32 loc("a"), %b: i32) {
    return loc("ret")
  } loc("func")
} loc("mod")
// -----
"t.a"() : () -> () loc("quote\22d \\ file":3:4)
// -----
"t.a"() ({
  "t.b"() ({
    "t.c"() : () -> () loc("deep")
  }) : () -> () loc("deeper")
}) : () -> () loc("outer")
// -----
#alias = loc("shared":1:1)
func.func @f() {
  "t.a"() : () -> () loc(#alias)
  "t.b"() : () -> () loc(fused[#alias, "other":2:2])
  return loc(#alias)
} loc(#alias)
// -----
#map = affine_map<(d0) -> (d0)>
"t.a"() {m = #map} : () -> () loc(fused<#map>["a"])
// -----
// Ranges that print the same and were given differently.
"t"() : () -> () loc("f":1)
"t"() : () -> () loc("f":1:0)
"t"() : () -> () loc("f":1:0 to :0)
"t"() : () -> () loc("f":1:0 to 1:0)
"t"() : () -> () loc("f":1:3 to 1:5)
"t"() : () -> () loc("f":1:3 to :5)
"t"() {a = loc("f":1:3 to :5), b = loc("f":1:3 to 1:5)} : () -> () loc("f":1:3 to 2:3)
// -----
"t"() ({
^bb0(%a: i32 loc("n2")):
  "u"() : () -> () loc(fused["n1"("f":1:1 to :0)])
}) : () -> () loc(fused[unknown, fused[fused["f2":3:0, "f":2:2 to 4:5, "f":3:1 to 4:5], fused[], "f1":4:3], callsite("n2"(unknown) at fused<"m">["n0"])])
"t"() {a = loc(fused<dense_resource<a> : tensor<3xi128>>["f":2:2 to :3, callsite("f":1:1 to 1:0 at unknown)])} : () -> () loc("n0"(callsite("f2":3:4 at "n0"("f":3:2 to :0))))

// -----

// A place in no file is one on standard input.
"t"() {t.a = loc(""), t.b = loc("":3), t.c = loc("":3:4 to :5), t.d = loc("":3:4), t.e = loc("x"("":0:0))} : () -> ()

// -----

// Arguments in lists of operations may have locations that are defined later, even if nothing becomes of them.
func.func @f(%a: i32 loc(#late), %b: i32 loc("b"), %c: f32 {t.a} loc(#late)) { return }
func.func private @g(i32 loc(#never))
func.func private @h(%a: i32 loc(#never))
async.func @i(%a: i32 loc(#late)) -> !async.token { return }
#late = loc("late":1:2)

// -----

// Repetitions among many.
"t"() : () -> () loc(fused["l0", "l1", "l2", "l3", "l4", "l5", "l6", "l7", "l8", "l9", "l10", "l11", "l12", "l13", "l14", "l15", "l16", "l17", "l18", "l19", "l20", "l21", "l22", "l23", "l24", "l25", "l26", "l27", "l28", "l29", "l30", "l31", "l32", "l33", "l34", "l35", "l36", "l37", "l38", "l39", "l40", "l41", "l42", "l43", "l44", "l0", "l1", "l2", "l3", "l4", "l5", "l6", "l7", "l8", "l9", "l10", "l11", "l12", "l13", "l14", "l15", "l16", "l17", "l18", "l19", "l20", "l21", "l22", "l23", "l24", "l25", "l26", "l27", "l28", "l29", "l30", "l31", "l32", "l33", "l34", "l35", "l36", "l37", "l38", "l39", "l40", "l41", "l42", "l43", "l44"])
