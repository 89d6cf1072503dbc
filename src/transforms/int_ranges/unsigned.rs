//! The pass `arith-unsigned-when-equivalent`.

use ods_runtime::int_range::ConstantIntRanges;
use ods_runtime::ir::{InsertPoint, OpView, WalkOrder};
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::rewrite::Rewriter;
use ods_runtime::{Ir, Op, OpName, OpRef, OpState, ValueRef};

use super::ArithUnsignedWhenEquivalentPass;
use super::state::Ranges;
use crate::arith::{
    CeilDivSIOp, CeilDivUIOp, CmpIOp, CmpIPredicate, DivSIOp, DivUIOp, ExtSIOp, ExtUIOp,
    FloorDivSIOp, MaxSIOp, MaxUIOp, MinSIOp, MinUIOp, RemSIOp, RemUIOp,
};

impl RunPass for ArithUnsignedWhenEquivalentPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let ranges = Ranges::without_constants(ir, op);
        let ops: Vec<Op> = ir.op(op).walk(WalkOrder::Pre).map(|op| op.handle()).collect();
        let mut r = Rewriter::new(ir);
        for op in ops {
            make_unsigned(&ranges, op, &mut r);
        }
        Ok(())
    }
}

/// Whether none of the values is negative.
fn is_non_negative<'ir>(ranges: &Ranges, values: impl IntoIterator<Item = ValueRef<'ir>>) -> bool {
    let is_negative = |range: &ConstantIntRanges| range.smin().is_negative();
    let mut ranges = values.into_iter().map(|value| ranges.get(value.handle()));
    ranges.all(|range| range.is_some_and(|range| !is_negative(&range)))
}

/// The name of the operation that is equivalent to `op` if nothing is negative.
fn unsigned_name(op: OpRef<'_>) -> Option<OpName> {
    fn name<V: OpView<'static>>() -> Option<OpName> {
        Some(V::DEF.op_name())
    }
    if op.isa::<CeilDivSIOp<'_>>() {
        return name::<CeilDivUIOp<'static>>();
    }
    if op.isa::<DivSIOp<'_>>() || op.isa::<FloorDivSIOp<'_>>() {
        return name::<DivUIOp<'static>>();
    }
    if op.isa::<ExtSIOp<'_>>() {
        return name::<ExtUIOp<'static>>();
    }
    if op.isa::<MaxSIOp<'_>>() {
        return name::<MaxUIOp<'static>>();
    }
    if op.isa::<MinSIOp<'_>>() {
        return name::<MinUIOp<'static>>();
    }
    if op.isa::<RemSIOp<'_>>() { name::<RemUIOp<'static>>() } else { None }
}

/// The predicate that is equivalent if no operand is negative. `None` if it is the same.
fn unsigned_predicate(predicate: CmpIPredicate) -> Option<CmpIPredicate> {
    match predicate {
        CmpIPredicate::Sle => Some(CmpIPredicate::Ule),
        CmpIPredicate::Slt => Some(CmpIPredicate::Ult),
        CmpIPredicate::Sge => Some(CmpIPredicate::Uge),
        CmpIPredicate::Sgt => Some(CmpIPredicate::Ugt),
        _ => None,
    }
}

/// Replaces `op` by an unsigned operation, if this is equivalent.
fn make_unsigned(ranges: &Ranges, op: Op, r: &mut Rewriter<'_>) {
    let view = r.op(op);
    if let Some(compare) = view.dyn_cast::<CmpIOp<'_>>() {
        let [lhs, rhs] = [compare.lhs(), compare.rhs()];
        let is_non_negative = is_non_negative(ranges, [lhs, rhs]);
        if let Some(predicate) = unsigned_predicate(compare.predicate())
            && is_non_negative
        {
            r.modify(op, |ir, op| {
                ir.edit::<CmpIOp<'_>>(op).set_predicate(predicate);
            });
        }
        return;
    }
    let Some(name) = unsigned_name(view) else { return };
    if !is_non_negative(ranges, view.operands().chain(view.results())) {
        return;
    }
    let mut state = OpState::new(name, view.loc());
    state.add_operands(view.operands().handles());
    state.add_types(view.results().map(|result| result.ty().handle()));
    for attr in view.attrs() {
        state.add_attr(attr.name, attr.value);
    }
    let result = view.result(0).handle();
    r.set_insert_point(InsertPoint::Before(op));
    let new = r.create(&state);
    // Like upstream, nothing is known about the new result.
    ranges.remove(result);
    r.replace_op_with(op, new);
}
