//! Mapping of operand and result groups of a definition to ranges of values.

use std::ops::Range;

use crate::core::attrs::AttrRef;
use crate::core::op_def::{OpDef, PropertyKind};
use crate::core::signature::{Arity, ValueDef};
use crate::core::slots::{KindsSlots, Slots};

/// The range of operand group `index` among `total` operands, given the property words of the operation.
pub(crate) fn operands(def: &OpDef, words: &[u32], total: usize, index: usize) -> Range<usize> {
    group(def, def.signature().operands, "operandSegmentSizes", words, total, index)
}

/// The range of result group `index` among `total` results, given the property words of the operation.
pub(crate) fn results(def: &OpDef, words: &[u32], total: usize, index: usize) -> Range<usize> {
    group(def, def.signature().results, "resultSegmentSizes", words, total, index)
}

fn group(
    def: &OpDef,
    values: &[ValueDef],
    segments: &str,
    words: &[u32],
    total: usize,
    index: usize,
) -> Range<usize> {
    let before = &values[..index.min(values.len())];
    let variable =
        |values: &[ValueDef]| values.iter().filter(|value| value.arity != Arity::One).count();
    let all_variable = variable(values);
    if all_variable > 1
        && let Some(sizes) = segment_words(def, segments)
    {
        let sizes = words.get(sizes).unwrap_or(&[]);
        let start: usize = sizes.iter().take(index).map(|size| *size as usize).sum();
        let len = sizes.get(index).map_or(0, |size| *size as usize);
        return start.min(total)..start.saturating_add(len).min(total);
    }
    // Without segment sizes, the variable groups divide the remaining values equally.
    let fixed = values.len() - all_variable;
    let share = total.saturating_sub(fixed).checked_div(all_variable).unwrap_or(0);
    let variable_before = variable(before);
    let start = before.len() - variable_before + variable_before * share;
    let len =
        if values.get(index).is_some_and(|value| value.arity != Arity::One) { share } else { 1 };
    start.min(total)..(start + len).min(total)
}

/// The property words of the operand segment sizes, if the definition has them.
pub(crate) fn operand_segment_words(def: &OpDef) -> Option<Range<usize>> {
    segment_words(def, "operandSegmentSizes")
}

/// The property words of the result segment sizes, if the definition has them.
pub(crate) fn result_segment_words(def: &OpDef) -> Option<Range<usize>> {
    segment_words(def, "resultSegmentSizes")
}

/// The property words of the segment sizes `name`.
fn segment_words(def: &OpDef, name: &str) -> Option<Range<usize>> {
    let mut start = 0;
    for property in def.property_list() {
        let end = start + usize::from(property.words);
        if property.kind == PropertyKind::Segments && property.name == name {
            return Some(start..end);
        }
        start = end;
    }
    None
}

/// The segments of `total` values with the sizes in an attribute, clamped to the values.
pub(crate) fn parts(sizes: Option<AttrRef<'_>>, total: usize) -> Vec<Range<usize>> {
    let sizes = sizes.and_then(<Slots as KindsSlots>::sizes);
    let mut start = 0usize;
    let mut parts = Vec::new();
    for size in sizes.into_iter().flatten() {
        let end = start.saturating_add(usize::try_from(size).unwrap_or(0)).min(total);
        parts.push(start..end);
        start = end;
    }
    parts
}
