//! Hooks of the `test` dialect for data layouts.

use ods::dlti;
use ods_runtime::Location;
use ods_runtime::attrs::{ArrayAttr, IntegerAttr, StringAttr};
use ods_runtime::diag::{Diagnostic, VerifyResult};
use ods_runtime::hooks::TypeAssembly;
use ods_runtime::layout::{
    DataLayout, DataLayoutEntryInterface, DataLayoutIdentifiedEntryMap, DataLayoutOpInterfaceTrait,
    DataLayoutSpecInterface, DataLayoutTypeInterfaceTrait, LayoutResult, TargetSystemSpecInterface,
    TypeSize,
};
use ods_runtime::text::{AsmWriter, ParseResult, Parser};

use crate::layout_test::*;

impl<'ir> DataLayoutOpInterfaceTrait<'ir> for OpWithDataLayout<'ir> {
    fn data_layout_spec(self) -> Option<DataLayoutSpecInterface<'ir>> {
        dlti::data_layout_spec(*self)
    }

    fn target_system_spec(self) -> Option<TargetSystemSpecInterface<'ir>> {
        dlti::target_system_spec(*self)
    }
}

impl<'c> TypeAssembly<'c> for TestTypeWithLayoutType<'c> {
    fn parse(p: &mut Parser<'c>) -> ParseResult<Self> {
        p.parse_less()?;
        let key = p.parse_integer_as()?;
        p.parse_greater()?;
        Ok(TestTypeWithLayoutType::get(p.ctx(), key))
    }

    fn print(self, p: &mut AsmWriter<'c>) {
        p.write("<");
        p.write_u64(self.key().into());
        p.write(">");
    }
}

type Entries<'p, 'c> = &'p [DataLayoutEntryInterface<'c>];

/// The two elements of an entry's value.
fn pair<'c>(entry: DataLayoutEntryInterface<'c>) -> Option<(&'c str, u64)> {
    let value = entry.value().dyn_cast::<ArrayAttr<'_>>()?;
    let mut elements = value.iter();
    let kind = elements.next()?.dyn_cast::<StringAttr<'_>>()?.value();
    let number = elements.next()?.dyn_cast::<IntegerAttr<'_>>()?.uint()?;
    elements.next().is_none().then_some((kind, number))
}

/// The number in the first entry of `kind`, or 1.
fn number_of(entries: Entries<'_, '_>, kind: &str) -> u64 {
    let pairs = entries.iter().filter_map(|entry| pair(*entry));
    pairs.into_iter().find(|(it, _)| *it == kind).map_or(1, |(_, number)| number)
}

impl<'c> DataLayoutTypeInterfaceTrait<'c> for TestTypeWithLayoutType<'c> {
    fn type_size_in_bits(
        self,
        _layout: &DataLayout,
        params: Entries<'_, 'c>,
    ) -> LayoutResult<TypeSize> {
        Ok(TypeSize::fixed(number_of(params, "size")))
    }

    fn abi_alignment(self, _layout: &DataLayout, params: Entries<'_, 'c>) -> LayoutResult<u64> {
        Ok(number_of(params, "alignment"))
    }

    fn preferred_alignment(
        self,
        _layout: &DataLayout,
        params: Entries<'_, 'c>,
    ) -> LayoutResult<u64> {
        Ok(number_of(params, "preferred"))
    }

    fn index_bitwidth(
        self,
        _layout: &DataLayout,
        params: Entries<'_, 'c>,
    ) -> LayoutResult<Option<u64>> {
        Ok(Some(number_of(params, "index")))
    }

    /// Nested entries may only reduce the alignment.
    fn are_compatible(
        self,
        old: Entries<'_, 'c>,
        new: Entries<'_, 'c>,
        _new_spec: DataLayoutSpecInterface<'c>,
        _identified: &DataLayoutIdentifiedEntryMap<'c>,
    ) -> bool {
        let old = number_of(old, "alignment");
        old == 1 || number_of(new, "alignment") <= old
    }

    fn verify_entries(self, entries: Entries<'_, 'c>, loc: Location) -> VerifyResult {
        const KINDS: &[&str] = &["size", "alignment", "preferred", "index"];
        for entry in entries {
            if pair(*entry).is_none_or(|(kind, _)| !KINDS.contains(&kind)) {
                let message = format!("expected one of {KINDS:?} and a number in {entry}");
                return Err(Diagnostic::error(loc, message));
            }
        }
        Ok(())
    }
}
