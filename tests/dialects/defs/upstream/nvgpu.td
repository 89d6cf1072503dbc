// The types and attributes of upstream's `nvgpu` dialect.

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def NVGPU_Dialect : Dialect {
  let name = "nvgpu";
  let cppNamespace = "::mlir::nvgpu";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

class NVGPU_Type<string name, string typeMnemonic, list<Trait> traits = []> : TypeDef<NVGPU_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
}
class NVGPU_Enum<string name, string description, list<I32EnumAttrCase> cases> : I32EnumAttr<name, description, cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::nvgpu";
}

def TensorMapSwizzleKind : NVGPU_Enum<"TensorMapSwizzleKind", "Tensor map swizzling mode of shared memory banks", [
  I32EnumAttrCase<"SWIZZLE_NONE", 0, "none">, I32EnumAttrCase<"SWIZZLE_32B", 1, "swizzle_32b">,
  I32EnumAttrCase<"SWIZZLE_64B", 2, "swizzle_64b">, I32EnumAttrCase<"SWIZZLE_128B", 3, "swizzle_128b">
]>;
def TensorMapL2PromoKind : NVGPU_Enum<"TensorMapL2PromoKind", "Tensor map L2 promotion type", [
  I32EnumAttrCase<"L2PROMO_NONE", 0, "none">, I32EnumAttrCase<"L2PROMO_64B", 1, "l2promo_64b">,
  I32EnumAttrCase<"L2PROMO_128B", 2, "l2promo_128b">, I32EnumAttrCase<"L2PROMO_256B", 3, "l2promo_256b">
]>;
def TensorMapOOBKind : NVGPU_Enum<"TensorMapOOBKind", "Tensor map out-of-bounds fill type", [
  I32EnumAttrCase<"OOB_ZERO", 0, "zero">, I32EnumAttrCase<"OOB_NAN", 1, "nan">
]>;
def TensorMapInterleaveKind : NVGPU_Enum<"TensorMapInterleaveKind", "Tensor map interleave layout type", [
  I32EnumAttrCase<"INTERLEAVE_NONE", 0, "none">, I32EnumAttrCase<"INTERLEAVE_16B", 1, "interleave_16b">,
  I32EnumAttrCase<"INTERLEAVE_32B", 2, "interleave_32b">
]>;
def RcpRoundingMode : NVGPU_Enum<"RcpRoundingMode", "Rounding mode of rcp", [
  I32EnumAttrCase<"APPROX", 0, "approx">, I32EnumAttrCase<"RN", 1, "rn">, I32EnumAttrCase<"RZ", 2, "rz">,
  I32EnumAttrCase<"RM", 3, "rm">, I32EnumAttrCase<"RP", 4, "rp">
]>;

def TensorMapSwizzleAttr : EnumAttr<NVGPU_Dialect, TensorMapSwizzleKind, "swizzle">;
def TensorMapL2PromoAttr : EnumAttr<NVGPU_Dialect, TensorMapL2PromoKind, "l2promo">;
def TensorMapOOBAttr : EnumAttr<NVGPU_Dialect, TensorMapOOBKind, "oob">;
def TensorMapInterleaveAttr : EnumAttr<NVGPU_Dialect, TensorMapInterleaveKind, "interleave">;
def RcpRoundingModeAttr : EnumAttr<NVGPU_Dialect, RcpRoundingMode, "rcp_rounding_mode">;

def NVGPU_DeviceAsyncToken : NVGPU_Type<"DeviceAsyncToken", "device.async.token", []>;

def NVGPU_MBarrierGroup : NVGPU_Type<"MBarrierGroup", "mbarrier.group", []> {
  let parameters = (ins "Attribute":$memorySpace, DefaultValuedParameter<"u32", "1">:$num_barriers);
  let assemblyFormat = "`<` struct(params) `>`";
  let builders = [
    TypeBuilder<(ins "Attribute":$memorySpace), [{ $_get($_ctxt, memory_space, 1) }]>
  ];
}

def NVGPU_MBarrierToken : NVGPU_Type<"MBarrierToken", "mbarrier.token", []>;

def NVGPU_TensorMapDescriptor : NVGPU_Type<"TensorMapDescriptor", "tensormap.descriptor", []> {
  let parameters = (ins
    "MemRefType":$tensor,
    EnumParameter<TensorMapSwizzleKind>:$swizzle,
    EnumParameter<TensorMapL2PromoKind>:$l2promo,
    EnumParameter<TensorMapOOBKind>:$oob,
    EnumParameter<TensorMapInterleaveKind>:$interleave
  );
  let assemblyFormat = "`<` struct(params) `>`";
}

def NVGPU_WarpgroupMatrixDescriptor : NVGPU_Type<"WarpgroupMatrixDescriptor", "warpgroup.descriptor", []> {
  let parameters = (ins "MemRefType":$tensor);
  let assemblyFormat = "`<` struct(params) `>`";
}

def NVGPU_WarpgroupAccumulator : NVGPU_Type<"WarpgroupAccumulator", "warpgroup.accumulator", []> {
  let parameters = (ins "VectorType":$fragmented);
  let assemblyFormat = "`<` struct(params) `>`";
}
