//! Integer types of Rust that store enums.

/// An integer type of Rust.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct IntType {
    /// Its width in bits.
    pub width: u32,
    /// Whether it has negative values.
    pub is_signed: bool,
}

impl IntType {
    /// The type with the name `name`.
    pub(super) fn named(name: &str) -> Option<Self> {
        let is_signed = match name.get(..1)? {
            "i" => true,
            "u" => false,
            _ => return None,
        };
        let width = [8, 16, 32, 64].into_iter().find(|it| name[1..] == it.to_string())?;
        Some(Self { width, is_signed })
    }

    /// Its name.
    #[must_use]
    pub(crate) fn name(self) -> String {
        let sign = if self.is_signed { 'i' } else { 'u' };
        format!("{sign}{}", self.width)
    }

    /// Whether it has the value `value`, which is not negative.
    #[must_use]
    pub(crate) fn holds(self, value: i64) -> bool {
        let bits = if self.is_signed { self.width - 1 } else { self.width };
        bits >= 63 || value >> bits == 0
    }
}
