//! Making, moving and erasing operations.

use super::op::{Op, OpData, OpExtra, OpRef};
use super::state::OpState;
use super::uses::{OperandSlot, SuccessorSlot};
use super::value::{Value, ValueData};
use super::{Block, Ir, NONE, Region};
use crate::attrs::DictionaryAttr;
use crate::context::Context;
use crate::location::Location;

/// Where new operations go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InsertPoint {
    /// Nowhere: they stay detached.
    Detached,
    /// To the end of a block.
    End(Block),
    /// Before an operation.
    Before(Op),
}

impl InsertPoint {
    /// The start of `block`.
    pub fn start(ir: &Ir, block: Block) -> Self {
        ir.block(block)
            .front()
            .map_or(InsertPoint::End(block), |op| InsertPoint::Before(op.handle()))
    }

    /// Behind `op`.
    ///
    /// # Panics
    ///
    /// When `op` is in no block.
    pub fn after(ir: &Ir, op: Op) -> Self {
        match (ir.op(op).next(), ir.op(op).block()) {
            (Some(next), _) => InsertPoint::Before(next.handle()),
            (None, Some(block)) => InsertPoint::End(block.handle()),
            (None, None) => panic!("no place behind an operation that is in no block"),
        }
    }
}

impl Ir {
    /// Makes a detached operation.
    ///
    /// # Panics
    ///
    /// When a region of `state` belongs to an operation already.
    pub fn create(&mut self, state: &OpState) -> Op {
        let (words, attrs) = self.properties_of(state);
        let operands_len = state.operands.len() as u32;
        let results_len = state.types.len() as u32;
        let operands = self.operands.add_run(operands_len, OperandSlot::EMPTY);
        let extra = if state.regions.is_empty() && state.successors.is_empty() {
            NONE
        } else {
            let successors_len = state.successors.len() as u32;
            let successors = self.successors.add_run(successors_len, SuccessorSlot::EMPTY);
            let regions = state.regions.clone();
            self.extras.add(OpExtra { regions, successors, successors_len })
        };
        let index = self.new_op_slot(OpData {
            generation: 1,
            name: state.name,
            loc: state.loc,
            attrs,
            block: NONE,
            prev: NONE,
            next: NONE,
            order: 0,
            operands,
            operands_len,
            results: 0,
            results_len,
            words: words.0,
            words_len: words.1,
            extra,
        });
        self.ops[index].results = self.new_results(index, &state.types);
        self.fill_operands(index, operands, &state.operands);
        let op = Op { index, generation: self.ops[index].generation };
        if extra != NONE {
            let start = self.extras[extra].successors;
            for (slot, block) in (start..).zip(&state.successors) {
                let successor = &mut self.successors[slot];
                (successor.block, successor.owner) = (block.0, index);
                self.link_successor(slot);
            }
            for region in &state.regions {
                self.adopt_region(op, *region);
            }
        }
        op
    }

    /// Reuses a slot, whose generation moves on, or takes a new one.
    #[inline]
    fn new_op_slot(&mut self, mut data: OpData) -> u32 {
        match self.ops.take_free() {
            Some(index) => {
                data.generation = self.ops[index].generation.wrapping_add(1);
                self.ops[index] = data;
                index
            }
            None => self.ops.add(data),
        }
    }

    /// The property words and discardable attributes that `state` asks for.
    fn properties_of(&mut self, state: &OpState) -> ((u32, u32), Option<crate::Attribute>) {
        let ctx = self.ctx.clone();
        let name = ctx.op_name_ref(state.name);
        let defaults = name.default_words();
        let len = defaults.len().max(state.words.len()) as u32;
        let start = self.words.add_run(len, 0);
        let words = self.words.run_mut(start, len);
        words[..defaults.len()].copy_from_slice(defaults);
        for (word, given) in words.iter_mut().zip(&state.words) {
            if *given != 0 {
                *word = *given;
            }
        }
        if state.attrs.is_empty() {
            return ((start, len), None);
        }
        let discardable = crate::properties::set_from_attrs(name, words, &state.attrs);
        let attrs =
            (!discardable.is_empty()).then(|| DictionaryAttr::get(&ctx, &discardable).handle());
        ((start, len), attrs)
    }

    /// Makes an operation and puts it at `point`.
    pub fn create_at(&mut self, point: InsertPoint, state: &OpState) -> Op {
        let op = self.create(state);
        self.insert(point, op);
        op
    }

    /// Puts a detached operation at `point`.
    ///
    /// # Panics
    ///
    /// When `op` is in a block already, or `point` is before an operation that is in none.
    pub fn insert(&mut self, point: InsertPoint, op: Op) {
        assert!(self.op_data(op).block == NONE, "operation is in a block already");
        match point {
            InsertPoint::Detached => {}
            InsertPoint::End(block) => self.link_op(block, op.index, NONE),
            InsertPoint::Before(next) => {
                let block = self.op_data(next).block;
                assert!(block != NONE, "position is in no block");
                self.link_op(Block(block), op.index, next.index);
            }
        }
    }

    /// Takes `op` out of its block without erasing it.
    pub fn detach(&mut self, op: Op) {
        let OpData { block, prev, next, .. } = *self.op_data(op);
        if block == NONE {
            return;
        }
        if prev == NONE {
            self.blocks[block].first_op = next;
        } else {
            self.ops[prev].next = next;
        }
        if next == NONE {
            self.blocks[block].last_op = prev;
        } else {
            self.ops[next].prev = prev;
        }
        let data = self.op_data_mut(op);
        (data.block, data.prev, data.next) = (NONE, NONE, NONE);
    }

    /// Moves `op` to `point`.
    pub fn move_op(&mut self, op: Op, point: InsertPoint) {
        if point == InsertPoint::Before(op) {
            return;
        }
        self.detach(op);
        self.insert(point, op);
    }

    /// Erases `op` with everything in it.
    ///
    /// # Panics
    ///
    /// When a result of `op` has uses outside of what is erased.
    pub fn erase(&mut self, op: Op) {
        assert!(!self.has_outside_uses(op), "erased operation has uses");
        self.detach(op);
        if self.op(op).num_regions() == 0 {
            self.free_op(op.index);
            return;
        }
        // Nested operations may use each other in any order, so all operands go first, then the slots. The list
        // replaces recursion: nesting may be deeper than the stack.
        let nested: Vec<u32> =
            self.op(op).walk(super::WalkOrder::Post).map(|o| o.handle().index).collect();
        for index in &nested {
            self.drop_references(*index);
        }
        for index in nested {
            self.free_op(index);
        }
    }

    fn has_outside_uses(&self, op: Op) -> bool {
        self.op(op).results().any(|value| value.has_uses())
    }

    /// Empties the operand and successor lists of an operation.
    fn drop_references(&mut self, index: u32) {
        let OpData { operands, operands_len, extra, .. } = self.ops[index];
        for slot in operands..operands + operands_len {
            self.unlink_operand(slot);
        }
        self.operands.free_run(operands, operands_len);
        self.ops[index].operands_len = 0;
        if extra != NONE {
            let OpExtra { successors, successors_len, .. } = self.extras[extra];
            for slot in successors..successors + successors_len {
                self.unlink_successor(slot);
            }
            self.successors.free_run(successors, successors_len);
            self.extras[extra].successors_len = 0;
        }
    }

    /// Gives back everything that an operation without surviving uses holds; its blocks hold no operations any more
    /// or only freed ones.
    fn free_op(&mut self, index: u32) {
        self.drop_references(index);
        let OpData { results, results_len, words, words_len, extra, .. } = self.ops[index];
        self.values.run_mut(results, results_len).fill(ValueData::EMPTY);
        self.values.free_run(results, results_len);
        self.words.free_run(words, words_len);
        if extra != NONE {
            for region in std::mem::take(&mut self.extras[extra].regions) {
                self.free_region(region);
            }
            self.extras.free_run(extra, 1);
        }
        let data = &mut self.ops[index];
        data.generation = data.generation.wrapping_add(1);
        self.ops.free_run(index, 1);
    }

    fn free_region(&mut self, region: Region) {
        let mut at = self.regions[region.0].first;
        while at != NONE {
            let next = self.blocks[at].next;
            for value in std::mem::take(&mut self.blocks[at].arguments) {
                self.free_value(value);
            }
            self.blocks.free_run(at, 1);
            at = next;
        }
        self.regions.free_run(region.0, 1);
    }

    /// Erases a detached region that belongs to no operation, with everything in it.
    pub fn erase_region(&mut self, region: Region) {
        while let Some(block) = self.region(region).last_block().map(|b| b.handle()) {
            self.erase_block(block);
        }
        self.regions.free_run(region.0, 1);
    }

    /// Erases `block` with everything in it.
    ///
    /// # Panics
    ///
    /// When something outside uses a value defined in the block, or names it as a successor.
    pub fn erase_block(&mut self, block: Block) {
        while let Some(op) = self.block(block).back().map(|op| op.handle()) {
            self.erase(op);
        }
        assert!(self.block(block).has_no_predecessors(), "erased block has predecessors");
        self.detach_block(block);
        for value in std::mem::take(&mut self.blocks[block.0].arguments) {
            assert!(!self.value(value).has_uses(), "erased block argument has uses");
            self.free_value(value);
        }
        self.blocks.free_run(block.0, 1);
    }
}

/// Makes operations at a place that moves along. Corresponds to `mlir::OpBuilder`.
#[derive(Debug)]
pub struct OpBuilder<'a> {
    ir: &'a mut Ir,
    point: InsertPoint,
    loc: Location,
}

impl<'a> OpBuilder<'a> {
    /// A builder that inserts at `point`; its operations come from `loc`.
    pub fn new(ir: &'a mut Ir, point: InsertPoint, loc: Location) -> Self {
        OpBuilder { ir, point, loc }
    }

    /// A builder at the end of `block`.
    pub fn at_end(ir: &'a mut Ir, block: Block, loc: Location) -> Self {
        Self::new(ir, InsertPoint::End(block), loc)
    }

    /// The IR.
    pub fn ir(&self) -> &Ir {
        self.ir
    }

    /// The IR, to be changed.
    pub fn ir_mut(&mut self) -> &mut Ir {
        self.ir
    }

    /// The context.
    pub fn ctx(&self) -> &std::sync::Arc<Context> {
        self.ir.ctx()
    }

    /// Where new operations go.
    pub fn insert_point(&self) -> InsertPoint {
        self.point
    }

    /// Moves to another place.
    pub fn set_insert_point(&mut self, point: InsertPoint) {
        self.point = point;
    }

    /// Where new operations come from.
    pub fn loc(&self) -> Location {
        self.loc
    }

    /// Changes where new operations come from.
    pub fn set_loc(&mut self, loc: Location) {
        self.loc = loc;
    }

    /// Makes the operation and inserts it.
    pub fn create(&mut self, state: &OpState) -> Op {
        self.ir.create_at(self.point, state)
    }

    /// Makes a block at the end of `region` with arguments of these types and moves to its end.
    pub fn create_block<T: Into<crate::Type>>(
        &mut self,
        region: Region,
        arguments: impl IntoIterator<Item = T>,
    ) -> Block {
        let block = self.ir.add_block();
        self.ir.append_block(region, block);
        for ty in arguments {
            self.ir.add_argument(block, ty, self.loc);
        }
        self.point = InsertPoint::End(block);
        block
    }

    /// The view of an operation just made.
    pub fn op(&self, op: Op) -> OpRef<'_> {
        self.ir.op(op)
    }

    /// Result `index` of an operation.
    pub fn result(&self, op: Op, index: usize) -> Value {
        self.ir.op(op).result(index).handle()
    }
}
