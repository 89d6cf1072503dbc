//! Ranges of integers.

use super::constants::ConstantValue;
use super::lattice::{Lattice, ValueLattice};
use super::solver::Solver;
use super::sparse::SparseTransfer;
use super::sparse_forward::SparseForward;
use crate::core::ir::{OpRef, Value, ValueRef};
use crate::kinds::attrs::IntegerAttr;
use crate::semantics::int_range::{ConstantIntRanges, IntegerValueRange};
use crate::semantics::interfaces::{InferIntRangeInterface, LoopLikeOpInterface, RegionSuccessor};
use crate::semantics::matchers::OpFoldResult;
use crate::semantics::traits::IsTerminator;
use crate::support::apint::ApInt;

impl Lattice for IntegerValueRange {
    fn join(&mut self, other: &Self) -> bool {
        let joined = match (&*self, other) {
            (_, None) => return false,
            (None, Some(other)) => other.clone(),
            (Some(range), Some(other)) => range.union(other),
        };
        let is_changed = self.as_ref() != Some(&joined);
        *self = Some(joined);
        is_changed
    }
}

/// Determines the ranges of integers, with what operations tell about their results in [`InferIntRangeInterface`], and from
/// the bounds of loops. The state of a value is an [`IntegerValueRange`]. A value with one possible integer is a constant for
/// [`DeadCodeAnalysis`](super::DeadCodeAnalysis). Corresponds to `mlir::dataflow::IntegerRangeAnalysis`.
#[derive(Clone, Copy, Debug, Default)]
pub struct IntegerRangeAnalysis;

type Flow<'s, 'ir> = SparseTransfer<'s, 'ir, IntegerValueRange>;

/// Joins `range` to target `index`. A value that a terminator passes on may get another range in each iteration of a loop:
/// if it has changed once, nothing more is known about it.
fn join(flow: &mut Flow<'_, '_>, index: usize, range: &IntegerValueRange) {
    let before = flow.target(index).clone();
    flow.join(index, range);
    if before.is_none() || *flow.target(index) == before {
        return;
    }
    let value = flow.target_value(index);
    if value.uses().any(|operand| operand.owner().has_trait::<IsTerminator>()) {
        flow.join(index, &Some(ConstantIntRanges::max_of(value)));
    }
}

/// Joins the ranges that `op` infers for the targets.
fn infer(op: InferIntRangeInterface<'_>, ranges: &[IntegerValueRange], flow: &mut Flow<'_, '_>) {
    op.infer_result_ranges_from_optional(ranges, &mut |value, range| {
        let mut targets = 0..flow.num_targets();
        if let Some(index) = targets.find(|index| flow.target_value(*index) == value) {
            join(flow, index, &range);
        }
    });
}

/// An end of the signed range of a bound or a step of a loop whose induction variable is `variable`.
fn loop_bound(
    bound: OpFoldResult<'_>,
    variable: ValueRef<'_>,
    is_upper: bool,
    flow: &mut Flow<'_, '_>,
) -> ApInt {
    let range = match bound {
        OpFoldResult::Attr(attr) => {
            attr.dyn_cast::<IntegerAttr<'_>>().map(|attr| ConstantIntRanges::constant(attr.value()))
        }
        OpFoldResult::Value(value) => flow.state_of(value).clone(),
    };
    let width = ConstantIntRanges::storage_width(variable.ty());
    let range = range.unwrap_or_else(|| ConstantIntRanges::max(width));
    if is_upper { range.smax().clone() } else { range.smin().clone() }
}

/// Joins the ranges between the bounds to the induction variables of a loop.
fn visit_induction_variables(
    of_loop: LoopLikeOpInterface<'_>,
    variables: &[ValueRef<'_>],
    flow: &mut Flow<'_, '_>,
) {
    let lower = of_loop.loop_lower_bounds().unwrap_or_default();
    let upper = of_loop.loop_upper_bounds().unwrap_or_default();
    let steps = of_loop.loop_steps().unwrap_or_default();
    for (variable, ((lower, upper), step)) in
        variables.iter().zip(lower.into_iter().zip(upper).zip(steps))
    {
        let mut min = loop_bound(lower, *variable, false, flow);
        let mut max = loop_bound(upper, *variable, true, flow);
        if loop_bound(step, *variable, true, flow).is_negative() {
            std::mem::swap(&mut min, &mut max);
        } else {
            max = max.wrapping_sub(&ApInt::from_u64(max.width(), 1));
        }
        if max.cmp_signed(&min).is_lt() {
            continue;
        }
        let mut targets = 0..flow.num_targets();
        if let Some(index) = targets.find(|index| flow.target_value(*index) == *variable) {
            flow.join(index, &Some(ConstantIntRanges::from_signed(min, max)));
        }
    }
}

impl SparseForward for IntegerRangeAnalysis {
    type Lattice = IntegerValueRange;

    fn entry_state(&self, value: ValueRef<'_>) -> IntegerValueRange {
        Some(ConstantIntRanges::max_of(value))
    }

    fn visit_operation(&mut self, op: OpRef<'_>, flow: &mut Flow<'_, '_>) {
        if let Some(op) = op.dyn_cast::<InferIntRangeInterface<'_>>() {
            let ranges: Vec<IntegerValueRange> =
                (0..op.num_operands()).map(|index| flow.operand(index).clone()).collect();
            return infer(op, &ranges, flow);
        }
        for index in 0..flow.num_targets() {
            flow.join(index, &Some(ConstantIntRanges::max_of(flow.target_value(index))));
        }
    }

    fn visit_non_control_flow_arguments(
        &mut self,
        op: OpRef<'_>,
        successor: &RegionSuccessor<'_>,
        first: usize,
        flow: &mut Flow<'_, '_>,
    ) {
        if let Some(op) = op.dyn_cast::<InferIntRangeInterface<'_>>() {
            let ranges: Vec<IntegerValueRange> =
                op.operands().map(|operand| flow.state_of(operand).clone()).collect();
            return infer(op, &ranges, flow);
        }
        let of_loop = op.dyn_cast::<LoopLikeOpInterface<'_>>();
        if let Some(of_loop) = of_loop
            && let Some(variables) = of_loop.loop_induction_vars()
        {
            return visit_induction_variables(of_loop, &variables, flow);
        }
        let end = first + successor.inputs().len();
        for index in (0..first).chain(end..flow.num_targets()) {
            flow.join(index, &Some(ConstantIntRanges::max_of(flow.target_value(index))));
        }
    }

    fn update_other_states(&mut self, solver: &mut Solver<'_>, values: &[Value]) {
        for value in values {
            let value = solver.ir().value(*value);
            let state = solver.get::<ValueLattice<IntegerValueRange>>(value.handle());
            let Some(range) = state.0.as_ref() else { continue };
            let constant = match range.constant_value().cloned() {
                Some(integer) => constant(value, integer),
                None => ConstantValue::Unknown,
            };
            solver.update(value.handle(), |state: &mut ValueLattice<ConstantValue>| {
                state.0.join(&constant)
            });
        }
    }
}

/// The constant with which the dialect that defines `value` can replace it.
fn constant(value: ValueRef<'_>, integer: ApInt) -> ConstantValue {
    let ctx = value.ir().ctx();
    let ty = value.ty().element_type_or_self();
    let op = value.defining_op().or_else(|| value.parent_op());
    let dialect = op.and_then(|op| op.def()).map_or("", |def| def.dialect());
    ConstantValue::Constant { attr: IntegerAttr::from_ap_int(ctx, ty, integer).into(), dialect }
}
