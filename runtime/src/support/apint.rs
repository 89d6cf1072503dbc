//! Two's-complement integers of any fixed width, the values of integer attributes.

mod arithmetic;

use std::cmp::Ordering;
use std::fmt;

use super::words::{self, Words};

/// A two's-complement integer of fixed width, upstream's `APInt`.
///
/// Operations whose result depends on the sign name the signedness. Bits above the width are zero; equality and hash
/// compare the bits and the width.
///
/// ```
/// use ods_runtime::apint::ApInt;
///
/// let max = ApInt::from_u64(8, 255);
/// assert_eq!(max.wrapping_add(&ApInt::from_u64(8, 2)).to_u64(), Some(1));
/// assert_eq!(max.to_i64(), Some(-1));
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct ApInt(Repr);

#[derive(Clone, PartialEq, Eq, Hash)]
enum Repr {
    /// At most 64 bits.
    Small { width: u32, bits: u64 },
    /// More than 64 bits, with exactly as many words as needed. Boxed twice, so that an `ApInt` takes 16 bytes: there
    /// are millions of integer attributes, but few are wide.
    Large { width: u32, words: Box<WideWords> },
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct WideWords(Box<[u64]>);

/// The bits below `width`, which is at most 64.
fn mask(width: u32) -> u64 {
    if width == 0 { 0 } else { u64::MAX >> (64 - width.min(64)) }
}

impl ApInt {
    /// Zero.
    pub fn zero(width: u32) -> ApInt {
        ApInt::from_u64(width, 0)
    }

    /// The low `width` bits of `value`, zero-extended if the width is larger than 64.
    pub fn from_u64(width: u32, value: u64) -> ApInt {
        if width <= 64 {
            return ApInt(Repr::Small { width, bits: value & mask(width) });
        }
        ApInt::from_words(width, &[value])
    }

    /// The low `width` bits of `value`, sign-extended if the width is larger than 64.
    pub fn from_i64(width: u32, value: i64) -> ApInt {
        if width <= 64 {
            return ApInt::from_u64(width, value as u64);
        }
        ApInt::from_u64(64, value as u64).sext_or_trunc(width)
    }

    /// The low `width` bits of `value`, zero-extended if the width is larger than 128.
    pub fn from_u128(width: u32, value: u128) -> ApInt {
        ApInt::from_words(width, &[value as u64, (value >> 64) as u64])
    }

    /// The low `width` bits of the little-endian `words`, zero-extended.
    pub fn from_words(width: u32, words: &[u64]) -> ApInt {
        if width <= 64 {
            let bits = words.first().copied().unwrap_or(0) & mask(width);
            return ApInt(Repr::Small { width, bits });
        }
        let count = width.div_ceil(64) as usize;
        let mut all: Box<[u64]> =
            (0..count).map(|index| words.get(index).copied().unwrap_or(0)).collect();
        if !width.is_multiple_of(64)
            && let Some(top) = all.last_mut()
        {
            *top &= mask(width % 64);
        }
        ApInt(Repr::Large { width, words: Box::new(WideWords(all)) })
    }

    /// The low `width` bits of little-endian bytes, zero-extended.
    pub fn from_le_bytes(width: u32, bytes: &[u8]) -> ApInt {
        if let Ok(bytes) = <[u8; 4]>::try_from(bytes) {
            return ApInt::from_u64(width, u32::from_le_bytes(bytes).into());
        }
        if let Ok(bytes) = <[u8; 8]>::try_from(bytes) {
            return ApInt::from_u64(width, u64::from_le_bytes(bytes));
        }
        let words: Words = bytes
            .chunks(8)
            .map(|chunk| {
                let mut word = [0; 8];
                word[..chunk.len()].copy_from_slice(chunk);
                u64::from_le_bytes(word)
            })
            .collect();
        ApInt::from_words(width, &words)
    }

    /// Parses digits of `radix` (2 to 16, without sign and prefix). The width is the smallest sufficient multiple of
    /// 64. `None` if `digits` is empty or contains another character.
    pub fn parse(digits: &[u8], radix: u32) -> Option<ApInt> {
        if digits.is_empty() || !(2..=16).contains(&radix) {
            return None;
        }
        let mut words = Words::new();
        if radix == 16 {
            words.resize(digits.len().div_ceil(16), 0);
            for (index, &digit) in digits.iter().rev().enumerate() {
                let value = u64::from((digit as char).to_digit(16)?);
                words[index / 16] |= value << (index % 16 * 4);
            }
        } else {
            // Processes one word of digits at a time, so that it is quadratic only in the number of words.
            for chunk in digits.chunks(if radix == 10 { 19 } else { 16 }) {
                let (mut value, mut scale) = (0u64, 1u64);
                for &digit in chunk {
                    value = value * u64::from(radix) + u64::from((digit as char).to_digit(radix)?);
                    scale *= u64::from(radix);
                }
                words::mul_add(&mut words, scale, value);
            }
        }
        words::trim(&mut words);
        let width = u32::try_from(words.len().max(1) * 64).ok()?;
        Some(ApInt::from_words(width, &words))
    }

    /// The width in bits.
    #[inline]
    pub fn width(&self) -> u32 {
        match self.0 {
            Repr::Small { width, .. } | Repr::Large { width, .. } => width,
        }
    }

    /// The bits as little-endian words, at least one.
    #[inline]
    pub fn words(&self) -> &[u64] {
        match &self.0 {
            Repr::Small { bits, .. } => std::slice::from_ref(bits),
            Repr::Large { words, .. } => &words.0,
        }
    }

    /// The value as `width / 8` little-endian bytes, rounded up.
    pub fn to_le_bytes(&self) -> impl Iterator<Item = u8> + '_ {
        let count = self.width().div_ceil(8) as usize;
        self.words().iter().flat_map(|word| word.to_le_bytes()).take(count)
    }

    /// The bit at `index`, or false above the width.
    pub fn bit(&self, index: u32) -> bool {
        self.words().get(index as usize / 64).is_some_and(|word| word >> (index % 64) & 1 != 0)
    }

    /// Whether the value is zero.
    pub fn is_zero(&self) -> bool {
        self.words().iter().all(|&word| word == 0)
    }

    /// Whether the sign bit is set. False for width zero.
    #[inline]
    pub fn is_negative(&self) -> bool {
        match &self.0 {
            Repr::Small { width: 0, .. } => false,
            Repr::Small { width, bits } => bits >> (width - 1) & 1 != 0,
            Repr::Large { width, .. } => self.bit(width - 1),
        }
    }

    /// Whether the value, as a signed integer, is greater than 0.
    pub fn is_strictly_positive(&self) -> bool {
        !self.is_negative() && !self.is_zero()
    }

    /// Whether exactly one bit is set.
    pub fn is_power_of2(&self) -> bool {
        self.count_ones() == 1
    }

    /// Whether all bits are set. True for width zero.
    pub fn is_all_ones(&self) -> bool {
        self.count_ones() == self.width()
    }

    /// The number of set bits.
    pub fn count_ones(&self) -> u32 {
        self.words().iter().map(|word| word.count_ones()).sum()
    }

    /// The index of the highest set bit plus one, upstream's `getActiveBits`.
    pub fn active_bits(&self) -> u32 {
        words::active_bits(self.words()) as u32
    }

    /// The smallest width of the value as a signed integer, upstream's `getSignificantBits`.
    pub fn significant_bits(&self) -> u32 {
        if self.is_negative() { (!self.clone()).active_bits() + 1 } else { self.active_bits() + 1 }
    }

    /// The value as an unsigned integer, if it fits 64 bits.
    pub fn to_u64(&self) -> Option<u64> {
        (self.active_bits() <= 64).then(|| self.words()[0])
    }

    /// The value as a signed integer, if it fits 64 bits.
    pub fn to_i64(&self) -> Option<i64> {
        match &self.0 {
            Repr::Small { width: 0, .. } => Some(0),
            Repr::Small { width, bits } => {
                let shift = 64 - width;
                Some((bits << shift) as i64 >> shift)
            }
            Repr::Large { words, .. } => (self.significant_bits() <= 64).then(|| words.0[0] as i64),
        }
    }

    /// The low 128 bits.
    pub fn low_u128(&self) -> u128 {
        let words = self.words();
        u128::from(words[0]) | u128::from(words.get(1).copied().unwrap_or(0)) << 64
    }

    /// Zero-extends or truncates.
    pub fn zext_or_trunc(&self, width: u32) -> ApInt {
        ApInt::from_words(width, self.words())
    }

    /// Sign-extends or truncates.
    pub fn sext_or_trunc(&self, width: u32) -> ApInt {
        if !self.is_negative() || width <= self.width() {
            return self.zext_or_trunc(width);
        }
        // Complement, zero-extend, complement: ones above the old width.
        !(!self.clone()).zext_or_trunc(width)
    }

    /// Two's-complement negation.
    pub fn wrapping_neg(&self) -> ApInt {
        ApInt::zero(self.width()).wrapping_sub(self)
    }

    /// The sum modulo `2^width`. `other` is converted to this width.
    pub fn wrapping_add(&self, other: &ApInt) -> ApInt {
        self.zip(other, false, |left, right, carry| {
            let wide = u128::from(left) + u128::from(right) + u128::from(carry);
            (wide as u64, wide >> 64 != 0)
        })
    }

    /// The difference modulo `2^width`. `other` is converted to this width.
    pub fn wrapping_sub(&self, other: &ApInt) -> ApInt {
        self.zip(other, false, |left, right, borrow| {
            let (value, first) = left.overflowing_sub(right);
            let (value, second) = value.overflowing_sub(u64::from(borrow));
            (value, first | second)
        })
    }

    /// The product modulo `2^width`. `other` is converted to this width.
    pub fn wrapping_mul(&self, other: &ApInt) -> ApInt {
        let (left, right) = (self.words(), other.words());
        let mut product = vec![0u64; left.len()];
        for (shift, &factor) in right.iter().enumerate().take(left.len()) {
            let mut carry: u128 = 0;
            for (slot, &digit) in product[shift..].iter_mut().zip(left) {
                let wide = u128::from(digit) * u128::from(factor) + u128::from(*slot) + carry;
                *slot = wide as u64;
                carry = wide >> 64;
            }
        }
        ApInt::from_words(self.width(), &product)
    }

    /// Combines words from the lowest on, with a carry.
    fn zip(&self, other: &ApInt, carry: bool, f: impl Fn(u64, u64, bool) -> (u64, bool)) -> ApInt {
        let right = other.words();
        let mut carry = carry;
        let words: Words = self
            .words()
            .iter()
            .enumerate()
            .map(|(index, &left)| {
                let (word, next) = f(left, right.get(index).copied().unwrap_or(0), carry);
                carry = next;
                word
            })
            .collect();
        ApInt::from_words(self.width(), &words)
    }

    /// Compares as unsigned integers of any width.
    pub fn cmp_unsigned(&self, other: &ApInt) -> Ordering {
        let (left, right) = (self.words(), other.words());
        (0..left.len().max(right.len()))
            .rev()
            .map(|index| {
                let word = |words: &[u64]| words.get(index).copied().unwrap_or(0);
                word(left).cmp(&word(right))
            })
            .find(|order| order.is_ne())
            .unwrap_or(Ordering::Equal)
    }

    /// Compares as signed integers of any width.
    pub fn cmp_signed(&self, other: &ApInt) -> Ordering {
        match (self.is_negative(), other.is_negative()) {
            (true, false) => Ordering::Less,
            (false, true) => Ordering::Greater,
            (false, false) => self.cmp_unsigned(other),
            (true, true) => {
                let width = self.width().max(other.width());
                self.sext_or_trunc(width).cmp_unsigned(&other.sext_or_trunc(width))
            }
        }
    }

    /// Appends the value as an unsigned decimal.
    pub fn write_unsigned(&self, out: &mut String) {
        match &self.0 {
            Repr::Small { bits, .. } => write_u64(*bits, out),
            Repr::Large { words, .. } => words::write_decimal(Words::from_slice(&words.0), out),
        }
    }

    /// Appends the value as a signed decimal.
    pub fn write_signed(&self, out: &mut String) {
        if self.is_negative() {
            out.push('-');
            self.wrapping_neg().write_unsigned(out);
        } else {
            self.write_unsigned(out);
        }
    }

    /// Appends upper-case hexadecimal digits without leading zeros and prefix.
    pub fn write_hex(&self, out: &mut String) {
        words::write_hex(self.words(), out);
    }
}

impl std::ops::Not for ApInt {
    type Output = ApInt;

    /// The bitwise complement.
    fn not(self) -> ApInt {
        let words: Words = self.words().iter().map(|word| !word).collect();
        ApInt::from_words(self.width(), &words)
    }
}

/// The signed decimal, like LLVM's streams.
impl fmt::Display for ApInt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.write_signed(&mut text);
        let digits = text.trim_start_matches('-');
        f.pad_integral(digits.len() == text.len(), "", digits)
    }
}

impl fmt::Debug for ApInt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}:{}", self.width())
    }
}

/// Appends `value` in decimal. Faster than `std::fmt`, which matters for large texts.
pub fn write_u64(value: u64, out: &mut String) {
    if value >= 10 {
        write_u64(value / 10, out);
    }
    out.push(char::from(b'0' + (value % 10) as u8));
}

/// Appends `value` in decimal.
pub fn write_i64(value: i64, out: &mut String) {
    if value < 0 {
        out.push('-');
    }
    write_u64(value.unsigned_abs(), out);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn signed(value: &ApInt) -> String {
        let mut text = String::new();
        value.write_signed(&mut text);
        text
    }

    fn unsigned(value: &ApInt) -> String {
        let mut text = String::new();
        value.write_unsigned(&mut text);
        text
    }

    #[test]
    fn is_small() {
        assert_eq!(size_of::<ApInt>(), 16);
    }

    #[test]
    fn extends_and_truncates() {
        let minus_one = ApInt::from_i64(8, -1);
        assert_eq!(minus_one.to_u64(), Some(255));
        assert_eq!(minus_one.to_i64(), Some(-1));
        assert_eq!(signed(&minus_one.sext_or_trunc(200)), "-1");
        assert_eq!(unsigned(&minus_one.zext_or_trunc(200)), "255");
        assert_eq!(minus_one.sext_or_trunc(200).sext_or_trunc(8), minus_one);
        assert_eq!(ApInt::zero(0).to_i64(), Some(0));
        assert_eq!(ApInt::from_i64(70, i64::MIN).to_i64(), Some(i64::MIN));
    }

    #[test]
    fn parses_and_prints_wide_values() {
        for text in ["0", "18446744073709551616", "340282366920938463463374607431768211456"] {
            let value = ApInt::parse(text.as_bytes(), 10).unwrap();
            assert_eq!(unsigned(&value), text);
        }
        let hex = ApInt::parse(b"123456789abcdef0123456789", 16).unwrap();
        let mut text = String::new();
        hex.write_hex(&mut text);
        assert_eq!(text, "123456789ABCDEF0123456789");
        assert_eq!(ApInt::parse(b"", 10), None);
        assert_eq!(ApInt::parse(b"1x", 10), None);
    }

    #[test]
    fn formats_like_integers() {
        let value = ApInt::from_i64(8, -42);
        assert_eq!(format!("{value} {value:5}| {value:05} {value:?}"), "-42   -42| -0042 -42:8");
        assert_eq!(format!("{:+}", ApInt::from_u64(8, 1)), "+1");
    }

    #[test]
    fn computes_like_i128() {
        let samples = [0, 1, -1, 7, i128::MAX, i128::MIN, 1 << 64, -(1 << 64) + 3, u64::MAX.into()];
        for &a in &samples {
            for &b in &samples {
                let (x, y) = (ApInt::from_u128(128, a as u128), ApInt::from_u128(128, b as u128));
                assert_eq!(x.wrapping_add(&y).low_u128(), a.wrapping_add(b) as u128);
                assert_eq!(x.wrapping_sub(&y).low_u128(), a.wrapping_sub(b) as u128);
                assert_eq!(x.wrapping_mul(&y).low_u128(), a.wrapping_mul(b) as u128);
                assert_eq!(x.cmp_signed(&y), a.cmp(&b));
                assert_eq!(x.cmp_unsigned(&y), (a as u128).cmp(&(b as u128)));
            }
            assert_eq!(signed(&ApInt::from_u128(128, a as u128)), a.to_string());
        }
    }
}
