//! Operations, blocks, regions and values.
//!
//! [`Ir`] stores them in slabs of plain data linked by `u32` indices: no reference counts, no interior mutability, no
//! lifetimes in stored data. `&mut Ir` mutates, `&Ir` reads. Records are packed, because speed depends on bytes per
//! operation; the links that few operations need (regions, successors) are stored separately.

mod block;
mod builder;
mod clone;
mod edit;
mod handle;
mod listener;
mod mutable_range;
mod nested;
pub(crate) mod op;
mod op_data;
mod parts;
mod pool;
mod region;
mod share;
mod state;
mod typed;
mod uses;
mod value;
mod walk;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

pub use block::{Block, BlockRef, Ops};
pub use builder::{InsertPoint, NO_ARGS, OpBuilder};
pub use clone::Mapping;
pub use edit::{OpMut, SetOperands, SetProperties};
pub use listener::{Listener, Previous};
pub use mutable_range::MutableOperandRange;
pub use nested::IntoValues;
pub use op::{Op, OpCast, OpRef, OpView, OperandRange, ResultRange};
pub use parts::OpParts;
pub use region::{Blocks, Region, RegionRange, RegionRef};
pub(crate) use share::FinishedPart;
pub use state::{NamedAttribute, OpState, StateMut};
pub use typed::{AsOp, OneResult, OpOf, TypedValue};
pub use uses::{OpOperand, Uses};
pub use value::{Value, ValueRef};
pub use walk::{Walk, WalkMut, WalkOrder};

use crate::core::context::Context;
use crate::core::slots::{SemanticsSlots, Slots};
use pool::Pool;

/// The null index: the end of a list, or no parent.
const NONE: u32 = u32::MAX;

/// Owns operations with their regions, blocks and values. Corresponds to the ownership tree under an `mlir::Operation*`.
///
/// ```
/// use ods_runtime::{Context, Ir, Location, OpState};
///
/// let ctx = Context::new();
/// ctx.allow_unregistered_dialects(true);
/// let mut ir = Ir::new(ctx.clone());
/// let op = ir.create(&OpState::new(ctx.op_name("shop.close"), Location::UNKNOWN));
/// ir.set_root(op);
/// assert_eq!(ir.root().unwrap().to_string(), r#""shop.close"() : () -> ()"#);
/// ```
///
/// # Panics
///
/// Methods that take handles panic on stale ones: those of something that was erased, or of another `Ir`. Handles of
/// operations are always checked. Those of values, blocks and regions are checked in debug builds; in release builds they
/// panic if there is no such slot or if it is unused. Using a stale handle is a bug in the caller.
pub struct Ir {
    ctx: Arc<Context>,
    /// The generation of operations in new slots. It differs between IRs, so that handles of another IR are detected.
    /// In debug builds, the marks of other handles start with it too.
    seed: u32,
    ops: Pool<op_data::OpData>,
    values: Pool<value::ValueData>,
    arguments: Pool<value::ArgumentData>,
    blocks: Pool<block::BlockData>,
    regions: Pool<region::RegionData>,
    operands: Pool<uses::OperandSlot>,
    successors: Pool<uses::SuccessorSlot>,
    words: Pool<u32>,
    /// Fields that few operations need.
    extras: Pool<op_data::OpExtra>,
    /// Cache of definitions, by number. Avoids several loads from the context.
    def_cache: Vec<Option<op_data::CachedDef>>,
    /// The operation that text was parsed into; see [`root`](Self::root).
    root: Option<Op>,
    /// State of the semantics layer: layouts to check in debug builds, nothing in release builds.
    #[cfg_attr(not(debug_assertions), allow(dead_code, reason = "only debug builds use it"))]
    pub(crate) semantics: <Slots as SemanticsSlots>::Ir,
}

/// Shows the root only; `root().unwrap().to_string()` is the text.
impl std::fmt::Debug for Ir {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Ir")
            .field("ctx", &self.ctx)
            .field("root", &self.root)
            .finish_non_exhaustive()
    }
}

/// The handles of the original denote the copies, too: what is known about the one holds for the other, until one of them
/// is changed. Handles that are made afterwards must not be mixed up, which debug builds do not detect for these two IRs.
impl Clone for Ir {
    fn clone(&self) -> Self {
        Ir {
            ctx: self.ctx.clone(),
            seed: self.seed,
            ops: self.ops.clone(),
            values: self.values.clone(),
            arguments: self.arguments.clone(),
            blocks: self.blocks.clone(),
            regions: self.regions.clone(),
            operands: self.operands.clone(),
            successors: self.successors.clone(),
            words: self.words.clone(),
            extras: self.extras.clone(),
            def_cache: self.def_cache.clone(),
            root: self.root,
            semantics: Default::default(),
        }
    }
}

impl Ir {
    /// An empty IR.
    pub fn new(ctx: Arc<Context>) -> Ir {
        let seed = Ir::next_seed();
        Ir {
            ctx,
            seed,
            ops: Pool::new(seed),
            values: Pool::new(seed),
            arguments: Pool::new(seed),
            blocks: Pool::new(seed),
            regions: Pool::new(seed),
            operands: Pool::new(seed),
            successors: Pool::new(seed),
            words: Pool::new(seed),
            extras: Pool::new(seed),
            def_cache: Vec::new(),
            root: None,
            semantics: Default::default(),
        }
    }

    /// A seed that differs from those of other IRs.
    fn next_seed() -> u32 {
        static COUNT: AtomicU32 = AtomicU32::new(1);
        // An odd factor keeps the seeds of successive IRs far apart. The generations of live operations are odd.
        COUNT.fetch_add(1, Ordering::Relaxed).wrapping_mul(0x9E37_79B9) | 1
    }

    /// The context.
    pub fn ctx(&self) -> &Arc<Context> {
        &self.ctx
    }

    /// The top-level operation, if set: usually the `builtin.module` that was parsed.
    ///
    /// # Panics
    ///
    /// If it was erased.
    #[track_caller]
    pub fn root(&self) -> Option<OpRef<'_>> {
        Some(self.op(self.root?))
    }

    /// The number of operations that there is storage for.
    pub(crate) fn op_capacity(&self) -> usize {
        self.ops.end() as usize
    }

    /// Sets the top-level operation.
    pub fn set_root(&mut self, op: impl Into<Op>) {
        let op = op.into();
        self.root = Some(op);
    }
}
