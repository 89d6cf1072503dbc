//! Answers that are known already, by type.

use std::sync::atomic::{AtomicU64, Ordering};

use super::size::TypeSize;
use crate::core::types::Type;
use crate::support::append_vec::AppendVec;

/// Types of one page, which are of one kind; see `uniquer`.
const PAGE: u32 = 256;

/// A number that is there or not. What does not fit is never there, and so asked for again.
#[derive(Debug, Default)]
pub(super) struct Cell(AtomicU64);

impl Cell {
    // The answers do not refer to other memory, so nothing has to be ordered.

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

/// An answer that a [`Cell`] can hold.
pub(super) trait Answer: Copy {
    fn to_bits(self) -> Option<u64>;
    fn from_bits(bits: u64) -> Self;
}

impl Answer for u64 {
    #[inline]
    fn to_bits(self) -> Option<u64> {
        Some(self)
    }

    #[inline]
    fn from_bits(bits: u64) -> Self {
        bits
    }
}

impl Answer for Option<u64> {
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

impl Answer for TypeSize {
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

/// What is known of one type.
#[derive(Debug, Default)]
pub(super) struct Cells {
    pub(super) size: Cell,
    pub(super) size_in_bits: Cell,
    pub(super) abi_alignment: Cell,
    pub(super) preferred_alignment: Cell,
    pub(super) index_bitwidth: Cell,
}

/// What is known of types. Reads take no lock; two threads that ask for the same at once both compute it.
#[derive(Debug, Default)]
pub(super) struct Cache {
    pages: AppendVec<Box<[Cells]>>,
}

impl Cache {
    /// The answer in the cell of `ty` that `cell` names, if it is known.
    #[inline]
    pub(super) fn get<T: Answer>(&self, ty: Type, cell: fn(&Cells) -> &Cell) -> Option<T> {
        let word = ty.to_word();
        let page = self.pages.get(word / PAGE)?;
        cell(page.get((word % PAGE) as usize)?).load().map(T::from_bits)
    }

    /// Notes an answer.
    pub(super) fn set<T: Answer>(&self, ty: Type, cell: fn(&Cells) -> &Cell, answer: T) {
        let word = ty.to_word();
        let page =
            self.pages.get_or_init(word / PAGE, || (0..PAGE).map(|_| Cells::default()).collect());
        if let Some(cells) = page.get((word % PAGE) as usize) {
            cell(cells).store(answer.to_bits());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_survive_or_are_not_kept() {
        let ty = |word| Type::from_word(word).expect("not 0");
        let cache = Cache::default();
        for (word, size) in [
            (1, TypeSize::fixed(0)),
            (255, TypeSize::scalable(0)),
            (256, TypeSize::fixed(u64::MAX >> 1)),
            (100_000, TypeSize::scalable(17)),
        ] {
            assert_eq!(cache.get::<TypeSize>(ty(word), |c| &c.size), None);
            cache.set(ty(word), |c| &c.size, size);
            let kept = cache.get::<TypeSize>(ty(word), |c| &c.size);
            assert!(kept == Some(size) || size.known_min_value() == u64::MAX >> 1);
            assert_eq!(cache.get::<u64>(ty(word), |c| &c.abi_alignment), None);
        }
        for width in [None, Some(0), Some(64), Some(u64::MAX - 2)] {
            cache.set(ty(7), |c| &c.index_bitwidth, width);
            assert_eq!(cache.get(ty(7), |c| &c.index_bitwidth), Some(width));
        }
        cache.set(ty(8), |c| &c.preferred_alignment, u64::MAX);
        assert_eq!(cache.get::<u64>(ty(8), |c| &c.preferred_alignment), None);
    }
}
