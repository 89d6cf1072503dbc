//! Changing IR so that a listener hears of every change.

use crate::core::ir::{
    Block, InsertPoint, Ir, Mapping, Op, OpBuilder, OpOperand, Previous, Region, Value, WalkOrder,
};
use crate::core::location::Location;

/// An [`OpBuilder`] that replaces, erases and moves as well, and tells its listener. Corresponds to
/// `mlir::RewriterBase`.
#[derive(Debug)]
pub struct Rewriter<'a> {
    builder: OpBuilder<'a>,
}

impl<'a> std::ops::Deref for Rewriter<'a> {
    type Target = OpBuilder<'a>;

    fn deref(&self) -> &OpBuilder<'a> {
        &self.builder
    }
}

impl<'a> std::ops::DerefMut for Rewriter<'a> {
    fn deref_mut(&mut self) -> &mut OpBuilder<'a> {
        &mut self.builder
    }
}

impl<'a> From<OpBuilder<'a>> for Rewriter<'a> {
    fn from(builder: OpBuilder<'a>) -> Self {
        Rewriter { builder }
    }
}

impl<'a> Rewriter<'a> {
    /// A rewriter that inserts nowhere until it is told where.
    pub fn new(ir: &'a mut Ir) -> Self {
        OpBuilder::new(ir, InsertPoint::Detached, Location::UNKNOWN).into()
    }

    /// Replaces the results of `op` by `values` and erases it.
    ///
    /// # Panics
    ///
    /// When there are not as many values as results.
    pub fn replace_op(&mut self, op: Op, values: &[Value]) {
        let count = self.ir().op(op).num_results();
        assert!(count == values.len(), "{} values replace {count} results", values.len());
        self.notify(|ir, listener| listener.operation_replaced(ir, op, values));
        for (index, value) in values.iter().enumerate() {
            let result = self.result(op, index);
            self.replace_all_uses(result, *value);
        }
        self.erase_op(op);
    }

    /// Replaces `op` by `by`, which has as many results.
    ///
    /// # Panics
    ///
    /// As [`replace_op`](Self::replace_op).
    pub fn replace_op_with(&mut self, op: Op, by: Op) {
        let values = self.ir().op(by).results().handles();
        self.replace_op(op, &values);
    }

    /// Erases `op` with everything in it; the innermost operations are reported first.
    ///
    /// # Panics
    ///
    /// As [`Ir::erase`].
    pub fn erase_op(&mut self, op: Op) {
        self.leave(op);
        if self.has_listener() {
            let nested: Vec<Op> =
                self.ir().op(op).walk(WalkOrder::Post).map(|nested| nested.handle()).collect();
            for nested in nested {
                self.notify(|ir, listener| listener.operation_erased(ir, nested));
            }
        }
        self.ir_mut().erase(op);
    }

    /// Erases `block` with everything in it, last operation first.
    ///
    /// # Panics
    ///
    /// As [`Ir::erase_block`].
    pub fn erase_block(&mut self, block: Block) {
        while let Some(op) = self.ir().block(block).back().map(|op| op.handle()) {
            self.erase_op(op);
        }
        if self.insert_point() == InsertPoint::End(block) {
            self.set_insert_point(InsertPoint::Detached);
        }
        self.notify(|ir, listener| listener.block_erased(ir, block));
        self.ir_mut().erase_block(block);
    }

    /// Makes everything that uses `from` use `to`, and reports the users as modified.
    pub fn replace_all_uses(&mut self, from: Value, to: impl Into<Value>) {
        self.replace_uses_if(from, to, |_| true);
    }

    /// Makes those uses of `from` that `choose` accepts use `to`, and reports the users as modified.
    pub fn replace_uses_if(
        &mut self,
        from: Value,
        to: impl Into<Value>,
        mut choose: impl FnMut(OpOperand<'_>) -> bool,
    ) {
        let heard = self.has_listener();
        let mut users = Vec::new();
        self.ir_mut().replace_uses_if(from, to, |operand| {
            let chosen = choose(operand);
            if chosen && heard {
                users.push(operand.owner().handle());
            }
            chosen
        });
        users.dedup();
        for user in users {
            self.notify(|ir, listener| listener.operation_modified(ir, user));
        }
    }

    /// Lets `change` change `op` in place, and reports it.
    pub fn modify<R>(&mut self, op: Op, change: impl FnOnce(&mut Ir, Op) -> R) -> R {
        let result = change(self.ir_mut(), op);
        self.notify(|ir, listener| listener.operation_modified(ir, op));
        result
    }

    /// Moves `op` to `point`.
    pub fn move_op(&mut self, op: Op, point: InsertPoint) {
        if point == InsertPoint::Before(op) {
            return;
        }
        let view = self.ir().op(op);
        let previous = match (view.next(), view.block()) {
            (Some(next), _) => Previous::Before(next.handle()),
            (None, Some(block)) => Previous::End(block.handle()),
            (None, None) => Previous::Nowhere,
        };
        self.leave(op);
        self.ir_mut().move_op(op, point);
        self.notify(|ir, listener| listener.operation_inserted(ir, op, previous));
    }

    /// Moves `block` into `region`, before `before` or at the end.
    ///
    /// # Panics
    ///
    /// As [`Ir::insert_block`].
    pub fn move_block(&mut self, block: Block, region: Region, before: Option<Block>) {
        let view = self.ir().block(block);
        let previous = match (view.next(), view.parent()) {
            (Some(next), _) => Previous::Before(next.handle()),
            (None, Some(region)) => Previous::End(region.handle()),
            (None, None) => Previous::Nowhere,
        };
        self.ir_mut().detach_block(block);
        self.ir_mut().insert_block(region, block, before);
        self.notify(|ir, listener| listener.block_inserted(ir, block, previous));
    }

    /// Moves `op` and everything after it to a new block behind, which is returned.
    ///
    /// # Panics
    ///
    /// As [`Ir::split_block`].
    pub fn split_block(&mut self, op: Op) -> Block {
        let old = self.ir().op(op).block().map(|block| block.handle());
        let new = self.ir_mut().split_block(op);
        self.notify(|ir, listener| listener.block_inserted(ir, new, Previous::Nowhere));
        if self.has_listener()
            && let Some(old) = old
        {
            let moved: Vec<Op> = self.ir().block(new).ops().map(|op| op.handle()).collect();
            for op in moved {
                let previous = Previous::End(old);
                self.notify(|ir, listener| listener.operation_inserted(ir, op, previous));
            }
        }
        new
    }

    /// Moves the operations of `block` to `point`, with `values` in place of its arguments, and erases it.
    ///
    /// # Panics
    ///
    /// When there are not as many values as arguments, or something names the block as a successor.
    pub fn inline_block(&mut self, block: Block, point: InsertPoint, values: &[Value]) {
        let arguments = self.ir().block(block).argument_handles().to_vec();
        assert!(arguments.len() == values.len(), "as many values as arguments");
        for (argument, value) in arguments.into_iter().zip(values) {
            self.replace_all_uses(argument, *value);
        }
        let ops: Vec<Op> = self.ir().block(block).ops().map(|op| op.handle()).collect();
        for op in ops {
            self.move_op(op, point);
        }
        self.erase_block(block);
    }

    /// Inserts a copy of `op`; see [`Ir::clone_op`].
    pub fn clone_op(&mut self, op: Op, mapping: &mut Mapping) -> Op {
        let copy = self.ir_mut().clone_op(op, mapping);
        self.insert(copy);
        copy
    }

    /// Sees to it that new operations do not go before `op`, which is about to leave its place.
    fn leave(&mut self, op: Op) {
        if self.insert_point() == InsertPoint::Before(op) {
            let point = InsertPoint::after(self.ir(), op);
            self.set_insert_point(point);
        }
    }
}
