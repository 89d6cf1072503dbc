//! What a bucket of a [`HashIndex`](super::hash_index::HashIndex) is.

use super::sync::{AtomicU32, BUCKET};

/// The words of a bucket, one line of the cache. The last one is the link to what it has no room for; what the others
/// are, a [`Bucket`] says.
pub(super) type Line = [AtomicU32; BUCKET];

/// How places lie in a line with what is known of their hashes.
///
/// Writers are under a lock; those who read meanwhile may miss what is there, but if a split made them do so, then they
/// have seen a word that the split has changed, or one that was changed after that. So what readers look at they load with
/// acquiring loads, and it is stored with releasing ones, also by who adds.
pub trait Bucket: 'static {
    /// How many bits a place may have.
    const PLACE_BITS: u32;
    /// Of how many places, on average, there is to be a bucket.
    const PER_BUCKET: u32;

    /// What is found of what has this `hash`.
    fn find<W: Wanted>(line: &Line, hash: u32, wanted: &W) -> Result<W::Found, Missing>;

    /// Adds a place, if there is room for it.
    fn add(line: &Line, hash: u32, place: u32) -> Result<(), Full>;

    /// Moves those places of `line` to `new`, which is free, of whose hash this bit is set. `hash_of` tells the hash of
    /// what is at a place.
    fn split(line: &Line, new: &Line, bit: u32, hash_of: impl Fn(u32) -> u32);
}

/// What is looked for.
pub trait Wanted {
    /// What is found.
    type Found;

    /// What is at `place`, if that is wanted.
    fn at(&self, place: u32) -> Option<Self::Found>;
}

/// Why something is not in a bucket.
#[derive(Debug)]
pub enum Missing {
    /// There would have been room for it.
    Ended,
    /// There is no room: it may be among what the link leads to.
    Full,
}

/// Says that a bucket has no room.
#[derive(Debug)]
pub struct Full;

/// The part of a hash that every bucket has of its places: never zero, which stands for what is free.
#[inline]
pub(super) fn tag(hash: u32) -> u32 {
    (hash >> (u32::BITS - TAG_BITS)).max(1)
}

/// The bits of a [`tag`].
pub(super) const TAG_BITS: u32 = 8;
