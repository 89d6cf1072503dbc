//! Sizes and alignments of pointers, structures and arrays, and the entries of data layouts that decide them.

use ods_runtime::layout::{
    BITS_IN_BYTE, DataLayout, DataLayoutEntryInterface, DataLayoutIdentifiedEntryMap,
    DataLayoutSpecInterface, DataLayoutTypeInterfaceTrait, LayoutError, LayoutResult, TypeSize,
};
use ods_runtime::rt;

use super::super::{LLVMArrayType, LLVMPointerType, LLVMStructType};
use crate::llvm::prelude::*;

type Entries<'p, 'c> = &'p [DataLayoutEntryInterface<'c>];

/// The types of entries, with what the entries say about them.
fn typed<'c>(
    entries: Entries<'_, 'c>,
) -> impl Iterator<Item = (TypeRef<'c>, DataLayoutEntryInterface<'c>)> {
    let of = |entry: &DataLayoutEntryInterface<'c>| {
        Some((entry.ctx().type_ref(entry.key().as_type()?), *entry))
    };
    entries.iter().filter_map(of)
}

/// The numbers that the value of an entry lists.
fn numbers(value: AttrRef<'_>) -> Option<DenseElementsAttr<'_>> {
    let numbers = value.dyn_cast::<DenseElementsAttr<'_>>()?;
    let element = numbers.element_type();
    (element.isa::<IntegerType<'_>>() || element.isa::<IndexType<'_>>()).then_some(numbers)
}

/// The number at `position` in the value of an entry.
fn number(value: AttrRef<'_>, position: usize) -> Option<u64> {
    let numbers = numbers(value).filter(|it| position < it.num_elements())?;
    numbers.number(position).to_u64()
}

fn is_i64(ty: TypeRef<'_>) -> bool {
    ty.dyn_cast::<IntegerType<'_>>().is_some_and(|it| it.is_signless() && it.width() == 64)
}

const PREFERENCE: &str = "preferred alignment is expected to be at least as large as ABI alignment";

/// An entry for pointers, in bits: `dense<[size, abi, preferred, index]>`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OfPointer {
    Size,
    Abi,
    Preferred,
    Index,
}

impl OfPointer {
    /// The number in the value of an entry. The size is also that of an index, unless the entry has one.
    fn read(self, value: AttrRef<'_>) -> Option<u64> {
        let bits = number(value, self as usize);
        if self == OfPointer::Index { bits.or_else(|| number(value, 0)) } else { bits }
    }

    /// The number for pointers of address space 0, if no entry has it.
    fn natural(self) -> u64 {
        64
    }
}

impl<'c> LLVMPointerType<'c> {
    /// The number, in bits, for pointers of this address space. Without an entry, it is that of address space 0, which
    /// `other` queries from the layout.
    fn layout_number<T>(
        self,
        params: Entries<'_, 'c>,
        which: OfPointer,
        of_bits: impl Fn(u64) -> T,
        other: impl Fn(LLVMPointerType<'c>) -> LayoutResult<T>,
    ) -> LayoutResult<T> {
        let of_space = typed(params).find(|(ty, _)| address_space(*ty) == self.address_space());
        match of_space.and_then(|(_, entry)| which.read(entry.value())) {
            Some(bits) => Ok(of_bits(bits)),
            None if self.address_space() == 0 => Ok(of_bits(which.natural())),
            None => other(LLVMPointerType::get(self.ctx(), 0)),
        }
    }
}

/// The address space of a type that is known to be a pointer.
fn address_space(ty: TypeRef<'_>) -> u32 {
    ty.cast::<LLVMPointerType<'_>>().address_space()
}

impl<'c> DataLayoutTypeInterfaceTrait<'c> for LLVMPointerType<'c> {
    fn type_size_in_bits(
        self,
        layout: &DataLayout,
        params: Entries<'_, 'c>,
    ) -> LayoutResult<TypeSize> {
        let other = |ty: LLVMPointerType<'c>| layout.try_type_size_in_bits(ty);
        self.layout_number(params, OfPointer::Size, TypeSize::fixed, other)
    }

    fn abi_alignment(self, layout: &DataLayout, params: Entries<'_, 'c>) -> LayoutResult<u64> {
        let other = |ty: LLVMPointerType<'c>| layout.try_type_abi_alignment(ty);
        self.layout_number(params, OfPointer::Abi, |bits| bits / BITS_IN_BYTE, other)
    }

    fn preferred_alignment(
        self,
        layout: &DataLayout,
        params: Entries<'_, 'c>,
    ) -> LayoutResult<u64> {
        let other = |ty: LLVMPointerType<'c>| layout.try_type_preferred_alignment(ty);
        self.layout_number(params, OfPointer::Preferred, |bits| bits / BITS_IN_BYTE, other)
    }

    fn index_bitwidth(
        self,
        layout: &DataLayout,
        params: Entries<'_, 'c>,
    ) -> LayoutResult<Option<u64>> {
        let other = |ty: LLVMPointerType<'c>| layout.try_type_index_bitwidth(ty);
        self.layout_number(params, OfPointer::Index, Some, other)
    }

    /// A nested layout keeps the size, and its alignment divides the outer one.
    fn are_compatible(
        self,
        old: Entries<'_, 'c>,
        new: Entries<'_, 'c>,
        _new_spec: DataLayoutSpecInterface<'c>,
        _identified: &DataLayoutIdentifiedEntryMap<'c>,
    ) -> bool {
        typed(new).all(|(ty, entry)| {
            let outer = typed(old).find(|(old, _)| address_space(*old) == address_space(ty));
            let outer = outer.map(|(_, entry)| entry.value());
            let outer =
                |which: OfPointer, default| outer.map_or(Some(default), |value| which.read(value));
            // Upstream compares with 8 bits, where the outer layout is silent.
            let (size, abi) = (outer(OfPointer::Size, 64), outer(OfPointer::Abi, 8));
            let new_abi = OfPointer::Abi.read(entry.value());
            size == OfPointer::Size.read(entry.value()) && divides(new_abi, abi)
        })
    }

    fn verify_entries(self, entries: Entries<'_, 'c>, loc: rt::Location) -> VerifyResult {
        for (ty, entry) in typed(entries) {
            let list = numbers(entry.value()).filter(|it| matches!(it.num_elements(), 3 | 4));
            let Some(list) = list else {
                let text = format!(
                    "expected layout attribute for '{ty}' to be a dense integer elements attribute with 3 or 4 elements"
                );
                return Err(Diagnostic::error(loc, text));
            };
            if !is_i64(list.element_type()) {
                let text = format!("expected i64 parameters for '{ty}'");
                return Err(Diagnostic::error(loc, text));
            }
            if OfPointer::Abi.read(*list) > OfPointer::Preferred.read(*list) {
                return Err(Diagnostic::error(loc, PREFERENCE));
            }
        }
        Ok(())
    }
}

/// Whether the alignment `new` divides `old`.
fn divides(new: Option<u64>, old: Option<u64>) -> bool {
    let (Some(new), Some(old)) = (new, old) else { return false };
    old >= new && old.is_multiple_of(new)
}

/// The entry for `!llvm.struct<()>`, which is that of all structures, in bits: `dense<[abi, preferred]>`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OfStructure {
    Abi,
    Preferred,
}

impl OfStructure {
    /// The number in the value of an entry. The ABI alignment is preferred, unless the entry prefers another.
    fn read(self, value: AttrRef<'_>) -> Option<u64> {
        number(value, self as usize).or_else(|| number(value, 0))
    }
}

impl<'c> LLVMStructType<'c> {
    /// The elements.
    fn element_types(self) -> impl Iterator<Item = TypeRef<'c>> {
        self.body().iter().map(move |ty| self.ctx().type_ref(*ty))
    }

    /// The alignment: the largest one of the elements and of the entry for structures.
    fn alignment(
        self,
        layout: &DataLayout,
        params: Entries<'_, 'c>,
        which: OfStructure,
    ) -> LayoutResult<u64> {
        if which == OfStructure::Abi && self.is_packed() {
            return Ok(1);
        }
        let entry = typed(params).next().and_then(|(_, entry)| which.read(entry.value()));
        let mut alignment = entry.map_or(1, |bits| bits / BITS_IN_BYTE).max(1);
        for element in self.element_types() {
            alignment = alignment.max(layout.try_type_abi_alignment(element)?);
        }
        Ok(alignment)
    }
}

/// `size` rounded up to a multiple of `alignment`, if there is such a number.
fn aligned(size: u64, alignment: u64) -> Option<u64> {
    size.checked_next_multiple_of(alignment)
}

impl<'c> DataLayoutTypeInterfaceTrait<'c> for LLVMStructType<'c> {
    /// Each element is at a multiple of its alignment, and the size is a multiple of the largest one.
    fn type_size_in_bits(
        self,
        layout: &DataLayout,
        _params: Entries<'_, 'c>,
    ) -> LayoutResult<TypeSize> {
        let overflow = || LayoutError::overflow(*self);
        let (mut size, mut largest) = (0u64, 1);
        for element in self.element_types() {
            let alignment =
                if self.is_packed() { 1 } else { layout.try_type_abi_alignment(element)? };
            let start = aligned(size, alignment).ok_or_else(overflow)?;
            let length = layout.try_type_size(element)?.known_min_value();
            size = start.checked_add(length).ok_or_else(overflow)?;
            largest = largest.max(alignment);
        }
        let bits = aligned(size, largest).and_then(|size| size.checked_mul(BITS_IN_BYTE));
        bits.map(TypeSize::fixed).ok_or_else(overflow)
    }

    fn abi_alignment(self, layout: &DataLayout, params: Entries<'_, 'c>) -> LayoutResult<u64> {
        self.alignment(layout, params, OfStructure::Abi)
    }

    fn preferred_alignment(
        self,
        layout: &DataLayout,
        params: Entries<'_, 'c>,
    ) -> LayoutResult<u64> {
        self.alignment(layout, params, OfStructure::Preferred)
    }

    /// The alignment of a nested layout divides the outer one.
    fn are_compatible(
        self,
        old: Entries<'_, 'c>,
        new: Entries<'_, 'c>,
        _new_spec: DataLayoutSpecInterface<'c>,
        _identified: &DataLayoutIdentifiedEntryMap<'c>,
    ) -> bool {
        let Some((_, old)) = typed(old).next() else { return true };
        let old = OfStructure::Abi.read(old.value());
        typed(new).all(|(_, new)| divides(OfStructure::Abi.read(new.value()), old))
    }

    fn verify_entries(self, entries: Entries<'_, 'c>, loc: rt::Location) -> VerifyResult {
        for (ty, entry) in typed(entries) {
            let list = numbers(entry.value()).filter(|it| matches!(it.num_elements(), 1 | 2));
            let text = if let Some(list) = list {
                let structure = ty.cast::<LLVMStructType<'_>>();
                if !is_i64(list.element_type()) {
                    format!("expected i64 entries for '{ty}'")
                } else if structure.is_identified() || !structure.body().is_empty() {
                    format!("unexpected layout attribute for struct '{ty}'")
                } else if OfStructure::Abi.read(*list) > OfStructure::Preferred.read(*list) {
                    PREFERENCE.to_owned()
                } else {
                    continue;
                }
            } else {
                format!(
                    "expected layout attribute for '{ty}' to be a dense integer elements attribute of 1 or 2 elements"
                )
            };
            return Err(Diagnostic::error(loc, text));
        }
        Ok(())
    }
}

impl<'c> LLVMArrayType<'c> {
    /// The number of elements times the distance from one to the next, which `size` says in bits or bytes.
    fn total(self, distance: u64) -> LayoutResult<TypeSize> {
        let total = distance.checked_mul(self.num_elements());
        total.map(TypeSize::fixed).ok_or_else(|| LayoutError::overflow(*self))
    }
}

impl<'c> DataLayoutTypeInterfaceTrait<'c> for LLVMArrayType<'c> {
    fn type_size(self, layout: &DataLayout, _params: Entries<'_, 'c>) -> LayoutResult<TypeSize> {
        let element = self.element_type();
        let size = layout.try_type_size(element)?.known_min_value();
        let distance = aligned(size, layout.try_type_abi_alignment(element)?);
        self.total(distance.ok_or_else(|| LayoutError::overflow(*self))?)
    }

    fn type_size_in_bits(
        self,
        layout: &DataLayout,
        params: Entries<'_, 'c>,
    ) -> LayoutResult<TypeSize> {
        let bytes = self.type_size(layout, params)?.known_min_value();
        let bits = bytes.checked_mul(BITS_IN_BYTE);
        bits.map(TypeSize::fixed).ok_or_else(|| LayoutError::overflow(*self))
    }

    fn abi_alignment(self, layout: &DataLayout, _params: Entries<'_, 'c>) -> LayoutResult<u64> {
        layout.try_type_abi_alignment(self.element_type())
    }

    fn preferred_alignment(
        self,
        layout: &DataLayout,
        _params: Entries<'_, 'c>,
    ) -> LayoutResult<u64> {
        layout.try_type_preferred_alignment(self.element_type())
    }
}
