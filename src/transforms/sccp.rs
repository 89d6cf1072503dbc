//! The pass `sccp`: replaces values by the constants that they are on every executed path.

use ods_runtime::dataflow::{
    ConstantPropagation, ConstantValue, DeadCodeAnalysis, Solver, SparseForwardAnalysis, States,
    ValueLattice,
};
use ods_runtime::ir::{Block, Region, Value};
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::rewrite::{OperationFolder, Rewriter};
use ods_runtime::side_effects::would_op_be_trivially_dead;
use ods_runtime::{Ir, Op};

use super::SCCP;

impl RunPass for SCCP {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let mut solver = Solver::new(ir);
        solver.load(DeadCodeAnalysis::default());
        solver.load(SparseForwardAnalysis::new(ConstantPropagation));
        solver.run(ir.op(op));
        let states = solver.into_states();
        replace_constants(ir, op, &states);
        Ok(())
    }
}

/// Replaces the values in `op` that are constants, and erases operations that are dead then.
fn replace_constants(ir: &mut Ir, op: Op, states: &States) {
    let ctx = ir.ctx().clone();
    let mut replacer =
        Replacer { states, folder: OperationFolder::new(&ctx), r: Rewriter::new(ir) };
    let mut blocks: Vec<Block> = Vec::new();
    add_blocks(replacer.r.op(op).region_handles(), replacer.r.ir(), &mut blocks);
    while let Some(block) = blocks.pop() {
        let mut next = replacer.r.ir().block(block).front().map(|op| op.handle());
        while let Some(op) = next {
            next = replacer.r.op(op).next().map(|op| op.handle());
            if !replacer.replace_results(op, block) {
                add_blocks(replacer.r.op(op).region_handles(), replacer.r.ir(), &mut blocks);
            }
        }
        let arguments = replacer.r.ir().block(block).argument_handles().to_vec();
        for argument in arguments {
            replacer.replace(argument, block);
        }
    }
}

/// Adds the blocks of `regions` such that the first one of the last region is the last.
fn add_blocks(regions: &[Region], ir: &Ir, blocks: &mut Vec<Block>) {
    for region in regions {
        let first = blocks.len();
        blocks.extend(ir.region(*region).blocks().map(|block| block.handle()));
        blocks[first..].reverse();
    }
}

/// Replaces values by constants.
struct Replacer<'s, 'ir> {
    states: &'s States,
    folder: OperationFolder<'s>,
    r: Rewriter<'ir>,
}

impl Replacer<'_, '_> {
    /// Replaces the results of `op`, which is in `block`. Returns whether `op` was erased.
    fn replace_results(&mut self, op: Op, block: Block) -> bool {
        let results = self.r.op(op).results().handles();
        let mut all = !results.is_empty();
        for result in results {
            all &= self.replace(result, block);
        }
        let is_dead = all && would_op_be_trivially_dead(self.r.op(op));
        if is_dead {
            self.r.erase_op(op);
        }
        is_dead
    }

    /// Replaces `value`, which is defined in `block`. Returns whether it is a constant.
    fn replace(&mut self, value: Value, block: Block) -> bool {
        let state = self.states.get::<ValueLattice<ConstantValue>>(value);
        let Some(ConstantValue::Constant { attr, dialect }) = state.map(|state| state.0) else {
            return false;
        };
        let ty = self.r.ir().value(value).ty().handle();
        let constant = self.folder.get_or_create(&mut self.r, block, dialect, attr, ty);
        let Some(constant) = constant else { return false };
        self.r.replace_all_uses(value, constant);
        true
    }
}
