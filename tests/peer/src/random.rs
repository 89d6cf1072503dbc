//! A deterministic random number generator for tests.

/// The xorshift generator, with its state, which is not zero.
#[derive(Debug)]
pub struct Random(pub u64);

impl Random {
    /// A generator whose state depends on `seed`, which may be zero.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// The next number.
    #[allow(clippy::should_implement_trait, reason = "an iterator's items are options")]
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A number below `bound`, or 0.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() >> 20) as usize % bound.max(1)
    }

    /// True once in `count` calls on average.
    pub fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    /// One of `all`.
    ///
    /// # Panics
    ///
    /// If `all` is empty.
    pub fn one_of<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }
}
