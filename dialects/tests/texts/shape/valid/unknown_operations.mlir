// Operations of the dialect that no definition has.
%0 = "shape.later_addition"() {kind = "probe"} : () -> i17
"shape.another"(%0) ({
  "shape.inner"() : () -> ()
}) : (i17) -> ()
