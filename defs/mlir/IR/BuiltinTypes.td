#ifndef BUILTIN_TYPES
#define BUILTIN_TYPES

// The builtin types as definitions: names that other definitions refer to, and documentation. The runtime's code for them
// is hand-written; docs/decisions/007-builtin-kinds.md says why.

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinDialect.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/CommonTypeConstraints.td"

class Builtin_Type<
  string name,
  string typeMnemonic,
  list<Trait> traits = [],
  string baseCppClass = "Type"
> : TypeDef<Builtin_Dialect, name, traits, baseCppClass> {
  let mnemonic = ?;
  let typeName = "builtin." # typeMnemonic;
  // The views are in the root of the runtime, not in a module of the dialect.
  let cppType = "::ods_runtime::" # cppClassName;
}

// Values of the type have no address.
def ValueSemantics : NativeTypeTrait<"ValueSemantics"> {
  let cppNamespace = "::ods_runtime::traits::type";
}

def Builtin_Complex : Builtin_Type<"Complex", "complex"> {
  let summary = "Complex number with a parameterized element type";
  let description = [{
    ```
    complex-type ::= `complex` `<` type `>`
    ```

    Both parts are of the same integer or floating-point type: `complex<f32>`.
  }];
  let parameters = (ins "Type":$elementType);
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

class Builtin_FloatType<
  string name,
  string mnemonic,
  list<string> declaredInterfaceMethods = []
> : Builtin_Type<name, mnemonic, [DeclareTypeInterfaceMethods<FloatTypeInterface, ["getFloatSemantics"] # declaredInterfaceMethods>]>;

// Float types whose handles the context caches.
class Builtin_CachedFloatType<
  string name,
  string mnemonic,
  list<string> declaredInterfaceMethods = []
> : Builtin_FloatType<name, mnemonic, declaredInterfaceMethods>;

def Builtin_Float8E5M2 : Builtin_FloatType<"Float8E5M2", "f8E5M2"> {
  let summary = "8-bit floating point with 2 bit mantissa";
}
def Builtin_Float8E4M3 : Builtin_FloatType<"Float8E4M3", "f8E4M3"> {
  let summary = "8-bit floating point with 3 bit mantissa";
}
def Builtin_Float8E4M3FN : Builtin_FloatType<"Float8E4M3FN", "f8E4M3FN"> {
  let summary = "8-bit floating point with 3 bit mantissa";
}
def Builtin_Float8E5M2FNUZ : Builtin_FloatType<"Float8E5M2FNUZ", "f8E5M2FNUZ"> {
  let summary = "8-bit floating point with 2 bit mantissa";
}
def Builtin_Float8E4M3FNUZ : Builtin_FloatType<"Float8E4M3FNUZ", "f8E4M3FNUZ"> {
  let summary = "8-bit floating point with 3 bit mantissa";
}
def Builtin_Float8E4M3B11FNUZ : Builtin_FloatType<"Float8E4M3B11FNUZ", "f8E4M3B11FNUZ"> {
  let summary = "8-bit floating point with 3 bit mantissa";
}
def Builtin_Float8E3M4 : Builtin_FloatType<"Float8E3M4", "f8E3M4"> {
  let summary = "8-bit floating point with 3 bits exponent and 4 bit mantissa";
}
def Builtin_Float4E2M1FN : Builtin_FloatType<"Float4E2M1FN", "f4E2M1FN"> {
  let summary = "4-bit floating point with 2-bit exponent and 1-bit mantissa";
}
def Builtin_Float6E2M3FN : Builtin_FloatType<"Float6E2M3FN", "f6E2M3FN"> {
  let summary = "6-bit floating point with 2-bit exponent and 3-bit mantissa";
}
def Builtin_Float6E3M2FN : Builtin_FloatType<"Float6E3M2FN", "f6E3M2FN"> {
  let summary = "6-bit floating point with 3-bit exponent and 2-bit mantissa";
}
def Builtin_Float8E8M0FNU : Builtin_FloatType<"Float8E8M0FNU", "f8E8M0FNU"> {
  let summary = "8-bit floating point with 8-bit exponent, no mantissa or sign";
}
def Builtin_BFloat16 : Builtin_CachedFloatType<"BFloat16", "bf16", ["scaleElementBitwidth"]> {
  let summary = "bfloat16 floating-point type";
}
def Builtin_Float16 : Builtin_CachedFloatType<"Float16", "f16", ["scaleElementBitwidth"]> {
  let summary = "16-bit floating-point type";
}
def Builtin_FloatTF32 : Builtin_CachedFloatType<"FloatTF32", "tf32"> {
  let summary = "TF32 floating-point type";
}
def Builtin_Float32 : Builtin_CachedFloatType<"Float32", "f32", ["scaleElementBitwidth"]> {
  let summary = "32-bit floating-point type";
}
def Builtin_Float64 : Builtin_CachedFloatType<"Float64", "f64"> {
  let summary = "64-bit floating-point type";
}
def Builtin_Float80 : Builtin_CachedFloatType<"Float80", "f80"> {
  let summary = "80-bit floating-point type";
}
def Builtin_Float128 : Builtin_CachedFloatType<"Float128", "f128"> {
  let summary = "128-bit floating-point type";
}

class Builtin_FunctionLike<string Name, string typeMnemonic> : Builtin_Type<Name, typeMnemonic> {
  let parameters = (ins "&[Type]":$inputs, "&[Type]":$results);
  let skipDefaultBuilders = 1;
  let storageClass = "FunctionTypeStorage";
  let genStorageClass = 0;
}

def Builtin_Function : Builtin_FunctionLike<"Function", "function"> {
  let summary = "Map from a list of inputs to a list of results";
  let description = [{
    ```
    function-type ::= `(` types? `)` `->` (type | `(` types? `)`)
    ```
  }];
}

def Builtin_Graph : Builtin_FunctionLike<"Graph", "graph"> {
  let summary = "Map from a list of inputs to a list of results";
}

def Builtin_Index : Builtin_Type<"Index", "index", [VectorElementTypeInterface]> {
  let summary = "Integer-like type with unknown platform-dependent bit width";
}

def Builtin_Integer : Builtin_Type<"Integer", "integer", [VectorElementTypeInterface]> {
  let summary = "Integer type with arbitrary precision up to a fixed limit";
  let description = [{
    ```
    integer-type ::= (`i` | `si` | `ui`) width
    ```

    `i` leaves open whether there is a sign, so that operations decide. A width is at most 16777215.
  }];
  let parameters = (ins "u32":$width, "Signedness":$signedness);
  let genStorageClass = 0;
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

def Builtin_MemRef : Builtin_Type<
  "MemRef",
  "memref",
  [PtrLikeTypeInterface, ShapedTypeInterface],
  "BaseMemRefType"
> {
  let summary = "Shaped reference to a region of memory";
  let description = [{
    ```
    memref-type ::= `memref` `<` (size `x`)* type (`,` layout)? (`,` memory-space)? `>`
    size        ::= number | `?`
    ```

    The layout is an attribute with `MemRefLayoutAttrInterface`: an affine map, `strided<[4, 1], offset: ?>`, or one of a
    dialect. Without one elements follow each other, the last dimension fastest.
  }];
  let parameters = (ins
    ArrayRefParameter<"i64">:$shape,
    "Type":$elementType,
    "MemRefLayoutAttrInterface":$layout,
    "Attribute":$memorySpace
  );
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

def Builtin_None : Builtin_Type<"None", "none"> {
  let summary = "A unit type";
}

def Builtin_Opaque : Builtin_Type<"Opaque", "opaque"> {
  let summary = "Type of a non-registered dialect";
  let parameters = (ins "StringAttr":$dialectNamespace, StringRefParameter<"">:$typeData);
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

def Builtin_RankedTensor : Builtin_Type<
  "RankedTensor",
  "tensor",
  [ShapedTypeInterface, ValueSemantics],
  "TensorType"
> {
  let summary = "Multi-dimensional array with a fixed number of dimensions";
  let description = [{
    ```
    tensor-type ::= `tensor` `<` (size `x`)* type (`,` encoding)? `>`
    size        ::= number | `?`
    ```

    The encoding is any attribute.
  }];
  let parameters = (ins ArrayRefParameter<"i64">:$shape, "Type":$elementType, "Attribute":$encoding);
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

def Builtin_Tuple : Builtin_Type<"Tuple", "tuple"> {
  let summary = "Fixed-sized collection of other types";
  let parameters = (ins "&[Type]":$types);
  let genStorageClass = 0;
  let skipDefaultBuilders = 1;
}

def Builtin_UnrankedMemRef : Builtin_Type<
  "UnrankedMemRef",
  "unranked_memref",
  [PtrLikeTypeInterface, ShapedTypeInterface],
  "BaseMemRefType"
> {
  let summary = "Shaped reference, with unknown rank, to a region of memory";
  let description = [{
    ```
    unranked-memref-type ::= `memref` `<` `*` `x` type (`,` memory-space)? `>`
    ```
  }];
  let parameters = (ins "Type":$elementType, "Attribute":$memorySpace);
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

def Builtin_UnrankedTensor : Builtin_Type<
  "UnrankedTensor",
  "unranked_tensor",
  [ShapedTypeInterface, ValueSemantics],
  "TensorType"
> {
  let summary = "Multi-dimensional array with unknown dimensions";
  let description = [{
    ```
    tensor-type ::= `tensor` `<` `*` `x` type `>`
    ```
  }];
  let parameters = (ins "Type":$elementType);
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

def Builtin_VectorTypeElementType : AnyTypeOf<[VectorElementTypeInterface]> {
  let cppType = "Type";
  let cppFunctionName = "isValidVectorTypeElementType";
}

def Builtin_Vector : Builtin_Type<"Vector", "vector", [ShapedTypeInterface, ValueSemantics], "Type"> {
  let summary = "Multi-dimensional SIMD vector type";
  let description = [{
    ```
    vector-type ::= `vector` `<` (size `x`)* type `>`
    size        ::= number | `[` number `]`
    ```

    Sizes are positive; one in brackets is multiplied by what the target's vectors are as long as.
  }];
  let parameters = (ins
    ArrayRefParameter<"i64">:$shape,
    Builtin_VectorTypeElementType:$elementType,
    ArrayRefParameter<"bool">:$scalableDims
  );
  let skipDefaultBuilders = 1;
  let genVerifyDecl = 1;
}

#endif // BUILTIN_TYPES
