//! Common implementations of generated operation views and adaptors.

/// Implements the view `$view` of the operations that `$def` defines: `Copy`, comparison by operation, and `Deref` to
/// [`OpRef`](crate::core::ir::OpRef).
#[doc(hidden)]
#[macro_export]
macro_rules! __op_view {
    ($view:ident, $def:ident) => {
        impl<'ir> $crate::codegen::OpView<'ir> for $view<'ir> {
            const DEF: &'static $crate::codegen::OpDef = &$def;
            fn wrap(op: $crate::codegen::OpRef<'ir>) -> Self {
                $view(op)
            }
        }
        impl $crate::codegen::OpFamily for $view<'static> {
            type View<'ir> = $view<'ir>;
        }
        impl<'ir> ::core::ops::Deref for $view<'ir> {
            type Target = $crate::codegen::OpRef<'ir>;
            fn deref(&self) -> &$crate::codegen::OpRef<'ir> {
                &self.0
            }
        }
        impl Clone for $view<'_> {
            fn clone(&self) -> Self {
                *self
            }
        }
        impl Copy for $view<'_> {}
        impl PartialEq for $view<'_> {
            fn eq(&self, other: &Self) -> bool {
                self.0 == other.0
            }
        }
        impl Eq for $view<'_> {}
        impl ::core::fmt::Debug for $view<'_> {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.debug_tuple(stringify!($view)).field(&self.0).finish()
            }
        }
    };
}

/// Implements the adaptor `$adaptor` of the operations that `$def` defines. It is `Copy` if its operand type is.
#[doc(hidden)]
#[macro_export]
macro_rules! __op_adaptor {
    ($adaptor:ident, $def:ident) => {
        impl<'ir, T: Copy> $crate::codegen::OpAdaptor<'ir, T> for $adaptor<'ir, T> {
            const DEF: &'static $crate::codegen::OpDef = &$def;
            fn wrap(adaptor: $crate::codegen::Adaptor<'ir, T>) -> Self {
                $adaptor(adaptor)
            }
        }
        impl<T: Copy> Clone for $adaptor<'_, T> {
            fn clone(&self) -> Self {
                *self
            }
        }
        impl<T: Copy> Copy for $adaptor<'_, T> {}
        impl<T: ::core::fmt::Debug> ::core::fmt::Debug for $adaptor<'_, T> {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.debug_tuple(stringify!($adaptor)).field(&self.0).finish()
            }
        }
    };
}
