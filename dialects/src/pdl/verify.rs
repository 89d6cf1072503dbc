//! Verification of operations that describe values, attributes and types.

use super::binding::verify_bound;
use super::types::element_or_self;
use super::{
    ApplyNativeConstraintOp, ApplyNativeRewriteOp, AttributeOp, OperandOp, OperandsOp,
    OperationType, RangeOp, ReplaceOp, ResultsOp, RewriteOp, TypeOp, TypesOp, ValueType,
};
use crate::prelude::*;

impl<'ir> Verify<'ir> for ApplyNativeConstraintOp<'ir> {
    fn verify(self) -> VerifyResult {
        if (*self).num_operands() == 0 {
            return Err(self.op_error("expected at least one argument"));
        }
        if (*self).results().types().any(|ty| ty.isa::<OperationType<'_>>()) {
            return Err(self.op_error("returning an operation from a constraint is not supported"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for ApplyNativeRewriteOp<'ir> {
    fn verify(self) -> VerifyResult {
        if (*self).num_operands() == 0 && (*self).num_results() == 0 {
            return Err(self.op_error("expected at least one argument or result"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for AttributeOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.value().is_some() {
            if self.value_type().is_some() {
                return Err(self.op_error("expected only one of [`type`, `value`] to be set"));
            }
            return Ok(());
        }
        if (*self).parent_op().is_some_and(|parent| parent.isa::<RewriteOp<'_>>()) {
            return Err(
                self.op_error("expected constant value when specified within a `pdl.rewrite`")
            );
        }
        verify_bound(*self)
    }
}

impl<'ir> Verify<'ir> for OperandOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_bound(*self)
    }
}

impl<'ir> Verify<'ir> for OperandsOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_bound(*self)
    }
}

impl<'ir> Verify<'ir> for TypeOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.constant_type().is_some() { Ok(()) } else { verify_bound(*self) }
    }
}

impl<'ir> Verify<'ir> for TypesOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.constant_types().is_some() { Ok(()) } else { verify_bound(*self) }
    }
}

impl<'ir> Verify<'ir> for RangeOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_elements(*self)
    }
}

/// Verifies that the operands and the result of `op` have the same type, or ranges of it.
pub(crate) fn verify_elements(op: OpRef<'_>) -> VerifyResult {
    let element = element_or_self(op.result(0).ty());
    match op.operands().types().map(element_or_self).find(|actual| *actual != element) {
        Some(actual) => Err(op.op_error(format!(
            "expected operand to have element type '{element}', but got '{actual}'"
        ))),
        None => Ok(()),
    }
}

impl<'ir> Verify<'ir> for ReplaceOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.repl_operation().is_some() && !self.repl_values().is_empty() {
            return Err(self.op_error(
                "expected no replacement values to be provided when the replacement operation is \
                 present",
            ));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for ResultsOp<'ir> {
    fn verify(self) -> VerifyResult {
        let ty = (*self).result(0).ty();
        if self.index().is_none() && ty.isa::<ValueType<'_>>() {
            return Err(self.op_error(format!(
                "expected `pdl.range<value>` result type when no index is specified, but got: \
                 '{ty}'"
            )));
        }
        Ok(())
    }
}
