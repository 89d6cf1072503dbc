//! Types, and the predicates that definitions use.

use ods_runtime::rt;

use super::generated::smt::*;
use crate::prelude::*;

fn is_value(ty: TypeRef<'_>) -> bool {
    is_first_order(ty) || ty.isa::<SMTFuncType<'_>>()
}

/// Whether this is the type of values that are not functions.
pub(super) fn is_first_order(ty: TypeRef<'_>) -> bool {
    ty.isa::<BoolType<'_>>()
        || ty.isa::<IntType<'_>>()
        || ty.isa::<BitVectorType<'_>>()
        || ty.isa::<ArrayType<'_>>()
        || ty.isa::<SortType<'_>>()
}

impl IsAnySmtValueType for SMTDialect {
    fn is_any_smt_value_type(ty: TypeRef<'_>) -> bool {
        is_value(ty)
    }
}

impl IsAnyNonFuncSmtValueType for SMTDialect {
    fn is_any_non_func_smt_value_type(ty: TypeRef<'_>) -> bool {
        is_first_order(ty)
    }
}

fn verify(condition: bool, at: rt::Location, error: &str) -> VerifyResult {
    if condition { Ok(()) } else { Err(Diagnostic::error(at, error)) }
}

impl BitVectorTypeVerify for BitVectorType<'_> {
    fn verify(_ctx: &Context, at: rt::Location, width: i64) -> VerifyResult {
        verify(width > 0, at, "bit-vector must have at least a width of one")
    }
}

impl ArrayTypeVerify for ArrayType<'_> {
    fn verify(
        _ctx: &Context,
        at: rt::Location,
        domain: TypeRef<'_>,
        range: TypeRef<'_>,
    ) -> VerifyResult {
        verify(is_value(domain), at, "domain must be any SMT value type")?;
        verify(is_value(range), at, "range must be any SMT value type")
    }
}

fn are_first_order(ctx: &Context, types: &[Type]) -> bool {
    types.iter().all(|ty| is_first_order(ctx.type_ref(*ty)))
}

impl SMTFuncTypeVerify for SMTFuncType<'_> {
    fn verify(
        ctx: &Context,
        at: rt::Location,
        domain: &[Type],
        range: TypeRef<'_>,
    ) -> VerifyResult {
        verify(!domain.is_empty(), at, "domain must not be empty")?;
        let error = "domain types must be any non-function SMT type";
        verify(are_first_order(ctx, domain), at, error)?;
        verify(is_first_order(range), at, "range type must be any non-function SMT type")
    }
}

impl SortTypeVerify for SortType<'_> {
    fn verify(
        ctx: &Context,
        at: rt::Location,
        _identifier: StringAttr<'_>,
        parameters: &[Type],
    ) -> VerifyResult {
        let error = "sort parameter types must be any non-function SMT type";
        verify(are_first_order(ctx, parameters), at, error)
    }
}
