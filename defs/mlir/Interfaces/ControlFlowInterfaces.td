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
      "The operands that successor `index` gets.",
      "SuccessorOperands<'ir>",
      "getSuccessorOperands",
      (ins "usize":$index)
    >,
    InterfaceMethod<
      "The operands that each successor gets, in order: faster than one by one where there are many.",
      "SuccessorOperandList<'ir>",
      "getAllSuccessorOperands",
      (ins),
      [{}],
      [{ (0..$_op.num_successors()).map(|index| $_op.successor_operands(index)).collect() }]
    >,
    InterfaceMethod<
      "The successor that is taken when the operands have these values.",
      "Option<usize>",
      "getSuccessorForOperands",
      (ins "&[Option<Attribute>]":$operands),
      [{}],
      [{ None }]
    >,
    InterfaceMethod<
      "Whether a value of one type may be passed where the other is expected.",
      "bool",
      "areTypesCompatible",
      (ins "Type":$lhs, "Type":$rhs),
      [{}],
      [{ $lhs == $rhs }]
    >
  ];
  let extraClassDeclaration = [{
    /// The block argument that gets operand `index`, if a successor gets it.
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
      "Adds where control may go from `point` to `successors`.",
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
      "Adds where control may go when the operation is entered and its operands have these values.",
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
      "How often each region is entered when the operands have these values.",
      "Vec<InvocationBounds>",
      "getRegionInvocationBounds",
      (ins "&[Option<Attribute>]":$operands),
      [{}],
      [{ let _ = $operands; std::iter::repeat_n(InvocationBounds::unknown(), $_op.num_regions()).collect() }]
    >,
    InterfaceMethod<
      "Whether a value of one type may be passed where the other is expected.",
      "bool",
      "areTypesCompatible",
      (ins "Type":$lhs, "Type":$rhs),
      [{}],
      [{ $lhs == $rhs }]
    >
  ];
  let extraClassDeclaration = [{
    /// Whether control may come back to region `index` after it left it.
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
      "Adds where control may go when the operands have these values.",
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
    InterfaceMethod<"The value that is chosen if the condition does not hold.", "Value", "getFalseValue">,
    InterfaceMethod<"The value that is chosen if the condition holds.", "Value", "getTrueValue">,
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
