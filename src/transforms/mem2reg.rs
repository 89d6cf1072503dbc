//! The pass `mem2reg`: replaces memory slots by values.

mod analysis;
mod blocks;
mod promotion;
mod uses;

use ods_runtime::interfaces::PromotableAllocationOpInterface;
use ods_runtime::ir::WalkOrder;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::{Ir, Op};

use self::analysis::analyze;
use self::blocks::Blocks;
use self::promotion::promote;
pub(crate) use self::uses::BlockingUses;
use super::{Mem2Reg, Mem2RegStatistics};

impl RunPass for Mem2Reg {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, cx: &mut PassContext<'_>) -> PassResult {
        let is_allocation = |op: &Op| ir.op(*op).isa::<PromotableAllocationOpInterface<'_>>();
        let nested = ir.op(op).walk(WalkOrder::Post).map(|op| op.handle());
        let allocations: Vec<Op> = nested.filter(|it| *it != op).filter(is_allocation).collect();
        if !promote_slots(ir, allocations, &mut self.statistics) {
            cx.preserve_all();
        }
        Ok(())
    }
}

/// Replaces as many slots of `allocations` as possible. Returns whether there were any.
fn promote_slots(ir: &mut Ir, allocations: Vec<Op>, statistics: &mut Mem2RegStatistics) -> bool {
    let mut blocks = Blocks::default();
    let mut pending = allocations;
    let mut is_any_promoted = false;
    loop {
        let (mut left, mut is_changed) = (Vec::with_capacity(pending.len()), false);
        for op in pending {
            let slots = ir.op(op).cast::<PromotableAllocationOpInterface<'_>>().promotable_slots();
            let promotable = slots.into_iter().find_map(|slot| analyze(ir, slot, &mut blocks));
            match promotable {
                // Other slots of the operation may be different now.
                Some(promotion) => {
                    is_changed = true;
                    statistics.promoted += 1;
                    statistics.block_arguments += promotion.merges.len() as u64;
                    left.extend(promote(ir, op, &promotion, &mut blocks));
                }
                None => left.push(op),
            }
        }
        is_any_promoted |= is_changed;
        if !is_changed {
            return is_any_promoted;
        }
        pending = left;
    }
}
