//! Whether an operation may be executed where it was not.

use crate::core::ir::OpRef;
use crate::semantics::interfaces::{ConditionallySpeculatable, ConditionallySpeculatableTable};

/// Whether an operation may be executed although it was not asked for. Corresponds to
/// `mlir::Speculation::Speculatability`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Speculatability {
    /// It may have undefined behaviour, or other effects.
    NotSpeculatable,
    /// It has neither.
    Speculatable,
    /// It has neither if all that it contains has neither.
    RecursivelySpeculatable,
}

/// What operations with the trait `AlwaysSpeculatableImplTrait` implement.
pub(crate) static ALWAYS_SPECULATABLE: ConditionallySpeculatableTable =
    ConditionallySpeculatableTable { speculatability: |_| Speculatability::Speculatable };

/// What operations with the trait `RecursivelySpeculatableImplTrait` implement.
pub(crate) static RECURSIVELY_SPECULATABLE: ConditionallySpeculatableTable =
    ConditionallySpeculatableTable {
        speculatability: |_| Speculatability::RecursivelySpeculatable,
    };

/// Whether `op` may be executed although it was not asked for: it has no undefined behaviour. What does not say so is
/// taken to have some. Corresponds to `mlir::isSpeculatable`.
pub fn is_speculatable(op: OpRef<'_>) -> bool {
    // Most operations contain nothing, and nothing is allocated for them.
    let (mut waiting, mut next) = (Vec::new(), Some(op));
    while let Some(op) = next {
        let Some(conditionally) = op.dyn_cast::<ConditionallySpeculatable<'_>>() else {
            return false;
        };
        match conditionally.speculatability() {
            Speculatability::NotSpeculatable => return false,
            Speculatability::Speculatable => {}
            Speculatability::RecursivelySpeculatable => waiting.extend(super::analysis::nested(op)),
        }
        next = waiting.pop();
    }
    true
}
