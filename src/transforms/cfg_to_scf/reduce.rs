//! Loops whose values leave them as results only.

use ods_runtime::{Block, Location, Op, Type, Value};

use super::Lifter;
use super::cycles::CycleBlocks;
use super::edge::Edge;
use super::latch::Latch;

/// A loop that is being changed.
struct Loop<'a> {
    header: Block,
    latch: Block,
    exit: Block,
    blocks: &'a CycleBlocks,
    /// The values that the latch passes to the header.
    next: Vec<Value>,
}

impl Lifter<'_> {
    /// Passes the same values from the latch to the header and to the exit block, and uses the arguments of the exit block
    /// after the loop. Returns the values.
    pub(super) fn reduce_loop(
        &mut self,
        header: Block,
        latch: &Latch,
        blocks: &CycleBlocks,
    ) -> Vec<Value> {
        let Latch { block: latch, exit, .. } = *latch;
        let [repeat, leave] = self.latch_edges(latch, header);
        let next = repeat.operands(self.r.ir());
        for value in &next {
            let argument = self.add_argument_like(*value, exit);
            leave.append_operands(&mut self.r, &[*value]);
            self.r.replace_uses_if(*value, argument, |user| {
                user.owner().block().is_none_or(|block| !blocks.contains(block.handle()))
            });
        }
        let mut this = Loop { header, latch, exit, blocks, next };
        let values: Vec<Value> = blocks.iter().flat_map(|block| self.values_of(block)).collect();
        for value in values {
            self.pass_out(value, &mut this);
        }
        for edge in Edge::to(self.r.ir(), header) {
            if edge.source(self.r.ir()) == Some(latch) {
                continue;
            }
            let count = edge.operands(self.r.ir()).len();
            let missing = self.argument_types(header).split_off(count);
            let values: Vec<Value> = missing.into_iter().map(|ty| self.undefined(ty)).collect();
            edge.append_operands(&mut self.r, &values);
        }
        this.next
    }

    /// The edges from `latch` to `header` and to the outside.
    fn latch_edges(&self, latch: Block, header: Block) -> [Edge; 2] {
        let edges = Edge::from(self.r.ir(), latch);
        let [first, second] = [edges[0], edges[1]];
        if first.target(self.r.ir()) == header { [first, second] } else { [second, first] }
    }

    /// The arguments of `block` and the results of its operations.
    fn values_of(&self, block: Block) -> Vec<Value> {
        let block = self.r.block(block);
        let results = block.ops().flat_map(|op| op.results()).map(|result| result.handle());
        block.argument_handles().iter().copied().chain(results).collect()
    }

    fn add_argument_like(&mut self, value: Value, block: Block) -> Value {
        let view = self.r.value(value);
        let (ty, loc) = (view.ty().handle(), view.loc().unwrap_or(Location::UNKNOWN));
        self.r.ir_mut().add_argument(block, ty, loc)
    }

    /// If `value`, which is defined in the loop, is used outside, lets these uses be of a new argument of the exit block. The
    /// header gets such an argument, too.
    fn pass_out(&mut self, value: Value, this: &mut Loop<'_>) {
        let uses: Vec<_> = self
            .r
            .value(value)
            .uses()
            .filter(|operand| !self.is_inside(operand.owner().handle(), this))
            .map(|operand| (operand.owner().handle(), operand.operand_number()))
            .collect();
        if uses.is_empty() {
            return;
        }
        let argument = self.add_argument_like(value, this.exit);
        self.add_argument_like(value, this.header);
        let passed = self.pass_to_latch(value, this);
        this.next.push(passed);
        for edge in Edge::from(self.r.ir(), this.latch) {
            edge.append_operands(&mut self.r, &[passed]);
        }
        for (op, index) in uses {
            self.r.ir_mut().set_operand(op, index, argument);
        }
    }

    /// Whether `op` is in a block of the loop, or in an operation there.
    fn is_inside(&self, op: Op, this: &Loop<'_>) -> bool {
        let region = self.r.block(this.header).parent();
        let op = self.r.op(op);
        let mut ancestors = std::iter::once(op).chain(op.ancestors());
        let in_region = ancestors.find(|op| op.parent_region() == region);
        let block = in_region.and_then(|op| op.block());
        block.is_some_and(|block| this.blocks.contains(block.handle()))
    }

    /// `value`, or an argument of the latch with this value if it is not available there.
    fn pass_to_latch(&mut self, value: Value, this: &Loop<'_>) -> Value {
        let Some(block) = self.r.value(value).parent_block() else { return value };
        let edges = Edge::to(self.r.ir(), this.latch);
        let sources: Vec<Block> =
            edges.iter().filter_map(|edge| edge.source(self.r.ir())).collect();
        let is_available: Vec<bool> =
            sources.iter().map(|source| self.trees.dominates(&self.r, block, *source)).collect();
        if block == this.latch || is_available.iter().all(|it| *it) {
            return value;
        }
        let ty: Type = self.r.value(value).ty().handle();
        let argument = self.add_argument_like(value, this.latch);
        for (edge, is_available) in edges.into_iter().zip(is_available) {
            let passed = if is_available { value } else { self.undefined(ty) };
            edge.append_operands(&mut self.r, &[passed]);
        }
        argument
    }
}
