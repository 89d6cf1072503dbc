//! MLIR's operation definitions for Rust: the texts of the `.td` files that `odsgen` ships.
//!
//! ```
//! let (path, text) = ods_defs::FILES.iter().find(|(path, _)| *path == "mlir/IR/OpBase.td").expect("the file");
//! assert!(path.ends_with(".td") && text.contains("class Op<"));
//! ```
//!
//! `odsgen` finds these files without an include directory. Programs that parse `.td` files with `odsgen-tablegen`
//! can use them as include files.
//!
//! - The [tutorial] defines a dialect with them.
//! - The [guide] says how to depend on the crates.
//! - [Rewriting][rewriting], [interfaces] and [data layout][data-layout] show what becomes of rules, interfaces and
//!   layouts.
//!
//! [tutorial]: https://github.com/odsgen/odsgen/blob/main/docs/tutorial.md
//! [guide]: https://github.com/odsgen/odsgen/blob/main/docs/guide.md
//! [rewriting]: https://github.com/odsgen/odsgen/blob/main/docs/rewriting.md
//! [interfaces]: https://github.com/odsgen/odsgen/blob/main/docs/interfaces.md
//! [data-layout]: https://github.com/odsgen/odsgen/blob/main/docs/data-layout.md

macro_rules! files {
    ($($path:literal)*) => {
        &[$(($path, include_str!($path))),*]
    };
}

/// Include path and text of every file, sorted by path.
pub const FILES: &[(&str, &str)] = files![
    "mlir/Conversion/Passes.td"
    "mlir/Dialect/Arith/IR/ArithBase.td"
    "mlir/Dialect/Arith/IR/ArithCanonicalization.td"
    "mlir/Dialect/Arith/IR/ArithOps.td"
    "mlir/Dialect/Arith/IR/ArithOpsInterfaces.td"
    "mlir/Dialect/Arith/Transforms/Passes.td"
    "mlir/Dialect/Async/IR/AsyncDialect.td"
    "mlir/Dialect/Async/IR/AsyncOps.td"
    "mlir/Dialect/Async/IR/AsyncTypes.td"
    "mlir/Dialect/Async/Passes.td"
    "mlir/Dialect/Complex/IR/ComplexAttributes.td"
    "mlir/Dialect/Complex/IR/ComplexBase.td"
    "mlir/Dialect/Complex/IR/ComplexOps.td"
    "mlir/Dialect/ControlFlow/IR/ControlFlowOps.td"
    "mlir/Dialect/DLTI/DLTI.td"
    "mlir/Dialect/DLTI/DLTIAttrs.td"
    "mlir/Dialect/DLTI/DLTIBase.td"
    "mlir/Dialect/Func/IR/FuncOps.td"
    "mlir/Dialect/Func/Transforms/Passes.td"
    "mlir/Dialect/Index/IR/IndexDialect.td"
    "mlir/Dialect/Index/IR/IndexEnums.td"
    "mlir/Dialect/Index/IR/IndexOps.td"
    "mlir/Dialect/LLVMIR/LLVMAttrDefs.td"
    "mlir/Dialect/LLVMIR/LLVMDialect.td"
    "mlir/Dialect/LLVMIR/LLVMEnums.td"
    "mlir/Dialect/LLVMIR/LLVMInterfaces.td"
    "mlir/Dialect/LLVMIR/LLVMIntrinsicOps.td"
    "mlir/Dialect/LLVMIR/LLVMOpBase.td"
    "mlir/Dialect/LLVMIR/LLVMOps.td"
    "mlir/Dialect/LLVMIR/LLVMTypes.td"
    "mlir/Dialect/LLVMIR/Transforms/Passes.td"
    "mlir/Dialect/Math/IR/MathBase.td"
    "mlir/Dialect/Math/IR/MathOps.td"
    "mlir/Dialect/Math/Transforms/Passes.td"
    "mlir/Dialect/MemRef/IR/MemRefBase.td"
    "mlir/Dialect/MemRef/IR/MemRefOps.td"
    "mlir/Dialect/MemRef/Transforms/Passes.td"
    "mlir/Dialect/Ptr/IR/MemorySpaceInterfaces.td"
    "mlir/Dialect/SCF/IR/DeviceMappingInterface.td"
    "mlir/Dialect/SCF/IR/SCFOps.td"
    "mlir/Dialect/SCF/Transforms/Passes.td"
    "mlir/Dialect/UB/IR/UBOps.td"
    "mlir/Dialect/UB/IR/UBOpsInterfaces.td"
    "mlir/IR/AttrTypeBase.td"
    "mlir/IR/BuiltinAttributeInterfaces.td"
    "mlir/IR/BuiltinAttributes.td"
    "mlir/IR/BuiltinDialect.td"
    "mlir/IR/BuiltinLocationAttributes.td"
    "mlir/IR/BuiltinOps.td"
    "mlir/IR/BuiltinTypeInterfaces.td"
    "mlir/IR/BuiltinTypes.td"
    "mlir/IR/CommonAttrConstraints.td"
    "mlir/IR/CommonTypeConstraints.td"
    "mlir/IR/Constraints.td"
    "mlir/IR/DialectBase.td"
    "mlir/IR/EnumAttr.td"
    "mlir/IR/Interfaces.td"
    "mlir/IR/OpAsmInterface.td"
    "mlir/IR/OpBase.td"
    "mlir/IR/PatternBase.td"
    "mlir/IR/Properties.td"
    "mlir/IR/RegionKindInterface.td"
    "mlir/IR/SymbolInterfaces.td"
    "mlir/IR/TensorEncoding.td"
    "mlir/IR/Traits.td"
    "mlir/IR/Utils.td"
    "mlir/Interfaces/AlignmentAttrInterface.td"
    "mlir/Interfaces/CallInterfaces.td"
    "mlir/Interfaces/CastInterfaces.td"
    "mlir/Interfaces/ControlFlowInterfaces.td"
    "mlir/Interfaces/DataLayoutInterfaces.td"
    "mlir/Interfaces/DestinationStyleOpInterface.td"
    "mlir/Interfaces/FunctionInterfaces.td"
    "mlir/Interfaces/IndexingMapOpInterface.td"
    "mlir/Interfaces/InferIntRangeInterface.td"
    "mlir/Interfaces/InferStridedMetadataInterface.td"
    "mlir/Interfaces/InferTypeOpInterface.td"
    "mlir/Interfaces/LoopLikeInterface.td"
    "mlir/Interfaces/MemOpInterfaces.td"
    "mlir/Interfaces/MemorySlotInterfaces.td"
    "mlir/Interfaces/ParallelCombiningOpInterface.td"
    "mlir/Interfaces/RuntimeVerifiableOpInterface.td"
    "mlir/Interfaces/ShapedOpInterfaces.td"
    "mlir/Interfaces/SideEffectInterfaceBase.td"
    "mlir/Interfaces/SideEffectInterfaces.td"
    "mlir/Interfaces/VectorInterfaces.td"
    "mlir/Interfaces/ViewLikeInterface.td"
    "mlir/Pass/PassBase.td"
    "mlir/Transforms/DialectInlinerInterface.td"
    "mlir/Transforms/Passes.td"
    "ods/LLVM.td"
    "ods/Parameters.td"
];

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// The list contains every file on disk.
    #[test]
    fn every_file_is_embedded() {
        fn collect(dir: &Path, root: &Path, paths: &mut Vec<String>) {
            for entry in std::fs::read_dir(dir).into_iter().flatten().flatten() {
                let path = entry.path();
                if path.is_dir() {
                    collect(&path, root, paths);
                } else if path.extension().is_some_and(|extension| extension == "td")
                    && let Ok(relative) = path.strip_prefix(root)
                {
                    paths.push(relative.to_string_lossy().replace('\\', "/"));
                }
            }
        }
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut paths = Vec::new();
        for dir in ["mlir", "ods"] {
            collect(&root.join(dir), root, &mut paths);
        }
        paths.sort();
        let embedded: Vec<_> = FILES.iter().map(|(path, _)| (*path).to_owned()).collect();
        assert_eq!(paths, embedded);
    }
}
