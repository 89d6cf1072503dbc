//! Operations, blocks, regions and values.
//!
//! [`Ir`] owns them in slabs of plain data and everything refers to everything by `u32`: no reference counts, no
//! interior mutability, no lifetimes on what is stored. `&mut Ir` changes, `&Ir` reads. Bytes per operation are what
//! speed depends on, so the records here are packed and links that few operations need (regions, successors) live
//! outside of them.

mod block;
mod builder;
mod clone;
mod edit;
mod errors;
mod groups;
mod listener;
mod mutable_range;
mod nested;
mod op;
mod op_data;
mod parts;
mod pool;
mod region;
mod state;
mod typed;
mod uses;
mod value;
mod walk;

use std::sync::Arc;

pub use block::{Block, BlockRef, Ops};
pub use builder::{InsertPoint, OpBuilder};
pub use clone::Mapping;
pub use edit::{OpMut, SetOperands, SetProperties};
pub use listener::{Listener, Previous};
pub use mutable_range::{MutableOperandRange, MutableOperandRangeRange};
pub use op::{Op, OpCast, OpRef, OpView, OperandRange, ResultRange};
pub use parts::OpParts;
pub use region::{Blocks, Region, RegionRange, RegionRef};
pub use state::{NamedAttribute, OpState};
pub use typed::{AsOp, OneResult, OpOf, TypedValue};
pub use uses::{OpOperand, Uses};
pub use value::{Value, ValueRef};
pub use walk::{Walk, WalkOrder};

use crate::core::context::Context;
use crate::core::slots::{SemanticsSlots, Slots};
use pool::Pool;

/// No index: the end of a list, an absent parent.
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
/// Methods that take handles panic on handles of erased operations and on handles of another `Ir` where they can tell:
/// following a stale handle is a bug of the caller.
#[derive(Debug)]
pub struct Ir {
    ctx: Arc<Context>,
    ops: Pool<op_data::OpData>,
    values: Pool<value::ValueData>,
    arguments: Pool<value::ArgumentData>,
    blocks: Pool<block::BlockData>,
    regions: Pool<region::RegionData>,
    operands: Pool<uses::OperandSlot>,
    successors: Pool<uses::SuccessorSlot>,
    words: Pool<u32>,
    /// What few operations have.
    extras: Pool<op_data::OpExtra>,
    /// Definitions met so far, by number: what a context knows by several loads is one load here.
    known: Vec<Option<op_data::KnownOp>>,
    /// The operation that text was parsed into; see [`root`](Self::root).
    root: Option<Op>,
    /// State of the semantics layer: layouts to check in debug builds, nothing in release builds.
    #[cfg_attr(not(debug_assertions), allow(dead_code))]
    pub(crate) semantics: <Slots as SemanticsSlots>::Ir,
}

impl Ir {
    /// Holds nothing yet.
    pub fn new(ctx: Arc<Context>) -> Ir {
        Ir {
            ctx,
            ops: Pool::new(),
            values: Pool::new(),
            arguments: Pool::new(),
            blocks: Pool::new(),
            regions: Pool::new(),
            operands: Pool::new(),
            successors: Pool::new(),
            words: Pool::new(),
            extras: Pool::new(),
            known: Vec::new(),
            root: None,
            semantics: Default::default(),
        }
    }

    /// The context.
    pub fn ctx(&self) -> &Arc<Context> {
        &self.ctx
    }

    /// The top-level operation, if one was set: what a parser read, usually a `builtin.module`.
    pub fn root(&self) -> Option<OpRef<'_>> {
        self.root.map(|op| self.op(op))
    }

    /// Declares `op` to be the top-level operation.
    pub fn set_root(&mut self, op: impl Into<Op>) {
        let op = op.into();
        self.root = Some(op);
    }
}
