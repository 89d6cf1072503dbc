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
    "DestructurableAccessorOpInterface",
    "DestructurableAllocationOpInterface",
    "DestructurableTypeInterface",
    "DeviceMappingAttrInterface",
    "DeviceMaskingAttrInterface",
    "DialectInlinerInterface",
    "ElementsAttr",
    "FloatType",
    "FunctionOpInterface",
    "IndexingMapOpInterface",
    "InferIntRangeInterface",
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
    "PromotableAllocationOpInterface",
    "PromotableMemOpInterface",
    "PromotableOpInterface",
    "PtrLikeTypeInterface",
    "RegionBranchOpInterface",
    "RegionBranchTerminatorOpInterface",
    "RegionKindInterface",
    "ReifyRankedShapedTypeOpInterface",
    "SafeMemorySlotAccessOpInterface",
    "SelectLikeOpInterface",
    "ShapedType",
    "SymbolOpInterface",
    "SymbolUserAttrInterface",
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

/// Builtin attributes that the generator treats specially.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BuiltinAttr {
    /// `StringAttr`
    String,
    /// `ArrayAttr`
    Array,
    /// `SymbolRefAttr`
    SymbolRef,
    /// `FlatSymbolRefAttr`
    FlatSymbolRef,
    /// `DenseI32ArrayAttr`
    DenseI32Array,
}

impl BuiltinAttr {
    /// The attribute whose view is `name`.
    #[must_use]
    pub(crate) fn of_view(name: &str) -> Option<Self> {
        match name {
            "StringAttr" => Some(Self::String),
            "ArrayAttr" => Some(Self::Array),
            "SymbolRefAttr" => Some(Self::SymbolRef),
            "FlatSymbolRefAttr" => Some(Self::FlatSymbolRef),
            "DenseI32ArrayAttr" => Some(Self::DenseI32Array),
            _ => None,
        }
    }

    /// The first character of its text, if all texts of the attribute start with it and others do not.
    #[must_use]
    pub(crate) fn first_character(self) -> Option<char> {
        match self {
            Self::String => Some('"'),
            Self::Array => Some('['),
            Self::SymbolRef | Self::FlatSymbolRef => Some('@'),
            Self::DenseI32Array => None,
        }
    }
}

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
