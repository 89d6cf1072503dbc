//! Visiting nested operations.

use super::NONE;
use super::op::{Op, OpRef};

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
    root: OpRef<'ir>,
    next: Option<OpRef<'ir>>,
    last: Option<OpRef<'ir>>,
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
    pub fn walk(self, order: WalkOrder) -> Walk<'ir> {
        let next = Some(match order {
            WalkOrder::Pre => self,
            WalkOrder::Post => innermost(self),
        });
        Walk { root: self, next, last: None, order }
    }
}

impl<'ir> Walk<'ir> {
    /// Leaves out what the operation returned last contains. Without effect in post-order.
    pub fn skip_nested(&mut self) {
        if let (WalkOrder::Pre, Some(last)) = (self.order, self.last) {
            self.next = self.after(last);
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
        let op = self.next?;
        self.last = Some(op);
        // Most operations have no regions, which are in the extra, and others behind them.
        let (data, ir) = (op.data(), op.ir);
        if data.next != NONE && op.op.index != self.root.op.index {
            let next = &ir.ops[data.next];
            let ends_here = match self.order {
                WalkOrder::Pre => data.has_extra,
                WalkOrder::Post => next.has_extra,
            };
            if !ends_here {
                let op = Op { index: data.next, generation: next.generation };
                self.next = Some(OpRef { ir, op });
                return self.last;
            }
        }
        self.next = self.find_next(op);
        self.last
    }
}
