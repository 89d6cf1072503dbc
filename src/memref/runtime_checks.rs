//! Checks at run time of what the types of memrefs leave open.

use ods_runtime::attrs::BoolAttr;
use ods_runtime::interfaces::{
    CastOpInterfaceTrait, RuntimeVerifiableOpInterfaceTrait, mixed_values,
};
use ods_runtime::ir::MixedIndex;
use ods_runtime::types::DYNAMIC;
use ods_runtime::{Op, OpBuilder, OpOf, Value};

use super::{groups, ranked, strided};
use crate::arith::{
    AddIOp, AndIOp, CmpIOp, CmpIPredicate, ConstantOp, MulIOp, RemSIOp, RemUIOp, SubIOp,
    constant_index,
};
use crate::cf::AssertOp;
use crate::memref::{
    AssumeAlignmentOp, AtomicRMWOp, CastOp, CopyOp, DimOp, ExpandShapeOp,
    ExtractAlignedPointerAsIndexOp, ExtractStridedMetadataOp, GenericAtomicRMWOp, LoadOp, RankOp,
    StoreOp, SubViewOp,
};
use crate::scf::IfOp;

/// Completes the message of a check.
type Message<'a> = &'a dyn Fn(&str) -> String;

macro_rules! accesses {
    ($($op:ident: $indices:ident;)*) => {
        $(
            impl<'ir> RuntimeVerifiableOpInterfaceTrait<'ir> for $op<'ir> {
                fn generate_runtime_verification(
                    b: &mut OpBuilder<'_>,
                    op: Op,
                    message: Message<'_>,
                ) {
                    let access: $op<'_> = b.op(op).cast();
                    let memref = access.memref().handle();
                    let indices = access.$indices().handles();
                    check_access(b, memref, &indices, message);
                }
            }
        )*
    };
}

accesses! {
    AtomicRMWOp: indices;
    GenericAtomicRMWOp: indices;
    LoadOp: indices;
    StoreOp: indices;
}

/// Checks that each index is less than the size of its dimension.
fn check_access(b: &mut OpBuilder<'_>, memref: Value, indices: &[Value], message: Message<'_>) {
    if indices.is_empty() {
        return;
    }
    let zero = constant_index(b, 0);
    let mut condition = None;
    for (dim, index) in (0..).zip(indices) {
        let dim = constant_index(b, dim);
        let size = b.create_or_fold(|b| DimOp::build(b, memref, dim))[0];
        let is_valid = in_bounds(b, *index, zero, size);
        condition = Some(match condition {
            None => is_valid,
            Some(all) => b.create_or_fold(|b| AndIOp::build(b, all, is_valid))[0],
        });
    }
    if let Some(condition) = condition {
        AssertOp::build(b, condition, &message("out-of-bounds access"));
    }
}

/// Whether `lower <= value < upper`.
fn in_bounds(b: &mut OpBuilder<'_>, value: Value, lower: Value, upper: Value) -> Value {
    let is_above = b.create_or_fold(|b| CmpIOp::build(b, CmpIPredicate::Sge, value, lower))[0];
    let is_below = b.create_or_fold(|b| CmpIOp::build(b, CmpIPredicate::Slt, value, upper))[0];
    b.create_or_fold(|b| AndIOp::build(b, is_above, is_below))[0]
}

fn result<V>(b: &OpBuilder<'_>, op: OpOf<V>) -> Value {
    b.result(op, 0)
}

fn compare(b: &mut OpBuilder<'_>, predicate: CmpIPredicate, lhs: Value, rhs: Value) -> Value {
    let comparison = CmpIOp::build(b, predicate, lhs, rhs);
    result(b, comparison)
}

/// Checks that two indices are equal.
fn check_equal(b: &mut OpBuilder<'_>, lhs: Value, rhs: Value, message: &str) {
    let is_equal = compare(b, CmpIPredicate::Eq, lhs, rhs);
    AssertOp::build(b, is_equal, message);
}

/// Checks that `value` is the constant `expected`.
fn check_constant(b: &mut OpBuilder<'_>, value: Value, expected: i64, message: &str) {
    let expected = constant_index(b, expected);
    check_equal(b, value, expected, message);
}

/// The size of the dimension `dim`, as an operation.
fn dim_of(b: &mut OpBuilder<'_>, memref: Value, dim: i64) -> Value {
    let dim = DimOp::build_from_source(b, memref, dim);
    result(b, dim)
}

impl<'ir> RuntimeVerifiableOpInterfaceTrait<'ir> for AssumeAlignmentOp<'ir> {
    fn generate_runtime_verification(b: &mut OpBuilder<'_>, op: Op, message: Message<'_>) {
        let op: AssumeAlignmentOp<'_> = b.op(op).cast();
        let (memref, alignment) = (op.memref().handle(), op.alignment());
        let address = ExtractAlignedPointerAsIndexOp::build(b, memref);
        let address = result(b, address);
        let divisor = constant_index(b, i64::from(alignment));
        let rest = RemUIOp::build(b, address, divisor);
        let rest = result(b, rest);
        check_constant(b, rest, 0, &message(&format!("memref is not aligned to {alignment}")));
    }
}

impl<'ir> RuntimeVerifiableOpInterfaceTrait<'ir> for DimOp<'ir> {
    fn generate_runtime_verification(b: &mut OpBuilder<'_>, op: Op, message: Message<'_>) {
        let op: DimOp<'_> = b.op(op).cast();
        let (source, index) = (op.source().handle(), op.index().handle());
        let rank = RankOp::build(b, source);
        let rank = result(b, rank);
        let zero = constant_index(b, 0);
        let is_valid = in_bounds(b, index, zero, rank);
        AssertOp::build(b, is_valid, &message("index is out of bounds"));
    }
}

impl<'ir> RuntimeVerifiableOpInterfaceTrait<'ir> for CopyOp<'ir> {
    fn generate_runtime_verification(b: &mut OpBuilder<'_>, op: Op, message: Message<'_>) {
        let op: CopyOp<'_> = b.op(op).cast();
        let sides = [op.source().into(), op.target().into()];
        let [Some(source), Some(target)] = sides.map(ranked) else { return };
        let sizes = source.shape().iter().copied().zip(target.shape().iter().copied());
        let sizes: Vec<(i64, i64)> = sizes.collect();
        let [source, target] = sides.map(|side| side.handle());
        for (dim, (from, to)) in (0..).zip(sizes) {
            if from != DYNAMIC && to != DYNAMIC {
                continue;
            }
            let from = size_of(b, source, dim, from);
            let to = size_of(b, target, dim, to);
            let problem = format!("size of {dim}-th source/target dim does not match");
            check_equal(b, from, to, &message(&problem));
        }
    }
}

/// The size of the dimension `dim`, which is `size` in the type.
fn size_of(b: &mut OpBuilder<'_>, memref: Value, dim: i64, size: i64) -> Value {
    if size == DYNAMIC { dim_of(b, memref, dim) } else { constant_index(b, size) }
}

impl<'ir> RuntimeVerifiableOpInterfaceTrait<'ir> for CastOp<'ir> {
    fn generate_runtime_verification(b: &mut OpBuilder<'_>, op: Op, message: Message<'_>) {
        let op: CastOp<'_> = b.op(op).cast();
        let source = op.source();
        let Some(to) = ranked(op.dest().into()) else { return };
        let from = ranked(source.into()).map(|ty| ty.shape().to_vec());
        let shape = to.shape().to_vec();
        let layout = to.strides_and_offset();
        let unknown = vec![DYNAMIC; shape.len()];
        let any = strided(to, &unknown, DYNAMIC, &unknown);
        let can_query = CastOp::are_cast_compatible(&[**source.ty()], &[*any]);
        let (source, any) = (source.handle(), any.handle());
        if from.is_none() {
            let rank = RankOp::build(b, source);
            let rank = result(b, rank);
            check_constant(b, rank, shape.len() as i64, &message("rank mismatch"));
        }
        let metadata = can_query.then(|| {
            let cast = CastOp::build(b, any, source);
            let cast = result(b, cast);
            ExtractStridedMetadataOp::build_inferred(b, cast).op()
        });
        for (dim, size) in shape.iter().enumerate() {
            let is_static = from.as_ref().is_some_and(|from| from[dim] != DYNAMIC);
            if *size == DYNAMIC || is_static {
                continue;
            }
            let actual = dim_of(b, source, dim as i64);
            check_constant(b, actual, *size, &message(&format!("size mismatch of dim {dim}")));
        }
        let (Some(metadata), Some((strides, offset))) = (metadata, layout) else { return };
        if offset != DYNAMIC {
            let actual = b.result(metadata, 1);
            check_constant(b, actual, offset, &message("offset mismatch"));
        }
        for (dim, stride) in strides.iter().enumerate().filter(|(_, stride)| **stride != DYNAMIC) {
            let actual = b.result(metadata, 2 + shape.len() + dim);
            check_constant(b, actual, *stride, &message(&format!("stride mismatch of dim {dim}")));
        }
    }
}

impl<'ir> RuntimeVerifiableOpInterfaceTrait<'ir> for ExpandShapeOp<'ir> {
    fn generate_runtime_verification(b: &mut OpBuilder<'_>, op: Op, message: Message<'_>) {
        let op: ExpandShapeOp<'_> = b.op(op).cast();
        let (source, shape) = (op.src().handle(), op.result().ty().shape().to_vec());
        for (dim, group) in (0..).zip(groups(op.reassociation())) {
            let sizes = group.iter().filter_map(|dim| shape.get(usize::try_from(*dim).ok()?));
            let product = sizes
                .filter(|size| **size != DYNAMIC)
                .fold(1, |product: i64, size| product.wrapping_mul(*size));
            let size = dim_of(b, source, dim);
            let divisor = constant_index(b, product);
            let rest = RemSIOp::build(b, size, divisor);
            let rest = result(b, rest);
            let problem = "static result dims in reassoc group do not divide src dim evenly";
            check_constant(b, rest, 0, &message(problem));
        }
    }
}

impl<'ir> RuntimeVerifiableOpInterfaceTrait<'ir> for SubViewOp<'ir> {
    fn generate_runtime_verification(b: &mut OpBuilder<'_>, op: Op, message: Message<'_>) {
        let view: SubViewOp<'_> = b.op(op).cast();
        let source = view.source().handle();
        let lists = [
            mixed_values(view.ctx(), &view.static_offsets(), view.offsets()),
            mixed_values(view.ctx(), &view.static_sizes(), view.sizes()),
            mixed_values(view.ctx(), &view.static_strides(), view.strides()),
        ];
        let [offsets, sizes, strides] =
            lists.map(|list| list.into_iter().filter_map(MixedIndex::of).collect::<Vec<_>>());
        let zero = constant_index(b, 0);
        let one = constant_index(b, 1);
        let metadata = ExtractStridedMetadataOp::build_inferred(b, source).op();
        for (dim, ((offset, size), stride)) in offsets.iter().zip(&sizes).zip(&strides).enumerate()
        {
            let [offset, size, stride] = [offset, size, stride].map(|index| value_of(b, *index));
            let bound = b.result(metadata, 2 + dim);
            let is_valid = offset_is_valid(b, offset, size, zero, bound);
            AssertOp::build(b, is_valid, &message(&format!("offset {dim} is out-of-bounds")));
            let is_valid = end_is_valid(b, [offset, size, stride], [zero, one], bound);
            let problem = format!("subview runs out-of-bounds along dimension {dim}");
            AssertOp::build(b, is_valid, &message(&problem));
        }
    }
}

fn value_of(b: &mut OpBuilder<'_>, index: MixedIndex) -> Value {
    match index {
        MixedIndex::Static(number) => constant_index(b, number),
        MixedIndex::Dynamic(value) => value,
    }
}

/// Whether a view with this offset and size starts in a dimension of size `bound`. An empty view may start at its end.
fn offset_is_valid(
    b: &mut OpBuilder<'_>,
    offset: Value,
    size: Value,
    zero: Value,
    bound: Value,
) -> Value {
    let is_empty = compare(b, CmpIPredicate::Eq, size, zero);
    let check = IfOp::builder(b, is_empty)
        .then(|b| {
            let is_above = compare(b, CmpIPredicate::Sge, offset, zero);
            let is_below = compare(b, CmpIPredicate::Sle, offset, bound);
            let both = AndIOp::build(b, is_above, is_below);
            [result(b, both)]
        })
        .or_else(|b| [in_bounds(b, offset, zero, bound)]);
    result(b, check)
}

/// Whether the last element of a view is in a dimension of size `bound`. This is true if the view is empty.
fn end_is_valid(
    b: &mut OpBuilder<'_>,
    [offset, size, stride]: [Value; 3],
    [zero, one]: [Value; 2],
    bound: Value,
) -> Value {
    let is_not_empty = compare(b, CmpIPredicate::Sgt, size, zero);
    let check = IfOp::builder(b, is_not_empty)
        .then(|b| {
            let steps = SubIOp::build(b, size, one);
            let steps = result(b, steps);
            let distance = MulIOp::build(b, steps, stride);
            let distance = result(b, distance);
            let last = AddIOp::build(b, offset, distance);
            let last = result(b, last);
            [in_bounds(b, last, zero, bound)]
        })
        .or_else(|b| {
            let value = BoolAttr::get(b.ctx(), true).handle();
            let constant = ConstantOp::build(b, value);
            [result(b, constant)]
        });
    result(b, check)
}
