//! Interning with lock-free lookup.

use std::fmt;
use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

use super::bucket::{Bucket, Miss, Query};
use super::segments::Segments;
use super::sync::{AtomicU32, OnceLock, Ordering};
use super::value_index::ValueIndex;
use super::wide_bucket::WideBucket;

/// The hash function for interning.
#[inline]
pub fn hash_of<K: Hash + ?Sized>(key: &K) -> u64 {
    let mut hasher = FxHasher::default();
    key.hash(&mut hasher);
    hasher.finish()
}

/// Mixes a hash down to 32 bits. The hasher multiplies, so keys with trailing zeros, such as floats, leave some bits
/// of the hash constant.
#[inline]
pub fn short(hash: u64) -> u32 {
    ((hash ^ hash >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as u32
}

/// The storage of a value in an [`Interner`].
pub trait Slot: Sized + 'static {
    /// The value type.
    type Value;
    /// The layout of the hash index.
    type Bucket: Bucket;

    /// Allocates empty slots.
    fn empty(count: usize) -> Box<[Self]>;

    /// The value, if set.
    fn get(&self) -> Option<&Self::Value>;

    /// Like [`get`](Self::get), for a slot found in the hash index, which is always set.
    #[inline]
    fn get_found(&self) -> Option<&Self::Value> {
        self.get()
    }

    /// Sets the value. Called once, under the interner's lock.
    fn set(&self, hash: u32, value: Self::Value) -> &Self::Value;

    /// The hash passed to [`set`](Self::set).
    fn hash(&self) -> u32;
}

/// A slot for values of any type.
#[derive(Debug)]
pub struct ValueSlot<T> {
    value: OnceLock<T>,
    hash: AtomicU32,
}

impl<T: 'static> Slot for ValueSlot<T> {
    type Value = T;
    type Bucket = WideBucket;

    fn empty(count: usize) -> Box<[Self]> {
        let mut slots = Vec::with_capacity(count);
        // Iterators would be compiled anew for every type.
        for _ in 0..count {
            slots.push(ValueSlot { value: OnceLock::new(), hash: AtomicU32::new(0) });
        }
        slots.into_boxed_slice()
    }

    #[inline]
    fn get(&self) -> Option<&T> {
        self.value.get()
    }

    fn set(&self, hash: u32, value: T) -> &T {
        self.hash.store(hash, Ordering::Relaxed);
        self.value.get_or_init(|| value)
    }

    #[inline]
    fn hash(&self) -> u32 {
        self.hash.load(Ordering::Relaxed)
    }
}

/// A value made of atomic words that are not all zero, so that its slot needs no flag. The slot does not store the
/// hash either: it is recomputed by `Hash`, so intern the value with that hash.
pub trait AtomicWords: Hash + Sized + 'static {
    /// The layout of the hash index.
    type Bucket: Bucket;

    /// Allocates zeroed slots. Use zeroed memory from the allocator, which is committed when it is written.
    fn zeros(count: usize) -> Box<[PackedSlot<Self>]>;

    /// Whether the value is set. Must be an acquire load of the word that [`set`](Self::set) stores last.
    fn is_set(&self) -> bool;

    /// Stores `value`. The last store must be a release store.
    fn set(&self, value: Self);
}

/// A slot for [`AtomicWords`]. All zeros mean an empty slot.
#[derive(Debug)]
pub struct PackedSlot<W>(pub W);

impl<W: AtomicWords> Slot for PackedSlot<W> {
    type Value = W;
    type Bucket = W::Bucket;

    fn empty(count: usize) -> Box<[Self]> {
        W::zeros(count)
    }

    #[inline]
    fn get(&self) -> Option<&W> {
        self.0.is_set().then_some(&self.0)
    }

    #[inline]
    fn get_found(&self) -> Option<&W> {
        Some(&self.0)
    }

    fn set(&self, _hash: u32, value: W) -> &W {
        self.0.set(value);
        &self.0
    }

    #[inline]
    fn hash(&self) -> u32 {
        short(hash_of(&self.0))
    }
}

/// Stores one copy of every distinct value, identified by a dense `u32` index.
///
/// A hit takes no lock. A miss takes the lock of the [`ValueIndex`], repeats the lookup if values were added since, and
/// inserts the value: first into its slot, then into the index.
pub struct Interner<T, S = ValueSlot<T>>
where
    S: Slot<Value = T>,
{
    slots: Segments<S>,
    index: ValueIndex<S::Bucket>,
}

impl<T, S: Slot<Value = T>> Default for Interner<T, S> {
    fn default() -> Self {
        Interner { slots: Segments::default(), index: ValueIndex::default() }
    }
}

impl<T: fmt::Debug, S: Slot<Value = T>> fmt::Debug for Interner<T, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries((0..self.len()).map(|index| self.get(index))).finish()
    }
}

/// A lookup that missed.
#[derive(Clone, Copy, Debug)]
pub struct MissedLookup {
    hash: u32,
    /// The number of values before the lookup; `None` if it was incomplete.
    len: Option<u32>,
}

impl MissedLookup {
    /// A miss of the value with this `hash` in an incomplete lookup.
    pub fn incomplete(hash: u64) -> Self {
        MissedLookup { hash: short(hash), len: None }
    }
}

/// A query for the value that `eq` accepts.
struct Matching<'i, S, F> {
    slots: &'i Segments<S>,
    eq: F,
}

impl<'i, T: 'i, S: Slot<Value = T>, F: Fn(&T) -> bool> Query for Matching<'i, S, F> {
    type Found = (u32, &'i T);

    #[inline(always)]
    fn accept(&self, index: u32) -> Option<(u32, &'i T)> {
        let value = self.slots.get(index)?.get_found()?;
        (self.eq)(value).then_some((index, value))
    }
}

impl<T, S: Slot<Value = T>> Interner<T, S> {
    /// An empty interner. Does not allocate.
    pub fn new() -> Self {
        Self::default()
    }

    /// The value at `index`.
    #[inline]
    pub fn get(&self, index: u32) -> Option<&T> {
        self.slots.get(index)?.get()
    }

    /// The number of distinct values.
    pub fn len(&self) -> u32 {
        self.index.len()
    }

    /// Whether the interner is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Looks up the value with this `hash` that `eq` accepts.
    #[inline]
    pub fn find(&self, hash: u64, eq: impl Fn(&T) -> bool) -> Option<(u32, &T)> {
        let is_match = |index| self.get(index).is_some_and(&eq);
        let index = self.index.find(short(hash), &is_match)?;
        Some((index, self.get(index)?))
    }

    /// A fast version of [`find`](Self::find) that may miss existing values; [`add`](Self::add) continues it.
    #[inline]
    pub fn find_quickly(
        &self,
        hash: u64,
        eq: impl Fn(&T) -> bool,
    ) -> Result<(u32, &T), MissedLookup> {
        let (hash, len) = (short(hash), self.len());
        let result = self.index.find_in_bucket(hash, &Matching { slots: &self.slots, eq });
        result.map_err(|miss| match miss {
            Miss::Absent => MissedLookup { hash, len: Some(len) },
            Miss::Overflow => MissedLookup { hash, len: None },
        })
    }

    /// Interns the value with this `hash` that equals `key` by `eq`, created by `make` on a miss.
    ///
    /// `make` may use other interners, but not this one.
    #[inline]
    pub fn intern_with<K>(
        &self,
        hash: u64,
        key: K,
        eq: impl Fn(&K, &T) -> bool,
        make: impl FnOnce(K) -> T,
    ) -> (u32, &T) {
        match self.find_quickly(hash, |other| eq(&key, other)) {
            Ok(entry) => entry,
            Err(missed) => self.add(missed, key, eq, make),
        }
    }

    /// Interns `value` and returns its index.
    pub fn intern(&self, value: T) -> u32
    where
        T: Eq + Hash,
    {
        self.intern_with(hash_of(&value), value, T::eq, |value| value).0
    }

    /// Interns a value that [`find_quickly`](Self::find_quickly) missed. Out of line because most lookups are hits.
    #[cold]
    #[inline(never)]
    pub fn add<K>(
        &self,
        missed: MissedLookup,
        key: K,
        eq: impl Fn(&K, &T) -> bool,
        make: impl FnOnce(K) -> T,
    ) -> (u32, &T) {
        let is_match = |index| self.get(index).is_some_and(|value| eq(&key, value));
        let MissedLookup { hash, len } = missed;
        match self.index.find_or_lock(hash, len, &is_match) {
            Ok(index) => (index, self.get(index).expect("a value that was compared")),
            Err(vacancy) => {
                let (index, value) = (vacancy.index(), make(key));
                let value = self.slots.get_or_make(index, S::empty).set(hash, value);
                vacancy.publish(hash, &|index| self.slots.get(index).map_or(0, S::hash));
                (index, value)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicBool, AtomicU64};

    use super::super::dense_bucket::DenseBucket;
    use super::*;

    #[test]
    fn equal_values_share_an_index() {
        let interner = Interner::<_>::new();
        let names: Vec<String> = (0..5000).map(|i| format!("n{}", i % 1000)).collect();
        let first: Vec<u32> = names.iter().map(|n| interner.intern(n.clone())).collect();
        assert_eq!(interner.len(), 1000);
        for (name, index) in names.iter().zip(first) {
            assert_eq!(interner.get(index), Some(name));
            let again =
                interner.intern_with(hash_of(name), (), |_, other| other == name, |_| unreachable!());
            assert_eq!(again, (index, name));
        }
    }

    #[test]
    fn threads_agree() {
        let interner = Interner::<_>::new();
        let runs: Vec<Vec<u32>> = std::thread::scope(|s| {
            let interner = &interner;
            let threads: Vec<_> = (0..4)
                .map(|_| s.spawn(|| (0..20_000u64).map(|i| interner.intern(i * 7)).collect()))
                .collect();
            threads.into_iter().map(|t| t.join().expect("no panic")).collect()
        });
        assert_eq!(interner.len(), 20_000);
        assert!(runs.iter().all(|run| *run == runs[0]));
    }

    /// Similar keys are distributed over the buckets.
    #[test]
    fn hashes_are_spread() {
        let floats = |n: u32| hash_of(&((f64::from(n) * 0.5).to_bits(), 7u32));
        let handles = |n: u32| hash_of(&(256 + n));
        let pages = |n: u32| hash_of(&(u64::from(n) << 40));
        for hash in [floats, handles, pages] {
            let mut buckets = [0; 256];
            (0..2560).for_each(|n| buckets[(short(hash(n)) & 255) as usize] += 1);
            assert!(buckets.iter().all(|count| (1..=30).contains(count)), "{buckets:?}");
        }
    }

    /// A nonzero number with dense buckets.
    struct Dense(AtomicU64);

    impl Dense {
        fn get(&self) -> u64 {
            self.0.load(Ordering::Acquire)
        }
    }

    impl PartialEq for Dense {
        fn eq(&self, other: &Self) -> bool {
            self.get() == other.get()
        }
    }

    impl Eq for Dense {}

    impl Hash for Dense {
        fn hash<H: Hasher>(&self, state: &mut H) {
            state.write_u64(self.get());
        }
    }

    impl AtomicWords for Dense {
        type Bucket = DenseBucket;

        fn zeros(count: usize) -> Box<[PackedSlot<Self>]> {
            (0..count).map(|_| PackedSlot(Dense(AtomicU64::new(0)))).collect()
        }

        fn is_set(&self) -> bool {
            self.get() != 0
        }

        fn set(&self, value: Self) {
            self.0.store(value.get(), Ordering::Release);
        }
    }

    /// Values interned earlier are found during concurrent insertions.
    #[test]
    fn concurrent_splits_hide_no_entries() {
        nothing_is_missed::<_, ValueSlot<u64>>(200_000, |n| n);
        // In tests, a dense index covers 16 thousand values, so this needs several.
        nothing_is_missed::<_, PackedSlot<Dense>>(50_000, |n| Dense(AtomicU64::new(n + 1)));
    }

    fn nothing_is_missed<T: Eq + Hash, S: Slot<Value = T> + Send + Sync>(
        count: u32,
        value: impl Fn(u64) -> T + Sync,
    ) {
        let interner = Interner::<T, S>::default();
        let (published, done) = (AtomicU32::new(0), AtomicBool::new(false));
        std::thread::scope(|s| {
            let reader = || {
                let mut n = 0u64;
                while !done.load(Ordering::Relaxed) {
                    let published = u64::from(published.load(Ordering::Acquire));
                    n = hash_of(&(n + 1)) >> 8;
                    if published > 0 {
                        let value = value(n % published);
                        let entry = interner.find(hash_of(&value), |other| *other == value);
                        assert_eq!(entry.map(|(index, _)| index), Some((n % published) as u32));
                    }
                }
            };
            let readers = [s.spawn(reader), s.spawn(reader)];
            for n in 0..count {
                assert_eq!(interner.intern(value(n.into())), n);
                published.store(n + 1, Ordering::Release);
            }
            done.store(true, Ordering::Relaxed);
            for reader in readers {
                reader.join().expect("no panic");
            }
        });
    }
}
