//! Listeners for changes of the IR.

use std::fmt;

use super::{Block, Ir, Op, Region, Value};

/// The previous position of a moved operation or block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Previous<Parent, Sibling> {
    /// None: it is new or was detached.
    Nowhere,
    /// At the end of this parent.
    End(Parent),
    /// Before this sibling.
    Before(Sibling),
}

/// Receives notifications of changes from builders and rewriters. All methods do nothing by default. Corresponds to
/// `mlir::RewriterBase::Listener`.
///
/// ```
/// use ods_runtime::ir::{InsertPoint, Listener};
/// use ods_runtime::rewrite::Rewriter;
/// use ods_runtime::text::parse_source;
/// use ods_runtime::{Context, Ir, Location, Op, OpBuilder};
///
/// /// Counts erased operations.
/// #[derive(Default)]
/// struct Erased(usize);
///
/// impl Listener for Erased {
///     fn operation_erased(&mut self, _: &Ir, _: Op) {
///         self.0 += 1;
///     }
/// }
///
/// let mut ir = parse_source(&Context::new(), "m.mlir", b"module { module @a {} }").unwrap();
/// let block = ir.root().unwrap().region(0).first_block().unwrap();
/// let inner = block.front().unwrap().handle();
/// let mut erased = Erased::default();
/// let builder = OpBuilder::new(&mut ir, InsertPoint::Detached, Location::UNKNOWN);
/// Rewriter::from(builder.with_listener(&mut erased)).erase_op(inner);
/// assert_eq!(erased.0, 1);
/// ```
pub trait Listener {
    /// `op` was inserted, or moved from `previous`.
    fn operation_inserted(&mut self, ir: &Ir, op: Op, previous: Previous<Block, Op>) {
        let _ = (ir, op, previous);
    }

    /// `block` was inserted, or moved from `previous`.
    fn block_inserted(&mut self, ir: &Ir, block: Block, previous: Previous<Region, Block>) {
        let _ = (ir, block, previous);
    }

    /// `op` is about to be modified in place.
    fn operation_modification_started(&mut self, ir: &Ir, op: Op) {
        let _ = (ir, op);
    }

    /// `op` was modified in place.
    fn operation_modified(&mut self, ir: &Ir, op: Op) {
        let _ = (ir, op);
    }

    /// The results of `op` are about to be replaced by `values`.
    fn operation_replaced(&mut self, ir: &Ir, op: Op, values: &[Value]) {
        let _ = (ir, op, values);
    }

    /// `op` was folded: it was changed in place, or is about to be replaced.
    fn operation_folded(&mut self, ir: &Ir, op: Op) {
        let _ = (ir, op);
    }

    /// The pattern called `pattern` was applied.
    fn pattern_applied(&mut self, ir: &Ir, pattern: &'static str) {
        let _ = (ir, pattern);
    }

    /// A pattern does not match `op` because of `reason`.
    fn match_failed(&mut self, ir: &Ir, op: Op, reason: &str) {
        let _ = (ir, op, reason);
    }

    /// `op` is about to be erased. It has no uses.
    fn operation_erased(&mut self, ir: &Ir, op: Op) {
        let _ = (ir, op);
    }

    /// `block` is about to be erased. It is empty.
    fn block_erased(&mut self, ir: &Ir, block: Block) {
        let _ = (ir, block);
    }
}

impl fmt::Debug for dyn Listener + '_ {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Listener")
    }
}
