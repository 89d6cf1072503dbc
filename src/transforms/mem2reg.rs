//! The pass `mem2reg`: replaces memory slots by values.

mod analysis;
mod order;
mod promotion;
mod uses;

use ods_runtime::interfaces::PromotableAllocationOpInterface;
use ods_runtime::ir::WalkOrder;
use ods_runtime::pass::{OptionVisitor, Pass, PassContext, PassResult, StatisticVisitor};
use ods_runtime::{Ir, Op};

use self::analysis::analyze;
use self::order::Orders;
use self::promotion::promote;
pub(crate) use self::uses::BlockingUses;

/// The pass `--mem2reg`: replaces loads from memory slots by the values that were stored. Loads and stores in nested regions
/// prevent it. Corresponds to `mlir::createMem2Reg`.
#[derive(Clone, Copy, Debug)]
pub struct Mem2Reg {
    /// Has no effect, as in version 22.
    pub region_simplify: bool,
    statistics: Statistics,
}

impl Default for Mem2Reg {
    fn default() -> Self {
        Mem2Reg { region_simplify: true, statistics: Statistics::default() }
    }
}

/// What the pass counts.
#[derive(Clone, Copy, Default, Debug)]
struct Statistics {
    promoted: u64,
    block_arguments: u64,
}

impl Pass for Mem2Reg {
    fn argument(&self) -> &str {
        "mem2reg"
    }

    fn description(&self) -> &str {
        "replace memory slots by values"
    }

    fn options(&mut self, visitor: &mut OptionVisitor<'_>) {
        visitor.option("region-simplify", "has no effect", &mut self.region_simplify);
    }

    fn statistics(&mut self, visitor: &mut StatisticVisitor<'_>) {
        let Statistics { promoted, block_arguments } = &mut self.statistics;
        visitor.statistic(
            "new block args",
            "Total amount of new block argument inserted in blocks",
            block_arguments,
        );
        visitor.statistic("promoted slots", "Total amount of memory slot promoted", promoted);
    }

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
fn promote_slots(ir: &mut Ir, allocations: Vec<Op>, statistics: &mut Statistics) -> bool {
    let mut orders = Orders::default();
    let mut pending = allocations;
    let mut is_any_promoted = false;
    loop {
        let (mut left, mut is_changed) = (Vec::with_capacity(pending.len()), false);
        for op in pending {
            let slots = ir.op(op).cast::<PromotableAllocationOpInterface<'_>>().promotable_slots();
            let promotable = slots.into_iter().find_map(|slot| {
                let promotion = analyze(ir, slot, &mut orders)?;
                Some(promotion)
            });
            match promotable {
                // Other slots of the operation may be different now.
                Some(promotion) => {
                    is_changed = true;
                    statistics.promoted += 1;
                    statistics.block_arguments += promotion.merges.len() as u64;
                    left.extend(promote(ir, op, &promotion, &mut orders));
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
