//! Visiting nested operations.

use super::op::{Op, OpRef};
use super::{Ir, NONE};

/// Whether an operation is visited before or after what it contains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WalkOrder {
    /// Parents first.
    Pre,
    /// Parents last.
    Post,
}

/// Iterates over an operation and all that are nested in it.
///
/// It keeps no stack: the way on is found through parent links, so nesting may be as deep as it likes. Stopping early
/// is stopping to iterate; [`skip_nested`](Self::skip_nested) leaves out what the last operation contains.
#[derive(Clone, Debug)]
pub struct Walk<'ir> {
    ir: &'ir Ir,
    root: OpRef<'ir>,
    /// Slots: what comes next, and what was returned last.
    next: u32,
    last: u32,
    order: WalkOrder,
}

/// The first operation in the regions of `op` from region `from` on.
fn first_nested<'ir>(op: OpRef<'ir>, from: usize) -> Option<OpRef<'ir>> {
    op.regions().skip(from).find_map(|region| region.blocks().find_map(|block| block.front()))
}

/// The first operation behind `op` in the parent operation's regions, however far.
fn following<'ir>(op: OpRef<'ir>) -> Option<OpRef<'ir>> {
    if let Some(next) = op.next() {
        return Some(next);
    }
    let block = op.block()?;
    let mut later = std::iter::successors(block.next(), |b| b.next());
    if let Some(next) = later.find_map(|b| b.front()) {
        return Some(next);
    }
    let region = block.parent()?;
    first_nested(region.parent_op()?, region.index() + 1)
}

/// The first operation that is finished when walking `op` in post-order.
fn innermost(mut op: OpRef<'_>) -> OpRef<'_> {
    while let Some(nested) = first_nested(op, 0) {
        op = nested;
    }
    op
}

impl<'ir> OpRef<'ir> {
    /// This operation and all nested ones.
    ///
    /// ```
    /// use ods_runtime::Context;
    /// use ods_runtime::ir::WalkOrder;
    /// use ods_runtime::text::parse_source;
    ///
    /// let ir = parse_source(&Context::new(), "m.mlir", b"module { module {} }").unwrap();
    /// assert_eq!(ir.root().unwrap().walk(WalkOrder::Post).count(), 2);
    /// ```
    pub fn walk(self, order: WalkOrder) -> Walk<'ir> {
        let next = match order {
            WalkOrder::Pre => self,
            WalkOrder::Post => innermost(self),
        };
        Walk { ir: self.ir, root: self, next: next.op.index, last: NONE, order }
    }
}

impl<'ir> Walk<'ir> {
    /// Leaves out what the operation returned last contains. Without effect in post-order.
    pub fn skip_nested(&mut self) {
        if self.order == WalkOrder::Pre && self.last != NONE {
            self.next = self.after(self.ir.op_at(self.last)).map_or(NONE, |op| op.op.index);
        }
    }

    /// What comes after `op`, wherever that is.
    fn find_next(&self, op: OpRef<'ir>) -> Option<OpRef<'ir>> {
        match self.order {
            WalkOrder::Pre => first_nested(op, 0).or_else(|| self.after(op)),
            WalkOrder::Post if op == self.root => None,
            WalkOrder::Post => following(op).map(innermost).or_else(|| op.parent_op()),
        }
    }

    /// Where a pre-order walk goes on after all that `op` contains.
    fn after(&self, mut op: OpRef<'ir>) -> Option<OpRef<'ir>> {
        while op != self.root {
            if let Some(next) = following(op) {
                return Some(next);
            }
            op = op.parent_op()?;
        }
        None
    }
}

impl<'ir> Iterator for Walk<'ir> {
    type Item = OpRef<'ir>;

    #[inline]
    fn next(&mut self) -> Option<OpRef<'ir>> {
        let index = self.next;
        if index == NONE {
            return None;
        }
        self.last = index;
        let ir = self.ir;
        let data = &ir.ops[index];
        let op = OpRef { ir, op: Op { index, generation: data.generation } };
        // Most operations have no regions, which are in the extra, and others behind them.
        let next = data.next;
        if next != NONE && index != self.root.op.index {
            let ends_here = match self.order {
                WalkOrder::Pre => data.has_extra,
                WalkOrder::Post => ir.ops[next].has_extra,
            };
            if !ends_here {
                self.next = next;
                return Some(op);
            }
        }
        self.next = self.find_next(op).map_or(NONE, |op| op.op.index);
        Some(op)
    }
}
