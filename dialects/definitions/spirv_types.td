// The types of spirv that upstream writes in C++, without a definition.

include "mlir/Dialect/SPIRV/IR/SPIRVBase.td"

class SPIRV_TypeDef<string name, string typeMnemonic> : TypeDef<SPIRV_Dialect, name> {
  let mnemonic = typeMnemonic;
}

def SPIRV_PointerTypeDef : SPIRV_TypeDef<"Pointer", "ptr"> {
  let summary = "a pointer into a storage class";
  let parameters = (ins "Type":$pointeeType, EnumParameter<SPIRV_StorageClassAttr.enum>:$storageClass);
  let assemblyFormat = "`<` $pointeeType `` custom<PointerClass>($storageClass) `>`";
}

def SPIRV_ArrayTypeDef : SPIRV_TypeDef<"Array", "array"> {
  let summary = "an array; a stride of 0 stands for none";
  let parameters = (ins "u32":$numElements, "Type":$elementType, DefaultValuedParameter<"u32", "0">:$stride);
  let assemblyFormat = "`<` custom<CountedType>($numElements, $elementType) `` custom<ArrayStride>($stride) `>`";
}

def SPIRV_RuntimeArrayTypeDef : SPIRV_TypeDef<"RuntimeArray", "rtarray"> {
  let summary = "an array whose size is known at run time; a stride of 0 stands for none";
  let parameters = (ins "Type":$elementType, DefaultValuedParameter<"u32", "0">:$stride);
  let assemblyFormat = "`<` custom<Constituent>($elementType) `` custom<ArrayStride>($stride) `>`";
}

def SPIRV_CooperativeMatrixTypeDef : SPIRV_TypeDef<"CooperativeMatrix", "coopmatrix"> {
  let summary = "a matrix that the invocations of a scope hold together";
  let parameters = (ins
    ArrayRefParameter<"i64">:$shape,
    "Type":$elementType,
    EnumParameter<SPIRV_ScopeAttr.enum>:$scope,
    EnumParameter<SPIRV_KHR_CooperativeMatrixUseAttr.enum>:$use
  );
  let assemblyFormat = "`<` custom<RowsAndColumns>($shape, $elementType) `,` $scope `,` $use `>`";
}

def SPIRV_ImageTypeDef : SPIRV_TypeDef<"Image", "image"> {
  let summary = "an image";
  let parameters = (ins
    "Type":$elementType,
    EnumParameter<SPIRV_DimAttr.enum>:$dim,
    EnumParameter<SPIRV_DepthAttr.enum>:$depthInfo,
    EnumParameter<SPIRV_ArrayedAttr.enum>:$arrayedInfo,
    EnumParameter<SPIRV_SamplingAttr.enum>:$samplingInfo,
    EnumParameter<SPIRV_SamplerUseAttr.enum>:$samplerUseInfo,
    EnumParameter<SPIRV_ImageFormatAttr.enum>:$imageFormat
  );
  let assemblyFormat = [{
    `<` $elementType `,` $dim `,` $depthInfo `,` $arrayedInfo `,` $samplingInfo `,` $samplerUseInfo `,` $imageFormat `>`
  }];
}

def SPIRV_SampledImageTypeDef : SPIRV_TypeDef<"SampledImage", "sampled_image"> {
  let summary = "an image with a sampler";
  let parameters = (ins "Type":$imageType);
  let assemblyFormat = "`<` custom<SampledImage>($imageType) `>`";
}

def SPIRV_MatrixTypeDef : SPIRV_TypeDef<"Matrix", "matrix"> {
  let summary = "a matrix, as a list of columns";
  let parameters = (ins "u32":$numColumns, "Type":$columnType);
  let assemblyFormat = "`<` custom<Columns>($numColumns, $columnType) `>`";
}

def SPIRV_TensorArmTypeDef : SPIRV_TypeDef<"TensorArm", "arm.tensor"> {
  let summary = "a tensor";
  let parameters = (ins ArrayRefParameter<"i64">:$shape, "Type":$elementType);
  let assemblyFormat = "`<` custom<ShapedElements>($shape, $elementType) `>`";
}

def SPIRV_StructTypeDef : SPIRV_TypeDef<"Struct", "struct"> {
  let summary = "a structure without a name; there are no offsets, or one for each member";
  let parameters = (ins
    ArrayRefParameter<"Type">:$elementTypes,
    ArrayRefParameter<"u32">:$offsets,
    ArrayRefParameter<"Attribute", "the decorations of the members and then of the structure">:$decorations
  );
  let assemblyFormat = "`<` custom<StructBody>($elementTypes, $offsets, $decorations) `>`";
}

class SPIRV_AttrDef<string name, string attrMnemonic> : AttrDef<SPIRV_Dialect, name> {
  let mnemonic = attrMnemonic;
  let hasCustomAssemblyFormat = 1;
}

def SPIRV_VerCapExtAttrDef : SPIRV_AttrDef<"VerCapExt", "vce"> {
  let summary = "a version, with capabilities and extensions";
  let parameters = (ins
    EnumParameter<SPIRV_VersionAttr.enum>:$version,
    "ArrayAttr":$capabilities,
    "ArrayAttr":$extensions
  );
}

def SPIRV_TargetEnvAttrDef : SPIRV_AttrDef<"TargetEnv", "target_env"> {
  let summary = "what runs a module; an empty string stands for a part that is not known";
  let parameters = (ins
    "Attribute":$triple,
    StringRefParameter<"the client, and the vendor with the type and the number of the device">:$device,
    "Attribute":$limits
  );
}

def SPIRV_InterfaceVarABIAttrDef : SPIRV_AttrDef<"InterfaceVarABI", "interface_var_abi"> {
  let summary = "where a variable of an interface is bound; an empty string stands for no storage class";
  let parameters = (ins "u32":$descriptorSet, "u32":$binding, StringRefParameter<"the storage class">:$storageClass);
}
