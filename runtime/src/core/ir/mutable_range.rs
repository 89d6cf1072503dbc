//! Mutable operand groups.

use std::ops::Range;

use super::op::Segment;
use super::{Ir, Op, OpMut, OperandRange, SetOperands, Value};
use crate::core::groups;
use crate::core::slots::{KindsSlots, Slots};

/// A group of operands that can be changed. Changes update the segment sizes that the operation stores. Corresponds to
/// `mlir::MutableOperandRange`.
#[derive(Debug)]
pub struct MutableOperandRange<'a> {
    op: OpMut<'a>,
    group: usize,
}

impl<'a> MutableOperandRange<'a> {
    pub(super) fn new(op: OpMut<'a>, group: usize) -> Self {
        MutableOperandRange { op, group }
    }

    /// The current operands.
    pub fn get(&self) -> OperandRange<'_> {
        self.op.view().operand_group(self.group)
    }

    /// Replaces all operands of the group.
    pub fn assign(&mut self, values: &[Value]) {
        let len = self.get().len();
        self.splice(0..len, values);
    }

    /// Adds operands at the end of the group.
    pub fn append(&mut self, values: &[Value]) {
        let len = self.get().len();
        self.splice(len..len, values);
    }

    /// Removes all operands of the group.
    pub fn clear(&mut self) {
        self.assign(&[]);
    }

    /// Removes the operands in `range` of the group.
    ///
    /// # Panics
    ///
    /// If the range does not lie within the group.
    #[track_caller]
    pub fn erase(&mut self, range: Range<usize>) {
        self.splice(range, &[]);
    }

    /// Replaces the operands in `range` of the group.
    ///
    /// # Panics
    ///
    /// If the range does not lie within the group.
    #[track_caller]
    pub fn splice(&mut self, range: Range<usize>, values: &[Value]) {
        let (handle, op) = (self.op.op(), self.op.view());
        let Some(def) = op.def() else { return };
        let all = groups::operands(def, op.property_words(), op.num_operands(), self.group);
        let len = all.len();
        assert!(range.start <= range.end && range.end <= len, "range out of bounds of the group");
        let sizes = groups::operand_segment_words(def);
        let size = u32::try_from(len - range.len() + values.len()).unwrap_or(u32::MAX);
        let ir = self.op.ir_mut();
        ir.splice_operands(handle, all.start + range.start..all.start + range.end, values);
        if let Some(sizes) = sizes {
            ir.set_property_word(handle, sizes.start + self.group, size);
        }
        self.op.modified();
    }
}

impl Ir {
    /// Replaces the operands in `range` of the segment `of`, and updates the segment sizes that the operation stores.
    pub(crate) fn splice_segment(
        &mut self,
        op: Op,
        of: Segment,
        range: Range<usize>,
        values: &[Value],
    ) {
        let view = self.op(op);
        let group = usize::from(of.group.unwrap_or(0));
        let sizes = view.def().and_then(|def| def.signature().operands.get(group)?.sizes);
        let (Some(part), Some(word)) = (of.part, sizes) else {
            MutableOperandRange::new(OpMut::new(self, op), group).splice(range, values);
            return;
        };
        let (part, word) = (part as usize, usize::from(word));
        let parts = groups::parts(view.property(word), view.operand_group(group).len());
        let start = parts[part].start;
        let mut sizes: Vec<i32> = parts.iter().map(|part| part.len() as i32).collect();
        sizes[part] += values.len() as i32 - range.len() as i32;
        let sizes = <Slots as KindsSlots>::sizes_attr(&self.ctx, &sizes);
        let range = start + range.start..start + range.end;
        MutableOperandRange::new(OpMut::new(self, op), group).splice(range, values);
        self.set_property_word(op, word, sizes.to_word());
    }
}

/// Groups of operand groups that can be changed together with the attribute that holds their sizes. Corresponds to
/// `mlir::MutableOperandRangeRange`.
#[derive(Debug)]
pub struct MutableOperandRangeRange<'a> {
    all: MutableOperandRange<'a>,
    sizes: usize,
}

impl<'a> MutableOperandRangeRange<'a> {
    pub(super) fn new(op: OpMut<'a>, group: usize, sizes: usize) -> Self {
        MutableOperandRangeRange { all: MutableOperandRange::new(op, group), sizes }
    }

    /// The current operands.
    pub fn get(&self) -> Vec<OperandRange<'_>> {
        self.all.get().split(self.all.op.view().property(self.sizes))
    }

    /// Replaces the operands of all groups.
    pub fn assign(&mut self, groups: &[&[Value]]) {
        let (group, sizes) = (self.all.group, self.sizes);
        self.all.op.reborrow().with_groups(group, sizes, groups);
    }

    /// Replaces the operands of group `index`.
    ///
    /// # Panics
    ///
    /// If there is no such group.
    #[track_caller]
    pub fn assign_part(&mut self, index: usize, values: &[Value]) {
        let groups: Vec<Vec<Value>> =
            self.get().into_iter().map(|group| group.handles().to_vec()).collect();
        let mut groups: Vec<&[Value]> = groups.iter().map(Vec::as_slice).collect();
        groups[index] = values;
        self.assign(&groups);
    }
}
