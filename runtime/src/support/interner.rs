//! Interning.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{PoisonError, RwLock, RwLockWriteGuard};

use hashbrown::HashTable;
use rustc_hash::FxHasher;

use super::segments::Segments;

/// The hash function for interning.
#[inline]
pub(crate) fn hash_of<K: Hash + ?Sized>(key: &K) -> u64 {
    let mut hasher = FxHasher::default();
    key.hash(&mut hasher);
    hasher.finish()
}

/// Mixes a hash down to 32 bits. The hasher multiplies, so keys with trailing zeros, such as floats, leave some bits
/// of the hash constant.
#[inline]
fn short(hash: u64) -> u32 {
    ((hash ^ hash >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as u32
}

/// The storage of a value in an [`Interner`].
pub trait Slot: Sized + 'static {
    /// The value type.
    type Value;

    /// Allocates empty slots.
    fn empty(count: usize) -> Box<[Self]>;

    /// The value, if set.
    fn get(&self) -> Option<&Self::Value>;

    /// Sets the value. Called once.
    fn set(&self, value: Self::Value) -> &Self::Value;
}

/// A slot for values of any type.
#[derive(Debug)]
pub struct ValueSlot<T>(OnceLock<T>);

impl<T: 'static> Slot for ValueSlot<T> {
    type Value = T;

    fn empty(count: usize) -> Box<[Self]> {
        let mut slots = Vec::with_capacity(count);
        // Iterators would be compiled anew for every type.
        for _ in 0..count {
            slots.push(ValueSlot(OnceLock::new()));
        }
        slots.into_boxed_slice()
    }

    #[inline]
    fn get(&self) -> Option<&T> {
        self.0.get()
    }

    fn set(&self, value: T) -> &T {
        self.0.get_or_init(|| value)
    }
}

/// A value made of atomic words that are not all zero, so that its slot needs no flag.
pub trait AtomicWords: Sized + 'static {
    /// Allocates zeroed slots. Use zeroed memory from the allocator, which is committed when it is written.
    fn zeros(count: usize) -> Box<[PackedSlot<Self>]>;

    /// Whether the value is set. Must be an acquire load of the word that [`set`](Self::set) stores last.
    fn is_set(&self) -> bool;

    /// Stores `value`. The last store must be a release store.
    fn set(&self, value: Self);
}

/// A slot for [`AtomicWords`]. All zeros mean an empty slot.
#[derive(Debug)]
pub struct PackedSlot<W>(pub(crate) W);

impl<W: AtomicWords> Slot for PackedSlot<W> {
    type Value = W;

    fn empty(count: usize) -> Box<[Self]> {
        W::zeros(count)
    }

    #[inline]
    fn get(&self) -> Option<&W> {
        self.0.is_set().then_some(&self.0)
    }

    fn set(&self, value: W) -> &W {
        self.0.set(value);
        &self.0
    }
}

/// The number of locks of an interner.
const SHARDS: usize = 8;

/// The hashes and indices of some values of an interner.
type Shard = HashTable<(u32, u32)>;

/// The indices of an interner's values by hash. Knows the values only by index, so that the interners of all types
/// share the compiled code.
#[derive(Debug, Default)]
struct Index {
    shards: [RwLock<Shard>; SHARDS],
    len: AtomicU32,
}

/// The bits of a hash that a table of `hashbrown` uses: the lowest and the highest ones. The lowest ones do not include
/// those that select the shard, which are equal for all values of a table.
#[inline]
fn table_hash(hash: u32) -> u64 {
    (u64::from(hash) << 32) | (u64::from(hash) / SHARDS as u64)
}

impl Index {
    /// The shard of `hash`. A poisoned lock means that making a value panicked before the shard was changed.
    #[inline]
    fn shard(&self, hash: u32) -> &RwLock<Shard> {
        &self.shards[hash as usize % SHARDS]
    }

    /// The index of the value with this `hash` that `is_match` accepts.
    #[inline]
    fn find(&self, hash: u32, is_match: &mut dyn FnMut(u32) -> bool) -> Option<u32> {
        let shard = self.shard(hash).read().unwrap_or_else(PoisonError::into_inner);
        find_in(&shard, hash, is_match)
    }

    /// Locks the shard of `hash`; or the index of the value, which was added in the meantime.
    fn lock(
        &self,
        hash: u32,
        is_match: &mut dyn FnMut(u32) -> bool,
    ) -> Result<RwLockWriteGuard<'_, Shard>, u32> {
        let shard = self.shard(hash).write().unwrap_or_else(PoisonError::into_inner);
        match find_in(&shard, hash, is_match) {
            Some(index) => Err(index),
            None => Ok(shard),
        }
    }

    /// The index of a new value.
    ///
    /// # Panics
    ///
    /// If there are `u32::MAX - 64` values.
    fn next(&self) -> u32 {
        let index = self.len.fetch_add(1, Ordering::AcqRel);
        assert!(index < u32::MAX - 64, "4 billion values in one table");
        index
    }
}

#[inline(never)]
fn find_in(shard: &Shard, hash: u32, is_match: &mut dyn FnMut(u32) -> bool) -> Option<u32> {
    let entry = shard.find(table_hash(hash), |entry| entry.0 == hash && is_match(entry.1));
    entry.map(|entry| entry.1)
}

/// Stores one copy of every distinct value, identified by a dense `u32` index.
///
/// Values are in segments that never move, so a value is read by its index without a lock. A lookup by value locks one
/// of several hash tables.
pub(crate) struct Interner<T, S = ValueSlot<T>>
where
    S: Slot<Value = T>,
{
    slots: Segments<S>,
    index: Index,
}

impl<T, S: Slot<Value = T>> Default for Interner<T, S> {
    fn default() -> Self {
        Interner { slots: Segments::default(), index: Index::default() }
    }
}

impl<T: fmt::Debug, S: Slot<Value = T>> fmt::Debug for Interner<T, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries((0..self.len()).map(|index| self.get(index))).finish()
    }
}

impl<T, S: Slot<Value = T>> Interner<T, S> {
    /// An empty interner. Does not allocate.
    pub(crate) fn new() -> Self {
        Self::default()
    }

    /// The value at `index`.
    #[inline]
    pub(crate) fn get(&self, index: u32) -> Option<&T> {
        self.slots.get(index)?.get()
    }

    /// The number of distinct values.
    pub(crate) fn len(&self) -> u32 {
        self.index.len.load(Ordering::Acquire)
    }

    /// Whether the interner is empty.
    pub(crate) fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Looks up the value with this `hash` that `eq` accepts.
    #[inline]
    pub(crate) fn find(&self, hash: u64, eq: impl Fn(&T) -> bool) -> Option<(u32, &T)> {
        let mut value = None;
        let index = self.index.find(short(hash), &mut |index| {
            value = self.get(index).filter(|value| eq(value));
            value.is_some()
        })?;
        Some((index, value?))
    }

    /// Interns the value with this `hash` that equals `key` by `eq`, created by `make` on a miss.
    ///
    /// `make` may use other interners, but not this one.
    #[inline]
    pub(crate) fn intern_with<K>(
        &self,
        hash: u64,
        key: K,
        eq: impl Fn(&K, &T) -> bool,
        make: impl FnOnce(K) -> T,
    ) -> (u32, &T) {
        match self.find(hash, |other| eq(&key, other)) {
            Some(found) => found,
            None => self.add(hash, key, eq, make),
        }
    }

    /// Interns `value` and returns its index.
    pub(crate) fn intern(&self, value: T) -> u32
    where
        T: Eq + Hash,
    {
        self.intern_with(hash_of(&value), value, T::eq, |value| value).0
    }

    /// Interns a value that [`find`](Self::find) missed. Out of line because most lookups are hits.
    #[cold]
    #[inline(never)]
    pub(crate) fn add<K>(
        &self,
        hash: u64,
        key: K,
        eq: impl Fn(&K, &T) -> bool,
        make: impl FnOnce(K) -> T,
    ) -> (u32, &T) {
        let hash = short(hash);
        let mut is_match = |index| self.get(index).is_some_and(|value| eq(&key, value));
        let mut shard = match self.index.lock(hash, &mut is_match) {
            Ok(shard) => shard,
            Err(index) => return (index, self.get(index).expect("a value that was compared")),
        };
        let value = make(key);
        let index = self.index.next();
        let value = self.slots.get_or_make(index, S::empty).set(value);
        shard.insert_unique(table_hash(hash), (hash, index), |entry| table_hash(entry.0));
        (index, value)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use super::*;

    #[test]
    fn equal_values_share_an_index() {
        let interner = Interner::<_>::new();
        let names: Vec<String> = (0..5000).map(|i| format!("n{}", i % 1000)).collect();
        let first: Vec<u32> = names.iter().map(|n| interner.intern(n.clone())).collect();
        assert_eq!(interner.len(), 1000);
        for (name, index) in names.iter().zip(first) {
            assert_eq!(interner.get(index), Some(name));
            let again = interner.intern_with(
                hash_of(name),
                (),
                |_, other| other == name,
                |_| unreachable!(),
            );
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

    /// The bits of a hash that select a shard do not select the place in it.
    #[test]
    fn shards_are_filled_evenly() {
        let hashes = (0..80_000u32).map(|n| short(hash_of(&n)));
        let mut buckets = [0; 256];
        for hash in hashes.filter(|hash| (*hash as usize).is_multiple_of(SHARDS)) {
            buckets[(table_hash(hash) >> 12 & 255) as usize] += 1;
        }
        assert!(buckets.iter().all(|count| (10..=100).contains(count)), "{buckets:?}");
    }

    /// Values interned earlier are found during concurrent insertions.
    #[test]
    fn values_are_found_during_insertions() {
        let interner = Interner::<u64>::new();
        let (published, done) = (AtomicU32::new(0), AtomicBool::new(false));
        std::thread::scope(|s| {
            let reader = || {
                let mut n = 0u64;
                while !done.load(Ordering::Relaxed) {
                    let count = u64::from(published.load(Ordering::Acquire));
                    n = hash_of(&(n + 1)) >> 8;
                    if count > 0 {
                        let value = n % count;
                        let entry = interner.find(hash_of(&value), |other| *other == value);
                        assert_eq!(entry.map(|(index, _)| index), Some(value as u32));
                    }
                }
            };
            let readers = [s.spawn(reader), s.spawn(reader)];
            for n in 0..200_000 {
                assert_eq!(interner.intern(n.into()), n);
                published.store(n + 1, Ordering::Release);
            }
            done.store(true, Ordering::Relaxed);
            for reader in readers {
                reader.join().expect("no panic");
            }
        });
    }

    /// A value whose creation panics is not added, and the interner can be used afterwards.
    #[test]
    fn panics_add_nothing() {
        let interner = Interner::<u64>::new();
        let panics =
            || interner.intern_with(hash_of(&7u64), (), |_, _| false, |_| panic!("no value"));
        assert!(std::panic::catch_unwind(std::panic::AssertUnwindSafe(panics)).is_err());
        assert_eq!(interner.len(), 0);
        assert_eq!(interner.intern(7), 0);
        assert_eq!(interner.intern(7), 0);
    }
}
