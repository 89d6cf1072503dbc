//! Operations that create tensors.

use super::{ConcatOp, EmptyOp, GenerateOp, SplatOp, YieldOp};
use crate::prelude::*;
use crate::shapes::{plain_with_shape, ranked_tensor, verify_dynamic_sizes};

impl<'ir> Verify<'ir> for EmptyOp<'ir> {
    fn verify(self) -> VerifyResult {
        let sizes = self.dynamic_sizes().len();
        verify_dynamic_sizes(*self, self.result().ty().shape(), sizes)
    }
}

impl<'ir> Verify<'ir> for SplatOp<'ir> {
    fn verify(self) -> VerifyResult {
        let sizes = self.dynamic_sizes().len();
        verify_dynamic_sizes(*self, self.aggregate().ty().shape(), sizes)
    }
}

impl<'ir> Verify<'ir> for GenerateOp<'ir> {
    fn verify(self) -> VerifyResult {
        let extents = self.dynamic_extents().len();
        verify_dynamic_sizes(*self, self.result().ty().shape(), extents)
    }
}

impl<'ir> VerifyRegions<'ir> for GenerateOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        let result = self.result().ty();
        let Some(body) = self.body().first_block() else { return Ok(()) };
        if !body.arguments().all(|argument| argument.ty().is_index()) {
            return Err(self.error("all body arguments must be index"));
        }
        if body.num_arguments() != result.rank() {
            return Err(self.error("must have one body argument per input dimension"));
        }
        if yielded_type(body.terminator()) == Some(result.element_type()) {
            return Ok(());
        }
        Err(self.op_error(
            "body must be terminated with a `yield` operation of the tensor element type",
        ))
    }
}

/// The type of the value that a `tensor.yield` yields.
pub(super) fn yielded_type(terminator: Option<OpRef<'_>>) -> Option<TypeRef<'_>> {
    Some(terminator?.dyn_cast::<YieldOp<'_>>()?.value().ty())
}

impl<'ir> Verify<'ir> for ConcatOp<'ir> {
    fn verify(self) -> VerifyResult {
        let inputs: Vec<_> = self.inputs().filter_map(ranked_tensor).collect();
        let Some(first) = inputs.first() else {
            return Err(self.op_error("requires at least one input"));
        };
        let result = self.result().ty();
        if inputs.iter().any(|input| input.rank() != result.rank()) {
            return Err(self.op_error("rank of concatenated inputs must match result rank"));
        }
        if inputs.iter().any(|input| input.element_type() != result.element_type()) {
            return Err(self.op_error("inputs and result element type must match"));
        }
        let concatenated = usize::try_from(self.dim()).unwrap_or(usize::MAX);
        if concatenated >= result.rank() {
            return Err(self.op_error("concatenation dim must be less than the tensor rank"));
        }
        let mut shape = Vec::with_capacity(result.rank());
        for dim in 0..result.rank() {
            let sizes = inputs.iter().map(|input| input.shape()[dim]);
            if dim == concatenated {
                let sum = sizes.map(SaturatedInteger::wrap);
                shape.push(sum.fold(SaturatedInteger::wrap(0), |a, b| a + b).as_integer());
                continue;
            }
            let mut static_sizes = sizes.filter(|size| *size != DYNAMIC);
            let size = static_sizes.next().unwrap_or(DYNAMIC);
            if static_sizes.any(|other| other != size) {
                return Err(self.op_error(format!(
                    "static concatenation size mismatch along non-concatenated dimension {dim}"
                )));
            }
            shape.push(size);
        }
        let is_other = |(&a, &b): (&i64, &i64)| a != DYNAMIC && b != DYNAMIC && a != b;
        if shape.iter().zip(result.shape()).any(is_other) {
            let inferred = plain_with_shape(*first, &shape);
            return Err(self.op_error(format!(
                "result type '{result}'does not match inferred shape '{inferred}' static sizes"
            )));
        }
        Ok(())
    }
}
