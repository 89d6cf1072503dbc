//! Calls.

use ods::functions;
use ods_runtime::symbol::SymbolTables;

use super::{ArrayType, CallOp, CallOpaqueOp, DeclareFuncOp, FuncOp, OpaqueAttr};
use crate::prelude::*;

symbol_calls!(CallOp);

/// The function called `name`.
fn function<'ir>(
    op: OpRef<'ir>,
    name: &str,
    tables: &mut SymbolTables,
) -> Result<OpRef<'ir>, Diagnostic> {
    let symbol = FlatSymbolRefAttr::get(op.ctx(), name);
    let function = tables.lookup_nearest(op, **symbol).filter(|it| it.isa::<FuncOp<'_>>());
    function.ok_or_else(|| op.op_error(format!("'{name}' does not reference a valid function")))
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for CallOp<'ir> {
    fn verify_symbol_uses(self, tables: &mut SymbolTables) -> VerifyResult {
        let callee = function(*self, self.callee(), tables)?;
        match functions::function_type(callee, FuncOp::FUNCTION_TYPE) {
            Some(ty) => functions::verify_call(*self, ty),
            None => Ok(()),
        }
    }
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for DeclareFuncOp<'ir> {
    fn verify_symbol_uses(self, tables: &mut SymbolTables) -> VerifyResult {
        function(*self, self.sym_name(), tables).map(|_| ())
    }
}

impl<'ir> Verify<'ir> for CallOpaqueOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.callee().is_empty() {
            return Err(self.op_error("callee must not be empty"));
        }
        for argument in self.args().iter().flat_map(|arguments| arguments.iter()) {
            if argument.isa::<ArrayAttr<'_>>() {
                return Err(self.op_error("array argument has no type"));
            }
            let Some(index) = argument.dyn_cast::<IntegerAttr<'_>>() else { continue };
            let index = index.ty().is_index().then(|| index.value().to_i64().unwrap_or(-1));
            let in_range = |index| (0..(*self).num_operands() as i64).contains(&index);
            if index.is_some_and(|index| !in_range(index)) {
                return Err(self.op_error("index argument is out of range"));
            }
        }
        for argument in self.template_args().iter().flat_map(|arguments| arguments.iter()) {
            let accepted = argument.isa::<TypeAttr<'_>>()
                || argument.isa::<IntegerAttr<'_>>()
                || argument.isa::<FloatAttr<'_>>()
                || argument.isa::<OpaqueAttr<'_>>();
            if !accepted {
                return Err(self.op_error("template argument has invalid type"));
            }
        }
        if (*self).results().types().any(|ty| ty.isa::<ArrayType<'_>>()) {
            return Err(self.op_error("cannot return array type"));
        }
        Ok(())
    }
}
