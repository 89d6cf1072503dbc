//! `!pdl.range`, and tests of types.

use ods_runtime::hooks::TypeAssembly;
use ods_runtime::rt;

use super::{
    AttributeType, IsPdlType, OperationType, PDLDialect, RangeType, RangeTypeVerify, TypeType,
    ValueType,
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

/// Whether this is a type of the dialect.
pub(crate) fn is_pdl(ty: TypeRef<'_>) -> bool {
    ty.isa::<AttributeType<'_>>()
        || ty.isa::<OperationType<'_>>()
        || ty.isa::<TypeType<'_>>()
        || ty.isa::<ValueType<'_>>()
        || ty.isa::<RangeType<'_>>()
}

impl RangeTypeVerify for RangeType<'_> {
    fn verify(_ctx: &Context, at: ods_runtime::Location, element: TypeRef<'_>) -> VerifyResult {
        // The parser rejects ranges of ranges; operations may infer one before they fail.
        if is_pdl(element) {
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

/// A type of the dialect, of any kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PDLType<'c>(TypeRef<'c>);

impl<'c> std::ops::Deref for PDLType<'c> {
    type Target = TypeRef<'c>;

    fn deref(&self) -> &TypeRef<'c> {
        &self.0
    }
}

impl<'c> rt::TypeCast<'c> for PDLType<'c> {
    fn classof(view: TypeRef<'c>) -> bool {
        is_pdl(view)
    }

    fn try_from_ref(view: TypeRef<'c>) -> Option<Self> {
        is_pdl(view).then_some(PDLType(view))
    }
}

impl rt::TypeName for PDLType<'_> {}

impl From<PDLType<'_>> for Type {
    fn from(view: PDLType<'_>) -> Type {
        view.0.handle()
    }
}

/// The range of elements of a type, or the type itself if there is no such range.
pub(crate) fn range_of(ty: TypeRef<'_>) -> TypeRef<'_> {
    if is_pdl(ty) && !ty.isa::<RangeType<'_>>() { *RangeType::get(ty.ctx(), ty) } else { ty }
}

/// The type of the elements of a range, or the type itself.
pub(crate) fn element_or_self(ty: TypeRef<'_>) -> TypeRef<'_> {
    ty.dyn_cast::<RangeType<'_>>().map_or(ty, |range| range.element_type())
}
