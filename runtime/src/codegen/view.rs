//! What the views and adaptors of all operations have in common.

/// Makes `$view` the view of the operations that `$def` defines.
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
    };
}

/// Makes `$adaptor` the adaptor of the operations that `$def` defines.
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
    };
}
