//! The rewriter of conversions, which defers replacements and erasures.

use std::cell::{Cell, RefCell};
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

use smallvec::SmallVec;

use super::changes::{CastKind, Change, Changes, ConverterId, NewCast, point_after_all, value_loc};
use super::driver::Conversion;
use super::legalizer;
use super::mapping::Values;
use super::signature::{Input, SignatureConversion};
use super::type_converter::TypeConverter;
use crate::core::context::Context;
use crate::core::ir::{Block, InsertPoint, Ir, Listener, Op, Previous, Region, Value, ValueRef};
use crate::core::location::Location;
use crate::core::types::Type;
use crate::rewrite::rewriter::{Deferral, Rewriter};

/// A [`Rewriter`] for patterns of conversions. What it replaces or erases stays readable until the conversion ends, and
/// everything is undone if the pattern fails. Corresponds to `mlir::ConversionPatternRewriter`.
///
/// - Replacements may have other types than what they replace. The type converter connects them to uses that are not converted.
/// - Operands, uses and blocks are read as they were: `op.operand(0)` is the value before conversion, and
///   [`remapped_value`](Self::remapped_value) its replacement.
/// - Changes in place need [`Rewriter::modify`] or `edit`, and not `ir_mut`.
#[derive(Debug)]
pub struct ConversionRewriter<'a> {
    rewriter: Rewriter<'a>,
    conversion: &'a Conversion<'a>,
}

impl<'a> Deref for ConversionRewriter<'a> {
    type Target = Rewriter<'a>;

    fn deref(&self) -> &Rewriter<'a> {
        &self.rewriter
    }
}

impl<'a> DerefMut for ConversionRewriter<'a> {
    fn deref_mut(&mut self) -> &mut Rewriter<'a> {
        &mut self.rewriter
    }
}

impl<'a> ConversionRewriter<'a> {
    pub(super) fn new(rewriter: Rewriter<'a>, conversion: &'a Conversion<'a>) -> Self {
        ConversionRewriter { rewriter, conversion }
    }

    pub(super) fn conversion(&self) -> &'a Conversion<'a> {
        self.conversion
    }

    /// The context, which outlives the rewriter.
    pub(super) fn context(&self) -> &'a Context {
        self.conversion.context()
    }

    /// The type converter of the pattern.
    pub fn converter(&self) -> Option<Arc<TypeConverter>> {
        let id = self.conversion.state.converter.get()?;
        Some(self.conversion.state.converters.borrow()[id as usize].clone())
    }

    /// The replacement of `value`, with the type that the pattern's type converter converts to. `None` if the type does not
    /// convert, or not to one type. Corresponds to `getRemappedValue`.
    pub fn remapped_value(&mut self, value: Value) -> Option<Value> {
        match self.remap(value, None)?[..] {
            [value] => Some(value),
            _ => None,
        }
    }

    /// The replacements of `values`; see [`remapped_value`](Self::remapped_value).
    pub fn remapped_values(&mut self, values: &[Value]) -> Option<Vec<Value>> {
        values.iter().map(|value| self.remapped_value(*value)).collect()
    }

    /// The replacements of the operands of `op`.
    pub(super) fn remapped_operands(&mut self, op: Op) -> Option<SmallVec<[Values; 4]>> {
        let loc = self.op(op).loc();
        let mut operands = SmallVec::new();
        for index in 0..self.op(op).num_operands() {
            let operand = self.op(op).operand(index).handle();
            match self.remap(operand, Some(loc)) {
                Some(values) => operands.push(values),
                None => {
                    let ty = self.value(operand).ty();
                    let reason =
                        format!("unable to convert type for operand #{index}, type was '{ty}'");
                    return self.no_match(op, &reason);
                }
            }
        }
        Some(operands)
    }

    /// The replacements of `value`. A cast that this needs is at `loc`, or at the location of `value`.
    fn remap(&mut self, value: Value, loc: Option<Location>) -> Option<Values> {
        self.conversion.state.remap(self.rewriter.ir_mut(), value, loc)
    }

    /// Replaces each result of `op` by some values, and erases `op`. A result that is replaced by no value must become unused.
    /// Corresponds to `replaceOpWithMultiple`.
    ///
    /// # Panics
    ///
    /// If the number of replacements differs from the number of results.
    #[track_caller]
    pub fn replace_op_with_multiple<V: AsRef<[Value]>>(&mut self, op: impl Into<Op>, by: &[V]) {
        let op = op.into();
        let count = self.ir().op(op).num_results();
        assert!(count == by.len(), "cannot replace {count} results by those of {}", by.len());
        self.assert_unreplaced(op);
        let state = &self.conversion.state;
        state.replace(self.rewriter.ir_mut(), op, by.iter().map(AsRef::as_ref), false);
    }

    /// Replaces all uses of `from` by `to`, whose types may differ.
    ///
    /// # Panics
    ///
    /// If `from` was replaced before.
    #[track_caller]
    pub fn replace_all_uses_with_multiple(&mut self, from: Value, to: &[Value]) {
        self.assert_value_unreplaced(from);
        let state = &self.conversion.state;
        state.changes.borrow_mut().replace_value(from, to, state.converter.get());
    }

    /// Replaces `block` by a new block with the arguments of `signature`, and moves the operations to it. Returns the new
    /// block, or `block` if its arguments have these types already. The arguments that are dropped must become unused.
    /// Corresponds to `applySignatureConversion`.
    #[track_caller]
    pub fn apply_signature_conversion(
        &mut self,
        block: Block,
        signature: &SignatureConversion,
        converter: Option<&Arc<TypeConverter>>,
    ) -> Block {
        let types = signature.converted_types();
        let view = self.block(block);
        if view.argument_types().map(|ty| ty.handle()).eq(types.iter().copied()) {
            return block;
        }
        let old = view.argument_handles().to_vec();
        assert!(old.len() == signature.inputs().len(), "the signature is of another block");
        for argument in &old {
            self.assert_value_unreplaced(*argument);
        }
        let new = self.new_block_after(block, signature);
        let state = &self.conversion.state;
        let converter = converter.map(|converter| state.converter_id(converter));
        let ir = self.rewriter.ir_mut();
        let moved = if state.has_listener { ir.block(block).ops() } else { ir.block(new).ops() };
        let moved = moved.map(|op| op.handle()).collect();
        ir.move_all_ops(block, new);
        ir.replace_successors(block, new);
        let mut changes = state.changes.borrow_mut();
        changes.push(Change::BlockConverted(block, new, moved));
        let arguments = ir.block(new).argument_handles().to_vec();
        for (argument, input) in old.into_iter().zip(signature.inputs()) {
            match input {
                Input::Dropped => {
                    changes.drop_argument(ir, argument, InsertPoint::Start(new), converter);
                }
                Input::Values(values) => changes.replace_value(argument, values, converter),
                Input::Arguments(first, count) => {
                    changes.replace_value(argument, &arguments[*first..first + count], converter);
                }
            }
        }
        drop(changes);
        state.erase_block(ir, block);
        new
    }

    /// A block with the arguments of `signature` after `block`.
    fn new_block_after(&mut self, block: Block, signature: &SignatureConversion) -> Block {
        let view = self.block(block);
        let mut locs = vec![Location::UNKNOWN; signature.converted_types().len()];
        for (argument, input) in view.arguments().zip(signature.inputs()) {
            if let Input::Arguments(first, count) = *input {
                locs[first..first + count].fill(argument.loc().unwrap_or(Location::UNKNOWN));
            }
        }
        let next = view.next().map(|next| next.handle());
        let region = view.parent().map(|region| region.handle());
        let ir = self.rewriter.ir_mut();
        let new = ir.add_block();
        for (ty, loc) in signature.converted_types().iter().zip(locs) {
            ir.add_argument(new, *ty, loc);
        }
        if let Some(region) = region {
            ir.insert_block(region, new, next);
        }
        self.conversion.state.changes.borrow_mut().push(Change::BlockInserted(new));
        new
    }

    /// Converts the arguments of all blocks of `region`; see [`apply_signature_conversion`](Self::apply_signature_conversion).
    /// `entry` is the conversion of those of the entry block, if the type converter does not decide about them. Returns the
    /// entry block, or `None` if a type does not convert or the region is empty. Corresponds to `convertRegionTypes`.
    pub fn convert_region_types(
        &mut self,
        region: Region,
        converter: &Arc<TypeConverter>,
        entry: Option<&SignatureConversion>,
    ) -> Option<Block> {
        let state = &self.conversion.state;
        let id = state.converter_id(converter);
        state.region_converters.borrow_mut().insert(region, id);
        let blocks: Vec<Block> = self.region(region).blocks().map(|block| block.handle()).collect();
        let (first, others) = blocks.split_first()?;
        for block in others {
            let signature = converter.convert_block_signature(self.block(*block))?;
            self.apply_signature_conversion(*block, &signature, Some(converter));
        }
        if let Some(entry) = entry {
            return Some(self.apply_signature_conversion(*first, entry, Some(converter)));
        }
        let signature = converter.convert_block_signature(self.block(*first))?;
        Some(self.apply_signature_conversion(*first, &signature, Some(converter)))
    }

    /// Converts the arguments of `block` for `branch`, which is converted to pass values of the types `passed` to it. Returns the
    /// block with the converted arguments, which is `block` if another branch to it was converted before. `None` if the pattern's
    /// type converter converts the arguments to other types.
    pub fn convert_successor(
        &mut self,
        branch: impl Into<Op>,
        block: Block,
        passed: &[Type],
    ) -> Option<Block> {
        if self.block(block).argument_types().map(|ty| ty.handle()).eq(passed.iter().copied()) {
            return Some(block);
        }
        let branch = branch.into();
        let signature = self.converter().and_then(|converter| {
            let signature = converter.convert_block_signature(self.block(block))?;
            Some((signature, converter))
        });
        match signature {
            None => self.no_match(branch, "a type of a block argument does not convert"),
            Some((signature, _)) if signature.converted_types() != passed => {
                self.no_match(branch, "block arguments are converted to other types than operands")
            }
            Some((signature, converter)) => {
                Some(self.apply_signature_conversion(block, &signature, Some(&converter)))
            }
        }
    }

    /// Legalizes `op` now, before the operations that would be visited earlier. Returns whether it is legal, or may stay.
    pub fn legalize(&mut self, op: impl Into<Op>) -> bool {
        legalizer::convert(self, &[op.into()], true).is_ok()
    }

    /// Legalizes the operations in `region` now, after converting the arguments of its blocks if the pattern has a type
    /// converter. Returns whether that succeeds.
    pub fn legalize_region(&mut self, region: Region) -> bool {
        if self.region(region).is_empty() {
            return true;
        }
        if let Some(converter) = self.converter()
            && self.convert_region_types(region, &converter, None).is_none()
        {
            return false;
        }
        let blocks = self.region(region).blocks();
        let ops: Vec<Op> = blocks.flat_map(|block| block.ops()).map(|op| op.handle()).collect();
        legalizer::convert(self, &ops, true).is_ok()
    }
}

/// The part of a conversion that changes.
#[derive(Default, Debug)]
pub(super) struct State {
    /// Whether a listener receives the changes in the end.
    pub(super) has_listener: bool,
    pub(super) changes: RefCell<Changes>,
    /// The converter of the pattern that is applied.
    pub(super) converter: Cell<Option<ConverterId>>,
    pub(super) converters: RefCell<Vec<Arc<TypeConverter>>>,
    /// The converters of the regions whose block arguments were converted.
    pub(super) region_converters: RefCell<rustc_hash::FxHashMap<Region, ConverterId>>,
}

impl State {
    /// The number of `converter`.
    pub(super) fn converter_id(&self, converter: &Arc<TypeConverter>) -> ConverterId {
        let mut converters = self.converters.borrow_mut();
        let position = converters.iter().position(|other| Arc::ptr_eq(other, converter));
        let index = position.unwrap_or_else(|| {
            converters.push(converter.clone());
            converters.len() - 1
        });
        index as ConverterId
    }

    /// The replacements of `value`, with the types that the pattern's type converter converts to. A cast that this needs is at
    /// `loc`, or at the location of `value`.
    fn remap(&self, ir: &mut Ir, value: Value, loc: Option<Location>) -> Option<Values> {
        let mut changes = self.changes.borrow_mut();
        let Some(id) = self.converter.get() else { return Some(changes.replacement(ir, value)) };
        let types = self.converters.borrow()[id as usize].convert_value_to_n(ir.value(value))?;
        if types.is_empty() {
            return Some(Values::new());
        }
        if let Some(values) = changes.replacement_of_types(ir, value, &types) {
            return Some(values);
        }
        let inputs = changes.replacement(ir, value);
        let loc = loc.unwrap_or_else(|| value_loc(ir, value));
        let kind = CastKind::Target(ir.value(value).ty().handle());
        let point = point_after_all(ir, &inputs);
        let new = NewCast { kind, converter: Some(id), point, loc, inputs: &inputs, types: &types };
        Some(changes.cast_inputs(ir, new))
    }

    #[track_caller]
    fn replace<'v>(
        &self,
        ir: &mut Ir,
        op: Op,
        by: impl IntoIterator<Item = &'v [Value]>,
        with_block: bool,
    ) {
        let mut changes = self.changes.borrow_mut();
        changes.replace_op(ir, op, self.converter.get(), by, with_block);
    }

    /// Erases the operations in `block`, and detaches it.
    fn erase_block(&self, ir: &mut Ir, block: Block) {
        let ops: Vec<Op> = ir.block(block).ops().map(|op| op.handle()).collect();
        for op in ops {
            if !self.changes.borrow().is_replaced(op) {
                self.erase(ir, op, true);
            }
        }
        let view = ir.block(block);
        let previous = match (view.next(), view.parent()) {
            (Some(next), _) => Previous::Before(next.handle()),
            (None, Some(region)) => Previous::End(region.handle()),
            (None, None) => Previous::Nowhere,
        };
        ir.detach_block(block);
        self.changes.borrow_mut().push(Change::BlockErased(block, previous));
    }

    #[track_caller]
    fn erase(&self, ir: &mut Ir, op: Op, with_block: bool) {
        let count = ir.op(op).num_results();
        self.replace(ir, op, std::iter::repeat_n(&[][..], count), with_block);
    }
}

impl Deferral for State {
    #[track_caller]
    fn replace_op(&self, r: &mut Rewriter<'_>, op: Op, values: &[Value]) {
        self.replace(r.ir_mut(), op, values.iter().map(std::slice::from_ref), false);
    }

    #[track_caller]
    fn erase_op(&self, r: &mut Rewriter<'_>, op: Op) {
        self.erase(r.ir_mut(), op, false);
    }

    fn is_replaced(&self, op: Op) -> bool {
        self.changes.borrow().is_replaced(op)
    }

    fn is_value_replaced(&self, value: Value) -> bool {
        self.changes.borrow().is_value_replaced(value)
    }

    fn erase_block(&self, r: &mut Rewriter<'_>, block: Block) {
        self.erase_block(r.ir_mut(), block);
    }

    fn block_split(&self, ir: &Ir, new: Block) {
        let view = ir.block(new);
        let Some(old) = view.prev().map(|block| block.handle()) else { return };
        let told = self.has_listener.then(|| view.ops().map(|op| op.handle()).collect());
        self.changes.borrow_mut().push(Change::BlockSplit(old, new, told.unwrap_or_default()));
    }

    #[track_caller]
    fn replace_all_uses(&self, _: &mut Rewriter<'_>, from: Value, to: Value) {
        if from != to {
            self.changes.borrow_mut().replace_value(from, &[to], self.converter.get());
        }
    }

    fn converts_types(&self) -> bool {
        self.converter.get().is_some()
    }

    fn remapped_value(&self, r: &mut Rewriter<'_>, value: Value) -> Option<Value> {
        match self.remap(r.ir_mut(), value, None)?[..] {
            [value] => Some(value),
            _ => None,
        }
    }

    fn converted_type(&self, value: ValueRef<'_>) -> Option<Type> {
        let id = self.converter.get()?;
        self.converters.borrow()[id as usize].convert_value(value)
    }
}

/// Adds the changes of patterns to the list.
#[derive(Debug)]
pub(super) struct Recorder<'a>(pub(super) &'a Conversion<'a>);

impl Recorder<'_> {
    fn push(&self, change: Change) {
        self.0.state.changes.borrow_mut().push(change);
    }
}

impl Listener for Recorder<'_> {
    fn operation_inserted(&mut self, _: &Ir, op: Op, previous: Previous<Block, Op>) {
        self.push(match previous {
            Previous::Nowhere => Change::OpInserted(op),
            previous => Change::OpMoved(op, previous),
        });
    }

    fn block_inserted(&mut self, _: &Ir, block: Block, previous: Previous<Region, Block>) {
        self.push(match previous {
            Previous::Nowhere => Change::BlockInserted(block),
            previous => Change::BlockMoved(block, previous),
        });
    }

    fn operation_modification_started(&mut self, ir: &Ir, op: Op) {
        self.push(Change::OpModified(op, Box::new(ir.snapshot(op))));
    }

    fn match_failed(&mut self, ir: &Ir, op: Op, reason: &str) {
        self.0.attempts.borrow_mut().failed(ir, op, reason);
    }
}
