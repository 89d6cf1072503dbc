//! Names and forms that operations ask for in text.

use super::define::op_interface;
use crate::ir::{BlockRef, RegionRef, ValueRef};

/// Receives the name wished for a value.
pub type SetNameFn<'a> = &'a mut dyn FnMut(ValueRef<'_>, &str);

op_interface! {
    /// Wishes of an operation about its text. Corresponds to `mlir::OpAsmOpInterface`.
    OpAsmOpInterface, OpAsmOpInterfaceTrait, OpAsmOpInterfaceTable, bit = 0;

    /// Names results: what follows `%`. Only the first value of a named group is given.
    fn asm_result_names(self, set_name: SetNameFn<'_>) { let _ = (self, set_name); };

    /// Names the arguments of the entry block of `region`.
    fn asm_block_argument_names(self, region: RegionRef<'ir>, set_name: SetNameFn<'_>) {
        let _ = (self, region, set_name);
    };

    /// Names blocks of the operation's regions.
    fn asm_block_names(self, set_name: &mut dyn FnMut(BlockRef<'_>, &str)) { let _ = (self, set_name); };

    static {
        /// The dialect whose prefix may be left out within the operation's regions; empty for none.
        fn default_dialect() -> &'static str { "" }
    }
}
