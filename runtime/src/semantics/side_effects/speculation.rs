//! Speculatability: whether an operation may be executed speculatively.

use crate::core::ir::OpRef;
use crate::semantics::interfaces::{ConditionallySpeculatable, ConditionallySpeculatableTable};

/// Whether an operation may be executed speculatively. Corresponds to `mlir::Speculation::Speculatability`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Speculatability {
    /// It may have undefined behavior or side effects.
    #[default]
    NotSpeculatable,
    /// It has neither undefined behavior nor side effects.
    Speculatable,
    /// It is speculatable if all nested operations are.
    RecursivelySpeculatable,
}

/// The implementation for the trait `AlwaysSpeculatableImplTrait`.
pub(crate) static ALWAYS_SPECULATABLE: ConditionallySpeculatableTable =
    ConditionallySpeculatableTable { speculatability: |_| Speculatability::Speculatable };

/// The implementation for the trait `RecursivelySpeculatableImplTrait`.
pub(crate) static RECURSIVELY_SPECULATABLE: ConditionallySpeculatableTable =
    ConditionallySpeculatableTable {
        speculatability: |_| Speculatability::RecursivelySpeculatable,
    };

/// Whether `op` may be executed speculatively. Operations that do not implement `ConditionallySpeculatable` may not.
/// Corresponds to `mlir::isSpeculatable`.
pub fn is_speculatable(op: OpRef<'_>) -> bool {
    // Most operations have no regions; `Vec::new` does not allocate.
    let (mut worklist, mut next) = (Vec::new(), Some(op));
    while let Some(op) = next {
        let Some(conditionally) = op.dyn_cast::<ConditionallySpeculatable<'_>>() else {
            return false;
        };
        match conditionally.speculatability() {
            Speculatability::NotSpeculatable => return false,
            Speculatability::Speculatable => {}
            Speculatability::RecursivelySpeculatable => {
                worklist.extend(super::analysis::nested(op))
            }
        }
        next = worklist.pop();
    }
    true
}
