//! The table of records.

use super::{RecordData, RecordId};
use std::sync::Arc;

/// An entry of the table.
#[derive(Clone, Debug)]
enum Slot {
    Owned(Box<RecordData>),
    /// May be shared with clones of the table.
    Shared(Arc<RecordData>),
}

/// All records, classes and prototypes of a run. Clones share the records that existed at the last
/// call of [`Self::share`], copy on write. Few records change after their statement.
#[derive(Debug)]
pub(crate) struct RecordTable {
    slots: Vec<Slot>,
}

/// Preserves the capacity.
impl Clone for RecordTable {
    fn clone(&self) -> Self {
        let mut slots = Vec::with_capacity(self.slots.capacity());
        slots.extend_from_slice(&self.slots);
        Self { slots }
    }
}

impl RecordTable {
    pub(crate) fn with_capacity(count: usize) -> Self {
        Self { slots: Vec::with_capacity(count) }
    }

    pub(crate) fn len(&self) -> usize {
        self.slots.len()
    }

    pub(crate) fn get(&self, id: RecordId) -> &RecordData {
        match &self.slots[id.index()] {
            Slot::Owned(data) => data,
            Slot::Shared(data) => data,
        }
    }

    pub(crate) fn get_mut(&mut self, id: RecordId) -> &mut RecordData {
        let slot = &mut self.slots[id.index()];
        if let Slot::Shared(data) = slot {
            *slot = Slot::Owned(Box::new(RecordData::clone(data)));
        }
        match slot {
            Slot::Owned(data) => data,
            // Unreachable: the slot is owned now.
            Slot::Shared(data) => Arc::make_mut(data),
        }
    }

    pub(crate) fn push(&mut self, record: RecordData) -> RecordId {
        let id = RecordId(self.slots.len() as u32);
        self.slots.push(Slot::Owned(Box::new(record)));
        id
    }

    /// Reserves capacity for growth by half.
    pub(crate) fn reserve_for_growth(&mut self) {
        self.slots.reserve(self.slots.len() / 2);
    }

    /// Makes all records shareable with clones.
    pub(crate) fn share(&mut self) {
        let slots = std::mem::take(&mut self.slots);
        let shared = slots.into_iter().map(|slot| match slot {
            Slot::Owned(data) => Slot::Shared(Arc::from(data)),
            shared @ Slot::Shared(_) => shared,
        });
        self.slots = shared.collect();
    }
}
