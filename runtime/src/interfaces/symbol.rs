//! Operations that define or use symbols.

use super::define::op_interface;
use crate::attrs::StringAttr;
use crate::diag::VerifyResult;
use crate::symbol::SymbolTables;

op_interface! {
    /// Defines a symbol in the closest symbol table. Corresponds to `mlir::SymbolOpInterface`.
    SymbolOpInterface, SymbolOpInterfaceTrait, SymbolOpInterfaceTable, bit = 8, verify = crate::symbol::verify_symbol;

    /// The name; `None` for an operation that goes without.
    fn symbol_name(self) -> Option<StringAttr<'ir>> {
        self.attr("sym_name").and_then(|attr| attr.dyn_cast())
    };

    /// Whether the operation may lack a name.
    fn is_optional_symbol(self) -> bool { let _ = self; false };

    /// Whether the symbol stands for something defined elsewhere.
    fn is_declaration(self) -> bool { let _ = self; false };

    /// Whether the operation may be removed when nothing outside its symbol table can refer to it.
    fn can_discard_on_use_empty(self) -> bool {
        crate::symbol::visibility(*self) == crate::symbol::Visibility::Private
    };
}

op_interface! {
    /// Refers to symbols, and checks that they are there. Corresponds to `mlir::SymbolUserOpInterface`.
    SymbolUserOpInterface, SymbolUserOpInterfaceTrait, SymbolUserOpInterfaceTable, bit = 9;

    /// Checks the references. Runs once per symbol table, after its operations were verified.
    fn verify_symbol_uses(self, tables: &mut SymbolTables<'ir>) -> VerifyResult;
}
