//! Checked arithmetic on sizes and alignments.

use super::error::{LayoutError, LayoutResult};
use crate::core::types::TypeRef;

/// The number of bits in a byte, unless a scope says otherwise.
pub const BITS_IN_BYTE: u64 = 8;

/// The smallest power of two that is at least `value`; 0 for 0.
pub(super) fn power_of_2_ceil(value: u64, ty: TypeRef<'_>) -> LayoutResult<u64> {
    match value {
        0 => Ok(0),
        _ => value.checked_next_power_of_two().ok_or_else(|| LayoutError::overflow(ty)),
    }
}

/// The smallest multiple of `alignment` that is at least `value`; `value` if `alignment` is 0.
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

/// The sum of `a` and `b`.
pub(super) fn sum(a: u64, b: u64, ty: TypeRef<'_>) -> LayoutResult<u64> {
    a.checked_add(b).ok_or_else(|| LayoutError::overflow(ty))
}
