#ifndef MLIR_IR_BUILTINTYPEINTERFACES_TD_
#define MLIR_IR_BUILTINTYPEINTERFACES_TD_

include "mlir/IR/OpBase.td"

def VectorElementTypeInterface : TypeInterface<"VectorElementTypeInterface"> {
  let description = [{
    Types that can be elements of vectors. It has no methods: a type that lists it says that it is so.
    Corresponds to `mlir::VectorElementTypeInterface`.
  }];
  let cppNamespace = "::ods_runtime";
}

def FloatTypeInterface : TypeInterface<"FloatType", [VectorElementTypeInterface]> {
  let description = [{ Types of floating-point numbers. Corresponds to `mlir::FloatType`. }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "The format of numbers of the type.",
      "::ods_runtime::FloatSemantics",
      "getFloatSemantics"
    >,
    InterfaceMethod<
      "The floating-point type that is `scale` times as wide; `None` if there is none.",
      "Option<FloatType>",
      "scaleElementBitwidth",
      (ins "u32":$scale),
      [{}],
      [{ let _ = $scale; None }]
    >
  ];
}

def MemRefElementTypeInterface : TypeInterface<"MemRefElementTypeInterface"> {
  let description = [{
    Types that can be elements of memrefs: they are kept in memory and take some of it. It has no methods.
    Corresponds to `mlir::MemRefElementTypeInterface`.
  }];
  let cppNamespace = "::ods_runtime";
}

def PtrLikeTypeInterface : TypeInterface<"PtrLikeTypeInterface"> {
  let description = [{
    Types of memory addresses, with or without further data about what is there. Corresponds to `mlir::PtrLikeTypeInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "The memory space; `None` for the default one.",
      "Option<Attribute>",
      "getMemorySpace"
    >,
    InterfaceMethod<
      "The type of the pointee; `None` if it is not known.",
      "Option<Type>",
      "getElementType"
    >,
    InterfaceMethod<"Whether the pointer has metadata in addition to the address.", "bool", "hasPtrMetadata">,
    InterfaceMethod<
      "The type with another memory space and, if given, another pointee; `None` if there is no such type.",
      "Option<PtrLikeTypeInterface>",
      "clonePtrWith",
      (ins "Option<Attribute>":$memorySpace, "Option<Type>":$elementType)
    >
  ];
}

def ShapedTypeInterface : TypeInterface<"ShapedType"> {
  let description = [{
    Types of containers that have a shape and a type of elements. Sizes are positive, zero, or `DYNAMIC`; the number of
    dimensions may be unknown as well. Corresponds to `mlir::ShapedType`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "The type with other elements and, if given, another shape. With a shape, the type is ranked.",
      "ShapedType",
      "cloneWith",
      (ins "Option<&[i64]>":$shape, "Type":$elementType)
    >,
    InterfaceMethod<"The element type.", "Type", "getElementType">,
    InterfaceMethod<"Whether the number of dimensions is known.", "bool", "hasRank">,
    InterfaceMethod<"The sizes of the dimensions. Their number must be known.", "&[i64]", "getShape">
  ];
}

#endif // MLIR_IR_BUILTINTYPEINTERFACES_TD_
