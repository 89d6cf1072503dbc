//! The attribute `shape.lib`: the libraries of shape functions of a module.

use std::collections::HashSet;

use ods_runtime::hooks::VerifyOpAttr;
use ods_runtime::symbol::SymbolTables;
use ods_runtime::traits::SymbolTable;

use super::FunctionLibraryOp;
use super::generated::shape::ShapeDialect;
use crate::prelude::*;

impl VerifyOpAttr for ShapeDialect {
    fn verify_op_attr(op: OpRef<'_>, attr: NamedAttribute) -> VerifyResult {
        let ctx = op.ctx();
        if ctx.ident_str(attr.name) != "shape.lib" {
            return Ok(());
        }
        if !op.has_trait::<SymbolTable>() {
            return Err(op.error("shape.lib attribute may only be on op implementing SymbolTable"));
        }
        let value = ctx.attr_ref(attr.value);
        let mut tables = SymbolTables::new();
        if value.isa::<SymbolRefAttr<'_>>() {
            return match tables.lookup_ref_in(op, value) {
                None => Err(op.error(format!("shape function library {value} not found"))),
                Some(definition) if definition.isa::<FunctionLibraryOp<'_>>() => Ok(()),
                Some(_) => Err(op.error(format!("{value} required to be shape function library"))),
            };
        }
        let Some(list) = value.dyn_cast::<ArrayAttr<'_>>() else {
            return Err(op.error(
                "only SymbolRefAttr or array of SymbolRefAttrs allowed as shape.lib attribute",
            ));
        };
        verify_libraries(op, list, &mut tables)
    }
}

/// Verifies that no two libraries map the same operation.
fn verify_libraries(
    op: OpRef<'_>,
    libraries: ArrayAttr<'_>,
    tables: &mut SymbolTables,
) -> VerifyResult {
    let mut mapped = HashSet::new();
    for library in libraries.iter() {
        if !library.isa::<SymbolRefAttr<'_>>() {
            return Err(op.error("only SymbolRefAttr allowed in shape.lib attribute array"));
        }
        let definition = tables.lookup_ref_in(op, library);
        let Some(definition) =
            definition.and_then(|definition| definition.dyn_cast::<FunctionLibraryOp<'_>>())
        else {
            return Err(op.error(format!("{library} does not refer to FunctionLibraryOp")));
        };
        for mapping in definition.mapping().value() {
            if !mapped.insert(mapping.name) {
                let name = op.ctx().ident_str(mapping.name);
                return Err(op.error(format!(
                    "only one op to shape mapping allowed, found multiple for `\"{name}\"`"
                )));
            }
        }
    }
    Ok(())
}
