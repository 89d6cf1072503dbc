#ifndef BUILTIN_ATTRIBUTES
#define BUILTIN_ATTRIBUTES

// The builtin attributes as definitions: names that other definitions refer to, and documentation. The runtime's code for
// them is hand-written; docs/decisions/007-builtin-kinds.md says why.

include "mlir/IR/BuiltinDialect.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"

class Builtin_Attr<
  string name,
  string attrMnemonic,
  list<Trait> traits = [],
  string baseCppClass = "Attribute"
> : AttrDef<Builtin_Dialect, name, traits, baseCppClass> {
  let mnemonic = ?;
  let attrName = "builtin." # attrMnemonic;
  // The views are in the root of the runtime, not in a module of the dialect.
  let cppType = "::ods_runtime::" # cppClassName;
  let storageType = cppType;
  let returnType = cppType;
}

def Builtin_AffineMapAttr : Builtin_Attr<"AffineMap", "affine_map", [MemRefLayoutAttrInterface, OpAsmAttrInterface]> {
  let summary = "An Attribute containing an AffineMap object";
  let description = [{
    ```
    affine_map<(d0, d1)[s0] -> (d0 * 4 + d1 + s0)>
    ```
  }];
  let parameters = (ins "AffineMap":$value);
  let skipDefaultBuilders = 1;
}

def Builtin_ArrayAttr : Builtin_Attr<"Array", "array"> {
  let summary = "A collection of other Attribute values";
  let description = [{
    ```
    [1, "two", [unit]]
    ```
  }];
  let parameters = (ins ArrayRefParameter<"Attribute">:$value);
}

def Builtin_DenseArrayRawDataParameter : ArrayRefParameter<"u8", "64-bit aligned storage for dense array elements">;

def Builtin_DenseArray : Builtin_Attr<"DenseArray", "dense_array", [BlobAttrInterface]> {
  let summary = "A dense array of integer or floating point elements.";
  let description = [{
    ```
    array<i32: 1, 2, 3>
    ```
  }];
  let parameters = (ins
    "Type":$elementType,
    "i64":$size,
    Builtin_DenseArrayRawDataParameter:$rawData
  );
  let genVerifyDecl = 1;
}

def Builtin_DenseIntOrFPElementsAttr : Builtin_Attr<
  "DenseIntOrFPElements",
  "dense_int_or_fp_elements",
  [ElementsAttrInterface],
  "DenseElementsAttr"
> {
  let summary = "An Attribute containing a dense multi-dimensional array of integer or floating-point values";
  let description = [{
    ```
    dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
    ```

    One element stands for all where they are the same: `dense<0> : tensor<2x2xi32>`.
  }];
  let cppType = "::ods_runtime::DenseElementsAttr";
  let parameters = (ins AttributeSelfTypeParameter<"", "ShapedType">:$type, "&[u8]":$rawData);
  let genAccessors = 0;
  let genStorageClass = 0;
  let skipDefaultBuilders = 1;
}

def Builtin_DenseStringElementsAttr : Builtin_Attr<
  "DenseStringElements",
  "dense_string_elements",
  [ElementsAttrInterface],
  "DenseElementsAttr"
> {
  let summary = "An Attribute containing a dense multi-dimensional array of strings";
  let description = [{
    ```
    dense<["a", "b"]> : tensor<2x!my.string>
    ```
  }];
  let parameters = (ins AttributeSelfTypeParameter<"", "ShapedType">:$type, "&[Ident]":$value);
  let genAccessors = 0;
  let genStorageClass = 0;
  let skipDefaultBuilders = 1;
}

def Builtin_DenseResourceElementsAttr : Builtin_Attr<
  "DenseResourceElements",
  "dense_resource_elements",
  [ElementsAttrInterface, BlobAttrInterface]
> {
  let summary = "An Attribute containing a dense multi-dimensional array backed by a resource";
  let description = [{
    ```
    dense_resource<weights> : tensor<1024xf32>
    ```
  }];
  let parameters = (ins
    AttributeSelfTypeParameter<"", "ShapedType">:$type,
    ResourceHandleParameter<"DenseResourceElementsHandle">:$rawHandle
  );
  let skipDefaultBuilders = 1;
}

def Builtin_DictionaryAttr : Builtin_Attr<"Dictionary", "dictionary"> {
  let summary = "An dictionary of named Attribute values";
  let description = [{
    ```
    {count = 3 : i32, flag}
    ```
  }];
  let parameters = (ins ArrayRefParameter<"NamedAttribute">:$value);
  let skipDefaultBuilders = 1;
}

def Builtin_FloatAttr : Builtin_Attr<"Float", "float", [TypedAttrInterface]> {
  let summary = "An Attribute containing a floating-point value";
  let description = [{
    ```
    1.5 : f32
    ```

    A number in hexadecimal is the bits: `0x7FC00000 : f32`. Without a type it is an `f64`.
  }];
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, APFloatParameter<"">:$value);
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

def Builtin_IntegerAttr : Builtin_Attr<"Integer", "integer", [TypedAttrInterface]> {
  let summary = "An Attribute containing a integer value";
  let description = [{
    ```
    -7 : si8
    ```

    Without a type it is an `i64`; `true` and `false` are numbers of type `i1`.
  }];
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, APIntParameter<"">:$value);
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

def Builtin_IntegerSetAttr : Builtin_Attr<"IntegerSet", "integer_set", [OpAsmAttrInterface]> {
  let summary = "An Attribute containing an IntegerSet object";
  let description = [{
    ```
    affine_set<(d0)[s0] : (d0 >= 0, s0 - d0 == 1)>
    ```
  }];
  let parameters = (ins "IntegerSet":$value);
  let skipDefaultBuilders = 1;
}

def Builtin_OpaqueAttr : Builtin_Attr<"Opaque", "opaque", [TypedAttrInterface]> {
  let summary = "An opaque representation of another Attribute";
  let parameters = (ins
    "StringAttr":$dialectNamespace,
    StringRefParameter<"">:$attrData,
    AttributeSelfTypeParameter<"">:$type
  );
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

def Builtin_SparseElementsAttr : Builtin_Attr<"SparseElements", "sparse_elements", [ElementsAttrInterface]> {
  let summary = "An opaque representation of a multi-dimensional array";
  let description = [{
    ```
    sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>
    ```
  }];
  let parameters = (ins
    AttributeSelfTypeParameter<"", "ShapedType">:$type,
    "DenseIntElementsAttr":$indices,
    "DenseElementsAttr":$values
  );
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

def StridedLayoutAttr : Builtin_Attr<"StridedLayout", "strided_layout", [
    DeclareAttrInterfaceMethods<MemRefLayoutAttrInterface, ["verifyLayout", "getStridesAndOffset"]>]> {
  let summary = "An Attribute representing a strided layout of a shaped type";
  let description = [{
    ```
    strided<[?, 1], offset: 4>
    ```
  }];
  let parameters = (ins "i64":$offset, ArrayRefParameter<"i64", "the strides">:$strides);
  let genVerifyDecl = 1;
}

def Builtin_StringAttr : Builtin_Attr<"String", "string", [TypedAttrInterface]> {
  let summary = "An Attribute containing a string";
  let description = [{
    ```
    "text\n"
    ```
  }];
  let parameters = (ins StringRefParameter<"">:$value, AttributeSelfTypeParameter<"">:$type);
  let genStorageClass = 0;
  let skipDefaultBuilders = 1;
}

def Builtin_SymbolRefAttr : Builtin_Attr<"SymbolRef", "symbol_ref"> {
  let summary = "An Attribute containing a symbolic reference to an Operation";
  let description = [{
    ```
    @module::@function
    ```
  }];
  let parameters = (ins
    "StringAttr":$rootReference,
    ArrayRefParameter<"FlatSymbolRefAttr">:$nestedReferences
  );
  let skipDefaultBuilders = 1;
}

def Builtin_TypeAttr : Builtin_Attr<"Type", "type"> {
  let summary = "An Attribute containing a Type";
  let parameters = (ins "Type":$value);
  let skipDefaultBuilders = 1;
}

def Builtin_UnitAttr : Builtin_Attr<"Unit", "unit"> {
  let summary = "An Attribute value of `unit` type";
}

#endif // BUILTIN_ATTRIBUTES
