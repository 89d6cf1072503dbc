//! Hash-consing with lock-free look-up.

use std::array;
use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

use super::append_vec::AppendVec;
use super::sync::{AtomicU32, AtomicU64, FIRST_SLOTS, Mutex, OnceLock, Ordering, PoisonError};

/// Tables: generation `n` has `FIRST_SLOTS << n` slots.
const GENERATIONS: usize = 29;

/// Keeps one copy of every distinct value and names it by a dense `u32`.
///
/// A look-up that hits takes no lock: it probes a table of atomic words, each a 32-bit tag of the hash and the index
/// plus one. Only a miss takes the mutex, looks again, and publishes. A full table is replaced by one of twice the
/// size; old tables stay (their sizes add up to less than the current one) because readers may still be in them, at
/// worst missing a new value and taking the slow path.
#[derive(Debug)]
pub struct Interner<T> {
    values: AppendVec<T>,
    tables: [OnceLock<Box<[AtomicU64]>>; GENERATIONS],
    current: AtomicU32,
    insert: Mutex<()>,
}

impl<T> Default for Interner<T> {
    fn default() -> Self {
        Interner {
            values: AppendVec::new(),
            tables: array::from_fn(|_| OnceLock::new()),
            current: AtomicU32::new(0),
            insert: Mutex::new(()),
        }
    }
}

/// The hash that interning uses.
pub fn hash_of<K: Hash + ?Sized>(key: &K) -> u64 {
    let mut hasher = FxHasher::default();
    key.hash(&mut hasher);
    hasher.finish()
}

/// Where a probe ended.
enum Probe<'t, T> {
    Found(u32, &'t T),
    Empty(usize),
}

impl<T> Interner<T> {
    /// An empty interner; allocates nothing.
    pub fn new() -> Self {
        Self::default()
    }

    /// The value named `index`.
    #[inline]
    pub fn get(&self, index: u32) -> Option<&T> {
        self.values.get(index)
    }

    /// The number of distinct values.
    pub fn len(&self) -> u32 {
        self.values.len()
    }

    /// Whether nothing was interned.
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    fn table(&self, generation: u32) -> &[AtomicU64] {
        self.tables[generation as usize]
            .get_or_init(|| (0..FIRST_SLOTS << generation).map(|_| AtomicU64::new(0)).collect())
    }

    #[inline]
    fn probe(&self, table: &[AtomicU64], tag: u32, eq: &impl Fn(&T) -> bool) -> Probe<'_, T> {
        let mask = table.len() - 1;
        let mut slot = tag as usize & mask;
        loop {
            let word = table[slot].load(Ordering::Acquire);
            if word == 0 {
                return Probe::Empty(slot);
            }
            let index = word as u32 - 1;
            if (word >> 32) as u32 == tag
                && let Some(value) = self.values.get(index)
                && eq(value)
            {
                return Probe::Found(index, value);
            }
            slot = (slot + 1) & mask;
        }
    }

    /// The value that `eq` accepts among those with this `hash`, and its index; made by `make` if there is none.
    ///
    /// `make` may intern into other interners but not into this one.
    #[inline]
    pub fn intern_with(
        &self,
        hash: u64,
        eq: impl Fn(&T) -> bool,
        make: impl FnOnce() -> T,
    ) -> (u32, &T) {
        // The tag both places an entry and rejects others in its run, so tables grow without hashing values again.
        let tag = (hash ^ (hash >> 32)) as u32;
        let generation = self.current.load(Ordering::Acquire);
        match self.probe(self.table(generation), tag, &eq) {
            Probe::Found(index, value) => (index, value),
            Probe::Empty(_) => self.insert(tag, make, |_, other| eq(other), |make| make()),
        }
    }

    /// The value that `eq` accepts among those with this `hash`, if it was interned.
    #[inline]
    pub fn find(&self, hash: u64, eq: impl Fn(&T) -> bool) -> Option<(u32, &T)> {
        let tag = (hash ^ (hash >> 32)) as u32;
        let generation = self.current.load(Ordering::Acquire);
        match self.probe(self.table(generation), tag, &eq) {
            Probe::Found(index, value) => Some((index, value)),
            Probe::Empty(_) => None,
        }
    }

    /// The slow path. `key` is what `eq` compares by and `make` consumes.
    #[cold]
    fn insert<K>(
        &self,
        tag: u32,
        key: K,
        eq: impl Fn(&K, &T) -> bool,
        make: impl FnOnce(K) -> T,
    ) -> (u32, &T) {
        // A poisoned lock means that `make` panicked before anything was published: the tables are as they were.
        let _guard = self.insert.lock().unwrap_or_else(PoisonError::into_inner);
        let generation = self.current.load(Ordering::Acquire);
        let mut table = self.table(generation);
        let mut slot = match self.probe(table, tag, &|other| eq(&key, other)) {
            Probe::Found(index, value) => return (index, value),
            Probe::Empty(slot) => slot,
        };
        let value = make(key);
        let count = self.values.len() as usize + 1;
        if count * 4 > table.len() * 3 && (generation as usize) + 1 < GENERATIONS {
            table = self.grow(table, generation + 1);
            slot = free_slot(table, tag);
        }
        let (index, value) = self.values.push_ref(value);
        table[slot].store(u64::from(tag) << 32 | u64::from(index + 1), Ordering::Release);
        (index, value)
    }

    /// Fills the table of `generation` with the entries of `old`, then publishes it.
    fn grow(&self, old: &[AtomicU64], generation: u32) -> &[AtomicU64] {
        let table = self.table(generation);
        for entry in old {
            let word = entry.load(Ordering::Relaxed);
            if word != 0 {
                table[free_slot(table, (word >> 32) as u32)].store(word, Ordering::Relaxed);
            }
        }
        self.current.store(generation, Ordering::Release);
        table
    }
}

impl<T: Hash + Eq> Interner<T> {
    /// The index of `value`.
    pub fn intern(&self, value: T) -> u32 {
        self.intern_value(hash_of(&value), value).0
    }

    /// The index of `value`, whose hash is `hash`, and the value kept.
    #[inline]
    pub fn intern_value(&self, hash: u64, value: T) -> (u32, &T) {
        let tag = (hash ^ (hash >> 32)) as u32;
        let generation = self.current.load(Ordering::Acquire);
        match self.probe(self.table(generation), tag, &|other| *other == value) {
            Probe::Found(index, value) => (index, value),
            Probe::Empty(_) => {
                self.insert(tag, value, |value, other| value == other, |value| value)
            }
        }
    }
}

/// The first free slot for an entry with this tag. The table is never full.
fn free_slot(table: &[AtomicU64], tag: u32) -> usize {
    let mask = table.len() - 1;
    let mut slot = tag as usize & mask;
    while table[slot].load(Ordering::Relaxed) != 0 {
        slot = (slot + 1) & mask;
    }
    slot
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_values_share_an_index() {
        let interner = Interner::new();
        let names: Vec<String> = (0..5000).map(|i| format!("n{}", i % 1000)).collect();
        let first: Vec<u32> = names.iter().map(|n| interner.intern(n.clone())).collect();
        assert_eq!(interner.len(), 1000);
        for (name, index) in names.iter().zip(first) {
            assert_eq!(interner.get(index), Some(name));
            let again =
                interner.intern_with(hash_of(name), |other| other == name, || unreachable!());
            assert_eq!(again, (index, name));
        }
    }

    #[test]
    fn threads_agree() {
        let interner = Interner::new();
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
}
