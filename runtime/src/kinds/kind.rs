//! How a kind of this layer is declared.

/// Declares the definition and the typed view of a builtin kind of attribute. The storage, and the field of `AttrTables`
/// that holds its table, are written by hand. The last argument is the slot that storage is kept in, where it is not the
/// usual one, then the tables of the interfaces that it implements.
macro_rules! attr_kind {
    (
        $(#[$doc:meta])* $view:ident, $def:ident, $name:literal, $kind:ident, $storage:ty, $table:ident
        $(, [$($interface:ident),*])?
    ) => {
        $crate::kinds::kind::attr_kind! {
            $(#[$doc])* $view, $def, $name, $kind, $storage, $table, $crate::support::interner::ValueSlot<$storage>
            $(, [$($interface),*])?
        }
    };
    (
        $(#[$doc:meta])* $view:ident, $def:ident, $name:literal, $kind:ident, $storage:ty, $table:ident, $slot:ty
        $(, [$($interface:ident),*])?
    ) => {
        $crate::core::kind::kind! {
            attrs(AttrDef, BuiltinAttr, AttrRef, AttrCast, AttrKind, AttrFamily, Attribute), [kinds.attrs],
            $(#[$doc])* $view, $def, $name, $kind, $storage, $table, $slot,
            $crate::kinds::kind::entries!($view $($($interface)*)?)
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
        $crate::core::kind::kind! {
            types(TypeDef, BuiltinType, TypeRef, TypeCast, TypeKind, TypeFamily, Type), [kinds.types],
            $(#[$doc])* $view, $def, $name, $kind, $storage, $table,
            $crate::support::interner::ValueSlot<$storage>, $crate::kinds::kind::entries!($view $($($interface)*)?)
        }
    };
}

/// How a kind implements interfaces.
macro_rules! entries {
    ($view:ident $($interface:ident)*) => {
        &[$($crate::core::interfaces::interface(
            const { &$crate::kinds::interfaces::$interface::of::<$view<'static>>() },
        )),*]
    };
}

pub(crate) use {attr_kind, entries, type_kind};
