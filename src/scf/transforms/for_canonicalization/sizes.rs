//! Sizes of memrefs that loops carry.

use ods_runtime::rewrite::{PatternSet, Rewriter};
use ods_runtime::{OpOf, Value, ValueRef};

use crate::memref::DimOp;
use crate::scf::ForOp;

pub(super) fn patterns() -> PatternSet {
    let mut patterns = PatternSet::default();
    patterns.add_op("DimOfIterArgFolder", 1, |op: OpOf<DimOp<'static>>, r| {
        let init = initial_of_argument(r.get(op).source());
        use_size_of(op, init, r)
    });
    patterns.add_op("DimOfLoopResultFolder", 1, |op: OpOf<DimOp<'static>>, r| {
        let init = initial_of_result(r.get(op).source());
        use_size_of(op, init, r)
    });
    patterns
}

fn use_size_of(op: OpOf<DimOp<'static>>, init: Option<Value>, r: &mut Rewriter<'_>) -> Option<()> {
    let Some(init) = init else {
        return r.no_match(op, "no value of a loop that keeps its shape");
    };
    r.modify(op.op(), |ir, op| ir.set_operand(op, 0, init));
    Some(())
}

/// The initial value of an argument that keeps its shape.
fn initial_of_argument(value: ValueRef<'_>) -> Option<Value> {
    if value.defining_op().is_some() {
        return None;
    }
    let block = value.ir().block(value.owner_block()?);
    let op = block.parent_op()?.dyn_cast::<ForOp<'_>>()?;
    let index = block.arguments().position(|argument| argument == value)?.checked_sub(1)?;
    initial(op, index).map(|init| init.handle())
}

/// The initial value of a result that keeps its shape.
fn initial_of_result(value: ValueRef<'_>) -> Option<Value> {
    let op = value.defining_op()?.dyn_cast::<ForOp<'_>>()?;
    let index = op.results().position(|result| result == value)?;
    initial(op, index).map(|init| init.handle())
}

/// The initial value of the carried value `index`, if each iteration yields a value of the same shape: the argument, or the
/// result of a loop that keeps the shape of the argument.
fn initial<'ir>(op: ForOp<'ir>, index: usize) -> Option<ValueRef<'ir>> {
    let block = op.region().first_block()?;
    let mut value = block.back()?.operands().get(index)?;
    while value != block.argument(index + 1) {
        let inner = value.defining_op()?.dyn_cast::<ForOp<'_>>()?;
        value = initial(inner, inner.results().position(|result| result == value)?)?;
    }
    op.init_args().get(index)
}
