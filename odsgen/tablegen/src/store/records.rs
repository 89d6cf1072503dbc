//! The table of records.

use super::{RecordData, RecordId};
use std::sync::Arc;

/// One record.
#[derive(Clone, Debug)]
enum Slot {
    Own(Box<RecordData>),
    /// A copy of the table may hold it as well.
    Shared(Arc<RecordData>),
}

/// All records, classes and prototypes of one run. Copies share what was there
/// when [`Self::share`] was called last, until one of them changes it; few
/// records ever change after the statement that they come from.
#[derive(Debug)]
pub(crate) struct RecordTable {
    slots: Vec<Slot>,
}

/// With the same room for more.
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
            Slot::Own(data) => data,
            Slot::Shared(data) => data,
        }
    }

    pub(crate) fn get_mut(&mut self, id: RecordId) -> &mut RecordData {
        let slot = &mut self.slots[id.index()];
        if let Slot::Shared(data) = slot {
            *slot = Slot::Own(Box::new(RecordData::clone(data)));
        }
        match slot {
            Slot::Own(data) => data,
            // Has just been made another; a copy of its own would do as well.
            Slot::Shared(data) => Arc::make_mut(data),
        }
    }

    pub(crate) fn push(&mut self, record: RecordData) -> RecordId {
        let id = RecordId(self.slots.len() as u32);
        self.slots.push(Slot::Own(Box::new(record)));
        id
    }

    /// Makes room for half as many again.
    pub(crate) fn make_room(&mut self) {
        self.slots.reserve(self.slots.len() / 2);
    }

    /// Prepares for being copied.
    pub(crate) fn share(&mut self) {
        let slots = std::mem::take(&mut self.slots);
        let shared = slots.into_iter().map(|slot| match slot {
            Slot::Own(data) => Slot::Shared(Arc::from(data)),
            shared @ Slot::Shared(_) => shared,
        });
        self.slots = shared.collect();
    }
}
