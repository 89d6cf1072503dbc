//! Changes of an operation in place.

use std::ops::Range;

use smallvec::SmallVec;

use super::Op;
use crate::core::attrs::Attribute;
use crate::core::ir::op_data::Discardable;
use crate::core::ir::uses::SuccessorSlot;
use crate::core::ir::{Block, Ir, Value};
use crate::core::location::Location;
use crate::core::property::PropertyKey;
use crate::core::slots::{SemanticsSlots, Slots};

impl Ir {
    /// Replaces all operands of `op`.
    #[track_caller]
    pub fn set_operands(&mut self, op: impl Into<Op>, values: &[Value]) {
        let op = op.into();
        let data = self.op_data(op);
        let (start, len) = (data.operands, self.operands_len(data));
        self.unlink_operands(start, len);
        self.operands.free_run(start, len);
        let start = self.add_operands(op.slot(), values);
        self.ops[op.slot()].operands = start;
        self.set_operands_len(op.slot(), values.len());
    }

    /// Replaces the operands in `range` of `op` by `values`. The caller updates segment sizes.
    ///
    /// # Panics
    ///
    /// If the range does not lie within the operands.
    #[track_caller]
    pub fn splice_operands(&mut self, op: impl Into<Op>, range: Range<usize>, values: &[Value]) {
        let op = op.into();
        let mut all = self.op(op).operands().handles();
        assert!(range.start <= range.end && range.end <= all.len(), "operand range out of bounds");
        let (grows, changed) = (values.len() > range.len(), values.len().abs_diff(range.len()));
        let tail: SmallVec<[Value; 4]> = all.drain(range.start..).skip(range.len()).collect();
        all.extend_from_slice(values);
        let (end, is_long) = (all.len(), changed > tail.len());
        all.extend(tail);
        if grows {
            self.set_operands(op, &all);
        } else {
            self.erase_operands(op, |index| (end..range.end).contains(&index));
        }
        // The order of uses is that of upstream, which rotates the operands behind the range.
        let mut moved: SmallVec<[usize; 4]> =
            if changed > 0 { (end..all.len()).collect() } else { SmallVec::new() };
        if grows != is_long {
            moved.reverse();
        }
        for index in moved.into_iter().chain(range.start..end) {
            self.set_operand(op, index, all[index]);
        }
    }

    /// Sets the dictionary of discardable attributes; `None` for none.
    ///
    /// # Panics
    ///
    /// If `attrs` is not a dictionary.
    #[track_caller]
    pub fn set_discardable_attrs(&mut self, op: impl Into<Op>, attrs: Option<Attribute>) {
        let op = op.into();
        self.ctx.assert_owns_all(attrs);
        let has_extra = self.op_data(op).has_extra();
        if has_extra || attrs.is_some() {
            let attrs = attrs.map(|attrs| Discardable::new(&self.ctx, attrs));
            self.extra_mut(op.slot()).attrs = attrs;
        }
        <Slots as SemanticsSlots>::op_changed(self, op);
    }

    /// Sets the location of `op`.
    #[track_caller]
    pub fn set_loc(&mut self, op: impl Into<Op>, loc: Location) {
        let op = op.into();
        self.ctx.assert_owns(loc);
        self.op_data_mut(op).loc = loc;
    }

    /// Sets property word `index` of `op`. In attribute words, 0 means absent.
    ///
    /// # Panics
    ///
    /// If the operation has fewer property words.
    #[track_caller]
    pub fn set_property_word(&mut self, op: impl Into<Op>, index: usize, word: u32) {
        let op = op.into();
        let name = self.op_data(op).name;
        self.assert_owns_words(name, index, &[word]);
        self.words_of_mut(op.slot())[index] = word;
        <Slots as SemanticsSlots>::op_changed(self, op);
    }

    /// Sets or, with `None`, removes the attribute of a property of `op`.
    ///
    /// # Panics
    ///
    /// If the operation has fewer property words or, in debug builds, if `key` is a property of another operation.
    #[track_caller]
    pub fn set_property(
        &mut self,
        op: impl Into<Op>,
        key: PropertyKey,
        attr: Option<impl Into<Attribute>>,
    ) {
        let op = op.into();
        key.debug_check(self.op(op).def());
        self.set_property_word(op, key.word, attr.map_or(0, |attr| attr.into().to_word()));
    }

    /// Sets the properties attribute of an unregistered operation.
    #[track_caller]
    pub(crate) fn set_unregistered_properties(&mut self, op: Op, attr: Attribute) {
        self.ctx.assert_owns(attr);
        // Unregistered operations have at most one word, which is stored in the record.
        self.op_data_mut(op).set_words_len(1);
        self.words_of_mut(op.slot())[0] = attr.to_word();
    }

    /// Sets successor `index` of `op`.
    ///
    /// # Panics
    ///
    /// If there is no such successor.
    #[track_caller]
    pub fn set_successor(&mut self, op: impl Into<Op>, index: usize, block: Block) {
        let op = op.into();
        let slot = match self.extra_of(self.op_data(op)) {
            Some(e) if index < e.successors_len as usize => e.successors + index as u32,
            _ => panic!("operation has no successor {index}"),
        };
        let block = self.blocks.slot_of(block);
        self.unlink_successor(slot);
        self.successors[slot].block = block;
        self.link_successor(slot);
    }

    /// Adds successors to `op`, which has none.
    #[track_caller]
    pub(crate) fn add_successors(&mut self, op: Op, blocks: &[Block]) {
        if blocks.is_empty() {
            return;
        }
        let len = blocks.len() as u32;
        let successors = self.successors.add_run(len, SuccessorSlot::EMPTY);
        let extra = self.extra_mut(op.slot());
        (extra.successors, extra.successors_len) = (successors, len);
        for (slot, block) in (successors..).zip(blocks) {
            let block = self.blocks.slot_of(*block);
            let successor = &mut self.successors[slot];
            (successor.block, successor.owner) = (block, op.slot());
            self.link_successor(slot);
        }
    }
}
