//! Common implementations of generated operation views.

/// Implements the view `$view` of the operations that `$def` defines and declares `$setters`. With `OneResult`, handles
/// of these operations convert into the result.
#[doc(hidden)]
#[macro_export]
macro_rules! __op_view {
    ($view:ident, $setters:ident, $def:ident $(, $one_result:ident)?) => {
        impl<'ir> $crate::codegen::OpView<'ir> for $view<'ir> {
            const DEF: &'static $crate::codegen::OpDef = &$def;
            type Over<'a, S> = $view<'a, S>;
            type Setters<M> = $setters<M>;
            #[inline]
            fn wrap(op: $crate::codegen::OpRef<'ir>) -> Self {
                $view(op, ::core::marker::PhantomData)
            }
            fn over<'a, S>(source: S) -> $view<'a, S> {
                $view(source, ::core::marker::PhantomData)
            }
            fn setters<M>(target: M) -> $setters<M> {
                $setters(target)
            }
        }
        impl $crate::codegen::OpFamily for $view<'static> {
            type View<'ir> = $view<'ir>;
        }
        $(impl $crate::codegen::$one_result for $view<'_> {})?
        impl<S> ::core::ops::Deref for $view<'_, S> {
            type Target = S;
            #[inline]
            fn deref(&self) -> &S {
                &self.0
            }
        }
        impl ::core::fmt::Display for $view<'_> {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                ::core::fmt::Display::fmt(&self.0, f)
            }
        }
        impl<S: Copy> Clone for $view<'_, S> {
            fn clone(&self) -> Self {
                *self
            }
        }
        impl<S: Copy> Copy for $view<'_, S> {}
        impl<S: PartialEq> PartialEq for $view<'_, S> {
            fn eq(&self, other: &Self) -> bool {
                self.0 == other.0
            }
        }
        impl<S: Eq> Eq for $view<'_, S> {}
        impl<S: ::core::fmt::Debug> ::core::fmt::Debug for $view<'_, S> {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.debug_tuple(stringify!($view)).field(&self.0).finish()
            }
        }

        #[doc = concat!("Setters of operands and properties of [`", stringify!($view), "`].")]
        #[derive(Debug)]
        pub struct $setters<M>(M);
        impl<M> ::core::ops::Deref for $setters<M> {
            type Target = M;
            fn deref(&self) -> &M {
                &self.0
            }
        }
        impl<M> ::core::ops::DerefMut for $setters<M> {
            fn deref_mut(&mut self) -> &mut M {
                &mut self.0
            }
        }
        impl<'v> $setters<$crate::codegen::NewOp<'_, $view<'v>>> {
            pub fn with_operands<T: Into<$crate::Value>>(
                self,
                values: impl IntoIterator<Item = T>,
            ) -> Self {
                Self(self.0.with_operands(values))
            }
            pub fn with_types<T: Into<$crate::Type>>(self, types: impl IntoIterator<Item = T>) -> Self {
                Self(self.0.with_types(types))
            }
            pub fn with_successors(self, blocks: impl IntoIterator<Item = $crate::Block>) -> Self {
                Self(self.0.with_successors(blocks))
            }
            #[inline]
            pub fn with_region(self, region: $crate::Region) -> Self {
                Self(self.0.with_region(region))
            }
            #[inline]
            pub fn with_properties(self, properties: &$crate::Properties<$view<'v>>) -> Self {
                Self(self.0.with_properties(properties))
            }
            pub fn with_attr(self, name: &str, value: impl Into<$crate::Attribute>) -> Self {
                Self(self.0.with_attr(name, value))
            }
            pub fn with_attrs(
                self,
                attrs: impl IntoIterator<Item = $crate::attrs::NamedAttribute>,
            ) -> Self {
                Self(self.0.with_attrs(attrs))
            }
            #[inline]
            pub fn with_loc(self, loc: $crate::Location) -> Self {
                Self(self.0.with_loc(loc))
            }
            #[inline]
            #[track_caller]
            pub fn build(self) -> $crate::OpOf<$view<'v>> {
                self.0.build()
            }
        }
    };
}
