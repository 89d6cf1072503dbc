//! Views of some types or attributes of one kind.

/// Declares a view of the types or attributes that the view `Whole` and a condition accept. The family of names follows
/// in parentheses.
macro_rules! subset_view {
    (
        ($Ref:ident $Cast:ident $Handle:ident)
        $(#[$doc:meta])*
        $view:ident($Whole:ident), |$it:ident| $accepts:expr
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $view<'c>($Whole<'c>);

        impl ::std::fmt::Display for $view<'_> {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                ::std::fmt::Display::fmt(&self.0, f)
            }
        }

        impl<'c> ::std::ops::Deref for $view<'c> {
            type Target = $Whole<'c>;

            #[inline]
            fn deref(&self) -> &$Whole<'c> {
                &self.0
            }
        }

        impl<'c> $Cast<'c> for $view<'c> {
            #[inline]
            fn classof(view: $Ref<'c>) -> bool {
                Self::try_from_ref(view).is_some()
            }

            #[inline]
            fn try_from_ref(view: $Ref<'c>) -> Option<Self> {
                let $it = view.dyn_cast::<$Whole<'c>>()?;
                ($accepts).then_some($view($it))
            }
        }

        impl From<$view<'_>> for $Handle {
            fn from(view: $view<'_>) -> $Handle {
                view.0.into()
            }
        }
    };
}

pub(crate) use subset_view;
