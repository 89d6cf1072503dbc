//! What the tables that are read without a lock are made of. `runtime/model` has a file of this name that puts `loom`'s
//! versions in place.

pub(super) use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
pub(super) use std::sync::{Mutex, OnceLock, PoisonError};

/// Cells of the smallest segment; a power of two.
pub(super) const FIRST_CELLS: u32 = 16;

/// How many bits of a word name a place, in tables that hashes lead to places; the others are of the hash.
pub(super) const PLACE_BITS: u32 = if cfg!(test) { 14 } else { 24 };

/// Words of a bucket; the last one is of another kind.
pub(super) const BUCKET: usize = 16;

/// Words of a run for what a bucket has no room for; the last one is of another kind.
pub(super) const SPILL: usize = 4;

/// Buckets of an empty table.
pub(super) const FIRST_BUCKETS: u32 = 1;

/// Of how many values a bucket holds the places, on average; and where memory counts more than time.
pub(super) const PER_BUCKET: u32 = 7;
pub(super) const PER_DENSE_BUCKET: u32 = 10;
