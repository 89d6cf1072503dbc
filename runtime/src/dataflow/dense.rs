//! What transfer functions of dense analyses read and change.

use super::lattice::{Lattice, PointLattice};
use super::point::ProgramPoint;
use super::solver::Solver;
use super::state::State;

/// How control flows between a call and its callee.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CallAction {
    /// From the call into the callee.
    Enter,
    /// From the callee back to the call.
    Exit,
    /// Through something unknown.
    External,
}

/// The states that a transfer function of a dense analysis reads (the source) and changes (the target). In a forward
/// analysis, the source is before the operation; in a backward analysis, it is after it.
#[derive(Debug)]
pub struct DenseTransfer<'s, 'ir, L: Lattice> {
    solver: &'s mut Solver<'ir>,
    point: ProgramPoint,
    source: L,
}

impl<'s, 'ir, L: Lattice> DenseTransfer<'s, 'ir, L> {
    /// A transfer from the state at `source` to that at `point`.
    pub(super) fn new(
        solver: &'s mut Solver<'ir>,
        point: ProgramPoint,
        source: ProgramPoint,
    ) -> Self {
        let source = solver.get_for::<PointLattice<L>>(point, source).0.clone();
        DenseTransfer { solver, point, source }
    }

    /// The source.
    pub fn source(&self) -> &L {
        &self.source
    }

    /// Joins `state` to the target.
    pub fn join(&mut self, state: &L) {
        self.change(|target| target.join(state));
    }

    /// Joins the source to the target.
    pub fn join_source(&mut self) {
        let source = &self.source;
        self.solver.update(self.point, |target: &mut PointLattice<L>| target.0.join(source));
    }

    /// Changes the target. `change` returns whether it did.
    pub fn change(&mut self, change: impl FnOnce(&mut L) -> bool) {
        self.solver.update(self.point, |target: &mut PointLattice<L>| change(&mut target.0));
    }

    /// The state of any anchor, such as a value. When it changes, the operation is visited again.
    pub fn get_for<S: State>(&mut self, anchor: S::Anchor) -> &S {
        self.solver.get_for::<S>(self.point, anchor)
    }
}
