//! Type sizes, fixed or scalable.

use std::fmt;

/// A number of bytes or bits, either exact or a runtime multiple of a minimum (scalable vectors). Corresponds to
/// `llvm::TypeSize`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TypeSize {
    min: u64,
    scalable: bool,
}

impl TypeSize {
    /// A fixed size.
    pub const fn fixed(size: u64) -> Self {
        TypeSize { min: size, scalable: false }
    }

    /// A scalable size: `min` times a runtime constant.
    pub const fn scalable(min: u64) -> Self {
        TypeSize { min, scalable: true }
    }

    /// A fixed or scalable size.
    pub const fn new(min: u64, scalable: bool) -> Self {
        TypeSize { min, scalable }
    }

    /// The size if fixed, otherwise the minimum.
    pub const fn known_min_value(self) -> u64 {
        self.min
    }

    /// Whether the size is scalable.
    pub const fn is_scalable(self) -> bool {
        self.scalable
    }

    /// The size, if it is fixed.
    pub const fn fixed_value(self) -> Option<u64> {
        if self.scalable { None } else { Some(self.min) }
    }

    /// Divides by `denominator` and rounds up. Corresponds to `mlir::detail::divideCeil`.
    ///
    /// # Panics
    ///
    /// If `denominator` is 0.
    #[must_use]
    pub const fn div_ceil(self, denominator: u64) -> Self {
        TypeSize { min: self.min.div_ceil(denominator), scalable: self.scalable }
    }
}

/// Prints `16` or `vscale x 16`.
impl fmt::Display for TypeSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.scalable {
            f.write_str("vscale x ")?;
        }
        write!(f, "{}", self.min)
    }
}
