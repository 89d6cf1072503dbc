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
  let description = [{
    Selects a part of a shaped value. Offsets, sizes and strides are numbers,
    [`DYNAMIC`](::ods_runtime::types::DYNAMIC) where an operand stands. Corresponds to
    `mlir::OffsetSizeAndStrideOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"How many offsets, sizes and strides there must be.", "[usize; 3]", "getArrayAttrMaxRanks">,
    InterfaceMethod<
      "The offsets, and the operands among them.",
      "(DenseI64ArrayAttr<'ir>, OperandRange<'ir>)",
      "getMixedOffsets"
    >,
    InterfaceMethod<
      "The sizes, and the operands among them.",
      "(DenseI64ArrayAttr<'ir>, OperandRange<'ir>)",
      "getMixedSizes"
    >,
    InterfaceMethod<
      "The strides, and the operands among them.",
      "(DenseI64ArrayAttr<'ir>, OperandRange<'ir>)",
      "getMixedStrides"
    >
  ];
  let verify = [{ rt::interfaces::verify_offsets_sizes_and_strides($_op) }];
}

def DistinctObjectsTrait : NativeOpTrait<"DistinctObjectsTrait">;

#endif // MLIR_INTERFACES_VIEWLIKEINTERFACE
