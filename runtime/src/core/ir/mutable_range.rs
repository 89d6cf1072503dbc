//! Mutable operand groups.

use std::ops::Range;

use smallvec::SmallVec;

use super::op::Segment;
use super::{Ir, Op, OpMut, OperandRange, Value};
use crate::core::groups;
use crate::core::op_def::OpDef;
use crate::core::slots::{KindsSlots, Slots};

/// A group of operands that can be changed. Changes update the segment sizes that the operation stores. Corresponds to
/// `mlir::MutableOperandRange`.
#[derive(Debug)]
pub struct MutableOperandRange<'a> {
    op: OpMut<'a>,
    group: usize,
    /// The part of a group that a property splits.
    part: Option<usize>,
}

impl<'a> MutableOperandRange<'a> {
    pub(super) fn new(op: OpMut<'a>, group: usize, part: Option<usize>) -> Self {
        MutableOperandRange { op, group, part }
    }

    /// The current operands.
    ///
    /// # Panics
    ///
    /// If the operation is not registered, or has no such part.
    #[track_caller]
    pub fn get(&self) -> OperandRange<'_> {
        let all = self.op.view().operand_group(self.group);
        all.slice(self.place_in_group())
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
        let place = self.place_in_group();
        let is_inside = range.start <= range.end && range.end <= place.len();
        assert!(is_inside, "range out of bounds of the group");
        let group =
            groups::operands(self.def(), op.property_words(), op.num_operands(), self.group);
        let part = self.part.and_then(|part| u32::try_from(part).ok());
        let segment = Segment { group: u16::try_from(self.group).ok(), part };
        let start = group.start + place.start;
        let range = start + range.start..start + range.end;
        self.op.ir_mut().splice_segment(handle, segment, range, values);
        self.op.modified();
    }

    #[track_caller]
    fn def(&self) -> &'static OpDef {
        let op = self.op.view();
        op.def().unwrap_or_else(|| panic!("`{}` has no definition with groups", op.name()))
    }

    /// The operands, as a range within the group.
    #[track_caller]
    fn place_in_group(&self) -> Range<usize> {
        let (op, def) = (self.op.view(), self.def());
        let len = op.operand_group(self.group).len();
        let Some(part) = self.part else { return 0..len };
        let word = def.signature().operands.get(self.group).and_then(|operands| operands.sizes);
        let sizes = word.and_then(|word| op.property_at(word.into()));
        let parts = groups::parts(sizes, len);
        let count = parts.len();
        let place = parts.into_iter().nth(part);
        place.unwrap_or_else(|| panic!("part {part} of {count} of operands of `{}`", op.name()))
    }
}

impl Ir {
    /// Removes operand `index` of `op`, and updates the segment sizes that the operation stores.
    ///
    /// # Panics
    ///
    /// If there is no such operand.
    #[track_caller]
    pub fn erase_operand(&mut self, op: impl Into<Op>, index: usize) {
        let op = op.into();
        let view = self.op(op);
        let groups = view.def().map_or(0, |def| def.signature().operands.len());
        let first = view.operands().first_slot();
        let mut segment = Segment { group: None, part: None };
        for group in 0..groups {
            let operands = view.operand_group(group);
            let start = (operands.first_slot() - first) as usize;
            let Some(at) = index.checked_sub(start).filter(|at| *at < operands.len()) else {
                continue;
            };
            let sizes = view.def().and_then(|def| def.signature().operands.get(group)?.sizes);
            let part = sizes.and_then(|word| {
                let parts = groups::parts(view.property_at(word.into()), operands.len());
                parts.into_iter().position(|part| part.contains(&at))
            });
            segment = Segment {
                group: u16::try_from(group).ok(),
                part: part.and_then(|part| u32::try_from(part).ok()),
            };
        }
        self.splice_segment(op, segment, index..index + 1, &[]);
    }

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
