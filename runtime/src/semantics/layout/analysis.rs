//! The layouts of all scopes of some IR.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::data_layout::DataLayout;
use super::scope::Scope;
use crate::core::diag::Diagnostic;
use crate::core::ir::{Op, OpRef, WalkOrder};

/// The layouts within an operation, of everything in it, and of what is around it. Corresponds to
/// `mlir::DataLayoutAnalysis`.
#[derive(Debug)]
pub struct DataLayoutAnalysis {
    natural: DataLayout,
    layouts: FxHashMap<Op, DataLayout>,
}

impl DataLayoutAnalysis {
    /// Makes the layouts of `root`, of all scopes in it and of all around it.
    ///
    /// # Errors
    ///
    /// When the layout of a scope contradicts those around it.
    pub fn new(root: OpRef<'_>) -> Result<Self, Diagnostic> {
        let around = std::iter::successors(root.parent_op(), |op| op.parent_op());
        let mut layouts = FxHashMap::default();
        for op in around.chain(root.walk(WalkOrder::Pre)) {
            if Scope::of(op).is_some() {
                layouts.insert(op.handle(), DataLayout::new(op)?);
            }
        }
        let natural = DataLayout::natural(Arc::clone(root.ir().ctx()));
        Ok(DataLayoutAnalysis { natural, layouts })
    }

    /// The layout that applies to `op`, which may be a scope itself.
    pub fn at_or_above(&self, op: OpRef<'_>) -> &DataLayout {
        std::iter::successors(Some(op), |op| op.parent_op())
            .find_map(|op| self.layouts.get(&op.handle()))
            .unwrap_or(&self.natural)
    }

    /// The layout that applies where `op` stands, which is not that of `op` itself.
    pub fn above(&self, op: OpRef<'_>) -> &DataLayout {
        op.parent_op().map_or(&self.natural, |op| self.at_or_above(op))
    }
}
