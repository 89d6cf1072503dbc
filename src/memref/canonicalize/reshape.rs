//! Canonicalization of `memref.expand_shape` and `memref.collapse_shape`.

use ods_runtime::hooks::{CanonicalizationPatterns, PatternSet, Rewriter};
use ods_runtime::interfaces::mixed_values;
use ods_runtime::ir::MixedIndex;
use ods_runtime::matchers::constant_i64;
use ods_runtime::types::{DYNAMIC, MemRefType};
use ods_runtime::{OpOf, Type, Value, ValueRef};

use super::replace_with_cast;
use crate::arith::{MulIOp, constant_index};
use crate::memref::build::joined;
use crate::memref::fold::{constants, forgetful_cast_source};
use crate::memref::reassociation::{composed, for_collapse};
use crate::memref::reshape::{collapsed, expanded, groups};
use crate::memref::{CollapseShapeOp, ExpandShapeOp, ranked};

type Expand = OpOf<ExpandShapeOp<'static>>;
type Collapse = OpOf<CollapseShapeOp<'static>>;

impl CanonicalizationPatterns for ExpandShapeOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_op("ComposeReassociativeReshapeOps", 1, compose_expansions);
        patterns.add_op("ComposeExpandOfCollapseOp", 1, compose_with_collapse);
        patterns.add_op("ExpandShapeOpMemRefCastFolder", 1, expand_source_of_cast);
    }
}

impl CanonicalizationPatterns for CollapseShapeOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_op("ComposeReassociativeReshapeOps", 1, compose_collapses);
        patterns.add_op("ComposeCollapseOfExpandOp", 1, compose_with_expansion);
        patterns.add_op("CollapseShapeOpMemRefCastFolder", 1, collapse_source_of_cast);
    }
}

/// Whether the memrefs have the identity layout.
fn are_contiguous(values: &[ValueRef<'_>]) -> bool {
    values.iter().all(|value| ranked(*value).is_some_and(MemRefType::has_identity_layout))
}

/// The sizes of the result.
fn output_shape(view: ExpandShapeOp<'_>) -> Vec<MixedIndex> {
    let values = mixed_values(view.ctx(), &view.static_output_shape(), view.output_shape());
    values.into_iter().filter_map(MixedIndex::of).collect()
}

/// Replaces `op`, whose first result has the type of the new operation.
fn replace_by_expansion(
    op: ods_runtime::Op,
    source: Value,
    groups: &[Vec<i64>],
    shape: &[MixedIndex],
    r: &mut Rewriter<'_>,
) {
    let ty: Type = r.op(op).result(0).ty().handle();
    let new = ExpandShapeOp::build_from_output_shape(r, ty, source, groups, shape);
    r.replace_op_with(op, new);
}

/// Like [`replace_by_expansion`].
fn replace_by_collapse(
    op: ods_runtime::Op,
    source: Value,
    groups: &[Vec<i64>],
    r: &mut Rewriter<'_>,
) {
    let ty: Type = r.op(op).result(0).ty().handle();
    let new = CollapseShapeOp::build_from_result_type(r, ty, source, groups);
    r.replace_op_with(op, new);
}

fn compose_expansions(op: Expand, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let inner = view.src().defining_op()?.dyn_cast::<ExpandShapeOp<'_>>()?;
    if !are_contiguous(&[inner.src().into(), view.src().into(), view.result().into()]) {
        return None;
    }
    let groups = composed(&groups(inner.reassociation()), &groups(view.reassociation()))?;
    let (source, shape) = (inner.src().handle(), output_shape(view));
    replace_by_expansion(op.op(), source, &groups, &shape, r);
    Some(())
}

fn compose_collapses(op: Collapse, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let inner = view.src().defining_op()?.dyn_cast::<CollapseShapeOp<'_>>()?;
    if !are_contiguous(&[inner.src().into(), view.src().into(), view.result().into()]) {
        return None;
    }
    let groups = composed(&groups(inner.reassociation()), &groups(view.reassociation()))?;
    let source = inner.src().handle();
    replace_by_collapse(op.op(), source, &groups, r);
    Some(())
}

/// Replaces the expansion of a collapsed memref by one reshape.
fn compose_with_collapse(op: Expand, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let inner = view.src().defining_op()?.dyn_cast::<CollapseShapeOp<'_>>()?;
    if !are_contiguous(&[view.src().into(), inner.src().into(), inner.result().into()]) {
        return None;
    }
    let (from, to) = (inner.src().ty(), view.result().ty());
    let (from_groups, to_groups) = (groups(inner.reassociation()), groups(view.reassociation()));
    let source = inner.src().handle();
    match from.rank().cmp(&to.rank()) {
        std::cmp::Ordering::Greater => {
            let groups = joining_groups(&from_groups, &to_groups, from.shape(), to.shape())?;
            replace_by_collapse(op.op(), source, &groups, r);
        }
        std::cmp::Ordering::Less => {
            let groups = joining_groups(&to_groups, &from_groups, to.shape(), from.shape())?;
            let shape = output_shape(view);
            replace_by_expansion(op.op(), source, &groups, &shape, r);
        }
        std::cmp::Ordering::Equal => return None,
    }
    Some(())
}

/// The groups that join the dimensions of `high` to those of `low`, where each of `high_groups` has the same product as
/// that of `low_groups` at the same index.
fn joining_groups(
    high_groups: &[Vec<i64>],
    low_groups: &[Vec<i64>],
    high: &[i64],
    low: &[i64],
) -> Option<Vec<Vec<i64>>> {
    if high_groups.is_empty() {
        return for_collapse(high, low);
    }
    let mut joined = Vec::new();
    for (high_group, low_group) in high_groups.iter().zip(low_groups) {
        let sizes = |group: &[i64], shape: &[i64]| -> Vec<i64> {
            group.iter().map(|dim| shape[*dim as usize]).collect()
        };
        let (from, to) = (sizes(high_group, high), sizes(low_group, low));
        let is_uncertain =
            |sizes: &[i64]| sizes.iter().filter(|size| **size == DYNAMIC).count() >= 2;
        if is_uncertain(&from) && is_uncertain(&to) {
            return None;
        }
        let first = high_group.first()?;
        if from.len() == to.len() {
            if from != to {
                return None;
            }
            joined.extend((0..from.len() as i64).map(|index| vec![first + index]));
            continue;
        }
        let groups = for_collapse(&from, &to)?;
        joined
            .extend(groups.into_iter().map(|group| group.iter().map(|dim| first + dim).collect()));
    }
    Some(joined)
}

/// Replaces the collapse of an expanded memref by one reshape, or by a cast if the rank stays.
fn compose_with_expansion(op: Collapse, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let inner = view.src().defining_op()?.dyn_cast::<ExpandShapeOp<'_>>()?;
    if !are_contiguous(&[view.src().into(), inner.src().into(), inner.result().into()]) {
        return None;
    }
    let (from, to) = (inner.src().ty(), view.result().ty());
    if from == to {
        return None;
    }
    let (expansion, collapse) = (groups(inner.reassociation()), groups(view.reassociation()));
    let source = inner.src().handle();
    let (shape, order) = (output_shape(inner), from.rank().cmp(&to.rank()));
    match order {
        std::cmp::Ordering::Greater => {
            let groups = groups_of_groups(&expansion, &collapse)?;
            replace_by_collapse(op.op(), source, &groups, r);
        }
        std::cmp::Ordering::Less => {
            let groups = groups_of_groups(&collapse, &expansion)?;
            let sizes = collapse.iter().map(|group| product(group, &shape, r)).collect::<Vec<_>>();
            replace_by_expansion(op.op(), source, &groups, &sizes, r);
        }
        std::cmp::Ordering::Equal => {
            groups_of_groups(&collapse, &expansion)?;
            replace_with_cast(op, source, r);
        }
    }
    Some(())
}

/// For each group of `outer`, the indices of the groups of `inner` that together have the same dimensions.
fn groups_of_groups(inner: &[Vec<i64>], outer: &[Vec<i64>]) -> Option<Vec<Vec<i64>>> {
    let mut inner = (0..).zip(inner);
    let mut groups = Vec::new();
    for group in outer {
        let (last, mut indices) = (group.last()?, Vec::new());
        for (index, dims) in inner.by_ref() {
            indices.push(index);
            match dims.last()?.cmp(last) {
                std::cmp::Ordering::Less => {}
                std::cmp::Ordering::Equal => break,
                std::cmp::Ordering::Greater => return None,
            }
        }
        groups.push(indices);
    }
    Some(groups)
}

/// The product of the sizes of `group`. The constant sizes are multiplied here, the others by new operations.
fn product(group: &[i64], shape: &[MixedIndex], r: &mut Rewriter<'_>) -> MixedIndex {
    let (mut factor, mut values) = (1i64, Vec::new());
    for dim in group {
        match shape[*dim as usize] {
            MixedIndex::Static(number) => factor = factor.wrapping_mul(number),
            MixedIndex::Dynamic(value) => match constant_i64(r.ir().value(value)) {
                Some(number) => factor = factor.wrapping_mul(number),
                None => values.push(value),
            },
        }
    }
    let product = values.into_iter().reduce(|a, b| MulIOp::build(r, a, b).into());
    match product {
        // A memref type has no negative size.
        None if factor < 0 => MixedIndex::Dynamic(constant_index(r, factor)),
        None => MixedIndex::Static(factor),
        Some(product) if factor == 1 => MixedIndex::Dynamic(product),
        Some(product) => {
            let factor = constant_index(r, factor);
            MixedIndex::Dynamic(MulIOp::build(r, product, factor).into())
        }
    }
}

/// Expands the source of a cast, and casts the result if it has another type.
fn expand_source_of_cast(op: Expand, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let source = forgetful_cast_source(view.src().into())?;
    let values = mixed_values(view.ctx(), &view.static_output_shape(), view.output_shape());
    let shape = constants(values);
    let (sizes, _) = MixedIndex::dispatch(shape.iter().copied());
    let groups = groups(view.reassociation());
    let source_ty = ranked(source)?;
    for (group, source_size) in groups.iter().zip(source_ty.shape()) {
        let is_dynamic = group.iter().any(|dim| sizes[*dim as usize] == DYNAMIC);
        if is_dynamic != (*source_size == DYNAMIC) {
            let reason = "folding cast will result in changing dynamicity in reassociation group";
            return r.no_match(op, reason);
        }
    }
    let Some(ty) = expanded(source_ty, &sizes, &groups) else {
        return r.no_match(op, "could not compute new expanded type after folding cast");
    };
    let (is_same, ty, source) = (ty == view.result().ty(), ty.handle(), source.handle());
    if is_same {
        r.edit::<ExpandShapeOp<'_>>(op).set_src(source);
    } else {
        let new = ExpandShapeOp::build_from_output_shape(r, ty, source, &groups, &shape);
        replace_with_cast(op, new, r);
    }
    Some(())
}

/// Collapses the source of a cast, and casts the result if it has another type.
fn collapse_source_of_cast(op: Collapse, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let source = forgetful_cast_source(view.src().into())?;
    let (groups, source_ty) = (groups(view.reassociation()), ranked(source)?);
    let ty = collapsed(source_ty, &joined(source_ty.shape(), &groups), &groups)?;
    let (is_same, ty, source) = (ty == view.result().ty(), ty.handle(), source.handle());
    if is_same {
        r.edit::<CollapseShapeOp<'_>>(op).set_src(source);
    } else {
        let new = CollapseShapeOp::build_from_result_type(r, ty, source, &groups);
        replace_with_cast(op, new, r);
    }
    Some(())
}
