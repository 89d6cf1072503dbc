#ifndef MLIR_IR_REGIONKINDINTERFACE
#define MLIR_IR_REGIONKINDINTERFACE

include "mlir/IR/OpBase.td"

def RegionKindInterface : OpInterface<"RegionKindInterface"> {
  let description = [{ Says how each region is executed. Corresponds to `mlir::RegionKindInterface`. }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    StaticInterfaceMethod<"The kind of region `index`.", "RegionKind", "getRegionKind", (ins "usize":$index)>,
    StaticInterfaceMethod<
      "Whether values in region `index` must dominate their uses.",
      "bool",
      "hasSSADominance",
      (ins "usize":$index),
      [{}],
      [{ ConcreteOp::region_kind($index) == RegionKind::SsaCfg }]
    >
  ];
}

def HasOnlyGraphRegion : NativeOpTrait<"HasOnlyGraphRegion">;
def GraphRegionNoTerminator : TraitList<[NoTerminator, SingleBlock, RegionKindInterface, HasOnlyGraphRegion]>;

#endif // MLIR_IR_REGIONKINDINTERFACE
