//! The integers that represent quantized values.

use crate::prelude::*;

/// The largest width of the type that stores a quantized value.
const MAX_WIDTH: u32 = 32;

/// The integers between two bounds, stored as a type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct StoredIntegers {
    pub(super) ty: Type,
    width: u32,
    is_signed: bool,
    min: i64,
    max: i64,
}

impl StoredIntegers {
    /// Parses `i8` or `u8`, and `<-127:127>` if present.
    pub(super) fn parse(p: &mut Parser<'_>) -> ParseResult<Self> {
        let at = p.offset();
        let mut stored = Self::parse_type(p)?;
        if stored.width == 0 || stored.width > MAX_WIDTH {
            let message = format!("illegal storage type size: {}", stored.width);
            return Err(p.custom_error_at(at, message));
        }
        let (min, max) = stored.default_bounds();
        (stored.min, stored.max) = (min, max);
        if !p.parse_optional_less()? {
            return Ok(stored);
        }
        let min_at = p.offset();
        stored.min = p.parse_integer()?;
        p.parse_colon()?;
        let max_at = p.offset();
        stored.max = p.parse_integer()?;
        p.parse_greater()?;
        if stored.min < min {
            let message = format!("illegal storage type minimum: {}", stored.min);
            return Err(p.custom_error_at(min_at, message));
        }
        if stored.max > max {
            let message = format!("illegal storage type maximum: {}", stored.max);
            return Err(p.custom_error_at(max_at, message));
        }
        Ok(stored)
    }

    /// Parses a type of integers, or `u` and a width.
    fn parse_type(p: &mut Parser<'_>) -> ParseResult<Self> {
        let at = p.offset();
        let of = |ty, width, is_signed| Self { ty, width, is_signed, min: 0, max: 0 };
        if let Some(ty) = p.parse_optional_type()? {
            let integer = p.ctx().type_ref(ty).dyn_cast::<IntegerType<'_>>();
            let width = integer.map_or(0, |integer| integer.width());
            return Ok(of(ty, width, !p.ctx().type_ref(ty).is_unsigned_integer()));
        }
        let Some(digits) = p.parse_any_keyword()?.strip_prefix('u') else {
            return Err(p.custom_error_at(at, "illegal storage type prefix"));
        };
        let Ok(width) = digits.parse() else {
            return Err(p.custom_error_at(at, "expected storage type width"));
        };
        Ok(of(IntegerType::get(p.ctx(), width).into(), width, false))
    }

    /// All integers of the width.
    fn default_bounds(self) -> (i64, i64) {
        if self.is_signed {
            let half = 1 << (self.width - 1);
            (-half, half - 1)
        } else {
            (0, (1 << self.width) - 1)
        }
    }

    /// Verifies that there is more than one integer. The place of the error is the mnemonic.
    pub(super) fn verify(self, p: &Parser<'_>) -> ParseResult {
        if self.min < self.max {
            return Ok(());
        }
        let message = format!("illegal storage min and storage max: ({}:{})", self.min, self.max);
        Err(p.custom_error_at(p.name_loc(), message))
    }

    pub(super) fn print(self, p: &mut AsmWriter<'_>) {
        p.write(if self.is_signed { "i" } else { "u" });
        p.write_u64(self.width.into());
        if (self.min, self.max) != self.default_bounds() {
            p.write(&format!("<{}:{}>", self.min, self.max));
        }
    }

    /// A zero point as this type stores it: without the bits that exceed the width.
    pub(super) fn wrap(self, zero_point: i64) -> i64 {
        let unused = 64 - self.width;
        zero_point << unused >> unused
    }
}

/// The width of the integers that represent the values of a quantized type.
#[cfg(feature = "tosa")]
pub(crate) fn storage_width(ty: TypeRef<'_>) -> Option<u32> {
    let uniform = ty.dyn_cast::<super::UniformQuantizedType<'_>>().map(|it| it.storage().stored);
    let any = || ty.dyn_cast::<super::AnyQuantizedType<'_>>().map(|it| it.storage().stored);
    uniform.or_else(any).map(|stored| stored.width)
}
