// Regions and successors with their constraints, and the traits about them.

def TestReturnOp : TEST_Op<"return", [ReturnLike, Terminator]> {
  let arguments = (ins Variadic<AnyType>:$operands);
}

def OneRegionOp : TEST_Op<"one_region_op"> {
  let regions = (region AnyRegion);
}

def TwoRegionOp : TEST_Op<"two_region_op"> {
  let regions = (region AnyRegion, AnyRegion);
}

def SizedRegionOp : TEST_Op<"sized_region_op"> {
  let regions = (region SizedRegion<2>:$my_region, SizedRegion<1>);
}

def TestBoundedRegionsOp : TEST_Op<"bounded_regions"> {
  let regions = (region MinSizedRegion<1>:$some, MaxSizedRegion<1>:$few, VariadicRegion<SizedRegion<1>>:$rest);
}

def VariadicRegionInferredTypesOp : TEST_Op<"variadic_regions"> {
  let regions = (region VariadicRegion<AnyRegion>:$bodies);
}

def IsolatedRegionOp : TEST_Op<"isolated_region", [IsolatedFromAbove]> {
  let regions = (region AnyRegion:$region);
  let assemblyFormat = "attr-dict-with-keyword $region";
}

def SingleNoTerminatorOp : TEST_Op<"single_no_terminator_op", [SingleBlock, NoTerminator]> {
  let regions = (region SizedRegion<1>:$region);
  let assemblyFormat = "attr-dict `:` $region";
}

def VariadicNoTerminatorOp : TEST_Op<"variadic_no_terminator_op", [SingleBlock, NoTerminator]> {
  let regions = (region VariadicRegion<SizedRegion<1>>:$my_regions);
  let assemblyFormat = "attr-dict `:` $my_regions";
}

def NoRegionArgumentsOp : TEST_Op<"no_region_arguments", [NoRegionArguments]> {
  let regions = (region AnyRegion:$first, AnyRegion:$second);
}

def ParentOp : TEST_Op<"parent"> {
  let regions = (region AnyRegion);
}

def ChildOp : TEST_Op<"child", [HasParent<"ParentOp">]>;

def ParentOp1 : TEST_Op<"parent1"> {
  let regions = (region AnyRegion);
}

def ChildWithParentOneOf : TEST_Op<"child_with_parent_one_of", [ParentOneOf<["ParentOp", "ParentOp1"]>]>;

def FormatRegionAOp : TEST_Op<"format_region_a_op"> {
  let regions = (region AnyRegion);
  let assemblyFormat = "regions attr-dict";
}

def FormatRegionBOp : TEST_Op<"format_region_b_op"> {
  let regions = (region AnyRegion:$region);
  let assemblyFormat = "$region attr-dict";
}

def FormatRegionCOp : TEST_Op<"format_region_c_op"> {
  let regions = (region AnyRegion:$region);
  let assemblyFormat = "(`region` $region^)? attr-dict";
}

def FormatVariadicRegionAOp : TEST_Op<"format_variadic_region_a_op"> {
  let regions = (region VariadicRegion<AnyRegion>:$regions);
  let assemblyFormat = "$regions attr-dict";
}

def FormatVariadicRegionBOp : TEST_Op<"format_variadic_region_b_op"> {
  let regions = (region VariadicRegion<AnyRegion>:$regions);
  let assemblyFormat = "($regions^ `found_regions`)? attr-dict";
}

def FormatImplicitTerminatorRegionAOp : TEST_Op<"format_implicit_terminator_region_a_op",
    [SingleBlockImplicitTerminator<"TestReturnOp">]> {
  let regions = (region AnyRegion:$region);
  let assemblyFormat = "$region attr-dict";
}

def FormatSuccessorAOp : TEST_Op<"format_successor_a_op", [Terminator]> {
  let successors = (successor VariadicSuccessor<AnySuccessor>:$targets);
  let assemblyFormat = "$targets attr-dict";
}

def TestBranchesOp : TEST_Op<"branches", [Terminator]> {
  let arguments = (ins Variadic<I32>:$values);
  let successors = (successor AnySuccessor:$first, VariadicSuccessor<AnySuccessor>:$rest);
  let assemblyFormat = "$values successors attr-dict";
}

def TestSymbolTableRegionOp : TEST_Op<"single_block", [SingleBlock]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$body attr-dict";
}

// Only what is read gets a block.
def TestCompletedRegionsOp : TEST_Op<"completed_regions", [SingleBlock, NoTerminator]> {
  let regions = (region AnyRegion:$named, AnyRegion:$first, VariadicRegion<AnyRegion>:$rest);
  let assemblyFormat = "(`named` $named^)? ($first^)? (`rest` $rest^)? attr-dict";
}

def TestCompletedListOp : TEST_Op<"completed_list", [SingleBlockImplicitTerminator<"TestReturnOp">]> {
  let regions = (region AnyRegion:$first, AnyRegion:$second);
  let assemblyFormat = "regions attr-dict";
}

// The trait does not make graph regions without the interface.
def TestOrderedRegionOp : TEST_Op<"ordered_region", [HasOnlyGraphRegion, NoTerminator]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$body attr-dict";
}
def TestUnorderedRegionOp : TEST_Op<"unordered_region", [HasOnlyGraphRegion, RegionKindInterface, NoTerminator]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$body attr-dict";
}
