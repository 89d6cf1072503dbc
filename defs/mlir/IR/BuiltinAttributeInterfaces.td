#ifndef MLIR_IR_BUILTINATTRIBUTEINTERFACES_TD_
#define MLIR_IR_BUILTINATTRIBUTEINTERFACES_TD_

include "mlir/IR/OpBase.td"

def TypedAttrInterface : AttrInterface<"TypedAttr"> {
  let description = [{
    Attributes that have a type, mostly that of the value they are. Their text ends with it. Corresponds to
    `mlir::TypedAttr`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [InterfaceMethod<"The type.", "Type", "getType">];
}

def BlobAttrInterface : AttrInterface<"BlobAttr"> {
  let description = [{ Attributes that are bytes in a row. Corresponds to `mlir::BlobAttr`. }];
  let cppNamespace = "::ods_runtime";
  let methods = [InterfaceMethod<"The bytes.", "&[u8]", "getData">];
}

def ElementsAttrInterface : AttrInterface<"ElementsAttr", [TypedAttrInterface]> {
  let description = [{
    Attributes that are the constant elements of a value with a shape. Corresponds to `mlir::ElementsAttr`; where upstream
    has iterators over host types of the author's choice, elements are attributes here.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<
      "The element at `index`, in the order in which the last dimension varies fastest; `None` if elements cannot be read.",
      "Option<Attribute>",
      "getValuesImpl",
      (ins "usize":$index),
      [{}],
      [{ let _ = $index; None }]
    >,
    InterfaceMethod<
      "Whether all elements are known to be the same.",
      "bool",
      "isSplat",
      (ins),
      [{}],
      [{ $_attr.shaped_type().num_elements() == Some(1) }]
    >,
    InterfaceMethod<
      "The type, which has a shape.",
      "ShapedType",
      "getShapedType",
      (ins),
      [{}],
      [{ ::ods_runtime::TypedAttrTrait::ty($_attr).cast() }]
    >
  ];
  string ElementsAttrInterfaceAccessors = "";
}

def MemRefLayoutAttrInterface : AttrInterface<"MemRefLayoutAttrInterface"> {
  let description = [{
    Attributes that say where the elements of a memref are. Corresponds to `mlir::MemRefLayoutAttrInterface`.
  }];
  let cppNamespace = "::ods_runtime";
  let methods = [
    InterfaceMethod<"The layout as a map from indices to positions.", "AffineMapAttr", "getAffineMap">,
    InterfaceMethod<
      "Whether the elements are contiguous in the order of their indices.",
      "bool",
      "isIdentity",
      (ins),
      [{}],
      [{ $_attr.affine_map().is_identity() }]
    >,
    InterfaceMethod<
      "Checks that the layout fits `shape`; errors are reported at `location`.",
      "VerifyResult",
      "verifyLayout",
      (ins "&[i64]":$shape, "Location":$location),
      [{}],
      [{ ::ods_runtime::interfaces::verify_map_as_layout($_attr.affine_map(), $shape, $location) }]
    >,
    InterfaceMethod<
      "The strides of the dimensions of `shape`, and the offset of the first element; `None` if the layout has no strides.",
      "Option<(Vec<i64>, i64)>",
      "getStridesAndOffset",
      (ins "&[i64]":$shape),
      [{}],
      [{ ::ods_runtime::interfaces::map_strides_and_offset($_attr.affine_map(), $shape) }]
    >
  ];
}

#endif // MLIR_IR_BUILTINATTRIBUTEINTERFACES_TD_
