//! Declaration of builtin kinds.

/// Declares the definition and typed view of an attribute kind used by the IR itself. The storage, and the table in
/// `CoreAttrTables`, are declared separately. The last arguments are the storage slot, unless it is the default one,
/// and the interfaces, in brackets.
macro_rules! core_attr_kind {
    (
        $(#[$doc:meta])* $view:ident, $def:ident, $name:literal, $kind:ident, $storage:ty, $table:ident
        $(, [$interfaces:expr])?
    ) => {
        $crate::core::kind::core_attr_kind! {
            $(#[$doc])* $view, $def, $name, $kind, $storage, $table, $crate::support::interner::ValueSlot<$storage>
            $(, [$interfaces])?
        }
    };
    (
        $(#[$doc:meta])* $view:ident, $def:ident, $name:literal, $kind:ident, $storage:ty, $table:ident, $slot:ty
        $(, [$interfaces:expr])?
    ) => {
        $crate::core::kind::kind! {
            attrs(AttrDef, BuiltinAttr, AttrRef, AttrCast, AttrKind, AttrFamily, Attribute), [core_attrs],
            $(#[$doc])* $view, $def, $name, $kind, $storage, $table, $slot $(, $interfaces)?
        }
    };
}

/// The common part for both families, given the family's module, its names, and the context's fields with its tables.
macro_rules! kind {
    (
        $family:ident(
            $Def:ident, $Builtin:ident, $Ref:ident, $Cast:ident, $Kind:ident, $Family:ident, $Handle:ident
        ),
        [$($tables:ident).+],
        $(#[$doc:meta])* $view:ident, $def:ident, $name:literal, $kind:ident, $storage:ty, $table:ident, $slot:ty
        $(, $interfaces:expr)?
    ) => {
        #[doc = concat!("The kind of [`", stringify!($view), "`].")]
        pub static $def: $crate::core::$family::$Def = $crate::core::$family::$Def::new("builtin", $name)
            .builtin($crate::core::$family::$Builtin::$kind)
            $(.interfaces($interfaces))?;

        impl $crate::core::interfaces::$Family for $view<'static> {
            type View<'c> = $view<'c>;
        }

        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub struct $view<'c> {
            view: $crate::core::$family::$Ref<'c>,
            #[allow(dead_code, reason = "kinds without parameters have no use for it")]
            storage: &'c $storage,
        }

        impl<'c> ::std::ops::Deref for $view<'c> {
            type Target = $crate::core::$family::$Ref<'c>;
            #[inline]
            fn deref(&self) -> &Self::Target {
                &self.view
            }
        }

        impl<'c> $crate::core::$family::$Cast<'c> for $view<'c> {
            #[inline]
            fn classof(view: $crate::core::$family::$Ref<'c>) -> bool {
                <Self as $crate::core::$family::$Kind<'c>>::is_kind(view)
            }
            #[inline]
            fn try_from_ref(view: $crate::core::$family::$Ref<'c>) -> Option<Self> {
                <Self as $crate::core::$family::$Kind<'c>>::try_from_kind(view)
            }
        }

        impl<'c> $crate::core::$family::$Kind<'c> for $view<'c> {
            type Storage = $storage;
            type Slot = $slot;
            const DEF: &'static $crate::core::$family::$Def = &$def;
            #[inline]
            fn from_parts(view: $crate::core::$family::$Ref<'c>, storage: &'c $storage) -> Self {
                $view { view, storage }
            }
            #[inline]
            fn table(ctx: &$crate::core::context::Context) -> &$crate::core::uniquer::KindTable<$storage, $slot> {
                &ctx.$($tables).+.$table
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

        impl From<$view<'_>> for $crate::core::$family::$Handle {
            #[inline]
            fn from(view: $view<'_>) -> Self {
                view.view.handle()
            }
        }
    };
}

/// Implements `Display` for typed views: the text of what they dereference to.
#[doc(hidden)]
#[macro_export]
macro_rules! __display {
    ($($view:ident),*) => {
        $(impl ::core::fmt::Display for $view<'_> {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(&**self, f)
            }
        })*
    };
}

pub(crate) use {__display as display, core_attr_kind, kind};
