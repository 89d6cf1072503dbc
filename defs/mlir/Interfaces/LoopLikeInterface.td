#ifndef MLIR_INTERFACES_LOOPLIKEINTERFACE
#define MLIR_INTERFACES_LOOPLIKEINTERFACE

include "mlir/IR/OpBase.td"

def LoopLikeOpInterface : OpInterface<"LoopLikeOpInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "Vec<RegionRef<'ir>>", "getLoopRegions">,
    InterfaceMethod<"", "Option<Vec<ValueRef<'ir>>>", "getLoopInductionVars", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "OperandRange<'ir>", "getInitsMutable", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "Vec<ValueRef<'ir>>", "getRegionIterArgs", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "Option<OperandRange<'ir>>", "getYieldedValuesMutable", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "Option<ResultRange<'ir>>", "getLoopResults", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "()", "getLoopLowerBounds", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "()", "getLoopUpperBounds", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "()", "getLoopSteps", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "()", "getStaticTripCount", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "()", "promoteIfSingleIteration", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "()", "replaceWithAdditionalYields", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "()", "yieldTiledValuesAndReplace", (ins), [{}], [{ runtime }]>
  ];
  let verify = [{ runtime }];
  let verifyWithRegions = 1;
}

def HasParallelRegion : NativeOpTrait<"HasParallelRegion">;

#endif // MLIR_INTERFACES_LOOPLIKEINTERFACE
