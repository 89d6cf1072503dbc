//! Hooks of `defs/custom_layout.td`.

use ods::dlti;
use ods_runtime::attrs::{AttrRef, DictionaryAttr, IntegerAttr};
use ods_runtime::diag::{Diagnostic, VerifyResult};
use ods_runtime::layout::{
    BITS_IN_BYTE, DataLayout, DataLayoutDialectInterface, DataLayoutEntryInterface,
    DataLayoutIdentifiedEntryMap, DataLayoutOpInterfaceTrait, DataLayoutSpecInterface,
    DataLayoutTypeInterfaceTrait, LayoutError, LayoutResult, TargetSystemSpecInterface, TypeSize,
    default_abi_alignment,
};
use ods_runtime::types::IndexType;
use ods_runtime::{Context, Location, TypeRef};

use crate::custom_layout::*;

type Entries<'p, 'c> = &'p [DataLayoutEntryInterface<'c>];

/// Bits per word, the unit of `custom_layout.chip`.
pub(crate) const WORD: u64 = 16;

impl<'ir> DataLayoutOpInterfaceTrait<'ir> for ChipOp<'ir> {
    fn data_layout_spec(self) -> Option<DataLayoutSpecInterface<'ir>> {
        dlti::data_layout_spec(*self)
    }

    fn target_system_spec(self) -> Option<TargetSystemSpecInterface<'ir>> {
        dlti::target_system_spec(*self)
    }

    /// In words, of whatever type.
    fn type_size(
        ty: TypeRef<'ir>,
        layout: &DataLayout,
        params: Entries<'_, 'ir>,
    ) -> LayoutResult<TypeSize> {
        Ok(Self::type_size_in_bits(ty, layout, params)?.div_ceil(WORD))
    }

    /// As the type says, but at least a word.
    fn type_abi_alignment(
        ty: TypeRef<'ir>,
        layout: &DataLayout,
        params: Entries<'_, 'ir>,
    ) -> LayoutResult<u64> {
        Ok(default_abi_alignment(ty, layout, params)?.max(WORD / BITS_IN_BYTE))
    }
}

impl<'ir> DataLayoutOpInterfaceTrait<'ir> for RackOp<'ir> {
    fn data_layout_spec(self) -> Option<DataLayoutSpecInterface<'ir>> {
        dlti::data_layout_spec(*self)
    }

    fn target_system_spec(self) -> Option<TargetSystemSpecInterface<'ir>> {
        dlti::target_system_spec(*self)
    }
}

/// A number in the dictionary that an entry's value is.
fn field(value: AttrRef<'_>, name: &str) -> Option<u64> {
    value.dyn_cast::<DictionaryAttr<'_>>()?.by_name(name)?.dyn_cast::<IntegerAttr<'_>>()?.uint()
}

/// The size of a sample according to the first entry.
fn sample(entries: Entries<'_, '_>, name: &str, default: u64) -> u64 {
    entries.first().and_then(|entry| field(entry.value(), name)).unwrap_or(default)
}

impl<'c> DataLayoutTypeInterfaceTrait<'c> for SamplesType<'c> {
    fn type_size_in_bits(
        self,
        _layout: &DataLayout,
        params: Entries<'_, 'c>,
    ) -> LayoutResult<TypeSize> {
        let bits = self.count().checked_mul(sample(params, "bits", 16));
        bits.map(TypeSize::fixed).ok_or_else(|| LayoutError::overflow(*self))
    }

    fn abi_alignment(self, _layout: &DataLayout, params: Entries<'_, 'c>) -> LayoutResult<u64> {
        Ok(sample(params, "align", 2))
    }

    /// The preferred alignment of a pair of samples.
    fn preferred_alignment(
        self,
        layout: &DataLayout,
        params: Entries<'_, 'c>,
    ) -> LayoutResult<u64> {
        Ok(self.abi_alignment(layout, params)? * if self.count() > 1 { 2 } else { 1 })
    }

    /// Nested entries may reduce the alignment, but must keep the sample size.
    fn are_compatible(
        self,
        old: Entries<'_, 'c>,
        new: Entries<'_, 'c>,
        _new_spec: DataLayoutSpecInterface<'c>,
        identified: &DataLayoutIdentifiedEntryMap<'c>,
    ) -> bool {
        let ctx = self.ctx();
        let bus = identified.get(ctx.ident(CustomLayoutDialect::BUS_WIDTH)).and_then(number);
        let align = sample(new, "align", 2);
        sample(old, "bits", 16) == sample(new, "bits", 16)
            && align <= sample(old, "align", 2)
            && bus.is_none_or(|bus| align * 8 <= bus)
    }

    fn verify_entries(self, entries: Entries<'_, 'c>, loc: Location) -> VerifyResult {
        let is_whole = |entry: &DataLayoutEntryInterface<'c>| {
            ["bits", "align"].iter().all(|name| field(entry.value(), name).is_some_and(|it| it > 0))
        };
        match entries {
            [entry] if is_whole(entry) => Ok(()),
            [_] => Err(Diagnostic::error(loc, "samples need numbers called 'bits' and 'align'")),
            _ => Err(Diagnostic::error(loc, "one entry says all about samples")),
        }
    }
}

impl<'c> DataLayoutTypeInterfaceTrait<'c> for PortType<'c> {
    fn type_size(self, layout: &DataLayout, params: Entries<'_, 'c>) -> LayoutResult<TypeSize> {
        let size = self.type_size_in_bits(layout, params)?.div_ceil(BITS_IN_BYTE);
        Ok(TypeSize::fixed(size.known_min_value().next_multiple_of(4)))
    }

    fn type_size_in_bits(
        self,
        layout: &DataLayout,
        _params: Entries<'_, 'c>,
    ) -> LayoutResult<TypeSize> {
        layout.try_type_size_in_bits(IndexType::get(self.ctx()))
    }

    fn abi_alignment(self, layout: &DataLayout, _params: Entries<'_, 'c>) -> LayoutResult<u64> {
        // The pointee must have an address.
        layout.try_type_abi_alignment(self.element())?;
        layout.try_type_abi_alignment(IndexType::get(self.ctx()))
    }

    fn index_bitwidth(
        self,
        layout: &DataLayout,
        _params: Entries<'_, 'c>,
    ) -> LayoutResult<Option<u64>> {
        layout.try_type_index_bitwidth(IndexType::get(self.ctx()))
    }
}

fn number(entry: DataLayoutEntryInterface<'_>) -> Option<u64> {
    entry.value().dyn_cast::<IntegerAttr<'_>>()?.uint()
}

/// The data layout interface of the dialect.
struct CustomLayout;

impl DataLayoutDialectInterface for CustomLayout {
    fn verify_entry(&self, entry: DataLayoutEntryInterface<'_>, loc: Location) -> VerifyResult {
        let key = entry.key().text(entry.ctx());
        if key != format!("\"{}\"", CustomLayoutDialect::BUS_WIDTH) {
            return Err(Diagnostic::error(loc, format!("a board has no {key}")));
        }
        match number(entry) {
            Some(width) if width.is_power_of_two() => Ok(()),
            _ => Err(Diagnostic::error(loc, "the width of a bus is a power of two")),
        }
    }

    /// A nested bus is not wider.
    fn combine<'c>(
        &self,
        outer: Option<DataLayoutEntryInterface<'c>>,
        inner: DataLayoutEntryInterface<'c>,
    ) -> Option<DataLayoutEntryInterface<'c>> {
        match outer {
            Some(outer) if number(outer) < number(inner) => None,
            _ => Some(inner),
        }
    }
}

pub(crate) fn add_interfaces(ctx: &Context) {
    let interface: Box<dyn DataLayoutDialectInterface> = Box::new(CustomLayout);
    ctx.add_dialect_interface("custom_layout", interface);
}
