//! Arithmetic, comparison, and conversion to and from integers. Each result is the exact one, rounded once, with
//! upstream's NaNs.

use std::cmp::Ordering;

use super::semantics::NonFinite;
use super::{ApFloat, Class, FloatSemantics, Unencoded};
use crate::support::apint::ApInt;
use crate::support::words;

/// The direction in which an inexact result is rounded. Corresponds to `llvm::RoundingMode`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Rounding {
    /// To the nearest value, ties to the one with an even significand.
    #[default]
    NearestEven,
    /// To the nearest value, ties away from zero.
    NearestAway,
    /// Toward zero.
    TowardZero,
    /// Toward positive infinity.
    Upward,
    /// Toward negative infinity.
    Downward,
}

impl Rounding {
    /// Whether a magnitude with a nonzero rest is rounded up. `half` compares the rest with a half; `odd` is the last
    /// kept bit.
    pub(super) fn is_away(self, negative: bool, half: Ordering, odd: bool) -> bool {
        match self {
            Rounding::NearestEven => half.is_gt() || half.is_eq() && odd,
            Rounding::NearestAway => half.is_ge(),
            Rounding::TowardZero => false,
            Rounding::Upward => !negative,
            Rounding::Downward => negative,
        }
    }

    /// Whether a value above the largest one becomes infinite.
    pub(super) fn overflows_to_infinity(self, negative: bool) -> bool {
        match self {
            Rounding::NearestEven | Rounding::NearestAway => true,
            Rounding::TowardZero => false,
            Rounding::Upward => !negative,
            Rounding::Downward => negative,
        }
    }
}

/// A magnitude `significand * 2^exponent`. With `sticky`, the exact one is slightly larger.
struct Magnitude {
    significand: u128,
    exponent: i32,
    sticky: bool,
}

/// The significand shifted so that its highest bit is `top`, and its exponent.
fn normalized(significand: u128, exponent: i32, top: u32) -> (u128, i32) {
    let shift = significand.leading_zeros() as i32 - (127 - top as i32);
    if shift >= 0 {
        (significand << shift, exponent - shift)
    } else {
        (significand >> -shift, exponent - shift)
    }
}

/// `2^exponent`-scaled value shifted right by `count`, and whether nonzero bits were lost.
fn shift_right(value: u128, count: u32) -> (u128, bool) {
    match count {
        0 => (value, false),
        1..128 => (value >> count, value << (128 - count) != 0),
        _ => (0, value != 0),
    }
}

/// The product of two significands.
fn multiply(left: (u128, i32), right: (u128, i32)) -> Magnitude {
    const LOW: u128 = u64::MAX as u128;
    let [a, b] = [left.0, right.0];
    let (a_low, a_high, b_low, b_high) = (a & LOW, a >> 64, b & LOW, b >> 64);
    let low = a_low * b_low;
    let middle = a_high * b_low + (low >> 64);
    let other = a_low * b_high + (middle & LOW);
    let high = a_high * b_high + (middle >> 64) + (other >> 64);
    let low = other << 64 | low & LOW;
    let exponent = left.1 + right.1;
    if high == 0 {
        return Magnitude { significand: low, exponent, sticky: false };
    }
    let count = 128 - high.leading_zeros();
    let (low, sticky) = shift_right(low, count);
    let high = if count == 128 { high } else { high << (128 - count) };
    Magnitude { significand: high | low, exponent: exponent + count as i32, sticky }
}

/// The quotient of two nonzero significands.
fn divide(left: (u128, i32), right: (u128, i32)) -> Magnitude {
    const TOP: u32 = 126;
    let (mut rest, left_exponent) = normalized(left.0, left.1, TOP);
    let (divisor, right_exponent) = normalized(right.0, right.1, TOP);
    let mut significand = 0u128;
    for _ in 0..TOP {
        significand <<= 1;
        if rest >= divisor {
            rest -= divisor;
            significand |= 1;
        }
        rest <<= 1;
    }
    let exponent = left_exponent - right_exponent - (TOP as i32 - 1);
    Magnitude { significand, exponent, sticky: rest != 0 }
}

/// The sum of two nonzero numbers, or zero, and whether it is negative.
fn sum(left: (bool, u128, i32), right: (bool, u128, i32)) -> (bool, Magnitude) {
    // One bit for the carry, and more than two below the precision of every format.
    const TOP: u32 = 125;
    let magnitude = |it: (bool, u128, i32)| normalized(it.1, it.2, TOP);
    let ((a, a_exponent), (b, b_exponent)) = (magnitude(left), magnitude(right));
    let swap = (a_exponent, a) < (b_exponent, b);
    let (negative, other) = if swap { (right.0, left.0) } else { (left.0, right.0) };
    let ((large, exponent), (small, small_exponent)) =
        if swap { ((b, b_exponent), (a, a_exponent)) } else { ((a, a_exponent), (b, b_exponent)) };
    let (small, sticky) = shift_right(small, exponent.abs_diff(small_exponent));
    let significand =
        if negative == other { large + small } else { large - small - u128::from(sticky) };
    (negative, Magnitude { significand, exponent, sticky })
}

impl ApFloat {
    /// Whether the value is a NaN whose quiet bit is not set.
    pub fn is_signaling(&self) -> bool {
        let format = self.semantics.format();
        self.is_nan()
            && format.non_finite == NonFinite::Ieee
            && self.bits() >> (format.precision - 2) & 1 == 0
    }

    /// Whether the value is finite, not zero, and has the full precision of the format.
    pub fn is_normal(&self) -> bool {
        let precision = self.semantics.format().precision;
        matches!(self.classify(), Class::Finite { significand, .. } if significand >> (precision - 1) != 0)
    }

    /// Whether the value is neither an infinity nor a NaN.
    pub fn is_finite(&self) -> bool {
        !self.is_nan() && !self.is_infinity()
    }

    /// The exponent of the highest bit of a finite value that is not zero.
    pub fn log2_floor(&self) -> Option<i32> {
        match self.classify() {
            Class::Finite { significand, exponent } => {
                Some(exponent + 127 - significand.leading_zeros() as i32)
            }
            _ => None,
        }
    }

    /// A NaN with its quiet bit set; any other value as it is.
    #[must_use]
    pub fn quieted(self) -> ApFloat {
        if !self.is_signaling() {
            return self;
        }
        let quiet = 1 << (self.semantics.format().precision - 2);
        ApFloat::from_bits(self.semantics, self.bits() | quiet)
    }

    /// The value without its sign. Corresponds to `llvm::abs`.
    #[must_use]
    pub fn abs(self) -> ApFloat {
        if self.is_negative() { self.negate() } else { self }
    }

    /// The value with the sign of `sign`. Corresponds to `APFloat::copySign`.
    #[must_use]
    pub fn copy_sign(self, sign: ApFloat) -> ApFloat {
        if self.is_negative() == sign.is_negative() { self } else { self.negate() }
    }

    /// The order of two values of the same format; `None` if one is a NaN. Zeros are equal.
    pub fn compare(self, other: ApFloat) -> Option<Ordering> {
        let key = |value: ApFloat| match value.classify() {
            Class::Nan => None,
            Class::Zero => Some((0, i32::MIN, 0)),
            Class::Infinity => Some((value.sign(), i32::MAX, 0)),
            Class::Finite { significand, exponent } => {
                let (significand, exponent) = normalized(significand, exponent, 126);
                Some((value.sign(), exponent, significand))
            }
        };
        let (left, right) = (key(self)?, key(other)?);
        let by_magnitude = (left.1, left.2).cmp(&(right.1, right.2));
        Some(left.0.cmp(&right.0).then(if left.0 < 0 {
            by_magnitude.reverse()
        } else {
            by_magnitude
        }))
    }

    /// 1 or -1.
    fn sign(self) -> i32 {
        if self.is_negative() { -1 } else { 1 }
    }

    /// The first NaN of two operands, quieted.
    fn operand_nan(self, other: ApFloat) -> Option<ApFloat> {
        [self, other].into_iter().find(ApFloat::is_nan).map(ApFloat::quieted)
    }

    /// Infinity, or NaN in a format that has only NaN. A format without both does not encode it.
    pub(super) fn infinity(semantics: FloatSemantics, negative: bool) -> ApFloat {
        if semantics.format().non_finite == NonFinite::None {
            let zero = ApFloat::signed_zero(semantics, negative);
            return ApFloat { unencoded: Unencoded::Infinity, ..zero };
        }
        ApFloat::overflow(semantics, negative, Rounding::NearestEven)
    }

    fn rounded(
        semantics: FloatSemantics,
        negative: bool,
        it: Magnitude,
        mode: Rounding,
    ) -> ApFloat {
        ApFloat::round(semantics, negative, it.significand, it.exponent, it.sticky, mode)
    }

    /// The sum.
    #[must_use]
    pub fn add(self, other: ApFloat, rounding: Rounding) -> ApFloat {
        if let Some(nan) = self.operand_nan(other) {
            return nan;
        }
        let semantics = self.semantics;
        let downward = rounding == Rounding::Downward;
        let (left, right) = (self.is_negative(), other.is_negative());
        match (self.classify(), other.classify()) {
            (Class::Infinity, Class::Infinity) if left != right => ApFloat::nan(semantics),
            (Class::Infinity, _) => self,
            (_, Class::Infinity) => other,
            (Class::Zero, Class::Zero) => {
                ApFloat::signed_zero(semantics, if left == right { left } else { downward })
            }
            (_, Class::Zero) => self,
            (Class::Zero, _) => other,
            (
                Class::Finite { significand: a, exponent: a_exponent },
                Class::Finite { significand: b, exponent: b_exponent },
            ) => match sum((left, a, a_exponent), (right, b, b_exponent)) {
                (_, Magnitude { significand: 0, .. }) => ApFloat::signed_zero(semantics, downward),
                (negative, magnitude) => ApFloat::rounded(semantics, negative, magnitude, rounding),
            },
            (Class::Nan, _) | (_, Class::Nan) => ApFloat::nan(semantics),
        }
    }

    /// The difference.
    #[must_use]
    pub fn subtract(self, other: ApFloat, rounding: Rounding) -> ApFloat {
        if let Some(nan) = self.operand_nan(other) {
            return nan;
        }
        // A zero that has no negative counterpart is exact in either sign.
        self.add(other.negate(), rounding)
    }

    /// The product.
    #[must_use]
    pub fn multiply(self, other: ApFloat, rounding: Rounding) -> ApFloat {
        if let Some(nan) = self.operand_nan(other) {
            return nan;
        }
        let semantics = self.semantics;
        let negative = self.is_negative() != other.is_negative();
        match (self.classify(), other.classify()) {
            (
                Class::Finite { significand: a, exponent: a_exponent },
                Class::Finite { significand: b, exponent: b_exponent },
            ) => {
                let magnitude = multiply((a, a_exponent), (b, b_exponent));
                ApFloat::rounded(semantics, negative, magnitude, rounding)
            }
            (Class::Zero, Class::Infinity) | (Class::Infinity, Class::Zero) => {
                ApFloat::nan(semantics)
            }
            (Class::Infinity, _) | (_, Class::Infinity) => ApFloat::infinity(semantics, negative),
            _ => ApFloat::signed_zero(semantics, negative),
        }
    }

    /// The quotient.
    #[must_use]
    pub fn divide(self, other: ApFloat, rounding: Rounding) -> ApFloat {
        if let Some(nan) = self.operand_nan(other) {
            return nan;
        }
        let semantics = self.semantics;
        let negative = self.is_negative() != other.is_negative();
        match (self.classify(), other.classify()) {
            (
                Class::Finite { significand: a, exponent: a_exponent },
                Class::Finite { significand: b, exponent: b_exponent },
            ) => {
                let magnitude = divide((a, a_exponent), (b, b_exponent));
                ApFloat::rounded(semantics, negative, magnitude, rounding)
            }
            (Class::Zero, Class::Zero) | (Class::Infinity, Class::Infinity) => {
                ApFloat::nan(semantics)
            }
            (Class::Infinity, _) | (_, Class::Zero) => ApFloat::infinity(semantics, negative),
            _ => ApFloat::signed_zero(semantics, negative),
        }
    }

    /// The remainder of division rounded toward zero; it has the sign of `self`. Corresponds to `APFloat::mod`.
    #[must_use]
    pub fn remainder(self, other: ApFloat) -> ApFloat {
        if let Some(nan) = self.operand_nan(other) {
            return nan;
        }
        let semantics = self.semantics;
        match (self.classify(), other.classify()) {
            (Class::Infinity, _) | (_, Class::Zero) => ApFloat::nan(semantics),
            (
                Class::Finite { significand: a, exponent: a_exponent },
                Class::Finite { significand: b, exponent: b_exponent },
            ) => {
                let (mut rest, mut exponent) = normalized(a, a_exponent, 126);
                let (divisor, least) = normalized(b, b_exponent, 126);
                if exponent < least {
                    return self;
                }
                while exponent >= least && rest != 0 {
                    if rest >= divisor {
                        rest -= divisor;
                    }
                    if exponent == least {
                        break;
                    }
                    rest <<= 1;
                    exponent -= 1;
                }
                if rest == 0 {
                    return ApFloat::signed_zero(semantics, self.is_negative());
                }
                let exact = Magnitude { significand: rest, exponent: least, sticky: false };
                ApFloat::rounded(semantics, self.is_negative(), exact, Rounding::NearestEven)
            }
            _ => self,
        }
    }

    /// The value rounded to an integer. Corresponds to `APFloat::roundToIntegral`.
    #[must_use]
    pub fn round_to_integral(self, rounding: Rounding) -> ApFloat {
        let precision = self.semantics.format().precision;
        match self.log2_floor() {
            Some(exponent) if exponent + 1 < precision as i32 => {}
            _ => return self.quieted(),
        }
        // Like upstream, adding and subtracting a number whose last bit is 1 does the rounding. Formats that do not
        // have this number give upstream's results only this way.
        let shift = ApInt::from_u128(129, 1 << (precision - 1));
        let magic = ApFloat::from_unsigned_int(self.semantics, &shift).copy_sign(self);
        self.add(magic, rounding).subtract(magic, rounding).copy_sign(self)
    }

    /// The larger value; a NaN if one is a NaN. Corresponds to `llvm::maximum`.
    #[must_use]
    pub fn maximum(self, other: ApFloat) -> ApFloat {
        self.operand_nan(other).unwrap_or_else(|| self.larger(other))
    }

    /// The smaller value; a NaN if one is a NaN. Corresponds to `llvm::minimum`.
    #[must_use]
    pub fn minimum(self, other: ApFloat) -> ApFloat {
        self.operand_nan(other).unwrap_or_else(|| self.smaller(other))
    }

    /// The larger value; the other one if one is a quiet NaN. Corresponds to `llvm::maxnum`.
    #[must_use]
    pub fn max_num(self, other: ApFloat) -> ApFloat {
        self.number_or(other).unwrap_or_else(|| self.larger(other))
    }

    /// The smaller value; the other one if one is a quiet NaN. Corresponds to `llvm::minnum`.
    #[must_use]
    pub fn min_num(self, other: ApFloat) -> ApFloat {
        self.number_or(other).unwrap_or_else(|| self.smaller(other))
    }

    fn number_or(self, other: ApFloat) -> Option<ApFloat> {
        let signaling = [self, other].into_iter().find(ApFloat::is_signaling);
        match signaling {
            Some(nan) => Some(nan.quieted()),
            None if self.is_nan() => Some(other),
            None => other.is_nan().then_some(self),
        }
    }

    fn larger(self, other: ApFloat) -> ApFloat {
        if self.is_zero() && other.is_zero() {
            return if self.is_negative() { other } else { self };
        }
        if self.compare(other) == Some(Ordering::Less) { other } else { self }
    }

    fn smaller(self, other: ApFloat) -> ApFloat {
        if self.is_zero() && other.is_zero() {
            return if self.is_negative() { self } else { other };
        }
        if other.compare(self) == Some(Ordering::Less) { other } else { self }
    }

    /// Converts a signed integer, rounding to nearest, ties to even.
    pub fn from_signed_int(semantics: FloatSemantics, value: &ApInt) -> ApFloat {
        if value.is_negative() {
            ApFloat::from_magnitude(semantics, true, &value.wrapping_neg())
        } else {
            ApFloat::from_magnitude(semantics, false, value)
        }
    }

    /// Converts an unsigned integer, rounding to nearest, ties to even.
    pub fn from_unsigned_int(semantics: FloatSemantics, value: &ApInt) -> ApFloat {
        ApFloat::from_magnitude(semantics, false, value)
    }

    fn from_magnitude(semantics: FloatSemantics, negative: bool, magnitude: &ApInt) -> ApFloat {
        let low = (magnitude.active_bits() as usize).saturating_sub(128);
        let (significand, sticky) = words::extract(magnitude.words(), low);
        if significand == 0 {
            return ApFloat::signed_zero(semantics, false);
        }
        let exact = Magnitude { significand, exponent: low as i32, sticky };
        ApFloat::rounded(semantics, negative, exact, Rounding::NearestEven)
    }

    /// Converts to a signed integer of `width` bits, rounding toward zero. `None` if it does not fit, or is no number.
    pub fn to_signed_int(self, width: u32) -> Option<ApInt> {
        let value = self.to_int(width)?;
        let result = value.zext_or_trunc(width);
        (result.sext_or_trunc(width + 1) == value).then_some(result)
    }

    /// Converts to an unsigned integer of `width` bits, rounding toward zero. `None` if it does not fit, or is no number.
    pub fn to_unsigned_int(self, width: u32) -> Option<ApInt> {
        let value = self.to_int(width)?;
        let result = value.zext_or_trunc(width);
        (result.zext_or_trunc(width + 1) == value).then_some(result)
    }

    /// Converts to a signed integer with one bit more than `width`, if the magnitude has at most `width` bits.
    fn to_int(self, width: u32) -> Option<ApInt> {
        let (significand, exponent) = match self.classify() {
            Class::Zero => return Some(ApInt::zero(width + 1)),
            Class::Finite { significand, exponent } => (significand, exponent),
            Class::Infinity | Class::Nan => return None,
        };
        let top = exponent + 127 - significand.leading_zeros() as i32;
        if top >= width as i32 {
            return None;
        }
        let magnitude = if exponent < 0 {
            ApInt::from_u128(width + 1, shift_right(significand, exponent.unsigned_abs()).0)
        } else {
            ApInt::from_u128(width + 1, significand).shl(exponent as u32)
        };
        Some(if self.is_negative() { magnitude.wrapping_neg() } else { magnitude })
    }

    /// Converts to another format if that loses nothing, as upstream's status says.
    pub fn convert_exactly(self, semantics: FloatSemantics) -> Option<ApFloat> {
        let (from, to) = (self.semantics.format(), semantics.format());
        let has_only_nan =
            |it: NonFinite| matches!(it, NonFinite::NanAllOnes | NonFinite::NanNegativeZero);
        let converted = self.convert(semantics);
        let is_exact = match self.classify() {
            Class::Nan if self.is_signaling() => false,
            // A NaN without the integer bit.
            Class::Nan if self.semantics == FloatSemantics::F80 && self.bits() >> 63 & 1 == 0 => {
                false
            }
            Class::Nan if has_only_nan(to.non_finite) => has_only_nan(from.non_finite),
            Class::Nan => {
                let dropped = from.precision.saturating_sub(to.precision);
                has_only_nan(from.non_finite) || self.bits() & ((1 << dropped) - 1) == 0
            }
            Class::Infinity => !has_only_nan(to.non_finite),
            Class::Zero => {
                let keeps_sign = to.non_finite != NonFinite::NanNegativeZero
                    || from.non_finite == NonFinite::NanNegativeZero;
                keeps_sign || !self.is_negative()
            }
            Class::Finite { significand, exponent } => match converted.classify() {
                Class::Finite { significand: rounded, exponent: new } => {
                    normalized(significand, exponent, 126) == normalized(rounded, new, 126)
                }
                _ => false,
            },
        };
        is_exact.then_some(converted)
    }

    /// The NaN that `self`, a NaN, becomes in another format.
    pub(super) fn convert_nan(self, semantics: FloatSemantics) -> ApFloat {
        let (from, to) = (self.semantics.format(), semantics.format());
        let negative = self.is_negative();
        // The NaN that is the encoding of negative zero has no sign. Formats without NaN lose the payload.
        let payload = match (from.non_finite, to.non_finite) {
            (_, NonFinite::NanAllOnes | NonFinite::NanNegativeZero) => {
                return ApFloat::signed_nan(semantics, negative);
            }
            (NonFinite::NanNegativeZero, _) => return ApFloat::nan(semantics),
            (_, NonFinite::None) => return ApFloat::signed_nan(semantics, negative),
            (NonFinite::None, NonFinite::Ieee) => 0,
            (NonFinite::Ieee | NonFinite::NanAllOnes, NonFinite::Ieee) => {
                self.magnitude_bits() & ((1 << (from.precision - 1)) - 1)
            }
        };
        let payload = if to.precision >= from.precision {
            payload << (to.precision - from.precision)
        } else {
            payload >> (from.precision - to.precision)
        };
        let quiet = u128::from(self.is_signaling()) << (to.precision - 2);
        let nan = ApFloat::infinity(semantics, negative).bits() | payload | quiet;
        ApFloat { unencoded: Unencoded::Nan, ..ApFloat::from_bits(semantics, nan) }.simplified()
    }

    /// The value without a mark of a NaN that its bits encode anyway.
    fn simplified(self) -> ApFloat {
        let plain = ApFloat::from_bits(self.semantics, self.bits());
        if plain.is_nan() { plain } else { self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pseudo-random bits with many special values.
    fn samples() -> impl Iterator<Item = (f32, f32)> {
        let special = [0, 1, 0x80_0000, 0x3f80_0000, 0x7f80_0000, 0x7f7f_ffff, 0x3fff_ffff];
        let mut state = 7u64;
        (0..40_000).map(move |index| {
            let mut next = || {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let bits = (state >> 32) as u32;
                let chosen = if index % 3 == 0 { special[(bits % 7) as usize] } else { bits };
                f32::from_bits(chosen ^ (bits & 0x8000_0000))
            };
            let left = next();
            // Close exponents, so that sums cancel.
            let right = if index % 2 == 0 { next() } else { left * 1.000_001 };
            (left, right)
        })
    }

    fn float(value: f32) -> ApFloat {
        ApFloat::from_bits(FloatSemantics::F32, value.to_bits().into())
    }

    #[test]
    fn computes_like_the_hardware() {
        let mode = Rounding::NearestEven;
        let mut compared = 0;
        for (a, b) in samples() {
            let (x, y) = (float(a), float(b));
            let results = [
                (x.add(y, mode), a + b),
                (x.subtract(y, mode), a - b),
                (x.multiply(y, mode), a * b),
                (x.divide(y, mode), a / b),
                (x.remainder(y), a % b),
            ];
            for (index, (ours, theirs)) in results.into_iter().enumerate() {
                if theirs.is_nan() {
                    assert!(ours.is_nan(), "{index}: {a:e} {b:e}");
                } else {
                    assert_eq!(ours, float(theirs), "{index}: {a:e} {b:e}");
                }
                compared += 1;
            }
            assert_eq!(x.compare(y), a.partial_cmp(&b), "{a:e} {b:e}");
            for (rounding, theirs) in [
                (Rounding::Upward, a.ceil()),
                (Rounding::Downward, a.floor()),
                (Rounding::NearestEven, a.round_ties_even()),
            ] {
                if !a.is_nan() {
                    assert_eq!(x.round_to_integral(rounding), float(theirs), "{a:e}");
                }
            }
            let integer = x.to_signed_int(40).and_then(|value| value.to_i64());
            let fits = (-((1i64 << 39) as f32)..(1i64 << 39) as f32).contains(&a);
            assert_eq!(integer, fits.then_some(a as i64), "{a:e}");
        }
        assert_eq!(compared, 200_000);
    }

    #[test]
    fn rounds_in_every_direction() {
        let third = |mode| {
            let one = ApFloat::from_f64(FloatSemantics::F32, 1.0);
            let three = ApFloat::from_f64(FloatSemantics::F32, -3.0);
            one.divide(three, mode).bits()
        };
        assert_eq!(third(Rounding::NearestEven), 0xbeaa_aaab);
        assert_eq!(third(Rounding::NearestAway), 0xbeaa_aaab);
        assert_eq!(third(Rounding::TowardZero), 0xbeaa_aaaa);
        assert_eq!(third(Rounding::Upward), 0xbeaa_aaaa);
        assert_eq!(third(Rounding::Downward), 0xbeaa_aaab);
        let largest = ApFloat::largest(FloatSemantics::F32);
        assert!(largest.add(largest, Rounding::Upward).is_infinity());
        assert_eq!(largest.add(largest, Rounding::Downward), largest);
    }

    #[test]
    fn converts_integers() {
        let wide = ApInt::from_u64(129, 1).shl(128).wrapping_add(&ApInt::from_u64(129, 1));
        let float = ApFloat::from_unsigned_int(FloatSemantics::F64, &wide);
        assert_eq!(float.to_f64(), 2f64.powi(128));
        let float = ApFloat::from_signed_int(FloatSemantics::F64, &wide);
        assert_eq!(float.to_f64(), -(2f64.powi(128)));
        assert_eq!(float.to_signed_int(129), Some(ApInt::signed_min(129)));
        assert_eq!(float.to_signed_int(128), None);
        assert_eq!(float.to_unsigned_int(129), None);
    }
}
