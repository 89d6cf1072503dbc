//! Mutable operand groups.

use std::ops::Range;

use smallvec::SmallVec;

use super::op::Segment;
use super::{Ir, Op, OpMut, OperandRange, SetOperands, Value};
use crate::core::groups;
use crate::core::property::PropertyKey;
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
    #[track_caller]
    pub fn assign(&mut self, values: &[Value]) {
        let len = self.get().len();
        self.splice(0..len, values);
    }

    /// Adds operands at the end of the group.
    #[track_caller]
    pub fn append(&mut self, values: &[Value]) {
        let len = self.get().len();
        self.splice(len..len, values);
    }

    /// Removes all operands of the group.
    #[track_caller]
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
    /// If the range does not lie within the group, or the operation is not registered.
    #[track_caller]
    pub fn splice(&mut self, range: Range<usize>, values: &[Value]) {
        let (handle, op) = (self.op.op(), self.op.view());
        let Some(def) = op.def() else { panic!("`{}` has no definition with groups", op.name()) };
        let all = groups::operands(def, op.property_words(), op.num_operands(), self.group);
        let is_inside = range.start <= range.end && range.end <= all.len();
        assert!(is_inside, "range out of bounds of the group");
        let segment = Segment { group: u16::try_from(self.group).ok(), part: None };
        let range = all.start + range.start..all.start + range.end;
        self.op.ir_mut().splice_segment(handle, segment, range, values);
        self.op.modified();
    }
}

impl Ir {
    /// Replaces the operands in `range` of `op`, which belong to the segment `of`, and updates the segment sizes that the
    /// operation stores.
    pub(crate) fn splice_segment(
        &mut self,
        op: Op,
        of: Segment,
        range: Range<usize>,
        values: &[Value],
    ) {
        let view = self.op(op);
        let mut words: SmallVec<[(usize, u32); 2]> = SmallVec::new();
        // Without a definition or a group, the operation stores no sizes.
        if let (Some(def), Some(group)) = (view.def(), of.group.map(usize::from)) {
            let len = view.operand_group(group).len();
            if let Some(sizes) = groups::operand_segment_words(def) {
                let size = len + values.len() - range.len();
                words.push((sizes.start + group, u32::try_from(size).unwrap_or(u32::MAX)));
            }
            let sizes = def.signature().operands.get(group).and_then(|operands| operands.sizes);
            if let (Some(word), Some(part)) = (sizes, of.part) {
                let parts = groups::parts(view.property_at(word.into()), len);
                let mut sizes: Vec<i32> = parts.iter().map(|part| part.len() as i32).collect();
                sizes[part as usize] += values.len() as i32 - range.len() as i32;
                let sizes = <Slots as KindsSlots>::sizes_attr(&self.ctx, &sizes);
                words.push((word.into(), sizes.to_word()));
            }
        }
        self.splice_operands(op, range, values);
        for (index, word) in words {
            self.set_property_word(op, index, word);
        }
    }
}

/// Groups of operand groups that can be changed together with the attribute that holds their sizes. Corresponds to
/// `mlir::MutableOperandRangeRange`.
#[derive(Debug)]
pub struct MutableOperandRangeRange<'a> {
    all: MutableOperandRange<'a>,
    sizes: PropertyKey,
}

impl<'a> MutableOperandRangeRange<'a> {
    pub(super) fn new(op: OpMut<'a>, group: usize, sizes: PropertyKey) -> Self {
        MutableOperandRangeRange { all: MutableOperandRange::new(op, group), sizes }
    }

    /// The current operands.
    pub fn get(&self) -> Vec<OperandRange<'_>> {
        self.all.get().split(self.all.op.view().property(self.sizes))
    }

    /// Replaces the operands of all groups.
    #[track_caller]
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
