//! Canonicalization of `memref.view` and `memref.reinterpret_cast`.

use ods_runtime::hooks::{CanonicalizationPatterns, PatternSet, Rewriter};
use ods_runtime::interfaces::mixed_values;
use ods_runtime::ir::MixedIndex;
use ods_runtime::types::MemRefType;
use ods_runtime::{OpOf, Type, ValueRef};

use super::allocate::StaticSizes;
use super::replace_with_cast;
use crate::memref::fold::Metadata;
use crate::memref::{CastOp, ExtractStridedMetadataOp, ReinterpretCastOp, ViewOp};

type View = OpOf<ViewOp<'static>>;

impl CanonicalizationPatterns for ViewOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_op("ViewOpShapeFolder", 1, fold_sizes);
        patterns.add_op("ViewOpMemrefCastFolder", 1, skip_cast);
    }
}

fn fold_sizes(op: View, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let ty = view.result(0).ty().dyn_cast()?;
    let StaticSizes { ty, sizes } = StaticSizes::of(ty, view.sizes())?;
    let (source, shift) = (view.source().handle(), view.byte_shift().handle());
    let new = ViewOp::build(r, ty, source, shift, &sizes);
    replace_with_cast(op, new, r);
    Some(())
}

fn skip_cast(op: View, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let cast = view.source().defining_op()?.dyn_cast::<CastOp<'_>>()?;
    // A view is of a ranked memref without layout.
    let ty = cast.source().ty().dyn_cast::<MemRefType<'_>>()?;
    if !ty.has_identity_layout() || *cast.source() == *view.source() {
        return None;
    }
    let (source, shift) = (cast.source().handle(), view.byte_shift().handle());
    let (ty, sizes): (Type, _) = (view.result(0).ty().handle(), view.sizes().handles());
    let new = ViewOp::build(r, ty, source, shift, &sizes);
    r.replace_op_with(op, new);
    Some(())
}

type Reinterpret = OpOf<ReinterpretCastOp<'static>>;

impl CanonicalizationPatterns for ReinterpretCastOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_op("ReinterpretCastOpExtractStridedMetadataFolder", 1, skip_extraction);
        patterns.add_op("ReinterpretCastOpConstantFolder", 1, fold_constants);
    }
}

/// Reinterprets the memref from which the metadata of the source was extracted. If the metadata does not change, casts
/// it instead.
fn skip_extraction(op: Reinterpret, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let extract = view.source().defining_op()?.dyn_cast::<ExtractStridedMetadataOp<'_>>()?;
    let source: ValueRef<'_> = extract.source().into();
    let is_same = Metadata::extracted(extract)? == Metadata::reinterpreted(view)?;
    let has_same_type = source.ty() == *view.result().ty();
    let source = source.handle();
    if !is_same {
        r.edit::<ReinterpretCastOp<'_>>(op).set_source(source);
    } else if has_same_type {
        r.replace_op(op, &[source]);
    } else {
        replace_with_cast(op, source, r);
    }
    Some(())
}

/// Makes constant offsets, sizes and strides static.
fn fold_constants(op: Reinterpret, r: &mut Rewriter<'_>) -> Option<()> {
    let view = r.get(op);
    let mixed = |numbers: Vec<i64>, values| {
        let values = mixed_values(view.ctx(), &numbers, values).into_iter();
        values.filter_map(MixedIndex::of).collect::<Vec<_>>()
    };
    let offset = *mixed(view.static_offsets(), view.offsets()).first()?;
    let sizes = mixed(view.static_sizes(), view.sizes());
    let strides = mixed(view.static_strides(), view.strides());
    let old = Metadata { offset, sizes, strides };
    let mut new = Metadata::reinterpreted(view)?;
    // A memref type has no negative offset or size.
    let is_negative = |index: MixedIndex| matches!(index, MixedIndex::Static(..0));
    if is_negative(new.offset) {
        new.offset = old.offset;
    }
    for (new, old) in new.sizes.iter_mut().zip(&old.sizes) {
        if is_negative(*new) {
            *new = *old;
        }
    }
    let count = |metadata: &Metadata| {
        metadata.all().filter(|index| matches!(index, MixedIndex::Static(_))).count()
    };
    if count(&old) == count(&new) {
        return None;
    }
    let source = view.source().handle();
    let new = ReinterpretCastOp::build_from_source(r, source, new.offset, &new.sizes, &new.strides);
    replace_with_cast(op, new, r);
    Some(())
}
