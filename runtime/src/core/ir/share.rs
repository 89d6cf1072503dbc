//! Work on isolated operations by several threads.
//!
//! [`Ir::share`] makes an IR read-only. Then a thread takes an operation out with [`Ir::take_out`]: it gets an IR that owns
//! copies of the contents and continues the shared one, so that it can change the contents and read everything.
//! [`Ir::put_back`] moves the contents to the slots that they came from, so that handles from before stay valid. See
//! `docs/decisions/013-threads.md`.

mod numbers;
mod taking;

pub(super) use numbers::{PerPool, Renumber, Returned};

use taking::Taking;

use super::op_data::OpData;
use super::{Ir, Op};

/// An IR in which a thread works on one operation.
///
/// The operation has the handle that it has in the shared IR. Its contents have other handles, which lose their meaning when
/// it is put back. Everything else has the handles that it has in the shared IR, and the state at the time of
/// [`Ir::share`]; changing it panics.
#[derive(Debug)]
pub(crate) struct Part {
    pub(crate) ir: Ir,
    op: Op,
    /// The slots that the first own slots were copied from.
    origins: PerPool<Vec<u32>>,
    /// The seed of the shared IR.
    seed: u32,
}

/// A part that is ready to be put back. It does not keep the IR shared.
#[derive(Debug)]
pub(crate) struct FinishedPart {
    ir: Ir,
    op: Op,
    data: OpData,
    origins: PerPool<Vec<u32>>,
    /// Whether links have the numbers of the IR that the part is put back to.
    is_renumbered: bool,
}

/// An IR with at most this many operations is processed by one thread, because starting others takes longer. Debug builds,
/// which tests use, have no limit.
const MIN_OPERATIONS: u32 = if cfg!(debug_assertions) { 1 } else { 1000 };

impl Ir {
    /// Whether several threads process the IR.
    pub(crate) fn uses_threads(&self) -> bool {
        self.ops.end() > MIN_OPERATIONS && self.ctx.num_threads() > 1
    }

    /// Makes the IR read-only until [`unshare`](Self::unshare).
    pub(crate) fn share(&mut self) {
        let seed = self.seed;
        self.ops.share(seed);
        self.values.share(seed);
        self.arguments.share(seed);
        self.blocks.share(seed);
        self.regions.share(seed);
        self.operands.share(seed);
        self.successors.share(seed);
        self.words.share(seed);
        self.extras.share(seed);
    }

    /// Undoes [`share`](Self::share). Parts that are not [finished](Part::finish) make it slow.
    pub(crate) fn unshare(&mut self) {
        self.ops.unshare();
        self.values.unshare();
        self.arguments.unshare();
        self.blocks.unshare();
        self.regions.unshare();
        self.operands.unshare();
        self.successors.unshare();
        self.words.unshare();
        self.extras.unshare();
    }

    /// Unwinds if `op` was taken out: the IR that it is put back to still has it. Then
    /// [`has_erased_taken_out`](Self::has_erased_taken_out) is true.
    pub(super) fn keep_taken_out(&mut self, op: Op) {
        if self.ops.give_up_private(op.slot()) {
            std::panic::resume_unwind(Box::new("a pass erased its operation"));
        }
    }

    /// Whether somebody has tried to erase the operation that was taken out.
    pub(crate) fn has_erased_taken_out(&self) -> bool {
        self.ops.is_given_up()
    }

    /// Copies the contents of `op` for a thread. The IR must be shared. `op` must have no operands, results and successors,
    /// and its contents must use no values of other operations.
    pub(crate) fn take_out(&self, op: Op) -> Part {
        Taking::new(self).take(op)
    }

    /// Moves the contents of operations that were taken out back, in this order. The IR must not be shared any more.
    pub(crate) fn put_back(&mut self, parts: Vec<FinishedPart>) {
        let mut ends = self.ends();
        let mut placed = Vec::with_capacity(parts.len());
        for part in parts {
            let next = part.ends(&ends);
            placed.push((part, std::mem::replace(&mut ends, next)));
        }
        if placed.iter().any(|(part, _)| !part.is_renumbered) {
            let seed = self.seed;
            let renumber = |(part, ends): (FinishedPart, PerPool<u32>)| {
                let part = if part.is_renumbered { part } else { part.renumber(&ends, seed) };
                (part, ends)
            };
            let done = self.ctx.map_on_threads(placed, renumber);
            placed = done.into_iter().map(|(placed, _)| placed).collect();
        }
        self.absorb(placed);
    }

    /// The numbers of the next new slots.
    fn ends(&self) -> PerPool<u32> {
        PerPool {
            ops: self.ops.end(),
            values: self.values.end(),
            arguments: self.arguments.end(),
            blocks: self.blocks.end(),
            regions: self.regions.end(),
            operands: self.operands.end(),
            successors: self.successors.end(),
            words: self.words.end(),
            extras: self.extras.end(),
        }
    }

    /// The numbers of the first own slots.
    fn bases(&self) -> PerPool<u32> {
        PerPool {
            ops: self.ops.base(),
            values: self.values.base(),
            arguments: self.arguments.base(),
            blocks: self.blocks.base(),
            regions: self.regions.base(),
            operands: self.operands.base(),
            successors: self.successors.base(),
            words: self.words.base(),
            extras: self.extras.base(),
        }
    }

    /// Moves the slots of renumbered parts, whose new slots get numbers from these on, to this IR.
    fn absorb(&mut self, mut parts: Vec<(FinishedPart, PerPool<u32>)>) {
        let (mut blocks, mut extras) = (Vec::new(), Vec::new());
        for (part, ends) in parts.iter().filter(|_| cfg!(debug_assertions)) {
            let to = part.returned(ends);
            blocks.extend(part.ir.blocks.own_numbers().map(|it| to.blocks.map(it)));
            extras.extend(part.ir.extras.own_numbers().map(|it| to.extras.map(it)));
        }
        let Ir { ops, values, arguments, blocks: to_blocks, regions, .. } = self;
        let Ir { operands, successors, words, extras: to_extras, .. } = self;
        // Half of the bytes are those of operations.
        let records: Vec<_> = parts
            .iter_mut()
            .map(|(part, ends)| {
                let record = (part.op, part.data.clone(), std::mem::take(&mut part.origins.ops));
                (record, part.ir.ops.take_own(), ends.ops)
            })
            .collect();
        let absorb_ops = || {
            for ((op, data, origins), own, end) in records {
                ops[op.slot()] = data;
                ops.absorb(own, &origins, end);
            }
        };
        let absorb_rest = || {
            for (FinishedPart { ir: part, origins, .. }, ends) in parts {
                values.absorb(part.values, &origins.values, ends.values);
                arguments.absorb(part.arguments, &origins.arguments, ends.arguments);
                to_blocks.absorb(part.blocks, &origins.blocks, ends.blocks);
                regions.absorb(part.regions, &origins.regions, ends.regions);
                operands.absorb(part.operands, &origins.operands, ends.operands);
                successors.absorb(part.successors, &origins.successors, ends.successors);
                words.absorb(part.words, &origins.words, ends.words);
                to_extras.absorb(part.extras, &origins.extras, ends.extras);
            }
        };
        rayon::join(absorb_ops, absorb_rest);
        self.remark(blocks, extras);
    }

    /// Updates the marks of the handles that blocks and extras contain, after their slots were renumbered.
    fn remark(
        &mut self,
        blocks: impl IntoIterator<Item = u32>,
        extras: impl IntoIterator<Item = u32>,
    ) {
        if !cfg!(debug_assertions) {
            return;
        }
        for block in blocks {
            for argument in &mut self.blocks[block].arguments {
                argument.mark = self.values.mark(argument.slot);
            }
        }
        for extra in extras {
            for region in &mut self.extras[extra].regions {
                region.mark = self.regions.mark(region.slot);
            }
        }
    }

    /// Renumbers the links of all own slots and of `op`. Adds `generation` to the generations of the operations.
    fn renumber(&mut self, op: &mut OpData, to: &PerPool<impl Renumber>, generation: u32) {
        for data in std::iter::once(op).chain(self.ops.own_mut()) {
            if data.generation & 1 != 0 {
                if data.has_extra() {
                    let is_own = data.payload >= self.extras.base();
                    let extra = if is_own { data.payload } else { to.extras.map(data.payload) };
                    self.extras[extra].renumber(data.words_len(), to);
                }
                data.renumber(to);
            }
            data.generation = data.generation.wrapping_add(generation);
        }
        self.values.own_mut().iter_mut().for_each(|it| it.renumber(to));
        self.arguments.own_mut().iter_mut().for_each(|it| it.block = to.blocks.map(it.block));
        self.blocks.own_mut().iter_mut().for_each(|it| it.renumber(to));
        self.regions.own_mut().iter_mut().for_each(|it| it.renumber(to));
        self.operands.own_mut().iter_mut().for_each(|it| it.renumber(to));
        self.successors.own_mut().iter_mut().for_each(|it| it.renumber(to));
    }
}

/// Where the slots of a part are put, whose first own slots have the numbers `bases`.
fn returned<'a>(
    bases: PerPool<u32>,
    origins: &'a PerPool<Vec<u32>>,
    ends: &PerPool<u32>,
) -> PerPool<Returned<'a>> {
    let all = bases.zip(origins.as_ref()).zip(ends.clone());
    all.map(|((base, origins), end)| Returned { base, origins, end })
}

impl Part {
    /// Ends the work. The shared IR is not used any more.
    pub(crate) fn finish(self) -> FinishedPart {
        let Part { mut ir, op, origins, seed } = self;
        let data = ir.ops.end_part().expect("the operation is private to the part");
        ir.values.end_part();
        ir.arguments.end_part();
        ir.blocks.end_part();
        ir.regions.end_part();
        ir.operands.end_part();
        ir.successors.end_part();
        ir.words.end_part();
        ir.extras.end_part();
        let part = FinishedPart { ir, op, data, origins, is_renumbered: false };
        // The numbers of new slots are not known yet.
        let bases = part.ir.bases();
        if part.ends(&bases) == bases { part.renumber(&bases, seed) } else { part }
    }
}

impl FinishedPart {
    /// The numbers of the next new slots of an IR after the part was put back to it, given those before.
    fn ends(&self, before: &PerPool<u32>) -> PerPool<u32> {
        let own = self.ir.bases().zip(self.ir.ends()).zip(self.origins.as_ref());
        let all = before.clone().zip(own);
        all.map(|(before, ((base, end), origins))| before + (end - base) - origins.len() as u32)
    }

    /// Where the slots are put, if the new ones get numbers from `ends` on.
    fn returned(&self, ends: &PerPool<u32>) -> PerPool<Returned<'_>> {
        returned(self.ir.bases(), &self.origins, ends)
    }

    /// Replaces the numbers of slots by those in the IR that the part is put back to, which has the seed `seed` and whose
    /// next slots are `ends`.
    fn renumber(mut self, ends: &PerPool<u32>, seed: u32) -> Self {
        let origins = std::mem::take(&mut self.origins);
        let to = returned(self.ir.bases(), &origins, ends);
        // The operation itself has kept its generation.
        let own = self.data.generation;
        let generation = seed.wrapping_sub(self.ir.seed);
        self.ir.renumber(&mut self.data, &to, generation);
        self.data.generation = own;
        FinishedPart { origins, is_renumbered: true, ..self }
    }
}
