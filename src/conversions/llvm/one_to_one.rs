//! Operations that become one of LLVM, also for vectors of several dimensions, which are arrays of vectors in LLVM.

use ods_runtime::attrs::Attribute;
use ods_runtime::conversion::ConversionRewriter;
use ods_runtime::ir::NamedAttribute;
use ods_runtime::types::{Type, TypeRef, VectorType};
use ods_runtime::{Op, OpBuilder, OpDef, OpState, Value};

use super::type_converter::pack_results;
use crate::llvm::{ExtractValueOp, InsertValueOp, LLVMArrayType, PoisonOp, is_compatible_type};

/// Creates an operation with these attributes, of which those of properties are set.
pub fn with_attrs(
    b: &mut OpBuilder<'_>,
    def: &'static OpDef,
    operands: &[Value],
    types: &[Type],
    attrs: &[NamedAttribute],
) -> Op {
    let mut state = OpState::new(def.op_name(), b.loc());
    state.add_operands(operands.iter().copied());
    state.add_types(types.iter().copied());
    for attr in attrs {
        state.add_attr(attr.name, attr.value);
    }
    b.create(&state)
}

/// The values of operands that are converted to one value each.
pub(super) fn single(
    op: Op,
    operands: &[&[Value]],
    r: &mut ConversionRewriter<'_>,
) -> Option<Vec<Value>> {
    let values: Option<Vec<Value>> =
        operands.iter().map(|it| if let [one] = **it { Some(one) } else { None }).collect();
    values.or_else(|| r.no_match(op, "an operand is converted to several values or none"))
}

/// Replaces `op` by one operation, which has the attributes `attrs` and returns a structure of several results. Operands that are
/// arrays of vectors are taken apart. Corresponds to `vectorOneToOneRewrite`.
pub fn one_to_one(
    op: Op,
    operands: &[Value],
    def: &'static OpDef,
    attrs: &[NamedAttribute],
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    if operands.iter().any(|it| !is_compatible_type(r.value(*it).ty())) {
        return r.no_match(op, "an operand is not of a type of LLVM");
    }
    let is_array = |value: &Value| r.value(*value).ty().isa::<LLVMArrayType<'_>>();
    if operands.first().is_some_and(is_array) {
        return unroll_vectors(op, operands, r, |r, ty, operands| {
            let new = with_attrs(r, def, operands, &[ty], attrs);
            r.result(new, 0)
        });
    }
    replace_packed(op, operands, def, attrs, r)
}

/// Replaces `op` by one operation, which returns a structure of several results. Corresponds to `oneToOneRewrite`.
pub(super) fn replace_packed(
    op: Op,
    operands: &[Value],
    def: &'static OpDef,
    attrs: &[NamedAttribute],
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    let converter = r.converter()?;
    let count = r.op(op).num_results();
    let types = pack_results(&converter, r.ctx(), r.op(op).results().map(|it| it.ty()));
    let Some(types) = types else {
        return r.no_match(op, "the type of a result does not convert");
    };
    let new = with_attrs(r, def, operands, &types, attrs);
    match count {
        0 => r.erase_op(op),
        1 => r.replace_op_with(op, new),
        _ => {
            let whole = r.result(new, 0);
            let results: Option<Vec<Value>> =
                (0..count).map(|index| extract(r, whole, &[index as i64])).collect();
            r.replace_op(op, &results?);
        }
    }
    Some(())
}

/// The part of an aggregate at a position.
pub(super) fn extract(b: &mut OpBuilder<'_>, whole: Value, position: &[i64]) -> Option<Value> {
    let ty = part_type(b.value(whole).ty(), position)?;
    let part = ExtractValueOp::build(b, ty, whole, position);
    Some(b.result(part, 0))
}

/// The type of the part of an aggregate at a position.
fn part_type(ty: TypeRef<'_>, position: &[i64]) -> Option<Type> {
    let Some((first, rest)) = position.split_first() else { return Some(ty.handle()) };
    if let Some(array) = ty.dyn_cast::<LLVMArrayType<'_>>() {
        return part_type(array.element_type(), rest);
    }
    let structure = ty.dyn_cast::<crate::llvm::LLVMStructType<'_>>()?;
    let part = *structure.body().get(usize::try_from(*first).ok()?)?;
    part_type(ty.ctx().type_ref(part), rest)
}

/// Replaces `op`, whose result is a vector of several dimensions, by an array of what `create` makes of the vectors at each
/// position. Corresponds to `handleMultidimensionalVectors`.
pub fn unroll_vectors(
    op: Op,
    operands: &[Value],
    r: &mut ConversionRewriter<'_>,
    mut create: impl FnMut(&mut OpBuilder<'_>, Type, &[Value]) -> Value,
) -> Option<()> {
    let converter = r.converter()?;
    let result = r.op(op).result(0).ty();
    if !result.isa::<VectorType<'_>>() {
        return r.no_match(op, "the result is no vector");
    }
    let Some(array) = converter.convert_type(result) else {
        return r.no_match(op, "the type of the result does not convert");
    };
    let (mut sizes, mut row) = (Vec::new(), r.ctx().type_ref(array));
    while let Some(outer) = row.dyn_cast::<LLVMArrayType<'_>>() {
        sizes.push(outer.num_elements() as i64);
        row = outer.element_type();
    }
    let row = row.handle();
    let poison = PoisonOp::build(r, array);
    let mut all = r.result(poison, 0);
    let mut position = vec![0; sizes.len()];
    let count: i64 = sizes.iter().product();
    for _ in 0..count {
        let parts: Option<Vec<Value>> =
            operands.iter().map(|it| extract(r, *it, &position)).collect();
        let value = create(r, row, &parts?);
        let inserted = InsertValueOp::build(r, all, value, &position);
        all = r.result(inserted, 0);
        for dimension in (0..sizes.len()).rev() {
            position[dimension] += 1;
            if position[dimension] < sizes[dimension] {
                break;
            }
            position[dimension] = 0;
        }
    }
    r.replace_op(op, &[all]);
    Some(())
}

/// The attributes of `op`, with the one called `from` replaced by one called `to`.
pub(super) fn attrs_with(
    op: Op,
    (from, to): (&str, &str),
    r: &ConversionRewriter<'_>,
    convert: impl Fn(Attribute) -> Option<Attribute>,
) -> Vec<NamedAttribute> {
    let (from, to) = (r.ctx().ident(from), r.ctx().ident(to));
    let mut attrs: Vec<NamedAttribute> = r.op(op).attrs().to_vec();
    let found = attrs.iter().position(|it| it.name == from).map(|at| attrs.remove(at).value);
    if let Some(value) = found.and_then(convert) {
        attrs.push(NamedAttribute::new(to, value));
    }
    attrs
}
