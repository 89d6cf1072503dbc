// Operations of the dialect that no definition has.
%0 = "rocdl.later_addition"() {kind = "probe"} : () -> i17
"rocdl.another"(%0) ({
  "rocdl.inner"() : () -> ()
}) : (i17) -> ()
