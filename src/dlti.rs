//! The dialect `dlti`: attributes for data layouts and target properties.

mod query;
mod spec;
mod text;

generated!("dlti.rs");

pub use self::generated::dlti::*;

use std::collections::HashSet;

use ods_runtime::attrs::NamedAttribute;
use ods_runtime::builtin::ModuleOp;
use ods_runtime::diag::VerifyResult;
use ods_runtime::hooks::VerifyOpAttr;
use ods_runtime::layout::{
    DataLayoutEntryInterface, DataLayoutEntryKey, DataLayoutOpInterface, DataLayoutSpecInterface,
    TargetDeviceSpecInterface, TargetSystemSpecInterface, verify_data_layout_op,
};
use ods_runtime::traits::OpTrait;
use ods_runtime::{AttrRef, Attribute, Context, Diagnostic, Location, OpRef};

pub use query::{query, query_path};
pub(crate) use spec::add_interfaces;

/// Casts `attr` to an entry.
fn as_entry(attr: AttrRef<'_>) -> Option<DataLayoutEntryInterface<'_>> {
    attr.dyn_cast()
}

/// Verifies that keys are nonempty, unique, and of a kind that the list allows.
fn verify_entries(
    ctx: &Context,
    at: Location,
    entries: &[Attribute],
    allow_types: bool,
) -> VerifyResult {
    let error = |message: String| Err(Diagnostic::error(at, message));
    let mut keys = HashSet::with_capacity(entries.len());
    for entry in entries {
        let Some(entry) = as_entry(ctx.attr_ref(*entry)) else {
            return error("contained invalid DLTI entry".to_owned());
        };
        let key = entry.key();
        match key {
            DataLayoutEntryKey::Type(_) if !allow_types => {
                return error("type as DLTI key is not allowed".to_owned());
            }
            DataLayoutEntryKey::Identifier(name) if ctx.ident_bytes(name).is_empty() => {
                return error("empty string as DLTI key is not allowed".to_owned());
            }
            _ => {}
        }
        if !keys.insert(key) {
            return error(format!("repeated DLTI key: {}", key.text(ctx)));
        }
    }
    Ok(())
}

impl DataLayoutSpecAttrVerify for DataLayoutSpecAttr<'_> {
    fn verify(ctx: &Context, at: Location, entries: &[Attribute]) -> VerifyResult {
        verify_entries(ctx, at, entries, true)
    }
}

impl MapAttrVerify for MapAttr<'_> {
    fn verify(ctx: &Context, at: Location, entries: &[Attribute]) -> VerifyResult {
        verify_entries(ctx, at, entries, true)
    }
}

impl TargetDeviceSpecAttrVerify for TargetDeviceSpecAttr<'_> {
    fn verify(ctx: &Context, at: Location, entries: &[Attribute]) -> VerifyResult {
        verify_entries(ctx, at, entries, false)
    }
}

impl TargetSystemSpecAttrVerify for TargetSystemSpecAttr<'_> {
    fn verify(ctx: &Context, at: Location, entries: &[Attribute]) -> VerifyResult {
        let error = |message: String| Err(Diagnostic::error(at, message));
        let mut devices = HashSet::with_capacity(entries.len());
        for entry in entries {
            let Some(entry) = as_entry(ctx.attr_ref(*entry)) else {
                return error("contained invalid DLTI entry".to_owned());
            };
            let DataLayoutEntryKey::Identifier(device) = entry.key() else {
                return error("non-string key of DLTI system spec".to_owned());
            };
            let key = entry.key().text(ctx);
            let Some(spec) = entry.value().dyn_cast::<TargetDeviceSpecInterface<'_>>() else {
                let message = format!("value associated with key {key} is not a DLTI device spec");
                return error(message);
            };
            let properties: Vec<_> = spec.entries().iter().map(|entry| entry.handle()).collect();
            verify_entries(ctx, at, &properties, false)?;
            if !devices.insert(device) {
                return error(format!("repeated device ID in dlti.target_system_spec: {key}"));
            }
        }
        Ok(())
    }
}

impl VerifyOpAttr for DLTIDialect {
    fn verify_op_attr(op: OpRef<'_>, attr: NamedAttribute) -> VerifyResult {
        let ctx = op.ctx();
        let value = ctx.attr_ref(attr.value);
        let name = ctx.ident_str(attr.name);
        let (fits, def) = match name {
            DLTIDialect::DATA_LAYOUT_ATTR_NAME => {
                (value.isa::<DataLayoutSpecAttr<'_>>(), &DATA_LAYOUT_SPEC_ATTR)
            }
            DLTIDialect::MAP_ATTR_NAME => (value.isa::<MapAttr<'_>>(), &MAP_ATTR),
            DLTIDialect::TARGET_SYSTEM_DESC_ATTR_NAME => {
                (value.isa::<TargetSystemSpecAttr<'_>>(), &TARGET_SYSTEM_SPEC_ATTR)
            }
            _ => {
                return Err(op.error(format!("attribute '{name}' not supported by dialect")));
            }
        };
        if !fits {
            let expected = def.name;
            return Err(op.error(format!("'{name}' is expected to be a #{expected} attribute")));
        }
        // Other scopes are verified by their interface.
        if op.isa::<ModuleOp<'_>>() && name != DLTIDialect::MAP_ATTR_NAME {
            return verify_data_layout_op(op);
        }
        Ok(())
    }
}

/// The attribute `dlti.dl_spec` of an operation. Implements `DataLayoutOpInterface` for operations with the trait
/// [`HasDefaultDLTIDataLayout`].
pub fn data_layout_spec(op: OpRef<'_>) -> Option<DataLayoutSpecInterface<'_>> {
    op.attr(DLTIDialect::DATA_LAYOUT_ATTR_NAME)?.dyn_cast()
}

/// The attribute `dlti.target_system_spec` of an operation; see [`data_layout_spec`].
pub fn target_system_spec(op: OpRef<'_>) -> Option<TargetSystemSpecInterface<'_>> {
    op.attr(DLTIDialect::TARGET_SYSTEM_DESC_ATTR_NAME)?.dyn_cast()
}

/// The trait of operations whose data layout is the attribute `dlti.dl_spec`. Corresponds to
/// `mlir::HasDefaultDLTIDataLayout`.
#[derive(Clone, Copy, Debug)]
pub struct HasDefaultDLTIDataLayout;

impl OpTrait for HasDefaultDLTIDataLayout {
    const NAME: &'static str = "HasDefaultDLTIDataLayout";
    const CHECKS_REGIONS: bool = false;

    fn verify(op: OpRef<'_>) -> VerifyResult {
        if op.isa::<DataLayoutOpInterface<'_>>() {
            return Ok(());
        }
        Err(op
            .op_error("has a default data layout, but does not implement 'DataLayoutOpInterface'"))
    }
}
