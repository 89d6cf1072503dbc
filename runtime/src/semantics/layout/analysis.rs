//! The data layouts of all scopes in some IR.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::data_layout::DataLayout;
use super::scope::Scope;
use crate::core::diag::Diagnostic;
use crate::core::ir::{Op, OpRef, WalkOrder};

/// The data layouts of an operation, of all scopes in it, and of those around it. Corresponds to
/// `mlir::DataLayoutAnalysis`.
#[derive(Debug)]
pub struct DataLayoutAnalysis {
    natural: DataLayout,
    layouts: FxHashMap<Op, DataLayout>,
}

impl DataLayoutAnalysis {
    /// Computes the layouts of all scopes in and around `root`.
    ///
    /// # Errors
    ///
    /// If the layout of a scope is incompatible with those around it.
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

    /// The layout of `op` if it is a scope, otherwise that of the closest scope around it.
    pub fn at_or_above(&self, op: OpRef<'_>) -> &DataLayout {
        std::iter::successors(Some(op), |op| op.parent_op())
            .find_map(|op| self.layouts.get(&op.handle()))
            .unwrap_or(&self.natural)
    }

    /// The layout of the closest scope around `op`, excluding `op` itself.
    pub fn above(&self, op: OpRef<'_>) -> &DataLayout {
        op.parent_op().map_or(&self.natural, |op| self.at_or_above(op))
    }
}
