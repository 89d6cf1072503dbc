//! Ranges of integers: `#llvm.constant_range<i32, 0, 12>`.

use ods_runtime::apint::ApInt;
use ods_runtime::rt;

use super::super::{
    AliasScopeAttr, AliasScopeAttrVerify, AliasScopeDomainAttr, ConstantRangeAttr,
    ConstantRangeAttrVerify, ModFlagBehavior, ModuleFlagAttr, ModuleFlagAttrVerify,
    ModuleFlagCGProfileEntryAttr, ModuleFlagProfileSummaryAttr, TargetFeaturesAttr,
    TargetFeaturesAttrVerify,
};
use crate::llvm::prelude::*;

impl<'c> rt::hooks::AttrAssembly<'c> for ConstantRangeAttr<'c> {
    fn parse(p: &mut rt::Parser<'c>, _ty: Option<rt::Type>) -> ParseResult<Self> {
        p.parse_less()?;
        let width = p.parse_type_as::<IntegerType<'_>>()?.width();
        p.parse_comma()?;
        let lower: i64 = p.parse_integer_as()?;
        p.parse_comma()?;
        let upper: i64 = p.parse_integer_as()?;
        p.parse_greater()?;
        let bound = |value| ApInt::from_i64(width, value);
        Ok(ConstantRangeAttr::get(p.ctx(), &bound(lower), &bound(upper)))
    }

    fn print(self, p: &mut rt::AsmWriter<'c>) {
        let (lower, upper) = (self.lower(), self.upper());
        p.write(&format!("<i{}, {lower}, {upper}>", lower.width()));
    }
}

impl ConstantRangeAttrVerify for ConstantRangeAttr<'_> {
    fn verify(_ctx: &rt::Context, at: rt::Location, lower: &ApInt, upper: &ApInt) -> VerifyResult {
        match lower.width() == upper.width() {
            true => Ok(()),
            false => {
                let text = format!(
                    "expected lower and upper to have matching bitwidths but got {} vs. {}",
                    lower.width(),
                    upper.width()
                );
                Err(Diagnostic::error(at, text))
            }
        }
    }
}

impl AliasScopeAttrVerify for AliasScopeAttr<'_> {
    fn verify(
        _ctx: &rt::Context,
        at: rt::Location,
        id: AttrRef<'_>,
        _domain: AliasScopeDomainAttr<'_>,
        _description: Option<StringAttr<'_>>,
    ) -> VerifyResult {
        match id.isa::<StringAttr<'_>>() || id.isa::<DistinctAttr<'_>>() {
            true => Ok(()),
            false => {
                let text = "id of an alias scope must be a StringAttr or a DistrinctAttr";
                Err(Diagnostic::error(at, text))
            }
        }
    }
}

impl TargetFeaturesAttrVerify for TargetFeaturesAttr<'_> {
    fn verify(
        _ctx: &rt::Context,
        at: rt::Location,
        features: rt::AttrList<'_, StringAttr<'_>>,
    ) -> VerifyResult {
        for feature in features.iter() {
            let text = feature.value();
            let message = match text {
                "" => "target features can not be null or empty",
                _ if !text.starts_with(['+', '-']) => "target features must start with '+' or '-'",
                _ if text.contains(',') => "target features can not contain ','",
                _ => continue,
            };
            return Err(Diagnostic::error(at, message));
        }
        Ok(())
    }
}

impl ModuleFlagAttrVerify for ModuleFlagAttr<'_> {
    fn verify(
        _ctx: &rt::Context,
        at: rt::Location,
        _behavior: ModFlagBehavior,
        key: StringAttr<'_>,
        value: AttrRef<'_>,
    ) -> VerifyResult {
        let is_entry = |it: AttrRef<'_>| it.isa::<ModuleFlagCGProfileEntryAttr<'_>>();
        let (fits, message) = match key.value() {
            "CG Profile" => (
                value.dyn_cast::<ArrayAttr<'_>>().is_some_and(|list| list.iter().all(is_entry)),
                "'CG Profile' key expects an array of '#llvm.cgprofile_entry'".to_owned(),
            ),
            "ProfileSummary" => (
                value.isa::<ModuleFlagProfileSummaryAttr<'_>>(),
                "'ProfileSummary' key expects a '#llvm.profile_summary' attribute".to_owned(),
            ),
            _ => (
                value.isa::<IntegerAttr<'_>>() || value.isa::<StringAttr<'_>>(),
                format!(
                    "only integer and string values are currently supported for unknown key '{key}'"
                ),
            ),
        };
        match fits {
            true => Ok(()),
            false => Err(Diagnostic::error(at, message)),
        }
    }
}
