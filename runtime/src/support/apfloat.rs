//! Floating-point values of all MLIR formats.
//!
//! A value consists of its bits and, like upstream's, state that the format cannot encode. Conversions are exact up
//! to one rounding to nearest, ties to even. The code is generic over the parameters of a format: most formats here
//! are in no library, and the others would need a second code path.

mod arithmetic;
mod decimal;
mod semantics;

use std::cmp::Ordering;
use std::fmt;

pub use arithmetic::Rounding;
pub use semantics::FloatSemantics;

use super::apint::ApInt;
use semantics::{Format, NonFinite};

/// A floating-point value, upstream's `APFloat`.
///
/// Equality and hash are bitwise: `0.0` differs from `-0.0`, and a NaN equals itself. A value may have a sign or be
/// an infinity even if its format cannot encode that; storing only the bits, as in elements attributes, loses it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ApFloat {
    // Two halves, because a `u128` would raise the alignment of attributes to 16 bytes.
    low: u64,
    high: u64,
    semantics: FloatSemantics,
    unencoded: Unencoded,
}

/// State of upstream's values that the bits do not encode.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Unencoded {
    None,
    /// The sign of a value in a format without a sign.
    Sign,
    /// An infinity in a format without infinities; the bits are zero.
    Infinity,
    /// A NaN in a format without NaN, or without a payload.
    Nan,
}

/// A decoded value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Class {
    Zero,
    /// `significand * 2^exponent`, the significand not zero.
    Finite {
        significand: u128,
        exponent: i32,
    },
    Infinity,
    Nan,
}

impl ApFloat {
    /// The value with these bits. Bits above the width are dropped, and the many NaN encodings of the 80-bit format
    /// become one.
    pub fn from_bits(semantics: FloatSemantics, bits: u128) -> ApFloat {
        let width = semantics.width();
        let mut bits = if width < 128 { bits & ((1 << width) - 1) } else { bits };
        if semantics == FloatSemantics::F80 {
            let field = (bits >> 64) as u32 & 0x7fff;
            // Without the integer bit, the encoding is not a number.
            if field != 0 && (bits >> 63) & 1 == 0 {
                bits |= 0x7fff << 64;
            }
        }
        ApFloat {
            low: bits as u64,
            high: (bits >> 64) as u64,
            semantics,
            unencoded: Unencoded::None,
        }
    }

    /// Converts `value`, with rounding.
    pub fn from_f64(semantics: FloatSemantics, value: f64) -> ApFloat {
        ApFloat::from_bits(FloatSemantics::F64, u128::from(value.to_bits())).convert(semantics)
    }

    /// Zero, or the smallest value in the format without zero.
    pub fn zero(semantics: FloatSemantics) -> ApFloat {
        // The format without zero encodes its smallest value as zero bits.
        ApFloat::from_bits(semantics, 0)
    }

    /// The format.
    #[inline]
    pub fn semantics(&self) -> FloatSemantics {
        self.semantics
    }

    /// The bits, in the low end.
    #[inline]
    pub fn bits(&self) -> u128 {
        // Like upstream, a sign that is not encoded overlaps the exponent.
        let sign = match self.unencoded {
            Unencoded::Sign => 1 << (self.semantics.width() - 1),
            _ => 0,
        };
        self.magnitude_bits() | sign
    }

    /// The bits, without a sign that is not encoded.
    #[inline]
    fn magnitude_bits(&self) -> u128 {
        u128::from(self.low) | u128::from(self.high) << 64
    }

    /// The bits as an integer of the format's width, upstream's `bitcastToAPInt`.
    pub fn to_int_bits(&self) -> ApInt {
        ApInt::from_u128(self.semantics.width(), self.bits())
    }

    /// Whether the sign bit is set. A NaN can be negative.
    pub fn is_negative(&self) -> bool {
        let format = self.semantics.format();
        self.unencoded == Unencoded::Sign
            || format.has_sign_and_zero && self.bits() >> (self.semantics.width() - 1) != 0
    }

    /// Whether the value is not a number.
    pub fn is_nan(&self) -> bool {
        self.classify() == Class::Nan
    }

    /// Whether the value is an infinity.
    pub fn is_infinity(&self) -> bool {
        self.classify() == Class::Infinity
    }

    /// Whether the value is a positive or negative zero.
    pub fn is_zero(&self) -> bool {
        self.classify() == Class::Zero
    }

    /// The value with the opposite sign. Zeros and NaNs are unchanged in formats without negative zero.
    #[must_use]
    pub fn negate(self) -> ApFloat {
        let format = self.semantics.format();
        let no_negative_zero = format.non_finite == NonFinite::NanNegativeZero;
        if no_negative_zero && (self.is_zero() || self.is_nan()) {
            return self;
        }
        if !format.has_sign_and_zero {
            return ApFloat::with_sign(self.semantics, !self.is_negative(), self.magnitude_bits());
        }
        let sign = 1u128 << (self.semantics.width() - 1);
        let negated = ApFloat::from_bits(self.semantics, self.bits() ^ sign);
        ApFloat { unencoded: self.unencoded, ..negated }
    }

    /// Converts to another format, rounding to nearest, ties to even.
    pub fn convert(self, semantics: FloatSemantics) -> ApFloat {
        if semantics == self.semantics {
            return self;
        }
        let negative = self.is_negative();
        match self.classify() {
            Class::Finite { significand, exponent } => {
                let nearest = Rounding::NearestEven;
                ApFloat::round(semantics, negative, significand, exponent, false, nearest)
            }
            Class::Zero => ApFloat::signed_zero(semantics, negative),
            Class::Infinity => ApFloat::infinity(semantics, negative),
            Class::Nan => self.convert_nan(semantics),
        }
    }

    /// Converts to `f64`, with rounding if the format is wider.
    pub fn to_f64(self) -> f64 {
        f64::from_bits(self.convert(FloatSemantics::F64).low)
    }

    /// A quiet NaN without sign. A format without NaN does not encode it.
    pub fn nan(semantics: FloatSemantics) -> ApFloat {
        ApFloat::signed_nan(semantics, false)
    }

    fn signed_nan(semantics: FloatSemantics, negative: bool) -> ApFloat {
        let format = semantics.format();
        let bits = match format.non_finite {
            NonFinite::Ieee => {
                let quiet = 1 << (format.precision - 2);
                let integer_bit = integer_bit(format);
                u128::from(format.max_field()) << format.mantissa_bits | integer_bit | quiet
            }
            NonFinite::NanAllOnes => (1 << (format.exponent_bits + format.mantissa_bits)) - 1,
            NonFinite::NanNegativeZero => {
                return ApFloat::from_bits(semantics, 1 << (semantics.width() - 1));
            }
            NonFinite::None => {
                let zero = ApFloat::signed_zero(semantics, negative);
                return ApFloat { unencoded: Unencoded::Nan, ..zero };
            }
        };
        ApFloat::with_sign(semantics, negative, bits)
    }

    /// The largest finite value.
    pub fn largest(semantics: FloatSemantics) -> ApFloat {
        ApFloat::signed_largest(semantics, false)
    }

    fn signed_largest(semantics: FloatSemantics, negative: bool) -> ApFloat {
        let format = semantics.format();
        let mut significand = (1u128 << format.precision) - 1;
        if format.non_finite == NonFinite::NanAllOnes && format.mantissa_bits > 0 {
            significand -= 1;
        }
        let exponent = format.max_exponent() - (format.precision as i32 - 1);
        ApFloat::round(semantics, negative, significand, exponent, false, Rounding::NearestEven)
    }

    /// Infinity, or the value that replaces it in this format or in this direction of rounding.
    fn overflow(semantics: FloatSemantics, negative: bool, rounding: Rounding) -> ApFloat {
        let format = semantics.format();
        if !rounding.overflows_to_infinity(negative) {
            return ApFloat::signed_largest(semantics, negative);
        }
        match format.non_finite {
            NonFinite::Ieee => {
                let bits =
                    u128::from(format.max_field()) << format.mantissa_bits | integer_bit(format);
                ApFloat::with_sign(semantics, negative, bits)
            }
            NonFinite::None => ApFloat::signed_largest(semantics, negative),
            _ => ApFloat::signed_nan(semantics, negative),
        }
    }

    fn signed_zero(semantics: FloatSemantics, negative: bool) -> ApFloat {
        let format = semantics.format();
        let has_negative_zero =
            format.has_sign_and_zero && format.non_finite != NonFinite::NanNegativeZero;
        ApFloat::with_sign(semantics, negative && has_negative_zero, 0)
    }

    fn with_sign(semantics: FloatSemantics, negative: bool, bits: u128) -> ApFloat {
        if negative && !semantics.format().has_sign_and_zero {
            return ApFloat { unencoded: Unencoded::Sign, ..ApFloat::from_bits(semantics, bits) };
        }
        ApFloat::from_bits(semantics, bits | u128::from(negative) << (semantics.width() - 1))
    }

    /// Decodes the value.
    pub(crate) fn classify(&self) -> Class {
        match self.unencoded {
            Unencoded::Infinity => return Class::Infinity,
            Unencoded::Nan => return Class::Nan,
            Unencoded::None | Unencoded::Sign => {}
        }
        let format = self.semantics.format();
        let bits = self.magnitude_bits();
        let mantissa = bits & ((1u128 << format.mantissa_bits) - 1);
        let field = (bits >> format.mantissa_bits) as u32 & format.max_field();
        match format.non_finite {
            NonFinite::Ieee if field == format.max_field() => {
                return if mantissa == integer_bit(format) { Class::Infinity } else { Class::Nan };
            }
            NonFinite::NanAllOnes
                if field == format.max_field() && mantissa + 1 == 1 << format.mantissa_bits =>
            {
                return Class::Nan;
            }
            NonFinite::NanNegativeZero if bits == 1 << (self.semantics.width() - 1) => {
                return Class::Nan;
            }
            _ => {}
        }
        let shift = format.precision as i32 - 1;
        if field == 0 && format.has_sign_and_zero {
            if mantissa == 0 {
                return Class::Zero;
            }
            return Class::Finite {
                significand: mantissa,
                exponent: format.min_exponent() - shift,
            };
        }
        let significand = mantissa | 1 << (format.precision - 1);
        Class::Finite { significand, exponent: field as i32 - format.bias - shift }
    }

    /// Rounds `significand * 2^exponent` to the format. With `sticky`, the exact value is slightly larger; then the
    /// significand must have more bits than the format's precision. The significand must not be zero.
    fn round(
        semantics: FloatSemantics,
        negative: bool,
        significand: u128,
        exponent: i32,
        sticky: bool,
        rounding: Rounding,
    ) -> ApFloat {
        let format = semantics.format();
        let precision = format.precision as i32;
        let top = exponent.saturating_add(127 - significand.leading_zeros() as i32);
        if top > format.max_exponent() {
            return ApFloat::overflow(semantics, negative, rounding);
        }
        // The exponent of the last significant bit that is kept.
        let mut last = top.max(format.min_exponent()) - (precision - 1);
        let drop = last.saturating_sub(exponent);
        let mut rounded = if drop <= 0 {
            significand << -drop
        } else if drop > 128 {
            u128::from(rounding.is_away(negative, Ordering::Less, false))
        } else {
            let truncated = if drop == 128 { 0 } else { significand >> drop };
            let half = 1u128 << (drop - 1);
            let rest = significand & (half | (half - 1));
            let is_exact = rest == 0 && !sticky;
            let half =
                rest.cmp(&half).then(if sticky { Ordering::Greater } else { Ordering::Equal });
            truncated
                + u128::from(!is_exact && rounding.is_away(negative, half, truncated & 1 != 0))
        };
        if rounded >> format.precision != 0 {
            rounded >>= 1;
            last += 1;
        }
        if !format.has_sign_and_zero {
            // This format has only powers of two.
            let field = (last + format.bias).max(0) as u128;
            let largest = format.max_exponent() + format.bias;
            return if field > largest as u128 {
                ApFloat::overflow(semantics, negative, Rounding::NearestEven)
            } else if rounded == 0 {
                ApFloat::signed_zero(semantics, negative)
            } else {
                ApFloat::with_sign(semantics, negative, field)
            };
        }
        let normal = rounded >> (format.precision - 1) != 0;
        let top = last + precision - 1;
        let all_ones = rounded + 1 == 1 << format.precision;
        if normal && top > format.max_exponent() {
            // A magnitude that was rounded up to this becomes infinite in every direction.
            return ApFloat::overflow(semantics, negative, Rounding::NearestEven);
        }
        let is_nan = all_ones && format.non_finite == NonFinite::NanAllOnes;
        if normal && top == format.max_exponent() && is_nan {
            return ApFloat::overflow(semantics, negative, rounding);
        }
        if rounded == 0 {
            return ApFloat::signed_zero(semantics, negative);
        }
        let field = if normal { (top + format.bias) as u128 } else { 0 };
        let mantissa = rounded & ((1u128 << format.mantissa_bits) - 1);
        ApFloat::with_sign(semantics, negative, field << format.mantissa_bits | mantissa)
    }
}

/// The explicit integer bit in the 80-bit format; no bit in others.
fn integer_bit(format: &Format) -> u128 {
    if format.precision == format.mantissa_bits { 1 << (format.precision - 1) } else { 0 }
}

impl fmt::Debug for ApFloat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.write(&mut text);
        write!(f, "{text}:{}", self.semantics.keyword())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(value: ApFloat) -> String {
        let mut text = String::new();
        value.write(&mut text);
        text
    }

    #[test]
    fn every_narrow_value_survives_conversion() {
        for semantics in FloatSemantics::ALL.into_iter().filter(|s| s.width() <= 16) {
            for bits in 0..1u128 << semantics.width() {
                let value = ApFloat::from_bits(semantics, bits);
                if value.is_nan() {
                    continue;
                }
                for wide in [FloatSemantics::F64, FloatSemantics::F80, FloatSemantics::F128] {
                    assert_eq!(value.convert(wide).convert(semantics), value, "{value:?}");
                }
                let digits = text(value);
                if let Some(parsed) = ApFloat::parse(semantics, &digits) {
                    assert_eq!(parsed, value, "{digits}");
                } else {
                    assert!(digits.starts_with("0x") || digits.parse::<f64>().is_ok());
                }
            }
        }
    }

    #[test]
    fn agrees_with_the_hardware_on_f32() {
        let mut state = 1u64;
        for _ in 0..200_000 {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            // Exponents around the range of `f32`, where rounding and subnormals matter.
            let exponent = 1023 - 160 + (state >> 40) % 300;
            let double = f64::from_bits((state >> 12) | exponent << 52);
            let expected = (double as f32).to_bits();
            let value = ApFloat::from_f64(FloatSemantics::F32, double);
            assert_eq!(value.bits(), u128::from(expected), "{double:e}");
        }
    }

    #[test]
    fn overflow_depends_on_the_format() {
        use FloatSemantics::*;
        let cases = [
            (F8E4M3FN, 448.0, 0x7e),
            (F8E4M3FN, 464.0, 0x7e),
            (F8E4M3FN, 465.0, 0x7f),
            (F8E4M3FN, -1e9, 0xff),
            (F8E5M2, 1e9, 0x7c),
            (F8E5M2FNUZ, 1e9, 0x80),
            (F4E2M1FN, 1e9, 0x7),
            (F4E2M1FN, -1e9, 0xf),
            (F8E8M0FNU, 0.0, 0),
            (F8E8M0FNU, 3.0, 0x81),
            (F8E8M0FNU, 1.5, 0x80),
            (F16, 65520.0, 0x7c00),
            (F16, 65519.0, 0x7bff),
        ];
        for (semantics, value, bits) in cases {
            assert_eq!(ApFloat::from_f64(semantics, value).bits(), bits, "{semantics:?} {value}");
        }
    }
}
