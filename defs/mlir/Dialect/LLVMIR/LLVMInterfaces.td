#ifndef LLVMIR_INTERFACES
#define LLVMIR_INTERFACES

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/DataLayoutInterfaces.td"

//===-- Operations --===//

def FastmathFlagsInterface : OpInterface<"FastmathFlagsInterface"> {
  let description = [{ Computes floating-point numbers, with less care than IEEE 754 asks for if flags say so. }];
  let cppNamespace = "::ods::llvm";
  let methods = [
    InterfaceMethod<
      "The flags; `None` if nothing is said.",
      "Option<FastmathFlagsAttr>",
      "getFastmathAttr",
      (ins),
      [{}],
      [{ $_op.attr(ConcreteOp::fastmath_attr_name())?.dyn_cast() }]
    >,
    StaticInterfaceMethod<"The name of the attribute.", "&'static str", "getFastmathAttrName", (ins), [{}], [{ "fastmathFlags" }]>
  ];
}

def IntegerOverflowFlagsInterface : OpInterface<"IntegerOverflowFlagsInterface"> {
  let description = [{ An operation whose result is poison on overflow, instead of wrapped, if its flags say so. }];
  let cppNamespace = "::ods::llvm";
  let methods = [
    InterfaceMethod<"The flags.", "IntegerOverflowFlags", "getOverflowFlags">,
    InterfaceMethod<
      "Whether the result is poison on unsigned overflow.",
      "bool",
      "hasNoUnsignedWrap",
      (ins),
      [{}],
      [{ $_op.overflow_flags().contains(IntegerOverflowFlags::NUW) }]
    >,
    InterfaceMethod<
      "Whether the result is poison on signed overflow.",
      "bool",
      "hasNoSignedWrap",
      (ins),
      [{}],
      [{ $_op.overflow_flags().contains(IntegerOverflowFlags::NSW) }]
    >,
    StaticInterfaceMethod<
      "The name of the property.",
      "&'static str",
      "getOverflowFlagsAttrName",
      (ins),
      [{}],
      [{ "overflowFlags" }]
    >
  ];
}

def ExactFlagInterface : OpInterface<"ExactFlagInterface"> {
  let description = [{ An operation that may promise that it loses no bits. }];
  let cppNamespace = "::ods::llvm";
  let methods = [
    InterfaceMethod<"Whether the result is poison if bits are lost.", "bool", "getIsExact">,
    StaticInterfaceMethod<"The name of the property.", "&'static str", "getIsExactName", (ins), [{}], [{ "isExact" }]>
  ];
}

def DisjointFlagInterface : OpInterface<"DisjointFlagInterface"> {
  let description = [{ An operation that may promise that no bit is set in both operands. }];
  let cppNamespace = "::ods::llvm";
  let methods = [
    InterfaceMethod<"Whether the result is poison if a bit is set in both.", "bool", "getIsDisjoint">,
    StaticInterfaceMethod<"The name of the property.", "&'static str", "getIsDisjointName", (ins), [{}], [{ "isDisjoint" }]>
  ];
}

def NonNegFlagInterface : OpInterface<"NonNegFlagInterface"> {
  let description = [{ An operation that may promise that its operand is not negative. }];
  let cppNamespace = "::ods::llvm";
  let methods = [
    InterfaceMethod<"Whether the result is poison if the operand is negative.", "bool", "getNonNeg">,
    StaticInterfaceMethod<"The name of the property.", "&'static str", "getNonNegName", (ins), [{}], [{ "nonNeg" }]>
  ];
}

def AccessGroupOpInterface : OpInterface<"AccessGroupOpInterface"> {
  let description = [{
    An access to memory that may belong to groups. A loop can say of groups that their accesses in different iterations do
    not depend on one another.
  }];
  let cppNamespace = "::ods::llvm";
  let methods = [
    InterfaceMethod<
      "The groups; `None` if it belongs to none.",
      "Option<ArrayAttr>",
      "getAccessGroupsOrNull",
      (ins),
      [{}],
      [{ $_op.attr("access_groups")?.dyn_cast() }]
    >
  ];
}

def AliasAnalysisOpInterface : OpInterface<"AliasAnalysisOpInterface"> {
  let description = [{ An access to memory that may say which other accesses do not touch the same bytes. }];
  let cppNamespace = "::ods::llvm";
  let methods = [
    InterfaceMethod<
      "The scopes that the access is in.",
      "Option<ArrayAttr>",
      "getAliasScopesOrNull",
      (ins),
      [{}],
      [{ $_op.attr("alias_scopes")?.dyn_cast() }]
    >,
    InterfaceMethod<
      "The scopes whose accesses do not touch the same bytes.",
      "Option<ArrayAttr>",
      "getNoAliasScopesOrNull",
      (ins),
      [{}],
      [{ $_op.attr("noalias_scopes")?.dyn_cast() }]
    >,
    InterfaceMethod<
      "The types of what is accessed, for type-based alias analysis.",
      "Option<ArrayAttr>",
      "getTBAATagsOrNull",
      (ins),
      [{}],
      [{ $_op.attr("tbaa")?.dyn_cast() }]
    >,
    InterfaceMethod<"The pointers to what is accessed.", "Vec<ValueRef<'ir>>", "getAccessedOperands">
  ];
}

def DereferenceableOpInterface : OpInterface<"DereferenceableOpInterface"> {
  let description = [{ An operation that may promise that bytes at the resulting pointer can be read. }];
  let cppNamespace = "::ods::llvm";
  let verify = [{ ods::llvm::verify_dereferenceable(*$_op) }];
  let methods = [
    InterfaceMethod<
      "What it promises; `None` for nothing.",
      "Option<DereferenceableAttr>",
      "getDereferenceableOrNull",
      (ins),
      [{}],
      [{ $_op.attr("dereferenceable")?.dyn_cast() }]
    >
  ];
}

def FPExceptionBehaviorOpInterface : OpInterface<"FPExceptionBehaviorOpInterface"> {
  let description = [{ Computes floating-point numbers where the program may observe exceptions. }];
  let cppNamespace = "::ods::llvm";
  let methods = [
    InterfaceMethod<"How exceptions are treated.", "FPExceptionBehavior", "getFPExceptionBehavior">,
    StaticInterfaceMethod<
      "The name of the attribute.",
      "&'static str",
      "getFPExceptionBehaviorAttrName",
      (ins),
      [{}],
      [{ "fpExceptionBehavior" }]
    >
  ];
}

def RoundingModeOpInterface : OpInterface<"RoundingModeOpInterface"> {
  let description = [{ Computes floating-point numbers and rounds them as an attribute says. }];
  let cppNamespace = "::ods::llvm";
  let methods = [
    InterfaceMethod<
      "How results are rounded; `None` if nothing is said.",
      "Option<RoundingMode>",
      "getRoundingMode",
      (ins),
      [{}],
      [{ $_op.attr(ConcreteOp::rounding_mode_attr_name()).and_then(|it| it.dyn_cast::<RoundingModeAttr>()).map(|it| it.value()) }]
    >,
    StaticInterfaceMethod<"The name of the attribute.", "&'static str", "getRoundingModeAttrName", (ins), [{}], [{ "roundingmode" }]>
  ];
}

def OneToOneIntrinsicOpInterface : OpInterface<"OneToOneIntrinsicOpInterface"> {
  let description = [{ Is a call of one intrinsic function of LLVM. }];
  let cppNamespace = "::ods::llvm";
  let methods = [InterfaceMethod<"The intrinsic's name, with the types that it depends on.", "String", "getIntrinsicName">];
}

//===-- Types --===//

def LLVM_PointerElementTypeInterface : TypeInterface<"PointerElementTypeInterface"> {
  let description = [{ Types of other dialects with a size, of which values can be in memory. }];
  let cppNamespace = "::ods::llvm";
}

//===-- Attributes --===//

def LLVM_DIRecursiveTypeAttrInterface : AttrInterface<"DIRecursiveTypeAttrInterface"> {
  let description = [{
    Debug information that may contain itself: a list whose nodes have a pointer to the list. Attributes cannot be cyclic, so
    the inner occurrence is a placeholder with the identifier of the outer one.

    ```mlir
    #node = #llvm.di_composite_type<recId = distinct[0]<>, tag = DW_TAG_structure_type, name = "node", elements =
      #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType =
        #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>>>
    ```
  }];
  let cppNamespace = "::ods::llvm";
  let methods = [
    InterfaceMethod<"Whether it is a placeholder.", "bool", "getIsRecSelf">,
    InterfaceMethod<"What a placeholder and its definition have in common.", "Option<DistinctAttr>", "getRecId">,
    InterfaceMethod<
      "This attribute with another identifier.",
      "DIRecursiveTypeAttrInterface",
      "withRecId",
      (ins "DistinctAttr":$recId)
    >,
    StaticInterfaceMethod<"A placeholder.", "DIRecursiveTypeAttrInterface", "getRecSelf", (ins "DistinctAttr":$recId)>
  ];
}

def LLVM_LLVMAddrSpaceAttrInterface : AttrInterface<"LLVMAddrSpaceAttrInterface"> {
  let description = [{ Attributes that are an address space of LLVM. }];
  let cppNamespace = "::ods::llvm";
  let methods = [InterfaceMethod<"The number of the address space.", "u32", "getAddressSpace">];
}

def LLVM_TargetAttrInterface : AttrInterface<"TargetAttrInterface", [DLTIQueryInterface]> {
  let description = [{
    Attributes that describe what LLVM compiles for. Queries have the keys `"triple"`, `"chip"` and `"features"`.
  }];
  let cppNamespace = "::ods::llvm";
  let methods = [
    InterfaceMethod<"The target triple.", "StringAttr", "getTriple">,
    InterfaceMethod<"The processor.", "StringAttr", "getChip">,
    InterfaceMethod<"What the processor can do, beside the usual.", "Option<TargetFeaturesAttr>", "getFeatures">
  ];
}

#endif // LLVMIR_INTERFACES
