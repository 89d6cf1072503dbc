//! The types of this layer that records of `core` store.

use smallvec::SmallVec;

use crate::core::attrs::{AttrRef, Attribute, StringAttr};
use crate::core::context::Context;
use crate::core::interfaces::{InterfaceEntry, interface};
use crate::core::slots::{KindsSlots, Slots};
use crate::core::types::TypeRef;
use crate::kinds::attrs::DenseI32ArrayAttr;
use crate::kinds::interfaces::TypedAttrTable;
use crate::kinds::kind_defs::SubElementFns;
use crate::kinds::sub_elements::{ReplaceAttr, ReplaceType, SubElement, WalkAttr, WalkType};
use crate::kinds::tables::Tables;

impl KindsSlots for Slots {
    type Context = Tables;
    type TypeSubElements = SubElementFns<WalkType, ReplaceType>;
    type AttrSubElements = SubElementFns<WalkAttr, ReplaceAttr>;
    const NO_TYPE_SUB_ELEMENTS: Self::TypeSubElements = SubElementFns::NONE;
    const NO_ATTR_SUB_ELEMENTS: Self::AttrSubElements = SubElementFns::NONE;
    const STRING_INTERFACES: &'static [InterfaceEntry] =
        &[interface(const { &TypedAttrTable::of::<StringAttr<'static>>() })];

    #[track_caller]
    fn assert_type_parts(ty: TypeRef<'_>) {
        let mut parts = SmallVec::<[SubElement; 4]>::new();
        ty.walk_sub_elements(&mut |part| parts.push(part));
        assert_own(ty.ctx(), &parts);
    }

    #[track_caller]
    fn assert_attr_parts(attr: AttrRef<'_>) {
        let mut parts = SmallVec::<[SubElement; 4]>::new();
        attr.walk_sub_elements(&mut |part| parts.push(part));
        assert_own(attr.ctx(), &parts);
    }

    #[track_caller]
    fn sizes_attr(ctx: &Context, sizes: &[i32]) -> Attribute {
        DenseI32ArrayAttr::get(ctx, sizes).into()
    }

    fn sizes(attr: AttrRef<'_>) -> Option<SmallVec<[i32; 8]>> {
        Some(attr.dyn_cast::<DenseI32ArrayAttr<'_>>()?.values().collect())
    }
}

/// Panics if one of `parts` belongs to another context than `ctx`.
#[track_caller]
fn assert_own(ctx: &Context, parts: &[SubElement]) {
    for part in parts {
        match *part {
            SubElement::Type(ty) => ctx.assert_owns(ty),
            SubElement::Attr(attr) => ctx.assert_owns(attr),
        }
    }
}
