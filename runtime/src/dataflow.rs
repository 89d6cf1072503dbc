//! Data flow analyses: a solver, dead code, constants, liveness, and traits for sparse and dense analyses of any kind.
//!
//! A [`DataFlowAnalysis`] attaches a state to values or to program points, and computes it from other states. The
//! [`Solver`] calls it again whenever one of these changes, until nothing changes any more. Most analyses implement
//! [`SparseForward`], [`SparseBackward`], [`DenseForward`] or [`DenseBackward`], which follow branches, regions and calls
//! for them. The IR does not change meanwhile.

mod calls;
mod constants;
mod dead_code;
mod dense;
mod dense_backward;
mod dense_forward;
mod executable;
mod integer_ranges;
mod lattice;
mod liveness;
mod ordered_set;
mod places;
mod point;
mod predecessors;
mod solver;
mod sparse;
mod sparse_backward;
mod sparse_forward;
mod state;

pub use constants::{ConstantPropagation, ConstantValue};
pub use dead_code::DeadCodeAnalysis;
pub use dense::{CallAction, DenseTransfer};
pub use dense_backward::{DenseBackward, DenseBackwardAnalysis};
pub use dense_forward::{DenseForward, DenseForwardAnalysis};
pub use executable::{Executable, ExecutableAnchor};
pub use integer_ranges::IntegerRangeAnalysis;
pub use lattice::{Lattice, PointLattice, ValueLattice};
pub use liveness::{Liveness, LivenessAnalysis};
pub use point::ProgramPoint;
pub use predecessors::Predecessors;
pub use solver::{DataFlowAnalysis, Solver};
pub use sparse::SparseTransfer;
pub use sparse_backward::{SparseBackward, SparseBackwardAnalysis};
pub use sparse_forward::{SparseForward, SparseForwardAnalysis};
pub use state::{AnalysisId, Pending, State, States};
