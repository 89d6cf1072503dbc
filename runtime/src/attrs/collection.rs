//! Arrays and dictionaries of attributes.

use std::cmp::Ordering;

use crate::attrs::{AttrKind, AttrRef, Attribute};
use crate::context::Context;
use crate::ident::Ident;
use crate::kind::attr_kind;
use crate::uniquer::key_hash;

/// Parameters of [`ArrayAttr`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ArrayAttrStorage {
    value: Box<[Attribute]>,
}

attr_kind! {
    /// Attributes in order: `[1, "a", unit]`.
    ArrayAttr, ARRAY_ATTR, "array", Array, ArrayAttrStorage, arrays
}

impl<'c> ArrayAttr<'c> {
    /// The array of these attributes.
    pub fn get(ctx: &'c Context, value: &[Attribute]) -> Self {
        Self::intern_with(
            ctx,
            key_hash(value),
            |storage| *storage.value == *value,
            || ArrayAttrStorage { value: value.into() },
        )
    }

    /// The elements' handles.
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

/// An attribute with a name, an entry of a dictionary.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NamedAttribute {
    /// The name.
    pub name: Ident,
    /// The attribute.
    pub value: Attribute,
}

impl NamedAttribute {
    /// `name = value`.
    pub fn new(name: Ident, value: impl Into<Attribute>) -> Self {
        NamedAttribute { name, value: value.into() }
    }
}

/// Parameters of [`DictionaryAttr`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DictionaryAttrStorage {
    /// Sorted by the bytes of the names.
    value: Box<[NamedAttribute]>,
}

attr_kind! {
    /// Attributes by name: `{a = 1, b}`.
    DictionaryAttr, DICTIONARY_ATTR, "dictionary", Dictionary, DictionaryAttrStorage, dictionaries
}

fn by_name(ctx: &Context, left: &NamedAttribute, right: &NamedAttribute) -> Ordering {
    if left.name == right.name {
        return Ordering::Equal;
    }
    ctx.ident_bytes(left.name).cmp(ctx.ident_bytes(right.name))
}

/// A hash that is cheaper than one number after the other.
#[inline]
fn hash_entries(entries: &[NamedAttribute]) -> u64 {
    let mut hash = entries.len() as u64;
    for entry in entries {
        let word = u64::from(entry.name.to_word()) << 32 | u64::from(entry.value.to_word());
        hash = (hash.rotate_left(26) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
    hash ^ hash >> 29
}

impl<'c> DictionaryAttr<'c> {
    /// The dictionary of these entries, in any order. Of several with one name the last counts;
    /// callers that can report such do.
    pub fn get(ctx: &'c Context, entries: &[NamedAttribute]) -> Self {
        // Entries that are found as they stand are sorted.
        if let Some(known) =
            Self::find(ctx, hash_entries(entries), |storage| *storage.value == *entries)
        {
            return known;
        }
        if entries.is_sorted_by(|left, right| by_name(ctx, left, right) == Ordering::Less) {
            return Self::get_sorted(ctx, entries);
        }
        let mut entries: smallvec::SmallVec<[NamedAttribute; 8]> = entries.into();
        entries.sort_by(|left, right| by_name(ctx, left, right));
        entries.reverse();
        entries.dedup_by_key(|entry| entry.name);
        entries.reverse();
        Self::get_sorted(ctx, &entries)
    }

    /// The dictionary of entries that are sorted by the bytes of their names, no name twice.
    pub fn get_sorted(ctx: &'c Context, entries: &[NamedAttribute]) -> Self {
        Self::intern_with(
            ctx,
            hash_entries(entries),
            |storage| *storage.value == *entries,
            || DictionaryAttrStorage { value: entries.into() },
        )
    }

    /// The entries, sorted by name.
    #[inline]
    pub fn value(self) -> &'c [NamedAttribute] {
        &self.storage.value
    }

    /// The attribute called `name`.
    pub fn by_ident(self, name: Ident) -> Option<AttrRef<'c>> {
        // Dictionaries are short, and identifiers compare as numbers; comparing names as bytes would cost more.
        let entry = self.storage.value.iter().find(|entry| entry.name == name)?;
        Some(self.ctx().attr_ref(entry.value))
    }

    /// The attribute called `name`, upstream's `get`.
    pub fn by_name(self, name: &str) -> Option<AttrRef<'c>> {
        self.by_ident(self.ctx().find_ident(name)?)
    }

    /// Whether there is an attribute called `name`.
    pub fn contains(self, name: &str) -> bool {
        self.by_name(name).is_some()
    }

    /// The number of entries.
    #[inline]
    pub fn len(self) -> usize {
        self.storage.value.len()
    }

    /// Whether there are no entries.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.storage.value.is_empty()
    }
}
