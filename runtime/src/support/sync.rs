//! What the tables that are read without a lock are made of. `runtime/model` has a file of this name that puts `loom`'s
//! versions in place.

pub(super) use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
pub(super) use std::sync::{Mutex, OnceLock, PoisonError};

/// Slots of the smallest table of an interner; a power of two.
pub(super) const FIRST_SLOTS: usize = 16;
