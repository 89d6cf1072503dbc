//! The macro for the code that all interface views share.
//!
//! The generator emits only the trait, the table and the methods of a view.

/// Implements an interface: casts to its view, attachment of models and verification. Forms:
///
/// - `op View, Bound, Table`: of operations. `Bound` is the trait of implementors.
/// - `type View, Bound, Table`, `attr View, Bound, Table`: of types and attributes.
/// - `type_table View, Bound, Table`, `attr_table View, Bound, Table`: the same, for a hand-written view.
///
/// Options: `verify(CHECKS verify)` or `verify(CHECKS_REGIONS verify_regions)` for a view with a method `verify_trait`,
/// `class_of(class_of)` for one with a method of that name. The fields of the table with the tables of bases follow a
/// semicolon.
#[doc(hidden)]
#[macro_export]
macro_rules! __interface {
    (
        op $view:ident, $bound:ident, $table:ident $(, verify($checks:ident $verify:ident))?
        $(, class_of($class_of:ident))? $(; $($base:ident)+)?
    ) => {
        $crate::__interface!(@table $view $table $(; $($base)+)?);
        $crate::__interface!(@view $view 'ir $table op OpRef OpCast $($class_of)?);

        impl $crate::interfaces::OpInterfaceTable for $table {
            $(
                const $checks: bool = true;
                fn $verify(&'static self, op: $crate::codegen::OpRef<'_>) -> $crate::codegen::VerifyResult {
                    $view::from_parts(op, self).verify_trait()
                }
            )?
        }

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
    (
        type $view:ident, $bound:ident, $table:ident $(, class_of($class_of:ident))? $(; $($base:ident)+)?
    ) => {
        $crate::__interface!(@table $view $table $(; $($base)+)?);
        $crate::__interface!(@view $view 'c $table ty TypeRef TypeCast $($class_of)?);
        $crate::__interface!(@value $view Type);
        $crate::__interface!(@attach $bound $table ($view) TypeFamily TypeDef attach_type_interface);
        impl $crate::codegen::TypeName for $view<'_> {
            const NAME: Option<&'static str> = None;
        }
    };
    (
        attr $view:ident, $bound:ident, $table:ident $(, class_of($class_of:ident))? $(; $($base:ident)+)?
    ) => {
        $crate::__interface!(@table $view $table $(; $($base)+)?);
        $crate::__interface!(@view $view 'c $table attr AttrRef AttrCast $($class_of)?);
        $crate::__interface!(@value $view Attribute);
        $crate::__interface!(@attach $bound $table ($view) AttrFamily AttrDef attach_attr_interface);
        impl $crate::codegen::ShortForm for $view<'_> {}
    };
    (type_table $view:ident, $bound:ident, $table:ident $(; $($base:ident)+)?) => {
        $crate::__interface!(@table $view $table $(; $($base)+)?);
        $crate::__interface!(
            @attach $bound $table ($crate::codegen::$view) TypeFamily TypeDef attach_type_interface
        );
    };
    (attr_table $view:ident, $bound:ident, $table:ident $(; $($base:ident)+)?) => {
        $crate::__interface!(@table $view $table $(; $($base)+)?);
        $crate::__interface!(
            @attach $bound $table ($crate::codegen::$view) AttrFamily AttrDef attach_attr_interface
        );
    };
    // The table of functions as that of an interface.
    (@table $view:ident $table:ident $(; $($base:ident)+)?) => {
        impl $crate::interfaces::InterfaceTable for $table {
            const NAME: &'static str = stringify!($view);
            $(fn bases(&'static self) -> Vec<$crate::codegen::InterfaceEntry> {
                vec![$($crate::codegen::interface(&self.$base)),+]
            })?
            fn index() -> &'static $crate::interfaces::InterfaceIndex<Self> {
                static INDEX: $crate::interfaces::InterfaceIndex<$table> =
                    $crate::interfaces::InterfaceIndex::new();
                &INDEX
            }
        }
    };
    // The view: an operation, type or attribute and the table.
    (
        @view $view:ident $life:lifetime $table:ident $field:ident $ref:ident $cast:ident $($class_of:ident)?
    ) => {
        impl<$life> $view<$life> {
            #[doc(hidden)]
            pub fn from_parts($field: $crate::codegen::$ref<$life>, table: &'static $table) -> Self {
                $view { $field, table }
            }
        }

        impl ::core::fmt::Display for $view<'_> {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(&self.$field, f)
            }
        }

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
                if true $(&& view.$class_of())? { Some(view) } else { None }
            }
        }
    };
    // The view of a type or an attribute, which is a value as well.
    (@value $view:ident $handle:ident) => {
        impl PartialEq for $view<'_> {
            fn eq(&self, other: &Self) -> bool {
                **self == **other
            }
        }
        impl Eq for $view<'_> {}
        impl ::core::hash::Hash for $view<'_> {
            fn hash<H: ::core::hash::Hasher>(&self, state: &mut H) {
                (**self).hash(state);
            }
        }
        impl From<$view<'_>> for $crate::codegen::$handle {
            fn from(view: $view<'_>) -> Self {
                view.handle()
            }
        }
    };
    // Attachment of models for kinds of types or attributes.
    (@attach $bound:ident $table:ident ($($owner:tt)+) $family:ident $def:ident $attach:ident) => {
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
