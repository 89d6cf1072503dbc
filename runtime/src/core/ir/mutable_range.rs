//! Mutable operand groups.

use std::ops::Range;

use super::{Ir, Op, OperandRange, Value};
use crate::core::groups;
use crate::core::slots::{KindsSlots, Slots};

/// A mutable operand group of an operation. Changes update the operation's segment sizes. Corresponds to
/// `mlir::MutableOperandRange`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MutableOperandRange {
    op: Op,
    group: usize,
}

impl MutableOperandRange {
    /// Group `group` of the definition of `op`.
    pub fn new(op: Op, group: usize) -> Self {
        MutableOperandRange { op, group }
    }

    /// The current operands.
    pub fn get(self, ir: &Ir) -> OperandRange<'_> {
        ir.op(self.op).operand_group(self.group)
    }

    /// Replaces the operands of the group.
    pub fn assign(self, ir: &mut Ir, values: &[Value]) {
        let len = self.get(ir).len();
        self.splice(ir, 0..len, values);
    }

    /// Appends operands to the group.
    pub fn append(self, ir: &mut Ir, values: &[Value]) {
        let len = self.get(ir).len();
        self.splice(ir, len..len, values);
    }

    /// Removes all operands of the group.
    pub fn clear(self, ir: &mut Ir) {
        self.assign(ir, &[]);
    }

    /// Removes the operands in `range` of the group.
    ///
    /// # Panics
    ///
    /// If the range does not lie within the group.
    pub fn erase(self, ir: &mut Ir, range: Range<usize>) {
        self.splice(ir, range, &[]);
    }

    /// Replaces the operands in `range` of the group.
    ///
    /// # Panics
    ///
    /// If the range does not lie within the group.
    pub fn splice(self, ir: &mut Ir, range: Range<usize>, values: &[Value]) {
        let op = ir.op(self.op);
        let Some(def) = op.def() else { return };
        let all = groups::operands(def, op.property_words(), op.num_operands(), self.group);
        let len = all.len();
        assert!(range.start <= range.end && range.end <= len, "range out of bounds of the group");
        let sizes = groups::operand_segment_words(def);
        let size = len - range.len() + values.len();
        ir.splice_operands(self.op, all.start + range.start..all.start + range.end, values);
        if let Some(sizes) = sizes {
            let size = u32::try_from(size).unwrap_or(u32::MAX);
            ir.set_property_word(self.op, sizes.start + self.group, size);
        }
    }
}

/// A mutable operand group that is divided into segments by an attribute. Changes update the attribute. Corresponds
/// to `mlir::MutableOperandRangeRange`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MutableOperandRangeRange {
    all: MutableOperandRange,
    word: usize,
}

impl MutableOperandRangeRange {
    /// Group `group` of the definition of `op`, with the segment sizes in property word `word`.
    pub fn new(op: Op, group: usize, word: usize) -> Self {
        MutableOperandRangeRange { all: MutableOperandRange::new(op, group), word }
    }

    /// The current operands of each segment.
    pub fn get(self, ir: &Ir) -> Vec<OperandRange<'_>> {
        self.all.get(ir).split(ir.op(self.all.op).property(self.word))
    }

    /// Replaces the operands of all segments.
    pub fn assign(self, ir: &mut Ir, parts: &[&[Value]]) {
        self.all.assign(ir, &parts.concat());
        let sizes: Vec<i32> =
            parts.iter().map(|part| i32::try_from(part.len()).unwrap_or(i32::MAX)).collect();
        let sizes = <Slots as KindsSlots>::sizes_attr(ir.ctx(), &sizes);
        ir.set_property(self.all.op, self.word, sizes);
    }

    /// Replaces the operands of segment `index`.
    ///
    /// # Panics
    ///
    /// If there is no such segment.
    pub fn assign_part(self, ir: &mut Ir, index: usize, values: &[Value]) {
        let parts: Vec<Vec<Value>> = self
            .get(ir)
            .into_iter()
            .map(|part| part.map(|value| value.handle()).collect())
            .collect();
        let mut parts: Vec<&[Value]> = parts.iter().map(Vec::as_slice).collect();
        parts[index] = values;
        self.assign(ir, &parts);
    }
}
