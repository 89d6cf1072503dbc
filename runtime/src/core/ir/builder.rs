//! Creating, moving and erasing operations.

use rustc_hash::FxHashSet;

use super::listener::{Listener, Previous};
use super::op::{Op, OpRef};
use super::op_data::{OpData, OpExtra};
use super::state::OpState;
use super::value::{Value, ValueData, ValueRef};
use super::{Block, BlockRef, Ir, NONE, OpOperand, OpParts, Region, RegionRef};
use crate::core::attrs::DictionaryAttr;
use crate::core::context::Context;
use crate::core::location::Location;
use crate::core::op_def::OpDef;
use crate::core::properties::{set_values_from_attrs, split_attrs};
use crate::core::slots::{SemanticsSlots, Slots};

/// The argument types of a block without arguments: `b.create_block(region, NO_ARGS)`.
pub const NO_ARGS: [crate::core::types::Type; 0] = [];

/// The insertion point of new operations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InsertPoint {
    /// None: new operations stay detached.
    Detached,
    /// The start of a block.
    Start(Block),
    /// The end of a block.
    End(Block),
    /// Before an operation.
    Before(Op),
    /// After an operation.
    After(Op),
}

impl InsertPoint {
    /// The same point as `End` or `Before`, so that it stays behind the operations inserted there.
    ///
    /// # Panics
    ///
    /// If it is after a detached operation.
    #[inline]
    #[track_caller]
    pub(crate) fn resolve(self, ir: &Ir) -> Self {
        match self {
            InsertPoint::Start(_) | InsertPoint::After(_) => self.resolve_relative(ir),
            point => point,
        }
    }

    #[track_caller]
    fn resolve_relative(self, ir: &Ir) -> Self {
        match self.slots(ir) {
            Some((block, NONE)) => InsertPoint::End(ir.block_at(block)),
            Some((_, next)) => InsertPoint::Before(ir.op_at(next).handle()),
            None => InsertPoint::Detached,
        }
    }

    /// Whether it is directly before or after `op`, given as that operation.
    #[inline]
    pub(crate) fn is_next_to(self, op: Op) -> bool {
        self == InsertPoint::Before(op) || self == InsertPoint::After(op)
    }

    /// The block, unless it is detached.
    #[track_caller]
    pub(crate) fn block(self, ir: &Ir) -> Option<Block> {
        let (block, _) = self.slots(ir)?;
        Some(ir.block_at(block))
    }

    /// The slots of the block and of the next operation, which is [`NONE`] at the end. `None` if detached.
    #[inline]
    #[track_caller]
    fn slots(self, ir: &Ir) -> Option<(u32, u32)> {
        match self {
            InsertPoint::Detached => None,
            InsertPoint::End(block) => Some((ir.blocks.slot_of(block), NONE)),
            InsertPoint::Before(op) => {
                let block = ir.op_data(op).block;
                assert!(block != NONE, "insertion point before a detached operation");
                Some((block, op.slot()))
            }
            InsertPoint::Start(block) => Some((block.slot(), ir.block(block).data().first_op)),
            InsertPoint::After(op) => {
                let OpData { block, next, .. } = *ir.op_data(op);
                assert!(block != NONE, "insertion point after a detached operation");
                Some((block, next))
            }
        }
    }
}

impl Ir {
    /// Creates a detached operation.
    ///
    /// # Panics
    ///
    /// In debug builds, if a region of `state` already belongs to an operation, or a type, an attribute, the name or the
    /// location belongs to another context.
    #[track_caller]
    pub fn create(&mut self, state: &OpState) -> Op {
        self.create_at(InsertPoint::Detached, state)
    }

    /// Creates an operation at `point`. An attribute with the name of a property sets that property; if it does not
    /// convert, a diagnostic is emitted.
    ///
    /// # Panics
    ///
    /// Like [`create`](Self::create) and [`insert`](Self::insert).
    #[track_caller]
    pub fn create_at(&mut self, point: InsertPoint, state: &OpState) -> Op {
        self.create_with(point, state, true)
    }

    /// Like [`create_at`](Self::create_at), for parsed text: attributes do not set properties that are not attributes.
    #[track_caller]
    pub(crate) fn create_parsed(&mut self, point: InsertPoint, state: &OpState) -> Op {
        self.create_with(point, state, false)
    }

    #[track_caller]
    fn create_with(&mut self, point: InsertPoint, state: &OpState, set_values: bool) -> Op {
        let mut parts = state.parts();
        self.assert_owns_state(state);
        if state.attrs.is_empty() {
            return self.create_from(point, &parts);
        }
        let ctx = &self.ctx;
        let name = ctx.op_name_ref(state.name);
        if name.def().is_none_or(|def| def.property_list().is_empty()) {
            parts.attrs = Some(DictionaryAttr::get(ctx, &state.attrs).handle());
            return self.create_from(point, &parts);
        }
        let (mut words, mut discardable) = split_attrs(name, state);
        if set_values {
            set_values_from_attrs(name, &mut words, &mut discardable, state.loc);
        }
        parts.attrs =
            (!discardable.is_empty()).then(|| DictionaryAttr::get(ctx, &discardable).handle());
        parts.words = &words;
        self.create_from(point, &parts)
    }

    /// Inserts a detached operation at `point`.
    ///
    /// # Panics
    ///
    /// If `op` is already in a block, or `point` is next to a detached operation.
    #[inline]
    #[track_caller]
    pub fn insert(&mut self, point: InsertPoint, op: impl Into<Op>) {
        let op = op.into();
        assert!(self.op_data(op).block == NONE, "operation is in a block already");
        self.insert_detached(point, op);
    }

    /// Inserts `op`, which is in no block, at `point`.
    #[inline]
    #[track_caller]
    pub(super) fn insert_detached(&mut self, point: InsertPoint, op: Op) {
        if let Some((block, next)) = point.slots(self) {
            self.link_op(block, op.slot(), next);
        }
        <Slots as SemanticsSlots>::op_changed(self, op);
    }

    /// Detaches `op` from its block without erasing it.
    #[track_caller]
    pub fn detach(&mut self, op: impl Into<Op>) {
        let op = op.into();
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
        let data = &mut self.ops[op.slot()];
        (data.block, data.prev, data.next) = (NONE, NONE, NONE);
        <Slots as SemanticsSlots>::op_changed(self, op);
    }

    /// Moves `op` to `point`. No effect if `point` is before or after `op` itself.
    ///
    /// # Panics
    ///
    /// If `point` is next to another operation that is detached.
    #[track_caller]
    pub fn move_op(&mut self, op: impl Into<Op>, point: InsertPoint) {
        let op = op.into();
        if point.is_next_to(op) {
            return;
        }
        self.detach(op);
        self.insert(point, op);
    }

    /// Erases `op` with all nested operations.
    ///
    /// # Panics
    ///
    /// If a result of `op`, or a value or block defined in it, is used outside of it.
    #[track_caller]
    pub fn erase(&mut self, op: impl Into<Op>) {
        let op = op.into();
        self.keep_taken_out(op);
        if self.op(op).num_regions() == 0 {
            let is_outside = |operand: OpOperand<'_>| operand.owner().handle() != op;
            let is_used = self.op(op).results().any(|result| result.uses().any(is_outside));
            assert!(!is_used, "erased operation has uses: `{}`", self.op(op).name());
            self.detach(op);
            self.drop_references(op.slot());
            self.free_op(op.slot());
            return;
        }
        // The list replaces recursion, because nesting may be deeper than the stack.
        let ops: Vec<Op> = self.op(op).walk(super::WalkOrder::Post).map(|op| op.handle()).collect();
        self.assert_unused_outside(&ops, &[]);
        self.detach(op);
        for op in &ops {
            self.drop_references(op.slot());
        }
        for op in ops {
            self.free_op(op.slot());
        }
        <Slots as SemanticsSlots>::ops_moved(self);
    }

    /// Checks that only `ops` refer to `ops`, to the blocks in them and to `blocks`.
    ///
    /// # Panics
    ///
    /// If another operation does.
    #[track_caller]
    fn assert_unused_outside(&self, ops: &[Op], blocks: &[Block]) {
        let inside: FxHashSet<Op> = ops.iter().copied().collect();
        let is_unused = |value: ValueRef<'_>| {
            value.uses().all(|operand| inside.contains(&operand.owner().handle()))
        };
        let is_erasable = |block: BlockRef<'_>| {
            block.predecessor_ops().all(|op| inside.contains(&op))
                && block.arguments().all(is_unused)
        };
        let mut around: Vec<BlockRef<'_>> = blocks.iter().map(|it| self.block(*it)).collect();
        for op in ops {
            let op = self.op(*op);
            assert!(op.results().all(is_unused), "erased operation has uses: `{}`", op.name());
            around.extend(op.regions().flat_map(|region| region.blocks()));
        }
        if let Some(block) = around.into_iter().find(|block| !is_erasable(*block)) {
            assert!(block.arguments().all(is_unused), "erased block argument has uses");
            panic!("erased block has predecessors");
        }
    }

    /// Frees the operands and successors of an operation, which is then freed itself.
    fn drop_references(&mut self, index: u32) {
        let data = &self.ops[index];
        let (operands, operands_len) = (data.operands, self.operands_len(data));
        self.unlink_operands(operands, operands_len);
        self.operands.free_run(operands, operands_len);
        self.drop_successors_at(index);
    }

    /// Removes the successors of `op`, which is about to be erased.
    #[track_caller]
    pub(crate) fn drop_successors(&mut self, op: Op) {
        self.op_data(op);
        self.drop_successors_at(op.slot());
    }

    #[inline]
    fn drop_successors_at(&mut self, index: u32) {
        let data = &self.ops[index];
        if data.has_extra() {
            let extra = data.payload;
            let OpExtra { successors, successors_len, .. } = self.extras[extra];
            for slot in successors..successors + successors_len {
                self.unlink_successor(slot);
            }
            self.successors.free_run(successors, successors_len);
            self.extras[extra].successors_len = 0;
        }
    }

    /// Frees the storage of an operation without uses, whose references were dropped. Its blocks must be empty or contain
    /// only freed operations.
    fn free_op(&mut self, index: u32) {
        let data = &self.ops[index];
        let results_len = self.results_len(data);
        let OpData { results, payload, .. } = *data;
        let (words_len, has_extra) = (data.words_len(), data.has_extra());
        self.values.run_mut(results, results_len).fill(ValueData::EMPTY);
        self.values.free_run(results, results_len);
        if has_extra {
            self.free_words(self.extras[payload].words, words_len);
            for region in std::mem::take(&mut self.extras[payload].regions) {
                self.free_region(region);
            }
            self.extras.free_run(payload, 1);
        } else {
            self.free_words(payload, words_len);
        }
        let data = &mut self.ops[index];
        data.generation = data.generation.wrapping_add(1);
        self.ops.free_run(index, 1);
    }

    #[track_caller]
    fn free_region(&mut self, region: Region) {
        let mut at = self.regions[region].first;
        while at != NONE {
            let next = self.blocks[at].next;
            for value in std::mem::take(&mut self.blocks[at].arguments) {
                self.free_value(value);
            }
            self.free_block(at);
            at = next;
        }
        self.free_region_slot(region);
    }

    /// Erases a detached region with its contents, whose operations may refer to each other in any order.
    ///
    /// # Panics
    ///
    /// If a value defined in the region is used outside of it, or an outside operation has one of its blocks as
    /// successor.
    #[track_caller]
    pub fn erase_region(&mut self, region: Region) {
        let blocks: Vec<Block> = self.region(region).blocks().map(|block| block.handle()).collect();
        self.erase_blocks(&blocks);
        self.free_region_slot(region);
    }

    /// Erases `block` with its contents, whose operations may refer to each other in any order.
    ///
    /// # Panics
    ///
    /// If a value defined in the block is used outside of it, or an outside operation has the block as successor.
    #[track_caller]
    pub fn erase_block(&mut self, block: Block) {
        self.erase_blocks(&[block]);
    }

    /// Erases blocks with their contents, whose operations may refer to each other in any order.
    #[track_caller]
    pub(crate) fn erase_blocks(&mut self, blocks: &[Block]) {
        self.erase_all(&[], blocks);
    }

    /// Erases operations and blocks with their contents, which may refer to each other in any order. None of them contains
    /// another one.
    #[track_caller]
    pub(crate) fn erase_all(&mut self, roots: &[Op], blocks: &[Block]) {
        let mut ops: Vec<Op> = Vec::new();
        for op in roots {
            ops.extend(self.op(*op).walk(super::WalkOrder::Post).map(|op| op.handle()));
        }
        for block in blocks {
            for op in self.block(*block).ops() {
                ops.extend(op.walk(super::WalkOrder::Post).map(|op| op.handle()));
            }
        }
        self.assert_unused_outside(&ops, blocks);
        for op in roots {
            self.detach(*op);
        }
        for op in &ops {
            self.drop_references(op.slot());
        }
        for op in ops {
            self.free_op(op.slot());
        }
        for block in blocks {
            self.detach_block(*block);
            for value in std::mem::take(&mut self.blocks[*block].arguments) {
                self.free_value(value);
            }
            self.free_block(block.slot);
        }
    }
}

/// Creates operations at an insertion point, which moves along. Corresponds to `mlir::OpBuilder`.
///
/// ```
/// use ods_runtime::builtin::ModuleOp;
/// use ods_runtime::ir::InsertPoint;
/// use ods_runtime::{Context, Ir, Location, OpBuilder};
///
/// let mut ir = Ir::new(Context::new());
/// let mut b = OpBuilder::new(&mut ir, InsertPoint::Detached, Location::UNKNOWN);
/// let outer = ModuleOp::builder(&mut b).name("outer").build();
/// let body = b.op(outer).region(0).blocks().next().unwrap().handle();
/// b.set_insert_point(InsertPoint::End(body));
/// ModuleOp::builder(&mut b).name("inner").build();
/// ir.set_root(outer);
/// let text = ir.root().unwrap().to_string();
/// assert_eq!(text, "module @outer {\n  module @inner {\n  }\n}");
/// ```
#[derive(Debug)]
pub struct OpBuilder<'a> {
    ir: &'a mut Ir,
    point: InsertPoint,
    loc: Location,
    listener: Option<&'a mut dyn Listener>,
}

impl<'a> OpBuilder<'a> {
    /// A builder that inserts at `point` and sets the location `loc`.
    ///
    /// # Panics
    ///
    /// If `point` is after a detached operation.
    #[inline]
    #[track_caller]
    pub fn new(ir: &'a mut Ir, point: InsertPoint, loc: Location) -> Self {
        let point = point.resolve(ir);
        OpBuilder { ir, point, loc, listener: None }
    }

    /// Notifies `listener` of all new operations and blocks.
    #[inline]
    pub fn with_listener(mut self, listener: &'a mut dyn Listener) -> Self {
        self.listener = Some(listener);
        self
    }

    /// Whether there is a listener.
    pub(crate) fn has_listener(&self) -> bool {
        self.listener.is_some()
    }

    /// Notifies the listener, if any.
    #[inline]
    pub(crate) fn notify(&mut self, tell: impl FnOnce(&Ir, &mut dyn Listener)) {
        if let Some(listener) = &mut self.listener {
            tell(self.ir, &mut **listener);
        }
    }

    /// The IR and the listener.
    pub(super) fn ir_and_listener(&mut self) -> (&mut Ir, Option<&mut dyn Listener>) {
        let listener = self.listener.as_mut().map(|it| &mut **it as &mut dyn Listener);
        (self.ir, listener)
    }

    /// A builder with the same insertion point, location and listener, which borrows this one.
    pub fn reborrow(&mut self) -> OpBuilder<'_> {
        let (point, loc) = (self.point, self.loc);
        let (ir, listener) = self.ir_and_listener();
        OpBuilder { ir, point, loc, listener }
    }

    /// An empty state for the operation `def` at the current location. Loads the dialect if it is registered.
    ///
    /// # Panics
    ///
    /// If the dialect is neither loaded nor registered.
    #[track_caller]
    pub fn state(&self, def: &'static OpDef) -> OpState {
        self.ir.ensure_loaded(def);
        OpState::new(def.op_name(), self.loc())
    }

    /// Like [`state`](Self::state), but borrows the components. For generated code.
    ///
    /// # Panics
    ///
    /// Like [`state`](Self::state).
    #[doc(hidden)]
    #[inline]
    #[track_caller]
    pub fn parts(&self, def: &'static OpDef) -> OpParts<'static> {
        self.ir.ensure_loaded(def);
        OpParts::new(def.op_name(), self.loc())
    }

    /// Inserts a detached operation at the insertion point.
    ///
    /// # Panics
    ///
    /// Like [`Ir::insert`].
    #[track_caller]
    pub fn insert(&mut self, op: impl Into<Op>) {
        let op = op.into();
        self.ir.insert(self.point, op);
        self.notify(|ir, listener| listener.operation_inserted(ir, op, Previous::Nowhere));
    }

    /// A builder at the end of `block`.
    #[track_caller]
    pub fn at_end(ir: &'a mut Ir, block: Block, loc: Location) -> Self {
        Self::new(ir, InsertPoint::End(block), loc)
    }

    /// A builder at the end of the last block of the root's first region, with an unknown location.
    ///
    /// # Panics
    ///
    /// If there is no root, or it has no block.
    #[track_caller]
    pub fn in_root(ir: &'a mut Ir) -> Self {
        let region = ir.root().and_then(|root| root.regions().next());
        let block = region.and_then(|region| region.last_block()).map(|block| block.handle());
        let Some(block) = block else { panic!("the IR has no root with a block") };
        Self::at_end(ir, block, Location::UNKNOWN)
    }

    /// The IR.
    pub fn ir(&self) -> &Ir {
        self.ir
    }

    /// The IR, mutable.
    pub fn ir_mut(&mut self) -> &mut Ir {
        self.ir
    }

    /// The context.
    pub fn ctx(&self) -> &std::sync::Arc<Context> {
        self.ir.ctx()
    }

    /// The insertion point.
    pub fn insert_point(&self) -> InsertPoint {
        self.point
    }

    /// Sets the insertion point.
    ///
    /// # Panics
    ///
    /// If `point` is after a detached operation.
    #[track_caller]
    pub fn set_insert_point(&mut self, point: InsertPoint) {
        self.point = point.resolve(self.ir);
    }

    /// The location of new operations.
    pub fn loc(&self) -> Location {
        self.loc
    }

    /// Sets the location of new operations.
    pub fn set_loc(&mut self, loc: Location) {
        self.loc = loc;
    }

    /// Creates an operation from `state` and inserts it. Panics like [`Ir::create_at`].
    #[track_caller]
    pub fn create(&mut self, state: &OpState) -> Op {
        let op = self.ir.create_at(self.point, state);
        self.notify(|ir, listener| listener.operation_inserted(ir, op, Previous::Nowhere));
        op
    }

    /// Creates an operation from `parts` and inserts it.
    #[inline]
    #[track_caller]
    pub(crate) fn create_from(&mut self, parts: OpParts<'_>) -> Op {
        let op = self.ir.create_from(self.point, &parts);
        self.notify(|ir, listener| listener.operation_inserted(ir, op, Previous::Nowhere));
        op
    }

    /// Appends a block to `region` with arguments of these types, and moves the insertion point to its end.
    #[track_caller]
    pub fn create_block<T: Into<crate::core::types::Type>>(
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
        self.notify(|ir, listener| listener.block_inserted(ir, block, Previous::Nowhere));
        block
    }

    /// The view of `op`.
    #[track_caller]
    pub fn op(&self, op: impl Into<Op>) -> OpRef<'_> {
        self.ir.op(op)
    }

    /// The view of `value`.
    #[track_caller]
    pub fn value(&self, value: impl Into<Value>) -> ValueRef<'_> {
        self.ir.value(value)
    }

    /// The view of `block`.
    #[track_caller]
    pub fn block(&self, block: Block) -> BlockRef<'_> {
        self.ir.block(block)
    }

    /// The view of `region`.
    #[track_caller]
    pub fn region(&self, region: Region) -> RegionRef<'_> {
        self.ir.region(region)
    }

    /// Result `index` of an operation.
    #[track_caller]
    pub fn result(&self, op: impl Into<Op>, index: usize) -> Value {
        let op = op.into();
        self.ir.op(op).result(index).handle()
    }
}
