//! Decimal text of floats, as MLIR prints and parses it.

use smallvec::SmallVec;

use super::{ApFloat, Class, FloatSemantics, Rounding};
use crate::support::words::{self, Words};

/// Decimal digits, least significant first, and the exponent of the least significant one.
struct Digits {
    digits: SmallVec<[u8; 36]>,
    exponent: i32,
    /// Whether no digits were cut off. May be false for exact digits.
    exact: bool,
}

/// Significant digits of the short form.
const SHORT: usize = 6;

impl ApFloat {
    /// Appends the value as MLIR prints it. Returns whether it is hexadecimal.
    ///
    /// The text has six digits in scientific notation if these are exact, otherwise as many digits as the format
    /// needs, or hexadecimal bits if the decimal form has no point.
    pub fn write(&self, out: &mut String) -> bool {
        if let Class::Zero | Class::Finite { .. } = self.classify() {
            let start = out.len();
            let digits = self.digits(SHORT);
            digits.write_short(self.is_negative(), out);
            if digits.exact || self.reads_back(&out[start..]) {
                return false;
            }
            out.truncate(start);
            let precision = 2 + self.semantics.mantissa_width() as usize * 59 / 196;
            self.digits(precision).write_default(self.is_negative(), precision, out);
            if out[start..].contains('.') {
                return false;
            }
            out.truncate(start);
        }
        out.push_str("0x");
        self.to_int_bits().write_hex(out);
        true
    }

    fn reads_back(&self, text: &str) -> bool {
        match self.semantics {
            // The standard library's conversion is also exact, and faster.
            FloatSemantics::F64 => text.parse::<f64>().is_ok_and(|v| v.to_bits() == self.low),
            FloatSemantics::F32 => {
                text.parse::<f32>().is_ok_and(|v| u64::from(v.to_bits()) == self.low)
            }
            _ => ApFloat::parse(self.semantics, text) == Some(*self),
        }
    }

    /// Parses a decimal literal such as `-1.5e+10`, rounding once. `None` if `text` is not one.
    pub fn parse(semantics: FloatSemantics, text: &str) -> Option<ApFloat> {
        let bytes = text.as_bytes();
        let (negative, bytes) = match bytes.first()? {
            b'-' => (true, &bytes[1..]),
            b'+' => (false, &bytes[1..]),
            _ => (false, bytes),
        };
        let mark = bytes.iter().position(|b| matches!(b, b'e' | b'E')).unwrap_or(bytes.len());
        let point = bytes[..mark].iter().position(|&b| b == b'.').unwrap_or(mark);
        let whole = &bytes[..point];
        let fraction = if point < mark { &bytes[point + 1..mark] } else { &[][..] };
        if whole.is_empty() && fraction.is_empty() {
            return None;
        }
        let exponent = if mark < bytes.len() { parse_exponent(&bytes[mark + 1..])? } else { 0 };
        let mut value = parse_digits(whole.iter().chain(fraction))?;
        if value.is_empty() {
            return Some(ApFloat::signed_zero(semantics, negative));
        }
        let exponent = exponent.saturating_sub(i64::try_from(fraction.len()).ok()?);
        // Out of range for every format, so do not compute such powers. The first digit has the weight 10^magnitude.
        let magnitude =
            exponent.saturating_add((words::active_bits(&value) as i64 - 1) * 1000 / 3322);
        if magnitude > 5_000 {
            return Some(ApFloat::overflow(semantics, negative, Rounding::NearestEven));
        }
        if magnitude < -5_100 {
            let nearest = Rounding::NearestEven;
            return Some(ApFloat::round(semantics, negative, 1, -20_000, false, nearest));
        }
        let exponent = exponent as i32;
        let mut binary = 0i32;
        let mut sticky = false;
        if exponent >= 0 {
            words::mul_pow10(&mut value, exponent as u32);
        } else {
            let mut divisor = Words::from_slice(&[1]);
            words::mul_pow10(&mut divisor, exponent.unsigned_abs());
            // Enough for a 128-bit quotient, which exceeds every precision plus a rounding bit.
            let needed = words::active_bits(&divisor) + 128;
            let shift = needed.saturating_sub(words::active_bits(&value));
            words::shl(&mut value, shift);
            binary = -(shift as i32);
            sticky = words::div_big(&mut value, &divisor).iter().any(|&word| word != 0);
        }
        let low = words::active_bits(&value).saturating_sub(127);
        let (significand, dropped) = words::extract(&value, low);
        sticky |= dropped;
        let exponent = binary + low as i32;
        let nearest = Rounding::NearestEven;
        Some(ApFloat::round(semantics, negative, significand, exponent, sticky, nearest))
    }

    /// The digits of a finite value, at most `precision`, without trailing zeros. Like LLVM, first truncates to the
    /// bits that `precision` needs, then rounds half up. Both affect the printed text.
    fn digits(&self, precision: usize) -> Digits {
        let Class::Finite { significand, exponent } = self.classify() else {
            return Digits { digits: SmallVec::new(), exponent: 0, exact: true };
        };
        let zeros = significand.trailing_zeros();
        let significand = significand >> zeros;
        let exponent = exponent + zeros as i32;
        if let Some(digits) = small_digits(significand, exponent, precision) {
            return digits;
        }
        let mut value = Words::from_slice(&[significand as u64, (significand >> 64) as u64]);
        words::trim(&mut value);
        let mut ten = 0i32;
        if exponent >= 0 {
            words::shl(&mut value, exponent as usize);
        } else {
            // s * 2^-e = s * 5^e * 10^-e
            words::mul_pow5(&mut value, exponent.unsigned_abs());
            ten = exponent;
        }
        // 196/59 is slightly more than log2(10).
        let bits = words::active_bits(&value);
        let needed = (precision * 196).div_ceil(59);
        if let Some(surplus) = bits.checked_sub(needed) {
            let tens = surplus * 59 / 196;
            words::div_pow10(&mut value, tens as u32);
            ten += tens as i32;
        }
        let mut digits: SmallVec<[u8; 36]> = SmallVec::new();
        while !value.is_empty() {
            let mut chunk = words::div_rem(&mut value, 10_000_000_000_000_000_000);
            words::trim(&mut value);
            for _ in 0..19 {
                if chunk == 0 && value.is_empty() {
                    break;
                }
                let digit = (chunk % 10) as u8;
                chunk /= 10;
                if digits.is_empty() && digit == 0 {
                    ten += 1;
                } else {
                    digits.push(digit);
                }
            }
        }
        let mut digits = Digits { digits, exponent: ten, exact: false };
        digits.round(precision);
        digits
    }
}

/// The digits after `e`, with an optional sign. Saturates. `None` if there are none or other bytes.
fn parse_exponent(text: &[u8]) -> Option<i64> {
    let (sign, digits) = match text.first()? {
        b'-' => (-1, &text[1..]),
        b'+' => (1, &text[1..]),
        _ => (1, text),
    };
    if digits.is_empty() {
        return None;
    }
    let mut exponent = 0i64;
    for &digit in digits {
        let digit = (digit as char).to_digit(10)?;
        exponent = exponent.saturating_mul(10).saturating_add(i64::from(digit));
    }
    Some(exponent.saturating_mul(sign))
}

/// The number with these decimal digits. `None` if there are other bytes.
fn parse_digits<'t>(digits: impl Iterator<Item = &'t u8>) -> Option<Words> {
    let mut value = Words::new();
    let mut pending = (0u64, 1u64);
    for &digit in digits {
        let digit = (digit as char).to_digit(10)?;
        pending = (pending.0 * 10 + u64::from(digit), pending.1 * 10);
        if pending.1 >= 1_000_000_000_000_000_000 {
            words::mul_add(&mut value, pending.1, pending.0);
            pending = (0, 1);
        }
    }
    words::mul_add(&mut value, pending.1, pending.0);
    words::trim(&mut value);
    Some(value)
}

/// The powers of five that fit 128 bits.
static POWERS_OF_FIVE: [u128; 56] = {
    let mut powers = [1; 56];
    let mut index = 1;
    while index < powers.len() {
        powers[index] = powers[index - 1] * 5;
        index += 1;
    }
    powers
};

/// Like [`ApFloat::digits`], if intermediate values fit 128 bits and the result fits 64.
fn small_digits(significand: u128, exponent: i32, precision: usize) -> Option<Digits> {
    let (value, mut ten) = if exponent >= 0 {
        let shift = exponent.unsigned_abs();
        (if shift < significand.leading_zeros() { significand << shift } else { return None }, 0)
    } else {
        let power = *POWERS_OF_FIVE.get(exponent.unsigned_abs() as usize)?;
        (significand.checked_mul(power)?, exponent)
    };
    let bits = (128 - value.leading_zeros()) as usize;
    let tens = bits.saturating_sub((precision * 196).div_ceil(59)) * 59 / 196;
    let divisor = POWERS_OF_FIVE[tens] << tens;
    let (value, exact) = match (u64::try_from(value), u64::try_from(divisor)) {
        (Ok(value), _) if tens == 0 => (value, true),
        (Ok(value), Ok(divisor)) => (value / divisor, value.is_multiple_of(divisor)),
        _ => {
            let quotient = value / divisor;
            (u64::try_from(quotient).ok()?, quotient * divisor == value)
        }
    };
    ten += tens as i32;
    let mut digits: SmallVec<[u8; 36]> = SmallVec::new();
    let mut rest = value;
    while rest != 0 {
        let digit = (rest % 10) as u8;
        rest /= 10;
        if digits.is_empty() && digit == 0 {
            ten += 1;
        } else {
            digits.push(digit);
        }
    }
    let mut digits = Digits { digits, exponent: ten, exact };
    digits.round(precision);
    Some(digits)
}

impl Digits {
    /// Rounds to at most `precision` digits, half up.
    fn round(&mut self, precision: usize) {
        let Some(mut first) = self.digits.len().checked_sub(precision).filter(|&n| n > 0) else {
            return;
        };
        self.exact = false;
        if self.digits[first - 1] < 5 {
            while self.digits.get(first) == Some(&0) {
                first += 1;
            }
        } else {
            // A carry leaves trailing zeros, which are dropped.
            while self.digits.get(first) == Some(&9) {
                first += 1;
            }
            match self.digits.get_mut(first) {
                Some(digit) => *digit += 1,
                None => {
                    self.digits.push(1);
                }
            }
        }
        self.digits.drain(..first);
        self.exponent += first as i32;
    }

    /// Writes `-1.234500e+10`: six digits and a zero, at least two exponent digits.
    fn write_short(&self, negative: bool, out: &mut String) {
        if negative {
            out.push('-');
        }
        let mut most_first = self.digits.iter().rev().map(|digit| char::from(b'0' + digit));
        out.push(most_first.next().unwrap_or('0'));
        out.push('.');
        let before = out.len();
        out.extend(most_first);
        while out.len() < before + SHORT {
            out.push('0');
        }
        self.write_exponent('e', 2, out);
    }

    /// Writes the default form: positional if that needs few zeros, otherwise scientific.
    fn write_default(&self, negative: bool, precision: usize, out: &mut String) {
        /// The maximum number of zeros added by the positional form.
        const PADDING: usize = 3;
        if negative {
            out.push('-');
        }
        let count = self.digits.len();
        if count == 0 {
            out.push('0');
            return;
        }
        let mut most_first = self.digits.iter().rev().map(|digit| char::from(b'0' + digit));
        let leading = self.exponent + count as i32; // digits before the point
        let scientific = if self.exponent >= 0 {
            let zeros = self.exponent as usize;
            zeros > PADDING || count + zeros > precision
        } else {
            leading <= 0 && (1 - leading) as usize > PADDING
        };
        if scientific {
            out.extend(most_first.next());
            out.push('.');
            if count == 1 {
                out.push('0');
            }
            out.extend(most_first);
            self.write_exponent('E', 1, out);
        } else if self.exponent >= 0 {
            out.extend(most_first);
            out.extend(std::iter::repeat_n('0', self.exponent as usize));
        } else if leading > 0 {
            out.extend(most_first.by_ref().take(leading as usize));
            out.push('.');
            out.extend(most_first);
        } else {
            out.push_str("0.");
            out.extend(std::iter::repeat_n('0', leading.unsigned_abs() as usize));
            out.extend(most_first);
        }
    }

    fn write_exponent(&self, mark: char, width: usize, out: &mut String) {
        let exponent = match self.digits.len() {
            0 => 0,
            count => self.exponent + count as i32 - 1,
        };
        out.push(mark);
        out.push(if exponent < 0 { '-' } else { '+' });
        if width > 1 && exponent.unsigned_abs() < 10 {
            out.push('0');
        }
        crate::support::apint::write_u64(exponent.unsigned_abs().into(), out);
    }
}
