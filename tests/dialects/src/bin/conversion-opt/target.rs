//! The operations that the conversion leaves.

use std::sync::Arc;

use ods::func::FuncOp;
use ods_runtime::OpRef;
use ods_runtime::builtin::ModuleOp;
use ods_runtime::conversion::{ConversionTarget, TypeConverter};
use ods_runtime::interfaces::FunctionOpInterface;
use ods_runtime::ir::OpView;
use ods_runtime::types::{Float32Type, Float64Type, FunctionType};

use crate::test::*;

/// The target of partial and analysis conversions.
pub(crate) fn target(types: &Arc<TypeConverter>) -> ConversionTarget {
    let mut target = ConversionTarget::new();
    target.add_legal_op::<ModuleOp<'_>>();
    target.add_legal_op::<LegalOpA<'_>>();
    target.add_legal_op::<LegalOpB<'_>>();
    target.add_legal_op::<CastOp<'_>>();
    target.add_legal_op::<ValidOp<'_>>();
    target.add_legal_op::<FinishOp<'_>>();
    target.add_legal_op::<OneRegionOp<'_>>();
    target.add_legal_op::<ValidProducerOp<'_>>();
    target.add_legal_op::<ValidConsumerOp<'_>>();
    target.add_illegal_op::<IllegalOpF<'_>>();
    target.add_illegal_op::<RegionBuilderOp<'_>>();
    target.add_dynamically_legal_op::<IllegalOpG<'_>>(|_| false);
    target.add_dynamically_legal_op::<ReturnOp<'_>>(|op| {
        !op.operands().any(|value| value.ty().isa::<Float32Type<'_>>())
    });
    target.add_dynamically_legal_op::<TypeProducerOp<'_>>(|op| is_f64(op.result(0)));
    target.add_dynamically_legal_op::<TypeConsumerOp<'_>>(|op| is_f64(op.operand(0)));
    target.add_dynamically_legal_op::<ConvertBlockArgsOp<'_>>(|op| {
        op.cast::<ConvertBlockArgsOp<'_>>().is_legal()
    });
    target.add_dynamically_legal_op::<RecursiveRewriteOp<'_>>(|op| {
        op.cast::<RecursiveRewriteOp<'_>>().depth() == 0
    });
    let converter = types.clone();
    target.add_dynamically_legal_op::<FuncOp<'_>>(move |op| is_legal_function(op, &converter));
    let converter = types.clone();
    target.add_dynamically_legal_op::<ods::func::CallOp<'_>>(move |op| converter.is_legal_op(op));
    target.mark_op_name_recursively_legal(FuncOp::DEF.op_name(), is_recursively_legal);
    target
}

/// The target of full conversions.
pub(crate) fn full_target(types: &Arc<TypeConverter>) -> ConversionTarget {
    let mut target = target(types);
    target
        .mark_unknown_op_dynamically_legal(|op| Some(op.attr("test.dynamically_legal").is_some()));
    target
}

fn is_f64(value: ods_runtime::ValueRef<'_>) -> bool {
    value.ty().isa::<Float64Type<'_>>()
}

fn is_recursively_legal(op: OpRef<'_>) -> Option<bool> {
    Some(op.attr("test.recursively_legal").is_some())
}

fn is_legal_function(op: OpRef<'_>, types: &TypeConverter) -> bool {
    let ty = op.cast::<FunctionOpInterface<'_>>().function_type().cast::<FunctionType<'_>>();
    types.is_signature_legal(ty)
}
