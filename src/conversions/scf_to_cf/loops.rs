//! `scf.for` and `scf.while`.

use ods_runtime::attrs::{DictionaryAttr, NamedAttribute};
use ods_runtime::ir::InsertPoint;
use ods_runtime::rewrite::Rewriter;
use ods_runtime::{Attribute, OpOf, Value};

use super::{append_branch, with_loc_of};
use crate::arith::{AddIOp, CmpIOp, CmpIPredicate};
use crate::cf::{BranchOp, CondBranchOp};
use crate::scf::{ForOp, WhileOp};

/// A loop is a block that compares the induction variable and branches to the body or behind the loop.
pub(super) fn convert_for(op: OpOf<ForOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let (lower, upper) = (view.lower_bound().handle(), view.upper_bound().handle());
    let (step, is_unsigned) = (view.step().handle(), view.unsigned_cmp());
    let region = view.region().handle();
    let mut initial: Vec<Value> = vec![lower];
    initial.extend(view.init_args().handles());
    let condition = view.region().first_block()?.handle();
    let annotations = llvm_attrs(view);
    let before = view.block()?.handle();

    let after = r.split_block(op);
    let first = r.block(condition).front()?.handle();
    let body = r.split_block(first);
    let last = r.region(region).last_block()?.handle();
    let outer = r.block(after).parent()?.handle();
    r.inline_region(region, outer, Some(after));

    let variable = r.block(condition).argument(0).handle();
    let terminator = r.block(last).back()?;
    let (terminator, yielded) = (terminator.handle(), terminator.operands().handles());
    r.set_insert_point(InsertPoint::End(last));
    let stepped = AddIOp::build(r, variable, step);
    let mut carried: Vec<Value> = vec![r.get(stepped).result().handle()];
    carried.extend(yielded);
    let branch = BranchOp::build(r, condition, &carried);
    r.ir_mut().set_discardable_attrs(branch, annotations);
    r.erase_op(terminator);

    append_branch(before, condition, &initial, r);

    r.set_insert_point(InsertPoint::End(condition));
    let predicate = if is_unsigned { CmpIPredicate::Ult } else { CmpIPredicate::Slt };
    let comparison = CmpIOp::build(r, predicate, variable, upper);
    let comparison = r.get(comparison).result().handle();
    CondBranchOp::build(r, comparison, body, &[], after, &[]);
    let results = r.block(condition).argument_handles()[1..].to_vec();
    r.replace_op(op, &results);
    Some(())
}

/// The attributes of the dialect `llvm`, such as annotations of loops.
fn llvm_attrs(op: ForOp<'_>) -> Option<Attribute> {
    let ctx = op.ctx();
    let is_llvm =
        |attr: &NamedAttribute| ctx.attr_ref(attr.value).to_string().starts_with("#llvm.");
    let attrs: Vec<NamedAttribute> =
        op.attrs().iter().filter(|attr| is_llvm(attr)).copied().collect();
    (!attrs.is_empty()).then(|| DictionaryAttr::get(ctx, &attrs).handle())
}

/// The condition of a loop branches to its second region, which branches back.
pub(super) fn convert_while(op: OpOf<WhileOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let (first, second) = (view.before().handle(), view.after().handle());
    let before = view.before().first_block()?.handle();
    let after = view.after().first_block()?.handle();
    let inits = view.inits().handles();
    let start = view.block()?.handle();

    let end = r.split_block(op);
    let region = r.block(end).parent()?.handle();
    r.inline_region(second, region, Some(end));
    r.inline_region(first, region, Some(after));
    append_branch(start, before, &inits, r);

    let condition = r.block(before).back()?;
    let operands = condition.operands().handles();
    let condition = condition.handle();
    with_loc_of(condition, r, |r| {
        r.set_insert_point(InsertPoint::End(before));
        CondBranchOp::build(r, operands[0], after, &operands[1..], end, &[]);
    });
    r.erase_op(condition);

    let yielding = r.block(after).back()?;
    let yielded = yielding.operands().handles();
    let yielding = yielding.handle();
    with_loc_of(yielding, r, |r| append_branch(after, before, &yielded, r));
    r.erase_op(yielding);
    r.replace_op(op, &operands[1..]);
    Some(())
}

/// If the second region only passes values on, the first one branches to itself.
pub(super) fn convert_do_while(op: OpOf<WhileOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let after = view.after().first_block()?;
    let yielding = after.back()?;
    if after.front() != Some(yielding) {
        return r.no_match(op, "the second region does something");
    }
    if !yielding.operands().eq(after.arguments()) {
        return r.no_match(op, "the second region does not pass on its arguments");
    }
    let first = view.before().handle();
    let before = view.before().first_block()?.handle();
    let inits = view.inits().handles();
    let start = view.block()?.handle();

    let end = r.split_block(op);
    let region = r.block(end).parent()?.handle();
    r.inline_region(first, region, Some(end));
    append_branch(start, before, &inits, r);
    let condition = r.block(before).back()?;
    let operands = condition.operands().handles();
    let condition = condition.handle();
    with_loc_of(condition, r, |r| {
        r.set_insert_point(InsertPoint::End(before));
        CondBranchOp::build(r, operands[0], before, &operands[1..], end, &[]);
    });
    r.replace_op(op, &operands[1..]);
    r.erase_op(condition);
    Some(())
}
