//! Numbers that are passed to machine code.

use crate::scalar::Scalar;

/// An argument or a result of a function.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Number {
    /// An integer of `width` bits, with zeros above them.
    Integer {
        /// The bits.
        bits: u128,
        /// Their number.
        width: u32,
    },
    /// An address.
    Pointer(usize),
    /// An `f16` or a `bf16`, by its bits.
    Half {
        /// The bits.
        bits: u16,
    },
    /// An `f32`.
    F32(f32),
    /// An `f64`.
    F64(f64),
}

/// The type of a [`Number`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NumberType {
    /// An integer, or the bits of an `f128`.
    Integer {
        /// The number of bits.
        width: u32,
    },
    /// An address.
    Pointer,
    /// An `f16` or a `bf16`.
    Half,
    /// An `f32`.
    F32,
    /// An `f64`.
    F64,
}

impl NumberType {
    pub(crate) fn of(scalar: Scalar) -> Self {
        match scalar {
            Scalar::Int(width) => NumberType::Integer { width },
            Scalar::Pointer => NumberType::Pointer,
            Scalar::F16 | Scalar::BF16 => NumberType::Half,
            Scalar::F32 => NumberType::F32,
            Scalar::F64 => NumberType::F64,
            Scalar::F128 => NumberType::Integer { width: 128 },
        }
    }
}

impl Number {
    /// The number with these bits.
    pub(crate) fn new(scalar: Scalar, bits: u128) -> Self {
        match scalar {
            Scalar::Int(width) => {
                Number::Integer { bits: bits & crate::scalar::ones(width), width }
            }
            Scalar::Pointer => Number::Pointer(bits as usize),
            Scalar::F16 | Scalar::BF16 => Number::Half { bits: bits as u16 },
            Scalar::F32 => Number::F32(f32::from_bits(bits as u32)),
            Scalar::F64 => Number::F64(f64::from_bits(bits as u64)),
            Scalar::F128 => Number::Integer { bits, width: 128 },
        }
    }

    pub(crate) fn bits(&self) -> u128 {
        match self {
            Number::Integer { bits, width } => bits & crate::scalar::ones(*width),
            Number::Pointer(address) => *address as u128,
            Number::Half { bits } => u128::from(*bits),
            Number::F32(number) => u128::from(number.to_bits()),
            Number::F64(number) => u128::from(number.to_bits()),
        }
    }

    /// The type.
    #[must_use]
    pub fn ty(&self) -> NumberType {
        match self {
            Number::Integer { width, .. } => NumberType::Integer { width: *width },
            Number::Pointer(_) => NumberType::Pointer,
            Number::Half { .. } => NumberType::Half,
            Number::F32(_) => NumberType::F32,
            Number::F64(_) => NumberType::F64,
        }
    }

    /// An integer as a signed number.
    #[must_use]
    pub fn to_signed(&self) -> Option<i128> {
        match self {
            Number::Integer { bits, width: width @ 1..=128 } => {
                let spare = 128 - width;
                Some(((bits << spare) as i128) >> spare)
            }
            _ => None,
        }
    }

    /// An integer as a number without sign.
    #[must_use]
    pub fn to_unsigned(&self) -> Option<u128> {
        match self {
            Number::Integer { bits, .. } => Some(*bits),
            _ => None,
        }
    }
}

/// Implements conversions from Rust's integers.
macro_rules! integers {
    ($($ty:ty, $unsigned:ty;)*) => {
        $(impl From<$ty> for Number {
            fn from(number: $ty) -> Self {
                Number::Integer { bits: u128::from(number as $unsigned), width: <$ty>::BITS }
            }
        })*
    };
}

integers! {
    i8, u8;
    u8, u8;
    i16, u16;
    u16, u16;
    i32, u32;
    u32, u32;
    i64, u64;
    u64, u64;
    i128, u128;
    u128, u128;
}

impl From<bool> for Number {
    fn from(flag: bool) -> Self {
        Number::Integer { bits: u128::from(flag), width: 1 }
    }
}

impl From<f32> for Number {
    fn from(number: f32) -> Self {
        Number::F32(number)
    }
}

impl From<f64> for Number {
    fn from(number: f64) -> Self {
        Number::F64(number)
    }
}
