//! Terminators without successors: one block for each kind.

use std::hash::{Hash, Hasher};

use ods_runtime::ir::{Equivalence, InsertPoint};
use ods_runtime::{Block, Op, OpRef, Value};
use rustc_hash::{FxHashMap, FxHasher};

use super::Lifter;

/// The terminators without successors, one of each kind, and their blocks.
#[derive(Default)]
pub(super) struct Exits(FxHashMap<u64, Vec<(Op, Block)>>);

impl Lifter<'_> {
    /// Moves `op` to a block of its own, or erases it if there is such a block with an equal operation. Its block branches
    /// there.
    pub(super) fn combine_exit(&mut self, op: Op) {
        let view = self.r.op(op);
        let hash = hash(view);
        let loc = view.loc();
        let same = self.exits.0.get(&hash).and_then(|exits| {
            exits.iter().find(|(exit, _)| are_equal(self.r.op(*exit), view)).copied()
        });
        if same.is_some_and(|(exit, _)| exit == op) {
            return;
        }
        let operands = view.operands().handles();
        let types: Vec<_> = view.operands().types().map(|ty| ty.handle()).collect();
        let block = match same {
            Some((_, block)) => block,
            None => {
                let ir = self.r.ir_mut();
                let block = ir.add_block();
                ir.append_block(self.region, block);
                for ty in types {
                    ir.add_argument(block, ty, loc);
                }
                self.exits.0.entry(hash).or_default().push((op, block));
                block
            }
        };
        let flag = self.switch_value(0);
        self.set_point(InsertPoint::Before(op), loc);
        self.create_jump(flag, block, operands.to_vec());
        if same.is_some() {
            self.r.erase_op(op);
            return;
        }
        self.r.move_op(op, InsertPoint::End(block));
        let arguments: Vec<Value> = self.r.block(block).argument_handles().to_vec();
        self.r.ir_mut().set_operands(op, &arguments);
    }
}

fn hash(op: OpRef<'_>) -> u64 {
    let mut hasher = FxHasher::default();
    let types = op.operands().types().map(|ty| ty.handle());
    types.for_each(|ty| ty.hash(&mut hasher));
    Equivalence::IGNORE_LOCATIONS.hash_shell(op, |_| 0).hash(&mut hasher);
    hasher.finish()
}

/// Whether two operations are equal but for their locations and their operands, whose types are equal.
fn are_equal(a: OpRef<'_>, b: OpRef<'_>) -> bool {
    a == b
        || a.name_handle() == b.name_handle()
            && a.property_words() == b.property_words()
            && a.discardable_attrs() == b.discardable_attrs()
            && a.operands().types().eq(b.operands().types())
            && a.results().types().eq(b.results().types())
            && a.num_regions() == b.num_regions()
            && a.regions()
                .zip(b.regions())
                .all(|(a, b)| Equivalence::IGNORE_LOCATIONS.regions(a, b))
}
