//! Copying operations.

use rustc_hash::FxHashMap;

use super::state::OpState;
use super::{Block, Ir, Op, Region, Value};

/// What copies take the place of what originals. Corresponds to `mlir::IRMapping`.
#[derive(Clone, Debug, Default)]
pub struct Mapping {
    values: FxHashMap<Value, Value>,
    blocks: FxHashMap<Block, Block>,
}

impl Mapping {
    /// Maps nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Makes `to` take the place of `from`.
    pub fn map_value(&mut self, from: Value, to: Value) {
        self.values.insert(from, to);
    }

    /// Makes `to` take the place of `from`.
    pub fn map_block(&mut self, from: Block, to: Block) {
        self.blocks.insert(from, to);
    }

    /// What takes the place of `value`: itself if nothing does.
    pub fn value(&self, value: Value) -> Value {
        self.values.get(&value).copied().unwrap_or(value)
    }

    /// What takes the place of `block`: itself if nothing does.
    pub fn block(&self, block: Block) -> Block {
        self.blocks.get(&block).copied().unwrap_or(block)
    }
}

impl Ir {
    /// Makes a detached copy of `op` with everything in it. Operands and successors are replaced as `mapping` says, and
    /// `mapping` learns what copies stand for what.
    pub fn clone_op(&mut self, op: Op, mapping: &mut Mapping) -> Op {
        let copy = self.clone_shell(op, mapping);
        // Regions still to be copied, so that nesting costs no stack.
        let mut pending: Vec<(Region, Region)> = self.region_pairs(op, copy);
        // Operands that refer to values of blocks that were not copied yet are mended at the end.
        let mut copies = vec![copy];
        while let Some((from, to)) = pending.pop() {
            let blocks: Vec<Block> = self.region(from).blocks().map(|b| b.handle()).collect();
            for block in &blocks {
                let new = self.add_block();
                self.append_block(to, new);
                mapping.map_block(*block, new);
                let arguments: Vec<_> = self
                    .block(*block)
                    .arguments()
                    .map(|v| (v.handle(), v.ty().handle(), v.loc()))
                    .collect();
                for (value, ty, loc) in arguments {
                    let loc = loc.unwrap_or_else(|| self.op(op).loc());
                    let argument = self.add_argument(new, ty, loc);
                    mapping.map_value(value, argument);
                }
            }
            for block in &blocks {
                let new = mapping.block(*block);
                let ops: Vec<Op> = self.block(*block).ops().map(|op| op.handle()).collect();
                for nested in ops {
                    let copy = self.clone_shell(nested, mapping);
                    self.insert(super::InsertPoint::End(new), copy);
                    pending.extend(self.region_pairs(nested, copy));
                    copies.push(copy);
                }
            }
        }
        for copy in copies {
            self.remap_operands(copy, mapping);
        }
        copy
    }

    fn region_pairs(&self, from: Op, to: Op) -> Vec<(Region, Region)> {
        let (from, to) = (self.op(from).region_handles(), self.op(to).region_handles());
        from.iter().copied().zip(to.iter().copied()).collect()
    }

    /// Copies an operation with empty regions.
    fn clone_shell(&mut self, op: Op, mapping: &mut Mapping) -> Op {
        let view = self.op(op);
        let mut state = OpState::new(view.name_handle(), view.loc());
        state.operands.extend(view.operands().map(|v| mapping.value(v.handle())));
        state.types.extend(view.results().types().map(|ty| ty.handle()));
        state.words.extend_from_slice(view.property_words());
        state.successors.extend(view.successors().map(|b| mapping.block(b.handle())));
        let attrs = view.discardable_attrs().map(|a| a.handle());
        let results = view.results();
        let results: smallvec::SmallVec<[Value; 2]> = results.map(|v| v.handle()).collect();
        for _ in 0..self.op(op).num_regions() {
            let region = self.add_region();
            state.regions.push(region);
        }
        let copy = self.create(&state);
        // Words are copied as they are: an absent attribute stays absent where a default exists.
        for (i, word) in state.words.iter().enumerate() {
            self.set_property_word(copy, i, *word);
        }
        self.set_discardable_attrs(copy, attrs);
        for (i, result) in results.into_iter().enumerate() {
            let new = self.op(copy).result(i).handle();
            mapping.map_value(result, new);
        }
        copy
    }

    fn remap_operands(&mut self, op: Op, mapping: &Mapping) {
        for index in 0..self.op(op).num_operands() {
            let value = self.op(op).operand(index).handle();
            let new = mapping.value(value);
            if new != value {
                self.set_operand(op, index, new);
            }
        }
        for index in 0..self.op(op).num_successors() {
            let block = self.op(op).successor(index).handle();
            let new = mapping.block(block);
            if new != block {
                self.set_successor(op, index, new);
            }
        }
    }
}
