//! The list of changes that a conversion has made, which can be undone.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use super::mapping::{ValueMapping, Values};
use crate::builtin::UnrealizedConversionCastOp;
use crate::core::ir::op::snapshot::OpSnapshot;
use crate::core::ir::{
    Block, InsertPoint, Ir, Listener, Op, OpBuilder, Previous, Region, Value, WalkOrder,
};
use crate::core::location::Location;
use crate::core::types::Type;
use crate::semantics::dominance::DominanceInfo;

/// The number of a type converter in the table of a conversion.
pub(super) type ConverterId = u32;

/// A change. Those of patterns are made at once, but for replacements and erasures: the list has them, and `commit` makes them.
#[derive(Debug)]
pub(super) enum Change {
    OpInserted(Op),
    OpMoved(Op, Previous<Block, Op>),
    OpModified(Op, Box<OpSnapshot>),
    /// The results are mapped to their replacements. `num_replaced` is the former number of replaced operations.
    OpReplaced {
        op: Op,
        converter: Option<ConverterId>,
        num_replaced: usize,
        /// Whether it is erased because its block is.
        with_block: bool,
    },
    /// The value is mapped to its replacement.
    ValueReplaced(Value, Option<ConverterId>),
    /// The operation casts the values, which are mapped to its results.
    CastInserted(Op, Values),
    /// The contents of the operation are legal.
    ContentsIgnored(Op),
    BlockInserted(Block),
    BlockMoved(Block, Previous<Region, Block>),
    /// The block is detached.
    BlockErased(Block, Previous<Region, Block>),
    /// The operations of the first block are in the second, which has other arguments. The list has them if there is a listener.
    BlockConverted(Block, Block, Vec<Op>),
    /// The last operations of the first block are in the second. The list has them if there is a listener.
    BlockSplit(Block, Block, Vec<Op>),
    /// `commit` has set an operand, which had this value.
    OperandSet(Op, usize, Value),
    /// `commit` has detached the operation.
    OpDetached(Op, Previous<Block, Op>),
    /// `commit` has removed the operands and successors of the operation.
    ReferencesDropped(Op, SmallVec<[Value; 2]>, SmallVec<[Block; 1]>),
}

/// Why values are cast.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CastKind {
    /// A use that is not converted needs the type before conversion.
    Source,
    /// A pattern needs other types than those of the replacement. The type before conversion is this one.
    Target(Type),
}

/// A cast that a type converter has to realize, unless it becomes unused.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cast {
    pub(super) kind: CastKind,
    pub(super) converter: Option<ConverterId>,
    /// Whether it changes the type of a value only, and does not stand for a value that does not exist.
    pub(super) is_pure: bool,
}

/// A cast to create.
#[derive(Clone, Copy, Debug)]
pub(super) struct NewCast<'a> {
    pub(super) kind: CastKind,
    pub(super) converter: Option<ConverterId>,
    pub(super) point: InsertPoint,
    pub(super) loc: Location,
    pub(super) inputs: &'a [Value],
    pub(super) types: &'a [Type],
}

/// What a conversion has changed.
#[derive(Default, Debug)]
pub(super) struct Changes {
    list: Vec<Change>,
    mapping: ValueMapping,
    /// The casts, in the order of their creation.
    casts: Vec<(Op, Cast)>,
    cast_numbers: FxHashMap<Op, usize>,
    /// The replaced and erased operations, and what is in them, in this order.
    replaced: Vec<Op>,
    is_replaced: FxHashSet<Op>,
    /// The operations in legal ones.
    ignored: FxHashSet<Op>,
}

impl Changes {
    /// The number of changes.
    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    /// The changes from `start` on.
    pub(super) fn since(&self, start: usize) -> &[Change] {
        &self.list[start..]
    }

    /// Adds a change that has been made.
    pub(super) fn push(&mut self, change: Change) {
        self.list.push(change);
    }

    /// The casts, in the order of their creation.
    pub(super) fn casts(&self) -> &[(Op, Cast)] {
        &self.casts
    }

    /// Whether `op` is a cast that the conversion has made.
    pub(super) fn is_cast(&self, op: Op) -> bool {
        self.cast_numbers.contains_key(&op)
    }

    /// Whether `op` needs no conversion: it is replaced or erased, or in a legal operation.
    pub(super) fn is_ignored(&self, op: Op) -> bool {
        self.is_replaced.contains(&op) || self.ignored.contains(&op)
    }

    /// Whether `op` was replaced or erased, or is in such an operation.
    pub(super) fn is_replaced(&self, op: Op) -> bool {
        self.is_replaced.contains(&op)
    }

    /// The operations in `op` need no conversion.
    pub(super) fn ignore_contents(&mut self, ir: &Ir, op: Op) {
        let view = ir.op(op);
        if view.num_regions() == 0 {
            return;
        }
        let nested = view.walk(WalkOrder::Pre).skip(1).map(|op| op.handle());
        self.ignored.extend(nested);
        self.push(Change::ContentsIgnored(op));
    }

    /// Replaces the results of `op`, each by some values. A result that is replaced by none must become unused.
    pub(super) fn replace_op<'v>(
        &mut self,
        ir: &mut Ir,
        op: Op,
        converter: Option<ConverterId>,
        by: impl IntoIterator<Item = &'v [Value]>,
        with_block: bool,
    ) {
        for (index, values) in by.into_iter().enumerate() {
            let result = ir.op(op).result(index).handle();
            if values.is_empty() {
                self.replace_by_nothing(ir, result, converter);
            } else {
                self.mapping.map(&[result], values.into());
            }
        }
        let num_replaced = self.replaced.len();
        let replaced = ir.op(op).walk(WalkOrder::Pre).map(|op| op.handle());
        self.replaced.extend(replaced.filter(|op| self.is_replaced.insert(*op)));
        self.push(Change::OpReplaced { op, converter, num_replaced, with_block });
    }

    /// Maps a result that is erased to a cast of no values, unless it has a replacement.
    fn replace_by_nothing(&mut self, ir: &mut Ir, value: Value, converter: Option<ConverterId>) {
        if self.mapping.get(value).is_some() {
            return;
        }
        let types = [ir.value(value).ty().handle()];
        let point = point_after(ir, value);
        let loc = value_loc(ir, value);
        let cast =
            NewCast { kind: CastKind::Source, converter, point, loc, inputs: &[], types: &types };
        self.cast(ir, cast, &[value], false);
    }

    /// Whether `value` was replaced.
    pub(super) fn is_value_replaced(&self, value: Value) -> bool {
        self.mapping.get(value).is_some()
    }

    /// Replaces `value`, which was not replaced before, by `by`.
    pub(super) fn replace_value(
        &mut self,
        value: Value,
        by: &[Value],
        converter: Option<ConverterId>,
    ) {
        self.mapping.map(&[value], by.into());
        self.push(Change::ValueReplaced(value, converter));
    }

    /// Replaces the block argument `value` by a cast of no values at `point`.
    pub(super) fn drop_argument(
        &mut self,
        ir: &mut Ir,
        value: Value,
        point: InsertPoint,
        converter: Option<ConverterId>,
    ) {
        let types = [ir.value(value).ty().handle()];
        let loc = value_loc(ir, value);
        let cast =
            NewCast { kind: CastKind::Source, converter, point, loc, inputs: &[], types: &types };
        let by = self.cast(ir, cast, &[], false);
        self.replace_value(value, &by, converter);
    }

    /// Creates a cast, and maps `mapped` to its results.
    fn cast(&mut self, ir: &mut Ir, new: NewCast<'_>, mapped: &[Value], is_pure: bool) -> Values {
        let mut b = OpBuilder::new(ir, new.point, new.loc);
        let op = UnrealizedConversionCastOp::build(&mut b, new.types, new.inputs).op();
        let results: Values = ir.op(op).results().map(|result| result.handle()).collect();
        if !mapped.is_empty() {
            self.mapping.map(mapped, results.clone());
        }
        self.cast_numbers.insert(op, self.casts.len());
        self.casts.push((op, Cast { kind: new.kind, converter: new.converter, is_pure }));
        self.push(Change::CastInserted(op, mapped.into()));
        results
    }

    /// Casts `new.inputs`, unless they have been cast to these types at the end of the mapping.
    pub(super) fn cast_inputs(&mut self, ir: &mut Ir, new: NewCast<'_>) -> Values {
        let is_pure = !new.inputs.is_empty();
        self.cast(ir, new, new.inputs, is_pure)
    }

    /// Whether `values` are the results of a cast that changes types only.
    fn is_pure_cast(&self, ir: &Ir, values: &[Value]) -> bool {
        let definition = values.first().and_then(|value| ir.defining_op(*value));
        let number = definition.and_then(|op| self.cast_numbers.get(&op));
        number.is_some_and(|number| self.casts[*number].1.is_pure)
    }

    /// The last replacement of `value` that is not a cast of types only; `value` itself if there is none.
    pub(super) fn replacement(&self, ir: &Ir, value: Value) -> Values {
        let last = self.mapping.last(value, |values| !self.is_pure_cast(ir, values));
        last.unwrap_or_else(|| Values::from_slice(&[value]))
    }

    /// The last replacement of `value`, or `value` itself, that has the types `types`.
    pub(super) fn replacement_of_types(
        &self,
        ir: &Ir,
        value: Value,
        types: &[Type],
    ) -> Option<Values> {
        if self.mapping.get(value).is_none() {
            let is_it = matches!(*types, [ty] if ir.value(value).ty().handle() == ty);
            return is_it.then(|| Values::from_slice(&[value]));
        }
        self.mapping.last(value, |values| has_types(ir, values, types))
    }

    /// The last replacement of `value`, casts included. `None` if it has none.
    fn last_replacement(&self, value: Value) -> Option<Values> {
        self.mapping.last(value, |_| true).filter(|last| last[..] != [value])
    }

    /// The value that replaces the uses of `value` at the end: of the same type, which is a cast if the replacement has another
    /// one. `None` if there are no uses.
    pub(super) fn final_replacement(
        &mut self,
        ir: &mut Ir,
        value: Value,
        converter: Option<ConverterId>,
    ) -> Option<Value> {
        let ty = ir.value(value).ty().handle();
        let same = self.replacement_of_types(ir, value, &[ty]).map(|values| values[0]);
        if let Some(same) = same.filter(|same| *same != value) {
            return Some(same);
        }
        let is_used =
            ir.value(value).uses().any(|operand| !self.is_replaced(operand.owner().handle()));
        if !is_used && !self.mapping.may_be_target(value) {
            return None;
        }
        let inputs = self.last_replacement(value).unwrap_or_default();
        let point =
            if inputs.is_empty() { point_after(ir, value) } else { point_after_all(ir, &inputs) };
        let loc = value_loc(ir, value);
        let new = NewCast {
            kind: CastKind::Source,
            converter,
            point,
            loc,
            inputs: &inputs,
            types: &[ty],
        };
        self.cast_inputs(ir, new).first().copied()
    }

    /// Undoes all changes, which `listener` was told.
    pub(super) fn undo_told(&mut self, ir: &mut Ir, listener: &mut dyn Listener) {
        let mut created = Created::default();
        while let Some(change) = self.list.pop() {
            let retraction = Retraction::of(&change);
            if let Some(Retraction::OpErased(op)) = retraction {
                listener.operation_erased(ir, op);
            } else if let Some(Retraction::BlockErased(block)) = retraction {
                listener.block_erased(ir, block);
            }
            self.undo(ir, change, &mut created);
            match retraction {
                Some(Retraction::OpInserted(op)) => {
                    listener.operation_inserted(ir, op, Previous::Nowhere);
                }
                Some(Retraction::OpModified(op)) => listener.operation_modified(ir, op),
                Some(Retraction::BlockInserted(block)) => {
                    listener.block_inserted(ir, block, Previous::Nowhere);
                }
                Some(Retraction::OpErased(_) | Retraction::BlockErased(_)) | None => {}
            }
        }
        created.erase(ir);
    }

    /// Undoes all changes but the first `len`.
    pub(super) fn undo_to(&mut self, ir: &mut Ir, len: usize) {
        let mut created = Created::default();
        while self.list.len() > len {
            let Some(change) = self.list.pop() else { break };
            self.undo(ir, change, &mut created);
        }
        created.erase(ir);
    }

    fn undo(&mut self, ir: &mut Ir, change: Change, created: &mut Created) {
        match change {
            Change::OpInserted(op) => {
                ir.detach(op);
                created.ops.push(op);
            }
            Change::OpMoved(op, previous) | Change::OpDetached(op, previous) => {
                ir.detach(op);
                move_back(ir, op, previous);
            }
            Change::OpModified(op, snapshot) => ir.restore(op, &snapshot),
            Change::OpReplaced { op, num_replaced, .. } => {
                for op in self.replaced.drain(num_replaced..) {
                    self.is_replaced.remove(&op);
                }
                for result in ir.op(op).results() {
                    self.mapping.remove(&[result.handle()]);
                }
            }
            Change::ValueReplaced(value, _) => self.mapping.remove(&[value]),
            Change::CastInserted(op, mapped) => {
                self.mapping.remove(&mapped);
                self.casts.pop();
                self.cast_numbers.remove(&op);
                ir.detach(op);
                created.ops.push(op);
            }
            Change::ContentsIgnored(op) => {
                for nested in ir.op(op).walk(WalkOrder::Pre).skip(1) {
                    self.ignored.remove(&nested.handle());
                }
            }
            Change::BlockInserted(block) => {
                ir.detach_block(block);
                created.blocks.push(block);
            }
            Change::BlockMoved(block, previous) | Change::BlockErased(block, previous) => {
                ir.detach_block(block);
                move_block_back(ir, block, previous);
            }
            Change::BlockConverted(old, new, _) => {
                ir.move_all_ops(new, old);
                ir.replace_successors(new, old);
            }
            Change::BlockSplit(old, new, _) => ir.append_all_ops(new, old),
            Change::OperandSet(op, index, value) => ir.set_operand(op, index, value),
            Change::ReferencesDropped(op, operands, successors) => {
                ir.set_operands(op, &operands);
                ir.add_successors(op, &successors);
            }
        }
    }

    /// Erases the operations and blocks that were detached because they are replaced or erased. The conversion has ended.
    pub(super) fn erase_detached(self, ir: &mut Ir) {
        let mut ops = Vec::new();
        let mut blocks = Vec::new();
        for change in self.list {
            match change {
                Change::OpDetached(op, _) => ops.push(op),
                Change::BlockErased(block, _) => blocks.push(block),
                _ => {}
            }
        }
        ir.erase_all(&ops, &blocks);
    }
}

/// What a listener is told when a change is undone.
#[derive(Clone, Copy, Debug)]
enum Retraction {
    OpInserted(Op),
    OpErased(Op),
    OpModified(Op),
    BlockInserted(Block),
    BlockErased(Block),
}

impl Retraction {
    fn of(change: &Change) -> Option<Self> {
        match *change {
            Change::OpInserted(op) => Some(Self::OpErased(op)),
            Change::OpMoved(op, _) | Change::OpDetached(op, _) => Some(Self::OpInserted(op)),
            Change::OpModified(op, _) | Change::OperandSet(op, ..) => Some(Self::OpModified(op)),
            Change::BlockInserted(block) => Some(Self::BlockErased(block)),
            Change::BlockMoved(block, _) | Change::BlockErased(block, _) => {
                Some(Self::BlockInserted(block))
            }
            _ => None,
        }
    }
}

/// What undone changes have created.
#[derive(Default)]
struct Created {
    ops: Vec<Op>,
    blocks: Vec<Block>,
}

impl Created {
    /// Erases it. An operation may have been inserted twice: into a detached block, and with it.
    fn erase(mut self, ir: &mut Ir) {
        self.ops.sort_unstable();
        self.ops.dedup();
        self.blocks.sort_unstable();
        self.blocks.dedup();
        ir.erase_all(&self.ops, &self.blocks);
    }
}

fn move_back(ir: &mut Ir, op: Op, previous: Previous<Block, Op>) {
    match previous {
        Previous::Nowhere => {}
        Previous::End(block) => ir.insert(InsertPoint::End(block), op),
        Previous::Before(next) => ir.insert(InsertPoint::Before(next), op),
    }
}

fn move_block_back(ir: &mut Ir, block: Block, previous: Previous<Region, Block>) {
    match previous {
        Previous::Nowhere => {}
        Previous::End(region) => ir.append_block(region, block),
        Previous::Before(next) => {
            if let Some(region) = ir.block(next).parent().map(|region| region.handle()) {
                ir.insert_block(region, block, Some(next));
            }
        }
    }
}

/// Whether `values` have these types.
fn has_types(ir: &Ir, values: &[Value], types: &[Type]) -> bool {
    values.len() == types.len()
        && values.iter().zip(types).all(|(value, ty)| ir.value(*value).ty().handle() == *ty)
}

/// The location of `value`: that of its operation, or its own if it is a block argument.
pub(super) fn value_loc(ir: &Ir, value: Value) -> Location {
    let view = ir.value(value);
    match view.defining_op() {
        Some(op) => op.loc(),
        None => view.loc().unwrap_or(Location::UNKNOWN),
    }
}

/// The first point at which `value` is defined.
fn point_after(ir: &Ir, value: Value) -> InsertPoint {
    let view = ir.value(value);
    match (view.defining_op(), view.parent_block()) {
        (Some(op), _) if op.block().is_some() => InsertPoint::After(op.handle()),
        (None, Some(block)) => InsertPoint::Start(block),
        _ => InsertPoint::Detached,
    }
}

/// The first point at which all of `values` are defined.
pub(super) fn point_after_all(ir: &Ir, values: &[Value]) -> InsertPoint {
    let Some((first, rest)) = values.split_first() else { return InsertPoint::Detached };
    let definition = ir.defining_op(*first);
    if rest.iter().all(|value| ir.defining_op(*value) == definition) && definition.is_some() {
        return point_after(ir, *first);
    }
    let mut dominance = DominanceInfo::new();
    let mut last = *first;
    for value in rest {
        if !defined_before(ir, *value, last, &mut dominance) {
            last = *value;
        }
    }
    point_after(ir, last)
}

/// Whether `first` is defined wherever `second` is.
fn defined_before(ir: &Ir, first: Value, second: Value, dominance: &mut DominanceInfo) -> bool {
    let (first, second) = (ir.value(first), ir.value(second));
    let (Some(a), Some(b)) = (first.parent_block(), second.parent_block()) else { return true };
    if a != b {
        return dominance.dominates(ir.block(a), ir.block(b));
    }
    match (first.defining_op(), second.defining_op()) {
        (None, _) => true,
        (Some(_), None) => false,
        (Some(first), Some(second)) => first == second || first.is_before_in_block(second),
    }
}
