//! Calls and callees.

use crate::core::attrs::{AttrRef, Attribute};
use crate::core::ir::{OpRef, Value, ValueRef};
use crate::semantics::symbol::SymbolTables;

/// The callee of a call.
#[derive(Clone, Copy, Debug)]
pub enum Callee<'ir> {
    /// A symbol, resolved from the call.
    Symbol(AttrRef<'ir>),
    /// A value, such as a function pointer.
    Value(ValueRef<'ir>),
}

/// A [`Callee`] as handles, without borrows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CalleeHandle {
    /// A symbol, resolved from the call.
    Symbol(Attribute),
    /// A value, such as a function pointer.
    Value(Value),
}

impl From<Callee<'_>> for CalleeHandle {
    fn from(callee: Callee<'_>) -> Self {
        match callee {
            Callee::Symbol(symbol) => CalleeHandle::Symbol(symbol.handle()),
            Callee::Value(value) => CalleeHandle::Value(value.handle()),
        }
    }
}

/// The operation that `call` calls: the definition of the symbol, looked up from the call, or of the value.
pub(crate) fn resolve_callable<'ir>(
    call: OpRef<'ir>,
    callee: Callee<'ir>,
    tables: &mut SymbolTables,
) -> Option<OpRef<'ir>> {
    match callee {
        Callee::Symbol(symbol) => tables.lookup_nearest(call, symbol),
        Callee::Value(value) => value.defining_op(),
    }
}
