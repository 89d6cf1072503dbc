//! A lock-free cache of query results by type.

use std::sync::atomic::{AtomicU64, Ordering};

use super::size::TypeSize;
use crate::support::append_vec::AppendVec;

/// The number of types per page. A page holds types of one kind; see `uniquer`.
const PAGE_LEN: u32 = 256;

/// An optional number. Values that do not fit are not cached.
#[derive(Debug, Default)]
pub(super) struct Cell(AtomicU64);

impl Cell {
    // Relaxed ordering suffices: the cached numbers refer to no other memory.

    #[inline]
    fn load(&self) -> Option<u64> {
        self.0.load(Ordering::Relaxed).checked_sub(1)
    }

    #[inline]
    fn store(&self, value: Option<u64>) {
        if let Some(word) = value.and_then(|value| value.checked_add(1)) {
            self.0.store(word, Ordering::Relaxed);
        }
    }
}

/// A query result that a [`Cell`] can store.
pub(super) trait CachedValue: Copy {
    fn to_bits(self) -> Option<u64>;
    fn from_bits(bits: u64) -> Self;
}

impl CachedValue for u64 {
    #[inline]
    fn to_bits(self) -> Option<u64> {
        Some(self)
    }

    #[inline]
    fn from_bits(bits: u64) -> Self {
        bits
    }
}

impl CachedValue for Option<u64> {
    #[inline]
    fn to_bits(self) -> Option<u64> {
        match self {
            None => Some(0),
            Some(value) => value.checked_add(1),
        }
    }

    #[inline]
    fn from_bits(bits: u64) -> Self {
        bits.checked_sub(1)
    }
}

impl CachedValue for TypeSize {
    #[inline]
    fn to_bits(self) -> Option<u64> {
        let doubled = self.known_min_value().checked_mul(2)?;
        Some(doubled | u64::from(self.is_scalable()))
    }

    #[inline]
    fn from_bits(bits: u64) -> Self {
        TypeSize::new(bits >> 1, bits & 1 != 0)
    }
}

/// The cached results for one type.
#[derive(Debug, Default)]
pub(super) struct Cells {
    pub(super) size: Cell,
    pub(super) size_in_bits: Cell,
    pub(super) abi_alignment: Cell,
    pub(super) preferred_alignment: Cell,
    pub(super) index_bitwidth: Cell,
}

/// Cached results by type. Reads take no lock; two threads that miss at the same time both compute the result.
#[derive(Debug, Default)]
pub(super) struct Cache {
    pages: AppendVec<Box<[Cells]>>,
}

impl Cache {
    /// The cached result for the type with this [number](crate::core::types::Type::number), in the cell that `cell`
    /// selects.
    #[inline]
    pub(super) fn get<T: CachedValue>(&self, ty: u32, cell: fn(&Cells) -> &Cell) -> Option<T> {
        let page = self.pages.get(ty / PAGE_LEN)?;
        cell(page.get((ty % PAGE_LEN) as usize)?).load().map(T::from_bits)
    }

    /// Stores a result.
    pub(super) fn set<T: CachedValue>(&self, ty: u32, cell: fn(&Cells) -> &Cell, answer: T) {
        let page = self
            .pages
            .get_or_init(ty / PAGE_LEN, || (0..PAGE_LEN).map(|_| Cells::default()).collect());
        if let Some(cells) = page.get((ty % PAGE_LEN) as usize) {
            cell(cells).store(answer.to_bits());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cached_values_are_returned_unless_too_large() {
        let cache = Cache::default();
        for (word, size) in [
            (1, TypeSize::fixed(0)),
            (255, TypeSize::scalable(0)),
            (256, TypeSize::fixed(u64::MAX >> 1)),
            (100_000, TypeSize::scalable(17)),
        ] {
            assert_eq!(cache.get::<TypeSize>(word, |c| &c.size), None);
            cache.set(word, |c| &c.size, size);
            let cached = cache.get::<TypeSize>(word, |c| &c.size);
            assert!(cached == Some(size) || size.known_min_value() == u64::MAX >> 1);
            assert_eq!(cache.get::<u64>(word, |c| &c.abi_alignment), None);
        }
        for width in [None, Some(0), Some(64), Some(u64::MAX - 2)] {
            cache.set(7, |c| &c.index_bitwidth, width);
            assert_eq!(cache.get(7, |c| &c.index_bitwidth), Some(width));
        }
        cache.set(8, |c| &c.preferred_alignment, u64::MAX);
        assert_eq!(cache.get::<u64>(8, |c| &c.preferred_alignment), None);
    }
}
