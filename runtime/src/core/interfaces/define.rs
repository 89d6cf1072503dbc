//! Macros for the code that all interface views share.
//!
//! The generator emits only the trait, the table and the methods of a view.

/// Implements `$view`: casts, attachment and verification with the table `$table`. Options: `verify` or
/// `verify_regions` for a view with a method `verify_trait`, `class_of` for a view with a method of that name. The fields
/// of the table with the tables of bases follow a semicolon.
#[doc(hidden)]
#[macro_export]
macro_rules! __op_interface_view {
    ($view:ident, $bound:ident, $table:ident $(, $option:ident)* $(; $($base:ident)+)?) => {
        impl $crate::interfaces::InterfaceTable for $table {
            const NAME: &'static str = stringify!($view);
            $crate::__interface_bases!($($($base)+)?);
            fn index() -> &'static $crate::interfaces::InterfaceIndex<Self> {
                static INDEX: $crate::interfaces::InterfaceIndex<$table> =
                    $crate::interfaces::InterfaceIndex::new();
                &INDEX
            }
        }
        $crate::__interface_checks!($view $table $($option)*);
        $crate::__interface_view!($view 'ir $table op OpRef OpCast $($option)*);

        impl $view<'_> {
            /// Attaches the model `F` to its operation in this context.
            pub fn attach<F>(ctx: &$crate::codegen::Context)
            where
                F: $crate::codegen::OpFamily,
                for<'ir> F::View<'ir>: $bound<'ir> + $crate::codegen::OpView<'ir>,
            {
                let def = <F::View<'static> as $crate::codegen::OpView<'static>>::DEF;
                ctx.attach_op_interface(def, Self::entry::<F>());
            }

            /// The entry for the model `F`: the answer to an interface request.
            pub const fn entry<F>() -> $crate::codegen::InterfaceEntry
            where
                F: $crate::codegen::OpFamily,
                for<'ir> F::View<'ir>: $bound<'ir>,
            {
                $crate::codegen::interface(const { &$table::of::<F>() })
            }
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __interface_bases {
    () => {};
    ($($base:ident)+) => {
        fn bases(&'static self) -> Vec<$crate::codegen::InterfaceEntry> {
            vec![$($crate::codegen::interface(&self.$base)),+]
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __interface_checks {
    ($view:ident $table:ident verify $($option:ident)*) => {
        impl $crate::interfaces::OpInterfaceTable for $table {
            const CHECKS: bool = true;
            fn verify(
                &'static self,
                op: $crate::codegen::OpRef<'_>,
            ) -> $crate::codegen::VerifyResult {
                $view::from_parts(op, self).verify_trait()
            }
        }
    };
    ($view:ident $table:ident verify_regions $($option:ident)*) => {
        impl $crate::interfaces::OpInterfaceTable for $table {
            const CHECKS_REGIONS: bool = true;
            fn verify_regions(
                &'static self,
                op: $crate::codegen::OpRef<'_>,
            ) -> $crate::codegen::VerifyResult {
                $view::from_parts(op, self).verify_trait()
            }
        }
    };
    ($view:ident $table:ident $($option:ident)*) => {
        impl $crate::interfaces::OpInterfaceTable for $table {}
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __class_of {
    ($view:ident class_of) => {
        $view.class_of()
    };
    ($view:ident $first:ident $($option:ident)*) => {
        $crate::__class_of!($view $($option)*)
    };
    ($view:ident) => {
        true
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __type_interface_view {
    ($view:ident, $bound:ident, $table:ident $(, $option:ident)* $(; $($base:ident)+)?) => {
        $crate::__interface_view!($view 'c $table ty TypeRef TypeCast $($option)*);
        $crate::__parameter_view!(
            $view $bound $table Type TypeRef TypeFamily TypeDef attach_type_interface
            ($($($base)+)?)
        );
        impl $crate::codegen::TypeName for $view<'_> {
            const NAME: Option<&'static str> = None;
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __attr_interface_view {
    ($view:ident, $bound:ident, $table:ident $(, $option:ident)* $(; $($base:ident)+)?) => {
        $crate::__interface_view!($view 'c $table attr AttrRef AttrCast $($option)*);
        $crate::__parameter_view!(
            $view $bound $table Attribute AttrRef AttrFamily AttrDef attach_attr_interface
            ($($($base)+)?)
        );
        impl $crate::codegen::ShortForm for $view<'_> {}
    };
}

/// Like `__type_interface_view`, for a hand-written view.
#[doc(hidden)]
#[macro_export]
macro_rules! __type_interface_table {
    ($view:ident, $bound:ident, $table:ident $(; $($base:ident)+)?) => {
        $crate::__interface_table!(
            $view $bound $table ($crate::codegen::$view) TypeFamily TypeDef attach_type_interface
            ($($($base)+)?)
        );
    };
}

/// Like `__attr_interface_view`, for a hand-written view.
#[doc(hidden)]
#[macro_export]
macro_rules! __attr_interface_table {
    ($view:ident, $bound:ident, $table:ident $(; $($base:ident)+)?) => {
        $crate::__interface_table!(
            $view $bound $table ($crate::codegen::$view) AttrFamily AttrDef attach_attr_interface
            ($($($base)+)?)
        );
    };
}

/// Implements the traits of `$table`, and the attachment of models.
#[doc(hidden)]
#[macro_export]
macro_rules! __interface_table {
    (
        $view:ident $bound:ident $table:ident ($($owner:tt)+) $family:ident $def:ident $attach:ident
        ($($base:ident)*)
    ) => {
        impl $crate::interfaces::InterfaceTable for $table {
            const NAME: &'static str = stringify!($view);
            $crate::__interface_bases!($($base)*);
            fn index() -> &'static $crate::interfaces::InterfaceIndex<Self> {
                static INDEX: $crate::interfaces::InterfaceIndex<$table> =
                    $crate::interfaces::InterfaceIndex::new();
                &INDEX
            }
        }

        impl $($owner)+<'_> {
            /// Attaches the model `F` to its kind in this context.
            pub fn attach<F>(ctx: &$crate::codegen::Context)
            where
                F: $crate::interfaces::$family
                    + $crate::interfaces::ExternalModel<Def = $crate::codegen::$def>,
                for<'c> F::View<'c>: $bound<'c>,
            {
                let table = const { &$table::of::<F>() };
                ctx.$attach(F::DEF, $crate::codegen::interface(table).covering(F::COVERS));
            }
        }
    };
}

/// Implements the parameter traits of type and attribute views, which are values as well.
#[doc(hidden)]
#[macro_export]
macro_rules! __parameter_view {
    (
        $view:ident $bound:ident $table:ident $handle:ident $ref:ident $family:ident $def:ident $attach:ident
        ($($base:ident)*)
    ) => {
        $crate::__interface_table!($view $bound $table ($view) $family $def $attach ($($base)*));
        impl PartialEq for $view<'_> {
            fn eq(&self, other: &Self) -> bool {
                **self == **other
            }
        }
        impl Eq for $view<'_> {}
        impl ::std::hash::Hash for $view<'_> {
            fn hash<H: ::std::hash::Hasher>(&self, state: &mut H) {
                (**self).hash(state);
            }
        }
        impl From<$view<'_>> for $crate::codegen::$handle {
            fn from(view: $view<'_>) -> Self {
                view.handle()
            }
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __interface_view {
    ($view:ident $life:lifetime $table:ident $field:ident $ref:ident $cast:ident $($option:ident)*) => {
        impl<$life> $view<$life> {
            #[doc(hidden)]
            pub fn from_parts($field: $crate::codegen::$ref<$life>, table: &'static $table) -> Self {
                $view { $field, table }
            }
        }

        $crate::__display!($view);

        impl<$life> ::core::ops::Deref for $view<$life> {
            type Target = $crate::codegen::$ref<$life>;
            fn deref(&self) -> &$crate::codegen::$ref<$life> {
                &self.$field
            }
        }

        impl<$life> $crate::codegen::$cast<$life> for $view<$life> {
            #[inline]
            fn classof(it: $crate::codegen::$ref<$life>) -> bool {
                Self::try_from_ref(it).is_some()
            }

            #[inline]
            fn try_from_ref(it: $crate::codegen::$ref<$life>) -> Option<Self> {
                let view = $view { $field: it, table: it.interface_table::<$table>()? };
                if $crate::__class_of!(view $($option)*) { Some(view) } else { None }
            }
        }
    };
}
