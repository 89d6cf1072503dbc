//! Globals, and operations that read and write them.

use ods_runtime::symbol::SymbolTables;

use super::{
    GlobalLoadConstOp, GlobalLoadGraphOp, GlobalLoadOp, GlobalOp, GlobalStoreGraphOp, GlobalStoreOp,
};
use crate::prelude::*;

impl<'ir> Verify<'ir> for GlobalOp<'ir> {
    fn verify(self) -> VerifyResult {
        if !self.is_mutable() && self.value().is_none() {
            return Err(self.op_error("immutable global must have an initial value"));
        }
        Ok(())
    }
}

/// The table in which a global is looked up.
#[derive(Clone, Copy)]
enum Scope {
    /// In the closest symbol table.
    Nearest,
    /// In the symbol tables of all operations around.
    Around,
}

/// The global `name`.
fn global<'ir>(
    op: OpRef<'ir>,
    name: SymbolRefAttr<'ir>,
    scope: Scope,
    tables: &mut SymbolTables,
) -> Result<GlobalOp<'ir>, Diagnostic> {
    let count = match scope {
        Scope::Nearest => 1,
        Scope::Around => usize::MAX,
    };
    op.ancestors()
        .take(count)
        .find_map(|it| tables.lookup_nearest(it, *name)?.dyn_cast::<GlobalOp<'_>>())
        .ok_or_else(|| op.op_error(format!("undefined global: {}", *name)))
}

/// Verifies that a value of type `loaded` can be read from `global`.
fn verify_load(op: OpRef<'_>, global: GlobalOp<'_>, loaded: TypeRef<'_>) -> VerifyResult {
    let ty = global.type_();
    if ty == loaded {
        return Ok(());
    }
    Err(op.op_error(format!("cannot load from global typed '{ty}' as '{loaded}'")))
}

/// Verifies that a value of type `stored` can be written to the global `name`.
fn verify_store(
    op: OpRef<'_>,
    name: SymbolRefAttr<'_>,
    global: GlobalOp<'_>,
    stored: TypeRef<'_>,
) -> VerifyResult {
    if !global.is_mutable() {
        return Err(op.op_error(format!("cannot store to an immutable global {}", *name)));
    }
    let ty = global.type_();
    if ty == stored {
        return Ok(());
    }
    Err(op.op_error(format!("cannot store to a global typed '{ty}' from '{stored}'")))
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for GlobalLoadOp<'ir> {
    fn verify_symbol_uses(self, tables: &mut SymbolTables) -> VerifyResult {
        verify_load(*self, global(*self, self.global(), Scope::Around, tables)?, self.result().ty())
    }
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for GlobalLoadGraphOp<'ir> {
    fn verify_symbol_uses(self, tables: &mut SymbolTables) -> VerifyResult {
        verify_load(
            *self,
            global(*self, self.global(), Scope::Nearest, tables)?,
            self.result().ty(),
        )
    }
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for GlobalLoadConstOp<'ir> {
    fn verify_symbol_uses(self, tables: &mut SymbolTables) -> VerifyResult {
        let (name, global) = (self.global(), global(*self, self.global(), Scope::Nearest, tables)?);
        if global.is_mutable() {
            return Err(
                self.op_error(format!("cannot load as const from mutable global {}", *name))
            );
        }
        verify_load(*self, global, self.result().ty())
    }
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for GlobalStoreOp<'ir> {
    fn verify_symbol_uses(self, tables: &mut SymbolTables) -> VerifyResult {
        let (name, global) = (self.global(), global(*self, self.global(), Scope::Around, tables)?);
        verify_store(*self, name, global, self.value().ty())
    }
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for GlobalStoreGraphOp<'ir> {
    fn verify_symbol_uses(self, tables: &mut SymbolTables) -> VerifyResult {
        let (name, global) = (self.global(), global(*self, self.global(), Scope::Nearest, tables)?);
        verify_store(*self, name, global, self.value().ty())
    }
}

impl<'ir> OpAsmOpInterfaceTrait<'ir> for GlobalLoadOp<'ir> {
    fn asm_result_names(self, set_name: SetNameFn<'_>) {
        set_name(self.result(), leaf(self.global()));
    }
}

impl<'ir> OpAsmOpInterfaceTrait<'ir> for GlobalLoadConstOp<'ir> {
    fn asm_result_names(self, set_name: SetNameFn<'_>) {
        set_name(self.result(), leaf(self.global()));
    }
}

/// The name of the global that a symbol ends with.
fn leaf(symbol: SymbolRefAttr<'_>) -> &str {
    symbol.ctx().ident_str(symbol.leaf_reference())
}
