//! Types: their text, and which of them are handles to certain operations.

use ods_runtime::hooks::DialectTypeAssembly;

use super::generated::transform::*;
use crate::prelude::*;

impl DialectTypeAssembly for TransformDialect {
    fn parse_type(p: &mut Parser<'_>) -> ParseResult<Type> {
        let (at, mnemonic) = (p.offset(), p.token_str());
        match p.parse_generated_type::<Self>()? {
            Some(ty) => Ok(ty),
            None => Err(p.custom_error_at(at, format!("unknown type mnemonic: {mnemonic}"))),
        }
    }

    fn print_type<'c>(ty: TypeRef<'c>, p: &mut AsmWriter<'c>) {
        p.print_generated_type(ty);
    }
}

impl ParamTypeVerify for ParamType<'_> {
    fn verify(_ctx: &Context, at: ods_runtime::Location, ty: TypeRef<'_>) -> VerifyResult {
        match ty.dyn_cast::<IntegerType<'_>>() {
            Some(ty) if ty.width() <= 64 => Ok(()),
            _ => Err(Diagnostic::error(at, "only supports integer types with width <=64")),
        }
    }
}

/// Whether values of both types are handles to operations, handles to values, or parameters.
pub(super) fn are_of_one_kind(first: TypeRef<'_>, second: TypeRef<'_>) -> bool {
    let kind = |ty: TypeRef<'_>| {
        [
            ty.isa::<TransformHandleTypeInterface<'_>>(),
            ty.isa::<TransformParamTypeInterface<'_>>(),
            ty.isa::<TransformValueHandleTypeInterface<'_>>(),
        ]
    };
    kind(first).into_iter().zip(kind(second)).any(|(first, second)| first && second)
}
