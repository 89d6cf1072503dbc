//! A hash of an operation, to find out whether a pass changed it.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

use crate::core::ir::{OpRef, WalkOrder};

/// A hash of `op` and everything in it, which differs after a change: identities, names, attributes, locations, operands, types and successors.
/// Corresponds to `mlir::OperationFingerPrint`.
pub fn fingerprint(op: OpRef<'_>) -> u64 {
    let mut hasher = FxHasher::default();
    for op in op.walk(WalkOrder::Pre) {
        op.handle().hash(&mut hasher);
        op.name_handle().hash(&mut hasher);
        op.loc_attr().handle().hash(&mut hasher);
        op.discardable_attrs().hash(&mut hasher);
        op.property_words().hash(&mut hasher);
        for value in op.operands() {
            value.handle().hash(&mut hasher);
        }
        for ty in op.results().types() {
            ty.handle().hash(&mut hasher);
        }
        for block in op.successors() {
            block.handle().hash(&mut hasher);
        }
        for region in op.regions() {
            for block in region.blocks() {
                block.handle().hash(&mut hasher);
                for argument in block.arguments() {
                    argument.handle().hash(&mut hasher);
                    argument.ty().handle().hash(&mut hasher);
                    argument.loc().hash(&mut hasher);
                }
            }
        }
        op.block().map(|block| block.handle()).hash(&mut hasher);
    }
    hasher.finish()
}
