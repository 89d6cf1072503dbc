#ifndef MLIR_INTERFACES_LOOPLIKEINTERFACE
#define MLIR_INTERFACES_LOOPLIKEINTERFACE

include "mlir/IR/OpBase.td"

def LoopLikeOpInterface : OpInterface<"LoopLikeOpInterface"> {
  let description = [{
    Runs its regions many times, and may carry values from one iteration to the next. Corresponds to
    `mlir::LoopLikeOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"The regions that are repeated.", "Vec<RegionRef<'ir>>", "getLoopRegions">,
    InterfaceMethod<
      "The variables that count, if the loop has such.",
      "Option<Vec<ValueRef<'ir>>>",
      "getLoopInductionVars",
      (ins),
      [{}],
      [{ None }]
    >,
    InterfaceMethod<
      "The first values of what is carried.",
      "OperandRange<'ir>",
      "getInitsMutable",
      (ins),
      [{}],
      [{ $_op.operands().slice(0..0) }]
    >,
    InterfaceMethod<
      "The block arguments that hold what is carried.",
      "Vec<ValueRef<'ir>>",
      "getRegionIterArgs",
      (ins),
      [{}],
      [{ Vec::new() }]
    >,
    InterfaceMethod<
      "The values that the next iteration gets, if one operation yields them.",
      "Option<OperandRange<'ir>>",
      "getYieldedValuesMutable",
      (ins),
      [{}],
      [{ None }]
    >,
    InterfaceMethod<
      "The results that hold what the last iteration yields, if there are such.",
      "Option<ResultRange<'ir>>",
      "getLoopResults",
      (ins),
      [{}],
      [{ None }]
    >
  ];
  let verify = [{ rt::interfaces::verify_loop($_op) }];
  let verifyWithRegions = 1;
}

def HasParallelRegion : NativeOpTrait<"HasParallelRegion">;

#endif // MLIR_INTERFACES_LOOPLIKEINTERFACE
