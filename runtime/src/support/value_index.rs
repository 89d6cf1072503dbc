//! The hash indexes of an interner, and the lock for insertions.

use super::append_vec::AppendVec;
use super::bucket::{Bucket, Miss, Query};
use super::hash_index::HashIndex;
use super::sync::{AtomicU32, Mutex, MutexGuard, OnceLock, Ordering, PoisonError};

/// The indices of an interner's values by hash. Knows the values only by index, so that the interners of all types
/// share the compiled code of insertions.
///
/// The first [`HashIndex`] covers as many values as its buckets can address: all, or 16 million with short places.
/// Further indexes cover the rest, and are searched one after the other.
#[derive(Debug)]
pub struct ValueIndex<B> {
    first: HashIndex<B>,
    others: OnceLock<Box<AppendVec<HashIndex<B>>>>,
    len: AtomicU32,
    insert: Mutex<()>,
}

impl<B> Default for ValueIndex<B> {
    fn default() -> Self {
        ValueIndex {
            first: HashIndex::default(),
            others: OnceLock::new(),
            len: AtomicU32::new(0),
            insert: Mutex::new(()),
        }
    }
}

impl<B: Bucket> ValueIndex<B> {
    /// The number of values.
    pub fn len(&self) -> u32 {
        self.len.load(Ordering::Acquire)
    }

    /// Finds the value with this `hash` that `query` accepts, if it is in its bucket of the first index. Small and
    /// without calls, for inlining.
    #[inline]
    pub fn find_in_bucket<W: Query>(&self, hash: u32, query: &W) -> Result<W::Found, Miss> {
        self.first.find_in_bucket(hash, query)
    }

    /// The index of the value with this `hash` that `is_match` accepts.
    pub fn find(&self, hash: u32, is_match: &dyn Fn(u32) -> bool) -> Option<u32> {
        match self.first.find_certain(hash, is_match) {
            Ok(Some(index)) => Some(index),
            Ok(None) if self.others.get().is_none() => None,
            _ => {
                let _guard = self.lock();
                let index = self.first.find(hash, is_match);
                index.or_else(|| self.find_in_others(hash, is_match))
            }
        }
    }

    /// The index of the value with this `hash` that `is_match` accepts; the error is the vacancy for a new value.
    /// `missed` is the number of values before a complete lookup that missed.
    #[inline]
    pub fn find_or_lock(
        &self,
        hash: u32,
        missed: Option<u32>,
        is_match: &dyn Fn(u32) -> bool,
    ) -> Result<u32, Vacancy<'_, B>> {
        let missed = match missed {
            Some(missed) => missed,
            None => {
                let len = self.len();
                if let Some(existing) = self.first.find(hash, is_match) {
                    return Ok(existing);
                }
                len
            }
        };
        let guard = self.lock();
        let index = self.len.load(Ordering::Relaxed);
        // If nothing was added since the lookup, no split could have hidden the value.
        if missed != index
            && let Some(existing) = self.first.find(hash, is_match)
        {
            return Ok(existing);
        }
        match self.find_in_others(hash, is_match) {
            Some(existing) => Ok(existing),
            None => Err(Vacancy { values: self, index, _guard: guard }),
        }
    }

    /// A poisoned lock means that making a value panicked before anything was published. The tables are unchanged.
    fn lock(&self) -> MutexGuard<'_, ()> {
        self.insert.lock().unwrap_or_else(PoisonError::into_inner)
    }

    #[cold]
    fn add_to_others(&self, part: u32, hash: u32, index: u32, hash_of: &dyn Fn(u32) -> u32) {
        let others = self.others.get_or_init(Box::default);
        if part > others.len() {
            others.push(HashIndex::default());
        }
        let base = base::<B>(part);
        let table = others.get(part - 1).expect("indexes are filled in order");
        table.add(hash, index - base, &|place| hash_of(base + place));
    }

    fn find_in_others(&self, hash: u32, is_match: &dyn Fn(u32) -> bool) -> Option<u32> {
        let others = self.others.get()?;
        (1..=others.len()).find_map(|part| {
            let base = base::<B>(part);
            let place = others.get(part - 1)?.find(hash, &|place| is_match(base + place))?;
            Some(base + place)
        })
    }
}

/// Index of the first value covered by a hash index.
fn base<B: Bucket>(part: u32) -> u32 {
    (u64::from(part) << B::PLACE_BITS) as u32
}

/// Room for a new value. Holds the lock for insertions.
#[derive(Debug)]
pub struct Vacancy<'i, B> {
    values: &'i ValueIndex<B>,
    index: u32,
    _guard: MutexGuard<'i, ()>,
}

impl<B: Bucket> Vacancy<'_, B> {
    /// The index of the new value.
    ///
    /// # Panics
    ///
    /// If there are `u32::MAX - 64` values.
    pub fn index(&self) -> u32 {
        assert!(self.index < u32::MAX - 64, "4 billion values in one table");
        self.index
    }

    /// Adds the new value, which must be readable already. `hash_of` returns the hash of an earlier value.
    #[inline]
    pub fn publish(self, hash: u32, hash_of: &dyn Fn(u32) -> u32) {
        let (values, index) = (self.values, self.index);
        match u64::from(index) >> B::PLACE_BITS {
            0 => values.first.add(hash, index, hash_of),
            part => values.add_to_others(part as u32, hash, index, hash_of),
        }
        // Stored last, because readers that see it rely on the entries.
        values.len.store(index + 1, Ordering::Release);
    }
}
