//! Synchronization primitives and sizes of the lock-free tables. `runtime/model` replaces this file to use `loom`.

pub(super) use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
pub(super) use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

/// An array of empty locks.
pub(super) const fn empty_locks<T, const N: usize>() -> [OnceLock<T>; N] {
    [const { OnceLock::new() }; N]
}

/// Number of cells in the first segment; a power of two.
pub(super) const FIRST_CELLS: u32 = 16;

/// Words per bucket.
pub(super) const BUCKET: usize = 16;

/// Words per overflow entry.
pub(super) const OVERFLOW_WORDS: usize = 4;

/// Buckets of an empty table.
pub(super) const FIRST_BUCKETS: u32 = 1;

/// Capacity of a wide bucket, and its average number of entries.
pub(super) const WIDE: usize = 8;
pub(super) const PER_WIDE: u32 = 4;

/// Lowest hash bit stored in a wide bucket. Tables that split by a lower bit are small enough to be in the CPU cache.
pub(super) const HASH_BITS_START: u32 = 6;

/// Average number of entries of a dense bucket.
pub(super) const PER_DENSE: u32 = 10;

/// Bits per place in a dense bucket; the other bits of a word are the tag.
pub(super) const DENSE_PLACE_BITS: u32 = if cfg!(test) { 14 } else { 24 };
