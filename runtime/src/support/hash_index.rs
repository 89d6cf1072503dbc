//! A table from hashes to places that grows without being copied, and is read without a lock.

use std::marker::PhantomData;

use super::bucket::{Bucket, Line, Missing, Wanted};
use super::segments::Segments;
use super::sync::{AtomicU32, AtomicU64, BUCKET, FIRST_BUCKETS, OnceLock, Ordering, SPILLED};

/// Places by their hashes.
///
/// They lie in buckets, one line of the cache each: what `B` says. So who looks for what is not there touches one line and
/// none of the values. What a line has no room for is in a list of its own.
///
/// The number of buckets grows with that of places, one at a time, by linear hashing: each new one takes about half of
/// the places of an older one. So there is nothing to be copied, and no old table to be kept for those who may still read
/// it.
///
/// Writers are under a lock. What a reader finds is there, because the value at the place decides, which says itself
/// whether it is set. It may miss what is being moved meanwhile: words change with releasing stores once that was `begun`,
/// so that whoever sees such a change sees this as well.
#[derive(Debug)]
pub struct HashIndex<B> {
    words: Segments<AtomicU32>,
    spilled: OnceLock<Box<Spilled>>,
    len: AtomicU32,
    /// The [`Buckets`] that there are.
    buckets: AtomicU64,
    /// Those that there will be when what was begun is done.
    begun: AtomicU64,
    bucket: PhantomData<fn() -> B>,
}

/// A number of buckets, and the bits of a hash that choose one of them, or perhaps one that is not made yet.
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

    /// The bucket of a hash.
    #[inline]
    fn of(self, hash: u32) -> u32 {
        let bucket = hash & self.mask;
        // Buckets that are not made yet are still part of those that they will be taken from.
        if bucket < self.count { bucket } else { bucket & (self.mask >> 1) }
    }
}

/// What buckets have no room for, in lists: places with their hashes. Splits take entries out of their lists, to be used
/// again.
#[derive(Debug, Default)]
struct Spilled {
    words: Segments<AtomicU32>,
    len: AtomicU32,
    /// The first of those that are free, as a link.
    free: AtomicU32,
}

impl<B> Default for HashIndex<B> {
    fn default() -> Self {
        HashIndex {
            words: Segments::default(),
            spilled: OnceLock::new(),
            len: AtomicU32::new(0),
            buckets: AtomicU64::new(Buckets::new(FIRST_BUCKETS).to_bits()),
            begun: AtomicU64::new(Buckets::new(FIRST_BUCKETS).to_bits()),
            bucket: PhantomData,
        }
    }
}

/// Memory that the allocator has as zeros: it is taken as buckets are made.
fn zeros(count: usize) -> Box<[AtomicU32]> {
    vec![0; count].into_iter().map(AtomicU32::new).collect()
}

/// The number of the first entry of a bucket's list plus one, or 0.
#[inline]
fn link(line: &Line) -> &AtomicU32 {
    &line[BUCKET - 1]
}

/// Says that what was not found may be there all the same: something was being moved.
#[derive(Debug)]
pub struct Unsettled;

impl<B: Bucket> HashIndex<B> {
    /// What is found of what has this `hash`. `None` is certain only under the lock of those who add.
    #[inline]
    pub fn find<W: Wanted>(&self, hash: u32, wanted: &W) -> Option<W::Found> {
        self.find_among(Buckets::load(&self.buckets, Ordering::Relaxed), hash, wanted)
    }

    /// As [`find`](Self::find), but what is not found is not there.
    #[inline]
    pub fn find_certain<W: Wanted>(
        &self,
        hash: u32,
        wanted: &W,
    ) -> Result<Option<W::Found>, Unsettled> {
        let buckets = Buckets::load(&self.buckets, Ordering::Acquire);
        let found = self.find_among(buckets, hash, wanted);
        // Whoever sees a word that a split has changed sees as well that the split was begun.
        if found.is_some() || Buckets::load(&self.begun, Ordering::Relaxed) == buckets {
            return Ok(found);
        }
        Err(Unsettled)
    }

    /// As [`find`](Self::find), but does not look through what a bucket had no room for: little code, that calls nothing.
    #[inline]
    pub fn find_in_bucket<W: Wanted>(&self, hash: u32, wanted: &W) -> Result<W::Found, Missing> {
        let buckets = Buckets::load(&self.buckets, Ordering::Relaxed);
        let line = self.words.run::<BUCKET>(buckets.of(hash)).ok_or(Missing::Ended)?;
        B::find(line, hash, wanted)
    }

    #[inline]
    fn find_among<W: Wanted>(&self, buckets: Buckets, hash: u32, wanted: &W) -> Option<W::Found> {
        let line = self.words.run::<BUCKET>(buckets.of(hash))?;
        match B::find(line, hash, wanted) {
            Ok(found) => Some(found),
            Err(Missing::Ended) => None,
            Err(Missing::Full) => self.find_spilled(line, hash, wanted),
        }
    }

    /// Looks through what a bucket had no room for.
    #[cold]
    fn find_spilled<W: Wanted>(&self, line: &Line, hash: u32, wanted: &W) -> Option<W::Found> {
        let spilled = self.spilled.get()?;
        let mut entry = spilled.entry(link(line).load(Ordering::Acquire))?;
        loop {
            if entry.hash == hash
                && let Some(found) = wanted.at(entry.place)
            {
                return Some(found);
            }
            entry = spilled.entry(entry.next)?;
        }
    }

    /// Adds `place`, whose hash is `hash`; `hash_of` tells the hashes of those added before. Under the lock.
    #[inline]
    pub fn add(&self, hash: u32, place: u32, hash_of: impl Fn(u32) -> u32) {
        let buckets = Buckets::load(&self.buckets, Ordering::Relaxed);
        self.put(self.line(buckets.of(hash)), hash, place);
        let len = self.len.load(Ordering::Relaxed) + 1;
        self.len.store(len, Ordering::Relaxed);
        if len > buckets.count * B::PER_BUCKET {
            self.split(buckets.count, hash_of);
        }
    }

    /// Makes bucket `new`, the next one, of places of the bucket that they were in so far.
    fn split(&self, new: u32, hash_of: impl Fn(u32) -> u32) {
        let buckets = Buckets::new(new + 1);
        // Before any word changes: see `find_certain`.
        self.begun.store(buckets.to_bits(), Ordering::Relaxed);
        let bit = buckets.mask.ilog2();
        let halves = [new ^ 1 << bit, new].map(|bucket| self.line(bucket));
        B::split(halves[0], halves[1], bit, hash_of);
        let spilled = link(halves[0]).load(Ordering::Relaxed);
        if spilled != 0 {
            self.share_out(spilled, halves, bit);
        }
        self.buckets.store(buckets.to_bits(), Ordering::Release);
    }

    /// Gives what the first bucket had no room for to the one that it belongs to now.
    #[cold]
    fn share_out(&self, spilled: u32, halves: [&Line; 2], bit: u32) {
        link(halves[0]).store(0, Ordering::Release);
        let mut next = spilled;
        while let Some(entry) = self.spilled.get().and_then(|spilled| spilled.take(next)) {
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
            let entry = self.spilled.get_or_init(Box::default).add(Entry { hash, place, next });
            link(line).store(entry, Ordering::Release);
        }
    }
}

/// An entry of a list, and the link to the next one.
struct Entry {
    hash: u32,
    place: u32,
    next: u32,
}

impl Spilled {
    /// The words of the entry that a link leads to.
    fn words(&self, link: u32) -> Option<&[AtomicU32; SPILLED]> {
        self.words.run(link.checked_sub(1)?)
    }

    /// The entry that a link leads to.
    fn entry(&self, link: u32) -> Option<Entry> {
        let [hash, place, next, ..] =
            self.words(link)?.each_ref().map(|w| w.load(Ordering::Acquire));
        Some(Entry { hash, place, next })
    }

    /// The entry that a link leads to, which is free from now on.
    fn take(&self, link: u32) -> Option<Entry> {
        let entry = self.entry(link)?;
        let free = self.free.load(Ordering::Relaxed);
        self.words(link)?[2].store(free, Ordering::Release);
        self.free.store(link, Ordering::Relaxed);
        Some(entry)
    }

    /// Adds an entry; returns the link to it.
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
        let words = self.words.run_or_make::<SPILLED>(link - 1, zeros);
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

    /// The place `place`, among things with these hashes.
    struct At<'h> {
        hashes: &'h [u32],
        place: u32,
    }

    impl Wanted for At<'_> {
        type Found = u32;

        fn at(&self, place: u32) -> Option<u32> {
            assert!((place as usize) < self.hashes.len(), "nothing else was added");
            (place == self.place).then_some(place)
        }
    }

    fn all_are_found<B: Bucket>(hash: impl Fn(u32) -> u32) {
        let hashes: Vec<u32> = (0..2000).map(hash).collect();
        let index = HashIndex::<B>::default();
        for (place, hash) in (0..).zip(&hashes) {
            let wanted = At { hashes: &hashes, place };
            assert_eq!(index.find(*hash, &wanted), None);
            index.add(*hash, place, |place| hashes[place as usize]);
            assert_eq!(index.find(*hash, &wanted), Some(place));
        }
        for (place, hash) in (0..).zip(&hashes) {
            let wanted = At { hashes: &hashes, place };
            assert!(matches!(index.find_certain(*hash, &wanted), Ok(Some(_))));
        }
    }

    /// Hashes that are spread; some that are all in some of the buckets; and hashes without tags.
    #[test]
    fn what_was_added_is_found() {
        let spread = |n: u32| n.wrapping_mul(0x9e37_79b9);
        for hash in [spread, |n: u32| n << 10 | 7, |n: u32| n >> 5] {
            all_are_found::<WideBucket>(hash);
            all_are_found::<DenseBucket>(hash);
        }
    }
}
