//! An append-only vector with lock-free reads.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use super::segments::Segments;

/// An append-only `Vec` whose elements never move, so that `&self` can push while other threads read.
///
/// A read takes two acquire loads. [`get_or_init`](Self::get_or_init) sets elements out of order, which makes the
/// vector a sparse table.
#[derive(Debug)]
pub(crate) struct AppendVec<T> {
    cells: Segments<OnceLock<T>>,
    len: AtomicU32,
}

impl<T> Default for AppendVec<T> {
    fn default() -> Self {
        AppendVec { cells: Segments::default(), len: AtomicU32::new(0) }
    }
}

impl<T> AppendVec<T> {
    /// An empty vector. Does not allocate.
    pub(crate) fn new() -> Self {
        Self::default()
    }

    /// The number of indices assigned by [`push`](Self::push).
    pub(crate) fn len(&self) -> u32 {
        self.len.load(Ordering::Acquire)
    }

    /// The element at `index`, if it is set.
    #[inline]
    pub(crate) fn get(&self, index: u32) -> Option<&T> {
        self.cells.get(index)?.get()
    }

    fn cell(&self, index: u32) -> &OnceLock<T> {
        self.cells.get_or_make(index, |count| (0..count).map(|_| OnceLock::new()).collect())
    }

    /// The element at `index`, initialized by `init` if it is not set.
    pub(crate) fn get_or_init(&self, index: u32, init: impl FnOnce() -> T) -> &T {
        self.cell(index).get_or_init(init)
    }

    /// Appends `value` and returns its index.
    ///
    /// # Panics
    ///
    /// If there are `u32::MAX - 64` elements.
    pub(crate) fn push(&self, value: T) -> u32 {
        let index = self.len.fetch_add(1, Ordering::AcqRel);
        assert!(index < u32::MAX - 64, "append-only table is full");
        self.get_or_init(index, || value);
        index
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
