//! Discardable attributes of operations and of arguments of functions.

use ods_runtime::hooks::VerifyOpAttr;
use ods_runtime::side_effects::{MemoryEffect, has_effect};

use super::generated::bufferization::BufferizationDialect;
use crate::prelude::*;

const ACCESS: &str = "bufferization.access";
const LAYOUT: &str = "bufferization.buffer_layout";
const MANUAL: &str = "bufferization.manual_deallocation";
const WRITABLE: &str = "bufferization.writable";

impl VerifyOpAttr for BufferizationDialect {
    fn verify_op_attr(op: OpRef<'_>, attr: NamedAttribute) -> VerifyResult {
        let name = op.ctx().ident_str(attr.name);
        if name != MANUAL {
            return Err(op.error(format!(
                "attribute '\"{name}\"' not supported as an op attribute by the bufferization \
                 dialect"
            )));
        }
        if has_effect(op, &[MemoryEffect::Allocate]) || has_effect(op, &[MemoryEffect::Free]) {
            return Ok(());
        }
        Err(op.op_error(format!(
            "attribute '{MANUAL}' can be used only on ops that have an allocation and/or free \
             side effect"
        )))
    }
}

/// Verifies an attribute of an argument.
pub(super) fn verify_argument(
    op: OpRef<'_>,
    _region: usize,
    _index: usize,
    attr: NamedAttribute,
) -> VerifyResult {
    let name = op.ctx().ident_str(attr.name);
    let value = op.ctx().attr_ref(attr.value);
    let (accepted, kind) = match name {
        WRITABLE => (value.isa::<BoolAttr<'_>>(), "boolean"),
        ACCESS => (value.isa::<StringAttr<'_>>(), "string"),
        LAYOUT => (value.isa::<MemRefLayoutAttrInterface<'_>>(), "memref layout"),
        _ => {
            return Err(op.error(format!(
                "attribute '{LAYOUT}' not supported as a region arg attribute by the \
                 bufferization dialect"
            )));
        }
    };
    if !accepted {
        return Err(op.error(format!("'{name}' is expected to be a {kind} attribute")));
    }
    let access = value.dyn_cast::<StringAttr<'_>>();
    if access.is_some_and(|it| !["none", "read", "write", "read-write"].contains(&it.value())) {
        return Err(op.error(format!("invalid value for '{name}'")));
    }
    let Some(function) = op.dyn_cast::<FunctionOpInterface<'_>>() else {
        return Err(op.error(format!("expected '{name}' to be used on function-like operations")));
    };
    if name == WRITABLE && (*function).region(0).is_empty() {
        return Err(op.error(format!("'{name}' is invalid on external functions")));
    }
    Ok(())
}
