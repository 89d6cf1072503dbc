//! What transfer functions of sparse analyses read and change.

use smallvec::SmallVec;

use super::lattice::{Lattice, ValueLattice};
use super::point::ProgramPoint;
use super::solver::Solver;
use super::state::{AnalysisId, Index, Pending, Store};
use crate::core::ir::{Ir, Value, ValueRef};

/// The indices of states.
pub(super) type Indices = SmallVec<[Index; 4]>;

/// The states that a transfer function of a sparse analysis reads (sources) and changes (targets).
///
/// In a forward analysis, operands are the sources, and results or block arguments are the targets; in a backward
/// analysis, it is the other way round.
#[derive(Debug)]
pub struct SparseTransfer<'s, 'ir, L: Lattice> {
    ir: &'ir Ir,
    store: &'s mut Store<ValueLattice<L>>,
    pending: &'s mut Pending,
    analysis: AnalysisId,
    point: ProgramPoint,
    sources: Indices,
    targets: Indices,
    target_values: SmallVec<[Value; 4]>,
}

impl<'s, 'ir, L: Lattice> SparseTransfer<'s, 'ir, L> {
    /// A transfer at `point` to the states of `targets`.
    pub(super) fn new(
        solver: &'s mut Solver<'ir>,
        point: ProgramPoint,
        targets: impl IntoIterator<Item = Value>,
    ) -> Self {
        let (ir, analysis) = (solver.ir(), solver.current());
        let store = solver.states.store::<ValueLattice<L>>();
        let target_values: SmallVec<[Value; 4]> = targets.into_iter().collect();
        let targets = target_values.iter().map(|value| store.index(*value)).collect();
        SparseTransfer {
            ir,
            store,
            pending: &mut solver.pending,
            analysis,
            point,
            sources: Indices::new(),
            targets,
            target_values,
        }
    }

    /// Adds a source. When it changes, all users of the value are visited.
    pub(super) fn add_operand(&mut self, value: Value) {
        let index = self.store.index(value);
        self.store.at(index).subscribe(self.analysis);
        self.sources.push(index);
    }

    /// Adds a source. When it changes, the point is visited.
    pub(super) fn add_result(&mut self, value: Value) {
        let index = self.store.index(value);
        self.store.at(index).depend(self.point, self.analysis);
        self.sources.push(index);
    }

    /// The same transfer with only target `index`.
    pub(super) fn only(&mut self, index: usize) -> SparseTransfer<'_, 'ir, L> {
        SparseTransfer {
            ir: self.ir,
            store: self.store,
            pending: self.pending,
            analysis: self.analysis,
            point: self.point,
            sources: self.sources.clone(),
            targets: Indices::from_iter([self.targets[index]]),
            target_values: SmallVec::from_iter([self.target_values[index]]),
        }
    }

    /// The IR.
    pub fn ir(&self) -> &'ir Ir {
        self.ir
    }

    /// The number of sources.
    pub fn num_sources(&self) -> usize {
        self.sources.len()
    }

    /// The state of source `index`.
    ///
    /// # Panics
    ///
    /// If there is no such source.
    pub fn source(&self, index: usize) -> &L {
        &self.store.entries[self.sources[index] as usize].state.0
    }

    /// The state of operand `index`, in a forward analysis.
    ///
    /// # Panics
    ///
    /// If there is no such operand.
    pub fn operand(&self, index: usize) -> &L {
        self.source(index)
    }

    /// The state of any value. When it changes, the operation or the block is visited again.
    pub fn state_of(&mut self, value: impl Into<Value>) -> &L {
        let entry = self.store.entry(value.into());
        entry.depend(self.point, self.analysis);
        &entry.state.0
    }

    /// The number of targets.
    pub fn num_targets(&self) -> usize {
        self.targets.len()
    }

    /// The value whose state is target `index`.
    ///
    /// # Panics
    ///
    /// If there is no such target.
    pub fn target_value(&self, index: usize) -> ValueRef<'ir> {
        self.ir.value(self.target_values[index])
    }

    /// The state of target `index`.
    ///
    /// # Panics
    ///
    /// If there is no such target.
    pub fn target(&self, index: usize) -> &L {
        &self.store.entries[self.targets[index] as usize].state.0
    }

    /// Joins `state` to target `index`.
    ///
    /// # Panics
    ///
    /// If there is no such target.
    pub fn join(&mut self, index: usize, state: &L) {
        let entry = self.store.at(self.targets[index]);
        if entry.state.0.join(state) {
            entry.notify(self.ir, self.pending);
        }
    }

    /// Joins `state` to all targets.
    pub fn join_all(&mut self, state: &L) {
        for index in 0..self.targets.len() {
            self.join(index, state);
        }
    }

    /// Joins the state of `value` to target `index`, and visits the operation or the block again when it changes.
    pub fn join_state_of(&mut self, index: usize, value: impl Into<Value>) {
        let state = self.state_of(value).clone();
        self.join(index, &state);
    }
}
