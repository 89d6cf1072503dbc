//! Tags of blocks, and addresses of blocks and functions that refer to symbols.

use std::collections::HashSet;

use ods_runtime::ir::WalkOrder;
use ods_runtime::rt;

use super::globals::module;
use super::{
    AddressOfOp, AliasOp, BlockAddressOp, BlockTagOp, DSOLocalEquivalentOp, GlobalOp, LLVMFuncOp,
    Linkage,
};
use crate::llvm::prelude::*;

/// The tags in a function.
fn tags<'ir>(function: LLVMFuncOp<'ir>) -> impl Iterator<Item = BlockTagOp<'ir>> {
    (*function).walk(WalkOrder::Post).filter_map(|op| op.dyn_cast::<BlockTagOp<'_>>())
}

/// Whether the tags of a function differ.
pub(super) fn verify_tags(function: LLVMFuncOp<'_>) -> VerifyResult {
    let mut seen = HashSet::new();
    match tags(function).find(|it| !seen.insert(it.tag().id())) {
        Some(op) => {
            let id = op.tag().id();
            Err(op.error(format!("duplicate block tag '{id}' in the same function: ")))
        }
        None => Ok(()),
    }
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for BlockAddressOp<'ir> {
    /// The verifier of the operation looks the function up.
    fn verify_symbol_uses(self, _symbols: &mut rt::SymbolTables) -> VerifyResult {
        Ok(())
    }
}

impl<'ir> Verify<'ir> for BlockAddressOp<'ir> {
    fn verify(self) -> VerifyResult {
        let address = self.block_addr();
        let function = module(*self)
            .and_then(|table| rt::SymbolTables::new().lookup_ref_in(table, **address.function()))
            .and_then(|it| it.dyn_cast::<LLVMFuncOp<'_>>());
        match function.is_some_and(|it| tags(it).any(|tag| tag.tag() == address.tag())) {
            true => Ok(()),
            false => {
                Err(self
                    .op_error("expects an existing block label target in the referenced function"))
            }
        }
    }
}

impl<'ir> SymbolUserOpInterfaceTrait<'ir> for DSOLocalEquivalentOp<'ir> {
    fn verify_symbol_uses(self, symbols: &mut rt::SymbolTables) -> VerifyResult {
        let Some(table) = module(*self) else { return Ok(()) };
        let symbol = symbols.lookup_ref_in(table, **self.function_name_attr());
        if let Some(alias) = symbol.and_then(|it| it.dyn_cast::<AliasOp<'_>>()) {
            let mut addresses = (*alias)
                .walk(WalkOrder::Post)
                .filter_map(|op| op.dyn_cast::<AddressOfOp<'_>>())
                .filter_map(|op| symbols.lookup_ref_in(table, **op.global_name_attr()));
            return match addresses.any(|it| it.isa::<GlobalOp<'_>>()) {
                true => Err(self.op_error("must reference an alias to a function")),
                false => Ok(()),
            };
        }
        let text = match symbol.and_then(|it| it.dyn_cast::<LLVMFuncOp<'_>>()) {
            None => "must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'",
            Some(function) if function.linkage() == Linkage::ExternWeak => {
                "target function with 'extern_weak' linkage not allowed"
            }
            Some(_) => return Ok(()),
        };
        Err(self.op_error(text))
    }
}
