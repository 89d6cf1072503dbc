//! Records nested operations during the walk, so that enclosing operations can check them without a second walk.

use crate::core::ir::{Op, OpRef, ValueRef};
use crate::core::op_trait::Nested;
use crate::semantics::symbol::is_symbol_user;

/// Recorded operations, in walk order.
#[derive(Debug, Default)]
pub(super) struct NestedOps {
    /// Operations with an operand that is not trivially dominated by its definition; see [`is_in_front`].
    reaching: Vec<Op>,
    /// Operations that use symbols, except for those in symbol tables that are complete.
    symbol_users: Vec<Op>,
}

/// The lengths of the lists at some point of the walk.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    reaching: u32,
    symbol_users: u32,
}

/// Whether the definition of `value` trivially dominates `op`: it is an argument of the block of `op`, or of an
/// ancestor within `root`, or is defined in that block before it. This holds for most operands.
#[inline]
fn is_in_front<'ir>(value: ValueRef<'ir>, op: OpRef<'ir>, root: OpRef<'ir>) -> bool {
    let mut at = op;
    loop {
        let is_before = match value.defining_op() {
            Some(def) => def.is_ordered_before(at),
            None => value.owner_block() == at.block().map(|block| block.handle()),
        };
        if is_before {
            return true;
        }
        at = match at.parent_op() {
            Some(parent) if parent != root => parent,
            _ => return false,
        };
    }
}

impl NestedOps {
    /// Records `op`, an operation in `root`, if one of its operands is not trivially dominated by its definition.
    #[inline]
    pub(super) fn operands(&mut self, op: OpRef<'_>, root: OpRef<'_>) {
        if !op.operands().all(|operand| is_in_front(operand, op, root)) {
            self.reaching.push(op.handle());
        }
    }

    /// Records `op` if it uses symbols.
    #[inline]
    pub(super) fn symbol_uses(&mut self, op: OpRef<'_>) {
        if is_symbol_user(op) {
            self.symbol_users.push(op.handle());
        }
    }

    /// Adds what was recorded elsewhere.
    pub(super) fn append(&mut self, mut other: NestedOps) {
        self.reaching.append(&mut other.reaching);
        self.symbol_users.append(&mut other.symbol_users);
    }

    #[inline]
    pub(super) fn mark(&self) -> Mark {
        Mark { reaching: self.reaching.len() as u32, symbol_users: self.symbol_users.len() as u32 }
    }

    /// The operations recorded since `mark`.
    #[inline]
    pub(super) fn since(&self, mark: Mark) -> Nested<'_> {
        Nested {
            reaching: self.reaching.get(mark.reaching as usize..).unwrap_or_default(),
            symbol_users: self.symbol_users.get(mark.symbol_users as usize..).unwrap_or_default(),
        }
    }

    /// Drops the reaching operations recorded since `mark`.
    pub(super) fn leave_isolated(&mut self, mark: Mark) {
        self.reaching.truncate(mark.reaching as usize);
    }

    /// Drops the symbol users recorded since `mark`.
    pub(super) fn leave_symbol_table(&mut self, mark: Mark) {
        self.symbol_users.truncate(mark.symbol_users as usize);
    }
}
