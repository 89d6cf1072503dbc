//! Layout entries grouped by type class and by identifier.

use std::collections::hash_map::Entry;

use rustc_hash::FxHashMap;

use super::DataLayoutEntryInterface;
use super::class::TypeClass;
use super::key::DataLayoutEntryKey;
use crate::core::context::Context;
use crate::core::ident::Ident;
use crate::core::types::TypeRef;

/// Entries in source order. Corresponds to `mlir::DataLayoutEntryList`.
pub type DataLayoutEntryList<'c> = Vec<DataLayoutEntryInterface<'c>>;

/// Entries by identifier. Corresponds to `mlir::DataLayoutIdentifiedEntryMap`.
#[derive(Clone, Default, Debug)]
pub struct DataLayoutIdentifiedEntryMap<'c> {
    entries: Vec<(Ident, DataLayoutEntryInterface<'c>)>,
    positions: FxHashMap<Ident, usize>,
}

impl<'c> DataLayoutIdentifiedEntryMap<'c> {
    /// The entry of `name`.
    pub fn get(&self, name: Ident) -> Option<DataLayoutEntryInterface<'c>> {
        self.positions.get(&name).map(|position| self.entries[*position].1)
    }

    /// Sets the entry of `name`.
    pub fn insert(&mut self, name: Ident, entry: DataLayoutEntryInterface<'c>) {
        match self.positions.entry(name) {
            Entry::Occupied(position) => self.entries[*position.get()].1 = entry,
            Entry::Vacant(position) => {
                position.insert(self.entries.len());
                self.entries.push((name, entry));
            }
        }
    }

    /// The entries, in the order in which their identifiers were first inserted.
    pub fn iter(&self) -> impl Iterator<Item = (Ident, DataLayoutEntryInterface<'c>)> {
        self.entries.iter().copied()
    }
}

/// The entries for one type class.
#[derive(Clone, Debug)]
pub(super) struct Group<'c> {
    pub(super) class: TypeClass,
    pub(super) entries: DataLayoutEntryList<'c>,
    positions: FxHashMap<DataLayoutEntryKey, usize>,
}

impl<'c> Group<'c> {
    /// Adds an entry or replaces the one with the same key.
    pub(super) fn insert(&mut self, entry: DataLayoutEntryInterface<'c>) {
        match self.positions.entry(entry.key()) {
            Entry::Occupied(position) => self.entries[*position.get()] = entry,
            Entry::Vacant(position) => {
                position.insert(self.entries.len());
                self.entries.push(entry);
            }
        }
    }
}

/// Entries grouped by type class, in the order in which the classes were first inserted.
#[derive(Clone, Default, Debug)]
pub(super) struct Groups<'c> {
    groups: Vec<Group<'c>>,
    positions: FxHashMap<TypeClass, usize>,
}

impl<'c> Groups<'c> {
    /// The group of `class`, created if missing.
    pub(super) fn of(&mut self, class: TypeClass) -> &mut Group<'c> {
        let position = *self.positions.entry(class).or_insert_with(|| {
            let (entries, positions) = (Vec::new(), FxHashMap::default());
            self.groups.push(Group { class, entries, positions });
            self.groups.len() - 1
        });
        &mut self.groups[position]
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Group<'c>> {
        self.groups.iter()
    }
}

/// Entries by type class and by identifier. Corresponds to `DataLayoutSpecInterface::bucketEntriesByType`.
#[derive(Default)]
pub(super) struct Buckets<'c> {
    pub(super) types: Groups<'c>,
    pub(super) identifiers: DataLayoutIdentifiedEntryMap<'c>,
}

impl<'c> Buckets<'c> {
    pub(super) fn of(ctx: &'c Context, entries: &[DataLayoutEntryInterface<'c>]) -> Self {
        let mut buckets = Buckets::default();
        for entry in entries {
            match entry.key() {
                DataLayoutEntryKey::Type(ty) => {
                    buckets.types.of(TypeClass::of(ctx.type_ref(ty))).insert(*entry);
                }
                DataLayoutEntryKey::Identifier(name) => buckets.identifiers.insert(name, *entry),
            }
        }
        buckets
    }
}

/// The entries with a type of `class` as key. Corresponds to `mlir::detail::filterEntriesForType`.
pub fn filter_entries_for_type<'c>(
    entries: &[DataLayoutEntryInterface<'c>],
    class: TypeClass,
) -> DataLayoutEntryList<'c> {
    let is_of_class = |entry: &&DataLayoutEntryInterface<'c>| {
        key_type(**entry).is_some_and(|ty| TypeClass::of(ty) == class)
    };
    entries.iter().filter(is_of_class).copied().collect()
}

/// The entry with the identifier `name` as key. Corresponds to `mlir::detail::filterEntryForIdentifier`.
pub fn filter_entry_for_identifier<'c>(
    entries: &[DataLayoutEntryInterface<'c>],
    name: Ident,
) -> Option<DataLayoutEntryInterface<'c>> {
    entries.iter().find(|entry| entry.key() == DataLayoutEntryKey::Identifier(name)).copied()
}

/// The key of an entry, if it is a type.
pub(super) fn key_type(entry: DataLayoutEntryInterface<'_>) -> Option<TypeRef<'_>> {
    Some(entry.ctx().type_ref(entry.key().as_type()?))
}
