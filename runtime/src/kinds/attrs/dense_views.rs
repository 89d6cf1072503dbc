//! Views of dense elements attributes by element type.

use std::ops::Deref;

use crate::core::attrs::{AttrCast, AttrDef, AttrKind, AttrRef, Attribute};
use crate::core::interfaces::{AttrSubset, Covers};
use crate::kinds::attrs::DenseElementsAttr;
use crate::kinds::types::{FloatType, IntegerType};

/// Declares a view of dense elements attributes that satisfy a condition.
macro_rules! dense_view {
    ($(#[$doc:meta])* $view:ident, |$dense:ident| $accepts:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $view<'c>(DenseElementsAttr<'c>);

        crate::core::kind::display!($view);

        impl<'c> Deref for $view<'c> {
            type Target = DenseElementsAttr<'c>;

            fn deref(&self) -> &DenseElementsAttr<'c> {
                &self.0
            }
        }

        impl<'c> AttrSubset<'c> for $view<'c> {
            const OF: &'static AttrDef = <DenseElementsAttr<'c> as AttrKind<'c>>::DEF;
            const COVERS: Covers = Covers::Attrs(|attr| attr.isa::<$view<'_>>());
        }

        impl<'c> AttrCast<'c> for $view<'c> {
            fn classof(view: AttrRef<'c>) -> bool {
                Self::try_from_ref(view).is_some()
            }

            fn try_from_ref(view: AttrRef<'c>) -> Option<Self> {
                let $dense = view.dyn_cast::<DenseElementsAttr<'c>>()?;
                ($accepts).then_some($view($dense))
            }
        }

        impl From<$view<'_>> for Attribute {
            fn from(view: $view<'_>) -> Attribute {
                view.0.into()
            }
        }
    };
}

dense_view! {
    /// Dense elements of integer or index type. Corresponds to `mlir::DenseIntElementsAttr`.
    DenseIntElementsAttr, |dense| {
        let element = dense.element_type();
        element.isa::<IntegerType<'_>>() || element.is_index()
    }
}

dense_view! {
    /// Dense elements of floating-point type. Corresponds to `mlir::DenseFPElementsAttr`.
    DenseFPElementsAttr, |dense| dense.element_type().isa::<FloatType<'_>>()
}

dense_view! {
    /// Dense elements that are all equal. Corresponds to `mlir::SplatElementsAttr`.
    SplatElementsAttr, |dense| dense.is_splat()
}
