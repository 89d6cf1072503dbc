#ifndef MLIR_INTERFACES_VIEWLIKEINTERFACE
#define MLIR_INTERFACES_VIEWLIKEINTERFACE

include "mlir/IR/OpBase.td"

def ViewLikeOpInterface : OpInterface<"ViewLikeOpInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"", "ValueRef<'ir>", "getViewSource">,
    InterfaceMethod<"", "ValueRef<'ir>", "getViewDest">
  ];
}

def OffsetSizeAndStrideOpInterface : OpInterface<"OffsetSizeAndStrideOpInterface"> {
  let cppNamespace = "::ods_runtime";
  let methods = [
    StaticInterfaceMethod<"", "usize", "getOffsetSizeAndStrideStartOperandIndex">,
    InterfaceMethod<"", "[usize; 3]", "getArrayAttrMaxRanks">,
    InterfaceMethod<"", "OperandRange<'ir>", "getOffsets", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "OperandRange<'ir>", "getSizes", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "OperandRange<'ir>", "getStrides", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "Vec<i64>", "getStaticOffsets", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "Vec<i64>", "getStaticSizes", (ins), [{}], [{ runtime }]>,
    InterfaceMethod<"", "Vec<i64>", "getStaticStrides", (ins), [{}], [{ runtime }]>
  ];
  let verify = [{ runtime }];
}

def DistinctObjectsTrait : NativeOpTrait<"DistinctObjectsTrait">;

#endif // MLIR_INTERFACES_VIEWLIKEINTERFACE
