//! Patterns that convert types of calls and returns.

use ods_runtime::conversion::ConversionPattern;
use ods_runtime::{Type, Value};

use super::{CallOp, ReturnOp};

/// A pattern that converts the operands and results of calls. Corresponds to `populateCallOpTypeConversionPattern`.
pub fn call_type_pattern() -> ConversionPattern {
    ConversionPattern::new_one_to_n::<CallOp<'static>>("CallTypeConversion", |op, operands, r| {
        let converter = r.converter()?;
        let view = r.get(op);
        let callee = view.callee_attr().handle();
        let types: Option<Vec<_>> =
            view.results().types().map(|ty| converter.convert_type_to_n(ty)).collect();
        let Some(types) = types else {
            return r.no_match(op, "the type of a result does not convert");
        };
        let all: Vec<Type> = types.iter().flatten().copied().collect();
        let operands: Vec<Value> = operands.operands().concat();
        let call = r
            .new_op::<CallOp<'_>>()
            .set_callee_attr(callee)
            .set_operands(&operands)
            .with_types(all)
            .build();
        let mut results = r.op(call).results().handles().into_iter();
        let results: Vec<Vec<Value>> =
            types.iter().map(|types| results.by_ref().take(types.len()).collect()).collect();
        r.replace_op_with_multiple(op, &results);
        Some(())
    })
}

/// A pattern that converts the operands of returns. Corresponds to `populateReturnOpTypeConversionPattern`.
pub fn return_type_pattern() -> ConversionPattern {
    ConversionPattern::new_one_to_n::<ReturnOp<'static>>(
        "ReturnTypeConversion",
        |op, operands, r| {
            let operands: Vec<Value> = operands.operands().concat();
            r.edit::<ReturnOp<'_>>(op).set_operands(&operands);
            Some(())
        },
    )
}
