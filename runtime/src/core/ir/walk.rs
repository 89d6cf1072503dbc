//! Walking nested operations.

use std::iter::successors;

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
    let mut later = successors(block.next(), |b| b.next());
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

impl<'ir> Walk<'ir> {
    pub(super) fn new(root: OpRef<'ir>, order: WalkOrder) -> Self {
        let next = match order {
            WalkOrder::Pre => root,
            WalkOrder::Post => innermost(root),
        };
        Walk { ir: root.ir, root, next: next.slot(), last: NONE, order }
    }

    /// Skips the operations nested in the last one returned. No effect in post-order.
    pub fn skip_nested(&mut self) {
        if self.order == WalkOrder::Pre && self.last != NONE {
            self.next = self.after(self.ir.op_at(self.last)).map_or(NONE, OpRef::slot);
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
        let op = ir.op_at(index);
        let data = op.data();
        // The common case: `op` has no regions, which would be in the extra, and is not the last in its block.
        let next = data.next;
        if index == self.root.slot() && !data.has_extra() {
            self.next = NONE;
            return Some(op);
        }
        if next != NONE && index != self.root.slot() {
            let ends_here = match self.order {
                WalkOrder::Pre => data.has_extra(),
                WalkOrder::Post => ir.ops[next].has_extra(),
            };
            if !ends_here {
                self.next = next;
                return Some(op);
            }
        }
        self.next = self.find_next(op).map_or(NONE, OpRef::slot);
        Some(op)
    }
}

/// Walks an operation and all nested operations while the IR changes; [`Ir::walk_mut`] creates it.
///
/// The next operation in the list of operations is determined before an operation is returned. So the returned operation
/// may be erased, replaced or moved, and operations that are inserted right after it are not visited.
#[derive(Debug)]
pub struct WalkMut<'a> {
    ir: &'a mut Ir,
    root: Op,
    order: WalkOrder,
    /// The last operation returned, unless its nested operations are skipped.
    last: Option<Op>,
    next: Option<Next>,
}

/// The continuation of a walk after the returned operation, without its nested operations.
#[derive(Clone, Copy, Debug)]
enum Next {
    /// The next operation of the walk.
    Enter(Op),
    /// The parent in post-order, whose nested operations were visited.
    Leave(Op),
}

impl Ir {
    /// Walks `root` and all operations nested in it, and gives access to the IR between two operations.
    ///
    /// ```
    /// use ods_runtime::Context;
    /// use ods_runtime::ir::WalkOrder;
    /// use ods_runtime::text::parse_source;
    ///
    /// let mut ir = parse_source(&Context::new(), "m.mlir", b"module { module {} module {} }").unwrap();
    /// let root = ir.root().unwrap().handle();
    /// let mut walk = ir.walk_mut(root, WalkOrder::Post);
    /// while let Some(op) = walk.next() {
    ///     if op != root {
    ///         walk.ir().erase(op);
    ///     }
    /// }
    /// assert_eq!(ir.root().unwrap().walk(WalkOrder::Post).count(), 1);
    /// ```
    ///
    /// # Panics
    ///
    /// If `root` was erased or belongs to another IR.
    #[track_caller]
    pub fn walk_mut(&mut self, root: impl Into<Op>, order: WalkOrder) -> WalkMut<'_> {
        let root = self.op(root.into()).handle();
        WalkMut { ir: self, root, order, last: None, next: Some(Next::Enter(root)) }
    }
}

impl WalkMut<'_> {
    /// The IR.
    pub fn ir(&mut self) -> &mut Ir {
        self.ir
    }

    /// Skips the operations nested in the last one returned. No effect in post-order.
    pub fn skip_nested(&mut self) {
        self.last = None;
    }

    /// The next operation.
    ///
    /// # Panics
    ///
    /// If that operation was erased. Only the last one returned may be erased, with its nested operations.
    #[track_caller]
    #[expect(clippy::should_implement_trait, reason = "an iterator could not lend the IR")]
    pub fn next(&mut self) -> Option<Op> {
        let nested = self.last.take().filter(|last| self.ir.is_live(*last));
        let nested = nested.and_then(|last| first_nested(self.ir.op(last), 0));
        let op = match (nested, self.next) {
            (Some(nested), _) => nested,
            (None, None) => return None,
            (None, Some(Next::Enter(op))) if self.order == WalkOrder::Post => {
                innermost(self.ir.op(op))
            }
            (None, Some(Next::Enter(op) | Next::Leave(op))) => self.ir.op(op),
        };
        let handle = op.handle();
        self.next = match self.order {
            WalkOrder::Pre => successors(Some(op), |op| op.parent_op())
                .take_while(|op| op.handle() != self.root)
                .find_map(following)
                .map(|op| Next::Enter(op.handle())),
            WalkOrder::Post if handle == self.root => None,
            WalkOrder::Post => match following(op) {
                Some(next) => Some(Next::Enter(next.handle())),
                None => op.parent_op().map(|op| Next::Leave(op.handle())),
            },
        };
        self.last = (self.order == WalkOrder::Pre).then_some(handle);
        Some(handle)
    }
}
