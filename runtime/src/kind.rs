//! How a builtin kind of type or attribute is declared.

/// Declares the definition and the typed view of a builtin kind of attribute. The storage, and the
/// field of `BuiltinAttrTables` that holds its table, are written by hand. The last argument is the slot that storage is
/// kept in, where it is not the usual one, then the tables of the interfaces that it implements.
macro_rules! attr_kind {
    (
        $(#[$doc:meta])* $view:ident, $def:ident, $name:literal, $kind:ident, $storage:ty, $table:ident
        $(, [$($interface:ident),*])?
    ) => {
        $crate::kind::attr_kind! {
            $(#[$doc])* $view, $def, $name, $kind, $storage, $table, $crate::support::interner::ValueSlot<$storage>
            $(, [$($interface),*])?
        }
    };
    (
        $(#[$doc:meta])* $view:ident, $def:ident, $name:literal, $kind:ident, $storage:ty, $table:ident, $slot:ty
        $(, [$($interface:ident),*])?
    ) => {
        #[doc = concat!("The kind of [`", stringify!($view), "`].")]
        pub static $def: $crate::attrs::AttrDef = $crate::attrs::AttrDef::new("builtin", $name)
            .builtin($crate::attrs::BuiltinAttr::$kind)
            $(.interfaces(&[$($crate::interfaces::interface(
                const { &$crate::interfaces::$interface::of::<$view<'static>>() },
            )),*]))?;

        impl $crate::interfaces::AttrFamily for $view<'static> {
            type View<'c> = $view<'c>;
        }

        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub struct $view<'c> {
            view: $crate::attrs::AttrRef<'c>,
            #[allow(dead_code, reason = "kinds without parameters have no use for it")]
            storage: &'c $storage,
        }

        impl<'c> ::std::ops::Deref for $view<'c> {
            type Target = $crate::attrs::AttrRef<'c>;
            #[inline]
            fn deref(&self) -> &Self::Target {
                &self.view
            }
        }

        impl<'c> $crate::attrs::AttrCast<'c> for $view<'c> {
            #[inline]
            fn classof(view: $crate::attrs::AttrRef<'c>) -> bool {
                <Self as $crate::attrs::AttrKind<'c>>::is_kind(view)
            }
            #[inline]
            fn try_from_ref(view: $crate::attrs::AttrRef<'c>) -> Option<Self> {
                <Self as $crate::attrs::AttrKind<'c>>::try_from_kind(view)
            }
        }

        impl<'c> $crate::attrs::AttrKind<'c> for $view<'c> {
            type Storage = $storage;
            type Slot = $slot;
            const DEF: &'static $crate::attrs::AttrDef = &$def;
            #[inline]
            fn from_parts(view: $crate::attrs::AttrRef<'c>, storage: &'c $storage) -> Self {
                $view { view, storage }
            }
            #[inline]
            fn table(ctx: &$crate::context::Context) -> &$crate::uniquer::KindTable<$storage, $slot> {
                &ctx.builtin_attrs.$table
            }
        }

        impl PartialEq for $view<'_> {
            fn eq(&self, other: &Self) -> bool {
                self.view == other.view
            }
        }

        impl Eq for $view<'_> {}

        impl ::std::fmt::Debug for $view<'_> {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Debug::fmt(&self.view, f)
            }
        }

        impl ::std::fmt::Display for $view<'_> {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&self.view, f)
            }
        }

        impl From<$view<'_>> for $crate::attrs::Attribute {
            #[inline]
            fn from(view: $view<'_>) -> Self {
                view.view.handle()
            }
        }
    };
}

/// Declares the definition and the typed view of a builtin kind of type; last the tables of the interfaces that it
/// implements.
macro_rules! type_kind {
    (
        $(#[$doc:meta])* $view:ident, $def:ident, $name:literal, $kind:ident, $storage:ty, $table:ident
        $(, [$($interface:ident),*])?
    ) => {
        #[doc = concat!("The kind of [`", stringify!($view), "`].")]
        pub static $def: $crate::types::TypeDef = $crate::types::TypeDef::new("builtin", $name)
            .builtin($crate::types::BuiltinType::$kind)
            $(.interfaces(&[$($crate::interfaces::interface(
                const { &$crate::interfaces::$interface::of::<$view<'static>>() },
            )),*]))?;

        impl $crate::interfaces::TypeFamily for $view<'static> {
            type View<'c> = $view<'c>;
        }

        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub struct $view<'c> {
            view: $crate::types::TypeRef<'c>,
            #[allow(dead_code, reason = "kinds without parameters have no use for it")]
            storage: &'c $storage,
        }

        impl<'c> ::std::ops::Deref for $view<'c> {
            type Target = $crate::types::TypeRef<'c>;
            #[inline]
            fn deref(&self) -> &Self::Target {
                &self.view
            }
        }

        impl<'c> $crate::types::TypeCast<'c> for $view<'c> {
            #[inline]
            fn classof(view: $crate::types::TypeRef<'c>) -> bool {
                <Self as $crate::types::TypeKind<'c>>::is_kind(view)
            }
            #[inline]
            fn try_from_ref(view: $crate::types::TypeRef<'c>) -> Option<Self> {
                <Self as $crate::types::TypeKind<'c>>::try_from_kind(view)
            }
        }

        impl<'c> $crate::types::TypeKind<'c> for $view<'c> {
            type Storage = $storage;
            type Slot = $crate::support::interner::ValueSlot<$storage>;
            const DEF: &'static $crate::types::TypeDef = &$def;
            #[inline]
            fn from_parts(view: $crate::types::TypeRef<'c>, storage: &'c $storage) -> Self {
                $view { view, storage }
            }
            #[inline]
            fn table(ctx: &$crate::context::Context) -> &$crate::uniquer::KindTable<$storage> {
                &ctx.builtin_types.$table
            }
        }

        impl PartialEq for $view<'_> {
            fn eq(&self, other: &Self) -> bool {
                self.view == other.view
            }
        }

        impl Eq for $view<'_> {}

        impl ::std::fmt::Debug for $view<'_> {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Debug::fmt(&self.view, f)
            }
        }

        impl ::std::fmt::Display for $view<'_> {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&self.view, f)
            }
        }

        impl From<$view<'_>> for $crate::types::Type {
            #[inline]
            fn from(view: $view<'_>) -> Self {
                view.view.handle()
            }
        }
    };
}

pub(crate) use {attr_kind, type_kind};
