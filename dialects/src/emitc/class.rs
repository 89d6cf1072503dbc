//! Fields of classes.

use ods_runtime::symbol::SymbolTables;

use super::types::is_supported;
use super::{ClassOp, FieldOp, GetFieldOp};
use crate::prelude::*;

impl<'ir> Verify<'ir> for FieldOp<'ir> {
    fn verify(self) -> VerifyResult {
        if !is_supported(self.type_()) {
            return Err(self.op_error("expected valid emitc type"));
        }
        if !(*self).parent_op().is_some_and(|parent| parent.isa::<ClassOp<'_>>()) {
            return Err(self.op_error("field must be nested within an emitc.class operation"));
        }
        if self.sym_name().is_empty() {
            return Err(self.op_error("field must have a non-empty symbol name"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for GetFieldOp<'ir> {
    fn verify(self) -> VerifyResult {
        if !(*self).ancestors().any(|ancestor| ancestor.isa::<ClassOp<'_>>()) {
            return Err(self.op_error(" must be nested within an emitc.class operation"));
        }
        Ok(())
    }
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for GetFieldOp<'ir> {
    fn verify_symbol_uses(self, tables: &mut SymbolTables) -> VerifyResult {
        let name = self.field_name_attr();
        let symbol = tables.lookup_nearest(*self, **name);
        let Some(field) = symbol.and_then(|symbol| symbol.dyn_cast::<FieldOp<'_>>()) else {
            return Err(self.op_error(format!("field '{}' not found in the class", **name)));
        };
        let (ty, result) = (field.type_(), (*self).result(0).ty());
        if ty == result {
            return Ok(());
        }
        Err(self.op_error(format!(
            "result type '{result}' does not match field '{}' type '{ty}'",
            **name
        )))
    }
}
