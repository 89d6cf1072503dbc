//! Functions whose type is a function type in a property, and calls of them.

use ods_runtime::attrs::TypeAttr;
use ods_runtime::diag::VerifyResult;
use ods_runtime::function::{self, Variadic};
use ods_runtime::interfaces::FunctionOpInterface;
use ods_runtime::ir::PropertyKey;
use ods_runtime::text::{OpParser, OpPrinter, ParseResult};
use ods_runtime::types::{FunctionType, TypeRef};
use ods_runtime::{OpRef, OpState, RegionRef};

/// Parses a function after the name of its operation. `type_key` is the property with its type.
///
/// # Errors
///
/// If the name, the signature, the attributes or the body is malformed.
pub fn parse(p: &mut OpParser<'_>, state: &mut OpState, type_key: PropertyKey) -> ParseResult {
    function::parse(p, state, Variadic::No, type_key, &|ctx, inputs, results, _| {
        Ok(FunctionType::get(ctx, inputs, results).handle())
    })
}

/// Prints a function after the name of its operation. `type_key` is the property with its type.
pub fn print<'ir>(function: OpRef<'ir>, p: &mut OpPrinter<'ir>, type_key: PropertyKey) {
    if let Some(function) = function.dyn_cast::<FunctionOpInterface<'_>>() {
        function::print(function, p, Variadic::No, type_key);
    }
}

/// The type of `function` in the property `type_key`; `None` if it has no valid one.
pub fn function_type(function: OpRef<'_>, type_key: PropertyKey) -> Option<FunctionType<'_>> {
    function.property_as::<TypeAttr<'_>>(type_key)?.value().dyn_cast()
}

/// The types of the arguments of `function`, whose type is the property `type_key`; none if it has no valid one.
pub fn argument_types(function: OpRef<'_>, type_key: PropertyKey) -> Vec<TypeRef<'_>> {
    let ty = function_type(function, type_key);
    ty.into_iter().flat_map(|ty| (0..ty.num_inputs()).map(move |i| ty.input(i))).collect()
}

/// The types of the results of `function`, whose type is the property `type_key`; none if it has no valid one.
pub fn result_types(function: OpRef<'_>, type_key: PropertyKey) -> Vec<TypeRef<'_>> {
    let ty = function_type(function, type_key);
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
    let function = op.parent_op().and_then(|it| it.dyn_cast::<FunctionOpInterface<'_>>());
    let Some(function) = function else { return Ok(()) };
    let name = function.name_attr().map_or("", |name| name.value());
    let results = function.result_types();
    let (have, want) = (op.num_operands(), results.len());
    if have != want {
        return Err(op.op_error(format!(
            "has {have} operands, but enclosing function (@{name}) {verb} {want}"
        )));
    }
    for (i, (have, want)) in op.operands().types().zip(results).enumerate() {
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
