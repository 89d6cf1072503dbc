//! Buckets of a [`HashIndex`](super::hash_index::HashIndex).

use super::sync::{AtomicU32, BUCKET};

/// A bucket: one cache line. Its last word is the link to overflow entries; a [`Bucket`] defines the others.
pub(super) type Line = [AtomicU32; BUCKET];

/// The layout of entries in a bucket. An entry is a place, which is the index of a value, with some bits of its hash.
///
/// Writers hold a lock. Concurrent readers may miss entries, but a reader that misses an entry because of a split has
/// loaded a word written by the split or later. Therefore readers use acquire loads, and all writers use release
/// stores.
pub trait Bucket: 'static {
    /// The number of bits of a place.
    const PLACE_BITS: u32;
    /// The maximum average number of entries per bucket. If it is exceeded, the index splits a bucket.
    const PER_BUCKET: u32;

    /// Finds the entry with this `hash` that `query` accepts.
    fn find<W: Query>(line: &Line, hash: u32, query: &W) -> Result<W::Found, Miss>;

    /// Adds a place, unless the bucket is full.
    fn add(line: &Line, hash: u32, place: u32) -> Result<(), Full>;

    /// Moves the places with this bit set in their hash from `line` to the unused `new`. `hash_of` returns the hash
    /// of a place's value.
    fn split(line: &Line, new: &Line, bit: u32, hash_of: &dyn Fn(u32) -> u32);
}

/// The criterion of a lookup.
pub trait Query {
    /// The result of a successful lookup.
    type Found;

    /// The result for `place`, if its value matches.
    fn accept(&self, place: u32) -> Option<Self::Found>;
}

/// A query that only tests whether the value at a place matches, for lookups out of line.
impl Query for &dyn Fn(u32) -> bool {
    type Found = u32;

    fn accept(&self, place: u32) -> Option<u32> {
        self(place).then_some(place)
    }
}

/// The reason for a miss in a bucket.
#[derive(Debug)]
pub enum Miss {
    /// The bucket has room, so there is no such entry.
    Absent,
    /// The bucket is full: the entry may be among its overflow entries.
    Overflow,
}

/// The error of a full bucket.
#[derive(Debug)]
pub struct Full;

/// The part of a hash that every entry has. Never zero, which marks free entries.
#[inline]
pub(super) fn tag(hash: u32) -> u32 {
    (hash >> (u32::BITS - TAG_BITS)).max(1)
}

/// The number of bits of a [`tag`].
pub(super) const TAG_BITS: u32 = 8;
