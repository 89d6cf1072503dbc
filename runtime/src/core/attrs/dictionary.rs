//! Dictionary attributes.

use std::hash::{Hash, Hasher};
use std::sync::{Arc, OnceLock};

use smallvec::SmallVec;

use crate::core::attrs::{AttrKind, AttrRef, Attribute};
use crate::core::context::Context;
use crate::core::ident::Ident;
use crate::core::kind::core_attr_kind;

/// A named attribute: an entry of a dictionary.
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

/// Entries of a dictionary during parsing.
pub type NamedAttributes = SmallVec<[NamedAttribute; 8]>;

/// Parameters of [`DictionaryAttr`], shared with the operations that have these attributes.
#[derive(Clone, Debug)]
pub struct DictionaryAttrStorage(Arc<DictionaryEntries>);

/// The entries of a dictionary.
#[derive(Debug)]
pub(crate) struct DictionaryEntries {
    /// Sorted by the bytes of the names.
    value: Box<[NamedAttribute]>,
    /// A mark per name, compared before the name. Created by the first lookup.
    marks: OnceLock<Box<[Mark]>>,
}

impl PartialEq for DictionaryAttrStorage {
    fn eq(&self, other: &Self) -> bool {
        self.0.value == other.0.value
    }
}

impl Eq for DictionaryAttrStorage {}

impl Hash for DictionaryAttrStorage {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.value.hash(state);
    }
}

/// The first and last four bytes of a name, and its length. Identifies names of up to eight bytes, and distinguishes
/// most others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Mark {
    bytes: u64,
    len: u32,
}

impl Mark {
    /// Up to this length, equal marks mean equal names.
    const MAX_EXACT_LEN: u32 = 8;

    #[inline]
    fn of(name: &[u8]) -> Mark {
        let bytes = match (name.first_chunk::<4>(), name.last_chunk::<4>()) {
            (Some(first), Some(last)) => {
                u64::from(u32::from_le_bytes(*last)) << 32 | u64::from(u32::from_le_bytes(*first))
            }
            _ => name.iter().fold(0, |bytes, byte| bytes << 8 | u64::from(*byte)),
        };
        Mark { bytes, len: u32::try_from(name.len()).unwrap_or(u32::MAX) }
    }
}

/// Up to this many entries, lookup is a linear search.
const MAX_LINEAR: usize = 16;

impl DictionaryAttrStorage {
    fn new(value: &[NamedAttribute]) -> Self {
        DictionaryAttrStorage(Arc::new(DictionaryEntries {
            value: value.into(),
            marks: OnceLock::new(),
        }))
    }
}

impl DictionaryEntries {
    /// The entries, by the bytes of their names.
    pub(crate) fn as_slice(&self) -> &[NamedAttribute] {
        &self.value
    }

    /// The marks of the names; empty if there are too many names.
    #[cold]
    #[inline(never)]
    fn make_marks(&self, ctx: &Context) -> &[Mark] {
        self.marks.get_or_init(|| {
            let few = if self.value.len() > MAX_LINEAR { &[] } else { &self.value[..] };
            few.iter().map(|entry| Mark::of(ctx.ident_bytes(entry.name))).collect()
        })
    }

    /// The entries, sorted by name.
    #[inline]
    pub(crate) fn value(&self) -> &[NamedAttribute] {
        &self.value
    }

    /// Looks up `name`.
    #[inline]
    pub(crate) fn by_ident(&self, name: Ident) -> Option<Attribute> {
        // Dictionaries are short, and identifiers compare as integers.
        Some(self.value.iter().find(|entry| entry.name == name)?.value)
    }

    /// Looks up `name`, spelled out. `ctx` is the context of the dictionary.
    ///
    /// Comparing a few names is cheaper than finding the identifier.
    #[inline]
    pub(crate) fn by_name(&self, ctx: &Context, name: &str) -> Option<Attribute> {
        let marks = match self.marks.get() {
            Some(marks) => marks,
            None => self.make_marks(ctx),
        };
        let mark = Mark::of(name.as_bytes());
        if marks.is_empty() || mark.len > Mark::MAX_EXACT_LEN {
            return self.by_long_name(ctx, name, marks, mark);
        }
        let at = marks.iter().position(|other| *other == mark)?;
        Some(self.value.get(at)?.value)
    }

    /// The slow path of [`by_name`](Self::by_name), for long names and large dictionaries.
    #[inline(never)]
    fn by_long_name(
        &self,
        ctx: &Context,
        name: &str,
        marks: &[Mark],
        mark: Mark,
    ) -> Option<Attribute> {
        if marks.is_empty() {
            // An empty dictionary, or a large one.
            return self.by_ident(ctx.find_ident(name)?);
        }
        let mut entries = self.value.iter().zip(marks);
        let (entry, _) = entries.find(|(entry, other)| {
            **other == mark && ctx.ident_bytes(entry.name) == name.as_bytes()
        })?;
        Some(entry.value)
    }
}

core_attr_kind! {
    /// Attributes by name: `{a = 1, b}`.
    DictionaryAttr, DICTIONARY_ATTR, "dictionary", Dictionary, DictionaryAttrStorage, dictionaries
}

/// Hashes an entry as one word, which is cheaper than hashing its two handles.
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
    /// The dictionary of these entries, in any order. The last of several entries with one name wins; a caller that
    /// reports duplicates checks for them.
    #[track_caller]
    pub fn get(ctx: &'c Context, entries: &[NamedAttribute]) -> Self {
        ctx.assert_owns_all(entries.iter().map(|entry| entry.name));
        // A hit means that the entries are sorted.
        let sorted = Self::find(ctx, hash_entries(entries), |storage| *storage.0.value == *entries);
        if let Some(sorted) = sorted {
            return sorted;
        }
        let name = |entry: &NamedAttribute| ctx.ident_bytes(entry.name);
        if entries.iter().map(name).is_sorted_by(|left, right| left < right) {
            return Self::get_sorted(ctx, entries);
        }
        let mut entries: SmallVec<[NamedAttribute; 8]> = entries.into();
        entries.sort_by_key(name);
        entries.reverse();
        entries.dedup_by_key(|entry| entry.name);
        entries.reverse();
        Self::get_sorted(ctx, &entries)
    }

    /// The dictionary of entries with unique names, sorted by the bytes of the names.
    #[track_caller]
    pub fn get_sorted(ctx: &'c Context, entries: &[NamedAttribute]) -> Self {
        Self::intern_with(
            ctx,
            hash_entries(entries),
            |storage| *storage.0.value == *entries,
            || DictionaryAttrStorage::new(entries),
        )
    }

    /// The entries, sorted by name.
    #[inline]
    pub fn value(self) -> &'c [NamedAttribute] {
        &self.storage.0.value
    }

    /// The entries, for sharing.
    #[inline]
    pub(crate) fn entries(self) -> &'c Arc<DictionaryEntries> {
        &self.storage.0
    }

    /// The attribute called `name`.
    #[track_caller]
    pub fn by_ident(self, name: Ident) -> Option<AttrRef<'c>> {
        self.ctx().assert_owns(name);
        self.storage.0.by_ident(name).map(|attr| self.ctx().attr_ref(attr))
    }

    /// The attribute called `name`, upstream's `get`.
    #[inline]
    pub fn by_name(self, name: &str) -> Option<AttrRef<'c>> {
        let ctx = self.ctx();
        self.storage.0.by_name(ctx, name).map(|attr| ctx.attr_ref(attr))
    }

    /// Whether there is an attribute called `name`.
    pub fn contains(self, name: &str) -> bool {
        self.by_name(name).is_some()
    }

    /// The number of entries.
    #[inline]
    pub fn len(self) -> usize {
        self.storage.0.value.len()
    }

    /// Whether there are no entries.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.storage.0.value.is_empty()
    }
}
