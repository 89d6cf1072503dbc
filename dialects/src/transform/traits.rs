//! Verification of native traits.

use super::generated::transform::*;
use super::types::are_of_one_kind;
use crate::prelude::*;

macro_rules! without_conditions {
    ($($hook:ident $function:ident;)*) => {
        $(
            /// The definition says what the trait demands.
            impl $hook for TransformDialect {
                fn $function(_op: OpRef<'_>, _parameters: &str) -> VerifyResult {
                    Ok(())
                }
            }
        )*
    };
}

without_conditions! {
    VerifyFunctionalStyleTransformOpTrait verify_functional_style_transform_op_trait;
    VerifyNavigationTransformOpTrait verify_navigation_transform_op_trait;
    VerifyReportTrackingListenerFailuresOpTrait verify_report_tracking_listener_failures_op_trait;
    VerifyTransformEachOpTrait verify_transform_each_op_trait;
}

impl VerifyParamProducerTransformOpTrait for TransformDialect {
    fn verify_param_producer_transform_op_trait(op: OpRef<'_>, _parameters: &str) -> VerifyResult {
        if op.results().types().all(|ty| ty.isa::<TransformParamTypeInterface<'_>>()) {
            return Ok(());
        }
        Err(op.op_error(
            "ParamProducerTransformOpTrait attached to this op expects result types to implement \
             TransformParamTypeInterface",
        ))
    }
}

impl VerifyPossibleTopLevelTransformOpTrait for TransformDialect {
    fn verify_possible_top_level_transform_op_trait(
        op: OpRef<'_>,
        _parameters: &str,
    ) -> VerifyResult {
        if op.num_regions() == 0 {
            return Err(op.op_error("expects at least one region"));
        }
        let body = op.region(0).first_block().filter(|_| op.region(0).has_one_block());
        let Some(body) = body else {
            return Err(op.op_error("expects a single-block region"));
        };
        let mut arguments = body.argument_types();
        let Some(first) = arguments.next() else {
            return Err(op.op_error("expects the entry block to have at least one argument"));
        };
        if !first.isa::<TransformHandleTypeInterface<'_>>() {
            return Err(op.op_error(
                "expects the first entry block argument to be of type implementing \
                 TransformHandleTypeInterface",
            ));
        }
        if op.num_operands() > 0 && op.operand(0).ty() != first {
            return Err(op.op_error(
                "expects the type of the block argument to match the type of the operand",
            ));
        }
        if let Some(index) = arguments.position(|ty| !are_of_one_kind(ty, ty)) {
            let error = op.op_error(
                "expects trailing entry block arguments to be of type implementing \
                 TransformHandleTypeInterface, TransformValueHandleTypeInterface or \
                 TransformParamTypeInterface",
            );
            return Err(error.note(Some(op.loc()), format!("argument #{} does not", index + 1)));
        }
        let outer =
            op.ancestors().find(|it| it.has_trait::<PossibleTopLevelTransformOpTraitTrait>());
        if let Some(outer) = outer
            && op.num_operands() != body.num_arguments()
        {
            let error = op.op_error("expects operands to be provided for a nested op");
            return Err(error.note(Some(outer.loc()), "nested in another possible top-level op"));
        }
        Ok(())
    }
}
