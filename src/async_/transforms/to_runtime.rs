//! The passes `async-to-async-runtime` and `async-func-to-async-runtime`.
//!
//! The body of each `async.execute` becomes a function (`outline`), which is a coroutine (`coroutine`), as does each
//! `async.func`. Patterns then replace what waits and what ends a coroutine (`patterns`).

mod coroutine;
mod outline;
mod patterns;

use ods_runtime::conversion::{
    ConversionConfig, ConversionPatternSet, ConversionTarget, apply_partial_conversion,
};
use ods_runtime::diag::Diagnostic;
use ods_runtime::ir::WalkOrder;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::rewrite::{PatternSet, Rewriter};
use ods_runtime::{Dialect, Ir, Op, OpRef};

use self::coroutine::Coroutines;
use super::{AsyncFuncToAsyncRuntimePass, AsyncToAsyncRuntimePass};
use crate::arith::{ConstantOp, XOrIOp};
use crate::async_::{
    AddToGroupOp, AsyncDialect, AwaitAllOp, AwaitOp, CallOp, CreateGroupOp, ExecuteOp, FuncOp,
    ReturnOp, YieldOp,
};
use crate::cf::{AssertOp, BranchOp, CondBranchOp};
use crate::conversions::scf_to_cf;
use crate::func::FuncDialect;
use crate::scf::SCFDialect;

impl RunPass for AsyncToAsyncRuntimePass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let coroutines = Coroutines::default();
        let tasks = ir.op(op).walk(WalkOrder::Post).filter(|op| op.isa::<ExecuteOp<'_>>());
        let tasks: Vec<Op> = tasks.map(|op| op.handle()).collect();
        for task in tasks {
            outline::outline(&mut Rewriter::new(ir), task, &coroutines);
        }
        let mut patterns = ConversionPatternSet::new();
        // Branches are between blocks of the coroutine, so its regions become blocks first.
        let mut rewrites = PatternSet::default();
        scf_to_cf::add_patterns(&mut rewrites);
        patterns.add_rewrites(rewrites);
        patterns::add_groups(&mut patterns);
        patterns::add_waits(&mut patterns, &coroutines, true);
        patterns::add_ends(&mut patterns, &coroutines);
        let target = target(coroutines);
        let config = ConversionConfig::default();
        apply_partial_conversion(ir, &[op], &target, &patterns.freeze(), config)
            .map_err(Diagnostic::from)?;
        Ok(())
    }
}

/// The operations that both passes leave.
fn common_target() -> ConversionTarget {
    let mut target = ConversionTarget::new();
    target.add_legal_dialect::<AsyncDialect>();
    target.add_legal_dialect::<FuncDialect>();
    target.add_legal_op::<XOrIOp<'_>>();
    target.add_legal_op::<ConstantOp<'_>>();
    target.add_legal_op::<BranchOp<'_>>();
    target.add_legal_op::<CondBranchOp<'_>>();
    target
}

fn target(coroutines: Coroutines) -> ConversionTarget {
    let mut target = common_target();
    target.add_illegal_op::<CreateGroupOp<'_>>();
    target.add_illegal_op::<AddToGroupOp<'_>>();
    target.add_illegal_op::<ExecuteOp<'_>>();
    target.add_illegal_op::<AwaitOp<'_>>();
    target.add_illegal_op::<AwaitAllOp<'_>>();
    target.add_illegal_op::<YieldOp<'_>>();
    let of_asserts = coroutines.clone();
    target.add_dynamically_legal_op::<AssertOp<'_>>(move |op| !of_asserts.contain(op));
    target.add_dynamically_legal_dialect::<SCFDialect>(move |op| {
        let is_async = |op: OpRef<'_>| op.name().dialect() == AsyncDialect::NAMESPACE;
        let mut nested = op.walk(WalkOrder::Pre);
        Some(!nested.any(|op| is_async(op) && coroutines.contain(op)))
    });
    target
}

impl RunPass for AsyncFuncToAsyncRuntimePass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let coroutines = Coroutines::default();
        let mut patterns = ConversionPatternSet::new();
        patterns::add_functions(&mut patterns, &coroutines);
        patterns::add_waits(&mut patterns, &coroutines, false);
        patterns::add_ends(&mut patterns, &coroutines);
        let mut target = common_target();
        target.add_illegal_op::<FuncOp<'_>>();
        target.add_illegal_op::<CallOp<'_>>();
        target.add_illegal_op::<ReturnOp<'_>>();
        let is_legal = move |coroutines: &Coroutines, op: OpRef<'_>| {
            op.parent_of_type::<ExecuteOp<'_>>().is_some() || !coroutines.contain(op)
        };
        let [of_await, of_await_all, of_yield, of_assert] =
            std::array::from_fn(|_| coroutines.clone());
        target.add_dynamically_legal_op::<AwaitOp<'_>>(move |op| is_legal(&of_await, op));
        target.add_dynamically_legal_op::<AwaitAllOp<'_>>(move |op| is_legal(&of_await_all, op));
        target.add_dynamically_legal_op::<YieldOp<'_>>(move |op| is_legal(&of_yield, op));
        target.add_dynamically_legal_op::<AssertOp<'_>>(move |op| is_legal(&of_assert, op));
        let config = ConversionConfig::default();
        apply_partial_conversion(ir, &[op], &target, &patterns.freeze(), config)
            .map_err(Diagnostic::from)?;
        Ok(())
    }
}
