//! Data layout interfaces of the dialect's attributes.

use ods_runtime::attrs::StringAttr;
use ods_runtime::diag::VerifyResult;
use ods_runtime::layout::{
    DLTIQueryInterfaceTrait, DataLayoutDialectInterface, DataLayoutEntryInterface,
    DataLayoutEntryKey, DataLayoutEntryList, DataLayoutSpecInterface, DataLayoutSpecInterfaceTrait,
    TargetDeviceSpecInterface, TargetDeviceSpecInterfaceTrait, TargetSystemSpecInterfaceTrait,
    combine_entries,
};
use ods_runtime::{AttrRef, Attribute, Context, Diagnostic, Dialect, Location};

use crate::dlti::*;

/// Casts the attributes of a list to entries.
fn views<'c>(ctx: &'c Context, entries: &'c [Attribute]) -> DataLayoutEntryList<'c> {
    entries.iter().filter_map(|entry| ctx.attr_ref(*entry).dyn_cast()).collect()
}

/// The value of `key` in a list.
fn value_of<'c>(entries: &DataLayoutEntryList<'c>, key: DataLayoutEntryKey) -> Option<AttrRef<'c>> {
    entries.iter().find(|entry| entry.key() == key).map(|entry| entry.value())
}

impl<'c> DLTIQueryInterfaceTrait<'c> for MapAttr<'c> {
    fn query(self, key: DataLayoutEntryKey) -> Option<AttrRef<'c>> {
        value_of(&views(self.ctx(), self.entries()), key)
    }
}

impl<'c> DLTIQueryInterfaceTrait<'c> for DataLayoutSpecAttr<'c> {
    fn query(self, key: DataLayoutEntryKey) -> Option<AttrRef<'c>> {
        value_of(&views(self.ctx(), DataLayoutSpecAttr::entries(self)), key)
    }
}

impl<'c> DLTIQueryInterfaceTrait<'c> for TargetDeviceSpecAttr<'c> {
    fn query(self, key: DataLayoutEntryKey) -> Option<AttrRef<'c>> {
        value_of(&views(self.ctx(), TargetDeviceSpecAttr::entries(self)), key)
    }
}

impl<'c> DLTIQueryInterfaceTrait<'c> for TargetSystemSpecAttr<'c> {
    fn query(self, key: DataLayoutEntryKey) -> Option<AttrRef<'c>> {
        value_of(&views(self.ctx(), TargetSystemSpecAttr::entries(self)), key)
    }
}

/// Implements the methods that return identifiers of layout properties.
macro_rules! identifiers {
    ($($method:ident: $key:ident,)*) => {
        $(fn $method(self, context: &'c Context) -> StringAttr<'c> {
            StringAttr::get(context, DLTIDialect::$key)
        })*
    };
}

impl<'c> DataLayoutSpecInterfaceTrait<'c> for DataLayoutSpecAttr<'c> {
    fn combine_with(
        self,
        specs: &[DataLayoutSpecInterface<'c>],
    ) -> Option<DataLayoutSpecInterface<'c>> {
        // Other kinds of specs cannot be combined.
        if !specs.iter().all(|spec| spec.isa::<DataLayoutSpecAttr<'_>>()) {
            return None;
        }
        let ctx = self.ctx();
        let all = specs.iter().copied().chain((*self).dyn_cast::<DataLayoutSpecInterface<'_>>());
        let entries: Vec<Attribute> =
            combine_entries(ctx, all)?.iter().map(|entry| entry.handle()).collect();
        (*DataLayoutSpecAttr::get(ctx, &entries)).dyn_cast()
    }

    fn entries(self) -> DataLayoutEntryList<'c> {
        views(self.ctx(), DataLayoutSpecAttr::entries(self))
    }

    identifiers! {
        endianness_identifier: DATA_LAYOUT_ENDIANNESS_KEY,
        default_memory_space_identifier: DATA_LAYOUT_DEFAULT_MEMORY_SPACE_KEY,
        alloca_memory_space_identifier: DATA_LAYOUT_ALLOCA_MEMORY_SPACE_KEY,
        program_memory_space_identifier: DATA_LAYOUT_PROGRAM_MEMORY_SPACE_KEY,
        global_memory_space_identifier: DATA_LAYOUT_GLOBAL_MEMORY_SPACE_KEY,
        mangling_mode_identifier: DATA_LAYOUT_MANGLING_MODE_KEY,
        stack_alignment_identifier: DATA_LAYOUT_STACK_ALIGNMENT_KEY,
        function_pointer_alignment_identifier: DATA_LAYOUT_FUNCTION_POINTER_ALIGNMENT_KEY,
        legal_int_widths_identifier: DATA_LAYOUT_LEGAL_INT_WIDTHS_KEY,
    }
}

impl<'c> TargetDeviceSpecInterfaceTrait<'c> for TargetDeviceSpecAttr<'c> {
    fn entries(self) -> DataLayoutEntryList<'c> {
        views(self.ctx(), TargetDeviceSpecAttr::entries(self))
    }
}

impl<'c> TargetSystemSpecInterfaceTrait<'c> for TargetSystemSpecAttr<'c> {
    fn entries(self) -> DataLayoutEntryList<'c> {
        views(self.ctx(), TargetSystemSpecAttr::entries(self))
    }

    fn device_spec_for_device_id(
        self,
        device_id: StringAttr<'c>,
    ) -> Option<TargetDeviceSpecInterface<'c>> {
        self.query(device_id.ident().into())?.dyn_cast()
    }
}

/// The data layout interface of the dialect: verifies entries with its identifiers.
struct DLTIDataLayout;

impl DataLayoutDialectInterface for DLTIDataLayout {
    fn verify_entry(&self, entry: DataLayoutEntryInterface<'_>, loc: Location) -> VerifyResult {
        let Some(name) = entry.key().as_identifier() else { return Ok(()) };
        let error = |message: String| Err(Diagnostic::error(loc, message));
        match entry.ctx().ident_str(name) {
            name @ DLTIDialect::DATA_LAYOUT_ENDIANNESS_KEY => {
                let (big, little) = (
                    DLTIDialect::DATA_LAYOUT_ENDIANNESS_BIG,
                    DLTIDialect::DATA_LAYOUT_ENDIANNESS_LITTLE,
                );
                match entry.value().dyn_cast::<StringAttr<'_>>() {
                    Some(order) if [big, little].contains(&order.value()) => Ok(()),
                    _ => error(format!(
                        "'{name}' data layout entry is expected to be either '{big}' or '{little}'"
                    )),
                }
            }
            DLTIDialect::DATA_LAYOUT_DEFAULT_MEMORY_SPACE_KEY
            | DLTIDialect::DATA_LAYOUT_ALLOCA_MEMORY_SPACE_KEY
            | DLTIDialect::DATA_LAYOUT_PROGRAM_MEMORY_SPACE_KEY
            | DLTIDialect::DATA_LAYOUT_GLOBAL_MEMORY_SPACE_KEY
            | DLTIDialect::DATA_LAYOUT_MANGLING_MODE_KEY
            | DLTIDialect::DATA_LAYOUT_STACK_ALIGNMENT_KEY
            | DLTIDialect::DATA_LAYOUT_FUNCTION_POINTER_ALIGNMENT_KEY
            | DLTIDialect::DATA_LAYOUT_LEGAL_INT_WIDTHS_KEY => Ok(()),
            name => error(format!("unknown data layout entry name: {name}")),
        }
    }
}

/// Registers the data layout interface of the dialect in `ctx`.
pub(crate) fn add_interfaces(ctx: &Context) {
    let interface: Box<dyn DataLayoutDialectInterface> = Box::new(DLTIDataLayout);
    ctx.add_dialect_interface(DLTIDialect::NAMESPACE, interface);
}
