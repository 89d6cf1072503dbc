//! Functions for the bodies of `async.execute`.

use ods_runtime::ir::{InsertPoint, Mapping};
use ods_runtime::rewrite::Rewriter;
use ods_runtime::{Op, Type, Value};

use super::super::captures::{clone_constants_into, used_from_above};
use super::super::functions::{create_function, module_around};
use super::coroutine::{Coroutine, Coroutines, make_coroutine};
use crate::async_::{AwaitOp, CoroSaveOp, CoroSuspendOp, ExecuteOp, RuntimeResumeOp};
use crate::func::CallOp;

/// Moves the body of `task` to a function, which is a coroutine, and calls it.
pub(super) fn outline(r: &mut Rewriter<'_>, task: Op, coroutines: &Coroutines) {
    // Without a module whose functions can be called, the task stays, which is an error of the conversion.
    let Some(module) = module_around(r.ir(), task) else { return };
    let view = r.op(task);
    let Some(execute) = view.dyn_cast::<ExecuteOp<'_>>() else { return };
    let body = execute.body_region().handle();
    let (loc, results) = (view.loc(), view.results().types().map(|ty| ty.handle()));
    let results: Vec<Type> = results.collect();
    let dependencies = execute.dependencies().handles().to_vec();
    let operands = execute.body_operands().handles().to_vec();
    r.set_loc(loc);
    clone_constants_into(body, r);
    let mut inputs: Vec<Value> = Vec::new();
    for value in dependencies.iter().chain(&operands).copied().chain(used_from_above(r.ir(), body))
    {
        if !inputs.contains(&value) {
            inputs.push(value);
        }
    }
    let types: Vec<Type> = inputs.iter().map(|value| r.value(*value).ty().handle()).collect();
    let (func, name, block) = create_function(r, module, "async_execute_fn", &types, &results);
    let mut mapping = Mapping::new();
    let arguments = r.block(block).argument_handles().to_vec();
    for (input, argument) in inputs.iter().zip(&arguments) {
        mapping.map_value(*input, *argument);
    }
    for dependency in dependencies {
        AwaitOp::build(r, mapping.value(dependency));
    }
    let mut contents = Vec::new();
    for operand in operands {
        let op = AwaitOp::build(r, mapping.value(operand)).op();
        contents.push(r.result(op, 0));
    }
    let Some(from) = r.region(body).first_block() else { return };
    for (argument, value) in from.argument_handles().iter().zip(contents) {
        mapping.map_value(*argument, value);
    }
    let ops: Vec<Op> = from.ops().map(|op| op.handle()).collect();
    for op in ops {
        r.clone_op(op, &mut mapping);
    }
    if let Some(coroutine) = make_coroutine(func, r) {
        resume_elsewhere(&coroutine, r);
        coroutines.insert(coroutine);
    }
    r.set_insert_point(InsertPoint::Before(task));
    r.set_loc(loc);
    let call = CallOp::build(r, name.as_str(), &results, &inputs).op();
    r.replace_op_with(task, call);
}

/// Suspends `coroutine` at the end of its entry block, and has it resumed on a thread of the runtime.
fn resume_elsewhere(coroutine: &Coroutine, r: &mut Rewriter<'_>) {
    let Some(branch) = r.block(coroutine.entry).back() else { return };
    let body = branch.successor(0).handle();
    let branch = branch.handle();
    r.set_insert_point(InsertPoint::Before(branch));
    let state = CoroSaveOp::build(r, coroutine.handle);
    RuntimeResumeOp::build(r, coroutine.handle);
    CoroSuspendOp::build(r, state, coroutine.suspend, body, coroutine.destroy);
    r.erase_op(branch);
}
