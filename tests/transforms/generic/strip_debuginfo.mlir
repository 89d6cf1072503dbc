// options: --strip-debuginfo --mlir-print-debuginfo
module @m {
  func.func @f(%a: i32 loc("arg"), %b: i32) -> i32 {
    %0 = arith.addi %a, %b : i32 loc(fused["x", "y.mlir":3:4])
    cf.br ^bb1(%0 : i32)
  ^bb1(%c: i32 loc("block")):
    return %c : i32 loc(callsite("x" at "y"))
  } loc("function")
} loc("module")
// -----
#loc = loc("alias")
"t.region"() ({
^bb0(%x: i32 loc(#loc)):
  "t.inner"() ({ "t.leaf"() : () -> () loc(#loc) }) : () -> ()
}) {a = loc("kept")} : () -> () loc(#loc)
// -----
