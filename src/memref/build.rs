//! Builders of memrefs and views, with inference of their types.

use ods_runtime::affine::{AffineExpr, AffineExprKind};
use ods_runtime::attrs::{AffineMapAttr, ArrayAttr, DenseI64ArrayAttr, IntegerAttr};
use ods_runtime::ir::{MixedIndex, NamedAttribute, PropertyKey};
use ods_runtime::types::{DYNAMIC, IntegerType, MemRefType, SaturatedInteger};
use ods_runtime::{Attribute, Context, OpBuilder, OpState, Type, Value};

use super::reshape::{collapsed, expanded};
use super::subview::Slice;
use super::{cast, element_type, ranked};
use crate::arith::{DivSIOp, constant_index};
use crate::memref::*;

impl LoadOpBuilders for LoadOp<'_> {
    fn build(
        b: &mut OpBuilder<'_>,
        st: &mut OpState,
        memref: impl Into<Value>,
        indices: &[Value],
        nontemporal: bool,
        alignment: Option<u64>,
    ) {
        let memref = memref.into();
        st.add_type(element_type(b.ir().value(memref).ty()));
        st.add_operand(memref);
        st.add_operands(indices.iter().copied());
        st.edit::<LoadOp<'_>>(b.ctx()).set_nontemporal(Some(nontemporal)).set_alignment(alignment);
    }
}

impl StoreOpBuilders for StoreOp<'_> {
    fn build(
        b: &mut OpBuilder<'_>,
        st: &mut OpState,
        value_to_store: impl Into<Value>,
        memref: impl Into<Value>,
        indices: &[Value],
        nontemporal: bool,
        alignment: Option<u64>,
    ) {
        st.add_operands([value_to_store.into(), memref.into()]);
        st.add_operands(indices.iter().copied());
        st.edit::<StoreOp<'_>>(b.ctx()).set_nontemporal(Some(nontemporal)).set_alignment(alignment);
    }
}

impl GenericAtomicRMWOpBuilders for GenericAtomicRMWOp<'_> {
    fn build(b: &mut OpBuilder<'_>, st: &mut OpState, memref: Value, ivs: &[Value]) {
        st.add_operand(memref);
        st.add_operands(ivs.iter().copied());
        let buffer = b.ir().value(memref);
        let (ty, loc) = (element_type(buffer.ty()).handle(), buffer.loc().unwrap_or(b.loc()));
        st.add_type(ty);
        let region = b.build_region([(ty, loc)], |_, _| ());
        st.add_region(region);
    }
}

/// Static and dynamic offsets, sizes and strides.
struct MixedSlice {
    numbers: [Vec<i64>; 3],
    values: [Vec<Value>; 3],
}

impl MixedSlice {
    fn new(
        offsets: &[impl Into<MixedIndex> + Copy],
        sizes: &[impl Into<MixedIndex> + Copy],
        strides: &[impl Into<MixedIndex> + Copy],
    ) -> Self {
        let (static_offsets, offsets) = MixedIndex::dispatch(offsets.iter().copied());
        let (static_sizes, sizes) = MixedIndex::dispatch(sizes.iter().copied());
        let (static_strides, strides) = MixedIndex::dispatch(strides.iter().copied());
        MixedSlice {
            numbers: [static_offsets, static_sizes, static_strides],
            values: [offsets, sizes, strides],
        }
    }

    fn slice(&self) -> Slice {
        let [offsets, sizes, strides] = self.numbers.clone();
        Slice { offsets, sizes, strides }
    }

    fn set(
        &self,
        b: &OpBuilder<'_>,
        st: &mut OpState,
        keys: SliceKeys,
        result: Type,
        source: Value,
        attrs: &[NamedAttribute],
    ) {
        st.attrs.extend(attrs.iter().copied());
        st.add_type(result);
        st.add_operand(source);
        st.add_operands(self.values.concat());
        for (key, numbers) in keys.numbers.into_iter().zip(&self.numbers) {
            st.set_property(key, DenseI64ArrayAttr::get(b.ctx(), numbers));
        }
        let [offsets, sizes, strides] = &self.values;
        st.set_segments(keys.segments, &[1, offsets.len(), sizes.len(), strides.len()]);
    }
}

/// The properties of an operation with a slice.
struct SliceKeys {
    numbers: [PropertyKey; 3],
    segments: PropertyKey,
}

const SUBVIEW_KEYS: SliceKeys = SliceKeys {
    numbers: [SubViewOp::STATIC_OFFSETS, SubViewOp::STATIC_SIZES, SubViewOp::STATIC_STRIDES],
    segments: SubViewOp::OPERAND_SEGMENT_SIZES,
};

const REINTERPRET_CAST_KEYS: SliceKeys = SliceKeys {
    numbers: [
        ReinterpretCastOp::STATIC_OFFSETS,
        ReinterpretCastOp::STATIC_SIZES,
        ReinterpretCastOp::STATIC_STRIDES,
    ],
    segments: ReinterpretCastOp::OPERAND_SEGMENT_SIZES,
};

impl SubViewOpBuilders for SubViewOp<'_> {
    fn build_from_source(
        b: &mut OpBuilder<'_>,
        st: &mut OpState,
        source: Value,
        offsets: &[impl Into<MixedIndex> + Copy],
        sizes: &[impl Into<MixedIndex> + Copy],
        strides: &[impl Into<MixedIndex> + Copy],
        attrs: &[NamedAttribute],
    ) {
        let parts = MixedSlice::new(offsets, sizes, strides);
        let base = b.ir().value(source);
        // A subview of a memref that is not strided has no type; the verifier reports it.
        let part = ranked(base).and_then(|base| parts.slice().of(base));
        let result = part.map_or(base.ty().handle(), |part| part.handle());
        parts.set(b, st, SUBVIEW_KEYS, result, source, attrs);
    }

    fn build_from_result_type(
        b: &mut OpBuilder<'_>,
        st: &mut OpState,
        result_type: impl Into<Type>,
        source: Value,
        offsets: &[impl Into<MixedIndex> + Copy],
        sizes: &[impl Into<MixedIndex> + Copy],
        strides: &[impl Into<MixedIndex> + Copy],
        attrs: &[NamedAttribute],
    ) {
        MixedSlice::new(offsets, sizes, strides).set(
            b,
            st,
            SUBVIEW_KEYS,
            result_type.into(),
            source,
            attrs,
        );
    }
}

impl ReinterpretCastOpBuilders for ReinterpretCastOp<'_> {
    fn build_from_result_type(
        b: &mut OpBuilder<'_>,
        st: &mut OpState,
        result_type: impl Into<Type>,
        source: Value,
        offset: impl Into<MixedIndex>,
        sizes: &[impl Into<MixedIndex> + Copy],
        strides: &[impl Into<MixedIndex> + Copy],
        attrs: &[NamedAttribute],
    ) {
        let parts = MixedSlice::new(&[offset.into()], sizes, strides);
        parts.set(b, st, REINTERPRET_CAST_KEYS, result_type.into(), source, attrs);
    }

    fn build_from_source(
        b: &mut OpBuilder<'_>,
        st: &mut OpState,
        source: Value,
        offset: impl Into<MixedIndex>,
        sizes: &[impl Into<MixedIndex> + Copy],
        strides: &[impl Into<MixedIndex> + Copy],
        attrs: &[NamedAttribute],
    ) {
        let parts = MixedSlice::new(&[offset.into()], sizes, strides);
        let result = cast::reinterpreted(b.ir().value(source).ty(), &parts.slice()).handle();
        parts.set(b, st, REINTERPRET_CAST_KEYS, result, source, attrs);
    }
}

/// A group of dimensions that are joined, or split from one: indices, or upstream's `ReassociationExprs`.
pub trait ReassociationGroup {
    /// The indices of the dimensions.
    fn dims(&self, ctx: &Context) -> Vec<i64>;
}

impl ReassociationGroup for Vec<i64> {
    fn dims(&self, _ctx: &Context) -> Vec<i64> {
        self.clone()
    }
}

impl ReassociationGroup for &[i64] {
    fn dims(&self, _ctx: &Context) -> Vec<i64> {
        self.to_vec()
    }
}

/// Ignores expressions that are not dimensions.
impl ReassociationGroup for Vec<AffineExpr> {
    fn dims(&self, ctx: &Context) -> Vec<i64> {
        let dim = |expr: &AffineExpr| match ctx.affine_kind(*expr) {
            AffineExprKind::Dim(dim) => Some(i64::from(dim)),
            _ => None,
        };
        self.iter().filter_map(dim).collect()
    }
}

fn groups(b: &OpBuilder<'_>, reassociation: &[impl ReassociationGroup]) -> Vec<Vec<i64>> {
    reassociation.iter().map(|group| group.dims(b.ctx())).collect()
}

fn set_groups(b: &OpBuilder<'_>, st: &mut OpState, key: PropertyKey, groups: &[Vec<i64>]) {
    let ty = IntegerType::get(b.ctx(), 64);
    let number = |dim: &i64| IntegerAttr::get(b.ctx(), ty, *dim).handle();
    let groups: Vec<Attribute> = groups
        .iter()
        .map(|group| {
            ArrayAttr::get(b.ctx(), &group.iter().map(number).collect::<Vec<_>>()).handle()
        })
        .collect();
    st.set_property(key, ArrayAttr::get(b.ctx(), &groups));
}

/// The sizes of the dimensions that `src` is split into, if they can be inferred: one size per group may be dynamic,
/// and is the size of the source dimension divided by the others.
fn output_shape(
    b: &mut OpBuilder<'_>,
    src: Value,
    shape: &[i64],
    groups: &[Vec<i64>],
) -> Vec<MixedIndex> {
    let mut sizes: Vec<MixedIndex> = shape.iter().map(|size| MixedIndex::Static(*size)).collect();
    if !shape.contains(&DYNAMIC) {
        return sizes;
    }
    let from = ranked(b.ir().value(src)).map_or_else(Vec::new, |ty| ty.shape().to_vec());
    let mut dims = Vec::new();
    for (dim, size) in (0..).zip(&from) {
        dims.push((*size == DYNAMIC).then(|| {
            let dim = DimOp::build_from_source(b, src, dim);
            b.result(dim, 0)
        }));
    }
    for (group, dim) in groups.iter().zip(dims) {
        let places = group.iter().filter_map(|dim| usize::try_from(*dim).ok());
        let places: Vec<usize> = places.filter(|dim| *dim < shape.len()).collect();
        let mut open = places.iter().filter(|dim| shape[**dim] == DYNAMIC);
        let (Some(&place), None, Some(dim)) = (open.next(), open.next(), dim) else { continue };
        let static_dims = places.iter().filter(|dim| shape[**dim] != DYNAMIC);
        let product = static_dims.fold(1_i64, |product, dim| product.wrapping_mul(shape[*dim]));
        let by = constant_index(b, product);
        let size = if product == 1 {
            dim
        } else {
            let size = DivSIOp::build(b, dim, by);
            b.result(size, 0)
        };
        sizes[place] = size.into();
    }
    sizes
}

/// Adds the components of an `expand_shape` to `sizes`.
fn expand(
    b: &OpBuilder<'_>,
    st: &mut OpState,
    result: Type,
    src: Value,
    groups: &[Vec<i64>],
    sizes: Vec<MixedIndex>,
) {
    let (numbers, values) = MixedIndex::dispatch(sizes);
    set_groups(b, st, ExpandShapeOp::REASSOCIATION, groups);
    st.add_type(result);
    st.add_operand(src);
    st.add_operands(values);
    st.set_property(ExpandShapeOp::STATIC_OUTPUT_SHAPE, DenseI64ArrayAttr::get(b.ctx(), &numbers));
}

/// The type of `src` expanded to `shape`, or its own type if it cannot be expanded.
fn expanded_type(b: &OpBuilder<'_>, src: Value, shape: &[i64], groups: &[Vec<i64>]) -> Type {
    let src = b.ir().value(src);
    let result = ranked(src).and_then(|ty| expanded(ty, shape, groups));
    result.map_or(src.ty().handle(), |ty| ty.handle())
}

fn mixed(indices: &[impl Into<MixedIndex> + Copy]) -> Vec<MixedIndex> {
    indices.iter().map(|index| (*index).into()).collect()
}

impl ExpandShapeOpBuilders for ExpandShapeOp<'_> {
    fn build_from_output_shape(
        b: &mut OpBuilder<'_>,
        st: &mut OpState,
        result_type: impl Into<Type>,
        src: Value,
        reassociation: &[impl ReassociationGroup],
        output_shape: &[impl Into<MixedIndex> + Copy],
    ) {
        let groups = groups(b, reassociation);
        expand(b, st, result_type.into(), src, &groups, mixed(output_shape));
    }

    fn build_from_result_type(
        b: &mut OpBuilder<'_>,
        st: &mut OpState,
        result_type: impl Into<Type>,
        src: Value,
        reassociation: &[impl ReassociationGroup],
    ) {
        let (result, groups) = (result_type.into(), groups(b, reassociation));
        let shape = b.ctx().type_ref(result).dyn_cast::<MemRefType<'_>>();
        let shape = shape.map_or_else(Vec::new, |ty| ty.shape().to_vec());
        let sizes = output_shape(b, src, &shape, &groups);
        expand(b, st, result, src, &groups, sizes);
    }

    fn build_from_result_shape(
        b: &mut OpBuilder<'_>,
        st: &mut OpState,
        result_shape: &[i64],
        src: Value,
        reassociation: &[impl ReassociationGroup],
    ) {
        let groups = groups(b, reassociation);
        let result = expanded_type(b, src, result_shape, &groups);
        let sizes = output_shape(b, src, result_shape, &groups);
        expand(b, st, result, src, &groups, sizes);
    }

    fn build_from_shapes(
        b: &mut OpBuilder<'_>,
        st: &mut OpState,
        result_shape: &[i64],
        src: Value,
        reassociation: &[impl ReassociationGroup],
        output_shape: &[impl Into<MixedIndex> + Copy],
    ) {
        let groups = groups(b, reassociation);
        let result = expanded_type(b, src, result_shape, &groups);
        expand(b, st, result, src, &groups, mixed(output_shape));
    }
}

/// The product of the sizes of each group of dimensions of `shape`.
pub(super) fn joined(shape: &[i64], groups: &[Vec<i64>]) -> Vec<i64> {
    let size = |dim: &i64| usize::try_from(*dim).ok().and_then(|dim| shape.get(dim)).copied();
    let product = |group: &Vec<i64>| {
        let sizes = group.iter().filter_map(size).map(SaturatedInteger::wrap);
        sizes.fold(SaturatedInteger::wrap(1), |a, b| a * b).as_integer()
    };
    groups.iter().map(product).collect()
}

impl CollapseShapeOpBuilders for CollapseShapeOp<'_> {
    fn build_from_src(
        b: &mut OpBuilder<'_>,
        st: &mut OpState,
        src: Value,
        reassociation: &[impl ReassociationGroup],
        attrs: &[NamedAttribute],
    ) {
        let groups = groups(b, reassociation);
        let source = b.ir().value(src);
        let result =
            ranked(source).and_then(|ty| collapsed(ty, &joined(ty.shape(), &groups), &groups));
        let result = result.map_or(source.ty().handle(), |ty| ty.handle());
        <Self as CollapseShapeOpBuilders>::build_from_result_type(
            b,
            st,
            result,
            src,
            reassociation,
            attrs,
        );
    }

    fn build_from_result_type(
        b: &mut OpBuilder<'_>,
        st: &mut OpState,
        result_type: impl Into<Type>,
        src: Value,
        reassociation: &[impl ReassociationGroup],
        attrs: &[NamedAttribute],
    ) {
        let groups = groups(b, reassociation);
        set_groups(b, st, Self::REASSOCIATION, &groups);
        st.add_type(result_type);
        st.add_operand(src);
        st.attrs.extend(attrs.iter().copied());
    }
}

impl TransposeOpBuilders for TransposeOp<'_> {
    fn build_from_in(
        b: &mut OpBuilder<'_>,
        st: &mut OpState,
        in_: Value,
        permutation: AffineMapAttr<'_>,
        attrs: &[NamedAttribute],
    ) {
        let source = b.ir().value(in_);
        let result = ranked(source).and_then(|ty| cast::transposed(ty, permutation));
        let result = result.map_or(source.ty().handle(), |ty| ty.handle());
        st.add_operand(in_);
        st.add_type(result);
        st.set_property(Self::PERMUTATION, permutation);
        st.attrs.extend(attrs.iter().copied());
    }
}
