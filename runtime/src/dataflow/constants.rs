//! Sparse constant propagation.

use smallvec::SmallVec;

use super::lattice::Lattice;
use super::sparse::SparseTransfer;
use super::sparse_forward::SparseForward;
use crate::core::attrs::Attribute;
use crate::core::ir::{OpRef, ValueRef};
use crate::rewrite::fold::{Constant, FoldSimulation, simulate_fold};
use crate::semantics::matchers::FoldResult;

/// What is known about the value of an operand or a result: nothing yet, a constant, or that it is no constant.
/// Corresponds to `mlir::dataflow::ConstantValue`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum ConstantValue {
    /// Nothing yet.
    #[default]
    Uninitialized,
    /// A constant.
    Constant {
        /// The value.
        attr: Attribute,
        /// The dialect that can create the constant.
        dialect: &'static str,
    },
    /// No constant.
    Unknown,
}

impl ConstantValue {
    /// Whether nothing is known yet.
    pub fn is_uninitialized(self) -> bool {
        self == ConstantValue::Uninitialized
    }

    /// The value, if it is a constant.
    pub fn attr(self) -> Option<Attribute> {
        match self {
            ConstantValue::Constant { attr, .. } => Some(attr),
            _ => None,
        }
    }
}

impl Lattice for ConstantValue {
    fn join(&mut self, other: &Self) -> bool {
        let joined = match (*self, *other) {
            (ConstantValue::Uninitialized, other) => other,
            (value, ConstantValue::Uninitialized) => value,
            (value, other) if value.attr() == other.attr() => value,
            _ => ConstantValue::Unknown,
        };
        std::mem::replace(self, joined) != joined
    }
}

/// Determines which values are constants, by folding operations whose operands are. It needs [`DeadCodeAnalysis`] in the
/// same solver. Corresponds to `mlir::dataflow::SparseConstantPropagation`.
///
/// [`DeadCodeAnalysis`]: super::DeadCodeAnalysis
#[derive(Clone, Copy, Debug, Default)]
pub struct ConstantPropagation;

impl SparseForward for ConstantPropagation {
    type Lattice = ConstantValue;

    fn entry_state(&self, _: ValueRef<'_>) -> ConstantValue {
        ConstantValue::Unknown
    }

    fn visit_operation(&mut self, op: OpRef<'_>, flow: &mut SparseTransfer<'_, '_, ConstantValue>) {
        // Folders of operations with regions may look into these, whose values are not known.
        if op.num_regions() > 0 {
            return flow.join_all(&ConstantValue::Unknown);
        }
        let mut constants: SmallVec<[Constant<'_>; 4]> = SmallVec::new();
        for index in 0..op.num_operands() {
            match *flow.operand(index) {
                ConstantValue::Uninitialized => return,
                ConstantValue::Unknown => constants.push(None),
                ConstantValue::Constant { attr, .. } => {
                    constants.push(Some(op.ctx().attr_ref(attr)));
                }
            }
        }
        let FoldSimulation::Results(results) = simulate_fold(op, &constants) else {
            return flow.join_all(&ConstantValue::Unknown);
        };
        let dialect = op.def().map_or("", |def| def.dialect());
        for (index, result) in results.iter().enumerate() {
            let value = match *result {
                FoldResult::Attr(attr) => ConstantValue::Constant { attr, dialect },
                FoldResult::Value(value) => *flow.state_of(value),
            };
            flow.join(index, &value);
        }
    }
}
