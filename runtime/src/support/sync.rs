//! What the tables that are read without a lock are made of. `runtime/model` has a file of this name that puts `loom`'s
//! versions in place.

pub(super) use std::sync::atomic::{AtomicU32, Ordering};
pub(super) use std::sync::{Mutex, OnceLock, PoisonError};

/// Cells of the smallest segment; a power of two.
pub(super) const FIRST_CELLS: u32 = 16;

/// Chains of an empty interner; at least two.
pub(super) const FIRST_CHAINS: u32 = 16;

/// Whether so many values have become too many for `chains`: an average of one and a half is allowed.
#[inline]
pub(super) fn needs_another_chain(values: u32, chains: u32) -> bool {
    u64::from(values) * 2 > u64::from(chains) * 3
}
