//! Functions whose type is the attribute `function_type`, and calls of them.

use ods_runtime::attrs::{StringAttr, TypeAttr};
use ods_runtime::diag::VerifyResult;
use ods_runtime::function;
use ods_runtime::interfaces::FunctionOpInterface;
use ods_runtime::text::{OpParser, OpPrinter, ParseResult};
use ods_runtime::types::{FunctionType, TypeRef};
use ods_runtime::{OpRef, OpState, RegionRef};

/// The name of the attribute for a function's type.
const FUNCTION_TYPE: &str = "function_type";

/// Parses a function after the name of its operation.
///
/// # Errors
///
/// If the name, the signature, the attributes or the body is malformed.
pub fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
    function::parse(p, state, false, FUNCTION_TYPE, &|ctx, inputs, results, _| {
        Ok(FunctionType::get(ctx, inputs, results).handle())
    })
}

/// Prints a function after the name of its operation.
pub fn print<'ir>(function: OpRef<'ir>, p: &mut OpPrinter<'ir>) {
    if let Some(function) = function.dyn_cast::<FunctionOpInterface<'_>>() {
        function::print(function, p, false, FUNCTION_TYPE);
    }
}

/// The type of `function`; `None` if it is not a function.
pub fn function_type(function: OpRef<'_>) -> Option<FunctionType<'_>> {
    function.attr(FUNCTION_TYPE)?.dyn_cast::<TypeAttr<'_>>()?.value().dyn_cast()
}

/// The types of the arguments of `function`; none if it is not a function.
pub fn argument_types(function: OpRef<'_>) -> Vec<TypeRef<'_>> {
    let ty = function_type(function);
    ty.into_iter().flat_map(|ty| (0..ty.num_inputs()).map(move |i| ty.input(i))).collect()
}

/// The types of the results of `function`; none if it is not a function.
pub fn result_types(function: OpRef<'_>) -> Vec<TypeRef<'_>> {
    let ty = function_type(function);
    ty.into_iter().flat_map(|ty| (0..ty.num_results()).map(move |i| ty.result(i))).collect()
}

/// The body of `function`, unless it is a declaration.
pub fn callable_region(function: OpRef<'_>) -> Option<RegionRef<'_>> {
    Some(function.region(0)).filter(|body| !body.is_empty())
}

/// Verifies that the operands of `op` have the types of the results of the function around it. Diagnostics call an
/// operand a `noun` operand, and say that the function `verb` results.
///
/// # Errors
///
/// If the number of operands or the type of one is wrong.
pub fn verify_return(op: OpRef<'_>, noun: &str, verb: &str) -> VerifyResult {
    let Some(function) = op.parent_op() else { return Ok(()) };
    let Some(ty) = function_type(function) else { return Ok(()) };
    let name = function.attr("sym_name").and_then(|it| it.dyn_cast::<StringAttr<'_>>());
    let name = name.map_or("", |name| name.value());
    let (have, want) = (op.num_operands(), ty.num_results());
    if have != want {
        return Err(op.op_error(format!(
            "has {have} operands, but enclosing function (@{name}) {verb} {want}"
        )));
    }
    for (i, have) in op.operands().types().enumerate() {
        let want = ty.result(i);
        if have != want {
            return Err(op.error(format!(
                "type of {noun} operand {i} ('{have}') doesn't match function result type \
                 ('{want}') in function @{name}"
            )));
        }
    }
    Ok(())
}

/// Verifies that the operands and results of `call` have the types of a function of type `ty`.
///
/// # Errors
///
/// If the number of operands or results, or a type, differs.
pub fn verify_call(call: OpRef<'_>, ty: FunctionType<'_>) -> VerifyResult {
    if ty.num_inputs() != call.num_operands() {
        return Err(call.op_error("incorrect number of operands for callee"));
    }
    for (i, have) in call.operands().types().enumerate() {
        let want = ty.input(i);
        if have != want {
            return Err(call.op_error(format!(
                "operand type mismatch: expected operand type '{want}', but provided '{have}' for \
                 operand number {i}"
            )));
        }
    }
    if ty.num_results() != call.num_results() {
        return Err(call.op_error("incorrect number of results for callee"));
    }
    let results = || (0..ty.num_results()).map(|i| ty.result(i));
    if let Some(i) = call.results().types().zip(results()).position(|(have, want)| have != want) {
        return Err(call
            .op_error(format!("result type mismatch at index {i}"))
            .note(None, format!("      op result types: {}", list(call.results().types())))
            .note(None, format!("function result types: {}", list(results()))));
    }
    Ok(())
}

/// Lists types for diagnostics.
fn list<'c>(types: impl Iterator<Item = TypeRef<'c>>) -> String {
    types.map(|ty| format!("'{ty}'")).collect::<Vec<_>>().join(", ")
}
