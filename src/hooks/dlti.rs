//! `dlti`: the text of lists of entries, what they may hold, and the attributes of operations.

mod text;

use std::collections::HashSet;

use ods_runtime::attrs::NamedAttribute;
use ods_runtime::diag::VerifyResult;
use ods_runtime::hooks::VerifyOpAttr;
use ods_runtime::layout::DataLayoutEntryKey;
use ods_runtime::{AttrRef, Attribute, Context, Diagnostic, Location, OpRef};

use crate::dlti::*;

/// The entry that `attr` is, if it is one.
fn as_entry(attr: AttrRef<'_>) -> Option<DataLayoutEntryAttr<'_>> {
    attr.dyn_cast()
}

/// Checks that keys are there, told apart, and of a kind that the list allows.
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
            let Some(spec) = entry.value().dyn_cast::<TargetDeviceSpecAttr<'_>>() else {
                let message = format!("value associated with key {key} is not a DLTI device spec");
                return error(message);
            };
            verify_entries(ctx, at, spec.entries(), false)?;
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
        let (fits, wanted) = match name {
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
            return Err(
                op.error(format!("'{name}' is expected to be a #{} attribute", wanted.name))
            );
        }
        Ok(())
    }
}
