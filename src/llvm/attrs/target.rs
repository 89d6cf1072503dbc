//! What LLVM compiles for.

use ods_runtime::attrs::{AttrRef, BoolAttr, UnitAttr};
use ods_runtime::layout::DLTIQueryInterfaceTrait;
use ods_runtime::layout::DataLayoutEntryKey;

use super::super::{TargetAttr, TargetFeaturesAttr};

impl<'c> TargetFeaturesAttr<'c> {
    /// Whether `feature`, such as `+sve`, is in the list.
    #[must_use]
    pub fn contains(self, feature: &str) -> bool {
        self.features().iter().any(|it| it.value() == feature)
    }

    /// The list as LLVM's options write it: `+sme,+sve`.
    #[must_use]
    pub fn features_string(self) -> String {
        let features: Vec<&str> = self.features().iter().map(|it| it.value()).collect();
        features.join(",")
    }
}

/// The name that `key` is.
fn name<'c>(ctx: &'c ods_runtime::Context, key: &DataLayoutEntryKey) -> Option<&'c str> {
    match key {
        DataLayoutEntryKey::Identifier(name) => Some(ctx.ident_str(*name)),
        DataLayoutEntryKey::Type(_) => None,
    }
}

impl<'c> DLTIQueryInterfaceTrait<'c> for TargetFeaturesAttr<'c> {
    /// Whether a feature is there: by its name with a sign that it is, without one whether it is on or off.
    fn query(self, key: DataLayoutEntryKey) -> Option<AttrRef<'c>> {
        let (ctx, name) = (self.ctx(), name(self.ctx(), &key)?);
        if self.contains(name) {
            return Some(*UnitAttr::get(ctx));
        }
        let is_on = self.contains(&format!("+{name}"));
        let is_known = is_on || self.contains(&format!("-{name}"));
        is_known.then(|| **BoolAttr::get(ctx, is_on))
    }
}

impl<'c> DLTIQueryInterfaceTrait<'c> for TargetAttr<'c> {
    fn query(self, key: DataLayoutEntryKey) -> Option<AttrRef<'c>> {
        match name(self.ctx(), &key)? {
            "triple" => Some(*self.triple()),
            "chip" => Some(*self.chip()),
            "features" => self.features().map(|it| *it),
            _ => None,
        }
    }
}
