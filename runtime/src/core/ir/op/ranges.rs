//! Ranges of the operands and results of an operation.

use std::ops::Range;

use smallvec::SmallVec;

use super::Ir;
use crate::core::attrs::AttrRef;
use crate::core::groups;
use crate::core::ir::uses::OpOperand;
use crate::core::ir::value::{Value, ValueRef};
use crate::core::types::TypeRef;

/// A range of operands of an operation.
#[derive(Clone, Debug)]
pub struct OperandRange<'ir> {
    pub(super) ir: &'ir Ir,
    pub(super) slots: Range<u32>,
    pub(crate) segment: Segment,
}

/// The part of a definition's operands that a range is: a group, or one of the ranges that a group is split into.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Segment {
    pub(in crate::core::ir) group: Option<u16>,
    pub(in crate::core::ir) part: Option<u32>,
}

/// A range of results of an operation.
#[derive(Clone, Debug)]
pub struct ResultRange<'ir> {
    pub(super) ir: &'ir Ir,
    pub(super) values: Range<u32>,
}

impl OperandRange<'_> {
    /// The slot of the first value.
    pub(crate) fn first_slot(&self) -> u32 {
        self.slots.start
    }

    /// Whether `operand` is in the range.
    pub fn contains(&self, operand: OpOperand<'_>) -> bool {
        operand.is_in(self.ir) && self.slots.contains(&operand.slot())
    }
}

impl<'ir> OperandRange<'ir> {
    /// The uses of the range.
    pub fn op_operands(&self) -> impl ExactSizeIterator<Item = OpOperand<'ir>> + use<'ir> {
        let ir = self.ir;
        self.slots.clone().map(move |slot| OpOperand::new(ir, slot))
    }

    /// Splits the values into segments by the attribute `sizes`.
    pub fn split(self, sizes: Option<AttrRef<'ir>>) -> Vec<Self> {
        let parts = groups::parts(sizes, self.len()).into_iter().zip(0..);
        let part = |(range, index)| {
            let mut part = self.slice(range);
            part.segment.part = Some(index);
            part
        };
        parts.map(part).collect()
    }
}

macro_rules! value_range {
    ($range:ident, $field:ident, |$self:ident, $at:ident| $value:expr) => {
        impl<'ir> $range<'ir> {
            /// The value at `index`.
            pub fn get(&self, index: usize) -> Option<ValueRef<'ir>> {
                self.clone().nth(index)
            }

            /// Whether the range is empty.
            pub fn is_empty(&self) -> bool {
                self.$field.is_empty()
            }

            /// The subrange, clamped to this range.
            pub fn slice(&self, range: Range<usize>) -> Self {
                let end = self.$field.end;
                let at = |i: usize| {
                    u32::try_from(i).map_or(end, |i| self.$field.start.saturating_add(i).min(end))
                };
                let mut slice = self.clone();
                slice.$field = at(range.start)..at(range.end);
                slice
            }

            /// The types, in order.
            pub fn types(&self) -> impl ExactSizeIterator<Item = TypeRef<'ir>> + Clone + use<'ir> {
                self.clone().map(|value| value.ty())
            }

            /// The handles.
            pub fn handles(&self) -> SmallVec<[Value; 4]> {
                self.clone().map(|value| value.handle()).collect()
            }

            /// The first value, if there is one.
            pub fn first(&self) -> Option<ValueRef<'ir>> {
                self.clone().next()
            }

            /// The last value, if there is one.
            pub fn last(&self) -> Option<ValueRef<'ir>> {
                self.clone().next_back()
            }

            /// The first value.
            ///
            /// # Panics
            ///
            /// If there is none.
            #[track_caller]
            pub fn single(mut self) -> ValueRef<'ir> {
                self.next().expect("a group of one value is not empty")
            }

            /// Collects the values.
            pub(crate) fn collect_values(self) -> SmallVec<[ValueRef<'ir>; 4]> {
                self.collect()
            }
        }

        impl<'ir> Iterator for $range<'ir> {
            type Item = ValueRef<'ir>;

            #[inline]
            fn next(&mut self) -> Option<ValueRef<'ir>> {
                let $self = &*self.ir;
                self.$field.next().map(|$at| self.ir.value_ref_at($value))
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                self.$field.size_hint()
            }

            fn nth(&mut self, n: usize) -> Option<ValueRef<'ir>> {
                let $self = &*self.ir;
                self.$field.nth(n).map(|$at| self.ir.value_ref_at($value))
            }
        }

        impl DoubleEndedIterator for $range<'_> {
            fn next_back(&mut self) -> Option<Self::Item> {
                let $self = &*self.ir;
                self.$field.next_back().map(|$at| self.ir.value_ref_at($value))
            }
        }

        impl ExactSizeIterator for $range<'_> {}
    };
}

value_range!(OperandRange, slots, |ir, at| ir.operands[at].value);
value_range!(ResultRange, values, |_ir, at| at);
