//! Canonicalization of `memref.subview`.

use ods_runtime::hooks::{CanonicalizationPatterns, PatternSet, Rewriter};
use ods_runtime::interfaces::OffsetSizeAndStrideOpInterfaceTrait;
use ods_runtime::ir::MixedIndex;
use ods_runtime::matchers::{OpFoldResult, constant_attr};
use ods_runtime::types::{DYNAMIC, IndexType, MemRefType};
use ods_runtime::{OpOf, Type, ValueRef};

use super::replace_with_cast;
use crate::memref::fold::forgetful_cast_source;
use crate::memref::subview::{Slice, dropped_dims};
use crate::memref::{SubViewOp, ranked, strided};

type SubView = OpOf<SubViewOp<'static>>;

impl CanonicalizationPatterns for SubViewOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_op("OpWithOffsetSizesAndStridesConstantArgumentFolder", 1, fold_constants);
        patterns.add_op("SubViewOpMemRefCastFolder", 1, skip_cast);
        patterns.add_op("TrivialSubViewOpFolder", 1, replace_whole);
    }
}

/// The offsets, sizes and strides of a subview.
struct Parts([Vec<MixedIndex>; 3]);

impl Parts {
    fn of(view: SubViewOp<'_>) -> Self {
        let parts = [view.mixed_offsets(), view.mixed_sizes(), view.mixed_strides()];
        Parts(parts.map(|part| part.into_iter().filter_map(MixedIndex::of).collect()))
    }

    fn slice(&self) -> Slice {
        let [offsets, sizes, strides] =
            [0, 1, 2].map(|part| MixedIndex::dispatch(self.0[part].iter().copied()).0);
        Slice { offsets, sizes, strides }
    }
}

/// Makes the dynamic `parts` static whose `values` are accepted constants. Returns whether there are any.
fn fold_list(
    parts: &mut [MixedIndex],
    values: Vec<OpFoldResult<'_>>,
    accepts: fn(i64) -> bool,
) -> bool {
    let mut is_changed = false;
    for (part, value) in parts.iter_mut().zip(values) {
        let number = value.constant_i64().filter(|number| accepts(*number));
        if let (MixedIndex::Dynamic(_), Some(number)) = (*part, number) {
            *part = MixedIndex::Static(number);
            is_changed = true;
        }
    }
    is_changed
}

/// Makes constant offsets static; if there are none, sizes; if there are none, strides.
fn fold_constants(op: SubView, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let mut parts = Parts::of(view);
    let [offsets, sizes, strides] = &mut parts.0;
    let is_changed = fold_list(offsets, view.mixed_offsets(), |number| number >= 0)
        || fold_list(sizes, view.mixed_sizes(), |number| number >= 0)
        || fold_list(strides, view.mixed_strides(), |number| number != DYNAMIC);
    let (source, slice) = (view.source().ty(), parts.slice());
    if !is_changed || slice.out_of_bounds(source.shape()).is_some() {
        return None;
    }
    let dropped = dropped_dims_of(view).or_else(|| {
        let full = Parts::of(view).slice().of(source)?;
        dropped_dims(full, view.result().ty(), &view.static_sizes())
    });
    let ty = reduced_type(source, &slice, &dropped?)?;
    let source = view.source().handle();
    let [offsets, sizes, strides] = &parts.0;
    let new = SubViewOp::build_from_result_type(r, ty, source, offsets, sizes, strides);
    replace_with_cast(op, new, r);
    Some(())
}

/// The dimensions that `view` drops, derived from the types of its source and of its result.
fn dropped_dims_of(view: SubViewOp<'_>) -> Option<Vec<bool>> {
    dropped_dims(view.source().ty(), view.result().ty(), &view.static_sizes())
}

/// The type of the part `slice` of `source`, without the dropped dimensions.
fn reduced_type(source: MemRefType<'_>, slice: &Slice, dropped: &[bool]) -> Option<Type> {
    let is_negative = |number: &i64| *number != DYNAMIC && *number < 0;
    let is_invalid =
        slice.offsets.iter().chain(&slice.sizes).any(is_negative) || slice.strides.contains(&0);
    if is_invalid {
        return None;
    }
    let full = slice.of(source)?;
    let (strides, offset) = full.strides_and_offset()?;
    if !dropped.contains(&true) {
        return Some(full.handle());
    }
    let remaining = |numbers: &[i64]| -> Vec<i64> {
        let pairs = numbers.iter().zip(dropped).filter(|(_, dropped)| !**dropped);
        pairs.map(|(number, _)| *number).collect()
    };
    Some(strided(full, &remaining(full.shape()), offset, &remaining(&strides)).handle())
}

/// Takes the subview of the source of a cast, and casts the result.
fn skip_cast(op: SubView, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let is_constant = |operand: ValueRef<'_>| {
        operand.ty().isa::<IndexType<'_>>() && constant_attr(operand).is_some()
    };
    if (*view).operands().any(is_constant) {
        return None;
    }
    let source = forgetful_cast_source(view.source().into())?;
    let parts = Parts::of(view);
    // The cast may have hidden that the subview exceeds the source.
    if parts.slice().out_of_bounds(ranked(source)?.shape()).is_some() {
        return None;
    }
    let ty = reduced_type(ranked(source)?, &parts.slice(), &dropped_dims_of(view)?)?;
    let source = source.handle();
    let [offsets, sizes, strides] = &parts.0;
    let new = SubViewOp::build_from_result_type(r, ty, source, offsets, sizes, strides);
    replace_with_cast(op, new, r);
    Some(())
}

/// Replaces a subview of the whole source by the source.
fn replace_whole(op: SubView, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let (from, to) = (view.source().ty(), view.result().ty());
    let is_all = |values: Vec<OpFoldResult<'_>>, number| {
        values.iter().all(|value| value.constant_i64() == Some(number))
    };
    let is_whole = from.rank() == to.rank()
        && is_all(view.mixed_offsets(), 0)
        && is_all(view.mixed_strides(), 1)
        && view
            .mixed_sizes()
            .iter()
            .zip(from.shape())
            .all(|(size, source_size)| size.constant_i64() == Some(*source_size));
    if !is_whole {
        return None;
    }
    let (has_same_type, source) = (from == to, view.source().handle());
    if has_same_type {
        r.replace_op(op, &[source]);
    } else {
        replace_with_cast(op, source, r);
    }
    Some(())
}
