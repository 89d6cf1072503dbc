//! Arithmetic on little-endian slices of 64-bit words, used by [`ApInt`] and the decimal conversions of [`ApFloat`].
//!
//! [`ApInt`]: super::apint::ApInt
//! [`ApFloat`]: super::apfloat::ApFloat

use smallvec::SmallVec;

/// An unsigned integer of any size. The inline capacity suffices for `f64` values of moderate magnitude.
pub(crate) type Words = SmallVec<[u64; 8]>;

/// 10^19, the largest power of ten in a word.
const TEN_19: u64 = 10_000_000_000_000_000_000;

/// Removes leading zero words.
pub(crate) fn trim(words: &mut Words) {
    while words.last() == Some(&0) {
        words.pop();
    }
}

/// `words = words * factor + carry`.
pub(crate) fn mul_add(words: &mut Words, factor: u64, carry: u64) {
    let mut carry = u128::from(carry);
    for word in words.iter_mut() {
        let wide = u128::from(*word) * u128::from(factor) + carry;
        *word = wide as u64;
        carry = wide >> 64;
    }
    if carry != 0 {
        words.push(carry as u64);
    }
}

/// `words *= 5^exponent`.
pub(crate) fn mul_pow5(words: &mut Words, mut exponent: u32) {
    const STEP: u32 = 27; // 5^27 is the largest power of five in a word
    while exponent >= STEP {
        mul_add(words, 5u64.pow(STEP), 0);
        exponent -= STEP;
    }
    mul_add(words, 5u64.pow(exponent), 0);
}

/// `words *= 10^exponent`.
pub(crate) fn mul_pow10(words: &mut Words, mut exponent: u32) {
    while exponent >= 19 {
        mul_add(words, TEN_19, 0);
        exponent -= 19;
    }
    mul_add(words, 10u64.pow(exponent), 0);
}

/// Divides by `divisor`, which must not be zero, and returns the remainder.
pub(crate) fn div_rem(words: &mut [u64], divisor: u64) -> u64 {
    let mut rest: u128 = 0;
    for word in words.iter_mut().rev() {
        let wide = (rest << 64) | u128::from(*word);
        *word = (wide / u128::from(divisor)) as u64;
        rest = wide % u128::from(divisor);
    }
    rest as u64
}

/// `words = floor(words / 10^exponent)`. Returns whether there is a remainder.
pub(crate) fn div_pow10(words: &mut Words, mut exponent: u32) -> bool {
    let mut sticky = false;
    while exponent >= 19 {
        sticky |= div_rem(words, TEN_19) != 0;
        exponent -= 19;
        trim(words);
    }
    if exponent > 0 {
        sticky |= div_rem(words, 10u64.pow(exponent)) != 0;
        trim(words);
    }
    sticky
}

/// Shifts left by `count` bits, growing if needed.
pub(crate) fn shl(words: &mut Words, count: usize) {
    let (skip, bits) = (count / 64, count % 64);
    if bits != 0 {
        let mut carry = 0;
        for word in words.iter_mut() {
            let next = *word >> (64 - bits);
            *word = (*word << bits) | carry;
            carry = next;
        }
        if carry != 0 {
            words.push(carry);
        }
    }
    if skip != 0 && !words.is_empty() {
        words.insert_many(0, std::iter::repeat_n(0, skip));
    }
}

/// The number of significant bits.
pub(crate) fn active_bits(words: &[u64]) -> usize {
    match words.iter().rposition(|&word| word != 0) {
        Some(index) => (index + 1) * 64 - words[index].leading_zeros() as usize,
        None => 0,
    }
}

/// The bits `low .. low + 128`, and whether any lower bit is set.
pub(crate) fn extract(words: &[u64], low: usize) -> (u128, bool) {
    let word = |index: usize| u128::from(words.get(index).copied().unwrap_or(0));
    let (skip, bits) = (low / 64, low % 64);
    let mut value = word(skip) | (word(skip + 1) << 64);
    let mut sticky = words.iter().take(skip).any(|&word| word != 0);
    if bits != 0 {
        sticky |= word(skip) & ((1 << bits) - 1) != 0;
        value = (value >> bits) | (word(skip + 2) << (128 - bits));
    }
    (value, sticky)
}

/// Divides `numerator` by the nonzero `denominator`; both must be trimmed. Leaves the quotient in `numerator` and
/// returns the remainder.
pub(crate) fn div_big(numerator: &mut Words, denominator: &Words) -> Words {
    if denominator.len() == 1 {
        let rest = div_rem(numerator, denominator[0]);
        trim(numerator);
        return Words::from_slice(&[rest]);
    }
    // Binary long division. Used only for decimals with large negative exponents, whose quotient has at most 192 bits,
    // and for constants of wide integers.
    let shift = active_bits(numerator).saturating_sub(active_bits(denominator));
    let mut divisor = denominator.clone();
    shl(&mut divisor, shift);
    let mut quotient: Words = SmallVec::from_elem(0, shift / 64 + 1);
    for bit in (0..=shift).rev() {
        if !less(numerator, &divisor) {
            subtract(numerator, &divisor);
            quotient[bit / 64] |= 1 << (bit % 64);
        }
        shr1(&mut divisor);
    }
    trim(&mut quotient);
    std::mem::replace(numerator, quotient)
}

fn less(left: &[u64], right: &[u64]) -> bool {
    let len = left.len().max(right.len());
    for index in (0..len).rev() {
        let l = left.get(index).copied().unwrap_or(0);
        let r = right.get(index).copied().unwrap_or(0);
        if l != r {
            return l < r;
        }
    }
    false
}

/// `left -= right`; requires `left >= right`.
fn subtract(left: &mut [u64], right: &[u64]) {
    let mut borrow = false;
    for (index, word) in left.iter_mut().enumerate() {
        let (value, first) = word.overflowing_sub(right.get(index).copied().unwrap_or(0));
        let (value, second) = value.overflowing_sub(u64::from(borrow));
        *word = value;
        borrow = first | second;
    }
}

fn shr1(words: &mut [u64]) {
    let mut carry = 0;
    for word in words.iter_mut().rev() {
        let next = *word << 63;
        *word = (*word >> 1) | carry;
        carry = next;
    }
}

/// Appends `words` in decimal without leading zeros.
pub(crate) fn write_decimal(mut words: Words, out: &mut String) {
    use std::fmt::Write;
    trim(&mut words);
    let mut chunks: SmallVec<[u64; 8]> = SmallVec::new();
    while words.len() > 1 {
        chunks.push(div_rem(&mut words, TEN_19));
        trim(&mut words);
    }
    // Writing to a `String` cannot fail.
    let _ = write!(out, "{}", words.first().copied().unwrap_or(0));
    for chunk in chunks.iter().rev() {
        let _ = write!(out, "{chunk:019}");
    }
}

/// Appends `words` in upper-case hexadecimal without leading zeros.
pub(crate) fn write_hex(words: &[u64], out: &mut String) {
    use std::fmt::Write;
    let top = words.iter().rposition(|&word| word != 0).unwrap_or(0);
    let _ = write!(out, "{:X}", words.get(top).copied().unwrap_or(0));
    for word in words[..top.min(words.len())].iter().rev() {
        let _ = write!(out, "{word:016X}");
    }
}
