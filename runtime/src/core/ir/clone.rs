//! Cloning operations.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::{Block, InsertPoint, Ir, Op, OpParts, OpRef, Region, Value};
use crate::core::attrs::Attribute;
use crate::core::location::Location;
use crate::core::op_def::OpName;
use crate::core::types::Type;
use crate::support::paged::PagedMap;

/// Maps values and blocks to their replacements. Corresponds to `mlir::IRMapping`.
///
/// ```
/// use ods_runtime::Context;
/// use ods_runtime::ir::Mapping;
/// use ods_runtime::text::parse_source;
///
/// let mut ir = parse_source(&Context::new(), "m.mlir", b"module @a {}").unwrap();
/// let module = ir.root().unwrap().handle();
/// let copy = ir.clone_op(module, &mut Mapping::new());
/// assert_ne!(copy, module);
/// assert_eq!(ir.op(copy).to_string(), "module @a {\n}");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Mapping {
    /// Slots and marks of the replacements of values, by slot. There are no marks in release builds.
    values: PagedMap,
    marks: PagedMap,
    blocks: FxHashMap<Block, Block>,
}

impl Mapping {
    /// An empty mapping.
    pub fn new() -> Self {
        Self::default()
    }

    /// Maps `from` to `to`.
    pub fn map_value(&mut self, from: Value, to: Value) {
        self.values.insert(from.slot, to.slot);
        if cfg!(debug_assertions) {
            self.marks.insert(from.slot, to.mark.word());
        }
    }

    /// Maps `from` to `to`.
    pub fn map_block(&mut self, from: Block, to: Block) {
        self.blocks.insert(from, to);
    }

    /// The replacement of `value`, or `value` itself if it is not mapped.
    #[inline]
    pub fn value(&self, value: Value) -> Value {
        let Some(slot) = self.values.get(value.slot) else { return value };
        let mark = if cfg!(debug_assertions) { self.marks.get(value.slot) } else { None };
        Value { slot, mark: super::handle::Mark::from_word(mark.unwrap_or_default()) }
    }

    /// Whether `value` is mapped.
    pub fn contains_value(&self, value: Value) -> bool {
        self.values.get(value.slot).is_some()
    }

    /// The replacement of `block`, or `block` itself if it is not mapped.
    pub fn block(&self, block: Block) -> Block {
        self.blocks.get(&block).copied().unwrap_or(block)
    }
}

impl Ir {
    /// Creates a detached clone of `op` with its regions. Maps operands and successors by `mapping`, and adds the
    /// cloned values and blocks to it.
    #[track_caller]
    pub fn clone_op(&mut self, op: impl Into<Op>, mapping: &mut Mapping) -> Op {
        Cloner { ir: self, source: None, mapping, open: Vec::new() }.clone_op(op.into())
    }

    /// Creates a detached clone of `op`, an operation of `source`, in this IR. Values and blocks that are defined outside
    /// of `op` are mapped by `mapping`, and the cloned ones are added to it.
    ///
    /// ```
    /// use ods_runtime::Context;
    /// use ods_runtime::Ir;
    /// use ods_runtime::ir::Mapping;
    /// use ods_runtime::text::parse_source;
    ///
    /// let ctx = Context::new();
    /// let source = parse_source(&ctx, "m.mlir", b"module @a {}").unwrap();
    /// let mut ir = Ir::new(ctx);
    /// let copy = ir.clone_op_from(&source, source.root().unwrap(), &mut Mapping::new());
    /// assert_eq!(ir.op(copy).to_string(), "module @a {\n}");
    /// ```
    ///
    /// # Panics
    ///
    /// If `op` or `mapping` has no meaning in its IR, the contexts differ, or `mapping` lacks a value or block outside of
    /// `op`.
    #[track_caller]
    pub fn clone_op_from(&mut self, source: &Ir, op: impl Into<Op>, mapping: &mut Mapping) -> Op {
        let is_same = std::sync::Arc::ptr_eq(&self.ctx, &source.ctx);
        assert!(is_same, "cannot clone an operation of another context");
        let op = op.into();
        source.op(op);
        Cloner { ir: self, source: Some(source), mapping, open: Vec::new() }.clone_op(op)
    }

    /// Appends clones of the blocks of `from` to `to`, which must not be nested in it. Maps operands and successors
    /// by `mapping`, and adds the cloned values and blocks to it. Arguments that are already mapped are dropped.
    /// Upstream's `Region::cloneInto`.
    #[track_caller]
    pub fn clone_region(&mut self, from: Region, to: Region, mapping: &mut Mapping) {
        Cloner { ir: self, source: None, mapping, open: Vec::new() }
            .clone_regions(vec![(from, to)]);
    }

    /// Creates a detached copy of `op` with the same operands, attributes and successors, results of these types, and
    /// empty regions.
    #[track_caller]
    pub fn clone_without_regions(&mut self, op: impl Into<Op>, types: &[Type]) -> Op {
        let op = op.into();
        let view = self.op(op);
        let operands = view.operands().handles();
        let successors: SmallVec<[Block; 2]> =
            view.successors().map(|block| block.handle()).collect();
        let contents = Contents::of(view);
        self.create_copy(contents, InsertPoint::Detached, &operands, types, &successors)
    }

    /// Creates an operation with empty regions.
    #[inline]
    #[track_caller]
    fn create_copy(
        &mut self,
        contents: Contents,
        point: InsertPoint,
        operands: &[Value],
        types: &[Type],
        successors: &[Block],
    ) -> Op {
        let Contents { name, loc, words, attrs, num_regions } = contents;
        let mut regions: SmallVec<[Region; 2]> = SmallVec::new();
        for _ in 0..num_regions {
            regions.push(self.add_region());
        }
        // Words are copied verbatim: an absent attribute with a default stays absent.
        let words = &words;
        let regions = &regions;
        let parts = OpParts { name, loc, operands, types, words, attrs, successors, regions };
        self.create_exactly(point, &parts)
    }
}

/// What a copy of an operation has in common with it.
struct Contents {
    name: OpName,
    loc: Location,
    words: SmallVec<[u32; 8]>,
    attrs: Option<Attribute>,
    num_regions: usize,
}

impl Contents {
    #[inline]
    fn of(op: OpRef<'_>) -> Self {
        Contents {
            name: op.name_handle(),
            loc: op.loc(),
            words: SmallVec::from_slice(op.property_words()),
            attrs: op.discardable_attrs().map(|attrs| attrs.handle()),
            num_regions: op.num_regions(),
        }
    }
}

/// Clones operations within an IR or from another one.
struct Cloner<'a> {
    ir: &'a mut Ir,
    /// The other IR.
    source: Option<&'a Ir>,
    mapping: &'a mut Mapping,
    /// Operations that refer to values or blocks cloned later, with their clones. These references are mapped at the
    /// end.
    open: Vec<(Op, Op)>,
}

/// What is to be cloned.
enum Step {
    /// The blocks of the first region, to the second one.
    Region(Region, Region),
    /// An operation and those after it, to the end of a block.
    Ops(Op, Block),
}

impl Cloner<'_> {
    /// The IR that is cloned from.
    #[inline]
    fn source(&self) -> &Ir {
        self.source.unwrap_or(self.ir)
    }

    #[track_caller]
    fn clone_op(mut self, op: Op) -> Op {
        let copy = self.clone_shell(op, InsertPoint::Detached);
        let regions = self.region_pairs(op, copy);
        self.clone_regions(regions);
        copy
    }

    /// Clones regions in order, the contents of an operation before the next one, so that the uses of a value are in the same
    /// order as upstream's. The stack replaces recursion, because nesting may be deeper than the stack of the program.
    #[track_caller]
    fn clone_regions(mut self, regions: Vec<(Region, Region)>) {
        let mut stack: Vec<Step> =
            regions.into_iter().rev().map(|(from, to)| Step::Region(from, to)).collect();
        while let Some(step) = stack.pop() {
            match step {
                Step::Region(from, to) => self.clone_blocks(from, to, &mut stack),
                Step::Ops(first, block) => self.clone_ops(first, block, &mut stack),
            }
        }
        for (op, copy) in std::mem::take(&mut self.open) {
            self.map_references(op, copy);
        }
    }

    /// Clones the blocks of `from` without operations.
    fn clone_blocks(&mut self, from: Region, to: Region, stack: &mut Vec<Step>) {
        let blocks: Vec<Block> = self.source().region(from).blocks().map(|b| b.handle()).collect();
        for block in &blocks {
            self.clone_block(*block, to);
        }
        for block in blocks.into_iter().rev() {
            if let Some(first) = self.source().block(block).front() {
                stack.push(Step::Ops(first.handle(), self.mapping.block(block)));
            }
        }
    }

    /// Clones `first` and the operations after it, up to one with regions, to the end of `block`.
    #[track_caller]
    fn clone_ops(&mut self, first: Op, block: Block, stack: &mut Vec<Step>) {
        let mut next = Some(first);
        while let Some(op) = next {
            let copy = self.clone_shell(op, InsertPoint::End(block));
            next = self.source().op(op).next().map(|op| op.handle());
            if self.source().op(op).num_regions() > 0 {
                stack.extend(next.map(|next| Step::Ops(next, block)));
                let regions = self.region_pairs(op, copy).into_iter().rev();
                stack.extend(regions.map(|(from, to)| Step::Region(from, to)));
                return;
            }
        }
    }

    /// Clones a block without operations.
    fn clone_block(&mut self, block: Block, to: Region) {
        let new = self.ir.add_block();
        self.ir.append_block(to, new);
        self.mapping.map_block(block, new);
        for index in 0..self.source().block(block).num_arguments() {
            let argument = self.source().block(block).argument(index);
            if self.mapping.contains_value(argument.handle()) {
                continue;
            }
            let (value, ty) = (argument.handle(), argument.ty().handle());
            let loc = argument.loc().unwrap_or(Location::UNKNOWN);
            let argument = self.ir.add_argument(new, ty, loc);
            self.mapping.map_value(value, argument);
        }
    }

    fn region_pairs(&self, from: Op, to: Op) -> Vec<(Region, Region)> {
        let (from, to) = (self.source().op(from).region_handles(), self.ir.op(to).region_handles());
        from.iter().copied().zip(to.iter().copied()).collect()
    }

    /// Clones an operation with empty regions.
    #[track_caller]
    fn clone_shell(&mut self, op: Op, point: InsertPoint) -> Op {
        let view = self.source().op(op);
        let mut is_open = view.num_successors() > 0 && self.source.is_none();
        // Loops are faster than `collect` for the few entities that operations have.
        let mut operands: SmallVec<[Value; 8]> = SmallVec::new();
        for value in view.operands() {
            let new = self.mapping.value(value.handle());
            is_open |= value == new && !self.is_mapped(value.handle());
            operands.push(new);
        }
        let mut types: SmallVec<[Type; 4]> = SmallVec::new();
        for ty in view.results().types() {
            types.push(ty.handle());
        }
        let mut successors: SmallVec<[Block; 2]> = SmallVec::new();
        for block in view.successors() {
            successors.push(self.block(block.handle()));
        }
        if is_open && self.source.is_some() {
            // Values of the other IR are not operands of this one.
            operands.clear();
        }
        let (contents, from) = (Contents::of(view), view.first_result());
        let copy = self.ir.create_copy(contents, point, &operands, &types, &successors);
        let to = self.ir.op(copy).first_result();
        for index in 0..types.len() as u32 {
            let from = self.source().value_at(from + index);
            self.mapping.map_value(from, self.ir.value_at(to + index));
        }
        if is_open {
            self.open.push((op, copy));
        }
        copy
    }

    /// Whether a value of another IR is mapped. Within an IR, a value may stand for itself.
    #[inline]
    fn is_mapped(&self, value: Value) -> bool {
        self.source.is_some() && self.mapping.contains_value(value)
    }

    /// The block for `block` of the source.
    #[inline]
    #[track_caller]
    fn block(&self, block: Block) -> Block {
        assert!(
            self.source.is_none() || self.mapping.blocks.contains_key(&block),
            "a successor is outside of the cloned operation, and the mapping does not have it"
        );
        self.mapping.block(block)
    }

    /// Sets the operands and successors of `copy` to those of `op`, mapped. Those of `copy` are mapped already, perhaps
    /// by an incomplete mapping, so mapping them again could map twice.
    #[track_caller]
    fn map_references(&mut self, op: Op, copy: Op) {
        if let Some(source) = self.source {
            let operands = source.op(op).operands().handles();
            let is_mapped = operands.iter().all(|value| self.mapping.contains_value(*value));
            assert!(
                is_mapped,
                "an operand is defined outside of the cloned operation, and the mapping does not have it"
            );
            let operands: SmallVec<[Value; 8]> =
                operands.iter().map(|value| self.mapping.value(*value)).collect();
            self.ir.set_operands(copy, &operands);
            return;
        }
        for index in 0..self.ir.op(op).num_operands() {
            let new = self.mapping.value(self.ir.op(op).operand(index).handle());
            if new != self.ir.op(copy).operand(index).handle() {
                self.ir.set_operand(copy, index, new);
            }
        }
        for index in 0..self.ir.op(op).num_successors() {
            let new = self.mapping.block(self.ir.op(op).successor(index).handle());
            if new != self.ir.op(copy).successor(index).handle() {
                self.ir.set_successor(copy, index, new);
            }
        }
    }
}
