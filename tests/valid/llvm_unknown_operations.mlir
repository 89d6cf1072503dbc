// Operations of the dialect that no definition has.
%0 = "llvm.later_addition"() {kind = "probe"} : () -> i17
"llvm.another"(%0) ({
  "llvm.inner"() : () -> ()
}) : (i17) -> ()
