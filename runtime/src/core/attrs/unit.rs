//! The unit attribute.

use crate::core::attrs::AttrKind;
use crate::core::context::Context;
use crate::core::kind::core_attr_kind;

/// Parameters of [`UnitAttr`]: none.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct UnitAttrStorage;

core_attr_kind! {
    /// The unit attribute, `unit`, whose presence is its value.
    UnitAttr, UNIT_ATTR, "unit", Unit, UnitAttrStorage, unit
}

impl<'c> UnitAttr<'c> {
    /// The attribute.
    #[track_caller]
    pub fn get(ctx: &'c Context) -> Self {
        Self::intern_cached(ctx, &ctx.core_attrs.common_unit, || UnitAttrStorage)
    }
}
