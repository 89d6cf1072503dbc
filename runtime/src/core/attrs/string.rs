//! String attributes.

use crate::core::attrs::AttrKind;
use crate::core::context::Context;
use crate::core::ident::Ident;
use crate::core::kind::core_attr_kind;
use crate::core::slots::{KindsSlots, Slots};
use crate::core::types::{BuiltinType, Type};

/// Parameters of [`StringAttr`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StringAttrStorage {
    value: Ident,
    /// `None` for the usual `none` type.
    ty: Option<Type>,
}

core_attr_kind! {
    /// A string: `"text"`, or `"text" : !type`.
    StringAttr, STRING_ATTR, "string", String, StringAttrStorage, strings,
    [<Slots as KindsSlots>::STRING_INTERFACES]
}

impl<'c> StringAttr<'c> {
    /// The string `value`.
    #[track_caller]
    pub fn get(ctx: &'c Context, value: &str) -> Self {
        Self::from_ident(ctx, ctx.ident(value))
    }

    /// The string with the text of `value`.
    #[track_caller]
    pub fn from_ident(ctx: &'c Context, value: Ident) -> Self {
        ctx.assert_owns(value);
        Self::intern(ctx, StringAttrStorage { value, ty: None })
    }

    /// The string with the text of `value` and a type.
    #[track_caller]
    pub fn with_type(ctx: &'c Context, value: Ident, ty: impl Into<Type>) -> Self {
        ctx.assert_owns(value);
        let ty = ctx.type_ref(ty);
        let ty = (ty.def().builtin_kind() != BuiltinType::None).then(|| ty.handle());
        Self::intern(ctx, StringAttrStorage { value, ty })
    }

    /// The text; bytes that are not UTF-8 appear as replacement characters.
    #[inline]
    pub fn value(self) -> &'c str {
        self.ctx().ident_str(self.storage.value)
    }

    /// The bytes.
    #[inline]
    pub fn bytes(self) -> &'c [u8] {
        self.ctx().ident_bytes(self.storage.value)
    }

    /// The text as an identifier.
    #[inline]
    pub fn ident(self) -> Ident {
        self.storage.value
    }

    /// The type, unless it is `none`.
    #[inline]
    pub(crate) fn given_type(self) -> Option<Type> {
        self.storage.ty
    }
}
