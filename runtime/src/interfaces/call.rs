//! Calls and what is called.

use crate::attrs::AttrRef;
use crate::ir::ValueRef;

/// What a call calls.
#[derive(Clone, Copy, Debug)]
pub enum Callee<'ir> {
    /// The operation that defines this symbol.
    Symbol(AttrRef<'ir>),
    /// A value.
    Value(ValueRef<'ir>),
}
