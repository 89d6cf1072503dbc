//! Array attributes.

use crate::core::attrs::{AttrKind, AttrRef, Attribute};
use crate::core::context::Context;
use crate::core::uniquer::key_hash;
use crate::kinds::kind::attr_kind;

/// Parameters of [`ArrayAttr`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ArrayAttrStorage {
    value: Box<[Attribute]>,
}

attr_kind! {
    /// A list of attributes: `[1, "a", unit]`.
    ArrayAttr, ARRAY_ATTR, "array", Array, ArrayAttrStorage, arrays
}

impl<'c> ArrayAttr<'c> {
    /// The array of the attributes in `value`.
    #[track_caller]
    pub fn get(ctx: &'c Context, value: &[Attribute]) -> Self {
        Self::intern_with(
            ctx,
            key_hash(value),
            |storage| *storage.value == *value,
            || ArrayAttrStorage { value: value.into() },
        )
    }

    /// The handles of the elements.
    #[inline]
    pub fn value(self) -> &'c [Attribute] {
        &self.storage.value
    }

    /// The elements.
    pub fn iter(self) -> impl ExactSizeIterator<Item = AttrRef<'c>> {
        let ctx = self.ctx();
        self.value().iter().map(move |&attr| ctx.attr_ref(attr))
    }

    /// The number of elements.
    #[inline]
    pub fn len(self) -> usize {
        self.storage.value.len()
    }

    /// Whether there are no elements.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.storage.value.is_empty()
    }
}
