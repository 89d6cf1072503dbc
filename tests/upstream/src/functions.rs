//! Functions whose type is the attribute `function_type`.

use ods_runtime::function;

use crate::prelude::*;

const FUNCTION_TYPE: &str = "function_type";

pub(crate) fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
    function::parse(p, state, false, FUNCTION_TYPE, &|ctx, inputs, results, _| {
        Ok(FunctionType::get(ctx, inputs, results).handle())
    })
}

pub(crate) fn print<'ir>(function: OpRef<'ir>, p: &mut OpPrinter<'ir>) {
    if let Some(function) = function.dyn_cast::<FunctionOpInterface<'_>>() {
        function::print(function, p, false, FUNCTION_TYPE);
    }
}

fn type_of(function: OpRef<'_>) -> Option<FunctionType<'_>> {
    function.attr(FUNCTION_TYPE)?.dyn_cast::<TypeAttr<'_>>()?.value().dyn_cast()
}

pub(crate) fn argument_types(function: OpRef<'_>) -> Vec<TypeRef<'_>> {
    let types = type_of(function).map_or(&[][..], |ty| ty.inputs());
    types.iter().map(|ty| function.ctx().type_ref(*ty)).collect()
}

pub(crate) fn result_types(function: OpRef<'_>) -> Vec<TypeRef<'_>> {
    let types = type_of(function).map_or(&[][..], |ty| ty.results());
    types.iter().map(|ty| function.ctx().type_ref(*ty)).collect()
}

pub(crate) fn callable_region(function: OpRef<'_>) -> Option<RegionRef<'_>> {
    Some(function.region(0)).filter(|body| !body.is_empty())
}

/// Verifies that the operands of `op` are what the function around it returns.
pub(crate) fn verify_return(op: OpRef<'_>, noun: &str, verb: &str) -> VerifyResult {
    let Some(function) = op.parent_op() else { return Ok(()) };
    let results = result_types(function);
    let name = function.attr("sym_name").and_then(|it| it.dyn_cast::<StringAttr<'_>>());
    let name = name.map_or("", |name| name.value());
    if op.num_operands() != results.len() {
        return Err(op.op_error(format!(
            "has {} operands, but enclosing function (@{name}) {verb} {}",
            op.num_operands(),
            results.len()
        )));
    }
    for (index, (operand, result)) in op.operands().zip(results).enumerate() {
        let ty = operand.ty();
        if ty != result {
            return Err(op.error(format!(
                "type of {noun} operand {index} ('{ty}') doesn't match function result type \
                 ('{result}') in function @{name}"
            )));
        }
    }
    Ok(())
}
