//! Folding.

use ods_runtime::attrs::{AffineMapAttr, Attribute, IntegerAttr, StridedLayoutAttr};
use ods_runtime::hooks::{Constant, Fold, Folded, MaterializeConstant};
use ods_runtime::interfaces::{
    CastOpInterfaceTrait, OffsetSizeAndStrideOpInterfaceTrait, mixed_values,
};
use ods_runtime::ir::{MixedIndex, OpMut, OpView};
use ods_runtime::matchers::{OpFoldResult, constant_i64};
use ods_runtime::types::{DYNAMIC, IndexType, MemRefType, ShapedType, Type, UnrankedMemRefType};
use ods_runtime::{Op, OpBuilder, OpRef, Value, ValueRef};

use super::cast::permutation;
use super::reshape::groups;
use super::*;
use crate::arith::constant_index;

impl MaterializeConstant for MemRefDialect {
    fn materialize_constant(b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Op> {
        <crate::arith::ArithDialect as MaterializeConstant>::materialize_constant(b, value, ty)
    }
}

/// The source of the `memref.cast` that defines `value`, unless it is `value`, as it may be in a graph region.
fn cast_source(value: ValueRef<'_>) -> Option<ValueRef<'_>> {
    let source = value.defining_op()?.dyn_cast::<CastOp<'_>>()?.source().into();
    (source != value).then_some(source)
}

/// Uses the sources of casts from ranked memrefs instead of their results, except where `stored` is an operand.
pub(super) fn fold_casts(op: OpRef<'_>, stored: Option<ValueRef<'_>>) -> Option<Folded> {
    let operands = op.operands().enumerate();
    let sources = operands.filter(|(_, operand)| Some(*operand) != stored);
    let sources = sources.filter_map(|(index, operand)| {
        let source = cast_source(operand)?;
        let is_unranked = source.ty().isa::<UnrankedMemRefType<'_>>();
        (!is_unranked).then(|| (index, source.handle()))
    });
    let sources: Vec<(usize, Value)> = sources.collect();
    if sources.is_empty() {
        return None;
    }
    Some(Folded::in_place(move |mut op: OpMut<'_>| {
        for (index, source) in sources {
            op.set_operand(index, source);
        }
    }))
}

/// Replaces operand 0 of `op`. `None` if that is `source` already, as it may be in a graph region.
fn with_source(op: OpRef<'_>, source: ValueRef<'_>) -> Option<Folded> {
    if op.operand(0) == source {
        return None;
    }
    let source = source.handle();
    Some(Folded::in_place(move |mut op: OpMut<'_>| op.set_operand(0, source)))
}

/// Folds casts in the operands.
macro_rules! fold_casts {
    ($($op:ident, $adaptor:ident, |$it:ident| $stored:expr;)*) => {
        $(
            impl<'ir> Fold<'ir> for $op<'ir> {
                fn fold(self, _constants: $adaptor<'ir, Constant<'ir>>) -> Option<Folded> {
                    let $it = self;
                    fold_casts(*self, $stored)
                }
            }
        )*
    };
}

fold_casts! {
    AtomicRMWOp, AtomicRMWOpAdaptor, |op| Some(op.value());
    DeallocOp, DeallocOpAdaptor, |_op| None;
    DmaStartOp, DmaStartOpAdaptor, |_op| None;
    DmaWaitOp, DmaWaitOpAdaptor, |_op| None;
    LoadOp, LoadOpAdaptor, |_op| None;
    PrefetchOp, PrefetchOpAdaptor, |_op| None;
    StoreOp, StoreOpAdaptor, |op| Some(op.value());
}

impl<'ir> Fold<'ir> for CastOp<'ir> {
    /// Skips a cast, unless the types are then incompatible: the cast never runs, but must stay valid.
    fn fold(self, _constants: CastOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        let source = cast_source(self.source().into())?;
        let types = [source.ty(), self.result(0).ty()];
        Self::are_cast_compatible(&types[..1], &types[1..]).then(|| fold_casts(*self, None))?
    }
}

/// The source of `cast` if the cast drops static sizes, offset and strides, but adds none. Corresponds to
/// `CastOp::canFoldIntoConsumerOp`.
pub(super) fn forgetful_cast_source(value: ValueRef<'_>) -> Option<ValueRef<'_>> {
    let source = cast_source(value)?;
    let (from, to) = (ranked(source)?, ranked(value)?);
    let ((from_strides, from_offset), (to_strides, to_offset)) =
        (from.strides_and_offset()?, to.strides_and_offset()?);
    let adds = |(from, to): (&i64, &i64)| *from == DYNAMIC && *to != DYNAMIC;
    let is_forgetful = from.element_type() == to.element_type()
        && from.rank() == to.rank()
        && !from.shape().iter().zip(to.shape()).any(adds)
        && !adds((&from_offset, &to_offset))
        && !from_strides.iter().zip(&to_strides).any(adds);
    is_forgetful.then_some(source)
}

impl<'ir> Fold<'ir> for CopyOp<'ir> {
    /// Skips a cast, unless the sizes of source and target then differ: the copy never runs, but must stay valid.
    fn fold(self, _constants: CopyOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        let operands: Vec<ValueRef<'_>> = (*self).operands().collect();
        let sizes = |value: ValueRef<'_>| Some(ranked(value)?.shape().to_vec());
        let differ = |(a, b): (&i64, &i64)| a != b && *a != DYNAMIC && *b != DYNAMIC;
        let (index, source) = (0..2).find_map(|index| {
            let source = forgetful_cast_source(operands[index])?;
            let (from, other) = (sizes(source)?, sizes(operands[1 - index]));
            let fits = other.is_none_or(|other| !from.iter().zip(&other).any(differ));
            fits.then(|| (index, source.handle()))
        })?;
        Some(Folded::in_place(move |mut op: OpMut<'_>| op.set_operand(index, source)))
    }
}

impl<'ir> Fold<'ir> for AssumeAlignmentOp<'ir> {
    /// Folds a repeated assumption.
    fn fold(self, _constants: AssumeAlignmentOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        let inner = self.memref().defining_op()?.dyn_cast::<Self>()?;
        (inner.alignment() == self.alignment()).then(|| Folded::value(self.memref().handle()))
    }
}

impl<'ir> Fold<'ir> for MemorySpaceCastOp<'ir> {
    fn fold(self, _constants: MemorySpaceCastOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        let inner = self.source().defining_op()?.dyn_cast::<Self>()?;
        with_source(*self, inner.source().into())
    }
}

impl<'ir> Fold<'ir> for RankOp<'ir> {
    fn fold(self, _constants: RankOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        let rank = self.operand(0).ty().dyn_cast::<ShapedType<'_>>()?.rank()?;
        Some(Folded::attr(index_attr(self.ctx(), rank as i64)))
    }
}

/// A number of type `index`.
fn index_attr(ctx: &ods_runtime::Context, number: i64) -> IntegerAttr<'_> {
    IntegerAttr::get(ctx, IndexType::get(ctx), number)
}

impl<'ir> Fold<'ir> for DimOp<'ir> {
    /// Folds to a static size, or to the operand that is the dynamic size of the source.
    fn fold(self, constants: DimOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        let index = constants.index()?.dyn_cast::<IntegerAttr<'_>>()?.int()?;
        let ty = ranked(self.source())?;
        let index = usize::try_from(index).ok().filter(|index| *index < ty.rank())?;
        let (before, size) = (&ty.shape()[..index], ty.shape()[index]);
        if size != DYNAMIC {
            return Some(Folded::attr(index_attr(self.ctx(), size)));
        }
        let dynamic_index = before.iter().filter(|size| **size == DYNAMIC).count();
        match self.source().defining_op().and_then(dynamic_sizes) {
            Some(sizes) => Some(Folded::value(sizes.get(dynamic_index)?)),
            None => fold_casts(*self, None),
        }
    }
}

/// The operands that are the dynamic sizes of the result of `op`.
fn dynamic_sizes(op: OpRef<'_>) -> Option<OperandRange<'_>> {
    if let Some(alloc) = op.dyn_cast::<AllocOp<'_>>() {
        return Some(alloc.dynamic_sizes());
    }
    if let Some(alloca) = op.dyn_cast::<AllocaOp<'_>>() {
        return Some(alloca.dynamic_sizes());
    }
    if let Some(view) = op.dyn_cast::<ViewOp<'_>>() {
        return Some(view.sizes());
    }
    Some(op.dyn_cast::<SubViewOp<'_>>()?.sizes())
}

/// The static `numbers`, and the `values` where they are dynamic.
fn with_static(values: impl IntoIterator<Item = MixedIndex>, numbers: &[i64]) -> Vec<MixedIndex> {
    let merge = |(value, number): (MixedIndex, &i64)| match *number {
        DYNAMIC => value,
        number => MixedIndex::Static(number),
    };
    values.into_iter().zip(numbers).map(merge).collect()
}

/// Offset, sizes and strides of a memref. Static if known.
#[derive(PartialEq)]
pub(super) struct Metadata {
    pub(super) offset: MixedIndex,
    pub(super) sizes: Vec<MixedIndex>,
    pub(super) strides: Vec<MixedIndex>,
}

impl Metadata {
    /// The metadata that `op` returns. Static where the type of its source is.
    pub(super) fn extracted(op: ExtractStridedMetadataOp<'_>) -> Option<Self> {
        let ty = op.source().ty();
        let (strides, offset) = ty.strides_and_offset()?;
        Some(Metadata {
            offset: *with_static([MixedIndex::from(*op.offset())], &[offset]).first()?,
            sizes: with_static(op.sizes().map(MixedIndex::from), ty.shape()),
            strides: with_static(op.strides().map(MixedIndex::from), &strides),
        })
    }

    /// The metadata that `op` sets. Static where the type of its result is.
    pub(super) fn reinterpreted(op: ReinterpretCastOp<'_>) -> Option<Self> {
        let ty = op.result().ty();
        let (strides, offset) = ty.strides_and_offset()?;
        let mixed = |numbers: Vec<i64>, values| constants(mixed_values(op.ctx(), &numbers, values));
        Some(Metadata {
            offset: *with_static(mixed(op.static_offsets(), op.offsets()), &[offset]).first()?,
            sizes: with_static(mixed(op.static_sizes(), op.sizes()), ty.shape()),
            strides: with_static(mixed(op.static_strides(), op.strides()), &strides),
        })
    }

    /// The offset, the sizes and the strides.
    pub(super) fn all(&self) -> impl Iterator<Item = MixedIndex> {
        let offset = std::iter::once(self.offset);
        offset.chain(self.sizes.iter().copied()).chain(self.strides.iter().copied())
    }
}

/// Converts values to indices. Constants become static.
pub(super) fn constants<'ir>(
    values: impl IntoIterator<Item = OpFoldResult<'ir>>,
) -> Vec<MixedIndex> {
    let constant = |value: OpFoldResult<'ir>| {
        value.constant_i64().and_then(MixedIndex::of_constant).or_else(|| MixedIndex::of(value))
    };
    values.into_iter().filter_map(constant).collect()
}

impl<'ir> Fold<'ir> for ExtractStridedMetadataOp<'ir> {
    /// Replaces results that are static in the type of the source by constants, and skips casts.
    fn fold(
        self,
        _constants: ExtractStridedMetadataOpAdaptor<'ir, Constant<'ir>>,
    ) -> Option<Folded> {
        let metadata = Metadata::extracted(self)?;
        let results = (*self).results().skip(1).zip(metadata.all());
        let constants: Vec<(Value, i64)> = results
            .filter_map(|(result, value)| match value {
                MixedIndex::Static(number) if result.has_uses() => Some((result.handle(), number)),
                _ => None,
            })
            .collect();
        let source = cast_source(self.source().into())
            .filter(|source| source.ty().isa::<MemRefType<'_>>())
            .map(|source| source.handle());
        if constants.is_empty() && source.is_none() {
            return None;
        }
        Some(Folded::in_place(move |mut op: OpMut<'_>| {
            for (result, number) in constants {
                let mut b = op.builder();
                let constant = constant_index(&mut b, number);
                b.ir_mut().replace_all_uses(result, constant);
            }
            if let Some(source) = source {
                op.set_operand(0, source);
            }
        }))
    }
}

impl<'ir> Fold<'ir> for ReinterpretCastOp<'ir> {
    fn fold(self, _constants: ReinterpretCastOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        let source: ValueRef<'_> = self.source().into();
        if let Some(inner) = source.defining_op().and_then(base_of) {
            return with_source(*self, inner);
        }
        let ty = self.result().ty();
        let is_same = !ty.shape().contains(&DYNAMIC)
            && source.ty() == *ty
            && self.static_offsets().first() == Some(&0);
        is_same.then(|| Folded::value(source))
    }
}

/// The source of `op` if its result starts at the same address.
fn base_of(op: OpRef<'_>) -> Option<ValueRef<'_>> {
    if let Some(inner) = op.dyn_cast::<ReinterpretCastOp<'_>>() {
        return Some(inner.source().into());
    }
    if let Some(inner) = op.dyn_cast::<CastOp<'_>>() {
        return Some(inner.source().into());
    }
    let inner = op.dyn_cast::<SubViewOp<'_>>()?;
    let offsets = mixed_values(op.ctx(), &inner.static_offsets(), inner.offsets());
    let is_zero = offsets.iter().all(|offset| offset.constant_i64() == Some(0));
    is_zero.then(|| inner.source().into())
}

impl<'ir> Fold<'ir> for TransposeOp<'ir> {
    /// Folds an identity permutation, and combines two transpositions.
    fn fold(self, _constants: TransposeOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        let dims = permutation(self.permutation())?;
        let is_identity = dims.iter().enumerate().all(|(index, dim)| index == *dim);
        if is_identity && self.result(0).ty() == *self.in_().ty() {
            return Some(Folded::value(self.in_().handle()));
        }
        let inner = self.in_().defining_op()?.dyn_cast::<Self>()?;
        if inner.in_() == self.in_() {
            return None;
        }
        let inner_dims = permutation(inner.permutation())?;
        let ctx = self.ctx();
        let dims: Vec<_> =
            dims.into_iter().map(|dim| ctx.affine_dim(inner_dims[dim] as u32)).collect();
        let map = AffineMapAttr::get(ctx, dims.len() as u32, 0, &dims).handle();
        let source = inner.in_().handle();
        Some(Folded::in_place(move |op: OpMut<'_>| {
            TransposeOp::setters(op).set_in(source).set_permutation(map);
        }))
    }
}

impl<'ir> Fold<'ir> for ViewOp<'ir> {
    fn fold(self, _constants: ViewOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        let (source, ty) = (self.source(), self.result(0).ty());
        let is_same = *source.ty() == ty
            && !source.ty().shape().contains(&DYNAMIC)
            && constant_i64(self.byte_shift().into()) == Some(0);
        is_same.then(|| Folded::value(source.handle()))
    }
}

impl<'ir> Fold<'ir> for SubViewOp<'ir> {
    /// Folds a subview of the whole source.
    fn fold(self, _constants: SubViewOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        let (source, ty) = (self.source(), self.result().ty());
        if source.ty() != ty {
            return None;
        }
        let layout = ty.layout().map(|layout| self.ctx().attr_ref(layout));
        let layout = layout.and_then(|layout| layout.dyn_cast::<StridedLayoutAttr<'_>>());
        let has_static_layout = layout.is_none_or(|layout| {
            layout.offset() != DYNAMIC && !layout.strides().contains(&DYNAMIC)
        });
        if !ty.shape().contains(&DYNAMIC) && has_static_layout {
            return Some(Folded::value(source.handle()));
        }
        let inner = source.defining_op()?.dyn_cast::<Self>()?;
        let is_all = |values: Vec<OpFoldResult<'_>>, number| {
            values.iter().all(|value| value.constant_i64() == Some(number))
        };
        let is_same = is_all(self.mixed_offsets(), 0)
            && is_all(self.mixed_strides(), 1)
            && self.mixed_sizes() == inner.mixed_sizes();
        is_same.then(|| Folded::value(source.handle()))
    }
}

/// Folds a reshape of `source` to `ty` by `groups`. The result is `source` if its type is `ty`, or else the operand of
/// the inverse reshape if that has the type `ty`. `inverse` has the operand and the groups of the inverse reshape, if
/// one defines `source`.
fn fold_reshape<'ir>(
    source: ValueRef<'ir>,
    ty: MemRefType<'ir>,
    inverse: Option<(ValueRef<'ir>, Vec<Vec<i64>>)>,
    groups: &[Vec<i64>],
) -> Option<Folded> {
    if source.ty() == *ty {
        return Some(Folded::value(source));
    }
    let (base, inverse_groups) = inverse?;
    if base.ty() != *ty {
        return None;
    }
    let count = |sizes: &[i64]| sizes.iter().filter(|size| **size == DYNAMIC).count();
    let has_one_dynamic_size = |group: &Vec<i64>| {
        let sizes: Vec<i64> = group.iter().map(|dim| ty.shape()[*dim as usize]).collect();
        count(&sizes) < 2
    };
    let is_inverse = count(ty.shape()) < 2
        || (groups == inverse_groups
            && (ty.rank() < rank(source) || groups.iter().all(has_one_dynamic_size)));
    is_inverse.then(|| Folded::value(base))
}

impl<'ir> Fold<'ir> for ExpandShapeOp<'ir> {
    fn fold(self, _constants: ExpandShapeOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        let source: ValueRef<'_> = self.src().into();
        let inverse = source.defining_op().and_then(|op| op.dyn_cast::<CollapseShapeOp<'_>>());
        let inverse = inverse.map(|op| (op.src().into(), groups(op.reassociation())));
        fold_reshape(source, self.result().ty(), inverse, &groups(self.reassociation()))
    }
}

impl<'ir> Fold<'ir> for CollapseShapeOp<'ir> {
    fn fold(self, _constants: CollapseShapeOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        let source: ValueRef<'_> = self.src().into();
        let inverse = source.defining_op().and_then(|op| op.dyn_cast::<ExpandShapeOp<'_>>());
        let inverse = inverse.map(|op| (op.src().into(), groups(op.reassociation())));
        fold_reshape(source, self.result().ty(), inverse, &groups(self.reassociation()))
    }
}
