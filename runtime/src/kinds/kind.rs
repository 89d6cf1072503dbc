//! Macros that declare builtin kinds.

/// Declares the definition and the typed view of a builtin attribute kind. The storage type and the field of
/// `AttrTables` for its table are hand-written. The last arguments are the slot type of the table, unless it is
/// `ValueSlot`, and the tables of implemented interfaces.
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
            $(#[$doc])* $view, $def, $name, $kind, $storage, $table, $slot
            $(, &[$($crate::core::interfaces::interface(
                const { &$crate::kinds::interfaces::$interface::of::<$view<'static>>() },
            )),*])?
        }
    };
}

/// Declares the definition and the typed view of a builtin type kind. The last argument is the tables of implemented
/// interfaces.
macro_rules! type_kind {
    (
        $(#[$doc:meta])* $view:ident, $def:ident, $name:literal, $kind:ident, $storage:ty, $table:ident
        $(, [$($interface:ident),*])?
    ) => {
        $crate::core::kind::kind! {
            types(TypeDef, BuiltinType, TypeRef, TypeCast, TypeKind, TypeFamily, Type), [kinds.types],
            $(#[$doc])* $view, $def, $name, $kind, $storage, $table,
            $crate::support::interner::ValueSlot<$storage>
            $(, &[$($crate::core::interfaces::interface(
                const { &$crate::kinds::interfaces::$interface::of::<$view<'static>>() },
            )),*])?
        }
    };
}

pub(crate) use {attr_kind, type_kind};
