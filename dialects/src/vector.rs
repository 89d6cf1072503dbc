//! The dialect `vector`: operations on vectors of any rank.

mod contract;
mod convert;
mod element;
mod mask;
mod memory;
mod memory_space;
mod reduce;
mod slice;
mod transfer;

generated!(vector);

use ods_runtime::codegen::OdsEnum;

use crate::prelude::*;

/// A vector type like `ty` with another shape.
fn with_dims<'c>(ty: VectorType<'c>, element: TypeRef<'c>, dims: &[(i64, bool)]) -> VectorType<'c> {
    let (shape, scalable): (Vec<_>, Vec<_>) = dims.iter().copied().unzip();
    VectorType::with_scalable_dims(ty.ctx(), &shape, element.handle(), &scalable)
}

/// The sizes of a vector's dimensions, and whether they are scalable.
fn dims(ty: VectorType<'_>) -> Vec<(i64, bool)> {
    ty.shape().iter().copied().zip(ty.scalable_dims()).collect()
}

/// The type of a mask for all elements of `ty`.
fn mask_like<'c>(ty: VectorType<'c>) -> TypeRef<'c> {
    *with_dims(ty, *IntegerType::get(ty.ctx(), 1), &dims(ty))
}

/// Whether `kind` combines values of type `element`.
fn combines(kind: CombiningKind, element: TypeRef<'_>) -> bool {
    use CombiningKind::*;
    match kind {
        ADD | MUL => element.is_int_or_index_or_float(),
        MINUI | MINSI | MAXUI | MAXSI | AND | OR | XOR => element.is_int_or_index(),
        MINNUMF | MAXNUMF | MINIMUMF | MAXIMUMF => element.isa::<FloatType<'_>>(),
    }
}

/// Adds the default for how values are combined, the property `key`, to `state`.
fn complete_kind(p: &mut OpParser<'_>, state: &mut OpState, key: PropertyKey) -> ParseResult {
    let Some(kind) = state.attr(p.ident(key.name)) else {
        state.add_property(p.ctx(), key, CombiningKindAttr::get(p.ctx(), CombiningKind::ADD));
        return Ok(());
    };
    if p.attr_ref(kind).isa::<CombiningKindAttr<'_>>() {
        return Ok(());
    }
    let op = p.ctx().op_name_ref(state.name);
    let message = "op expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')";
    Err(p.error_at(p.name_loc(), format!("'{op}' {message}")))
}

/// The word for `kind`.
fn kind_name(kind: CombiningKind) -> &'static str {
    let case = CombiningKind::CASES.iter().find(|(it, _)| *it == kind);
    case.map_or("", |(_, name)| *name)
}

/// The size of a number in bits.
fn bits(ty: TypeRef<'_>) -> i64 {
    if ty.is_index() { 64 } else { ty.int_or_float_bit_width().map_or(0, i64::from) }
}

impl<'ir> OpAsmOpInterfaceTrait<'ir> for VectorScaleOp<'ir> {
    fn asm_result_names(self, set_name: SetNameFn<'_>) {
        set_name((*self).result(0), "vscale");
    }
}

impl PrintOpSourceOrPunctuationAreNotSetWhenPrinting for VectorDialect {
    fn print_op_source_or_punctuation_are_not_set_when_printing(op: OpRef<'_>) -> bool {
        let print: PrintOp<'_> = op.cast();
        print.string_literal().is_none()
            || op.num_operands() == 0 && print.punctuation() == PrintPunctuation::NewLine
    }
}

index_lists!(VectorDialect);
