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
    "MemorySpaceAttrInterface",
    "MemorySpaceCastConsumerOpInterface",
    "MemorySpaceCastOpInterface",
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
    "RuntimeVerifiableOpInterface",
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::{RUNTIME, is_provided};

    /// Adds the class names of the runtime's interfaces that the files in `directory` define.
    fn collect(directory: &Path, names: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(directory).expect("a directory").flatten() {
            let path = entry.path();
            if path.is_dir() {
                collect(&path, names);
            } else if path.extension().is_some_and(|extension| extension == "td") {
                let text = std::fs::read_to_string(&path).expect("a file");
                names.extend(text.split("\ndef ").skip(1).filter_map(|definition| {
                    let (head, body) = definition.split_once('\n')?;
                    let (_, class) = head.split_once("Interface<\"")?;
                    // Other interfaces are in the module of their dialect.
                    let namespace = body.split("let cppNamespace = \"").nth(1)?;
                    let is_own = namespace.starts_with(&format!("{RUNTIME}\""));
                    is_own.then(|| class.split('"').next().unwrap_or(class).to_owned())
                }));
            }
        }
    }

    #[test]
    fn the_page_lists_the_interfaces_without_code() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let mut names = BTreeSet::new();
        collect(&root.join("defs/mlir"), &mut names);
        assert!(names.len() > 60, "{names:?}");
        names.retain(|name| !is_provided(name, RUNTIME));
        let page = std::fs::read_to_string(root.join("docs/documents.md")).expect("the page");
        let list = page.split("where a definition in Rust lists one:").nth(1).expect("the list");
        let list = list.split("\n\n").next().unwrap_or(list);
        let listed: BTreeSet<String> = list.split('`').skip(1).step_by(2).map(Into::into).collect();
        assert_eq!(listed, names);
    }
}
