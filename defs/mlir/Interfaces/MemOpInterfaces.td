#ifndef MLIR_INTERFACES_MEMOPINTERFACES
#define MLIR_INTERFACES_MEMOPINTERFACES

include "mlir/IR/OpBase.td"

def MemorySpaceCastConsumerOpInterface : OpInterface<"MemorySpaceCastConsumerOpInterface"> {
  let description = [{
    Uses pointers, and can use those of another memory space instead. Corresponds to
    `mlir::MemorySpaceCastConsumerOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    StaticInterfaceMethod<
      "Uses the sources of casts that are operands, changing `op` or creating other operations before it. Must not erase `op`. `None` if no operand is such a cast.",
      "Option<BubbledDown>",
      "bubbleDownCasts",
      (ins "&mut OpBuilder<'_>":$builder, "Op":$op)
    >
  ];
}

def MemorySpaceCastOpInterface : OpInterface<"MemorySpaceCastOpInterface"> {
  let description = [{
    Casts a pointer to another memory space, without a side effect. Corresponds to `mlir::MemorySpaceCastOpInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"The pointer that is cast.", "ValueRef<'ir>", "getSourcePtr">,
    InterfaceMethod<"The result.", "ValueRef<'ir>", "getTargetPtr">,
    InterfaceMethod<
      "Whether a pointer of the type `src` can be cast to the type `tgt`.",
      "bool",
      "isValidMemorySpaceCast",
      (ins "TypeRef<'_>":$tgt, "TypeRef<'_>":$src)
    >,
    StaticInterfaceMethod<
      "Creates a cast like `op` of `src` to the type `tgt`.",
      "::ods_runtime::Op",
      "cloneMemorySpaceCastOp",
      (ins "&mut OpBuilder<'_>":$builder, "Op":$op, "::ods_runtime::Type":$tgt, "::ods_runtime::Value":$src)
    >,
    InterfaceMethod<
      "Whether users of the result may use the source instead.",
      "bool",
      "isSourcePromotable"
    >
  ];
  let verify = [{ rt::interfaces::verify_memory_space_cast($_op) }];
}

#endif // MLIR_INTERFACES_MEMOPINTERFACES
