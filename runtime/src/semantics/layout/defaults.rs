//! Default layout rules of builtin types. Other types implement `DataLayoutTypeInterface`.
//!
//! Upstream's rules: <https://mlir.llvm.org/docs/DataLayout/#built-in-types>.

use super::bounds::{BITS_IN_BYTE, align_to, power_of_2_ceil, product, sum};
use super::data_layout::DataLayout;
use super::entries::key_type;
use super::error::{LayoutError, LayoutResult};
use super::size::TypeSize;
use super::{DataLayoutEntryInterface, DataLayoutTypeInterface};
use crate::core::attrs::AttrRef;
use crate::core::context::Context;
use crate::core::types::TypeRef;
use crate::kinds::attrs::{DenseElementsAttr, IntegerAttr};
use crate::kinds::types::{ComplexType, FloatType, IndexType, IntegerType, VectorType};

/// The default width of `index`, in bits.
const INDEX_BITWIDTH: u64 = 64;
/// Integers below this width are aligned to their size, wider ones to 4 bytes.
const SMALL_INTEGER: u32 = 64;
const LARGE_INTEGER_ALIGNMENT: u64 = 4;

type Params<'p, 'c> = &'p [DataLayoutEntryInterface<'c>];

/// The size of `ty` in bytes. Corresponds to `mlir::detail::getDefaultTypeSize`.
///
/// # Errors
///
/// If `ty` has neither builtin rules nor an interface, or its interface fails.
pub fn default_type_size(
    ty: TypeRef<'_>,
    layout: &DataLayout,
    params: Params<'_, '_>,
) -> LayoutResult<TypeSize> {
    if !has_default_rule(ty)
        && let Some(it) = ty.dyn_cast::<DataLayoutTypeInterface<'_>>()
    {
        return it.type_size(layout, params);
    }
    Ok(default_type_size_in_bits(ty, layout, params)?.div_ceil(BITS_IN_BYTE))
}

/// The size in bytes of `ty` in a scope that sets its size in bits to `bits`. If this is also the type's own size in
/// bits, the interface of the type determines the size in bytes.
///
/// # Errors
///
/// If the type's interface fails.
pub fn default_type_size_for(
    ty: TypeRef<'_>,
    layout: &DataLayout,
    params: Params<'_, '_>,
    bits: TypeSize,
) -> LayoutResult<TypeSize> {
    if !has_default_rule(ty)
        && let Some(it) = ty.dyn_cast::<DataLayoutTypeInterface<'_>>()
        && it.type_size_in_bits(layout, params)? == bits
    {
        return it.type_size(layout, params);
    }
    Ok(bits.div_ceil(BITS_IN_BYTE))
}

/// Whether the rules in this file cover `ty`.
fn has_default_rule(ty: TypeRef<'_>) -> bool {
    ty.is_int_or_index_or_float() || ty.isa::<ComplexType<'_>>() || ty.isa::<VectorType<'_>>()
}

/// The size of `ty` in bits. Corresponds to `mlir::detail::getDefaultTypeSizeInBits`.
///
/// # Errors
///
/// If `ty` has neither builtin rules nor an interface, or its interface fails.
pub fn default_type_size_in_bits(
    ty: TypeRef<'_>,
    layout: &DataLayout,
    params: Params<'_, '_>,
) -> LayoutResult<TypeSize> {
    if let Some(width) = ty.int_or_float_bit_width() {
        return Ok(TypeSize::fixed(width.into()));
    }
    if let Some(complex) = ty.dyn_cast::<ComplexType<'_>>() {
        let element = complex.element_type();
        let alignment = default_preferred_alignment(element, layout, params)?;
        let alignment = product([alignment, BITS_IN_BYTE], ty)?;
        let size = default_type_size_in_bits(element, layout, params)?;
        let min = size.known_min_value();
        // The imaginary part starts at the next aligned offset.
        let min = sum(align_to(min, alignment, ty)?, min, ty)?;
        return Ok(TypeSize::new(min, size.is_scalable()));
    }
    if ty.isa::<IndexType<'_>>() {
        return layout.try_type_size_in_bits(index_integer(ty.ctx(), params)?);
    }
    if let Some(vector) = ty.dyn_cast::<VectorType<'_>>() {
        let element = layout.try_type_size(vector.element_type())?;
        let (inner, outer) = match vector.shape() {
            [outer @ .., inner] => (dimension(*inner), outer),
            [] => (1, &[][..]),
        };
        let numbers = outer.iter().map(|size| dimension(*size)).chain([
            power_of_2_ceil(inner, ty)?,
            element.known_min_value(),
            BITS_IN_BYTE,
        ]);
        return Ok(TypeSize::new(product(numbers, ty)?, vector.is_scalable()));
    }
    match ty.dyn_cast::<DataLayoutTypeInterface<'_>>() {
        Some(it) => it.type_size_in_bits(layout, params),
        None => Err(LayoutError::missing(ty)),
    }
}

/// The required alignment of `ty`, in bytes. Corresponds to `mlir::detail::getDefaultABIAlignment`.
///
/// # Errors
///
/// If `ty` has neither builtin rules nor an interface, or its interface fails.
pub fn default_abi_alignment(
    ty: TypeRef<'_>,
    layout: &DataLayout,
    params: Params<'_, '_>,
) -> LayoutResult<u64> {
    if ty.isa::<VectorType<'_>>() {
        // A scalable vector is aligned as its minimum size.
        return power_of_2_ceil(layout.try_type_size(ty)?.known_min_value(), ty);
    }
    if ty.isa::<FloatType<'_>>() {
        return match params.first() {
            None => power_of_2_ceil(layout.try_type_size(ty)?.known_min_value(), ty),
            Some(entry) => abi_alignment_of(*entry),
        };
    }
    if ty.isa::<IndexType<'_>>() {
        return layout.try_type_abi_alignment(index_integer(ty.ctx(), params)?);
    }
    if let Some(integer) = ty.dyn_cast::<IntegerType<'_>>() {
        return match entry_for_integer(integer, params) {
            None if integer.width() < SMALL_INTEGER => {
                power_of_2_ceil(u64::from(integer.width()).div_ceil(BITS_IN_BYTE), ty)
            }
            None => Ok(LARGE_INTEGER_ALIGNMENT),
            Some(entry) => abi_alignment_of(entry),
        };
    }
    if let Some(complex) = ty.dyn_cast::<ComplexType<'_>>() {
        return default_abi_alignment(complex.element_type(), layout, params);
    }
    match ty.dyn_cast::<DataLayoutTypeInterface<'_>>() {
        Some(it) => it.abi_alignment(layout, params),
        None => Err(LayoutError::missing(ty)),
    }
}

/// The preferred alignment of `ty`, in bytes. Corresponds to `mlir::detail::getDefaultPreferredAlignment`.
///
/// # Errors
///
/// If `ty` has neither builtin rules nor an interface, or its interface fails.
pub fn default_preferred_alignment(
    ty: TypeRef<'_>,
    layout: &DataLayout,
    params: Params<'_, '_>,
) -> LayoutResult<u64> {
    if ty.isa::<VectorType<'_>>() {
        return layout.try_type_abi_alignment(ty);
    }
    if ty.isa::<FloatType<'_>>() {
        return match params.first() {
            None => layout.try_type_abi_alignment(ty),
            Some(entry) => preferred_alignment_of(*entry),
        };
    }
    if let Some(integer) = ty.dyn_cast::<IntegerType<'_>>() {
        return match entry_for_integer(integer, params) {
            None => power_of_2_ceil(layout.try_type_size(ty)?.known_min_value(), ty),
            Some(entry) => preferred_alignment_of(entry),
        };
    }
    if ty.isa::<IndexType<'_>>() {
        return layout.try_type_preferred_alignment(index_integer(ty.ctx(), params)?);
    }
    if let Some(complex) = ty.dyn_cast::<ComplexType<'_>>() {
        return default_preferred_alignment(complex.element_type(), layout, params);
    }
    match ty.dyn_cast::<DataLayoutTypeInterface<'_>>() {
        Some(it) => it.preferred_alignment(layout, params),
        None => Err(LayoutError::missing(ty)),
    }
}

/// The bit width of indices into `ty`; `None` if it is not like a pointer. Corresponds to
/// `mlir::detail::getDefaultIndexBitwidth`.
///
/// # Errors
///
/// If an entry for `index` is malformed, or the interface of `ty` fails.
pub fn default_index_bitwidth(
    ty: TypeRef<'_>,
    layout: &DataLayout,
    params: Params<'_, '_>,
) -> LayoutResult<Option<u64>> {
    if ty.isa::<IndexType<'_>>() {
        return index_bitwidth(params).map(Some);
    }
    match ty.dyn_cast::<DataLayoutTypeInterface<'_>>() {
        Some(it) => it.index_bitwidth(layout, params),
        None => Ok(None),
    }
}

/// The value of an entry, if there is one. The default for endianness, memory spaces, mangling mode, function pointer
/// alignment and legal integer widths.
pub fn default_value(entry: Option<DataLayoutEntryInterface<'_>>) -> Option<AttrRef<'_>> {
    entry.map(|entry| entry.value())
}

/// The alignment in bits that the target's stack has; 0 if unknown. Corresponds to
/// `mlir::detail::getDefaultStackAlignment`.
///
/// # Errors
///
/// If the entry is not an integer.
pub fn default_stack_alignment(entry: Option<DataLayoutEntryInterface<'_>>) -> LayoutResult<u64> {
    let Some(entry) = entry else { return Ok(0) };
    let number = entry.value().dyn_cast::<IntegerAttr<'_>>().and_then(|it| it.uint());
    number.ok_or_else(|| bad_entry(entry, "an integer"))
}

fn dimension(size: i64) -> u64 {
    u64::try_from(size).unwrap_or(0)
}

/// The error for a malformed entry. Verified IR has none.
#[cold]
fn bad_entry(entry: DataLayoutEntryInterface<'_>, expected: &str) -> LayoutError {
    let key = entry.key().text(entry.ctx());
    LayoutError::new(format!("expected {expected} in the data layout entry for {key}"))
}

fn index_bitwidth(params: Params<'_, '_>) -> LayoutResult<u64> {
    let Some(entry) = params.first() else { return Ok(INDEX_BITWIDTH) };
    let width = entry.value().dyn_cast::<IntegerAttr<'_>>().and_then(|it| it.uint());
    width.ok_or_else(|| bad_entry(*entry, "an integer"))
}

/// The integer type with the width of `index`.
fn index_integer<'c>(ctx: &'c Context, params: Params<'_, '_>) -> LayoutResult<TypeRef<'c>> {
    let width = index_bitwidth(params)?;
    match u32::try_from(width) {
        Ok(width) if width <= IntegerType::MAX_WIDTH => Ok(*IntegerType::get(ctx, width)),
        _ => Err(LayoutError::new(format!(
            "integer bitwidth is limited to {} bits, but 'index' has {width}",
            IntegerType::MAX_WIDTH
        ))),
    }
}

/// The entry that applies to an integer: the one with the smallest width that is not below its own, otherwise the one
/// with the largest width.
fn entry_for_integer<'c>(
    integer: IntegerType<'_>,
    params: Params<'_, 'c>,
) -> Option<DataLayoutEntryInterface<'c>> {
    let width_of = |entry: DataLayoutEntryInterface<'c>| {
        key_type(entry).and_then(|ty| ty.int_or_float_bit_width()).unwrap_or(0)
    };
    let above = params.iter().filter(|entry| width_of(**entry) >= integer.width());
    // The first of several entries for one width applies.
    let closest = above.min_by_key(|entry| width_of(**entry));
    closest.or_else(|| params.iter().rev().max_by_key(|entry| width_of(**entry))).copied()
}

/// The required alignment of an entry, in bytes.
fn abi_alignment_of(entry: DataLayoutEntryInterface<'_>) -> LayoutResult<u64> {
    Ok(alignments_of(entry)?.0 / BITS_IN_BYTE)
}

/// The preferred alignment of an entry, in bytes. Defaults to the required one.
fn preferred_alignment_of(entry: DataLayoutEntryInterface<'_>) -> LayoutResult<u64> {
    Ok(alignments_of(entry)?.1 / BITS_IN_BYTE)
}

fn alignments_of(entry: DataLayoutEntryInterface<'_>) -> LayoutResult<(u64, u64)> {
    let numbers = entry.value().dyn_cast::<DenseElementsAttr<'_>>().and_then(|it| alignments(it));
    numbers.ok_or_else(|| bad_entry(entry, "1 or 2 alignments"))
}

/// The required and preferred alignment, from the one or two numbers in `attr`.
pub(super) fn alignments(attr: DenseElementsAttr<'_>) -> Option<(u64, u64)> {
    let count = attr.num_elements();
    if !(1..=2).contains(&count) {
        return None;
    }
    let number = |index: usize| attr.number(index).to_u64();
    Some((number(0)?, number(count - 1)?))
}
