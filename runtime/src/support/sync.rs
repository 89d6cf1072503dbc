//! What the tables that are read without a lock are made of. `runtime/model` has a file of this name that puts `loom`'s
//! versions in place.

pub(super) use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
pub(super) use std::sync::{Mutex, OnceLock, PoisonError};

/// Cells of the smallest segment; a power of two.
pub(super) const FIRST_CELLS: u32 = 16;

/// Words of a bucket.
pub(super) const BUCKET: usize = 16;

/// Words of an entry for what a bucket has no room for.
pub(super) const SPILLED: usize = 4;

/// Buckets of an empty table.
pub(super) const FIRST_BUCKETS: u32 = 1;

/// Places of a bucket for which memory is no matter, and how many of them are taken on average.
pub(super) const WIDE: usize = 8;
pub(super) const PER_WIDE: u32 = 4;

/// Which bits of the hash such a bucket knows: those from here on. Tables that are split by lower ones are in the cache.
pub(super) const KNOWN_FROM: u32 = 6;

/// Of how many values a bucket holds the places, on average, where memory counts more than time.
pub(super) const PER_DENSE: u32 = 10;

/// How many bits of a word name a place there; the others are of the hash.
pub(super) const DENSE_PLACE_BITS: u32 = if cfg!(test) { 14 } else { 24 };
