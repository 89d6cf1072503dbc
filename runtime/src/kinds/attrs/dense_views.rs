//! Views of dense elements attributes by element type.

use crate::core::attrs::{AttrCast, AttrDef, AttrKind, AttrRef, Attribute};
use crate::core::interfaces::{AttrSubset, Covers};
use crate::kinds::attrs::DenseElementsAttr;
use crate::kinds::subset::subset_view;
use crate::kinds::types::{FloatType, IntegerType};

subset_view! {
    (AttrRef AttrCast Attribute)
    /// Dense elements of integer or index type. Corresponds to `mlir::DenseIntElementsAttr`.
    DenseIntElementsAttr(DenseElementsAttr), |dense| {
        let element = dense.element_type();
        element.isa::<IntegerType<'_>>() || element.is_index()
    }
}

subset_view! {
    (AttrRef AttrCast Attribute)
    /// Dense elements of floating-point type. Corresponds to `mlir::DenseFPElementsAttr`.
    DenseFPElementsAttr(DenseElementsAttr), |dense| dense.element_type().isa::<FloatType<'_>>()
}

subset_view! {
    (AttrRef AttrCast Attribute)
    /// Dense elements that are all equal. Corresponds to `mlir::SplatElementsAttr`.
    SplatElementsAttr(DenseElementsAttr), |dense| dense.is_splat()
}

impl<'c> AttrSubset<'c> for DenseIntElementsAttr<'c> {
    const OF: &'static AttrDef = <DenseElementsAttr<'c> as AttrKind<'c>>::DEF;
    const COVERS: Covers = Covers::Attrs(|attr| attr.isa::<DenseIntElementsAttr<'_>>());
}

impl<'c> AttrSubset<'c> for DenseFPElementsAttr<'c> {
    const OF: &'static AttrDef = <DenseElementsAttr<'c> as AttrKind<'c>>::DEF;
    const COVERS: Covers = Covers::Attrs(|attr| attr.isa::<DenseFPElementsAttr<'_>>());
}

impl<'c> AttrSubset<'c> for SplatElementsAttr<'c> {
    const OF: &'static AttrDef = <DenseElementsAttr<'c> as AttrKind<'c>>::DEF;
    const COVERS: Covers = Covers::Attrs(|attr| attr.isa::<SplatElementsAttr<'_>>());
}
