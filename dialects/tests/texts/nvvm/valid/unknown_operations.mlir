// Operations of the dialect that no definition has.
%0 = "nvvm.later_addition"() {kind = "probe"} : () -> i17
"nvvm.another"(%0) ({
  "nvvm.inner"() : () -> ()
}) : (i17) -> ()
