//! The rewriter, which reports every change of the IR to a listener.

use smallvec::SmallVec;

use crate::core::ir::{
    Block, InsertPoint, Ir, Mapping, Op, OpBuilder, OpOperand, OpRef, Previous, Region, Value,
    ValueRef, WalkOrder,
};
use crate::core::location::Location;
use crate::core::types::Type;
use crate::rewrite::erasing_order::{Erased, ErasingOrder};
use crate::rewrite::fold::can_replace;

/// An [`OpBuilder`] that also replaces, erases and moves operations, and notifies its listener of each change.
/// Corresponds to `mlir::RewriterBase`.
///
/// ```
/// use ods_runtime::Context;
/// use ods_runtime::rewrite::Rewriter;
/// use ods_runtime::text::parse_source;
///
/// let ctx = Context::new();
/// let mut ir = parse_source(&ctx, "m.mlir", b"module { module @a {} module @b {} }").unwrap();
/// let block = ir.root().unwrap().region(0).first_block().unwrap();
/// let first = block.front().unwrap().handle();
/// Rewriter::new(&mut ir).erase_op(first);
/// assert_eq!(ir.root().unwrap().to_string(), "module {\n  module @b {\n  }\n}");
/// ```
#[derive(Debug)]
pub struct Rewriter<'a> {
    builder: OpBuilder<'a>,
    /// Whether an operation stayed because it could not be replaced.
    has_kept: bool,
    /// Takes over what erases and replaces.
    deferral: Option<&'a dyn Deferral>,
}

/// A driver that defers replacements and erasures, so that patterns can read the old operations until it ends.
pub(crate) trait Deferral: std::fmt::Debug {
    /// Replaces the results of `op`, whose types may differ, and erases it.
    fn replace_op(&self, r: &mut Rewriter<'_>, op: Op, values: &[Value]);

    /// Erases `op`.
    fn erase_op(&self, r: &mut Rewriter<'_>, op: Op);

    /// Whether `op` was replaced or erased.
    fn is_replaced(&self, op: Op) -> bool;

    /// Whether `value` was replaced.
    fn is_value_replaced(&self, value: Value) -> bool;

    /// Erases `block`.
    fn erase_block(&self, r: &mut Rewriter<'_>, block: Block);

    /// The operations of `new` were split off from the block before it.
    fn block_split(&self, ir: &Ir, new: Block);

    /// Replaces all uses of `from`.
    fn replace_all_uses(&self, r: &mut Rewriter<'_>, from: Value, to: Value);

    /// Whether the pattern that is applied has a type converter.
    fn converts_types(&self) -> bool;

    /// The replacement of `value`, with the type that the pattern's type converter converts to. `None` if it is not converted
    /// to one value.
    fn remapped_value(&self, r: &mut Rewriter<'_>, value: Value) -> Option<Value>;

    /// The type that the pattern's type converter converts `value` to.
    fn converted_type(&self, value: ValueRef<'_>) -> Option<Type>;
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
    #[inline]
    fn from(builder: OpBuilder<'a>) -> Self {
        Rewriter { builder, has_kept: false, deferral: None }
    }
}

impl<'a> Rewriter<'a> {
    /// A rewriter without an insertion point.
    pub fn new(ir: &'a mut Ir) -> Self {
        OpBuilder::new(ir, InsertPoint::Detached, Location::UNKNOWN).into()
    }

    /// A rewriter whose replacements and erasures `deferral` takes over.
    pub(crate) fn deferring(builder: OpBuilder<'a>, deferral: &'a dyn Deferral) -> Self {
        Rewriter { builder, has_kept: false, deferral: Some(deferral) }
    }

    /// Panics in a driver that defers changes, because it cannot defer `change`.
    #[track_caller]
    fn assert_immediate(&self, change: &str) {
        assert!(self.deferral.is_none(), "a conversion cannot {change}");
    }

    /// Panics if a driver that defers changes has replaced or erased `op`.
    #[track_caller]
    pub(crate) fn assert_unreplaced(&self, op: Op) {
        if self.deferral.is_some_and(|it| it.is_replaced(op)) {
            panic!("`{}` is replaced or erased twice in a conversion", self.op(op).name());
        }
    }

    /// Panics if a driver that defers changes has replaced `value`.
    #[track_caller]
    pub(crate) fn assert_value_unreplaced(&self, value: Value) {
        let is_replaced = self.deferral.is_some_and(|it| it.is_value_replaced(value));
        assert!(!is_replaced, "a value is replaced twice in a conversion");
    }

    /// Whether a rule uses the replacements of values, because a conversion applies it with a type converter.
    #[inline]
    pub(crate) fn converts_types(&self) -> bool {
        self.deferral.is_some_and(Deferral::converts_types)
    }

    /// The value that a rule uses in place of `value`.
    pub(crate) fn remapped_for_rule(&mut self, op: Op, value: Value) -> Option<Value> {
        let Some(deferral) = self.deferral else { return Some(value) };
        match deferral.remapped_value(self, value) {
            Some(value) => Some(value),
            None => self.unconverted(op, value),
        }
    }

    /// The type that `result` has after a rule.
    pub(crate) fn converted_result_type(&mut self, op: Op, result: Value) -> Option<Type> {
        let view = self.value(result);
        match self.deferral.filter(|it| it.converts_types()) {
            None => Some(view.ty().handle()),
            Some(deferral) => match deferral.converted_type(view) {
                Some(ty) => Some(ty),
                None => self.unconverted(op, result),
            },
        }
    }

    fn unconverted<T>(&mut self, op: Op, value: Value) -> Option<T> {
        let reason = format!("type '{}' is not converted to one type", self.value(value).ty());
        self.no_match(op, &reason)
    }

    /// Sets the location of new operations. The argument may read the rewriter: `r.set_loc(r.op(op).loc())`.
    pub fn set_loc(&mut self, loc: Location) {
        self.builder.set_loc(loc);
    }

    /// Sets the insertion point. The argument may read the rewriter.
    ///
    /// # Panics
    ///
    /// If `point` is after a detached operation.
    #[track_caller]
    pub fn set_insert_point(&mut self, point: InsertPoint) {
        self.builder.set_insert_point(point);
    }

    /// Replaces the results of `op` by `values` and erases it. No effect if that is impossible because values depend on
    /// themselves; see [`can_replace`].
    ///
    /// # Panics
    ///
    /// If the number of values differs from the number of results. In debug builds, also if the type of a value differs from
    /// that of the result, unless the result has no uses.
    #[track_caller]
    pub fn replace_op(&mut self, op: impl Into<Op>, values: &[Value]) {
        let op = op.into();
        let count = self.ir().op(op).num_results();
        assert!(count == values.len(), "cannot replace {count} results by {} values", values.len());
        if let Some(deferral) = self.deferral {
            self.assert_unreplaced(op);
            return deferral.replace_op(self, op, values);
        }
        if !self.keeps(op, values) {
            self.replace(op, values);
        }
    }

    /// Replaces the results of `op` by `values` and erases it.
    #[track_caller]
    fn replace(&mut self, op: Op, values: &[Value]) {
        if let Some(deferral) = self.deferral {
            return deferral.replace_op(self, op, values);
        }
        if cfg!(debug_assertions) {
            assert_same_types(self.op(op), values);
        }
        self.notify(|ir, listener| listener.operation_replaced(ir, op, values));
        for (index, value) in values.iter().enumerate() {
            let result = self.result(op, index);
            self.replace_all_uses(result, *value);
        }
        self.erase_op(op);
    }

    /// Whether `op` stays because `values` cannot replace its results.
    fn keeps(&mut self, op: Op, values: &[Value]) -> bool {
        let keeps = !can_replace(self.op(op), values.iter().copied().map(Some));
        self.has_kept |= keeps;
        keeps
    }

    /// Whether an operation stayed because it could not be replaced.
    pub(super) fn has_kept(&self) -> bool {
        self.has_kept
    }

    /// Replaces the results of `op` by the results of `by` and erases `op`.
    ///
    /// # Panics
    ///
    /// If `by` has a different number of results, or like [`replace_op`](Self::replace_op).
    #[track_caller]
    pub fn replace_op_with(&mut self, op: impl Into<Op>, by: impl Into<Op>) {
        let op = op.into();
        let values = self.ir().op(by).results().handles();
        self.replace_op(op, &values);
    }

    /// Replaces `op` by a copy without the results that `erased` marks, which must not be used. Returns the copy, or `op`
    /// if no result is marked.
    ///
    /// # Panics
    ///
    /// If a marked result is used, or if `erased` does not have one mark per result.
    #[track_caller]
    pub fn erase_op_results(&mut self, op: impl Into<Op>, erased: &[bool]) -> Op {
        let op = op.into();
        let results = self.ir().op(op).results().handles();
        assert!(erased.len() == results.len(), "one mark per result");
        if !erased.contains(&true) {
            return op;
        }
        let remaining: Vec<Value> =
            results.iter().zip(erased).filter(|(_, erased)| !**erased).map(|(it, _)| *it).collect();
        let types: Vec<Type> =
            remaining.iter().map(|it| self.ir().value(*it).ty().handle()).collect();
        let copy = self.ir_mut().clone_without_regions(op, &types);
        for index in 0..self.ir().op(op).num_regions() {
            let region = |op| self.ir().op(op).region_handles()[index];
            let (from, to) = (region(op), region(copy));
            self.inline_region(from, to, None);
        }
        self.guarded(|b| {
            b.set_insert_point(InsertPoint::Before(op));
            b.insert(copy);
        });
        for (index, value) in remaining.into_iter().enumerate() {
            let result = self.result(copy, index);
            self.replace_all_uses(value, result);
        }
        self.erase_op(op);
        copy
    }

    /// Erases `op` and everything in it. The listener is notified of each operation before it is erased, and of users
    /// before the operations that they use.
    ///
    /// # Panics
    ///
    /// See [`Ir::erase`].
    #[track_caller]
    pub fn erase_op(&mut self, op: impl Into<Op>) {
        let op = op.into();
        self.move_insert_point_off(op);
        if let Some(deferral) = self.deferral {
            self.assert_unreplaced(op);
            return deferral.erase_op(self, op);
        }
        if !self.has_listener() {
            return self.ir_mut().erase(op);
        }
        let view = self.op(op);
        if view.num_regions() == 0 && view.results().all(|result| !result.has_uses()) {
            self.notify(|ir, listener| listener.operation_erased(ir, op));
            return self.ir_mut().erase(op);
        }
        let order = ErasingOrder::of_op(view);
        self.erase_in_order(order);
    }

    /// Erases `block` and everything in it, the last operation first.
    ///
    /// # Panics
    ///
    /// See [`Ir::erase_block`].
    #[track_caller]
    pub fn erase_block(&mut self, block: Block) {
        self.erase_blocks(&[block]);
    }

    /// Erases `blocks`, whose operations may refer to each other in any order.
    ///
    /// # Panics
    ///
    /// See [`Ir::erase_block`].
    #[track_caller]
    pub(crate) fn erase_blocks(&mut self, blocks: &[Block]) {
        let is_erased = self.insert_point().block(self.ir()).is_some_and(|it| blocks.contains(&it));
        if is_erased {
            self.set_insert_point(InsertPoint::Detached);
        }
        if let Some(deferral) = self.deferral {
            return blocks.iter().for_each(|block| deferral.erase_block(self, *block));
        }
        if self.has_listener() {
            let order = ErasingOrder::of_blocks(self.ir(), blocks);
            self.erase_in_order(order);
        } else {
            self.ir_mut().erase_blocks(blocks);
        }
    }

    /// Erases `ops`, which may refer to each other in any order.
    ///
    /// # Panics
    ///
    /// See [`Ir::erase`].
    #[track_caller]
    pub(crate) fn erase_ops(&mut self, ops: &[Op]) {
        for op in ops {
            self.move_insert_point_off(*op);
        }
        if let Some(deferral) = self.deferral {
            return ops.iter().for_each(|op| deferral.erase_op(self, *op));
        }
        let order = ErasingOrder::of_ops(self.ir(), ops);
        self.erase_in_order(order);
    }

    /// Notifies the listener of each operation and block of `order`, and erases it.
    #[track_caller]
    fn erase_in_order(&mut self, order: ErasingOrder) {
        order.assert_unused_outside(self.ir());
        for entity in order.entities {
            match entity {
                Erased::Op(op) => {
                    self.drop_uses(op);
                    self.notify(|ir, listener| listener.operation_erased(ir, op));
                    self.ir_mut().erase(op);
                }
                Erased::Block(block) => {
                    for argument in self.ir().block(block).argument_handles().to_vec() {
                        self.drop_uses_of(argument);
                    }
                    let predecessors: Vec<Op> = self.ir().block(block).predecessor_ops().collect();
                    for predecessor in predecessors {
                        self.ir_mut().drop_successors(predecessor);
                    }
                    self.notify(|ir, listener| listener.block_erased(ir, block));
                    self.ir_mut().erase_block(block);
                }
            }
        }
    }

    /// Removes the operands that use results of `op`. Their operations are about to be erased.
    fn drop_uses(&mut self, op: Op) {
        for index in 0..self.op(op).num_results() {
            let result = self.result(op, index);
            self.drop_uses_of(result);
        }
    }

    /// Removes the operands that use `value`. Their operations are about to be erased.
    fn drop_uses_of(&mut self, value: Value) {
        while let Some(operand) = self.ir().value(value).uses().next() {
            let (user, used) = (operand.owner().handle(), operand.operand_number());
            self.ir_mut().erase_operands(user, |index| index == used);
        }
    }

    /// Replaces all uses of `from` by `to` and reports each user as modified.
    #[track_caller]
    pub fn replace_all_uses(&mut self, from: Value, to: impl Into<Value>) {
        let to = to.into();
        if let Some(deferral) = self.deferral {
            if from != to {
                self.assert_value_unreplaced(from);
            }
            return deferral.replace_all_uses(self, from, to);
        }
        if !self.has_listener() {
            return self.ir_mut().replace_all_uses(from, to);
        }
        if from == to {
            return;
        }
        while let Some(operand) = self.ir().value(from).uses().next() {
            let (user, index) = (operand.owner().handle(), operand.operand_number());
            self.ir_mut().set_operand(user, index, to);
            self.notify(|ir, listener| listener.operation_modified(ir, user));
        }
    }

    /// Replaces the uses of `from` that `choose` accepts by `to` and reports each user as modified.
    #[track_caller]
    pub fn replace_uses_if(
        &mut self,
        from: Value,
        to: impl Into<Value>,
        mut choose: impl FnMut(OpOperand<'_>) -> bool,
    ) {
        self.assert_immediate("replace some of the uses of a value");
        let has_listener = self.has_listener();
        let mut users: SmallVec<[Op; 4]> = SmallVec::new();
        self.ir_mut().replace_uses_if(from, to, |operand| {
            let chosen = choose(operand);
            if chosen && has_listener {
                users.push(operand.owner().handle());
            }
            chosen
        });
        users.dedup();
        for user in users {
            self.notify(|ir, listener| listener.operation_modified(ir, user));
        }
    }

    /// Calls `change` to modify `op` in place and reports `op` as modified.
    #[track_caller]
    pub fn modify<R>(&mut self, op: impl Into<Op>, change: impl FnOnce(&mut Ir, Op) -> R) -> R {
        let op = op.into();
        self.notify(|ir, listener| listener.operation_modification_started(ir, op));
        let result = change(self.ir_mut(), op);
        self.notify(|ir, listener| listener.operation_modified(ir, op));
        result
    }

    /// Moves `op` to `point`. No effect if `point` is before or after `op` itself.
    #[track_caller]
    pub fn move_op(&mut self, op: impl Into<Op>, point: InsertPoint) {
        let op = op.into();
        if point.is_next_to(op) {
            return;
        }
        let view = self.ir().op(op);
        let previous = match (view.next(), view.block()) {
            (Some(next), _) => Previous::Before(next.handle()),
            (None, Some(block)) => Previous::End(block.handle()),
            (None, None) => Previous::Nowhere,
        };
        self.move_insert_point_off(op);
        self.ir_mut().move_op(op, point);
        self.notify(|ir, listener| listener.operation_inserted(ir, op, previous));
    }

    /// Moves `block` into `region`, before `before` or at the end.
    ///
    /// # Panics
    ///
    /// See [`Ir::insert_block`].
    #[track_caller]
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

    /// Moves `op` and all operations after it to a new block behind the current one. Returns the new block.
    ///
    /// # Panics
    ///
    /// See [`Ir::split_block`].
    #[track_caller]
    pub fn split_block(&mut self, op: impl Into<Op>) -> Block {
        let op = op.into();
        let new = self.ir_mut().split_block(op);
        self.notify(|ir, listener| listener.block_inserted(ir, new, Previous::Nowhere));
        if let Some(deferral) = self.deferral {
            deferral.block_split(self.ir(), new);
        } else if self.has_listener() {
            let moved: Vec<Op> = self.ir().block(new).ops().map(|op| op.handle()).collect();
            let old = self.ir().block(new).prev().map(|block| block.handle());
            let previous = old.map_or(Previous::Nowhere, Previous::End);
            for op in moved.into_iter().rev() {
                self.notify(|ir, listener| listener.operation_inserted(ir, op, previous));
            }
        }
        new
    }

    /// Moves the operations of `block` to `point`, replaces the block arguments by `values`, and erases the block.
    ///
    /// # Panics
    ///
    /// If the number of values differs from the number of arguments, or the block is a successor of an operation.
    #[track_caller]
    pub fn inline_block(&mut self, block: Block, point: InsertPoint, values: &[Value]) {
        let arguments = self.ir().block(block).argument_handles().to_vec();
        assert!(
            arguments.len() == values.len(),
            "the number of values differs from the number of block arguments"
        );
        for (argument, value) in arguments.into_iter().zip(values) {
            self.replace_all_uses(argument, *value);
        }
        let ops: Vec<Op> = self.ir().block(block).ops().map(|op| op.handle()).collect();
        // A resolved point stays behind inserted operations, so that they keep their order.
        let point = point.resolve(self.ir());
        let insert_point = self.insert_point();
        for op in ops {
            self.move_op(op, point);
        }
        if insert_point != InsertPoint::End(block) {
            self.set_insert_point(insert_point);
        }
        self.erase_block(block);
    }

    /// Moves the operations of `block` to the end of `to`; see [`inline_block`](Self::inline_block).
    #[track_caller]
    pub fn merge_blocks(&mut self, block: Block, to: Block, values: &[Value]) {
        self.inline_block(block, InsertPoint::End(to), values);
    }

    /// Replaces `op` by the operations of the only block of its region `region`, with `arguments` in place of the block
    /// arguments. The operands of the terminator replace the results. No effect if they cannot; see [`can_replace`].
    ///
    /// # Panics
    ///
    /// If the region or its block is empty, or the counts differ.
    #[track_caller]
    pub fn replace_op_with_region(
        &mut self,
        op: impl Into<Op>,
        region: Region,
        arguments: &[Value],
    ) {
        let op = op.into();
        let block = self.ir().region(region).first_block();
        let block = block.expect("the region has a block");
        let terminator = block.back().expect("the block has a terminator").handle();
        let values = self.op(terminator).operands().map(|value| {
            let index = block.arguments().position(|argument| argument == value);
            index.and_then(|index| arguments.get(index).copied()).unwrap_or(value.handle())
        });
        let values: SmallVec<[Value; 4]> = values.collect();
        let block = block.handle();
        // The terminator would use the result outside of `op`.
        let is_own = |value: &Value| self.ir().defining_op(*value) == Some(op);
        if values.iter().any(is_own) || self.keeps(op, &values) {
            self.has_kept = true;
            return;
        }
        self.inline_block(block, InsertPoint::Before(op), arguments);
        let results = self.op(terminator).operands().handles();
        let (count, values) = (self.op(op).num_results(), results.len());
        assert!(count == values, "cannot replace {count} results by {values} values");
        self.replace(op, &results);
        self.erase_op(terminator);
    }

    /// Moves the blocks of `from` into `to`, before `before` or at the end.
    ///
    /// # Panics
    ///
    /// If `from` is `to`.
    #[track_caller]
    pub fn inline_region(&mut self, from: Region, to: Region, before: Option<Block>) {
        assert!(from != to, "a region is inlined into itself");
        while let Some(block) = self.ir().region(from).first_block().map(|block| block.handle()) {
            self.move_block(block, to, before);
        }
    }

    /// Inserts a clone of `op`; see [`Ir::clone_op`].
    #[track_caller]
    pub fn clone_op(&mut self, op: impl Into<Op>, mapping: &mut Mapping) -> Op {
        let op = op.into();
        let copy = self.ir_mut().clone_op(op, mapping);
        self.insert(copy);
        if self.has_listener() {
            let regions = self.ir().op(copy).regions();
            let blocks = regions.flat_map(|region| region.blocks()).map(|block| block.handle());
            self.notify_of_contents(blocks.collect(), false);
        }
        copy
    }

    /// Inserts a copy of `op` with empty regions.
    #[track_caller]
    pub fn clone_op_without_regions(&mut self, op: impl Into<Op>) -> Op {
        let op = op.into();
        let types: Vec<Type> = self.ir().op(op).results().types().map(|ty| ty.handle()).collect();
        let copy = self.ir_mut().clone_without_regions(op, &types);
        self.insert(copy);
        copy
    }

    /// Appends clones of the blocks of `from` to `to`; see [`Ir::clone_region`].
    #[track_caller]
    pub fn clone_region(&mut self, from: Region, to: Region, mapping: &mut Mapping) {
        let last = self.ir().region(to).blocks().last().map(|block| block.handle());
        self.ir_mut().clone_region(from, to, mapping);
        if !self.has_listener() {
            return;
        }
        let blocks = self.ir().region(to).blocks().map(|block| block.handle());
        let new = match last {
            Some(last) => blocks.skip_while(|block| *block != last).skip(1).collect(),
            None => blocks.collect(),
        };
        self.notify_of_contents(new, true);
    }

    /// Notifies the listener of the new operations in `blocks` and, if `with_blocks`, of the blocks.
    fn notify_of_contents(&mut self, blocks: Vec<Block>, with_blocks: bool) {
        for block in blocks {
            if with_blocks {
                self.notify(|ir, listener| listener.block_inserted(ir, block, Previous::Nowhere));
            }
            let ops = self.ir().block(block).ops().flat_map(|op| op.walk(WalkOrder::Pre));
            let ops: Vec<Op> = ops.map(|op| op.handle()).collect();
            for op in ops {
                self.notify(|ir, listener| {
                    listener.operation_inserted(ir, op, Previous::Nowhere);
                });
            }
        }
    }

    /// Erases the arguments of `block` that `erased` marks, and reports the parent operation as modified.
    ///
    /// # Panics
    ///
    /// If a marked argument is used.
    #[track_caller]
    pub fn erase_arguments(&mut self, block: Block, erased: &[bool]) {
        self.assert_immediate("erase block arguments");
        for index in (0..erased.len()).rev().filter(|index| erased[*index]) {
            self.ir_mut().erase_argument(block, index);
        }
        if let Some(parent) = self.ir().block(block).parent_op().map(|op| op.handle()) {
            self.notify(|ir, listener| listener.operation_modified(ir, parent));
        }
    }

    /// Reports to the listener why a pattern does not match `op`. Returns `None`, the result of the pattern. Corresponds
    /// to `notifyMatchFailure`.
    pub fn no_match<T>(&mut self, op: impl Into<Op>, reason: &str) -> Option<T> {
        let op = op.into();
        self.notify(|ir, listener| listener.match_failed(ir, op, reason));
        None
    }

    /// Moves the insertion point behind `op` if it is before `op`. Call it before `op` is moved or erased.
    #[track_caller]
    fn move_insert_point_off(&mut self, op: Op) {
        if self.insert_point() == InsertPoint::Before(op) {
            let point = InsertPoint::After(op);
            self.set_insert_point(point);
        }
    }
}

/// Panics if a value has another type than the result of `op` that it replaces. Uses expect the type of the result.
#[track_caller]
fn assert_same_types(op: OpRef<'_>, values: &[Value]) {
    for (result, value) in op.results().zip(values) {
        let (old, new) = (result.ty(), op.ir().value(*value).ty());
        assert!(
            old == new || !result.has_uses(),
            "cannot replace a result of type `{old}` of `{}` by a value of type `{new}`",
            op.name()
        );
    }
}
