//! Types of any operation.

use smallvec::SmallVec;

use crate::conversion::{ConversionPattern, ConversionRewriter, TypeConverter};
use crate::core::groups::{operand_segment_words, result_segment_words};
use crate::core::ir::{Op, Region, Value};
use crate::core::op_def::OpDef;
use crate::core::signature::{Arity, ValueDef};
use crate::core::types::Type;

/// A pattern that converts the types of all operations with the type converter of the pattern; see [`convert_op_types`]. It has the
/// benefit 0, so that other patterns are tried first.
pub fn any_op_type_pattern() -> ConversionPattern {
    ConversionPattern::on_any("AnyOpTypeConversion", |op, operands, r| {
        convert_op_types(op, operands, r)
    })
    .with_benefit(0)
}

/// Replaces `op` by a copy with the operands `operands`, the values of each operand, and converted types of results and of block
/// arguments of its regions. `None` if a type does not convert, or if the definition of `op` does not allow as many values.
/// Corresponds to `convertOpResultTypes`, with regions, and with conversions to several values or none.
pub fn convert_op_types(
    op: Op,
    operands: &[&[Value]],
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    let converter = r.converter()?;
    let view = r.op(op);
    if converter.is_legal_op(view) && view.regions().all(|it| converter.is_legal_region(it)) {
        return r.no_match(op, "all types are legal");
    }
    let Some(types) = result_types(&converter, view.results()) else {
        return r.no_match(op, "the type of a result does not convert");
    };
    let regions: SmallVec<[Region; 2]> = view.region_handles().into();
    let segments = view.def().map(|def| segments(op, def, operands, &types, r));
    let Some(segments) = segments.unwrap_or_else(|| Some(SmallVec::new())) else {
        return r.no_match(
            op,
            "a value is converted to more or fewer values than the definition allows",
        );
    };
    for region in &regions {
        let is_empty = r.region(*region).is_empty();
        if !is_empty && r.convert_region_types(*region, &converter, None).is_none() {
            return r.no_match(op, "the type of a block argument does not convert");
        }
    }
    let all: Vec<Type> = types.iter().flatten().copied().collect();
    let ir = r.ir_mut();
    let copy = ir.clone_without_regions(op, &all);
    ir.set_operands(copy, &operands.concat());
    for (word, size) in segments {
        ir.set_property_word(copy, word, size);
    }
    r.insert(copy);
    let new: SmallVec<[Region; 2]> = r.op(copy).region_handles().into();
    for (from, to) in regions.into_iter().zip(new) {
        r.inline_region(from, to, None);
    }
    let mut results = r.op(copy).results().handles().into_iter();
    let results: Vec<Vec<Value>> =
        types.iter().map(|types| results.by_ref().take(types.len()).collect()).collect();
    r.replace_op_with_multiple(op, &results);
    Some(())
}

type Types = SmallVec<[Type; 1]>;

fn result_types<'ir>(
    converter: &TypeConverter,
    results: impl Iterator<Item = crate::core::ir::ValueRef<'ir>>,
) -> Option<Vec<Types>> {
    results.map(|result| converter.convert_value_to_n(result)).collect()
}

/// The property words with segment sizes of `op`, and what they become. `None` if a single operand or result becomes several.
fn segments(
    op: Op,
    def: &'static OpDef,
    operands: &[&[Value]],
    results: &[Types],
    r: &ConversionRewriter<'_>,
) -> Option<SmallVec<[(usize, u32); 4]>> {
    let view = r.op(op);
    let signature = def.signature();
    let mut segments = SmallVec::new();
    let counts: Vec<usize> = operands.iter().map(|values| values.len()).collect();
    let lens = signature.operands.iter().enumerate();
    let lens = lens.map(|(index, value)| (value, view.operand_group(index).len()));
    let sizes = group_sizes(lens, &counts)?;
    for (word, size) in operand_segment_words(def).into_iter().flatten().zip(sizes) {
        segments.push((word, size));
    }
    let counts: Vec<usize> = results.iter().map(|types| types.len()).collect();
    let lens = signature.results.iter().enumerate();
    let lens = lens.map(|(index, value)| (value, view.result_group(index).len()));
    let sizes = group_sizes(lens, &counts)?;
    for (word, size) in result_segment_words(def).into_iter().flatten().zip(sizes) {
        segments.push((word, size));
    }
    Some(segments)
}

/// The number of values that each group has after conversion. `counts` has those of each value. `None` if that is not allowed.
fn group_sizes<'a>(
    groups: impl Iterator<Item = (&'a ValueDef, usize)>,
    counts: &[usize],
) -> Option<Vec<u32>> {
    let mut sizes = Vec::new();
    let mut start = 0;
    for (value, len) in groups {
        let counts = counts.get(start..start + len)?;
        start += len;
        let size: usize = counts.iter().sum();
        let is_allowed = match value.arity {
            Arity::One => size == 1,
            Arity::Optional => size <= 1,
            // The sizes of the ranges in the group are an attribute of the operation.
            Arity::Variadic => value.sizes.is_none() || counts.iter().all(|count| *count == 1),
        };
        if !is_allowed {
            return None;
        }
        sizes.push(u32::try_from(size).ok()?);
    }
    Some(sizes)
}
