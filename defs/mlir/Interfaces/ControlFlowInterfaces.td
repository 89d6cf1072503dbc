#ifndef MLIR_INTERFACES_CONTROLFLOWINTERFACES
#define MLIR_INTERFACES_CONTROLFLOWINTERFACES

include "mlir/IR/OpBase.td"

def BranchOpInterface : OpInterface<"BranchOpInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "SuccessorOperands", "getSuccessorOperands", (ins "usize":$index)>,
    InterfaceMethod<
      "",
      "Option<BlockArgument>",
      "getSuccessorBlockArgument",
      (ins "usize":$operandIndex),
      [{ runtime }]
    >,
    InterfaceMethod<
      "",
      "Block",
      "getSuccessorForOperands",
      (ins "&[Attribute]":$operands),
      [{}],
      [{ runtime }]
    >,
    InterfaceMethod<"", "bool", "areTypesCompatible", (ins "Type":$lhs, "Type":$rhs), [{}], [{ runtime }]>
  ];
  let verify = [{ runtime }];
}

def RegionBranchOpInterface : OpInterface<"RegionBranchOpInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "",
      "ValueRange<'_>",
      "getEntrySuccessorOperands",
      (ins "RegionSuccessor":$successor),
      [{}],
      [{ runtime }]
    >,
    InterfaceMethod<
      "",
      "()",
      "getEntrySuccessorRegions",
      (ins "&[Attribute]":$operands, "&mut Vec<RegionSuccessor>":$regions),
      [{}],
      [{ runtime }]
    >,
    InterfaceMethod<
      "",
      "()",
      "getSuccessorRegions",
      (ins "RegionBranchPoint":$point, "&mut Vec<RegionSuccessor>":$regions)
    >,
    InterfaceMethod<
      "",
      "()",
      "getSuccessorRegions",
      (ins "&mut Region":$region, "&mut Vec<RegionSuccessor>":$regions),
      [{}],
      [{ runtime }]
    >,
    InterfaceMethod<
      "",
      "()",
      "getPredecessors",
      (ins "RegionSuccessor":$successor, "&mut Vec<RegionBranchPoint>":$predecessors),
      [{}],
      [{ runtime }]
    >,
    InterfaceMethod<
      "",
      "()",
      "getPredecessorValues",
      (ins "RegionSuccessor":$successor, "i32":$index, "&mut Vec<Value>":$predecessorValues),
      [{}],
      [{ runtime }]
    >,
    InterfaceMethod<
      "",
      "()",
      "getRegionInvocationBounds",
      (ins "&[Attribute]":$operands, "&mut Vec<InvocationBounds>":$invocationBounds),
      [{}],
      [{ runtime }]
    >,
    InterfaceMethod<"", "bool", "areTypesCompatible", (ins "Type":$lhs, "Type":$rhs), [{}], [{ runtime }]>
  ];
  let verify = [{ runtime }];
  let verifyWithRegions = 1;
}

def RegionBranchTerminatorOpInterface : OpInterface<"RegionBranchTerminatorOpInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "MutableOperandRange", "getMutableSuccessorOperands", (ins "RegionSuccessor":$point)>,
    InterfaceMethod<
      "",
      "()",
      "getSuccessorRegions",
      (ins "&[Attribute]":$operands, "&mut Vec<RegionSuccessor>":$regions),
      [{}],
      [{ runtime }]
    >
  ];
  let verify = [{ runtime }];
}

def SelectLikeOpInterface : OpInterface<"SelectLikeOpInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "Value", "getFalseValue">,
    InterfaceMethod<"", "Value", "getTrueValue">,
    InterfaceMethod<"", "Value", "getCondition">
  ];
}

def WeightedBranchOpInterface : OpInterface<"WeightedBranchOpInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "&[i32]", "getWeights", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "()", "setWeights", (ins "&[i32]":$weights), [{}], [{ runtime }]>
  ];
  let verify = [{ runtime }];
}

def WeightedRegionBranchOpInterface : OpInterface<"WeightedRegionBranchOpInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "&[i32]", "getWeights", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "()", "setWeights", (ins "&[i32]":$weights), [{}], [{ runtime }]>
  ];
  let verify = [{ runtime }];
}

def ReturnLike : TraitList<
  [
    DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>,
    NativeOpTrait<"ReturnLike">
  ]
>;

#endif // MLIR_INTERFACES_CONTROLFLOWINTERFACES
