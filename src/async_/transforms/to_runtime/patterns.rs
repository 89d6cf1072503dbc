//! The patterns that replace operations by those of the runtime.

use ods_runtime::attrs::IntegerAttr;
use ods_runtime::conversion::{ConversionPatternSet, ConversionRewriter};
use ods_runtime::ir::InsertPoint;
use ods_runtime::symbol::{set_visibility, visibility};
use ods_runtime::types::IntegerType;
use ods_runtime::{Op, Value};

use super::coroutine::{Coroutine, Coroutines, make_coroutine};
use crate::arith::{ConstantOp, XOrIOp};
use crate::async_::{
    AddToGroupOp, AwaitAllOp, AwaitOp, CallOp, CoroSaveOp, CoroSuspendOp, CreateGroupOp, FuncOp,
    ReturnOp, RuntimeAddToGroupOp, RuntimeAwaitAndResumeOp, RuntimeAwaitOp, RuntimeCreateGroupOp,
    RuntimeIsErrorOp, RuntimeLoadOp, RuntimeSetAvailableOp, RuntimeStoreOp, TokenType, ValueType,
    YieldOp,
};
use crate::cf::{AssertOp, BranchOp, CondBranchOp};
use crate::func;

/// Groups.
pub(super) fn add_groups(patterns: &mut ConversionPatternSet) {
    patterns.add_op::<CreateGroupOp<'static>>("CreateGroupOpLowering", |op, operands, r| {
        let size = operands.size();
        let new = RuntimeCreateGroupOp::build(r, size);
        r.replace_op_with(op, new);
        Some(())
    });
    patterns.add_op::<AddToGroupOp<'static>>("AddToGroupOpLowering", |op, operands, r| {
        let (operand, group) = (operands.operand(), operands.group());
        let new = RuntimeAddToGroupOp::build(r, operand, group);
        r.replace_op_with(op, new);
        Some(())
    });
}

/// Waiting, which suspends a coroutine, and blocks other functions if `blocks` says so.
pub(super) fn add_waits(
    patterns: &mut ConversionPatternSet,
    coroutines: &Coroutines,
    blocks: bool,
) {
    let of_tokens = coroutines.clone();
    patterns.add_op::<AwaitOp<'static>>("AwaitTokenOpLowering", move |op, operands, r| {
        let operand = operands.operand();
        if !r.value(operand).ty().isa::<TokenType<'_>>() {
            return r.no_match(op, "unsupported awaitable type");
        }
        wait(op.op(), operand, &of_tokens, blocks, r)?;
        r.erase_op(op);
        Some(())
    });
    let of_values = coroutines.clone();
    patterns.add_op::<AwaitOp<'static>>("AwaitValueOpLowering", move |op, operands, r| {
        let operand = operands.operand();
        if !r.value(operand).ty().isa::<ValueType<'_>>() {
            return r.no_match(op, "unsupported awaitable type");
        }
        wait(op.op(), operand, &of_values, blocks, r)?;
        let value = RuntimeLoadOp::build(r, operand);
        r.replace_op_with(op, value);
        Some(())
    });
    let of_groups = coroutines.clone();
    patterns.add_op::<AwaitAllOp<'static>>("AwaitAllOpLowering", move |op, operands, r| {
        wait(op.op(), operands.operand(), &of_groups, blocks, r)?;
        r.erase_op(op);
        Some(())
    });
}

/// Waits for `operand` before `op`. The insertion point is behind it then.
fn wait(
    op: Op,
    operand: Value,
    coroutines: &Coroutines,
    blocks: bool,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    if let Some(coroutine) = coroutines.around(r.op(op)) {
        return suspend(op, operand, &coroutine, coroutines, r);
    }
    if !blocks {
        return None;
    }
    RuntimeAwaitOp::build(r, operand);
    let is_error = RuntimeIsErrorOp::build(r, operand);
    let i1 = IntegerType::get(r.ctx(), 1).handle();
    let one = IntegerAttr::get(r.ctx(), i1, 1).handle();
    let one = ConstantOp::build(r, one);
    let is_valid = XOrIOp::build(r, is_error, one);
    AssertOp::build(r, is_valid, "Awaited async operand is in error state");
    Some(())
}

/// Suspends `coroutine` before `op` until `operand` is available. If it is erroneous, so is what the coroutine returns.
fn suspend(
    op: Op,
    operand: Value,
    coroutine: &Coroutine,
    coroutines: &Coroutines,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    let suspended = r.op(op).block()?.handle();
    let state = CoroSaveOp::build(r, coroutine.handle);
    RuntimeAwaitAndResumeOp::build(r, operand, coroutine.handle);
    let resume = r.split_block(op);
    r.set_insert_point(InsertPoint::End(suspended));
    CoroSuspendOp::build(r, state, coroutine.suspend, resume, coroutine.destroy);
    let continuation = r.split_block(op);
    r.set_insert_point(InsertPoint::End(resume));
    let is_error: Value = RuntimeIsErrorOp::build(r, operand).into();
    let set_error = coroutines.set_error(coroutine, r);
    CondBranchOp::build(r, is_error, set_error, &[], continuation, &[]);
    r.set_insert_point(InsertPoint::Start(continuation));
    Some(())
}

/// What ends a coroutine.
pub(super) fn add_ends(patterns: &mut ConversionPatternSet, coroutines: &Coroutines) {
    let of_yields = coroutines.clone();
    patterns.add_op::<YieldOp<'static>>("YieldOpLowering", move |op, operands, r| {
        end(op.op(), operands.operands(), &of_yields, r)
    });
    let of_asserts = coroutines.clone();
    patterns.add_op::<AssertOp<'static>>("AssertOpLowering", move |op, operands, r| {
        let Some(coroutine) = of_asserts.around(*r.get(op)) else {
            return r.no_match(op, "operation is not inside the async coroutine function");
        };
        let block = r.op(op).block()?.handle();
        let continuation = r.split_block(op);
        r.set_insert_point(InsertPoint::End(block));
        let set_error = of_asserts.set_error(&coroutine, r);
        CondBranchOp::build(r, operands.arg(), continuation, &[], set_error, &[]);
        r.erase_op(op);
        Some(())
    });
}

/// Stores the values that a coroutine returns, and makes them and the token available.
fn end(
    op: Op,
    values: &[Value],
    coroutines: &Coroutines,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    let Some(coroutine) = coroutines.around(r.op(op)) else {
        return r.no_match(op, "operation is not inside the async coroutine function");
    };
    for (value, storage) in values.iter().zip(&coroutine.values) {
        RuntimeStoreOp::build(r, *value, *storage);
        RuntimeSetAvailableOp::build(r, *storage);
    }
    if let Some(token) = coroutine.token {
        RuntimeSetAvailableOp::build(r, token);
    }
    BranchOp::build(r, coroutine.cleanup, &[]);
    r.erase_op(op);
    Some(())
}

/// Functions of `async`, their calls, and what they return.
pub(super) fn add_functions(patterns: &mut ConversionPatternSet, coroutines: &Coroutines) {
    patterns.add_op::<CallOp<'static>>("AsyncCallOpLowering", |op, operands, r| {
        let view = r.get(op);
        let types: Vec<_> = (*view).results().types().map(|ty| ty.handle()).collect();
        let callee = view.callee().to_owned();
        let new = func::CallOp::build(r, callee.as_str(), &types, operands.operands());
        r.replace_op_with(op, new);
        Some(())
    });
    let of_functions = coroutines.clone();
    patterns.add_op::<FuncOp<'static>>("AsyncFuncOpLowering", move |op, _, r| {
        let view = r.get(op);
        let (name, body) = (view.sym_name().to_owned(), view.body().handle());
        let attrs = (*view).attrs();
        let visibility = visibility(*view);
        let ctx = r.ctx().clone();
        let ty = view.function_type().handle();
        let new = func::FuncOp::build(r, &name, ctx.type_ref(ty).cast()).op();
        set_visibility(r.ir_mut(), new, visibility);
        for attr in attrs {
            if ctx.ident_str(attr.name) != "sym_name" {
                r.ir_mut().set_attr(new, attr.name, Some(attr.value));
            }
        }
        let to = r.op(new).region(0).handle();
        r.inline_region(body, to, None);
        let coroutine = make_coroutine(new, r)?;
        of_functions.insert(coroutine);
        r.erase_op(op);
        Some(())
    });
    let of_returns = coroutines.clone();
    patterns.add_op::<ReturnOp<'static>>("AsyncReturnOpLowering", move |op, operands, r| {
        end(op.op(), operands.operands(), &of_returns, r)
    });
}
