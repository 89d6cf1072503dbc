//! Views of types and attributes that are not kinds of the dialect: classes that only C++ declares, and kinds of
//! dialects whose modules are not known.

use crate::core::attrs::{AttrRef, Attribute};
use crate::core::context::Context;
use crate::core::types::{Type, TypeRef};
use crate::kinds::attrs::scalar::OpaqueAttr;
use crate::kinds::types::opaque::OpaqueType;
use crate::kinds::types::scalar::NoneType;

/// The view of a class of attributes that only C++ declares; [`AttrClass`](crate::codegen::hooks::AttrClass) decides which
/// attributes it has.
#[doc(hidden)]
#[macro_export]
macro_rules! __attr_class {
    ($(#[$meta:meta])* $vis:vis struct $view:ident;) => {
        $crate::__class_view! { $(#[$meta])* $vis $view Attribute AttrRef AttrCast AttrClass ShortForm }
    };
}

/// Like `attr_class!`, for types; [`TypeClass`](crate::codegen::hooks::TypeClass) decides which types it has.
#[doc(hidden)]
#[macro_export]
macro_rules! __type_class {
    ($(#[$meta:meta])* $vis:vis struct $view:ident;) => {
        $crate::__class_view! { $(#[$meta])* $vis $view Type TypeRef TypeCast TypeClass TypeName }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __class_view {
    (
        $(#[$meta:meta])*
        $vis:vis $view:ident $handle:ident $ref:ident $cast:ident $class:ident $form:ident
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        $vis struct $view<'c>($crate::codegen::$ref<'c>);

        impl<'c> $crate::codegen::$cast<'c> for $view<'c> {
            fn classof(it: $crate::codegen::$ref<'c>) -> bool {
                <Self as $crate::codegen::hooks::$class>::contains(it)
            }
            fn try_from_ref(it: $crate::codegen::$ref<'c>) -> Option<Self> {
                <Self as $crate::codegen::$cast<'c>>::classof(it).then_some(Self(it))
            }
        }

        impl $crate::codegen::$form for $view<'_> {}

        impl<'c> ::core::ops::Deref for $view<'c> {
            type Target = $crate::codegen::$ref<'c>;
            fn deref(&self) -> &$crate::codegen::$ref<'c> {
                &self.0
            }
        }

        impl ::core::fmt::Display for $view<'_> {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(&self.0, f)
            }
        }

        impl From<$view<'_>> for $crate::codegen::$handle {
            fn from(view: $view<'_>) -> Self {
                view.0.handle()
            }
        }
    };
}

/// Whether `data`, the text of an opaque type or attribute, begins with the word `name`.
fn begins_with(data: &str, name: &str) -> bool {
    let rest = data.strip_prefix(name);
    rest.is_some_and(|rest| {
        !rest.starts_with(|c: char| c.is_ascii_alphanumeric() || "_.$".contains(c))
    })
}

/// Whether `ty` is a type `dialect.name`. If the dialect is not registered, the type is opaque.
pub fn is_type_by_name(ty: TypeRef<'_>, dialect: &str, name: &str) -> bool {
    let def = ty.def();
    let text = |ident| ty.ctx().ident_str(ident);
    def.dialect == dialect && def.mnemonic() == name
        || ty.dyn_cast::<OpaqueType<'_>>().is_some_and(|ty| {
            text(ty.dialect_namespace()) == dialect && begins_with(text(ty.type_data()), name)
        })
}

/// Whether `attr` is an attribute `dialect.name`. If the dialect is not registered, the attribute is opaque.
pub fn is_attr_by_name(attr: AttrRef<'_>, dialect: &str, name: &str) -> bool {
    let def = attr.def();
    let text = |ident| attr.ctx().ident_str(ident);
    def.dialect == dialect && def.mnemonic() == name
        || attr.dyn_cast::<OpaqueAttr<'_>>().is_some_and(|attr| {
            text(attr.dialect_namespace()) == dialect && begins_with(text(attr.attr_data()), name)
        })
}

/// The type `dialect.name` without parameters. If the dialect is not registered, the type is opaque.
pub fn type_by_name<'c>(ctx: &'c Context, dialect: &str, name: &str) -> TypeRef<'c> {
    let parsed = ctx.parse_type(&format!("!{dialect}.{name}")).ok();
    let ty: Type =
        parsed.unwrap_or_else(|| OpaqueType::get(ctx, ctx.ident(dialect), ctx.ident(name)).into());
    ctx.type_ref(ty)
}

/// The attribute `dialect.name` without parameters. If the dialect is not registered, the attribute is opaque.
pub fn attr_by_name<'c>(ctx: &'c Context, dialect: &str, name: &str) -> AttrRef<'c> {
    let parsed = ctx.parse_attribute(&format!("#{dialect}.{name}")).ok();
    let attr: Attribute = parsed.unwrap_or_else(|| {
        OpaqueAttr::get(ctx, ctx.ident(dialect), ctx.ident(name), NoneType::get(ctx)).into()
    });
    ctx.attr_ref(attr)
}
