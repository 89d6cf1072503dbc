//! Verification.

use super::{
    CreateOperationOp, CreateRangeOp, SwitchAttributeOp, SwitchOperandCountOp,
    SwitchOperationNameOp, SwitchResultCountOp, SwitchTypeOp, SwitchTypesOp,
};
use crate::pdl::verify::verify_elements;
use crate::prelude::*;

impl<'ir> Verify<'ir> for CreateRangeOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_elements(*self)
    }
}

impl<'ir> Verify<'ir> for CreateOperationOp<'ir> {
    fn verify(self) -> VerifyResult {
        if !self.inferred_result_types() {
            return Ok(());
        }
        if !self.input_result_types().is_empty() {
            return Err(
                self.op_error("with inferred results cannot also have explicit result types")
            );
        }
        let (ctx, name) = ((*self).ctx(), self.name());
        let def = ctx.op_name_ref(ctx.op_name(name)).def();
        if def.is_some_and(|def| def.interface::<InferTypeOpInterfaceTable>().is_some()) {
            return Ok(());
        }
        Err(self.op_error(format!(
            "has inferred results, but the created operation '{name}' does not support result \
             type inference (or is not registered)"
        )))
    }
}

/// Verifies that there is a successor for each of `values`.
fn verify_cases(op: OpRef<'_>, cases: usize, values: usize) -> VerifyResult {
    if cases == values {
        return Ok(());
    }
    Err(op.op_error(format!(
        "expected number of cases to match the number of case values, got {cases} but expected \
         {values}"
    )))
}

/// Verifies the cases of operations; the first successor is the default.
macro_rules! switches {
    ($($op:ident: |$it:ident| $values:expr;)*) => {
        $(
            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    let $it = self;
                    verify_cases(*self, (*self).num_successors() - 1, $values)
                }
            }
        )*
    };
}

switches! {
    SwitchAttributeOp: |it| it.case_values().len();
    SwitchOperandCountOp: |it| it.case_values().num_elements();
    SwitchOperationNameOp: |it| it.case_values().len();
    SwitchResultCountOp: |it| it.case_values().num_elements();
    SwitchTypeOp: |it| it.case_values().len();
    SwitchTypesOp: |it| it.case_values().len();
}
