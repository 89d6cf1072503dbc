//! A table from hashes to places that grows without being copied, and is read without a lock.

use smallvec::SmallVec;

use super::segments::Segments;
use super::sync::{
    AtomicU32, AtomicU64, BUCKET, FIRST_BUCKETS, OnceLock, Ordering, PLACE_BITS, SPILL,
};

/// What is looked for.
pub trait Wanted {
    /// What is found.
    type Found;

    /// What is at `place`, if that is wanted.
    fn at(&self, place: u32) -> Option<Self::Found>;
}

/// Up to 2^24 places by their hashes.
///
/// A place and eight bits of its hash make one word. Words lie in buckets, one line of the cache each, whose last word
/// names the run, a smaller one, with those for which there is no room. In a run, a word is at the position that its
/// eight bits choose or at the first behind it that was free. So what is there is mostly the first word looked at, and
/// who looks for what is not there touches one line and none of the values.
///
/// The number of buckets grows with that of places, one at a time, by linear hashing: each new one takes about half of
/// the words of an older one. So there is nothing to be copied, and no old table to be kept for those who may still read
/// it. Whether a word is to move depends on more of its hash than it has; the value has that.
///
/// Writers are under a lock. What a reader finds is there, because the value at the place decides, which says itself
/// whether it is set. It may miss what is being moved meanwhile: words change with releasing stores once that was `begun`,
/// so that whoever sees such a change sees this as well.
#[derive(Debug)]
pub struct HashIndex {
    words: Segments<AtomicU32>,
    spilled: OnceLock<Box<Spilled>>,
    len: AtomicU32,
    /// The [`Buckets`] that there are.
    buckets: AtomicU64,
    /// Those that there will be when what was begun is done.
    begun: AtomicU64,
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

/// Runs for what buckets have no room for.
#[derive(Debug, Default)]
struct Spilled {
    words: Segments<AtomicU32>,
    runs: AtomicU32,
}

impl Default for HashIndex {
    fn default() -> Self {
        HashIndex {
            words: Segments::default(),
            spilled: OnceLock::new(),
            len: AtomicU32::new(0),
            buckets: AtomicU64::new(Buckets::new(FIRST_BUCKETS).to_bits()),
            begun: AtomicU64::new(Buckets::new(FIRST_BUCKETS).to_bits()),
        }
    }
}

/// In a word, the place.
const PLACE: u32 = (1 << PLACE_BITS) - 1;

/// The part of a hash that is in a word: never zero, as words are that are free.
#[inline]
fn tag(hash: u32) -> u32 {
    (hash >> PLACE_BITS).max(1)
}

/// The position at which a word is looked for first.
#[inline]
fn first_position(tag: u32, words: usize) -> usize {
    (tag as usize * words) >> (u32::BITS - PLACE_BITS)
}

/// The position after this one.
#[inline]
fn next_position(position: usize, words: usize) -> usize {
    if position + 1 == words { 0 } else { position + 1 }
}

/// Memory that the allocator has as zeros: it is taken as buckets are made.
fn zeros(count: usize) -> Box<[AtomicU32]> {
    vec![0; count].into_iter().map(AtomicU32::new).collect()
}

/// Says that what was not found may be there all the same: something was being moved.
#[derive(Debug)]
pub struct Unsettled;

impl HashIndex {
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

    #[inline]
    fn find_among<W: Wanted>(&self, buckets: Buckets, hash: u32, wanted: &W) -> Option<W::Found> {
        let run = self.words.run::<BUCKET>(buckets.of(hash))?;
        let (link, words) = run.split_last()?;
        match find_in(words, tag(hash), wanted) {
            Ok(found) => Some(found),
            Err(Ended) => None,
            Err(Full) => self.find_spilled(link.load(Ordering::Relaxed), tag(hash), wanted),
        }
    }

    /// Looks through the runs from the one that `link` names.
    #[cold]
    fn find_spilled<W: Wanted>(&self, mut link: u32, tag: u32, wanted: &W) -> Option<W::Found> {
        while let Some(run) = link.checked_sub(1) {
            let (next, words) = self.spilled.get()?.words.run::<SPILL>(run)?.split_last()?;
            match find_in(words, tag, wanted) {
                Ok(found) => return Some(found),
                Err(Ended) => return None,
                Err(Full) => link = next.load(Ordering::Relaxed),
            }
        }
        None
    }

    /// Adds `place`, whose hash is `hash`; `hash_of` tells the hashes of those added before. Under the lock.
    ///
    /// There will be so many buckets that `per_bucket` places are in one on average.
    pub fn add(&self, hash: u32, place: u32, per_bucket: u32, hash_of: impl Fn(u32) -> u32) {
        let buckets = Buckets::load(&self.buckets, Ordering::Relaxed);
        let mut run = self.bucket(buckets.of(hash));
        let free = loop {
            match run.free(tag(hash)) {
                Some(free) => break free,
                None => run = self.next_or_make(run),
            }
        };
        free.store(tag(hash) << PLACE_BITS | place, Ordering::Relaxed);
        let len = self.len.load(Ordering::Relaxed) + 1;
        self.len.store(len, Ordering::Relaxed);
        if len > buckets.count * per_bucket {
            self.split(buckets.count, hash_of);
        }
    }

    /// Makes bucket `new`, the next one, of words of the bucket that they were in so far.
    fn split(&self, new: u32, hash_of: impl Fn(u32) -> u32) {
        let buckets = Buckets::new(new + 1);
        // Before any word changes: see `find_certain`.
        self.begun.store(buckets.to_bits(), Ordering::Relaxed);
        let old = self.bucket(new & (buckets.mask >> 1));
        let (mut taken, mut kept) = (Words::new(), Words::new());
        let mut next = Some(old);
        while let Some(run) = next {
            let words = run.words.iter().map(|word| word.load(Ordering::Relaxed));
            for word in words.filter(|word| *word != 0) {
                let moves = hash_of(word & PLACE) & buckets.mask == new;
                if moves { &mut taken } else { &mut kept }.push(word);
            }
            next = self.next(run);
        }
        self.fill(self.bucket(new), &taken);
        self.fill(old, &kept);
        self.buckets.store(buckets.to_bits(), Ordering::Release);
    }

    /// Makes `words` those of a bucket.
    fn fill<'i>(&'i self, mut run: Run<'i>, mut words: &[u32]) {
        loop {
            words = run.fill(words);
            run = match self.next(run) {
                Some(next) => next,
                None if words.is_empty() => break,
                None => self.next_or_make(run),
            };
        }
    }

    #[inline]
    fn bucket(&self, bucket: u32) -> Run<'_> {
        let [words @ .., link] = self.words.run_or_make::<BUCKET>(bucket, zeros);
        Run { words, link }
    }

    /// The run that a bucket goes on with after `run`.
    #[inline]
    fn next(&self, run: Run<'_>) -> Option<Run<'_>> {
        let number = run.link.load(Ordering::Relaxed).checked_sub(1)?;
        let [words @ .., link] = self.spilled.get()?.words.run::<SPILL>(number)?;
        Some(Run { words, link })
    }

    #[cold]
    fn next_or_make(&self, run: Run<'_>) -> Run<'_> {
        if let Some(next) = self.next(run) {
            return next;
        }
        let spilled = self.spilled.get_or_init(Box::default);
        let number = spilled.runs.load(Ordering::Relaxed);
        spilled.runs.store(number + 1, Ordering::Relaxed);
        let [words @ .., link] = spilled.words.run_or_make::<SPILL>(number, zeros);
        run.link.store(number + 1, Ordering::Relaxed);
        Run { words, link }
    }
}

/// Why a word is not in a run.
enum Missing {
    /// A word is free that it could have been in.
    Ended,
    /// None is: it may be in the next run.
    Full,
}
use Missing::{Ended, Full};

#[inline(always)]
fn find_in<W: Wanted>(words: &[AtomicU32], tag: u32, wanted: &W) -> Result<W::Found, Missing> {
    let mut position = first_position(tag, words.len());
    for _ in words {
        let word = words[position].load(Ordering::Acquire);
        if word >> PLACE_BITS == tag {
            if let Some(found) = wanted.at(word & PLACE) {
                return Ok(found);
            }
        } else if word == 0 {
            return Err(Ended);
        }
        position = next_position(position, words.len());
    }
    Err(Full)
}

/// Words taken out of a bucket.
type Words = SmallVec<[u32; 32]>;

/// A run of words, for who holds the lock.
#[derive(Clone, Copy)]
struct Run<'i> {
    words: &'i [AtomicU32],
    /// The number of the next run, plus one.
    link: &'i AtomicU32,
}

impl<'i> Run<'i> {
    /// The word to be used for something with this tag, if one is free.
    #[inline]
    fn free(self, tag: u32) -> Option<&'i AtomicU32> {
        let mut position = first_position(tag, self.words.len());
        for _ in self.words {
            let word = &self.words[position];
            if word.load(Ordering::Relaxed) == 0 {
                return Some(word);
            }
            position = next_position(position, self.words.len());
        }
        None
    }

    /// Replaces what is in this run by those of `words` that there is room for; returns the others.
    fn fill(self, words: &[u32]) -> &[u32] {
        let len = self.words.len();
        let (words, others) = words.split_at(words.len().min(len));
        let mut new = [0; BUCKET];
        for word in words {
            let mut position = first_position(word >> PLACE_BITS, len);
            while new[position] != 0 {
                position = next_position(position, len);
            }
            new[position] = *word;
        }
        for (word, new) in self.words.iter().zip(new) {
            word.store(new, Ordering::Release);
        }
        others
    }
}
