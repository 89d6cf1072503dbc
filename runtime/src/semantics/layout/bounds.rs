//! Arithmetic of sizes and alignments that notices when 64 bits are not enough.

use super::error::{LayoutError, LayoutResult};
use crate::core::types::TypeRef;

/// Bits of a byte, unless a scope has others.
pub const BITS_IN_BYTE: u64 = 8;

/// The closest power of two from above; 0 of 0.
pub(super) fn power_of_2_ceil(value: u64, ty: TypeRef<'_>) -> LayoutResult<u64> {
    match value {
        0 => Ok(0),
        _ => value.checked_next_power_of_two().ok_or_else(|| LayoutError::overflow(ty)),
    }
}

/// The closest multiple of `alignment` from above; `value` if `alignment` is 0.
pub(super) fn align_to(value: u64, alignment: u64, ty: TypeRef<'_>) -> LayoutResult<u64> {
    match alignment {
        0 => Ok(value),
        _ => value.checked_next_multiple_of(alignment).ok_or_else(|| LayoutError::overflow(ty)),
    }
}

/// The product of all `factors`.
pub(super) fn product(
    factors: impl IntoIterator<Item = u64>,
    ty: TypeRef<'_>,
) -> LayoutResult<u64> {
    factors.into_iter().try_fold(1u64, u64::checked_mul).ok_or_else(|| LayoutError::overflow(ty))
}

/// The sum of two numbers.
pub(super) fn sum(a: u64, b: u64, ty: TypeRef<'_>) -> LayoutResult<u64> {
    a.checked_add(b).ok_or_else(|| LayoutError::overflow(ty))
}
