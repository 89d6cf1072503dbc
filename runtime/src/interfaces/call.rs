//! Calls and what is called.

use super::define::op_interface;
use crate::attrs::AttrRef;
use crate::ir::{OperandRange, RegionRef, ValueRef};

/// What a call calls.
#[derive(Clone, Copy, Debug)]
pub enum Callee<'ir> {
    /// The operation that defines this symbol.
    Symbol(AttrRef<'ir>),
    /// A value.
    Value(ValueRef<'ir>),
}

op_interface! {
    /// Passes control to a callable and gets it back. Corresponds to `mlir::CallOpInterface`.
    CallOpInterface, CallOpInterfaceTrait, CallOpInterfaceTable, bit = 2;

    /// What is called.
    fn callable_for_callee(self) -> Callee<'ir>;

    /// The operands that the callee gets as arguments.
    fn arg_operands(self) -> OperandRange<'ir>;
}

op_interface! {
    /// Has a region that calls run. Corresponds to `mlir::CallableOpInterface`.
    CallableOpInterface, CallableOpInterfaceTrait, CallableOpInterfaceTable, bit = 3;

    /// The region; `None` for a declaration.
    fn callable_region(self) -> Option<RegionRef<'ir>>;
}
