//! Values of number literals.

use super::{ParseResult, Parser};
use crate::core::types::TypeRef;
use crate::kinds::types::{IndexType, IntegerType};
use crate::support::apfloat::{ApFloat, FloatSemantics};
use crate::support::apint::ApInt;
use crate::text::lexer::{Token, TokenKind as T};

/// The digits and radix of an integer literal.
pub(in crate::text) fn digits(literal: &[u8]) -> (&[u8], u32) {
    match literal {
        [b'0', b'x', digits @ ..] => (digits, 16),
        digits => (digits, 10),
    }
}

/// The value of an integer literal, if it fits 64 bits.
pub(in crate::text) fn to_u64(literal: &[u8]) -> Option<u64> {
    let (digits, radix) = digits(literal);
    // Nineteen decimal digits cannot overflow.
    if radix == 10 && digits.len() <= 19 {
        return digits.iter().try_fold(0u64, |value, digit| {
            let digit = digit.wrapping_sub(b'0');
            (digit < 10).then(|| value * 10 + u64::from(digit))
        });
    }
    digits.iter().try_fold(0u64, |value, &digit| {
        let digit = char::from(digit).to_digit(radix)?;
        value.checked_mul(radix.into())?.checked_add(digit.into())
    })
}

/// The range of constants of an integer type.
#[derive(Clone, Copy, Debug)]
pub(in crate::text) struct IntegerLimits {
    width: u32,
    /// Whether constants with the sign bit set require a minus.
    signed: bool,
    /// Whether a minus is not allowed.
    unsigned: bool,
}

impl IntegerLimits {
    /// The limits of an integer type or of `index`.
    pub(in crate::text) fn of(ty: TypeRef<'_>) -> Option<IntegerLimits> {
        if let Some(integer) = ty.dyn_cast::<IntegerType<'_>>() {
            return Some(IntegerLimits {
                width: integer.width(),
                signed: integer.is_signed(),
                unsigned: integer.is_unsigned(),
            });
        }
        let index =
            IntegerLimits { width: IndexType::STORAGE_WIDTH, signed: true, unsigned: false };
        ty.is_index().then_some(index)
    }

    /// Whether a minus is not allowed.
    #[inline]
    pub(in crate::text) fn is_unsigned(self) -> bool {
        self.unsigned
    }

    /// The width in bits, with the storage width for `index`.
    #[inline]
    pub(in crate::text) fn width(self) -> u32 {
        self.width
    }

    /// The value of a literal as a signed integer, if it is in range. For types of 1 to 64 bits.
    #[inline]
    pub(in crate::text) fn signed_value(self, literal: &[u8], negative: bool) -> Option<i64> {
        let unused = 64_u32.checked_sub(self.width).filter(|unused| *unused < 64)?;
        Some((self.small(literal, negative)? << unused) as i64 >> unused)
    }

    /// The bits of a literal, if it is in range and fits 64 bits.
    #[inline]
    pub(in crate::text) fn small(self, literal: &[u8], negative: bool) -> Option<u64> {
        let value = to_u64(literal)?;
        let width = self.width.min(64);
        if width < 64 && value >> width != 0 {
            return None;
        }
        let mask = if width == 0 { 0 } else { u64::MAX >> (64 - width) };
        let sign = if width == 0 { 0 } else { 1u64 << (width - 1) };
        if self.width > 64 {
            // The literal cannot reach the sign bit.
            return (!negative).then_some(value);
        }
        if negative {
            let bits = value.wrapping_neg() & mask;
            return (bits & sign != 0).then_some(bits);
        }
        (!(self.signed && value & sign != 0)).then_some(value)
    }

    /// The value of a literal, if it is in range.
    pub(in crate::text) fn value(self, literal: &[u8], negative: bool) -> Option<ApInt> {
        if self.width <= 64 {
            return self.small(literal, negative).map(|bits| ApInt::from_u64(self.width, bits));
        }
        let (digits, radix) = digits(literal);
        let value = parse_wide(digits, radix)?;
        if value.active_bits() > self.width {
            return None;
        }
        let value = value.zext_or_trunc(self.width);
        if negative {
            let value = value.wrapping_neg();
            return value.is_negative().then_some(value);
        }
        (!(self.signed && value.is_negative())).then_some(value)
    }
}

/// Parses many digits; `None` if the value exceeds the widest integer type.
fn parse_wide(digits: &[u8], radix: u32) -> Option<ApInt> {
    let zeros = digits.iter().take_while(|&&digit| digit == b'0').count();
    let digits = &digits[zeros.min(digits.len().saturating_sub(1))..];
    // A decimal digit takes more than three bits.
    if digits.len() > IntegerType::MAX_WIDTH as usize / 3 {
        return None;
    }
    ApInt::parse(digits, radix)
}

impl Parser<'_> {
    /// The value of the current token, if it is an integer literal that fits 64 bits.
    pub fn token_u64(&self) -> Option<u64> {
        if self.at(T::Integer) { to_u64(self.token_bytes()) } else { None }
    }

    /// Parses a number of this format: a float literal, optionally after a minus, or a hexadecimal literal with the
    /// bits. Upstream's `AsmParser::parseFloat`.
    ///
    /// # Errors
    ///
    /// If there is no float, or a hexadecimal literal is not valid for the format.
    pub fn parse_float(&mut self, semantics: FloatSemantics) -> ParseResult<ApFloat> {
        let negative = self.at(T::Minus);
        if negative {
            self.advance();
        }
        let value = self.float_from_literal(self.token(), negative, semantics)?;
        self.advance();
        Ok(value)
    }

    /// The value of a float literal, or of a hexadecimal literal with the bits. Upstream's `parseFloatFromLiteral`.
    pub(in crate::text) fn float_from_literal(
        &self,
        token: Token,
        negative: bool,
        semantics: FloatSemantics,
    ) -> ParseResult<ApFloat> {
        match token.kind {
            T::FloatLiteral => Ok(self.float_value(token, negative, semantics)),
            T::Integer => self.float_from_integer_literal(token, negative, semantics),
            _ => Err(self.error_at(token.start, "expected floating point literal")),
        }
    }

    /// The value of a float literal. Like upstream, converts via `f64`, so other formats may be rounded twice.
    pub(in crate::text) fn float_value(
        &self,
        token: Token,
        negative: bool,
        semantics: FloatSemantics,
    ) -> ApFloat {
        let text = std::str::from_utf8(self.bytes(token)).unwrap_or("0");
        let value: f64 = text.parse().unwrap_or(0.0);
        ApFloat::from_f64(semantics, if negative { -value } else { value })
    }

    /// The float with the bits of a hexadecimal literal.
    pub(in crate::text) fn float_from_integer_literal(
        &self,
        token: Token,
        negative: bool,
        semantics: FloatSemantics,
    ) -> ParseResult<ApFloat> {
        let (digits, radix) = digits(self.bytes(token));
        if radix != 16 {
            let message = "unexpected decimal integer literal for a floating point value";
            let note = "add a trailing dot to make the literal a float";
            return Err(self.error_at(token.start, message).note(None, note));
        }
        if negative {
            let message = "hexadecimal float literal should not have a leading minus";
            return Err(self.error_at(token.start, message));
        }
        let zeros = digits.iter().take_while(|&&digit| digit == b'0').count();
        let width = semantics.width();
        let value = ApInt::parse(digits.get(zeros..).unwrap_or_default(), 16)
            .unwrap_or_else(|| ApInt::zero(width));
        if value.active_bits() > width {
            let message = "hexadecimal float constant out of range for type";
            return Err(self.error_at(token.start, message));
        }
        Ok(ApFloat::from_bits(semantics, value.low_u128()))
    }
}
