//! The float formats of MLIR.

/// A float format, upstream's `fltSemantics`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "each variant is the format of the builtin type of that name")]
#[repr(u8)]
pub enum FloatSemantics {
    F4E2M1FN,
    F6E2M3FN,
    F6E3M2FN,
    F8E5M2,
    F8E4M3,
    F8E4M3FN,
    F8E5M2FNUZ,
    F8E4M3FNUZ,
    F8E4M3B11FNUZ,
    F8E3M4,
    F8E8M0FNU,
    BF16,
    F16,
    TF32,
    F32,
    F64,
    F80,
    F128,
}

/// The non-finite values of a format, and their encodings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NonFinite {
    /// The maximum exponent means infinity (zero mantissa) or NaN.
    Ieee,
    /// No infinity; NaN has all bits below the sign set.
    NanAllOnes,
    /// No infinity; NaN is the bit pattern of negative zero, which does not exist.
    NanNegativeZero,
    /// Neither infinity nor NaN.
    None,
}

/// The parameters of a format.
#[derive(Clone, Copy, Debug)]
pub(super) struct Format {
    pub(super) exponent_bits: u32,
    /// Stored bits of the significand, including the integer bit of [`FloatSemantics::F80`].
    pub(super) mantissa_bits: u32,
    /// Bits of a normal number's significand, including the integer bit.
    pub(super) precision: u32,
    pub(super) bias: i32,
    pub(super) non_finite: NonFinite,
    /// False for the format with powers of two only: no sign, zero or subnormals.
    pub(super) has_sign_and_zero: bool,
}

impl Format {
    const fn new(exponent_bits: u32, mantissa_bits: u32, bias: i32, non_finite: NonFinite) -> Self {
        Format {
            exponent_bits,
            mantissa_bits,
            precision: mantissa_bits + 1,
            bias,
            non_finite,
            has_sign_and_zero: true,
        }
    }

    /// The largest value of the exponent field.
    pub(super) const fn max_field(&self) -> u32 {
        (1 << self.exponent_bits) - 1
    }

    /// The exponent of the largest finite numbers.
    pub(super) const fn max_exponent(&self) -> i32 {
        let field = match self.non_finite {
            NonFinite::Ieee => self.max_field() - 1,
            // Without mantissa bits, the all-ones pattern takes a whole exponent.
            NonFinite::NanAllOnes if self.mantissa_bits == 0 => self.max_field() - 1,
            _ => self.max_field(),
        };
        field as i32 - self.bias
    }

    /// The exponent of the smallest normal numbers.
    pub(super) const fn min_exponent(&self) -> i32 {
        if self.has_sign_and_zero { 1 - self.bias } else { -self.bias }
    }
}

use NonFinite::{Ieee, NanAllOnes, NanNegativeZero};

/// Indexed by the discriminant of [`FloatSemantics`].
static FORMATS: [Format; 18] = [
    Format::new(2, 1, 1, NonFinite::None),
    Format::new(2, 3, 1, NonFinite::None),
    Format::new(3, 2, 3, NonFinite::None),
    Format::new(5, 2, 15, Ieee),
    Format::new(4, 3, 7, Ieee),
    Format::new(4, 3, 7, NanAllOnes),
    Format::new(5, 2, 16, NanNegativeZero),
    Format::new(4, 3, 8, NanNegativeZero),
    Format::new(4, 3, 11, NanNegativeZero),
    Format::new(3, 4, 3, Ieee),
    Format { has_sign_and_zero: false, ..Format::new(8, 0, 127, NanAllOnes) },
    Format::new(8, 7, 127, Ieee),
    Format::new(5, 10, 15, Ieee),
    Format::new(8, 10, 127, Ieee),
    Format::new(8, 23, 127, Ieee),
    Format::new(11, 52, 1023, Ieee),
    Format { precision: 64, ..Format::new(15, 64, 16383, Ieee) },
    Format::new(15, 112, 16383, Ieee),
];

impl FloatSemantics {
    /// All formats, from narrow to wide.
    pub const ALL: [FloatSemantics; 18] = [
        FloatSemantics::F4E2M1FN,
        FloatSemantics::F6E2M3FN,
        FloatSemantics::F6E3M2FN,
        FloatSemantics::F8E5M2,
        FloatSemantics::F8E4M3,
        FloatSemantics::F8E4M3FN,
        FloatSemantics::F8E5M2FNUZ,
        FloatSemantics::F8E4M3FNUZ,
        FloatSemantics::F8E4M3B11FNUZ,
        FloatSemantics::F8E3M4,
        FloatSemantics::F8E8M0FNU,
        FloatSemantics::BF16,
        FloatSemantics::F16,
        FloatSemantics::TF32,
        FloatSemantics::F32,
        FloatSemantics::F64,
        FloatSemantics::F80,
        FloatSemantics::F128,
    ];

    pub(super) fn format(self) -> &'static Format {
        &FORMATS[self as usize]
    }

    /// The width in bits.
    pub fn width(self) -> u32 {
        let format = self.format();
        format.exponent_bits + format.mantissa_bits + u32::from(format.has_sign_and_zero)
    }

    /// The number of significant bits, including the implicit one; upstream's `getFPMantissaWidth`.
    pub fn mantissa_width(self) -> u32 {
        self.format().precision
    }

    /// Whether `other` has all finite values of this format. Corresponds to `APFloat::isRepresentableBy`.
    pub fn is_representable_by(self, other: FloatSemantics) -> bool {
        let (format, other) = (self.format(), other.format());
        format.max_exponent() <= other.max_exponent()
            && format.min_exponent() >= other.min_exponent()
            && format.precision <= other.precision
    }

    /// The keyword of the builtin type with this format.
    pub fn keyword(self) -> &'static str {
        match self {
            FloatSemantics::F4E2M1FN => "f4E2M1FN",
            FloatSemantics::F6E2M3FN => "f6E2M3FN",
            FloatSemantics::F6E3M2FN => "f6E3M2FN",
            FloatSemantics::F8E5M2 => "f8E5M2",
            FloatSemantics::F8E4M3 => "f8E4M3",
            FloatSemantics::F8E4M3FN => "f8E4M3FN",
            FloatSemantics::F8E5M2FNUZ => "f8E5M2FNUZ",
            FloatSemantics::F8E4M3FNUZ => "f8E4M3FNUZ",
            FloatSemantics::F8E4M3B11FNUZ => "f8E4M3B11FNUZ",
            FloatSemantics::F8E3M4 => "f8E3M4",
            FloatSemantics::F8E8M0FNU => "f8E8M0FNU",
            FloatSemantics::BF16 => "bf16",
            FloatSemantics::F16 => "f16",
            FloatSemantics::TF32 => "tf32",
            FloatSemantics::F32 => "f32",
            FloatSemantics::F64 => "f64",
            FloatSemantics::F80 => "f80",
            FloatSemantics::F128 => "f128",
        }
    }
}
