//! A vector that only grows and is read without a lock.

use std::array;

use super::sync::{AtomicU32, OnceLock, Ordering};

/// Elements of the first bucket; bucket `n` holds `FIRST << n`.
const FIRST: u32 = 32;
const FIRST_LOG2: u32 = FIRST.trailing_zeros();
/// Enough buckets for every `u32` index.
const BUCKETS: usize = (32 - FIRST_LOG2) as usize;

/// A `Vec` whose elements never move and never change, so that `&self` can push while other threads read.
///
/// Elements live in buckets of doubling size; a read is two acquire loads. Elements may also be set out of order with
/// [`get_or_init`](Self::get_or_init), which makes the vector a sparse, growing table of cells.
#[derive(Debug)]
pub struct AppendVec<T> {
    buckets: [OnceLock<Box<[OnceLock<T>]>>; BUCKETS],
    len: AtomicU32,
}

impl<T> Default for AppendVec<T> {
    fn default() -> Self {
        AppendVec { buckets: array::from_fn(|_| OnceLock::new()), len: AtomicU32::new(0) }
    }
}

/// The bucket of `index` and the offset in it.
#[inline]
fn place(index: u32) -> (usize, usize) {
    // The sum may need 33 bits only for indexes that no table reaches (`push` refuses them).
    let shifted = index.saturating_add(FIRST);
    let log2 = shifted.ilog2();
    ((log2 - FIRST_LOG2) as usize, (shifted - (1 << log2)) as usize)
}

impl<T> AppendVec<T> {
    /// An empty vector; allocates nothing.
    pub fn new() -> Self {
        Self::default()
    }

    /// The number of indexes that [`push`](Self::push) has given out.
    pub fn len(&self) -> u32 {
        self.len.load(Ordering::Acquire)
    }

    /// Whether nothing was pushed.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The element at `index`, if it is there already.
    #[inline]
    pub fn get(&self, index: u32) -> Option<&T> {
        let (bucket, offset) = place(index);
        self.buckets.get(bucket)?.get()?.get(offset)?.get()
    }

    /// The element at `index`, made by `init` if it is not there yet.
    pub fn get_or_init(&self, index: u32, init: impl FnOnce() -> T) -> &T {
        let (bucket, offset) = place(index);
        let cells = self.buckets[bucket]
            .get_or_init(|| (0..(FIRST as usize) << bucket).map(|_| OnceLock::new()).collect());
        cells[offset].get_or_init(init)
    }

    /// Appends `value` and returns its index.
    ///
    /// # Panics
    ///
    /// When `u32::MAX - 64` elements are reached: 4 billion interned values mean that the process has run out of
    /// memory before.
    pub fn push(&self, value: T) -> u32 {
        self.push_ref(value).0
    }

    /// As [`push`](Self::push); returns the element as well.
    pub fn push_ref(&self, value: T) -> (u32, &T) {
        let index = self.len.fetch_add(1, Ordering::AcqRel);
        assert!(index < u32::MAX - 64, "append-only table is full");
        (index, self.get_or_init(index, || value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn indexes_are_dense_and_stable() {
        let v = AppendVec::new();
        for i in 0..10_000u32 {
            assert_eq!(v.push(i * 3), i);
        }
        assert!((0..10_000u32).all(|i| v.get(i) == Some(&(i * 3))));
        assert_eq!(v.get(10_000), None);
        assert_eq!(v.get(u32::MAX), None);
    }

    #[test]
    fn threads_push_and_read() {
        let v = AppendVec::new();
        std::thread::scope(|s| {
            for t in 0..4u32 {
                let v = &v;
                s.spawn(move || {
                    for i in 0..1000 {
                        let value = t * 1000 + i;
                        assert_eq!(v.get(v.push(value)), Some(&value));
                    }
                });
            }
        });
        let mut all: Vec<u32> = (0..4000).filter_map(|i| v.get(i).copied()).collect();
        all.sort_unstable();
        assert!(all.iter().copied().eq(0..4000));
    }
}
