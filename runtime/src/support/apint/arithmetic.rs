//! Shifts, bitwise operations and divisions.

use std::ops::{BitAnd, BitOr, BitXor};

use super::ApInt;
use crate::support::words::{self, Words};

impl ApInt {
    /// All bits set: the largest unsigned value, and -1.
    pub fn all_ones(width: u32) -> ApInt {
        !ApInt::zero(width)
    }

    /// The smallest signed value.
    pub fn signed_min(width: u32) -> ApInt {
        if width == 0 { ApInt::zero(0) } else { ApInt::from_u64(width, 1).shl(width - 1) }
    }

    /// The largest signed value.
    pub fn signed_max(width: u32) -> ApInt {
        !ApInt::signed_min(width)
    }

    /// Whether the bits are those of 1.
    pub fn is_one(&self) -> bool {
        self.active_bits() == 1
    }

    /// The number of zero bits above the highest set bit.
    pub fn leading_zeros(&self) -> u32 {
        self.width() - self.active_bits()
    }

    /// The number of zero bits below the lowest set bit; the width for zero.
    pub fn trailing_zeros(&self) -> u32 {
        let words = self.words();
        match words.iter().position(|word| *word != 0) {
            Some(index) => index as u32 * 64 + words[index].trailing_zeros(),
            None => self.width(),
        }
    }

    /// The absolute value as an unsigned integer. Corresponds to `APInt::abs`.
    #[must_use]
    pub fn unsigned_abs(&self) -> ApInt {
        if self.is_negative() { self.wrapping_neg() } else { self.clone() }
    }

    /// Shifts left; zero if `count` is at least the width.
    #[must_use]
    pub fn shl(&self, count: u32) -> ApInt {
        if count >= self.width() {
            return ApInt::zero(self.width());
        }
        let mut shifted = Words::from_slice(self.words());
        words::shl(&mut shifted, count as usize);
        ApInt::from_words(self.width(), &shifted)
    }

    /// Shifts right and fills with zeros; zero if `count` is at least the width.
    #[must_use]
    pub fn lshr(&self, count: u32) -> ApInt {
        if count >= self.width() {
            return ApInt::zero(self.width());
        }
        let (skip, bits) = (count as usize / 64, count % 64);
        let words = &self.words()[skip..];
        let shifted: Words = (0..words.len())
            .map(|index| {
                let above = words.get(index + 1).copied().unwrap_or(0);
                if bits == 0 { words[index] } else { words[index] >> bits | above << (64 - bits) }
            })
            .collect();
        ApInt::from_words(self.width(), &shifted)
    }

    /// Shifts right and fills with the sign.
    #[must_use]
    pub fn ashr(&self, count: u32) -> ApInt {
        if self.is_negative() { !(!self.clone()).lshr(count) } else { self.lshr(count) }
    }

    /// The quotient and the remainder of unsigned division; `None` if `divisor` is zero.
    pub fn div_rem_unsigned(&self, divisor: &ApInt) -> Option<(ApInt, ApInt)> {
        if divisor.is_zero() {
            return None;
        }
        let width = self.width();
        if let ([left], [right]) = (self.words(), divisor.words()) {
            let rest = ApInt::from_u64(width, left % right);
            return Some((ApInt::from_u64(width, left / right), rest));
        }
        let [mut quotient, mut by] = [self, divisor].map(|it| Words::from_slice(it.words()));
        words::trim(&mut quotient);
        words::trim(&mut by);
        let rest = words::div_big(&mut quotient, &by);
        Some((ApInt::from_words(width, &quotient), ApInt::from_words(width, &rest)))
    }

    /// The quotient, rounded toward zero, and the remainder of signed division, modulo `2^width`; `None` if `divisor`
    /// is zero.
    pub fn div_rem_signed(&self, divisor: &ApInt) -> Option<(ApInt, ApInt)> {
        let (quotient, rest) = self.unsigned_abs().div_rem_unsigned(&divisor.unsigned_abs())?;
        let negate = |value: ApInt, negative: bool| {
            if negative { value.wrapping_neg() } else { value }
        };
        let opposite = self.is_negative() != divisor.is_negative();
        Some((negate(quotient, opposite), negate(rest, self.is_negative())))
    }

    /// The quotient of signed division, rounded toward zero; `None` if `divisor` is zero or the quotient overflows.
    pub fn checked_div_signed(&self, divisor: &ApInt) -> Option<ApInt> {
        let overflows = *self == ApInt::signed_min(self.width()) && divisor.is_all_ones();
        if overflows { None } else { Some(self.div_rem_signed(divisor)?.0) }
    }

    /// The signed sum; `None` if it overflows.
    pub fn checked_add_signed(&self, other: &ApInt) -> Option<ApInt> {
        let sum = self.wrapping_add(other);
        let overflows =
            self.is_negative() == other.is_negative() && sum.is_negative() != self.is_negative();
        (!overflows).then_some(sum)
    }

    /// The signed difference; `None` if it overflows.
    pub fn checked_sub_signed(&self, other: &ApInt) -> Option<ApInt> {
        let difference = self.wrapping_sub(other);
        let overflows = self.is_negative() != other.is_negative()
            && difference.is_negative() != self.is_negative();
        (!overflows).then_some(difference)
    }

    /// The high half of the unsigned product.
    #[must_use]
    pub fn mul_high_unsigned(&self, other: &ApInt) -> ApInt {
        let width = self.width();
        let [left, right] = [self, other].map(|it| it.zext_or_trunc(width * 2));
        left.wrapping_mul(&right).lshr(width).zext_or_trunc(width)
    }

    /// The high half of the signed product.
    #[must_use]
    pub fn mul_high_signed(&self, other: &ApInt) -> ApInt {
        let width = self.width();
        let [left, right] = [self, other].map(|it| it.sext_or_trunc(width * 2));
        left.wrapping_mul(&right).lshr(width).zext_or_trunc(width)
    }
}

impl BitAnd for &ApInt {
    type Output = ApInt;

    fn bitand(self, other: &ApInt) -> ApInt {
        self.zip(other, false, |left, right, _| (left.bitand(right), false))
    }
}

impl BitOr for &ApInt {
    type Output = ApInt;

    fn bitor(self, other: &ApInt) -> ApInt {
        self.zip(other, false, |left, right, _| (left.bitor(right), false))
    }
}

impl BitXor for &ApInt {
    type Output = ApInt;

    fn bitxor(self, other: &ApInt) -> ApInt {
        self.zip(other, false, |left, right, _| (left.bitxor(right), false))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn int(value: i128) -> ApInt {
        ApInt::from_u128(128, value as u128)
    }

    const SAMPLES: [i128; 10] =
        [0, 1, -1, 7, -13, i128::MAX, i128::MIN, 1 << 64, -(1 << 64) + 3, u64::MAX as i128];

    #[test]
    fn divides_and_combines_like_i128() {
        for a in SAMPLES {
            for b in SAMPLES {
                let (x, y) = (int(a), int(b));
                assert_eq!((&x & &y, &x | &y, &x ^ &y), (int(a & b), int(a | b), int(a ^ b)));
                assert_eq!(x.checked_add_signed(&y), a.checked_add(b).map(int));
                assert_eq!(x.checked_sub_signed(&y), a.checked_sub(b).map(int));
                assert_eq!(x.checked_div_signed(&y), a.checked_div(b).map(int));
                let unsigned = (b != 0).then(|| {
                    let (a, b) = (a as u128, b as u128);
                    (int((a / b) as i128), int((a % b) as i128))
                });
                assert_eq!(x.div_rem_unsigned(&y), unsigned);
                let signed = (b != 0).then(|| (int(a.wrapping_div(b)), int(a.wrapping_rem(b))));
                assert_eq!(x.div_rem_signed(&y), signed);
            }
        }
    }

    #[test]
    fn shifts_like_i128() {
        for a in SAMPLES {
            for count in [0, 1, 63, 64, 65, 127] {
                assert_eq!(int(a).shl(count), int(a << count));
                assert_eq!(int(a).ashr(count), int(a >> count));
                assert_eq!(int(a).lshr(count), int((a as u128 >> count) as i128));
            }
            assert_eq!(int(a).leading_zeros(), a.leading_zeros());
            assert_eq!(int(a).trailing_zeros(), a.trailing_zeros());
        }
        assert_eq!(int(-5).ashr(128), int(-1));
        assert_eq!(int(-5).shl(128), int(0));
    }

    #[test]
    fn multiplies_to_twice_the_width() {
        let (a, b) = (ApInt::from_i64(64, i64::MIN), ApInt::from_i64(64, -3));
        let product = i128::from(i64::MIN) * -3;
        assert_eq!(a.mul_high_signed(&b), ApInt::from_i64(64, (product >> 64) as i64));
        let product = (1u128 << 63) * u128::from(u64::MAX - 2);
        assert_eq!(a.mul_high_unsigned(&b), ApInt::from_u64(64, (product >> 64) as u64));
    }
}
