//! Functions that become coroutines.

use std::sync::{Arc, Mutex, PoisonError};

use ods_runtime::attrs::{ArrayAttr, StringAttr};
use ods_runtime::ir::InsertPoint;
use ods_runtime::rewrite::Rewriter;
use ods_runtime::{Block, Location, Op, OpRef, Type, Value};
use rustc_hash::FxHashMap;

use crate::async_::{
    CoroBeginOp, CoroEndOp, CoroFreeOp, CoroIdOp, RuntimeCreateOp, RuntimeSetErrorOp, TokenType,
};
use crate::cf::BranchOp;
use crate::func::{FuncOp, ReturnOp};

/// A coroutine: a function that may be suspended, and returns a token and values before they are available.
#[derive(Clone, Debug)]
pub(super) struct Coroutine {
    pub(super) func: Op,
    /// The token that it returns, if any.
    pub(super) token: Option<Value>,
    /// The asynchronous values that it returns.
    pub(super) values: Vec<Value>,
    pub(super) handle: Value,
    pub(super) entry: Block,
    /// The block that marks what it returns as erroneous, if it is needed.
    set_error: Option<Block>,
    /// The block that frees the coroutine at its end.
    pub(super) cleanup: Block,
    /// The block that frees the coroutine if it is destroyed while it is suspended.
    pub(super) destroy: Block,
    /// The block that returns to the caller.
    pub(super) suspend: Block,
}

/// The coroutines, by their functions.
#[derive(Clone, Default, Debug)]
pub(super) struct Coroutines(Arc<Mutex<FxHashMap<Op, Coroutine>>>);

impl Coroutines {
    fn with<R>(&self, action: impl FnOnce(&mut FxHashMap<Op, Coroutine>) -> R) -> R {
        action(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub(super) fn insert(&self, coroutine: Coroutine) {
        self.with(|all| all.insert(coroutine.func, coroutine));
    }

    /// The coroutine that contains `op`.
    pub(super) fn around(&self, op: OpRef<'_>) -> Option<Coroutine> {
        let func = op.parent_of_type::<FuncOp<'_>>()?;
        self.with(|all| all.get(&func.handle()).cloned())
    }

    /// Whether `op` is in a coroutine.
    pub(super) fn contain(&self, op: OpRef<'_>) -> bool {
        let func = op.parent_of_type::<FuncOp<'_>>();
        func.is_some_and(|func| self.with(|all| all.contains_key(&func.handle())))
    }

    /// The block of `coroutine` that marks what it returns as erroneous.
    pub(super) fn set_error(&self, coroutine: &Coroutine, r: &mut Rewriter<'_>) -> Block {
        if let Some(block) = coroutine.set_error {
            return block;
        }
        let (point, loc) = (r.insert_point(), r.loc());
        let func_loc = r.op(coroutine.func).loc();
        let block = add_block(coroutine.func, Some(coroutine.cleanup), func_loc, r);
        for value in coroutine.token.iter().chain(&coroutine.values) {
            RuntimeSetErrorOp::build(r, *value);
        }
        BranchOp::build(r, coroutine.cleanup, &[]);
        r.set_insert_point(point);
        r.set_loc(loc);
        self.with(|all| {
            if let Some(coroutine) = all.get_mut(&coroutine.func) {
                coroutine.set_error = Some(block);
            }
        });
        block
    }
}

/// Adds a block to the body of `func`, and sets the insertion point to its end.
fn add_block(func: Op, before: Option<Block>, loc: Location, r: &mut Rewriter<'_>) -> Block {
    let region = r.op(func).region(0).handle();
    let block = r.create_block(region, std::iter::empty::<Type>());
    if before.is_some() {
        r.move_block(block, region, before);
    }
    r.set_insert_point(InsertPoint::End(block));
    r.set_loc(loc);
    block
}

/// Makes a coroutine of a function with a body. Adds an entry block, which creates what the function returns and the coroutine,
/// and blocks that free it and return. Nothing branches to them yet.
pub(super) fn make_coroutine(func: Op, r: &mut Rewriter<'_>) -> Option<Coroutine> {
    let view = r.op(func);
    let (region, loc) = (view.region(0), view.loc());
    let entry = region.first_block()?;
    let first = entry.front()?.handle();
    let entry = entry.handle();
    let types: Vec<Type> = view.dyn_cast::<FuncOp<'_>>()?.function_type().results().to_vec();
    let body = r.split_block(first);
    r.set_insert_point(InsertPoint::End(entry));
    r.set_loc(loc);
    let mut returned = Vec::new();
    for ty in &types {
        returned.push(RuntimeCreateOp::build(r, *ty).into());
    }
    let id = CoroIdOp::build(r);
    let handle: Value = CoroBeginOp::build(r, id).into();
    BranchOp::build(r, body, &[]);
    let cleanup = add_block(func, None, loc, r);
    let destroy = add_block(func, None, loc, r);
    let suspend = add_block(func, None, loc, r);
    for block in [cleanup, destroy] {
        r.set_insert_point(InsertPoint::End(block));
        CoroFreeOp::build(r, id, handle);
        BranchOp::build(r, suspend, &[]);
    }
    r.set_insert_point(InsertPoint::End(suspend));
    CoroEndOp::build(r, handle);
    ReturnOp::build(r, &returned);
    mark(func, r);
    let has_token = types.first().is_some_and(|ty| r.ctx().type_ref(*ty).isa::<TokenType<'_>>());
    let values = returned.split_off(usize::from(has_token));
    let token = returned.pop();
    let set_error = None;
    Some(Coroutine { func, token, values, handle, entry, set_error, cleanup, destroy, suspend })
}

/// Marks a function as a coroutine for LLVM.
fn mark(func: Op, r: &mut Rewriter<'_>) {
    let ctx = r.ctx().clone();
    let value = StringAttr::get(&ctx, "presplitcoroutine").handle();
    let value = ArrayAttr::get(&ctx, &[value]).handle();
    let name = ctx.ident("passthrough");
    r.modify(func, |ir, op| ir.set_attr(op, name, Some(value)));
}
