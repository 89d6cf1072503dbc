//! Names that the runtime provides for definitions.

/// The path of the runtime in definitions.
pub(crate) const RUNTIME: &str = "::ods_runtime";

/// The interfaces with Rust code in the runtime. Other interfaces in its definitions have only a name.
const RUNTIME_INTERFACES: &[&str] = &[
    "ArgAndResultAttrsOpInterface",
    "BlobAttr",
    "BranchOpInterface",
    "CallOpInterface",
    "CallableOpInterface",
    "CastOpInterface",
    "ConditionallySpeculatable",
    "DLTIQueryInterface",
    "DataLayoutEntryInterface",
    "DataLayoutOpInterface",
    "DataLayoutSpecInterface",
    "DataLayoutTypeInterface",
    "DestinationStyleOpInterface",
    "DeviceMappingAttrInterface",
    "DeviceMaskingAttrInterface",
    "DialectInlinerInterface",
    "ElementsAttr",
    "FloatType",
    "FunctionOpInterface",
    "IndexingMapOpInterface",
    "InferShapedTypeOpInterface",
    "InferTypeOpInterface",
    "LoopLikeOpInterface",
    "MemRefElementTypeInterface",
    "MemRefLayoutAttrInterface",
    "MemoryEffectOpInterface",
    "OffsetSizeAndStrideOpInterface",
    "OpAsmAttrInterface",
    "OpAsmOpInterface",
    "OpAsmTypeInterface",
    "ParallelCombiningOpInterface",
    "PtrLikeTypeInterface",
    "RegionBranchOpInterface",
    "RegionBranchTerminatorOpInterface",
    "RegionKindInterface",
    "ReifyRankedShapedTypeOpInterface",
    "SelectLikeOpInterface",
    "ShapedType",
    "SymbolOpInterface",
    "SymbolUserOpInterface",
    "TargetDeviceSpecInterface",
    "TargetSystemSpecInterface",
    "TypedAttr",
    "VectorElementTypeInterface",
    "VerifiableTensorEncoding",
    "ViewLikeOpInterface",
    "WeightedBranchOpInterface",
    "WeightedRegionBranchOpInterface",
];

/// The operations of the runtime's own dialect.
pub(crate) const RUNTIME_OPS: &[&str] = &["ModuleOp", "UnrealizedConversionCastOp"];

/// Whether the interface `name` in `namespace` has Rust code.
pub(crate) fn is_provided(name: &str, namespace: &str) -> bool {
    match namespace {
        "" => false,
        RUNTIME => RUNTIME_INTERFACES.contains(&name),
        _ => true,
    }
}
