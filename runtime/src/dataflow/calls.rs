//! Calls and their callees, as analyses follow them.

use super::point::ProgramPoint;
use super::predecessors::Predecessors;
use super::solver::Solver;
use crate::core::ir::OpRef;
use crate::semantics::interfaces::{CallOpInterface, CallableOpInterface};

/// The callee of `call`.
pub(super) fn callee<'ir>(
    solver: &mut Solver<'_>,
    call: CallOpInterface<'ir>,
) -> Option<CallableOpInterface<'ir>> {
    let callee = call.resolve_callable_in_table(&mut solver.tables);
    callee.and_then(|callee| callee.dyn_cast::<CallableOpInterface<'_>>())
}

/// Whether a forward analysis does not follow `call` into its callee.
pub(super) fn is_external(solver: &mut Solver<'_>, call: CallOpInterface<'_>) -> bool {
    let callee = callee(solver, call);
    !solver.is_interprocedural()
        || callee.is_some_and(|callable| callable.callable_region().is_none())
}

/// The calls of `callable`, if all are known. When they change, `point` is visited again.
pub(super) fn known_calls<'ir>(
    solver: &mut Solver<'ir>,
    point: ProgramPoint,
    callable: OpRef<'_>,
) -> Option<Vec<CallOpInterface<'ir>>> {
    let ir = solver.ir();
    let is_interprocedural = solver.is_interprocedural();
    let calls = solver.get_for::<Predecessors>(point, ProgramPoint::after(callable));
    let is_known = calls.all_known() && is_interprocedural;
    is_known.then(|| calls.known().iter().filter_map(|call| ir.op(*call).dyn_cast()).collect())
}
