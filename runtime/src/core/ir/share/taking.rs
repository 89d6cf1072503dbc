//! Takes operations out of a shared IR.

use super::Part;
use super::numbers::{PerPool, Taken};
use crate::core::ir::op_data::OpData;
use crate::core::ir::{Ir, NONE, Op, Region};

/// Copies an operation from the shared IR `whole` to `part`.
pub(super) struct Taking<'w> {
    whole: &'w Ir,
    part: Ir,
    taken: PerPool<Taken>,
    /// Regions that are not copied yet.
    pending: Vec<Region>,
}

impl<'w> Taking<'w> {
    pub(super) fn new(whole: &'w Ir) -> Self {
        let seed = Ir::next_seed();
        let part = Ir {
            ctx: whole.ctx.clone(),
            seed,
            ops: whole.ops.part(seed),
            values: whole.values.part(seed),
            arguments: whole.arguments.part(seed),
            blocks: whole.blocks.part(seed),
            regions: whole.regions.part(seed),
            operands: whole.operands.part(seed),
            successors: whole.successors.part(seed),
            words: whole.words.part(seed),
            extras: whole.extras.part(seed),
            def_cache: whole.def_cache.clone(),
            root: whole.root,
            semantics: Default::default(),
        };
        let taken = part.bases().map(Taken::new);
        Taking { whole, part, taken, pending: Vec::new() }
    }

    pub(super) fn take(mut self, op: Op) -> Part {
        let whole = self.whole;
        let mut data = whole.op_data(op).clone();
        self.take_rest(&data);
        while let Some(region) = self.pending.pop() {
            self.take_region(region.slot);
        }
        self.copy();
        let Taking { mut part, taken, .. } = self;
        let generation = data.generation;
        part.renumber(&mut data, &taken, part.seed.wrapping_sub(whole.seed));
        data.generation = generation;
        part.ops.set_private(op.slot(), data);
        let (blocks, extras) = (part.blocks.own_numbers(), part.extras.own_numbers());
        part.remark(blocks, extras);
        Part { ir: part, op, origins: taken.map(|it| it.origins), seed: whole.seed }
    }

    /// Copies the slots that were taken.
    fn copy(&mut self) {
        let Taking { whole, part, taken, .. } = self;
        part.ops.copy_from(whole.ops.shared_pool(), &taken.ops.origins);
        part.values.copy_from(whole.values.shared_pool(), &taken.values.origins);
        part.arguments.copy_from(whole.arguments.shared_pool(), &taken.arguments.origins);
        part.blocks.copy_from(whole.blocks.shared_pool(), &taken.blocks.origins);
        part.regions.copy_from(whole.regions.shared_pool(), &taken.regions.origins);
        part.operands.copy_from(whole.operands.shared_pool(), &taken.operands.origins);
        part.successors.copy_from(whole.successors.shared_pool(), &taken.successors.origins);
        part.words.copy_from(whole.words.shared_pool(), &taken.words.origins);
        part.extras.copy_from(whole.extras.shared_pool(), &taken.extras.origins);
    }

    /// Takes the slots of a region and its contents.
    fn take_region(&mut self, region: u32) {
        let whole = self.whole;
        let (blocks, ops) = (whole.blocks.shared_pool(), whole.ops.shared_pool());
        let values = whole.values.shared_pool();
        self.taken.regions.push(region);
        let mut block = whole.regions.shared_pool()[region].first;
        while block != NONE {
            self.taken.blocks.push(block);
            let data = &blocks[block];
            for argument in &data.arguments {
                self.taken.values.push(argument.slot);
                if let Some(index) = values[argument.slot].argument_index() {
                    self.taken.arguments.push(index);
                }
            }
            let mut op = data.first_op;
            while op != NONE {
                self.taken.ops.push(op);
                let data = &ops[op];
                self.take_rest(data);
                op = data.next;
            }
            block = data.next;
        }
    }

    /// Takes the slots that an operation has outside of its record.
    fn take_rest(&mut self, data: &OpData) {
        let extras = self.whole.extras.shared_pool();
        let taken = &mut self.taken;
        let extra = data.has_extra().then(|| &extras[data.payload]);
        let (operands_len, results_len) = data.lengths(extra);
        taken.values.push_run(data.results, results_len);
        taken.operands.push_run(data.operands, operands_len);
        let mut words = data.payload;
        if let Some(extra) = extra {
            taken.extras.push(data.payload);
            taken.successors.push_run(extra.successors, extra.successors_len);
            self.pending.extend(extra.regions.iter().rev());
            words = extra.words;
        }
        if data.words_len() > 1 {
            taken.words.push_run(words, data.words_len().into());
        }
    }
}
