//! Cloning operations.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::{Block, InsertPoint, Ir, Op, OpParts, Region, Value};
use crate::core::location::Location;
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
    pub fn clone_op(&mut self, op: Op, mapping: &mut Mapping) -> Op {
        // Operations that refer to values or blocks cloned later, with their clones. These references are mapped at the
        // end.
        let mut open = Vec::new();
        let copy = self.clone_shell(op, InsertPoint::Detached, mapping, &mut open);
        let regions = self.region_pairs(op, copy);
        self.clone_regions(regions, mapping, open);
        copy
    }

    /// Appends clones of the blocks of `from` to `to`, which must not be nested in it. Maps operands and successors
    /// by `mapping`, and adds the cloned values and blocks to it. Arguments that are already mapped are dropped.
    /// Upstream's `Region::cloneInto`.
    #[track_caller]
    pub fn clone_region(&mut self, from: Region, to: Region, mapping: &mut Mapping) {
        self.clone_regions(vec![(from, to)], mapping, Vec::new());
    }

    /// Clones regions. The worklist `pending` replaces recursion, because nesting may be deeper than the stack.
    fn clone_regions(
        &mut self,
        mut pending: Vec<(Region, Region)>,
        mapping: &mut Mapping,
        mut open: Vec<(Op, Op)>,
    ) {
        while let Some((from, to)) = pending.pop() {
            let blocks: Vec<Block> = self.region(from).blocks().map(|b| b.handle()).collect();
            for block in &blocks {
                let new = self.add_block();
                self.append_block(to, new);
                mapping.map_block(*block, new);
                for index in 0..self.block(*block).num_arguments() {
                    let argument = self.block(*block).argument(index);
                    if mapping.contains_value(argument.handle()) {
                        continue;
                    }
                    let (value, ty) = (argument.handle(), argument.ty().handle());
                    let loc = argument.loc().unwrap_or(Location::UNKNOWN);
                    let argument = self.add_argument(new, ty, loc);
                    mapping.map_value(value, argument);
                }
            }
            for block in &blocks {
                let point = InsertPoint::End(mapping.block(*block));
                let mut next = self.block(*block).front().map(|op| op.handle());
                while let Some(nested) = next {
                    let copy = self.clone_shell(nested, point, mapping, &mut open);
                    if self.op(nested).num_regions() > 0 {
                        pending.extend(self.region_pairs(nested, copy));
                    }
                    next = self.op(nested).next().map(|op| op.handle());
                }
            }
        }
        for (op, copy) in open {
            self.map_references(op, copy, mapping);
        }
    }

    fn region_pairs(&self, from: Op, to: Op) -> Vec<(Region, Region)> {
        let (from, to) = (self.op(from).region_handles(), self.op(to).region_handles());
        from.iter().copied().zip(to.iter().copied()).collect()
    }

    /// Clones an operation with empty regions.
    fn clone_shell(
        &mut self,
        op: Op,
        point: InsertPoint,
        mapping: &mut Mapping,
        open: &mut Vec<(Op, Op)>,
    ) -> Op {
        let view = self.op(op);
        let mut is_open = view.num_successors() > 0;
        // Loops are faster than `collect` for the few entities that operations have.
        let mut operands: SmallVec<[Value; 8]> = SmallVec::new();
        for value in view.operands() {
            let new = mapping.value(value.handle());
            is_open |= value == new;
            operands.push(new);
        }
        let mut types: SmallVec<[Type; 4]> = SmallVec::new();
        for ty in view.results().types() {
            types.push(ty.handle());
        }
        let mut successors: SmallVec<[Block; 2]> = SmallVec::new();
        for block in view.successors() {
            successors.push(mapping.block(block.handle()));
        }
        let from = view.first_result();
        let copy = self.copy_op(op, point, &operands, &types, &successors);
        let to = self.op(copy).first_result();
        for index in 0..types.len() as u32 {
            mapping.map_value(self.value_at(from + index), self.value_at(to + index));
        }
        if is_open {
            open.push((op, copy));
        }
        copy
    }

    /// Creates a copy of `op` with these operands, result types and successors, and with empty regions.
    #[inline]
    fn copy_op(
        &mut self,
        op: Op,
        point: InsertPoint,
        operands: &[Value],
        types: &[Type],
        successors: &[Block],
    ) -> Op {
        let view = self.op(op);
        let words: SmallVec<[u32; 8]> = SmallVec::from_slice(view.property_words());
        let (name, loc, num_regions) = (view.name_handle(), view.loc(), view.num_regions());
        let attrs = view.discardable_attrs().map(|attrs| attrs.handle());
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

    /// Creates a detached copy of `op` with the same operands, attributes and successors, results of these types, and
    /// empty regions.
    #[track_caller]
    pub fn clone_without_regions(&mut self, op: Op, types: &[Type]) -> Op {
        let operands = self.op(op).operands().handles();
        let successors: SmallVec<[Block; 2]> =
            self.op(op).successors().map(|block| block.handle()).collect();
        self.copy_op(op, InsertPoint::Detached, &operands, types, &successors)
    }

    /// Sets the operands and successors of `copy` to those of `op`, mapped. Those of `copy` are mapped already, perhaps
    /// by an incomplete mapping, so mapping them again could map twice.
    fn map_references(&mut self, op: Op, copy: Op, mapping: &Mapping) {
        for index in 0..self.op(op).num_operands() {
            let new = mapping.value(self.op(op).operand(index).handle());
            if new != self.op(copy).operand(index).handle() {
                self.set_operand(copy, index, new);
            }
        }
        for index in 0..self.op(op).num_successors() {
            let new = mapping.block(self.op(op).successor(index).handle());
            if new != self.op(copy).successor(index).handle() {
                self.set_successor(copy, index, new);
            }
        }
    }
}
