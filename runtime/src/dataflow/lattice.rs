//! Lattices: states that combine along several paths.

use super::point::ProgramPoint;
use super::state::{AnalysisId, Pending, State};
use crate::core::ir::{Ir, Value};

/// What an analysis knows about a value or a program point. The default is the bottom element: nothing is known yet.
pub trait Lattice: Clone + Default + std::fmt::Debug + 'static {
    /// Combines what is known along this path with what is known along another one. Returns whether that changed the
    /// state. A state may change only finitely often.
    fn join(&mut self, other: &Self) -> bool;
}

/// The lattice element of a value.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct ValueLattice<L>(pub L);

impl<L: Lattice> State for ValueLattice<L> {
    type Anchor = Value;

    /// Subscribers visit the users of the value.
    fn update(ir: &Ir, value: Value, subscribers: &[AnalysisId], pending: &mut Pending) {
        if subscribers.is_empty() {
            return;
        }
        for operand in ir.value(value).uses() {
            for analysis in subscribers {
                pending.push(ProgramPoint::after(operand.owner()), *analysis);
            }
        }
    }
}

/// The lattice element of a program point.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct PointLattice<L>(pub L);

impl<L: Lattice> State for PointLattice<L> {
    type Anchor = ProgramPoint;
}
