//! The table of records.

use super::{RecordData, RecordId};

/// All records, classes and prototypes of a run.
#[derive(Debug)]
pub(crate) struct RecordTable(Vec<RecordData>);

impl RecordTable {
    pub(crate) fn with_capacity(count: usize) -> Self {
        Self(Vec::with_capacity(count))
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn get(&self, id: RecordId) -> &RecordData {
        &self.0[id.index()]
    }

    pub(crate) fn get_mut(&mut self, id: RecordId) -> &mut RecordData {
        &mut self.0[id.index()]
    }

    pub(crate) fn push(&mut self, record: RecordData) -> RecordId {
        let id = RecordId(self.0.len() as u32);
        self.0.push(record);
        id
    }
}
