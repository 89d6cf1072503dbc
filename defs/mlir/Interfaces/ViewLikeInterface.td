#ifndef MLIR_INTERFACES_VIEWLIKEINTERFACE
#define MLIR_INTERFACES_VIEWLIKEINTERFACE

include "mlir/IR/OpBase.td"

def ViewLikeOpInterface : OpInterface<"ViewLikeOpInterface"> {
  let description = [{
    Makes another view of a buffer, of which nothing is copied. Corresponds to `mlir::ViewLikeOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"The viewed buffer.", "Value", "getViewSource">,
    InterfaceMethod<"The view.", "Value", "getViewDest", (ins), [{}], [{ (*$_op).result(0) }]>
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
    StaticInterfaceMethod<
      "The index of the first offset among the operands; sizes and strides follow the offsets.",
      "usize",
      "getOffsetSizeAndStrideStartOperandIndex"
    >,
    InterfaceMethod<"The expected numbers of offsets, sizes and strides.", "[usize; 3]", "getArrayAttrMaxRanks">,
    InterfaceMethod<"The offsets that are operands.", "OperandRange<'ir>", "getOffsets">,
    InterfaceMethod<"The sizes that are operands.", "OperandRange<'ir>", "getSizes">,
    InterfaceMethod<"The strides that are operands.", "OperandRange<'ir>", "getStrides">,
    InterfaceMethod<"The offsets, [`DYNAMIC`](::ods_runtime::types::DYNAMIC) for operands.", "Vec<i64>", "getStaticOffsets">,
    InterfaceMethod<"The sizes, [`DYNAMIC`](::ods_runtime::types::DYNAMIC) for operands.", "Vec<i64>", "getStaticSizes">,
    InterfaceMethod<"The strides, [`DYNAMIC`](::ods_runtime::types::DYNAMIC) for operands.", "Vec<i64>", "getStaticStrides">,
    InterfaceMethod<
      "The offsets: numbers or operands.",
      "Vec<OpFoldResult<'ir>>",
      "getMixedOffsets",
      (ins),
      [{}],
      [{ rt::interfaces::mixed_values($_op.ctx(), &$_op.static_offsets(), $_op.offsets()) }]
    >,
    InterfaceMethod<
      "The sizes: numbers or operands.",
      "Vec<OpFoldResult<'ir>>",
      "getMixedSizes",
      (ins),
      [{}],
      [{ rt::interfaces::mixed_values($_op.ctx(), &$_op.static_sizes(), $_op.sizes()) }]
    >,
    InterfaceMethod<
      "The strides: numbers or operands.",
      "Vec<OpFoldResult<'ir>>",
      "getMixedStrides",
      (ins),
      [{}],
      [{ rt::interfaces::mixed_values($_op.ctx(), &$_op.static_strides(), $_op.strides()) }]
    >,
    InterfaceMethod<
      "Whether offset `index` is an operand.",
      "bool",
      "isDynamicOffset",
      (ins "usize":$index),
      [{}],
      [{ $_op.static_offsets().get($index) == Some(&::ods_runtime::types::DYNAMIC) }]
    >,
    InterfaceMethod<
      "The offset `index`, if it is a number.",
      "Option<i64>",
      "getStaticOffset",
      (ins "usize":$index),
      [{}],
      [{ $_op.static_offsets().get($index).copied().filter(|it| *it != ::ods_runtime::types::DYNAMIC) }]
    >,
    InterfaceMethod<
      "The index of the operand that is offset `index`, if it is an operand.",
      "Option<usize>",
      "getIndexOfDynamicOffset",
      (ins "usize":$index),
      [{}],
      [{
        let before = rt::interfaces::dynamic_before(&$_op.static_offsets(), $index)?;
        Some(Self::offset_size_and_stride_start_operand_index() + before)
      }]
    >,
    InterfaceMethod<
      "The offset `index`, if it is an operand.",
      "Option<Value>",
      "getDynamicOffset",
      (ins "usize":$index),
      [{}],
      [{ (*$_op).operands().get($_op.index_of_dynamic_offset($index)?) }]
    >,
    InterfaceMethod<
      "Whether size `index` is an operand.",
      "bool",
      "isDynamicSize",
      (ins "usize":$index),
      [{}],
      [{ $_op.static_sizes().get($index) == Some(&::ods_runtime::types::DYNAMIC) }]
    >,
    InterfaceMethod<
      "The size `index`, if it is a number.",
      "Option<i64>",
      "getStaticSize",
      (ins "usize":$index),
      [{}],
      [{ $_op.static_sizes().get($index).copied().filter(|it| *it != ::ods_runtime::types::DYNAMIC) }]
    >,
    InterfaceMethod<
      "The index of the operand that is size `index`, if it is an operand.",
      "Option<usize>",
      "getIndexOfDynamicSize",
      (ins "usize":$index),
      [{}],
      [{
        let before = rt::interfaces::dynamic_before(&$_op.static_sizes(), $index)?;
        Some(Self::offset_size_and_stride_start_operand_index() + $_op.offsets().len() + before)
      }]
    >,
    InterfaceMethod<
      "The size `index`, if it is an operand.",
      "Option<Value>",
      "getDynamicSize",
      (ins "usize":$index),
      [{}],
      [{ (*$_op).operands().get($_op.index_of_dynamic_size($index)?) }]
    >,
    InterfaceMethod<
      "Whether stride `index` is an operand.",
      "bool",
      "isDynamicStride",
      (ins "usize":$index),
      [{}],
      [{ $_op.static_strides().get($index) == Some(&::ods_runtime::types::DYNAMIC) }]
    >,
    InterfaceMethod<
      "The stride `index`, if it is a number.",
      "Option<i64>",
      "getStaticStride",
      (ins "usize":$index),
      [{}],
      [{ $_op.static_strides().get($index).copied().filter(|it| *it != ::ods_runtime::types::DYNAMIC) }]
    >,
    InterfaceMethod<
      "The index of the operand that is stride `index`, if it is an operand.",
      "Option<usize>",
      "getIndexOfDynamicStride",
      (ins "usize":$index),
      [{}],
      [{
        let before = rt::interfaces::dynamic_before(&$_op.static_strides(), $index)?;
        Some(Self::offset_size_and_stride_start_operand_index() + $_op.offsets().len() + $_op.sizes().len() + before)
      }]
    >,
    InterfaceMethod<
      "The stride `index`, if it is an operand.",
      "Option<Value>",
      "getDynamicStride",
      (ins "usize":$index),
      [{}],
      [{ (*$_op).operands().get($_op.index_of_dynamic_stride($index)?) }]
    >,
    InterfaceMethod<
      "Whether the offsets, sizes and strides of both are the same to `same`.",
      "bool",
      "isSameAs",
      (ins
        "OffsetSizeAndStrideOpInterface":$other,
        "&dyn Fn(OpFoldResult<'ir>, OpFoldResult<'ir>) -> bool":$same
      ),
      [{}],
      [{
        let lists = [
            ($_op.mixed_offsets(), $other.mixed_offsets()),
            ($_op.mixed_sizes(), $other.mixed_sizes()),
            ($_op.mixed_strides(), $other.mixed_strides()),
        ];
        lists.iter().all(|(a, b)| a.len() == b.len() && a.iter().zip(b).all(|(a, b)| $same(*a, *b)))
      }]
    >,
    InterfaceMethod<
      "Whether all strides are known to be 1.",
      "bool",
      "hasUnitStride",
      (ins),
      [{}],
      [{ $_op.mixed_strides().iter().all(|it| it.constant_i64() == Some(1)) }]
    >,
    InterfaceMethod<
      "Whether all offsets are known to be 0.",
      "bool",
      "hasZeroOffset",
      (ins),
      [{}],
      [{ $_op.mixed_offsets().iter().all(|it| it.constant_i64() == Some(0)) }]
    >
  ];
  let verify = [{ rt::interfaces::verify_offsets_sizes_and_strides($_op) }];
}

def DistinctObjectsTrait : NativeOpTrait<"DistinctObjectsTrait">;

#endif // MLIR_INTERFACES_VIEWLIKEINTERFACE
