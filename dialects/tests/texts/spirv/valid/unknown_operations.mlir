// Operations of the dialect that no definition has.
%0 = "spirv.later_addition"() {kind = "probe"} : () -> i17
"spirv.another"(%0) ({
  "spirv.inner"() : () -> ()
}) : (i17) -> ()
