#ifndef MLIR_INTERFACES_CONTROLFLOWINTERFACES
#define MLIR_INTERFACES_CONTROLFLOWINTERFACES

include "mlir/IR/OpBase.td"

def BranchOpInterface : OpInterface<"BranchOpInterface"> {
  let description = [{
    A terminator that passes operands to its successors. Corresponds to `mlir::BranchOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "The operands that are passed to successor `index`.",
      "SuccessorOperands<'ir>",
      "getSuccessorOperands",
      (ins "usize":$index)
    >,
    InterfaceMethod<
      "The operands that are passed to each successor, in order; faster than one by one.",
      "SuccessorOperandList<'ir>",
      "getAllSuccessorOperands",
      (ins),
      [{}],
      [{ (0..$_op.num_successors()).map(|index| $_op.successor_operands(index)).collect() }]
    >,
    InterfaceMethod<
      "The successor for these values of the operands, if it is known.",
      "Option<usize>",
      "getSuccessorForOperands",
      (ins "&[Option<Attribute>]":$operands),
      [{}],
      [{ None }]
    >,
    InterfaceMethod<
      "Whether a value of one type may be passed for a value of the other type.",
      "bool",
      "areTypesCompatible",
      (ins "Type":$lhs, "Type":$rhs),
      [{}],
      [{ $lhs == $rhs }]
    >
  ];
  let extraClassDeclaration = [{
    /// The block argument for operand `index`, if the operand is passed to a successor.
    pub fn successor_block_argument(self, index: usize) -> Option<rt::ValueRef<'ir>> {
        rt::interfaces::successor_block_argument($_op, index)
    }
  }];
  let verify = [{ rt::interfaces::verify_branch($_op) }];
}

def RegionBranchOpInterface : OpInterface<"RegionBranchOpInterface"> {
  let description = [{
    Passes control between its regions, and back to what follows it. Corresponds to `mlir::RegionBranchOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "Adds the region successors of `point` to `successors`.",
      "()",
      "getSuccessorRegions",
      (ins "RegionBranchPoint<'ir>":$point, "&mut RegionSuccessors<'ir>":$successors)
    >,
    InterfaceMethod<
      "The operands that are passed to `successor` when the operation is entered.",
      "OperandRange<'ir>",
      "getEntrySuccessorOperands",
      (ins "&RegionSuccessor<'ir>":$successor),
      [{}],
      [{ let _ = $successor; $_op.operands().slice(0..0) }]
    >,
    InterfaceMethod<
      "Adds the region successors on entry for these values of the operands.",
      "()",
      "getEntrySuccessorRegions",
      (ins "&[Option<Attribute>]":$operands, "&mut RegionSuccessors<'ir>":$successors),
      [{}],
      [{
        let _ = $operands;
        $_op.successor_regions(RegionBranchPoint::Parent, $successors);
      }]
    >,
    InterfaceMethod<
      "How often each region is entered for these values of the operands.",
      "Vec<InvocationBounds>",
      "getRegionInvocationBounds",
      (ins "&[Option<Attribute>]":$operands),
      [{}],
      [{ let _ = $operands; std::iter::repeat_n(InvocationBounds::unknown(), $_op.num_regions()).collect() }]
    >,
    InterfaceMethod<
      "Whether a value of one type may be passed for a value of the other type.",
      "bool",
      "areTypesCompatible",
      (ins "Type":$lhs, "Type":$rhs),
      [{}],
      [{ $lhs == $rhs }]
    >
  ];
  let extraClassDeclaration = [{
    /// Whether control may return to region `index` after leaving it.
    pub fn is_repetitive_region(self, index: usize) -> bool {
        rt::interfaces::is_repetitive_region($_op, index)
    }

    /// Whether any region may be executed more than once.
    pub fn has_loop(self) -> bool { rt::interfaces::has_loop($_op) }
  }];
  let verify = [{ rt::interfaces::verify_region_branch($_op) }];
  let verifyWithRegions = 1;
}

def RegionBranchTerminatorOpInterface : OpInterface<"RegionBranchTerminatorOpInterface"> {
  let description = [{
    Ends a region of an operation that passes control between regions. Corresponds to
    `mlir::RegionBranchTerminatorOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "The operands that are passed to `successor`.",
      "OperandRange<'ir>",
      "getMutableSuccessorOperands",
      (ins "&RegionSuccessor<'ir>":$successor)
    >,
    InterfaceMethod<
      "Adds the region successors for these values of the operands.",
      "()",
      "getSuccessorRegions",
      (ins "&[Option<Attribute>]":$operands, "&mut RegionSuccessors<'ir>":$successors),
      [{}],
      [{ let _ = $operands; rt::interfaces::terminator_successors(*$_op, $successors) }]
    >
  ];
  let verify = [{ rt::interfaces::verify_region_branch_terminator($_op) }];
}

def SelectLikeOpInterface : OpInterface<"SelectLikeOpInterface"> {
  let description = [{ Chooses between two values by a condition. Corresponds to `mlir::SelectLikeOpInterface`. }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"The value that is selected if the condition is false.", "Value", "getFalseValue">,
    InterfaceMethod<"The value that is selected if the condition is true.", "Value", "getTrueValue">,
    InterfaceMethod<"The condition.", "Value", "getCondition">
  ];
}

def WeightedBranchOpInterface : OpInterface<"WeightedBranchOpInterface"> {
  let description = [{
    A branch that knows how often each of its successors is taken. Corresponds to
    `mlir::WeightedBranchOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"The weights; none if they are not known.", "Vec<i32>", "getWeights">,
    StaticInterfaceMethod<
      "Sets the weights.",
      "()",
      "setWeights",
      (ins "&mut Ir":$ir, "Op":$op, "&[i32]":$weights)
    >
  ];
  let verify = [{ rt::interfaces::verify_weighted_branch($_op) }];
}

def WeightedRegionBranchOpInterface : OpInterface<"WeightedRegionBranchOpInterface"> {
  let description = [{
    An operation that knows how often each of its regions is entered. Corresponds to
    `mlir::WeightedRegionBranchOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"The weights; none if they are not known.", "Vec<i32>", "getWeights">,
    StaticInterfaceMethod<
      "Sets the weights.",
      "()",
      "setWeights",
      (ins "&mut Ir":$ir, "Op":$op, "&[i32]":$weights)
    >
  ];
  let verify = [{ rt::interfaces::verify_weighted_region_branch($_op) }];
}

def ReturnLike : TraitList<
  [
    DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>,
    NativeOpTrait<"ReturnLike">
  ]
>;

#endif // MLIR_INTERFACES_CONTROLFLOWINTERFACES
