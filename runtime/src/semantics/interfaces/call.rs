//! Calls and what is called.

use crate::core::attrs::{AttrRef, Attribute};
use crate::core::ir::{OpRef, Value, ValueRef};
use crate::semantics::symbol::SymbolTables;

/// What a call calls.
#[derive(Clone, Copy, Debug)]
pub enum Callee<'ir> {
    /// The operation that defines this symbol.
    Symbol(AttrRef<'ir>),
    /// A value.
    Value(ValueRef<'ir>),
}

/// What a call is to call: a [`Callee`] that borrows nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CalleeHandle {
    /// The operation that defines this symbol.
    Symbol(Attribute),
    /// A value.
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

/// The operation that `call` calls: what defines the symbol, seen from the call, or what makes the value.
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
