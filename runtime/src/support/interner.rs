//! Hash-consing with lock-free look-up.

use std::fmt;
use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

use super::segments::Segments;
use super::sync::{
    AtomicU32, FIRST_CHAINS, Mutex, OnceLock, Ordering, PoisonError, needs_another_chain,
};

/// The hash that interning uses.
pub fn hash_of<K: Hash + ?Sized>(key: &K) -> u64 {
    let mut hasher = FxHasher::default();
    key.hash(&mut hasher);
    hasher.finish()
}

/// The half of a hash that chooses the chain.
#[inline]
fn short(hash: u64) -> u32 {
    (hash ^ hash >> 32) as u32
}

/// What holds one value of an [`Interner`]: the value, once it is set, its hash or what that follows from, and the link
/// to the next one of its chain.
pub trait Slot: Sized + 'static {
    /// What is kept.
    type Value;

    /// That many slots without values.
    fn empty(count: usize) -> Box<[Self]>;

    /// The value, if it was set.
    fn get(&self) -> Option<&Self::Value>;

    /// As [`get`](Self::get), of a slot that was found in a chain, where slots come with their values.
    #[inline]
    fn get_linked(&self) -> Option<&Self::Value> {
        self.get()
    }

    /// Sets the value. The interner does that once, under its lock.
    fn set(&self, hash: u32, value: Self::Value) -> &Self::Value;

    /// The hash that the value was set with.
    fn hash(&self) -> u32;

    /// Whether the value may have this hash, where that costs less than comparing.
    #[inline]
    fn may_have(&self, _hash: u32) -> bool {
        true
    }

    /// The index of the next value in the chain, plus one.
    fn next(&self) -> &AtomicU32;
}

/// A slot for any value.
#[derive(Debug)]
pub struct ValueSlot<T> {
    value: OnceLock<T>,
    hash: AtomicU32,
    next: AtomicU32,
}

impl<T: 'static> Slot for ValueSlot<T> {
    type Value = T;

    fn empty(count: usize) -> Box<[Self]> {
        let empty = || ValueSlot {
            value: OnceLock::new(),
            hash: AtomicU32::new(0),
            next: AtomicU32::new(0),
        };
        (0..count).map(|_| empty()).collect()
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

    #[inline]
    fn may_have(&self, hash: u32) -> bool {
        self.hash() == hash
    }

    #[inline]
    fn next(&self) -> &AtomicU32 {
        &self.next
    }
}

/// A value that is a few atomic words, not all zero: it needs neither a flag that says that it is set nor room for its
/// hash.
///
/// Its hash is that of `Hash`, so that is what it is to be interned with.
pub trait AtomicWords: Hash + Sized + 'static {
    /// That many slots of zeros. They are to be zeros that were allocated as such: then memory is taken as it is written.
    fn zeros(count: usize) -> Box<[PackedSlot<Self>]>;

    /// Whether this is not zero; with what an acquiring load of the word finds that [`set`](Self::set) stores last.
    fn is_set(&self) -> bool;

    /// Takes over `value`, with a releasing store last.
    fn set(&self, value: Self);
}

/// A slot for [`AtomicWords`].
#[derive(Debug)]
pub struct PackedSlot<W> {
    words: W,
    next: AtomicU32,
}

impl<W> PackedSlot<W> {
    /// A slot without a value, if `words` and `next` are zeros.
    #[inline]
    pub fn new(words: W, next: u32) -> Self {
        PackedSlot { words, next: AtomicU32::new(next) }
    }
}

impl<W: AtomicWords> Slot for PackedSlot<W> {
    type Value = W;

    fn empty(count: usize) -> Box<[Self]> {
        W::zeros(count)
    }

    #[inline]
    fn get(&self) -> Option<&W> {
        self.words.is_set().then_some(&self.words)
    }

    #[inline]
    fn get_linked(&self) -> Option<&W> {
        Some(&self.words)
    }

    fn set(&self, _hash: u32, value: W) -> &W {
        self.words.set(value);
        &self.words
    }

    #[inline]
    fn hash(&self) -> u32 {
        short(hash_of(&self.words))
    }

    #[inline]
    fn next(&self) -> &AtomicU32 {
        &self.next
    }
}

/// Keeps one copy of every distinct value and names it by a dense `u32`.
///
/// A look-up that hits takes no lock: it follows a chain of values whose hashes have their low bits in common. Only a
/// miss takes the mutex, looks again, and puts the new value in front of its chain. The number of chains grows with that
/// of values, one at a time, by linear hashing: each new one takes about half of an older one. So there is nothing to be
/// copied, and no old table to be kept for those who may still read it; a value costs its slot and two thirds of a word.
///
/// Along a chain indexes decrease, also while it is taken apart, so that those who follow it get to an end, at worst
/// that of the other half. They then miss what they look for; `begun` tells them that this may have happened.
pub struct Interner<T, S = ValueSlot<T>>
where
    S: Slot<Value = T>,
{
    slots: Segments<S>,
    /// The index of the first value of each chain, plus one.
    heads: Segments<AtomicU32>,
    len: AtomicU32,
    /// The number of chains.
    chains: AtomicU32,
    /// The number of chains that there will be when those are made that were begun.
    begun: AtomicU32,
    insert: Mutex<()>,
}

impl<T, S: Slot<Value = T>> Default for Interner<T, S> {
    fn default() -> Self {
        Interner {
            slots: Segments::default(),
            heads: Segments::default(),
            len: AtomicU32::new(0),
            chains: AtomicU32::new(FIRST_CHAINS),
            begun: AtomicU32::new(FIRST_CHAINS),
            insert: Mutex::new(()),
        }
    }
}

impl<T: fmt::Debug, S: Slot<Value = T>> fmt::Debug for Interner<T, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries((0..self.len()).map(|index| self.get(index))).finish()
    }
}

/// The chain of a hash, where there are `chains`, at least two.
#[inline]
fn chain_of(hash: u32, chains: u32) -> u32 {
    let half = 1 << (chains - 1).ilog2();
    let chain = hash & (2 * half - 1);
    // Chains that are not made yet are still part of those that they will be taken from.
    if chain < chains { chain } else { chain - half }
}

fn no_chains(count: usize) -> Box<[AtomicU32]> {
    // Zeros that the allocator has: memory for chains is taken as they are made.
    vec![0; count].into_iter().map(AtomicU32::new).collect()
}

impl<T, S: Slot<Value = T>> Interner<T, S> {
    /// An empty interner; allocates nothing.
    pub fn new() -> Self {
        Self::default()
    }

    /// The value named `index`.
    #[inline]
    pub fn get(&self, index: u32) -> Option<&T> {
        self.slots.get(index)?.get()
    }

    /// The number of distinct values.
    pub fn len(&self) -> u32 {
        self.len.load(Ordering::Acquire)
    }

    /// Whether nothing was interned.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Looks through the chain of `hash`. A miss is certain only if nothing was taken out of that chain meanwhile.
    #[inline]
    fn probe(&self, chains: u32, hash: u32, eq: impl Fn(&T) -> bool) -> Option<(u32, &T)> {
        let mut at = self.heads.get(chain_of(hash, chains))?.load(Ordering::Acquire);
        while at != 0 {
            let slot = self.slots.get(at - 1)?;
            if slot.may_have(hash)
                && let Some(value) = slot.get_linked()
                && eq(value)
            {
                return Some((at - 1, value));
            }
            at = slot.next().load(Ordering::Acquire);
        }
        None
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
        match self.probe(self.chains.load(Ordering::Acquire), short(hash), &eq) {
            Some(found) => found,
            None => self.insert(short(hash), make, |_, other| eq(other), |make| make()),
        }
    }

    /// The value that `eq` accepts among those with this `hash`, if it was interned.
    #[inline]
    pub fn find(&self, hash: u64, eq: impl Fn(&T) -> bool) -> Option<(u32, &T)> {
        let chains = self.chains.load(Ordering::Acquire);
        let found = self.probe(chains, short(hash), &eq);
        // Whoever sees a link that a split has changed sees as well that the split was begun.
        if found.is_some() || self.begun.load(Ordering::Acquire) == chains {
            return found;
        }
        self.find_locked(short(hash), eq)
    }

    #[cold]
    fn find_locked(&self, hash: u32, eq: impl Fn(&T) -> bool) -> Option<(u32, &T)> {
        let _guard = self.insert.lock().unwrap_or_else(PoisonError::into_inner);
        self.probe(self.chains.load(Ordering::Acquire), hash, eq)
    }

    /// The index of `value`, which is to be interned with this `hash`, and the value kept.
    #[inline]
    pub fn intern_value(&self, hash: u64, value: T) -> (u32, &T)
    where
        T: Eq,
    {
        match self.probe(self.chains.load(Ordering::Acquire), short(hash), |other| *other == value)
        {
            Some(found) => found,
            None => self.insert(short(hash), value, |value, other| value == other, |value| value),
        }
    }

    /// As [`intern_value`](Self::intern_value), for a value that was just looked for in vain.
    pub fn intern_missed(&self, hash: u64, value: T) -> (u32, &T)
    where
        T: Eq,
    {
        self.insert(short(hash), value, |value, other| value == other, |value| value)
    }

    /// The index of `value`.
    pub fn intern(&self, value: T) -> u32
    where
        T: Eq + Hash,
    {
        self.intern_value(hash_of(&value), value).0
    }

    /// The slow path. `key` is what `eq` compares by and `make` consumes.
    #[cold]
    fn insert<K>(
        &self,
        hash: u32,
        key: K,
        eq: impl Fn(&K, &T) -> bool,
        make: impl FnOnce(K) -> T,
    ) -> (u32, &T) {
        // A poisoned lock means that `make` panicked before anything was published: the chains are as they were.
        let _guard = self.insert.lock().unwrap_or_else(PoisonError::into_inner);
        let chains = self.chains.load(Ordering::Relaxed);
        if let Some(found) = self.probe(chains, hash, |other| eq(&key, other)) {
            return found;
        }
        let value = make(key);
        let index = self.len.load(Ordering::Relaxed);
        assert!(index < u32::MAX - 64, "4 billion values in one table");
        let head = self.heads.get_or_make(chain_of(hash, chains), no_chains);
        let slot = self.slots.get_or_make(index, S::empty);
        let value = slot.set(hash, value);
        slot.next().store(head.load(Ordering::Relaxed), Ordering::Relaxed);
        head.store(index + 1, Ordering::Release);
        self.len.store(index + 1, Ordering::Release);
        if needs_another_chain(index + 1, chains) {
            self.split(chains);
        }
        (index, value)
    }

    /// Makes chain `new`, the next one, of values of the chain that they were in so far. Under the lock.
    fn split(&self, new: u32) {
        let half = 1 << new.ilog2();
        let (mask, old) = (2 * half - 1, new - half);
        // Before any link changes: see `find`.
        self.begun.store(new + 1, Ordering::Relaxed);
        let old = self.heads.get_or_make(old, no_chains);
        // Where the next value of the old and of the new chain has to be linked.
        let mut ends = [old, self.heads.get_or_make(new, no_chains)];
        let mut at = old.load(Ordering::Relaxed);
        let link = |end: &AtomicU32, at| {
            // Half of the links stay, and need not be written to.
            if end.load(Ordering::Relaxed) != at {
                end.store(at, Ordering::Release);
            }
        };
        while at != 0
            && let Some(slot) = self.slots.get(at - 1)
        {
            let next = slot.next().load(Ordering::Relaxed);
            let end = &mut ends[usize::from(slot.hash() & mask == new)];
            link(end, at);
            *end = slot.next();
            at = next;
        }
        ends.into_iter().for_each(|end| link(end, 0));
        self.chains.store(new + 1, Ordering::Release);
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
            let again =
                interner.intern_with(hash_of(name), |other| other == name, || unreachable!());
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

    #[test]
    fn chains_are_of_even_length() {
        let interner = Interner::<u64>::new();
        (0..100_000u64).for_each(|n| {
            interner.intern(n);
        });
        let chains = interner.chains.load(Ordering::Relaxed);
        let mut values = 0;
        for chain in 0..chains {
            let mut at = interner.heads.get(chain).expect("made").load(Ordering::Relaxed);
            let mut length = 0;
            while at != 0 {
                length += 1;
                let next = interner.slots.get(at - 1).expect("made").next().load(Ordering::Relaxed);
                assert!(next < at, "indexes decrease");
                at = next;
            }
            assert!(length <= 16, "chain {chain} has {length} values");
            values += length;
        }
        assert_eq!(values, 100_000);
        assert!((60_000..70_000).contains(&chains), "{chains} chains");
    }

    /// What was interned before is found, whatever is being interned by others at the time.
    #[test]
    fn nothing_is_missed_while_chains_are_split() {
        let interner = Interner::<u64>::new();
        let (known, done) = (AtomicU32::new(0), AtomicBool::new(false));
        std::thread::scope(|s| {
            let reader = || {
                let mut n = 0u64;
                while !done.load(Ordering::Relaxed) {
                    let known = u64::from(known.load(Ordering::Acquire));
                    n = hash_of(&(n + 1)) >> 8;
                    if known > 0 {
                        let wanted = n % known;
                        let found = interner.find(hash_of(&wanted), |other| *other == wanted);
                        assert_eq!(found, Some((wanted as u32, &wanted)));
                    }
                }
            };
            let readers = [s.spawn(reader), s.spawn(reader)];
            for n in 0..200_000u32 {
                interner.intern(u64::from(n));
                known.store(n + 1, Ordering::Release);
            }
            done.store(true, Ordering::Relaxed);
            for reader in readers {
                reader.join().expect("no panic");
            }
        });
    }
}
