//! The hooks of `defs/layout.td`.

use std::cell::Cell;

use ods_runtime::attrs::{IntegerAttr, StringAttr, UnitAttr};
use ods_runtime::codegen::{AsmWriter, Attribute, ParseResult, Parser};
use ods_runtime::diag::VerifyResult;
use ods_runtime::layout::{
    DLTIQueryInterfaceTrait, DataLayout, DataLayoutDialectInterface, DataLayoutEntryInterface,
    DataLayoutEntryInterfaceTrait, DataLayoutEntryKey, DataLayoutEntryList,
    DataLayoutIdentifiedEntryMap, DataLayoutOpInterfaceTrait, DataLayoutSpecInterface,
    DataLayoutSpecInterfaceTrait, DataLayoutTypeInterfaceTrait, LayoutResult,
    TargetSystemSpecInterface, TypeSize, combine_entries,
};
use ods_runtime::types::IntegerType;
use ods_runtime::{AttrRef, Context, Diagnostic, Location};

use crate::my_dialect::*;

impl EntryParameters for LayoutDialect {
    fn parse(p: &mut Parser<'_>) -> ParseResult<(DataLayoutEntryKey, Attribute)> {
        if let Some(name) = p.parse_optional_string()? {
            p.parse_comma()?;
            let key = DataLayoutEntryKey::identifier(p.ctx(), &name);
            return Ok((key, p.parse_attribute(None)?));
        }
        let key = DataLayoutEntryKey::Type(p.parse_type()?);
        p.parse_comma()?;
        if p.parse_optional_keyword("prefer_large_alignment")? {
            return Ok((key, UnitAttr::get(p.ctx()).into()));
        }
        p.parse_keyword("size")?;
        p.parse_equal()?;
        let size: i64 = p.parse_integer_as()?;
        Ok((key, IntegerAttr::get(p.ctx(), IntegerType::get(p.ctx(), 64), size).into()))
    }

    fn print(p: &mut AsmWriter<'_>, key: DataLayoutEntryKey, value: AttrRef<'_>) {
        p.write(&key.text(p.ctx()));
        p.write(", ");
        match value.dyn_cast::<IntegerAttr<'_>>() {
            Some(size) => p.write(&format!("size={}", size.int().unwrap_or_default())),
            None if value.isa::<UnitAttr<'_>>() => p.write("prefer_large_alignment"),
            None => p.print_attribute(value),
        }
    }
}

impl<'c> DataLayoutEntryInterfaceTrait<'c> for LayoutEntryAttr<'c> {
    fn key(self) -> DataLayoutEntryKey {
        self.about()
    }

    fn value(self) -> AttrRef<'c> {
        self.says()
    }
}

impl<'c> DLTIQueryInterfaceTrait<'c> for LayoutSpecAttr<'c> {
    fn query(self, key: DataLayoutEntryKey) -> Option<AttrRef<'c>> {
        self.entries().iter().find(|entry| entry.key() == key).map(|entry| entry.value())
    }
}

/// An identifier that the layouts of this dialect have no entries for, by method.
macro_rules! identifiers {
    ($($method:ident: $key:literal,)*) => {
        $(fn $method(self, context: &'c Context) -> StringAttr<'c> {
            StringAttr::get(context, concat!("my_dialect.", $key))
        })*
    };
}

impl<'c> DataLayoutSpecInterfaceTrait<'c> for LayoutSpecAttr<'c> {
    fn combine_with(
        self,
        specs: &[DataLayoutSpecInterface<'c>],
    ) -> Option<DataLayoutSpecInterface<'c>> {
        let all = specs.iter().copied().chain((*self).dyn_cast::<DataLayoutSpecInterface<'_>>());
        let entries = combine_entries(self.ctx(), all)?;
        let entries: Vec<Attribute> = entries.iter().map(|entry| entry.handle()).collect();
        LayoutSpecAttr::get(self.ctx(), &entries).dyn_cast()
    }

    fn entries(self) -> DataLayoutEntryList<'c> {
        self.list().iter().filter_map(|entry| self.ctx().attr_ref(*entry).dyn_cast()).collect()
    }

    identifiers! {
        endianness_identifier: "endianness",
        default_memory_space_identifier: "default_memory_space",
        alloca_memory_space_identifier: "alloca_memory_space",
        program_memory_space_identifier: "program_memory_space",
        global_memory_space_identifier: "global_memory_space",
        mangling_mode_identifier: "mangling_mode",
        stack_alignment_identifier: "stack_alignment",
        function_pointer_alignment_identifier: "function_pointer_alignment",
        legal_int_widths_identifier: "legal_int_widths",
    }
}

type Entries<'p, 'c> = &'p [DataLayoutEntryInterface<'c>];

/// The number of the entry; 8 without one.
fn size(entries: Entries<'_, '_>) -> u64 {
    let value = entries.first().and_then(|entry| entry.value().dyn_cast::<IntegerAttr<'_>>());
    value.and_then(|it| it.uint()).unwrap_or(8)
}

thread_local! {
    /// How often types of the kind `MyType` were asked for their size.
    pub(crate) static QUERIES: Cell<u32> = const { Cell::new(0) };
}

impl<'c> DataLayoutTypeInterfaceTrait<'c> for MyType<'c> {
    fn type_size_in_bits(self, _: &DataLayout, params: Entries<'_, 'c>) -> LayoutResult<TypeSize> {
        QUERIES.set(QUERIES.get() + 1);
        Ok(TypeSize::fixed(size(params)))
    }

    fn abi_alignment(self, _: &DataLayout, _: Entries<'_, 'c>) -> LayoutResult<u64> {
        Ok(1)
    }

    /// Sizes may shrink, not grow.
    fn are_compatible(
        self,
        old: Entries<'_, 'c>,
        new: Entries<'_, 'c>,
        _new_spec: DataLayoutSpecInterface<'c>,
        _identified: &DataLayoutIdentifiedEntryMap<'c>,
    ) -> bool {
        old.is_empty() || size(new) <= size(old)
    }
}

impl<'c> DataLayoutTypeInterfaceTrait<'c> for MyVectorType<'c> {
    /// Bytes have 16 bits.
    fn type_size(self, _: &DataLayout, _: Entries<'_, 'c>) -> LayoutResult<TypeSize> {
        Ok(TypeSize::fixed(8))
    }

    fn type_size_in_bits(self, _: &DataLayout, _: Entries<'_, 'c>) -> LayoutResult<TypeSize> {
        Ok(TypeSize::fixed(128))
    }

    fn abi_alignment(self, _: &DataLayout, params: Entries<'_, 'c>) -> LayoutResult<u64> {
        Ok(if params.is_empty() { 1 } else { 2 })
    }

    fn preferred_alignment(self, _: &DataLayout, params: Entries<'_, 'c>) -> LayoutResult<u64> {
        Ok(if params.is_empty() { 1 } else { 64 })
    }

    fn index_bitwidth(self, _: &DataLayout, _: Entries<'_, 'c>) -> LayoutResult<Option<u64>> {
        Ok(Some(32))
    }

    fn verify_entries(self, entries: Entries<'_, 'c>, loc: Location) -> VerifyResult {
        if entries.iter().all(|entry| entry.value().isa::<UnitAttr<'_>>()) {
            return Ok(());
        }
        Err(Diagnostic::error(loc, "the size of a vector is fixed"))
    }
}

impl<'ir> DataLayoutOpInterfaceTrait<'ir> for ScopeOp<'ir> {
    /// The attribute, or what follows from a size.
    fn data_layout_spec(self) -> Option<DataLayoutSpecInterface<'ir>> {
        let Some(size) = self.size_attr() else { return self.layout()?.dyn_cast() };
        let ctx = self.ctx();
        let key = DataLayoutEntryKey::Type(MyType::get(ctx).handle());
        let entry = LayoutEntryAttr::get(ctx, key, size).handle();
        LayoutSpecAttr::get(ctx, &[entry]).dyn_cast()
    }

    fn target_system_spec(self) -> Option<TargetSystemSpecInterface<'ir>> {
        None
    }
}

/// The dialect's rules for entries with its identifiers.
struct MyLayout;

impl DataLayoutDialectInterface for MyLayout {
    fn verify_entry(&self, entry: DataLayoutEntryInterface<'_>, loc: Location) -> VerifyResult {
        let name = entry.key().as_identifier().map(|name| entry.ctx().ident_str(name));
        match name {
            Some("my_dialect.endianness") | None => Ok(()),
            Some(name) => Err(Diagnostic::error(loc, format!("'my_dialect' has no {name:?}"))),
        }
    }
}

pub(crate) fn add_interfaces(ctx: &Context) {
    ctx.add_dialect_interface::<dyn DataLayoutDialectInterface>("my_dialect", Box::new(MyLayout));
}
