//! Memref layouts, and distinct attributes.

use std::sync::atomic::Ordering;

use crate::core::attrs::{AttrKind, AttrRef, Attribute};
use crate::core::context::Context;
use crate::core::uniquer::key_hash;
use crate::kinds::kind::attr_kind;

/// Parameters of [`StridedLayoutAttr`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StridedLayoutAttrStorage {
    offset: i64,
    strides: Box<[i64]>,
}

attr_kind! {
    /// A strided layout: `strided<[?, 1], offset: 4>`.
    StridedLayoutAttr, STRIDED_LAYOUT_ATTR, "strided_layout", StridedLayout,
    StridedLayoutAttrStorage, strided_layouts, [MemRefLayoutAttrInterfaceTable]
}

impl<'c> StridedLayoutAttr<'c> {
    /// The layout. [`DYNAMIC`](crate::kinds::types::DYNAMIC) stands for `?`.
    #[track_caller]
    pub fn get(ctx: &'c Context, offset: i64, strides: &[i64]) -> Self {
        Self::intern_with(
            ctx,
            key_hash(&(offset, strides)),
            |storage| storage.offset == offset && *storage.strides == *strides,
            || StridedLayoutAttrStorage { offset, strides: strides.into() },
        )
    }

    /// The offset of the first element, in elements.
    #[inline]
    pub fn offset(self) -> i64 {
        self.storage.offset
    }

    /// The stride of each dimension, in elements.
    #[inline]
    pub fn strides(self) -> &'c [i64] {
        &self.storage.strides
    }
}

/// Parameters of [`DistinctAttr`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DistinctAttrStorage {
    id: u64,
    referenced: Attribute,
}

attr_kind! {
    /// A unique attribute, equal only to itself: `distinct[0]<unit>`.
    DistinctAttr, DISTINCT_ATTR, "distinct", Distinct, DistinctAttrStorage, distincts
}

impl<'c> DistinctAttr<'c> {
    /// Creates a new attribute that wraps `referenced`.
    #[track_caller]
    pub fn create(ctx: &'c Context, referenced: impl Into<Attribute>) -> Self {
        let referenced = referenced.into();
        ctx.assert_owns(referenced);
        let id = ctx.kinds.attrs.distinct_count.fetch_add(1, Ordering::Relaxed);
        Self::intern(ctx, DistinctAttrStorage { id, referenced })
    }

    /// The wrapped attribute.
    pub fn referenced_attr(self) -> AttrRef<'c> {
        self.ctx().attr_ref(self.storage.referenced)
    }
}
