//! `!pdl.range`, and tests of types.

use ods_runtime::hooks::TypeAssembly;

use super::{
    AttributeType, BuildMlirPdlRangeTypeGetMlirPdlTypeTypeGet,
    BuildMlirPdlRangeTypeGetMlirPdlValueTypeGet, IsPdlType, OperationType, PDLDialect, RangeType,
    RangeTypeVerify, TypeType, ValueType,
};
use crate::prelude::*;

impl<'c> TypeAssembly<'c> for RangeType<'c> {
    fn parse(p: &mut Parser<'c>) -> ParseResult<Self> {
        p.parse_less()?;
        let at = p.offset();
        let word = p.token_str();
        let Some(element) = p.parse_generated_type::<PDLDialect>()? else {
            let message = format!("invalid 'pdl' type: `{word}'");
            return Err(p.custom_error_at(p.name_loc(), message));
        };
        p.parse_greater()?;
        let element = p.type_ref(element);
        if element.isa::<RangeType<'_>>() {
            let message =
                format!("element of pdl.range cannot be another range, but got'{element}'");
            return Err(p.custom_error_at(at, message));
        }
        Ok(RangeType::get(p.ctx(), element))
    }

    fn print(self, p: &mut AsmWriter<'c>) {
        p.write("<");
        p.print_generated_type(self.element_type());
        p.write(">");
    }
}

fn is_pdl(ty: TypeRef<'_>) -> bool {
    ty.isa::<AttributeType<'_>>()
        || ty.isa::<OperationType<'_>>()
        || ty.isa::<TypeType<'_>>()
        || ty.isa::<ValueType<'_>>()
        || ty.isa::<RangeType<'_>>()
}

impl RangeTypeVerify for RangeType<'_> {
    fn verify(_ctx: &Context, at: ods_runtime::Location, element: TypeRef<'_>) -> VerifyResult {
        if is_pdl(element) && !element.isa::<RangeType<'_>>() {
            return Ok(());
        }
        Err(Diagnostic::error(
            at,
            format!(
                "expected element of pdl.range to be one of [!pdl.attribute, !pdl.operation, \
                 !pdl.type, !pdl.value], but got '{element}'"
            ),
        ))
    }
}

impl IsPdlType for PDLDialect {
    fn is_pdl_type(ty: TypeRef<'_>) -> bool {
        is_pdl(ty)
    }
}

impl BuildMlirPdlRangeTypeGetMlirPdlTypeTypeGet for PDLDialect {
    fn build_mlir_pdl_range_type_get_mlir_pdl_type_type_get(ctx: &Context) -> Type {
        RangeType::get(ctx, *TypeType::get(ctx)).handle()
    }
}

impl BuildMlirPdlRangeTypeGetMlirPdlValueTypeGet for PDLDialect {
    fn build_mlir_pdl_range_type_get_mlir_pdl_value_type_get(ctx: &Context) -> Type {
        RangeType::get(ctx, *ValueType::get(ctx)).handle()
    }
}

/// The type of the elements of a range, or the type itself.
pub(super) fn element_or_self(ty: TypeRef<'_>) -> TypeRef<'_> {
    ty.dyn_cast::<RangeType<'_>>().map_or(ty, |range| range.element_type())
}
