#ifndef MLIR_IR_REGIONKINDINTERFACE
#define MLIR_IR_REGIONKINDINTERFACE

include "mlir/IR/OpBase.td"

def RegionKindInterface : OpInterface<"RegionKindInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    StaticInterfaceMethod<"", "RegionKind", "getRegionKind", (ins "usize":$index)>,
    StaticInterfaceMethod<"", "bool", "hasSSADominance", (ins "usize":$index), [{ runtime }]>
  ];
}

def HasOnlyGraphRegion : NativeOpTrait<"HasOnlyGraphRegion">;
def GraphRegionNoTerminator : TraitList<[NoTerminator, SingleBlock, RegionKindInterface, HasOnlyGraphRegion]>;

#endif // MLIR_IR_REGIONKINDINTERFACE
