//! A hash table of places that grows without copying and has lock-free reads.

use std::marker::PhantomData;

use super::bucket::{Bucket, Line, Miss, Query};
use super::segments::Segments;
use super::sync::{AtomicU32, AtomicU64, BUCKET, FIRST_BUCKETS, OnceLock, Ordering, OVERFLOW_WORDS};

/// A hash table of places, the indices of values in a separate table.
///
/// Each bucket is a cache line with the layout `B`, so a miss usually loads one line and no values. Entries that do
/// not fit are in overflow lists.
///
/// The table grows one bucket at a time by linear hashing: a new bucket takes about half of the entries of an older
/// one. Hence there is no copying, and no old table to keep for concurrent readers.
///
/// Writers hold a lock. A hit is always correct, because the query checks the value. A concurrent reader may miss
/// entries that a split is moving. A split announces itself in `pending` before it changes words with release stores,
/// so a reader that sees such a change also sees the announcement.
#[derive(Debug)]
pub struct HashIndex<B> {
    words: Segments<AtomicU32>,
    overflow: OnceLock<Box<Overflow>>,
    len: AtomicU32,
    /// The current [`Buckets`].
    buckets: AtomicU64,
    /// The [`Buckets`] after the split in progress; equal to `buckets` if there is none.
    pending: AtomicU64,
    bucket: PhantomData<fn() -> B>,
}

/// The number of buckets, and the mask of hash bits that selects one, possibly one that does not exist yet.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Buckets {
    count: u32,
    mask: u32,
}

impl Buckets {
    const fn new(count: u32) -> Self {
        Buckets { count, mask: count.next_power_of_two() - 1 }
    }

    #[inline]
    fn load(from: &AtomicU64, ordering: Ordering) -> Self {
        let bits = from.load(ordering);
        Buckets { count: bits as u32, mask: (bits >> 32) as u32 }
    }

    #[inline]
    fn to_bits(self) -> u64 {
        u64::from(self.mask) << 32 | u64::from(self.count)
    }

    /// The bucket for a hash.
    #[inline]
    fn of(self, hash: u32) -> u32 {
        let bucket = hash & self.mask;
        // The entries of a bucket that does not exist yet are in the bucket it will be split from.
        if bucket < self.count { bucket } else { bucket & (self.mask >> 1) }
    }
}

/// Overflow entries of full buckets, in linked lists. Splits move entries and recycle their storage.
#[derive(Debug, Default)]
struct Overflow {
    words: Segments<AtomicU32>,
    len: AtomicU32,
    /// The link to the first free entry.
    free: AtomicU32,
}

impl<B> Default for HashIndex<B> {
    fn default() -> Self {
        HashIndex {
            words: Segments::default(),
            overflow: OnceLock::new(),
            len: AtomicU32::new(0),
            buckets: AtomicU64::new(Buckets::new(FIRST_BUCKETS).to_bits()),
            pending: AtomicU64::new(Buckets::new(FIRST_BUCKETS).to_bits()),
            bucket: PhantomData,
        }
    }
}

/// Zeroed memory from the allocator, which is committed when it is written.
fn zeros(count: usize) -> Box<[AtomicU32]> {
    vec![0; count].into_iter().map(AtomicU32::new).collect()
}

/// The link to the first overflow entry: its index plus one, or 0.
#[inline]
fn link(line: &Line) -> &AtomicU32 {
    &line[BUCKET - 1]
}

/// The error of a lookup that may have missed an entry because of a concurrent split.
#[derive(Debug)]
pub struct Uncertain;

impl<B: Bucket> HashIndex<B> {
    /// Finds the entry with this `hash` that `query` accepts, except among overflow entries. Small and without calls,
    /// for inlining.
    #[inline]
    pub fn find_in_bucket<W: Query>(&self, hash: u32, query: &W) -> Result<W::Found, Miss> {
        let buckets = Buckets::load(&self.buckets, Ordering::Relaxed);
        let line = self.words.run::<BUCKET>(buckets.of(hash)).ok_or(Miss::Absent)?;
        B::find(line, hash, query)
    }

    /// Finds the entry with this `hash` whose place `is_match` accepts. `None` is reliable only while holding the
    /// writers' lock.
    pub fn find(&self, hash: u32, is_match: &dyn Fn(u32) -> bool) -> Option<u32> {
        self.find_among(Buckets::load(&self.buckets, Ordering::Relaxed), hash, is_match)
    }

    /// Like [`find`](Self::find), but `None` is reliable.
    pub fn find_certain(
        &self,
        hash: u32,
        is_match: &dyn Fn(u32) -> bool,
    ) -> Result<Option<u32>, Uncertain> {
        let buckets = Buckets::load(&self.buckets, Ordering::Acquire);
        let place = self.find_among(buckets, hash, is_match);
        // A reader that sees a word changed by a split also sees the new `pending`.
        if place.is_some() || Buckets::load(&self.pending, Ordering::Relaxed) == buckets {
            return Ok(place);
        }
        Err(Uncertain)
    }

    fn find_among(
        &self,
        buckets: Buckets,
        hash: u32,
        is_match: &dyn Fn(u32) -> bool,
    ) -> Option<u32> {
        let line = self.words.run::<BUCKET>(buckets.of(hash))?;
        match B::find(line, hash, &is_match) {
            Ok(place) => Some(place),
            Err(Miss::Absent) => None,
            Err(Miss::Overflow) => self.find_in_overflow(line, hash, is_match),
        }
    }

    /// Searches the overflow entries of a bucket.
    #[cold]
    fn find_in_overflow(
        &self,
        line: &Line,
        hash: u32,
        is_match: &dyn Fn(u32) -> bool,
    ) -> Option<u32> {
        let overflow = self.overflow.get()?;
        let mut entry = overflow.entry(link(line).load(Ordering::Acquire))?;
        loop {
            if entry.hash == hash && is_match(entry.place) {
                return Some(entry.place);
            }
            entry = overflow.entry(entry.next)?;
        }
    }

    /// Adds `place` with `hash`; `hash_of` returns the hash of an earlier place. The caller holds the lock.
    pub fn add(&self, hash: u32, place: u32, hash_of: &dyn Fn(u32) -> u32) {
        let buckets = Buckets::load(&self.buckets, Ordering::Relaxed);
        self.put(self.line(buckets.of(hash)), hash, place);
        let len = self.len.load(Ordering::Relaxed) + 1;
        self.len.store(len, Ordering::Relaxed);
        if len > buckets.count * B::PER_BUCKET {
            self.split(buckets.count, hash_of);
        }
    }

    /// Splits a bucket to create the next one, `new`.
    fn split(&self, new: u32, hash_of: &dyn Fn(u32) -> u32) {
        let buckets = Buckets::new(new + 1);
        // Must precede all changes; see `find_certain`.
        self.pending.store(buckets.to_bits(), Ordering::Relaxed);
        let bit = buckets.mask.ilog2();
        let halves = [self.line(new ^ 1 << bit), self.line(new)];
        B::split(halves[0], halves[1], bit, hash_of);
        let overflow = link(halves[0]).load(Ordering::Relaxed);
        if overflow != 0 {
            self.redistribute(overflow, halves, bit);
        }
        self.buckets.store(buckets.to_bits(), Ordering::Release);
    }

    /// Moves the overflow entries of the split bucket to the right half.
    #[cold]
    fn redistribute(&self, overflow: u32, halves: [&Line; 2], bit: u32) {
        link(halves[0]).store(0, Ordering::Release);
        let mut next = overflow;
        while let Some(entry) = self.overflow.get().and_then(|overflow| overflow.take(next)) {
            self.put(halves[(entry.hash >> bit & 1) as usize], entry.hash, entry.place);
            next = entry.next;
        }
    }

    #[inline]
    fn line(&self, bucket: u32) -> &Line {
        self.words.run_or_make(bucket, zeros)
    }

    #[inline]
    fn put(&self, line: &Line, hash: u32, place: u32) {
        if B::add(line, hash, place).is_err() {
            let next = link(line).load(Ordering::Relaxed);
            let entry = self.overflow.get_or_init(Box::default).add(Entry { hash, place, next });
            link(line).store(entry, Ordering::Release);
        }
    }
}

/// An overflow entry, and the link to the next one.
struct Entry {
    hash: u32,
    place: u32,
    next: u32,
}

impl Overflow {
    /// The words of the linked entry.
    fn words(&self, link: u32) -> Option<&[AtomicU32; OVERFLOW_WORDS]> {
        self.words.run(link.checked_sub(1)?)
    }

    /// Reads the linked entry.
    fn entry(&self, link: u32) -> Option<Entry> {
        let [hash, place, next, ..] =
            self.words(link)?.each_ref().map(|w| w.load(Ordering::Acquire));
        Some(Entry { hash, place, next })
    }

    /// Reads the linked entry and frees it.
    fn take(&self, link: u32) -> Option<Entry> {
        let entry = self.entry(link)?;
        let free = self.free.load(Ordering::Relaxed);
        self.words(link)?[2].store(free, Ordering::Release);
        self.free.store(link, Ordering::Relaxed);
        Some(entry)
    }

    /// Adds an entry and returns its link.
    #[cold]
    fn add(&self, entry: Entry) -> u32 {
        let free = self.free.load(Ordering::Relaxed);
        let link = match self.entry(free) {
            Some(entry) => {
                self.free.store(entry.next, Ordering::Relaxed);
                free
            }
            None => {
                let len = self.len.load(Ordering::Relaxed) + 1;
                self.len.store(len, Ordering::Relaxed);
                len
            }
        };
        let words = self.words.run_or_make::<OVERFLOW_WORDS>(link - 1, zeros);
        for (word, new) in words.iter().zip([entry.hash, entry.place, entry.next]) {
            word.store(new, Ordering::Release);
        }
        link
    }
}

#[cfg(test)]
mod tests {
    use super::super::dense_bucket::DenseBucket;
    use super::super::wide_bucket::WideBucket;
    use super::*;

    fn all_are_found<B: Bucket>(hash: impl Fn(u32) -> u32) {
        let hashes: Vec<u32> = (0..2000).map(hash).collect();
        let index = HashIndex::<B>::default();
        let is = |expected| {
            let count = hashes.len();
            move |place| {
                assert!((place as usize) < count, "nothing else was added");
                place == expected
            }
        };
        for (place, hash) in (0..).zip(&hashes) {
            assert_eq!(index.find(*hash, &is(place)), None);
            index.add(*hash, place, &|place| hashes[place as usize]);
            assert_eq!(index.find(*hash, &is(place)), Some(place));
        }
        for (place, hash) in (0..).zip(&hashes) {
            assert!(matches!(index.find_certain(*hash, &is(place)), Ok(Some(_))));
        }
    }

    /// Well-distributed hashes, hashes that share their low bits, and hashes with few tags.
    #[test]
    fn added_places_are_found() {
        let spread = |n: u32| n.wrapping_mul(0x9e37_79b9);
        for hash in [spread, |n: u32| n << 10 | 7, |n: u32| n >> 5] {
            all_are_found::<WideBucket>(hash);
            all_are_found::<DenseBucket>(hash);
        }
    }
}
