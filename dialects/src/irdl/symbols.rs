//! Constraints that refer to definitions.

use ods_runtime::symbol::SymbolTables;

use super::{AttributeOp, BaseOp, DialectOp, ParametricOp, TypeOp};
use crate::prelude::*;

/// Verifies that `symbol`, as seen from beside the dialect around `op`, is a type or attribute.
fn verify_definition(
    op: OpRef<'_>,
    symbol: SymbolRefAttr<'_>,
    tables: &mut SymbolTables,
) -> VerifyResult {
    let dialect = op.ancestors().find(|it| it.isa::<DialectOp<'_>>());
    let scope = dialect.and_then(|dialect| dialect.parent_op());
    let Some(definition) = scope.and_then(|scope| tables.lookup_nearest(scope, *symbol)) else {
        return Err(op.op_error(format!("symbol '{}' not found", *symbol)));
    };
    if definition.isa::<TypeOp<'_>>() || definition.isa::<AttributeOp<'_>>() {
        return Ok(());
    }
    Err(op.op_error(format!(
        "symbol '{}' does not refer to a type or attribute definition (refers to '{}')",
        *symbol,
        definition.name().as_str()
    )))
}

impl<'ir> Verify<'ir> for BaseOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.base_ref().is_some() == self.base_name().is_some() {
            return Err(self.op_error(
                "the base type or attribute should be specified by either a name or a reference",
            ));
        }
        if self.base_name().is_some_and(|name| !name.starts_with(['!', '#'])) {
            return Err(
                self.op_error("the base type or attribute name should start with '!' or '#'")
            );
        }
        Ok(())
    }
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for BaseOp<'ir> {
    fn verify_symbol_uses(self, tables: &mut SymbolTables) -> VerifyResult {
        self.base_ref().map_or(Ok(()), |symbol| verify_definition(*self, symbol, tables))
    }
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for ParametricOp<'ir> {
    fn verify_symbol_uses(self, tables: &mut SymbolTables) -> VerifyResult {
        verify_definition(*self, self.base_type(), tables)
    }
}
