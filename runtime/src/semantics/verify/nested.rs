//! What is noted of operations while they are checked, so that the operations around them need not look for it.

use crate::core::ir::{Op, OpRef, ValueRef};
use crate::core::op_trait::Nested;
use crate::semantics::interfaces::SymbolUserOpInterface;

/// Operations within others that are being checked, in the order in which they were met.
#[derive(Debug, Default)]
pub(super) struct Notes {
    /// Those that have an operand that is neither an argument of their block nor defined there in front of them, nor so
    /// for an operation around them.
    reaching: Vec<Op>,
    /// Those that name symbols, outside of symbol tables that were left.
    symbol_users: Vec<Op>,
}

/// What had been noted at some point.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mark {
    reaching: u32,
    symbol_users: u32,
}

/// Whether `value` is an argument of the block of `op` or defined there in front of it, or so for an operation that `op`
/// is nested in, within `root`. That is true of most operands.
#[inline]
fn is_in_front<'ir>(value: ValueRef<'ir>, op: OpRef<'ir>, root: OpRef<'ir>) -> bool {
    let mut at = op;
    loop {
        let found = match value.defining_op() {
            Some(def) => def.surely_before(at),
            None => value.owner_block() == at.block().map(|block| block.handle()),
        };
        if found {
            return true;
        }
        at = match at.parent_op() {
            Some(parent) if parent != root => parent,
            _ => return false,
        };
    }
}

impl Notes {
    /// Notes what is to be known of the operands of `op`, which is within `root`.
    #[inline]
    pub(super) fn operands(&mut self, op: OpRef<'_>, root: OpRef<'_>) {
        if !op.operands().all(|operand| is_in_front(operand, op, root)) {
            self.reaching.push(op.handle());
        }
    }

    /// Notes whether `op` names symbols.
    #[inline]
    pub(super) fn symbol_uses(&mut self, op: OpRef<'_>) {
        if op.dyn_cast::<SymbolUserOpInterface<'_>>().is_some() {
            self.symbol_users.push(op.handle());
        }
    }

    #[inline]
    pub(super) fn mark(&self) -> Mark {
        Mark { reaching: self.reaching.len() as u32, symbol_users: self.symbol_users.len() as u32 }
    }

    /// What was noted since `mark`.
    #[inline]
    pub(super) fn since(&self, mark: Mark) -> Nested<'_> {
        Nested {
            reaching: self.reaching.get(mark.reaching as usize..).unwrap_or_default(),
            symbol_users: self.symbol_users.get(mark.symbol_users as usize..).unwrap_or_default(),
        }
    }

    /// Forgets what reaches, since `mark`.
    pub(super) fn leave_isolated(&mut self, mark: Mark) {
        self.reaching.truncate(mark.reaching as usize);
    }

    /// Forgets what names symbols, since `mark`.
    pub(super) fn leave_symbol_table(&mut self, mark: Mark) {
        self.symbol_users.truncate(mark.symbol_users as usize);
    }
}
