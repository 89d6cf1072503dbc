//! Sizes, which may be multiples of something only known when a program runs.

use std::fmt;

/// A number of bytes or bits: exact, or what a value takes at least and a multiple of which it takes where vectors are
/// longer. Corresponds to `llvm::TypeSize`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TypeSize {
    min: u64,
    scalable: bool,
}

impl TypeSize {
    /// An exact size.
    pub const fn fixed(size: u64) -> Self {
        TypeSize { min: size, scalable: false }
    }

    /// `min`, times a number that the machine knows.
    pub const fn scalable(min: u64) -> Self {
        TypeSize { min, scalable: true }
    }

    /// A size of either form.
    pub const fn new(min: u64, scalable: bool) -> Self {
        TypeSize { min, scalable }
    }

    /// The size if it is exact, else the number that is multiplied.
    pub const fn known_min_value(self) -> u64 {
        self.min
    }

    /// Whether the size is multiplied by a number that the machine knows.
    pub const fn is_scalable(self) -> bool {
        self.scalable
    }

    /// The size, if it is exact.
    pub const fn fixed_value(self) -> Option<u64> {
        if self.scalable { None } else { Some(self.min) }
    }

    /// How many units of `denominator` it takes, the last of which may not be full. Corresponds to
    /// `mlir::detail::divideCeil`.
    ///
    /// # Panics
    ///
    /// When `denominator` is 0.
    #[must_use]
    pub const fn div_ceil(self, denominator: u64) -> Self {
        TypeSize { min: self.min.div_ceil(denominator), scalable: self.scalable }
    }
}

/// `16`, or `vscale x 16`.
impl fmt::Display for TypeSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.scalable {
            f.write_str("vscale x ")?;
        }
        write!(f, "{}", self.min)
    }
}
