//! The pass `async-runtime-ref-counting-opt`: erases additions and drops of references that cancel out.

use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::{Block, Ir, Op, OpRef, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use super::super::AsyncRuntimeRefCountingOptPass;
use super::counted_values;
use crate::async_::{RuntimeAddRefOp, RuntimeDropRefOp};
use crate::func::CallOp;

impl RunPass for AsyncRuntimeRefCountingOptPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let mut cancelled = Vec::new();
        for value in counted_values(ir.op(op)) {
            for users in users_by_block(ir, value) {
                cancel(ir, &users, &mut cancelled);
            }
        }
        for op in cancelled {
            ir.erase(op);
        }
        Ok(())
    }
}

/// The users of `value` in each block, in order, and the operations with users in their regions.
fn users_by_block(ir: &Ir, value: Value) -> Vec<Vec<Op>> {
    let view = ir.value(value);
    let block = view.parent_block();
    let region = block.and_then(|block| ir.block(block).parent());
    let mut places: FxHashMap<Block, usize> = FxHashMap::default();
    let mut users: Vec<Vec<Op>> = Vec::new();
    let mut seen = FxHashSet::default();
    for operand in view.uses() {
        let mut at = Some(operand.owner());
        while let Some(user) = at.filter(|user| seen.insert(user.handle())) {
            let Some(block) = user.block() else { break };
            let place = *places.entry(block.handle()).or_insert(users.len());
            if place == users.len() {
                users.push(Vec::new());
            }
            users[place].push(user.handle());
            at = if user.parent_region() == region { None } else { user.parent_op() };
        }
    }
    for users in &mut users {
        users.sort_by(|a, b| {
            let (a, b) = (ir.op(*a), ir.op(*b));
            b.is_before_in_block(a).cmp(&a.is_before_in_block(b))
        });
    }
    users
}

/// The number of references that `op` adds or drops, if it does.
fn counts(op: OpRef<'_>) -> (Option<u64>, Option<u64>) {
    let add = op.dyn_cast::<RuntimeAddRefOp<'_>>().map(|op| op.count());
    let drop = op.dyn_cast::<RuntimeDropRefOp<'_>>().map(|op| op.count());
    (add, drop)
}

/// Adds the pairs of operations among `users`, all users in a block in order, that cancel out to `cancelled`.
fn cancel(ir: &Ir, users: &[Op], cancelled: &mut Vec<Op>) {
    let mut erased: FxHashSet<usize> = FxHashSet::default();
    for (add, op) in users.iter().enumerate() {
        let Some(count) = counts(ir.op(*op)).0 else { continue };
        // A call drops a reference of its own, so no other use may follow it before the drop.
        let mut has_call = false;
        for (drop, user) in users.iter().enumerate().skip(add + 1) {
            let user = ir.op(*user);
            if counts(user).1 == Some(count) && !erased.contains(&drop) {
                erased.insert(drop);
                cancelled.extend([*op, user.handle()]);
                break;
            }
            if user.isa::<CallOp<'_>>() {
                has_call = true;
            } else if has_call {
                break;
            }
        }
    }
}
