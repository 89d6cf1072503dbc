//! Walking nested operations.

use super::op::{Op, OpRef};
use super::{Ir, NONE};

/// Whether an operation is visited before or after its nested operations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WalkOrder {
    /// Parents first.
    Pre,
    /// Parents last.
    Post,
}

/// Iterates over an operation and all nested operations.
///
/// Uses parent links instead of a stack, so nesting is unlimited. To stop early, stop iterating; to skip the
/// operations nested in the last one, call [`skip_nested`](Self::skip_nested).
#[derive(Clone, Debug)]
pub struct Walk<'ir> {
    ir: &'ir Ir,
    root: OpRef<'ir>,
    /// Slots of the next operation and of the last one returned.
    next: u32,
    last: u32,
    order: WalkOrder,
}

/// The first operation in the regions of `op` from region `from` on.
fn first_nested<'ir>(op: OpRef<'ir>, from: usize) -> Option<OpRef<'ir>> {
    op.regions().skip(from).find_map(|region| region.blocks().find_map(|block| block.front()))
}

/// The first operation after `op` in the parent operation's regions.
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

/// The first operation in the post-order walk of `op`.
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
    /// Skips the operations nested in the last one returned. No effect in post-order.
    pub fn skip_nested(&mut self) {
        if self.order == WalkOrder::Pre && self.last != NONE {
            self.next = self.after(self.ir.op_at(self.last)).map_or(NONE, |op| op.op.index);
        }
    }

    /// The successor of `op` in the walk.
    fn find_next(&self, op: OpRef<'ir>) -> Option<OpRef<'ir>> {
        match self.order {
            WalkOrder::Pre => first_nested(op, 0).or_else(|| self.after(op)),
            WalkOrder::Post if op == self.root => None,
            WalkOrder::Post => following(op).map(innermost).or_else(|| op.parent_op()),
        }
    }

    /// The successor of `op` and its nested operations in a pre-order walk.
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
        // The common case: `op` has no regions, which would be in the extra, and is not the last in its block.
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
