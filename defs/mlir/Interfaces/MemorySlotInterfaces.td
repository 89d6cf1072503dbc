#ifndef MLIR_INTERFACES_MEMORYSLOTINTERFACES
#define MLIR_INTERFACES_MEMORYSLOTINTERFACES

include "mlir/IR/OpBase.td"

def PromotableAllocationOpInterface : OpInterface<"PromotableAllocationOpInterface"> {
  let description = [{
    Allocates memory slots whose content may become values. Corresponds to `mlir::PromotableAllocationOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "The slots that may become values if all uses allow it. The content is accessed only through the pointer.",
      "Vec<MemorySlot>",
      "getPromotableSlots"
    >,
    StaticInterfaceMethod<
      "Creates the value of loads before any store, at the start of the block of the slot's pointer.",
      "::ods_runtime::Value",
      "getDefaultValue",
      (ins "&mut OpBuilder<'_>":$b, "Op":$op, "&MemorySlot":$slot)
    >,
    StaticInterfaceMethod<
      "Is called with each new block argument for the slot, at the start of its block.",
      "()",
      "handleBlockArgument",
      (ins "&mut OpBuilder<'_>":$b, "Op":$op, "&MemorySlot":$slot, "::ods_runtime::Value":$argument)
    >,
    StaticInterfaceMethod<
      "Erases what is not needed any more, after `slot` became values: the operation, and the default value if it has no uses. Returns the allocation with the other slots, if there is one.",
      "Option<::ods_runtime::Op>",
      "handlePromotionComplete",
      (ins "&mut OpBuilder<'_>":$b, "Op":$op, "&MemorySlot":$slot, "::ods_runtime::Value":$default)
    >
  ];
}

def PromotableMemOpInterface : OpInterface<"PromotableMemOpInterface"> {
  let description = [{
    Loads from memory slots or stores to them, within their bounds. If an operation does both, it loads first. A *blocking
    use* is the number of an operand that must not use the slot any more. Corresponds to `mlir::PromotableMemOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"Whether it loads from `slot`.", "bool", "loadsFrom", (ins "&MemorySlot":$slot)>,
    InterfaceMethod<"Whether it stores to `slot`.", "bool", "storesTo", (ins "&MemorySlot":$slot)>,
    StaticInterfaceMethod<
      "The value that is stored to `slot`, before which the content was `reaching`. May create operations after `op`.",
      "::ods_runtime::Value",
      "getStored",
      (ins "&mut OpBuilder<'_>":$b, "Op":$op, "&MemorySlot":$slot, "::ods_runtime::Value":$reaching)
    >,
    InterfaceMethod<
      "Whether its blocking uses can be removed, provided that those that it adds to `others`, which must be uses of its results, are removed as well.",
      "bool",
      "canUsesBeRemoved",
      (ins "&MemorySlot":$slot, "&[usize]":$blocking, "&mut Vec<BlockingUse>":$others)
    >,
    StaticInterfaceMethod<
      "Removes the blocking uses; `reaching` is the content of the slot before `op`. May create operations after `op`. Must not erase operations; the result says whether `op` is to be erased.",
      "DeletionKind",
      "removeBlockingUses",
      (ins
        "&mut OpBuilder<'_>":$b, "Op":$op, "&MemorySlot":$slot, "&[usize]":$blocking,
        "::ods_runtime::Value":$reaching
      )
    >
  ];
}

def PromotableOpInterface : OpInterface<"PromotableOpInterface"> {
  let description = [{
    Can do without a value, such as the pointer of a memory slot, so that the slot may become values. A *blocking use* is
    the number of an operand that must not use it any more. Corresponds to `mlir::PromotableOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "Whether its blocking uses can be removed, provided that those that it adds to `others`, which must be uses of its results, are removed as well.",
      "bool",
      "canUsesBeRemoved",
      (ins "&[usize]":$blocking, "&mut Vec<BlockingUse>":$others)
    >,
    StaticInterfaceMethod<
      "Removes the blocking uses. May create operations after `op`. Must not erase operations; the result says whether `op` is to be erased.",
      "DeletionKind",
      "removeBlockingUses",
      (ins "&mut OpBuilder<'_>":$b, "Op":$op, "&[usize]":$blocking)
    >,
    InterfaceMethod<
      "Whether `visit_replaced_values` is to be called.",
      "bool",
      "requiresReplacedValues",
      (ins),
      [{}],
      [{ false }]
    >,
    StaticInterfaceMethod<
      "Considers the stores to the slot, with their values, after all blocking uses were removed. May create operations after `op`.",
      "()",
      "visitReplacedValues",
      (ins "&mut OpBuilder<'_>":$b, "Op":$op, "&[(::ods_runtime::Op, ::ods_runtime::Value)]":$stores),
      [{}],
      [{ let _ = ($b, $op, $stores); }]
    >
  ];
}

def DestructurableAllocationOpInterface : OpInterface<"DestructurableAllocationOpInterface"> {
  let description = [{
    Allocates memory slots that can be replaced by several smaller ones. Corresponds to
    `mlir::DestructurableAllocationOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "The slots that may be replaced, with their parts.",
      "Vec<DestructurableMemorySlot>",
      "getDestructurableSlots"
    >,
    StaticInterfaceMethod<
      "Creates slots for the parts `used` of `slot`, at the start of the block of its pointer, and returns them in that order. Adds the new allocations to `allocations`, if they may be replaced as well.",
      "Vec<MemorySlot>",
      "destructure",
      (ins
        "&mut OpBuilder<'_>":$b, "Op":$op, "&DestructurableMemorySlot":$slot, "&[::ods_runtime::Attribute]":$used,
        "&mut Vec<::ods_runtime::Op>":$allocations
      )
    >,
    StaticInterfaceMethod<
      "Erases what is not needed any more, after `slot` was replaced. Returns the allocation with the other slots, if there is one.",
      "Option<::ods_runtime::Op>",
      "handleDestructuringComplete",
      (ins "&mut OpBuilder<'_>":$b, "Op":$op, "&DestructurableMemorySlot":$slot)
    >
  ];
}

def SafeMemorySlotAccessOpInterface : OpInterface<"SafeMemorySlotAccessOpInterface"> {
  let description = [{
    Accesses memory slots within the bounds that their types imply. Corresponds to
    `mlir::SafeMemorySlotAccessOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "Whether all accesses to `slot` are within bounds, provided that those to the slots that it adds to `others` are.",
      "bool",
      "ensureOnlySafeAccesses",
      (ins "&MemorySlot":$slot, "&mut Vec<MemorySlot>":$others)
    >
  ];
}

def DestructurableAccessorOpInterface : OpInterface<"DestructurableAccessorOpInterface"> {
  let description = [{
    Accesses a part of a memory slot. Corresponds to `mlir::DestructurableAccessorOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "Whether it can use the slots of parts instead of `slot`. Adds the indices of these parts to `used`, and the slots that its results point to, which must be used within bounds, to `others`.",
      "bool",
      "canRewire",
      (ins
        "&DestructurableMemorySlot":$slot, "&mut Vec<::ods_runtime::Attribute>":$used,
        "&mut Vec<MemorySlot>":$others
      )
    >,
    StaticInterfaceMethod<
      "Uses the slots of parts instead of `slot`. Must not erase operations; the result says whether `op` is to be erased.",
      "DeletionKind",
      "rewire",
      (ins
        "&mut OpBuilder<'_>":$b, "Op":$op, "&DestructurableMemorySlot":$slot, "&Subslots":$subslots
      )
    >
  ];
}

def DestructurableTypeInterface : TypeInterface<"DestructurableTypeInterface"> {
  let description = [{
    Types with parts, each with an index. Corresponds to `mlir::DestructurableTypeInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "The index and the type of each part; `None` if the type has no parts.",
      "Option<Vec<(::ods_runtime::Attribute, ::ods_runtime::Type)>>",
      "getSubelementIndexMap"
    >,
    InterfaceMethod<
      "The type of the part `index`; `None` if there is none.",
      "Option<::ods_runtime::Type>",
      "getTypeAtIndex",
      (ins "::ods_runtime::Attribute":$index)
    >
  ];
}

#endif // MLIR_INTERFACES_MEMORYSLOTINTERFACES
